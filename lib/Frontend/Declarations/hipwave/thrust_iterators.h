// Part of hipwave, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Thrust: iterators.
#ifndef HIPWAVE_DECLS_THRUST_ITERATORS_H
#define HIPWAVE_DECLS_THRUST_ITERATORS_H
#include <hipwave/thrust_functional.h>
namespace thrust {
struct use_default {};
namespace detail {
template <class Self, class V, class R = V, class P = V *> struct any_iterator {
  typedef V value_type;
  typedef R reference;
  typedef P pointer;
  typedef ptrdiff_t difference_type;
  typedef ::std::random_access_iterator_tag iterator_category;
  HIPWAVE_HD R operator*() const HIPWAVE_STUB
  HIPWAVE_HD R operator[](ptrdiff_t) const HIPWAVE_STUB
  HIPWAVE_HD Self &operator++() HIPWAVE_STUB
  HIPWAVE_HD Self operator++(int) HIPWAVE_STUB
  HIPWAVE_HD Self &operator--() HIPWAVE_STUB
  HIPWAVE_HD Self operator--(int) HIPWAVE_STUB
  HIPWAVE_HD Self &operator+=(ptrdiff_t) HIPWAVE_STUB
  HIPWAVE_HD Self &operator-=(ptrdiff_t) HIPWAVE_STUB
  HIPWAVE_HD Self operator+(ptrdiff_t) const HIPWAVE_STUB
  HIPWAVE_HD Self operator-(ptrdiff_t) const HIPWAVE_STUB
  HIPWAVE_HD ptrdiff_t operator-(const Self &) const HIPWAVE_STUB
  HIPWAVE_HD bool operator==(const Self &) const HIPWAVE_STUB
  HIPWAVE_HD bool operator!=(const Self &) const HIPWAVE_STUB
  HIPWAVE_HD bool operator<(const Self &) const HIPWAVE_STUB
};
template <class It> struct value_of { typedef typename ::std::iterator_traits<It>::value_type type; };
template <class It> struct ref_of { typedef typename ::std::iterator_traits<It>::reference type; };
template <class F, class A, bool Default> struct applied { typedef F type; };
template <class F, class A> struct applied<F, A, true> {
  typedef typename ::std::remove_reference<decltype(::std::declval<F &>()(::std::declval<A>()))>::type type;
};
} // namespace detail
template <class V, class S = use_default, class C = use_default, class D = use_default>
class counting_iterator : public detail::any_iterator<counting_iterator<V, S, C, D>, V, V> {
public:
  HIPWAVE_HD counting_iterator() HIPWAVE_STUB
  HIPWAVE_HD explicit counting_iterator(V) HIPWAVE_STUB
  template <class S2> HIPWAVE_HD counting_iterator(const counting_iterator<V, S2, C, D> &) HIPWAVE_STUB
  HIPWAVE_HD const V &base() const HIPWAVE_STUB
};
template <class V> HIPWAVE_HD counting_iterator<V> make_counting_iterator(V) HIPWAVE_STUB
template <class V, class I = use_default, class S = use_default>
class constant_iterator : public detail::any_iterator<constant_iterator<V, I, S>, V, V> {
public:
  HIPWAVE_HD constant_iterator() HIPWAVE_STUB
  template <class A> HIPWAVE_HD constant_iterator(const A &) HIPWAVE_STUB
  template <class A, class B> HIPWAVE_HD constant_iterator(const A &, const B &) HIPWAVE_STUB
};
template <class V> HIPWAVE_HD constant_iterator<V> make_constant_iterator(V) HIPWAVE_STUB
template <class V, class I> HIPWAVE_HD constant_iterator<V, I> make_constant_iterator(V, I) HIPWAVE_STUB
template <class F, class It, class R = use_default, class V = use_default>
class transform_iterator
    : public detail::any_iterator<transform_iterator<F, It, R, V>,
          typename detail::applied<typename ::std::conditional< ::std::is_same<V, use_default>::value, F, V>::type,
                                   typename detail::ref_of<It>::type, ::std::is_same<V, use_default>::value>::type> {
public:
  HIPWAVE_HD transform_iterator() HIPWAVE_STUB
  HIPWAVE_HD transform_iterator(const It &, F) HIPWAVE_STUB
  HIPWAVE_HD explicit transform_iterator(const It &) HIPWAVE_STUB
  HIPWAVE_HD F functor() const HIPWAVE_STUB
  HIPWAVE_HD const It &base() const HIPWAVE_STUB
};
template <class F, class It> HIPWAVE_HD transform_iterator<F, It> make_transform_iterator(It, F) HIPWAVE_STUB
template <class E, class I>
class permutation_iterator : public detail::any_iterator<permutation_iterator<E, I>, typename detail::value_of<E>::type, typename detail::ref_of<E>::type> {
public:
  HIPWAVE_HD permutation_iterator() HIPWAVE_STUB
  HIPWAVE_HD explicit permutation_iterator(E, I) HIPWAVE_STUB
  HIPWAVE_HD const I &base() const HIPWAVE_STUB
};
template <class E, class I> HIPWAVE_HD permutation_iterator<E, I> make_permutation_iterator(E, I) HIPWAVE_STUB
template <class It>
class reverse_iterator : public detail::any_iterator<reverse_iterator<It>, typename detail::value_of<It>::type, typename detail::ref_of<It>::type> {
public:
  HIPWAVE_HD reverse_iterator() HIPWAVE_STUB
  HIPWAVE_HD explicit reverse_iterator(It) HIPWAVE_STUB
  template <class U> HIPWAVE_HD reverse_iterator(const reverse_iterator<U> &) HIPWAVE_STUB
  HIPWAVE_HD It base() const HIPWAVE_STUB
};
template <class It> HIPWAVE_HD reverse_iterator<It> make_reverse_iterator(It) HIPWAVE_STUB
template <class S = use_default> class discard_iterator : public detail::any_iterator<discard_iterator<S>, detail::functional::anything, detail::functional::actor<int>> {
public:
  HIPWAVE_HD discard_iterator(ptrdiff_t = 0) HIPWAVE_STUB
};
HIPWAVE_HD discard_iterator<> make_discard_iterator(ptrdiff_t = 0);
template <class Tuple> class zip_iterator;
template <class... It>
class zip_iterator<tuple<It...>>
    : public detail::any_iterator<zip_iterator<tuple<It...>>, tuple<typename detail::value_of<It>::type...>, tuple<typename detail::ref_of<It>::type...>> {
public:
  HIPWAVE_HD zip_iterator() HIPWAVE_STUB
  HIPWAVE_HD zip_iterator(tuple<It...>) HIPWAVE_STUB
  HIPWAVE_HD zip_iterator(It...) HIPWAVE_STUB
  template <class U> HIPWAVE_HD zip_iterator(const zip_iterator<U> &) HIPWAVE_STUB
  HIPWAVE_HD const tuple<It...> &get_iterator_tuple() const HIPWAVE_STUB
};
template <class... It> HIPWAVE_HD zip_iterator<tuple<It...>> make_zip_iterator(tuple<It...>) HIPWAVE_STUB
template <class... It> HIPWAVE_HD zip_iterator<tuple<It...>> make_zip_iterator(It...) HIPWAVE_STUB
template <class F, class It> class transform_output_iterator : public detail::any_iterator<transform_output_iterator<F, It>, detail::functional::anything, detail::functional::actor<int>> {
public:
  HIPWAVE_HD transform_output_iterator(It, F) HIPWAVE_STUB
};
template <class F, class It> HIPWAVE_HD transform_output_iterator<F, It> make_transform_output_iterator(It, F) HIPWAVE_STUB
template <class F, class G, class It> class transform_input_output_iterator : public detail::any_iterator<transform_input_output_iterator<F, G, It>, detail::functional::anything, detail::functional::actor<int>> {
public:
  HIPWAVE_HD transform_input_output_iterator(It, F, G) HIPWAVE_STUB
};
template <class F, class G, class It> HIPWAVE_HD transform_input_output_iterator<F, G, It> make_transform_input_output_iterator(It, F, G) HIPWAVE_STUB
template <class I, class F> class tabulate_output_iterator : public detail::any_iterator<tabulate_output_iterator<I, F>, detail::functional::anything, detail::functional::actor<int>> {};
// Facades that users derive from.
template <class Derived, class Base, class V = use_default, class S = use_default, class T = use_default, class R = use_default, class D = use_default>
class iterator_adaptor : public detail::any_iterator<Derived, typename detail::value_of<Base>::type, typename detail::ref_of<Base>::type> {
public:
  typedef iterator_adaptor super_t;
  HIPWAVE_HD iterator_adaptor() HIPWAVE_STUB
  HIPWAVE_HD explicit iterator_adaptor(const Base &) HIPWAVE_STUB
  HIPWAVE_HD const Base &base() const HIPWAVE_STUB

protected:
  HIPWAVE_HD Base &base_reference() HIPWAVE_STUB
};
struct iterator_core_access {};
template <class Derived, class V, class S, class T, class R, class D = ptrdiff_t>
class iterator_facade : public detail::any_iterator<Derived, V, R> {};
} // namespace thrust
#endif
