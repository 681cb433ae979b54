/* Part of hipwave, under the Apache License v2.0 with LLVM Exceptions. */
/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#ifndef HIPWAVE_DECLS_FFTW_TYPES_H
#define HIPWAVE_DECLS_FFTW_TYPES_H
typedef double fftw_complex[2];
typedef float fftwf_complex[2];
typedef struct hipwave_fftw_plan *fftw_plan;
typedef struct hipwave_fftwf_plan *fftwf_plan;
typedef struct { int n, is, os; } fftw_iodim;
typedef fftw_iodim fftwf_iodim;
typedef struct { ptrdiff_t n, is, os; } fftw_iodim64;
typedef fftw_iodim64 fftwf_iodim64;
#define FFTW_FORWARD -1
#define FFTW_INVERSE 1
#define FFTW_BACKWARD 1
#define FFTW_MEASURE 0x00
#define FFTW_DESTROY_INPUT 0x01
#define FFTW_UNALIGNED 0x02
#define FFTW_EXHAUSTIVE 0x08
#define FFTW_PRESERVE_INPUT 0x10
#define FFTW_PATIENT 0x20
#define FFTW_ESTIMATE 0x40
#define FFTW_WISDOM_ONLY 0x80
#endif
