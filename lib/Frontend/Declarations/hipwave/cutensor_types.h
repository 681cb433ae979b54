/* Part of hipwave, under the Apache License v2.0 with LLVM Exceptions. */
/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#ifndef HIPWAVE_DECLS_CUTENSOR_TYPES_H
#define HIPWAVE_DECLS_CUTENSOR_TYPES_H
#include <hipwave/defs.h>
#endif
