// Part of hipwave, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef HIPWAVE_DECLS_FP6_MORE_H
#define HIPWAVE_DECLS_FP6_MORE_H
#ifdef __cplusplus
struct __nv_fp6_e2m3 {
  __nv_fp6_storage_t __x;
  __nv_fp6_e2m3() = default;
  HIPWAVE_HD explicit __nv_fp6_e2m3(__half);
  HIPWAVE_HD explicit __nv_fp6_e2m3(__nv_bfloat16);
  HIPWAVE_HD explicit __nv_fp6_e2m3(float);
  HIPWAVE_HD explicit __nv_fp6_e2m3(double);
  HIPWAVE_HD explicit __nv_fp6_e2m3(unsigned short);
  HIPWAVE_HD explicit __nv_fp6_e2m3(unsigned int);
  HIPWAVE_HD explicit __nv_fp6_e2m3(unsigned long);
  HIPWAVE_HD explicit __nv_fp6_e2m3(unsigned long long);
  HIPWAVE_HD explicit __nv_fp6_e2m3(short);
  HIPWAVE_HD explicit __nv_fp6_e2m3(int);
  HIPWAVE_HD explicit __nv_fp6_e2m3(long);
  HIPWAVE_HD explicit __nv_fp6_e2m3(long long);
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
struct __nv_fp6x2_e2m3 {
  __nv_fp6x2_storage_t __x;
  __nv_fp6x2_e2m3() = default;
  HIPWAVE_HD explicit __nv_fp6x2_e2m3(__half2);
  HIPWAVE_HD explicit __nv_fp6x2_e2m3(__nv_bfloat162);
  HIPWAVE_HD explicit __nv_fp6x2_e2m3(float2);
  HIPWAVE_HD explicit __nv_fp6x2_e2m3(double2);
  HIPWAVE_HD explicit operator __half2() const;
  HIPWAVE_HD explicit operator __nv_bfloat162() const;
  HIPWAVE_HD explicit operator float2() const;
};
struct __nv_fp6x4_e2m3 {
  __nv_fp6x4_storage_t __x;
  __nv_fp6x4_e2m3() = default;
  HIPWAVE_HD explicit __nv_fp6x4_e2m3(float4);
  HIPWAVE_HD explicit __nv_fp6x4_e2m3(double4);
  HIPWAVE_HD explicit __nv_fp6x4_e2m3(const __half2 &, const __half2 &);
  HIPWAVE_HD explicit __nv_fp6x4_e2m3(const __nv_bfloat162 &, const __nv_bfloat162 &);
  HIPWAVE_HD explicit operator float4() const;
};
struct __nv_fp6_e3m2 {
  __nv_fp6_storage_t __x;
  __nv_fp6_e3m2() = default;
  HIPWAVE_HD explicit __nv_fp6_e3m2(__half);
  HIPWAVE_HD explicit __nv_fp6_e3m2(__nv_bfloat16);
  HIPWAVE_HD explicit __nv_fp6_e3m2(float);
  HIPWAVE_HD explicit __nv_fp6_e3m2(double);
  HIPWAVE_HD explicit __nv_fp6_e3m2(unsigned short);
  HIPWAVE_HD explicit __nv_fp6_e3m2(unsigned int);
  HIPWAVE_HD explicit __nv_fp6_e3m2(unsigned long);
  HIPWAVE_HD explicit __nv_fp6_e3m2(unsigned long long);
  HIPWAVE_HD explicit __nv_fp6_e3m2(short);
  HIPWAVE_HD explicit __nv_fp6_e3m2(int);
  HIPWAVE_HD explicit __nv_fp6_e3m2(long);
  HIPWAVE_HD explicit __nv_fp6_e3m2(long long);
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
struct __nv_fp6x2_e3m2 {
  __nv_fp6x2_storage_t __x;
  __nv_fp6x2_e3m2() = default;
  HIPWAVE_HD explicit __nv_fp6x2_e3m2(__half2);
  HIPWAVE_HD explicit __nv_fp6x2_e3m2(__nv_bfloat162);
  HIPWAVE_HD explicit __nv_fp6x2_e3m2(float2);
  HIPWAVE_HD explicit __nv_fp6x2_e3m2(double2);
  HIPWAVE_HD explicit operator __half2() const;
  HIPWAVE_HD explicit operator __nv_bfloat162() const;
  HIPWAVE_HD explicit operator float2() const;
};
struct __nv_fp6x4_e3m2 {
  __nv_fp6x4_storage_t __x;
  __nv_fp6x4_e3m2() = default;
  HIPWAVE_HD explicit __nv_fp6x4_e3m2(float4);
  HIPWAVE_HD explicit __nv_fp6x4_e3m2(double4);
  HIPWAVE_HD explicit __nv_fp6x4_e3m2(const __half2 &, const __half2 &);
  HIPWAVE_HD explicit __nv_fp6x4_e3m2(const __nv_bfloat162 &, const __nv_bfloat162 &);
  HIPWAVE_HD explicit operator float4() const;
};
#endif
#endif
