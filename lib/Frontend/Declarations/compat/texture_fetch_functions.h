/* Part of hipwave, under the Apache License v2.0 with LLVM Exceptions. */
/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Empty. Clang 19 includes a header of this name, which CUDA 13 removed. */
