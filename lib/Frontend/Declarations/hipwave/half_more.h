/* Part of hipwave, under the Apache License v2.0 with LLVM Exceptions. */
/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#ifndef HIPWAVE_DECLS_HALF_MORE_H
#define HIPWAVE_DECLS_HALF_MORE_H
#define CUDART_INF_FP16 __ushort_as_half((unsigned short)0x7C00U)
#define CUDART_NAN_FP16 __ushort_as_half((unsigned short)0x7FFFU)
#define CUDART_MIN_DENORM_FP16 __ushort_as_half((unsigned short)0x0001U)
#define CUDART_MAX_NORMAL_FP16 __ushort_as_half((unsigned short)0x7BFFU)
#define CUDART_NEG_ZERO_FP16 __ushort_as_half((unsigned short)0x8000U)
#define CUDART_ZERO_FP16 __ushort_as_half((unsigned short)0x0000U)
#define CUDART_ONE_FP16 __ushort_as_half((unsigned short)0x3C00U)
#ifdef __cplusplus
// The forms without _sync, gone since Volta.
HIPWAVE_D __half __shfl(__half, int, int = 32);
HIPWAVE_D __half __shfl_up(__half, unsigned int, int = 32);
HIPWAVE_D __half __shfl_down(__half, unsigned int, int = 32);
HIPWAVE_D __half __shfl_xor(__half, int, int = 32);
HIPWAVE_D __half2 __shfl(__half2, int, int = 32);
HIPWAVE_D __half2 __shfl_up(__half2, unsigned int, int = 32);
HIPWAVE_D __half2 __shfl_down(__half2, unsigned int, int = 32);
HIPWAVE_D __half2 __shfl_xor(__half2, int, int = 32);
#endif
#endif
