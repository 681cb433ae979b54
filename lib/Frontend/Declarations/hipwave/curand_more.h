/* Part of hipwave, under the Apache License v2.0 with LLVM Exceptions. */
/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#ifndef HIPWAVE_DECLS_CURAND_MORE_H
#define HIPWAVE_DECLS_CURAND_MORE_H
extern mtgp32_params_fast_t mtgp32dc_params_fast_11213[];
extern const int mtgpdc_params_11213_num;
#define MTGP32_MEXP 11213
#define MTGP32_N 351
#define MTGPDC_N 351
#define MTGPDC_PARAM_TABLE 200
#define CURAND_NUM_MTGP32_PARAMS 200
#define CURAND_PI 3.14159265f
#define CURAND_2POW32_INV 2.3283064e-10f
#define CURAND_2POW32_INV_DOUBLE 2.3283064365386963e-10
#endif
