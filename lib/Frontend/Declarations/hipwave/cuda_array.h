// Part of hipwave, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef HIPWAVE_DECLS_CUDA_ARRAY_H
#define HIPWAVE_DECLS_CUDA_ARRAY_H
#include <hipwave/cuda_std.h>
#if __cplusplus >= 201703L
#include <array>
#endif
#endif
