/* Part of hipwave, under the Apache License v2.0 with LLVM Exceptions. */
/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#ifndef HIPWAVE_DECLS_BFLOAT16_H
#define HIPWAVE_DECLS_BFLOAT16_H
#include <vector_types.h>
#include <driver_types.h>
#ifdef __cplusplus
struct __attribute__((aligned(2))) __nv_bfloat16_raw { unsigned short x; };
struct __attribute__((aligned(4))) __nv_bfloat162_raw { unsigned short x, y; };
struct __half;
struct __attribute__((aligned(2))) __nv_bfloat16 {
  unsigned short __x;
  __nv_bfloat16() = default;
  HIPWAVE_HD __nv_bfloat16(const __nv_bfloat16_raw &);
  HIPWAVE_HD __nv_bfloat16 &operator=(const __nv_bfloat16_raw &);
  HIPWAVE_HD operator __nv_bfloat16_raw() const;
  HIPWAVE_HD operator __nv_bfloat16_raw() const volatile;
  HIPWAVE_HD volatile __nv_bfloat16 &operator=(const __nv_bfloat16_raw &) volatile;
  HIPWAVE_HD explicit __nv_bfloat16(__half);
  HIPWAVE_HD __nv_bfloat16(float);
  HIPWAVE_HD __nv_bfloat16(double);
  HIPWAVE_HD __nv_bfloat16(short);
  HIPWAVE_HD __nv_bfloat16(unsigned short);
  HIPWAVE_HD __nv_bfloat16(int);
  HIPWAVE_HD __nv_bfloat16(unsigned int);
  HIPWAVE_HD __nv_bfloat16(long);
  HIPWAVE_HD __nv_bfloat16(unsigned long);
  HIPWAVE_HD __nv_bfloat16(long long);
  HIPWAVE_HD __nv_bfloat16(unsigned long long);
  HIPWAVE_HD operator float() const;
  HIPWAVE_HD __nv_bfloat16 &operator=(float);
  HIPWAVE_HD __nv_bfloat16 &operator=(double);
  HIPWAVE_HD __nv_bfloat16 &operator=(short);
  HIPWAVE_HD __nv_bfloat16 &operator=(unsigned short);
  HIPWAVE_HD __nv_bfloat16 &operator=(int);
  HIPWAVE_HD __nv_bfloat16 &operator=(unsigned int);
  HIPWAVE_HD __nv_bfloat16 &operator=(long);
  HIPWAVE_HD __nv_bfloat16 &operator=(unsigned long);
  HIPWAVE_HD __nv_bfloat16 &operator=(long long);
  HIPWAVE_HD __nv_bfloat16 &operator=(unsigned long long);
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
struct __attribute__((aligned(4))) __nv_bfloat162 {
  __nv_bfloat16 x, y;
  __nv_bfloat162() = default;
  HIPWAVE_HD __nv_bfloat162(const __nv_bfloat162 &) = default;
  HIPWAVE_HD __nv_bfloat162(__nv_bfloat162 &&) = default;
  HIPWAVE_HD __nv_bfloat162 &operator=(__nv_bfloat162 &&) = default;
  HIPWAVE_HD __nv_bfloat162 &operator=(const __nv_bfloat162 &) = default;
  HIPWAVE_HD __nv_bfloat162(const __nv_bfloat16 &, const __nv_bfloat16 &);
  HIPWAVE_HD __nv_bfloat162(const __nv_bfloat162_raw &);
  HIPWAVE_HD __nv_bfloat162 &operator=(const __nv_bfloat162_raw &);
  HIPWAVE_HD operator __nv_bfloat162_raw() const;
};
HIPWAVE_HD __nv_bfloat16 operator+(const __nv_bfloat16 &, const __nv_bfloat16 &);
HIPWAVE_HD __nv_bfloat162 operator+(const __nv_bfloat162 &, const __nv_bfloat162 &);
HIPWAVE_HD __nv_bfloat16 &operator+=(__nv_bfloat16 &, const __nv_bfloat16 &);
HIPWAVE_HD __nv_bfloat162 &operator+=(__nv_bfloat162 &, const __nv_bfloat162 &);
HIPWAVE_HD __nv_bfloat16 operator-(const __nv_bfloat16 &, const __nv_bfloat16 &);
HIPWAVE_HD __nv_bfloat162 operator-(const __nv_bfloat162 &, const __nv_bfloat162 &);
HIPWAVE_HD __nv_bfloat16 &operator-=(__nv_bfloat16 &, const __nv_bfloat16 &);
HIPWAVE_HD __nv_bfloat162 &operator-=(__nv_bfloat162 &, const __nv_bfloat162 &);
HIPWAVE_HD __nv_bfloat16 operator*(const __nv_bfloat16 &, const __nv_bfloat16 &);
HIPWAVE_HD __nv_bfloat162 operator*(const __nv_bfloat162 &, const __nv_bfloat162 &);
HIPWAVE_HD __nv_bfloat16 &operator*=(__nv_bfloat16 &, const __nv_bfloat16 &);
HIPWAVE_HD __nv_bfloat162 &operator*=(__nv_bfloat162 &, const __nv_bfloat162 &);
HIPWAVE_HD __nv_bfloat16 operator/(const __nv_bfloat16 &, const __nv_bfloat16 &);
HIPWAVE_HD __nv_bfloat162 operator/(const __nv_bfloat162 &, const __nv_bfloat162 &);
HIPWAVE_HD __nv_bfloat16 &operator/=(__nv_bfloat16 &, const __nv_bfloat16 &);
HIPWAVE_HD __nv_bfloat162 &operator/=(__nv_bfloat162 &, const __nv_bfloat162 &);
HIPWAVE_HD __nv_bfloat16 &operator++(__nv_bfloat16 &);
HIPWAVE_HD __nv_bfloat16 operator++(__nv_bfloat16 &, const int);
HIPWAVE_HD __nv_bfloat16 &operator--(__nv_bfloat16 &);
HIPWAVE_HD __nv_bfloat16 operator--(__nv_bfloat16 &, const int);
HIPWAVE_HD __nv_bfloat16 operator+(const __nv_bfloat16 &);
HIPWAVE_HD __nv_bfloat16 operator-(const __nv_bfloat16 &);
HIPWAVE_HD bool operator==(const __nv_bfloat16 &, const __nv_bfloat16 &);
HIPWAVE_HD bool operator!=(const __nv_bfloat16 &, const __nv_bfloat16 &);
HIPWAVE_HD bool operator>(const __nv_bfloat16 &, const __nv_bfloat16 &);
HIPWAVE_HD bool operator<(const __nv_bfloat16 &, const __nv_bfloat16 &);
HIPWAVE_HD bool operator>=(const __nv_bfloat16 &, const __nv_bfloat16 &);
HIPWAVE_HD bool operator<=(const __nv_bfloat16 &, const __nv_bfloat16 &);
HIPWAVE_HD __nv_bfloat162 &operator++(__nv_bfloat162 &);
HIPWAVE_HD __nv_bfloat162 operator++(__nv_bfloat162 &, const int);
HIPWAVE_HD __nv_bfloat162 &operator--(__nv_bfloat162 &);
HIPWAVE_HD __nv_bfloat162 operator--(__nv_bfloat162 &, const int);
HIPWAVE_HD __nv_bfloat162 operator+(const __nv_bfloat162 &);
HIPWAVE_HD __nv_bfloat162 operator-(const __nv_bfloat162 &);
HIPWAVE_HD bool operator==(const __nv_bfloat162 &, const __nv_bfloat162 &);
HIPWAVE_HD bool operator!=(const __nv_bfloat162 &, const __nv_bfloat162 &);
HIPWAVE_HD bool operator>(const __nv_bfloat162 &, const __nv_bfloat162 &);
HIPWAVE_HD bool operator<(const __nv_bfloat162 &, const __nv_bfloat162 &);
HIPWAVE_HD bool operator>=(const __nv_bfloat162 &, const __nv_bfloat162 &);
HIPWAVE_HD bool operator<=(const __nv_bfloat162 &, const __nv_bfloat162 &);
typedef __nv_bfloat16 nv_bfloat16;
typedef __nv_bfloat162 nv_bfloat162;
#else
/* To C they are opaque. */
typedef struct { unsigned short x; } __nv_bfloat16;
typedef struct { unsigned short x, y; } __nv_bfloat162;
#endif
#endif
