/* Part of hipwave, under the Apache License v2.0 with LLVM Exceptions. */
/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The first cuBLAS interface. Who includes both gets whichever came first. */
#ifndef HIPWAVE_HEADER_CUBLAS_API_H
#include <hipwave/cublas_v1.h>
#endif
