// Part of hipwave, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What nvcc includes before any CUDA source. The front end passes this file
// with -include; Clang's own wrapper would need an SDK.
#ifndef HIPWAVE_DECLS_IMPLICIT_H
#define HIPWAVE_DECLS_IMPLICIT_H

// Device overloads come before <cmath>: a constexpr function of the library
// becomes one of both sides unless a device overload is there already.
#include <__clang_cuda_math_forward_declares.h>

// libstdc++ looks at __CUDACC__ to leave out __float128.
#define __CUDACC__ 1
#include <climits>
#include <cmath>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <limits>
#include <math.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#if __cplusplus >= 201103L
#include <utility>
#endif

#ifndef __CUDACC_VER_MAJOR__
#define __CUDACC_VER_MAJOR__ (HIPWAVE_CUDA_VERSION / 1000)
#define __CUDACC_VER_MINOR__ (HIPWAVE_CUDA_VERSION / 10 % 100)
#define __CUDACC_VER_BUILD__ 0
#define __CUDA_API_VER_MAJOR__ __CUDACC_VER_MAJOR__
#define __CUDA_API_VER_MINOR__ __CUDACC_VER_MINOR__
#endif
#ifndef __CUDACC_EXTENDED_LAMBDA__
#define __CUDACC_EXTENDED_LAMBDA__ 1
#endif

#include <cuda_runtime.h>

// Functions for printf, malloc and assert in device code.
extern "C" {
__device__ int vprintf(const char *, const char *);
__device__ int printf(const char *, ...);
__device__ void free(void *) __attribute__((nothrow));
__device__ void *malloc(size_t) __attribute__((nothrow)) __attribute__((malloc));
__device__ void __assertfail(const char *, const char *, unsigned, const char *, size_t);
__device__ void __assert_fail(const char *, const char *, unsigned, const char *);
}
namespace std {
__device__ void free(void *);
__device__ void *malloc(size_t);
} // namespace std

#include <hipwave/device.h>
#include <__clang_cuda_cmath.h>
#include <hipwave/math_more.h>
#include <new>
#endif
