// Part of hipwave, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Math that needs more than a prototype.
#ifndef HIPWAVE_DECLS_MATH_MORE_H
#define HIPWAVE_DECLS_MATH_MORE_H
#endif
