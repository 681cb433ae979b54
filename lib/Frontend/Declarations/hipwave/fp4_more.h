// Part of hipwave, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef HIPWAVE_DECLS_FP4_MORE_H
#define HIPWAVE_DECLS_FP4_MORE_H
#ifdef __cplusplus
struct __nv_fp4_e2m1 {
  __nv_fp4_storage_t __x;
  __nv_fp4_e2m1() = default;
  HIPWAVE_HD explicit __nv_fp4_e2m1(__half);
  HIPWAVE_HD explicit __nv_fp4_e2m1(__nv_bfloat16);
  HIPWAVE_HD explicit __nv_fp4_e2m1(float);
  HIPWAVE_HD explicit __nv_fp4_e2m1(double);
  HIPWAVE_HD explicit __nv_fp4_e2m1(unsigned short);
  HIPWAVE_HD explicit __nv_fp4_e2m1(unsigned int);
  HIPWAVE_HD explicit __nv_fp4_e2m1(unsigned long);
  HIPWAVE_HD explicit __nv_fp4_e2m1(unsigned long long);
  HIPWAVE_HD explicit __nv_fp4_e2m1(short);
  HIPWAVE_HD explicit __nv_fp4_e2m1(int);
  HIPWAVE_HD explicit __nv_fp4_e2m1(long);
  HIPWAVE_HD explicit __nv_fp4_e2m1(long long);
  HIPWAVE_HD explicit operator __half() const;
  HIPWAVE_HD explicit operator __nv_bfloat16() const;
  HIPWAVE_HD explicit operator float() const;
  HIPWAVE_HD explicit operator double() const;
  HIPWAVE_HD explicit operator unsigned char() const;
  HIPWAVE_HD explicit operator unsigned short() const;
  HIPWAVE_HD explicit operator unsigned int() const;
  HIPWAVE_HD explicit operator unsigned long() const;
  HIPWAVE_HD explicit operator unsigned long long() const;
  HIPWAVE_HD explicit operator signed char() const;
  HIPWAVE_HD explicit operator char() const;
  HIPWAVE_HD explicit operator short() const;
  HIPWAVE_HD explicit operator int() const;
  HIPWAVE_HD explicit operator long() const;
  HIPWAVE_HD explicit operator long long() const;
  HIPWAVE_HD explicit operator bool() const;
};
struct __nv_fp4x2_e2m1 {
  __nv_fp4x2_storage_t __x;
  __nv_fp4x2_e2m1() = default;
  HIPWAVE_HD explicit __nv_fp4x2_e2m1(__half2);
  HIPWAVE_HD explicit __nv_fp4x2_e2m1(__nv_bfloat162);
  HIPWAVE_HD explicit __nv_fp4x2_e2m1(float2);
  HIPWAVE_HD explicit __nv_fp4x2_e2m1(double2);
  HIPWAVE_HD explicit operator __half2() const;
  HIPWAVE_HD explicit operator __nv_bfloat162() const;
  HIPWAVE_HD explicit operator float2() const;
};
struct __nv_fp4x4_e2m1 {
  __nv_fp4x4_storage_t __x;
  __nv_fp4x4_e2m1() = default;
  HIPWAVE_HD explicit __nv_fp4x4_e2m1(float4);
  HIPWAVE_HD explicit __nv_fp4x4_e2m1(double4);
  HIPWAVE_HD explicit __nv_fp4x4_e2m1(const __half2 &, const __half2 &);
  HIPWAVE_HD explicit __nv_fp4x4_e2m1(const __nv_bfloat162 &, const __nv_bfloat162 &);
  HIPWAVE_HD explicit operator float4() const;
};
#endif
#endif
