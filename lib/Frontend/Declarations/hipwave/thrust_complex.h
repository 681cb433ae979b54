// Part of hipwave, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Thrust: complex numbers.
#ifndef HIPWAVE_DECLS_THRUST_COMPLEX_H
#define HIPWAVE_DECLS_THRUST_COMPLEX_H
#include <cuda_runtime.h>
#include <complex>
namespace thrust {
template <class T> struct alignas(2 * sizeof(T)) complex {
  typedef T value_type;
  HIPWAVE_HD constexpr complex(const T &r) : re(r), im() {}
  HIPWAVE_HD constexpr complex(const T &r, const T &i) : re(r), im(i) {}
  complex() = default;
  complex(const complex &) = default;
  template <class U> HIPWAVE_HD complex(const complex<U> &) HIPWAVE_STUB
  HIPWAVE_HD complex(const ::std::complex<T> &) HIPWAVE_STUB
  template <class U> HIPWAVE_HD complex(const ::std::complex<U> &) HIPWAVE_STUB
  HIPWAVE_HD complex &operator=(const T &) HIPWAVE_STUB
  complex &operator=(const complex &) = default;
  template <class U> HIPWAVE_HD complex &operator=(const complex<U> &) HIPWAVE_STUB
  HIPWAVE_HD complex &operator=(const ::std::complex<T> &) HIPWAVE_STUB
  template <class U> HIPWAVE_HD complex &operator+=(const complex<U> &) HIPWAVE_STUB
  template <class U> HIPWAVE_HD complex &operator-=(const complex<U> &) HIPWAVE_STUB
  template <class U> HIPWAVE_HD complex &operator*=(const complex<U> &) HIPWAVE_STUB
  template <class U> HIPWAVE_HD complex &operator/=(const complex<U> &) HIPWAVE_STUB
  template <class U> HIPWAVE_HD complex &operator+=(const U &) HIPWAVE_STUB
  template <class U> HIPWAVE_HD complex &operator-=(const U &) HIPWAVE_STUB
  template <class U> HIPWAVE_HD complex &operator*=(const U &) HIPWAVE_STUB
  template <class U> HIPWAVE_HD complex &operator/=(const U &) HIPWAVE_STUB
  HIPWAVE_HD T real() const volatile { return re; }
  HIPWAVE_HD T imag() const volatile { return im; }
  HIPWAVE_HD T real() const { return re; }
  HIPWAVE_HD T imag() const { return im; }
  HIPWAVE_HD void real(T r) { re = r; }
  HIPWAVE_HD void imag(T i) { im = i; }
  HIPWAVE_HD operator ::std::complex<T>() const HIPWAVE_STUB

private:
  T re, im;
};
namespace detail {
template <class A, class B> struct promoted { typedef decltype(A() + B()) type; };
template <class A, bool Number = __is_arithmetic(A)> struct number {};
template <class A> struct number<A, true> { typedef A type; };
} // namespace detail
template <class T, class U> HIPWAVE_HD complex<typename detail::promoted<T, U>::type> operator+(const complex<T> &, const complex<U> &) HIPWAVE_STUB
template <class T, class U> HIPWAVE_HD complex<typename detail::promoted<T, typename detail::number<U>::type>::type> operator+(const complex<T> &, const U &) HIPWAVE_STUB
template <class T, class U> HIPWAVE_HD complex<typename detail::promoted<typename detail::number<T>::type, U>::type> operator+(const T &, const complex<U> &) HIPWAVE_STUB
template <class T, class U> HIPWAVE_HD complex<typename detail::promoted<T, U>::type> operator-(const complex<T> &, const complex<U> &) HIPWAVE_STUB
template <class T, class U> HIPWAVE_HD complex<typename detail::promoted<T, typename detail::number<U>::type>::type> operator-(const complex<T> &, const U &) HIPWAVE_STUB
template <class T, class U> HIPWAVE_HD complex<typename detail::promoted<typename detail::number<T>::type, U>::type> operator-(const T &, const complex<U> &) HIPWAVE_STUB
template <class T, class U> HIPWAVE_HD complex<typename detail::promoted<T, U>::type> operator*(const complex<T> &, const complex<U> &) HIPWAVE_STUB
template <class T, class U> HIPWAVE_HD complex<typename detail::promoted<T, typename detail::number<U>::type>::type> operator*(const complex<T> &, const U &) HIPWAVE_STUB
template <class T, class U> HIPWAVE_HD complex<typename detail::promoted<typename detail::number<T>::type, U>::type> operator*(const T &, const complex<U> &) HIPWAVE_STUB
template <class T, class U> HIPWAVE_HD complex<typename detail::promoted<T, U>::type> operator/(const complex<T> &, const complex<U> &) HIPWAVE_STUB
template <class T, class U> HIPWAVE_HD complex<typename detail::promoted<T, typename detail::number<U>::type>::type> operator/(const complex<T> &, const U &) HIPWAVE_STUB
template <class T, class U> HIPWAVE_HD complex<typename detail::promoted<typename detail::number<T>::type, U>::type> operator/(const T &, const complex<U> &) HIPWAVE_STUB
template <class T, class U> HIPWAVE_HD bool operator==(const complex<T> &, const complex<U> &) HIPWAVE_STUB
template <class T, class U> HIPWAVE_HD bool operator==(const complex<T> &, const U &) HIPWAVE_STUB
template <class T, class U> HIPWAVE_HD bool operator==(const U &, const complex<T> &) HIPWAVE_STUB
template <class T, class U> HIPWAVE_HD bool operator!=(const complex<T> &, const complex<U> &) HIPWAVE_STUB
template <class T, class U> HIPWAVE_HD bool operator!=(const complex<T> &, const U &) HIPWAVE_STUB
template <class T, class U> HIPWAVE_HD bool operator!=(const U &, const complex<T> &) HIPWAVE_STUB
template <class T> HIPWAVE_HD T abs(const complex<T> &) HIPWAVE_STUB
template <class T> HIPWAVE_HD T arg(const complex<T> &) HIPWAVE_STUB
template <class T> HIPWAVE_HD T norm(const complex<T> &) HIPWAVE_STUB
template <class T> HIPWAVE_HD complex<T> conj(const complex<T> &) HIPWAVE_STUB
template <class T> HIPWAVE_HD complex<T> proj(const complex<T> &) HIPWAVE_STUB
template <class T> HIPWAVE_HD complex<T> exp(const complex<T> &) HIPWAVE_STUB
template <class T> HIPWAVE_HD complex<T> log(const complex<T> &) HIPWAVE_STUB
template <class T> HIPWAVE_HD complex<T> log10(const complex<T> &) HIPWAVE_STUB
template <class T> HIPWAVE_HD complex<T> sqrt(const complex<T> &) HIPWAVE_STUB
template <class T> HIPWAVE_HD complex<T> cos(const complex<T> &) HIPWAVE_STUB
template <class T> HIPWAVE_HD complex<T> cosh(const complex<T> &) HIPWAVE_STUB
template <class T> HIPWAVE_HD complex<T> sin(const complex<T> &) HIPWAVE_STUB
template <class T> HIPWAVE_HD complex<T> sinh(const complex<T> &) HIPWAVE_STUB
template <class T> HIPWAVE_HD complex<T> tan(const complex<T> &) HIPWAVE_STUB
template <class T> HIPWAVE_HD complex<T> tanh(const complex<T> &) HIPWAVE_STUB
template <class T> HIPWAVE_HD complex<T> acos(const complex<T> &) HIPWAVE_STUB
template <class T> HIPWAVE_HD complex<T> acosh(const complex<T> &) HIPWAVE_STUB
template <class T> HIPWAVE_HD complex<T> asin(const complex<T> &) HIPWAVE_STUB
template <class T> HIPWAVE_HD complex<T> asinh(const complex<T> &) HIPWAVE_STUB
template <class T> HIPWAVE_HD complex<T> atan(const complex<T> &) HIPWAVE_STUB
template <class T> HIPWAVE_HD complex<T> atanh(const complex<T> &) HIPWAVE_STUB
template <class T> HIPWAVE_HD complex<T> operator+(const complex<T> &) HIPWAVE_STUB
template <class T> HIPWAVE_HD complex<T> operator-(const complex<T> &) HIPWAVE_STUB
template <class T, class U> HIPWAVE_HD complex<T> polar(const T &, const U &) HIPWAVE_STUB
template <class T> HIPWAVE_HD complex<T> polar(const T &) HIPWAVE_STUB
template <class T, class U> HIPWAVE_HD complex<typename detail::promoted<T, U>::type> pow(const complex<T> &, const complex<U> &) HIPWAVE_STUB
template <class T, class U> HIPWAVE_HD complex<T> pow(const complex<T> &, const U &) HIPWAVE_STUB
template <class T, class U> HIPWAVE_HD complex<U> pow(const T &, const complex<U> &) HIPWAVE_STUB
template <class T, class C, class R> ::std::basic_ostream<C, R> &operator<<(::std::basic_ostream<C, R> &, const complex<T> &) HIPWAVE_STUB
template <class T, class C, class R> ::std::basic_istream<C, R> &operator>>(::std::basic_istream<C, R> &, complex<T> &) HIPWAVE_STUB
} // namespace thrust
#endif
