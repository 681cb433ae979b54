/* Part of hipwave, under the Apache License v2.0 with LLVM Exceptions. */
/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What every header here needs: sizes, and the attributes as macros. */
#ifndef HIPWAVE_DECLS_DEFS_H
#define HIPWAVE_DECLS_DEFS_H
#include <limits.h>
#include <stddef.h>
#include <stdint.h>

#ifndef HIPWAVE_CUDA_VERSION
#define HIPWAVE_CUDA_VERSION 13000
#endif

/* Marks what has no interface facts: it parses, but its types say nothing. */
#define HIPWAVE_APPROX __attribute__((annotate("hipwave-approximate")))

#ifdef __CUDA__
#define HIPWAVE_H __attribute__((host))
#define HIPWAVE_D __attribute__((device))
#define HIPWAVE_HD __attribute__((host)) __attribute__((device))
#define __host__ __attribute__((host))
#define __device__ __attribute__((device))
#define __global__ __attribute__((global))
#define __shared__ __attribute__((shared))
#define __constant__ __attribute__((constant))
#define __managed__ __attribute__((managed))
#define __launch_bounds__(...) __attribute__((launch_bounds(__VA_ARGS__)))
#else
#define HIPWAVE_H
#define HIPWAVE_D
#define HIPWAVE_HD
#define __host__
#define __device__
#define __global__
#define __shared__
#define __constant__
#define __managed__
#define __launch_bounds__(...)
#endif

/* A template wants a body: Clang refuses one without if a lambda or another
   type without linkage is an argument. Nothing ever runs it. */
#define HIPWAVE_STUB { __builtin_unreachable(); }

#ifdef __cplusplus
#define HIPWAVE_C_BEGIN extern "C" {
#define HIPWAVE_C_END }
#define HIPWAVE_OR(value) = value
#else
#define HIPWAVE_C_BEGIN
#define HIPWAVE_C_END
#define HIPWAVE_OR(value)
#endif

/* No macro __noinline__ for Clang: it would break libstdc++, which spells the
   attribute __attribute__((__noinline__)); Clang has a keyword in CUDA. */
#define __forceinline__ __inline__ __attribute__((always_inline))
#define __inline_hint__
#define __align__(n) __attribute__((aligned(n)))
#define __builtin_align__(n) __attribute__((aligned(n)))
#define __device_builtin__
#define __cudart_builtin__
#define __thread__ __thread
#define __no_return__ __attribute__((noreturn))
#define __CUDACC_VER_HIPWAVE__ 1
#define __maxnreg__(n)
#define __block_size__(...)
#define __cluster_dims__(...)
#define __nv_pure__ __attribute__((pure))
#define __nv_tile__
#define __location__(a)
#define __annotate__(a) __attribute__((a))
#define __specialization_static
#define __storage_auto__
#define CUDARTAPI
#define CUDARTAPI_CDECL
#define CUDAAPI
#define CUSPARSE_DEPRECATED(...)
#define CUDA_DEPRECATED
#define __CUDA_DEPRECATED
#define NV_CLANG_ATOMIC_NOEXCEPT

/* Clang 19 has no __grid_constant__; both take the keyword form below. */
#ifndef __grid_constant__
#if defined(__CUDA__) && defined(__has_attribute)
#if __has_attribute(grid_constant)
#define __grid_constant__ __attribute__((grid_constant))
#else
#define __grid_constant__
#endif
#else
#define __grid_constant__
#endif
#endif
#endif
