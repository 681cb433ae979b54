// Part of hipwave, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef HIPWAVE_DECLS_FP8_MORE_H
#define HIPWAVE_DECLS_FP8_MORE_H
#ifdef __cplusplus
struct __nv_fp8_e4m3 {
  __nv_fp8_storage_t __x;
  __nv_fp8_e4m3() = default;
  HIPWAVE_HD explicit __nv_fp8_e4m3(__half);
  HIPWAVE_HD explicit __nv_fp8_e4m3(__nv_bfloat16);
  HIPWAVE_HD explicit __nv_fp8_e4m3(float);
  HIPWAVE_HD explicit __nv_fp8_e4m3(double);
  HIPWAVE_HD explicit __nv_fp8_e4m3(unsigned short);
  HIPWAVE_HD explicit __nv_fp8_e4m3(unsigned int);
  HIPWAVE_HD explicit __nv_fp8_e4m3(unsigned long);
  HIPWAVE_HD explicit __nv_fp8_e4m3(unsigned long long);
  HIPWAVE_HD explicit __nv_fp8_e4m3(short);
  HIPWAVE_HD explicit __nv_fp8_e4m3(int);
  HIPWAVE_HD explicit __nv_fp8_e4m3(long);
  HIPWAVE_HD explicit __nv_fp8_e4m3(long long);
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
struct __nv_fp8x2_e4m3 {
  __nv_fp8x2_storage_t __x;
  __nv_fp8x2_e4m3() = default;
  HIPWAVE_HD explicit __nv_fp8x2_e4m3(__half2);
  HIPWAVE_HD explicit __nv_fp8x2_e4m3(__nv_bfloat162);
  HIPWAVE_HD explicit __nv_fp8x2_e4m3(float2);
  HIPWAVE_HD explicit __nv_fp8x2_e4m3(double2);
  HIPWAVE_HD explicit operator __half2() const;
  HIPWAVE_HD explicit operator __nv_bfloat162() const;
  HIPWAVE_HD explicit operator float2() const;
};
struct __nv_fp8x4_e4m3 {
  __nv_fp8x4_storage_t __x;
  __nv_fp8x4_e4m3() = default;
  HIPWAVE_HD explicit __nv_fp8x4_e4m3(float4);
  HIPWAVE_HD explicit __nv_fp8x4_e4m3(double4);
  HIPWAVE_HD explicit __nv_fp8x4_e4m3(const __half2 &, const __half2 &);
  HIPWAVE_HD explicit __nv_fp8x4_e4m3(const __nv_bfloat162 &, const __nv_bfloat162 &);
  HIPWAVE_HD explicit operator float4() const;
};
struct __nv_fp8_e5m2 {
  __nv_fp8_storage_t __x;
  __nv_fp8_e5m2() = default;
  HIPWAVE_HD explicit __nv_fp8_e5m2(__half);
  HIPWAVE_HD explicit __nv_fp8_e5m2(__nv_bfloat16);
  HIPWAVE_HD explicit __nv_fp8_e5m2(float);
  HIPWAVE_HD explicit __nv_fp8_e5m2(double);
  HIPWAVE_HD explicit __nv_fp8_e5m2(unsigned short);
  HIPWAVE_HD explicit __nv_fp8_e5m2(unsigned int);
  HIPWAVE_HD explicit __nv_fp8_e5m2(unsigned long);
  HIPWAVE_HD explicit __nv_fp8_e5m2(unsigned long long);
  HIPWAVE_HD explicit __nv_fp8_e5m2(short);
  HIPWAVE_HD explicit __nv_fp8_e5m2(int);
  HIPWAVE_HD explicit __nv_fp8_e5m2(long);
  HIPWAVE_HD explicit __nv_fp8_e5m2(long long);
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
struct __nv_fp8x2_e5m2 {
  __nv_fp8x2_storage_t __x;
  __nv_fp8x2_e5m2() = default;
  HIPWAVE_HD explicit __nv_fp8x2_e5m2(__half2);
  HIPWAVE_HD explicit __nv_fp8x2_e5m2(__nv_bfloat162);
  HIPWAVE_HD explicit __nv_fp8x2_e5m2(float2);
  HIPWAVE_HD explicit __nv_fp8x2_e5m2(double2);
  HIPWAVE_HD explicit operator __half2() const;
  HIPWAVE_HD explicit operator __nv_bfloat162() const;
  HIPWAVE_HD explicit operator float2() const;
};
struct __nv_fp8x4_e5m2 {
  __nv_fp8x4_storage_t __x;
  __nv_fp8x4_e5m2() = default;
  HIPWAVE_HD explicit __nv_fp8x4_e5m2(float4);
  HIPWAVE_HD explicit __nv_fp8x4_e5m2(double4);
  HIPWAVE_HD explicit __nv_fp8x4_e5m2(const __half2 &, const __half2 &);
  HIPWAVE_HD explicit __nv_fp8x4_e5m2(const __nv_bfloat162 &, const __nv_bfloat162 &);
  HIPWAVE_HD explicit operator float4() const;
};
struct __nv_fp8_e8m0 {
  __nv_fp8_storage_t __x;
  __nv_fp8_e8m0() = default;
  HIPWAVE_HD explicit __nv_fp8_e8m0(__half);
  HIPWAVE_HD explicit __nv_fp8_e8m0(__nv_bfloat16);
  HIPWAVE_HD explicit __nv_fp8_e8m0(float);
  HIPWAVE_HD explicit __nv_fp8_e8m0(double);
  HIPWAVE_HD explicit __nv_fp8_e8m0(unsigned short);
  HIPWAVE_HD explicit __nv_fp8_e8m0(unsigned int);
  HIPWAVE_HD explicit __nv_fp8_e8m0(unsigned long);
  HIPWAVE_HD explicit __nv_fp8_e8m0(unsigned long long);
  HIPWAVE_HD explicit __nv_fp8_e8m0(short);
  HIPWAVE_HD explicit __nv_fp8_e8m0(int);
  HIPWAVE_HD explicit __nv_fp8_e8m0(long);
  HIPWAVE_HD explicit __nv_fp8_e8m0(long long);
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
struct __nv_fp8x2_e8m0 {
  __nv_fp8x2_storage_t __x;
  __nv_fp8x2_e8m0() = default;
  HIPWAVE_HD explicit __nv_fp8x2_e8m0(__half2);
  HIPWAVE_HD explicit __nv_fp8x2_e8m0(__nv_bfloat162);
  HIPWAVE_HD explicit __nv_fp8x2_e8m0(float2);
  HIPWAVE_HD explicit __nv_fp8x2_e8m0(double2);
  HIPWAVE_HD explicit operator __half2() const;
  HIPWAVE_HD explicit operator __nv_bfloat162() const;
  HIPWAVE_HD explicit operator float2() const;
};
struct __nv_fp8x4_e8m0 {
  __nv_fp8x4_storage_t __x;
  __nv_fp8x4_e8m0() = default;
  HIPWAVE_HD explicit __nv_fp8x4_e8m0(float4);
  HIPWAVE_HD explicit __nv_fp8x4_e8m0(double4);
  HIPWAVE_HD explicit __nv_fp8x4_e8m0(const __half2 &, const __half2 &);
  HIPWAVE_HD explicit __nv_fp8x4_e8m0(const __nv_bfloat162 &, const __nv_bfloat162 &);
  HIPWAVE_HD explicit operator float4() const;
};
#endif
#endif
