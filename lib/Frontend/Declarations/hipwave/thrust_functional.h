// Part of hipwave, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Thrust: function objects and placeholders.
#ifndef HIPWAVE_DECLS_THRUST_FUNCTIONAL_H
#define HIPWAVE_DECLS_THRUST_FUNCTIONAL_H
#include <hipwave/thrust_core.h>
namespace thrust {
template <class A, class R> struct unary_function { typedef A argument_type; typedef R result_type; };
template <class A, class B, class R> struct binary_function {
  typedef A first_argument_type;
  typedef B second_argument_type;
  typedef R result_type;
};
template <class T = void> struct plus {
  typedef T first_argument_type;
  typedef T second_argument_type;
  typedef T result_type;
  HIPWAVE_HD constexpr T operator()(const T &a, const T &b) const { return a + b; }
};
template <> struct plus<void> {
  template <class A, class B> HIPWAVE_HD constexpr auto operator()(const A &a, const B &b) const -> decltype(a + b) { return a + b; }
};
template <class T = void> struct minus {
  typedef T first_argument_type;
  typedef T second_argument_type;
  typedef T result_type;
  HIPWAVE_HD constexpr T operator()(const T &a, const T &b) const { return a - b; }
};
template <> struct minus<void> {
  template <class A, class B> HIPWAVE_HD constexpr auto operator()(const A &a, const B &b) const -> decltype(a - b) { return a - b; }
};
template <class T = void> struct multiplies {
  typedef T first_argument_type;
  typedef T second_argument_type;
  typedef T result_type;
  HIPWAVE_HD constexpr T operator()(const T &a, const T &b) const { return a * b; }
};
template <> struct multiplies<void> {
  template <class A, class B> HIPWAVE_HD constexpr auto operator()(const A &a, const B &b) const -> decltype(a * b) { return a * b; }
};
template <class T = void> struct divides {
  typedef T first_argument_type;
  typedef T second_argument_type;
  typedef T result_type;
  HIPWAVE_HD constexpr T operator()(const T &a, const T &b) const { return a / b; }
};
template <> struct divides<void> {
  template <class A, class B> HIPWAVE_HD constexpr auto operator()(const A &a, const B &b) const -> decltype(a / b) { return a / b; }
};
template <class T = void> struct modulus {
  typedef T first_argument_type;
  typedef T second_argument_type;
  typedef T result_type;
  HIPWAVE_HD constexpr T operator()(const T &a, const T &b) const { return a % b; }
};
template <> struct modulus<void> {
  template <class A, class B> HIPWAVE_HD constexpr auto operator()(const A &a, const B &b) const -> decltype(a % b) { return a % b; }
};
template <class T = void> struct bit_and {
  typedef T first_argument_type;
  typedef T second_argument_type;
  typedef T result_type;
  HIPWAVE_HD constexpr T operator()(const T &a, const T &b) const { return a & b; }
};
template <> struct bit_and<void> {
  template <class A, class B> HIPWAVE_HD constexpr auto operator()(const A &a, const B &b) const -> decltype(a & b) { return a & b; }
};
template <class T = void> struct bit_or {
  typedef T first_argument_type;
  typedef T second_argument_type;
  typedef T result_type;
  HIPWAVE_HD constexpr T operator()(const T &a, const T &b) const { return a | b; }
};
template <> struct bit_or<void> {
  template <class A, class B> HIPWAVE_HD constexpr auto operator()(const A &a, const B &b) const -> decltype(a | b) { return a | b; }
};
template <class T = void> struct bit_xor {
  typedef T first_argument_type;
  typedef T second_argument_type;
  typedef T result_type;
  HIPWAVE_HD constexpr T operator()(const T &a, const T &b) const { return a ^ b; }
};
template <> struct bit_xor<void> {
  template <class A, class B> HIPWAVE_HD constexpr auto operator()(const A &a, const B &b) const -> decltype(a ^ b) { return a ^ b; }
};
template <class T = void> struct equal_to {
  typedef T first_argument_type;
  typedef T second_argument_type;
  typedef bool result_type;
  HIPWAVE_HD constexpr bool operator()(const T &a, const T &b) const { return a == b; }
};
template <> struct equal_to<void> {
  template <class A, class B> HIPWAVE_HD constexpr bool operator()(const A &a, const B &b) const { return a == b; }
};
template <class T = void> struct not_equal_to {
  typedef T first_argument_type;
  typedef T second_argument_type;
  typedef bool result_type;
  HIPWAVE_HD constexpr bool operator()(const T &a, const T &b) const { return a != b; }
};
template <> struct not_equal_to<void> {
  template <class A, class B> HIPWAVE_HD constexpr bool operator()(const A &a, const B &b) const { return a != b; }
};
template <class T = void> struct greater {
  typedef T first_argument_type;
  typedef T second_argument_type;
  typedef bool result_type;
  HIPWAVE_HD constexpr bool operator()(const T &a, const T &b) const { return a > b; }
};
template <> struct greater<void> {
  template <class A, class B> HIPWAVE_HD constexpr bool operator()(const A &a, const B &b) const { return a > b; }
};
template <class T = void> struct less {
  typedef T first_argument_type;
  typedef T second_argument_type;
  typedef bool result_type;
  HIPWAVE_HD constexpr bool operator()(const T &a, const T &b) const { return a < b; }
};
template <> struct less<void> {
  template <class A, class B> HIPWAVE_HD constexpr bool operator()(const A &a, const B &b) const { return a < b; }
};
template <class T = void> struct greater_equal {
  typedef T first_argument_type;
  typedef T second_argument_type;
  typedef bool result_type;
  HIPWAVE_HD constexpr bool operator()(const T &a, const T &b) const { return a >= b; }
};
template <> struct greater_equal<void> {
  template <class A, class B> HIPWAVE_HD constexpr bool operator()(const A &a, const B &b) const { return a >= b; }
};
template <class T = void> struct less_equal {
  typedef T first_argument_type;
  typedef T second_argument_type;
  typedef bool result_type;
  HIPWAVE_HD constexpr bool operator()(const T &a, const T &b) const { return a <= b; }
};
template <> struct less_equal<void> {
  template <class A, class B> HIPWAVE_HD constexpr bool operator()(const A &a, const B &b) const { return a <= b; }
};
template <class T = void> struct logical_and {
  typedef T first_argument_type;
  typedef T second_argument_type;
  typedef bool result_type;
  HIPWAVE_HD constexpr bool operator()(const T &a, const T &b) const { return a && b; }
};
template <> struct logical_and<void> {
  template <class A, class B> HIPWAVE_HD constexpr bool operator()(const A &a, const B &b) const { return a && b; }
};
template <class T = void> struct logical_or {
  typedef T first_argument_type;
  typedef T second_argument_type;
  typedef bool result_type;
  HIPWAVE_HD constexpr bool operator()(const T &a, const T &b) const { return a || b; }
};
template <> struct logical_or<void> {
  template <class A, class B> HIPWAVE_HD constexpr bool operator()(const A &a, const B &b) const { return a || b; }
};
template <class T = void> struct negate {
  typedef T argument_type;
  typedef T result_type;
  HIPWAVE_HD constexpr T operator()(const T &a) const { return -a; }
};
template <> struct negate<void> {
  template <class A> HIPWAVE_HD constexpr A operator()(const A &a) const { return -a; }
};
template <class T = void> struct logical_not {
  typedef T argument_type;
  typedef bool result_type;
  HIPWAVE_HD constexpr bool operator()(const T &a) const { return !a; }
};
template <> struct logical_not<void> {
  template <class A> HIPWAVE_HD constexpr A operator()(const A &a) const { return !a; }
};
template <class T = void> struct identity {
  typedef T argument_type;
  typedef T result_type;
  HIPWAVE_HD constexpr T operator()(const T &a) const { return a; }
};
template <> struct identity<void> {
  template <class A> HIPWAVE_HD constexpr A operator()(const A &a) const { return a; }
};
template <class T = void> struct square {
  typedef T argument_type;
  typedef T result_type;
  HIPWAVE_HD constexpr T operator()(const T &a) const { return a * a; }
};
template <> struct square<void> {
  template <class A> HIPWAVE_HD constexpr A operator()(const A &a) const { return a * a; }
};
template <class T = void> struct maximum {
  typedef T first_argument_type;
  typedef T second_argument_type;
  typedef T result_type;
  HIPWAVE_HD constexpr T operator()(const T &a, const T &b) const { return a < b ? b : a; }
};
template <> struct maximum<void> {
  template <class A> HIPWAVE_HD constexpr A operator()(const A &a, const A &b) const { return a < b ? b : a; }
};
template <class T = void> struct minimum {
  typedef T first_argument_type;
  typedef T second_argument_type;
  typedef T result_type;
  HIPWAVE_HD constexpr T operator()(const T &a, const T &b) const { return b < a ? b : a; }
};
template <> struct minimum<void> {
  template <class A> HIPWAVE_HD constexpr A operator()(const A &a, const A &b) const { return b < a ? b : a; }
};
template <class A = void, class B = void> struct project1st { HIPWAVE_HD A operator()(const A &a, const B &) const { return a; } };
template <class A = void, class B = void> struct project2nd { HIPWAVE_HD B operator()(const A &, const B &b) const { return b; } };
template <class P> struct unary_negate {
  P p;
  HIPWAVE_HD explicit unary_negate(P q) : p(q) {}
  template <class T> HIPWAVE_HD bool operator()(const T &a) { return !p(a); }
};
template <class P> struct binary_negate {
  P p;
  HIPWAVE_HD explicit binary_negate(P q) : p(q) {}
  template <class T> HIPWAVE_HD bool operator()(const T &a, const T &b) { return !p(a, b); }
};
template <class P> HIPWAVE_HD unary_negate<P> not1(const P &) HIPWAVE_STUB
template <class P> HIPWAVE_HD binary_negate<P> not2(const P &) HIPWAVE_STUB
template <class F> HIPWAVE_HD F not_fn(F) HIPWAVE_STUB
template <class F> struct zip_function {
  HIPWAVE_HD zip_function(F) HIPWAVE_STUB
  template <class T> HIPWAVE_HD void operator()(T &&) const HIPWAVE_STUB
};
template <class F> HIPWAVE_HD zip_function<F> make_zip_function(F) HIPWAVE_STUB

// What an expression of placeholders gives is known to no declaration: any
// type that the algorithm asks for.
namespace detail {
namespace functional {
struct anything { template <class T> HIPWAVE_HD operator T() const HIPWAVE_STUB };
template <class E> struct actor {
  template <class... A> HIPWAVE_HD anything operator()(A &&...) const HIPWAVE_STUB
  template <class T> HIPWAVE_HD actor operator=(const T &) const HIPWAVE_STUB
  template <class T> HIPWAVE_HD actor operator+=(const T &) const HIPWAVE_STUB
  template <class T> HIPWAVE_HD actor operator-=(const T &) const HIPWAVE_STUB
  template <class T> HIPWAVE_HD actor operator*=(const T &) const HIPWAVE_STUB
  template <class T> HIPWAVE_HD actor operator/=(const T &) const HIPWAVE_STUB
};
template <class E, class T> HIPWAVE_HD actor<E> operator+(const actor<E> &, const T &) HIPWAVE_STUB
template <class E, class T> HIPWAVE_HD actor<E> operator+(const T &, const actor<E> &) HIPWAVE_STUB
template <class E, class F> HIPWAVE_HD actor<E> operator+(const actor<E> &, const actor<F> &) HIPWAVE_STUB
template <class E, class T> HIPWAVE_HD actor<E> operator-(const actor<E> &, const T &) HIPWAVE_STUB
template <class E, class T> HIPWAVE_HD actor<E> operator-(const T &, const actor<E> &) HIPWAVE_STUB
template <class E, class F> HIPWAVE_HD actor<E> operator-(const actor<E> &, const actor<F> &) HIPWAVE_STUB
template <class E, class T> HIPWAVE_HD actor<E> operator*(const actor<E> &, const T &) HIPWAVE_STUB
template <class E, class T> HIPWAVE_HD actor<E> operator*(const T &, const actor<E> &) HIPWAVE_STUB
template <class E, class F> HIPWAVE_HD actor<E> operator*(const actor<E> &, const actor<F> &) HIPWAVE_STUB
template <class E, class T> HIPWAVE_HD actor<E> operator/(const actor<E> &, const T &) HIPWAVE_STUB
template <class E, class T> HIPWAVE_HD actor<E> operator/(const T &, const actor<E> &) HIPWAVE_STUB
template <class E, class F> HIPWAVE_HD actor<E> operator/(const actor<E> &, const actor<F> &) HIPWAVE_STUB
template <class E, class T> HIPWAVE_HD actor<E> operator%(const actor<E> &, const T &) HIPWAVE_STUB
template <class E, class T> HIPWAVE_HD actor<E> operator%(const T &, const actor<E> &) HIPWAVE_STUB
template <class E, class F> HIPWAVE_HD actor<E> operator%(const actor<E> &, const actor<F> &) HIPWAVE_STUB
template <class E, class T> HIPWAVE_HD actor<E> operator&(const actor<E> &, const T &) HIPWAVE_STUB
template <class E, class T> HIPWAVE_HD actor<E> operator&(const T &, const actor<E> &) HIPWAVE_STUB
template <class E, class F> HIPWAVE_HD actor<E> operator&(const actor<E> &, const actor<F> &) HIPWAVE_STUB
template <class E, class T> HIPWAVE_HD actor<E> operator|(const actor<E> &, const T &) HIPWAVE_STUB
template <class E, class T> HIPWAVE_HD actor<E> operator|(const T &, const actor<E> &) HIPWAVE_STUB
template <class E, class F> HIPWAVE_HD actor<E> operator|(const actor<E> &, const actor<F> &) HIPWAVE_STUB
template <class E, class T> HIPWAVE_HD actor<E> operator^(const actor<E> &, const T &) HIPWAVE_STUB
template <class E, class T> HIPWAVE_HD actor<E> operator^(const T &, const actor<E> &) HIPWAVE_STUB
template <class E, class F> HIPWAVE_HD actor<E> operator^(const actor<E> &, const actor<F> &) HIPWAVE_STUB
template <class E, class T> HIPWAVE_HD actor<E> operator<<(const actor<E> &, const T &) HIPWAVE_STUB
template <class E, class T> HIPWAVE_HD actor<E> operator<<(const T &, const actor<E> &) HIPWAVE_STUB
template <class E, class F> HIPWAVE_HD actor<E> operator<<(const actor<E> &, const actor<F> &) HIPWAVE_STUB
template <class E, class T> HIPWAVE_HD actor<E> operator>>(const actor<E> &, const T &) HIPWAVE_STUB
template <class E, class T> HIPWAVE_HD actor<E> operator>>(const T &, const actor<E> &) HIPWAVE_STUB
template <class E, class F> HIPWAVE_HD actor<E> operator>>(const actor<E> &, const actor<F> &) HIPWAVE_STUB
template <class E, class T> HIPWAVE_HD actor<E> operator==(const actor<E> &, const T &) HIPWAVE_STUB
template <class E, class T> HIPWAVE_HD actor<E> operator==(const T &, const actor<E> &) HIPWAVE_STUB
template <class E, class F> HIPWAVE_HD actor<E> operator==(const actor<E> &, const actor<F> &) HIPWAVE_STUB
template <class E, class T> HIPWAVE_HD actor<E> operator!=(const actor<E> &, const T &) HIPWAVE_STUB
template <class E, class T> HIPWAVE_HD actor<E> operator!=(const T &, const actor<E> &) HIPWAVE_STUB
template <class E, class F> HIPWAVE_HD actor<E> operator!=(const actor<E> &, const actor<F> &) HIPWAVE_STUB
template <class E, class T> HIPWAVE_HD actor<E> operator<(const actor<E> &, const T &) HIPWAVE_STUB
template <class E, class T> HIPWAVE_HD actor<E> operator<(const T &, const actor<E> &) HIPWAVE_STUB
template <class E, class F> HIPWAVE_HD actor<E> operator<(const actor<E> &, const actor<F> &) HIPWAVE_STUB
template <class E, class T> HIPWAVE_HD actor<E> operator>(const actor<E> &, const T &) HIPWAVE_STUB
template <class E, class T> HIPWAVE_HD actor<E> operator>(const T &, const actor<E> &) HIPWAVE_STUB
template <class E, class F> HIPWAVE_HD actor<E> operator>(const actor<E> &, const actor<F> &) HIPWAVE_STUB
template <class E, class T> HIPWAVE_HD actor<E> operator<=(const actor<E> &, const T &) HIPWAVE_STUB
template <class E, class T> HIPWAVE_HD actor<E> operator<=(const T &, const actor<E> &) HIPWAVE_STUB
template <class E, class F> HIPWAVE_HD actor<E> operator<=(const actor<E> &, const actor<F> &) HIPWAVE_STUB
template <class E, class T> HIPWAVE_HD actor<E> operator>=(const actor<E> &, const T &) HIPWAVE_STUB
template <class E, class T> HIPWAVE_HD actor<E> operator>=(const T &, const actor<E> &) HIPWAVE_STUB
template <class E, class F> HIPWAVE_HD actor<E> operator>=(const actor<E> &, const actor<F> &) HIPWAVE_STUB
template <class E, class T> HIPWAVE_HD actor<E> operator&&(const actor<E> &, const T &) HIPWAVE_STUB
template <class E, class T> HIPWAVE_HD actor<E> operator&&(const T &, const actor<E> &) HIPWAVE_STUB
template <class E, class F> HIPWAVE_HD actor<E> operator&&(const actor<E> &, const actor<F> &) HIPWAVE_STUB
template <class E, class T> HIPWAVE_HD actor<E> operator||(const actor<E> &, const T &) HIPWAVE_STUB
template <class E, class T> HIPWAVE_HD actor<E> operator||(const T &, const actor<E> &) HIPWAVE_STUB
template <class E, class F> HIPWAVE_HD actor<E> operator||(const actor<E> &, const actor<F> &) HIPWAVE_STUB
template <class E> HIPWAVE_HD actor<E> operator+(const actor<E> &) HIPWAVE_STUB
template <class E> HIPWAVE_HD actor<E> operator-(const actor<E> &) HIPWAVE_STUB
template <class E> HIPWAVE_HD actor<E> operator!(const actor<E> &) HIPWAVE_STUB
template <class E> HIPWAVE_HD actor<E> operator~(const actor<E> &) HIPWAVE_STUB
template <int N> struct argument {};
} // namespace functional
} // namespace detail
namespace placeholders {
static const detail::functional::actor<detail::functional::argument<1>> _1 = {};
static const detail::functional::actor<detail::functional::argument<2>> _2 = {};
static const detail::functional::actor<detail::functional::argument<3>> _3 = {};
static const detail::functional::actor<detail::functional::argument<4>> _4 = {};
static const detail::functional::actor<detail::functional::argument<5>> _5 = {};
static const detail::functional::actor<detail::functional::argument<6>> _6 = {};
static const detail::functional::actor<detail::functional::argument<7>> _7 = {};
static const detail::functional::actor<detail::functional::argument<8>> _8 = {};
static const detail::functional::actor<detail::functional::argument<9>> _9 = {};
static const detail::functional::actor<detail::functional::argument<10>> _10 = {};
} // namespace placeholders
} // namespace thrust
#endif
