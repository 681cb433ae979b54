/* Part of hipwave, under the Apache License v2.0 with LLVM Exceptions. */
/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#ifndef HIPWAVE_DECLS_HALF_H
#define HIPWAVE_DECLS_HALF_H
#include <vector_types.h>
#include <driver_types.h>
#ifdef __cplusplus
struct __attribute__((aligned(2))) __half_raw { unsigned short x; };
struct __attribute__((aligned(4))) __half2_raw { unsigned short x, y; };
struct __nv_bfloat16;
struct __attribute__((aligned(2))) __half {
  unsigned short __x;
  __half() = default;
  HIPWAVE_HD __half(const __half_raw &);
  HIPWAVE_HD __half &operator=(const __half_raw &);
  HIPWAVE_HD operator __half_raw() const;
  HIPWAVE_HD operator __half_raw() const volatile;
  HIPWAVE_HD volatile __half &operator=(const __half_raw &) volatile;
  HIPWAVE_HD explicit __half(__nv_bfloat16);
  HIPWAVE_HD __half(float);
  HIPWAVE_HD __half(double);
  HIPWAVE_HD __half(short);
  HIPWAVE_HD __half(unsigned short);
  HIPWAVE_HD __half(int);
  HIPWAVE_HD __half(unsigned int);
  HIPWAVE_HD __half(long);
  HIPWAVE_HD __half(unsigned long);
  HIPWAVE_HD __half(long long);
  HIPWAVE_HD __half(unsigned long long);
  HIPWAVE_HD operator float() const;
  HIPWAVE_HD __half &operator=(float);
  HIPWAVE_HD __half &operator=(double);
  HIPWAVE_HD __half &operator=(short);
  HIPWAVE_HD __half &operator=(unsigned short);
  HIPWAVE_HD __half &operator=(int);
  HIPWAVE_HD __half &operator=(unsigned int);
  HIPWAVE_HD __half &operator=(long);
  HIPWAVE_HD __half &operator=(unsigned long);
  HIPWAVE_HD __half &operator=(long long);
  HIPWAVE_HD __half &operator=(unsigned long long);
  HIPWAVE_HD operator signed char() const;
  HIPWAVE_HD operator unsigned char() const;
  HIPWAVE_HD operator char() const;
  HIPWAVE_HD operator short() const;
  HIPWAVE_HD operator unsigned short() const;
  HIPWAVE_HD operator int() const;
  HIPWAVE_HD operator unsigned int() const;
  HIPWAVE_HD operator long() const;
  HIPWAVE_HD operator unsigned long() const;
  HIPWAVE_HD operator long long() const;
  HIPWAVE_HD operator unsigned long long() const;
  HIPWAVE_HD operator bool() const;
};
struct __attribute__((aligned(4))) __half2 {
  __half x, y;
  __half2() = default;
  HIPWAVE_HD __half2(const __half2 &) = default;
  HIPWAVE_HD __half2(__half2 &&) = default;
  HIPWAVE_HD __half2 &operator=(__half2 &&) = default;
  HIPWAVE_HD __half2 &operator=(const __half2 &) = default;
  HIPWAVE_HD __half2(const __half &, const __half &);
  HIPWAVE_HD __half2(const __half2_raw &);
  HIPWAVE_HD __half2 &operator=(const __half2_raw &);
  HIPWAVE_HD operator __half2_raw() const;
};
HIPWAVE_HD __half operator+(const __half &, const __half &);
HIPWAVE_HD __half2 operator+(const __half2 &, const __half2 &);
HIPWAVE_HD __half &operator+=(__half &, const __half &);
HIPWAVE_HD __half2 &operator+=(__half2 &, const __half2 &);
HIPWAVE_HD __half operator-(const __half &, const __half &);
HIPWAVE_HD __half2 operator-(const __half2 &, const __half2 &);
HIPWAVE_HD __half &operator-=(__half &, const __half &);
HIPWAVE_HD __half2 &operator-=(__half2 &, const __half2 &);
HIPWAVE_HD __half operator*(const __half &, const __half &);
HIPWAVE_HD __half2 operator*(const __half2 &, const __half2 &);
HIPWAVE_HD __half &operator*=(__half &, const __half &);
HIPWAVE_HD __half2 &operator*=(__half2 &, const __half2 &);
HIPWAVE_HD __half operator/(const __half &, const __half &);
HIPWAVE_HD __half2 operator/(const __half2 &, const __half2 &);
HIPWAVE_HD __half &operator/=(__half &, const __half &);
HIPWAVE_HD __half2 &operator/=(__half2 &, const __half2 &);
HIPWAVE_HD __half &operator++(__half &);
HIPWAVE_HD __half operator++(__half &, const int);
HIPWAVE_HD __half &operator--(__half &);
HIPWAVE_HD __half operator--(__half &, const int);
HIPWAVE_HD __half operator+(const __half &);
HIPWAVE_HD __half operator-(const __half &);
HIPWAVE_HD bool operator==(const __half &, const __half &);
HIPWAVE_HD bool operator!=(const __half &, const __half &);
HIPWAVE_HD bool operator>(const __half &, const __half &);
HIPWAVE_HD bool operator<(const __half &, const __half &);
HIPWAVE_HD bool operator>=(const __half &, const __half &);
HIPWAVE_HD bool operator<=(const __half &, const __half &);
HIPWAVE_HD __half2 &operator++(__half2 &);
HIPWAVE_HD __half2 operator++(__half2 &, const int);
HIPWAVE_HD __half2 &operator--(__half2 &);
HIPWAVE_HD __half2 operator--(__half2 &, const int);
HIPWAVE_HD __half2 operator+(const __half2 &);
HIPWAVE_HD __half2 operator-(const __half2 &);
HIPWAVE_HD bool operator==(const __half2 &, const __half2 &);
HIPWAVE_HD bool operator!=(const __half2 &, const __half2 &);
HIPWAVE_HD bool operator>(const __half2 &, const __half2 &);
HIPWAVE_HD bool operator<(const __half2 &, const __half2 &);
HIPWAVE_HD bool operator>=(const __half2 &, const __half2 &);
HIPWAVE_HD bool operator<=(const __half2 &, const __half2 &);
#ifndef CUDA_NO_HALF
typedef __half half;
typedef __half2 half2;
typedef __half __nv_half;
typedef __half2 __nv_half2;
typedef __half_raw __nv_half_raw;
typedef __half2_raw __nv_half2_raw;
typedef __half nv_half;
typedef __half2 nv_half2;
#endif
#else
/* To C they are opaque. */
typedef struct { unsigned short x; } __half;
typedef struct { unsigned short x, y; } __half2;
#endif
#endif
