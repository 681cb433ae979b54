// Part of hipwave, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Thrust: algorithms, each with and without a policy. X is a policy.
#ifndef HIPWAVE_DECLS_THRUST_ALGORITHMS_H
#define HIPWAVE_DECLS_THRUST_ALGORITHMS_H
#include <hipwave/thrust_iterators.h>
namespace thrust {
namespace detail {
template <class It> struct diff_of { typedef typename ::std::iterator_traits<It>::difference_type type; };
} // namespace detail
template <class I, class O, class F> HIPWAVE_HD O transform(I, I, O, F) HIPWAVE_STUB
template <class X, class I, class O, class F> HIPWAVE_HD O transform(const detail::execution_policy_base<X> &, I, I, O, F) HIPWAVE_STUB
template <class I, class J, class O, class F> HIPWAVE_HD O transform(I, I, J, O, F) HIPWAVE_STUB
template <class X, class I, class J, class O, class F> HIPWAVE_HD O transform(const detail::execution_policy_base<X> &, I, I, J, O, F) HIPWAVE_STUB
template <class I, class O, class F, class P> HIPWAVE_HD O transform_if(I, I, O, F, P) HIPWAVE_STUB
template <class X, class I, class O, class F, class P> HIPWAVE_HD O transform_if(const detail::execution_policy_base<X> &, I, I, O, F, P) HIPWAVE_STUB
template <class I, class S, class O, class F, class P> HIPWAVE_HD O transform_if(I, I, S, O, F, P) HIPWAVE_STUB
template <class X, class I, class S, class O, class F, class P> HIPWAVE_HD O transform_if(const detail::execution_policy_base<X> &, I, I, S, O, F, P) HIPWAVE_STUB
template <class I, class J, class S, class O, class F, class P> HIPWAVE_HD O transform_if(I, I, J, S, O, F, P) HIPWAVE_STUB
template <class X, class I, class J, class S, class O, class F, class P> HIPWAVE_HD O transform_if(const detail::execution_policy_base<X> &, I, I, J, S, O, F, P) HIPWAVE_STUB
template <class I, class N, class O, class F> HIPWAVE_HD O transform_n(I, N, O, F) HIPWAVE_STUB
template <class X, class I, class N, class O, class F> HIPWAVE_HD O transform_n(const detail::execution_policy_base<X> &, I, N, O, F) HIPWAVE_STUB
template <class I> HIPWAVE_HD typename detail::value_of<I>::type reduce(I, I) HIPWAVE_STUB
template <class X, class I> HIPWAVE_HD typename detail::value_of<I>::type reduce(const detail::execution_policy_base<X> &, I, I) HIPWAVE_STUB
template <class I, class T> HIPWAVE_HD T reduce(I, I, T) HIPWAVE_STUB
template <class X, class I, class T> HIPWAVE_HD T reduce(const detail::execution_policy_base<X> &, I, I, T) HIPWAVE_STUB
template <class I, class T, class F> HIPWAVE_HD T reduce(I, I, T, F) HIPWAVE_STUB
template <class X, class I, class T, class F> HIPWAVE_HD T reduce(const detail::execution_policy_base<X> &, I, I, T, F) HIPWAVE_STUB
template <class I, class O> HIPWAVE_HD void reduce_into(I, I, O) HIPWAVE_STUB
template <class X, class I, class O> HIPWAVE_HD void reduce_into(const detail::execution_policy_base<X> &, I, I, O) HIPWAVE_STUB
template <class I, class U, class T, class F> HIPWAVE_HD T transform_reduce(I, I, U, T, F) HIPWAVE_STUB
template <class X, class I, class U, class T, class F> HIPWAVE_HD T transform_reduce(const detail::execution_policy_base<X> &, I, I, U, T, F) HIPWAVE_STUB
template <class I, class J, class T> HIPWAVE_HD T transform_reduce(I, I, J, T) HIPWAVE_STUB
template <class X, class I, class J, class T> HIPWAVE_HD T transform_reduce(const detail::execution_policy_base<X> &, I, I, J, T) HIPWAVE_STUB
template <class I, class J, class T> HIPWAVE_HD T inner_product(I, I, J, T) HIPWAVE_STUB
template <class X, class I, class J, class T> HIPWAVE_HD T inner_product(const detail::execution_policy_base<X> &, I, I, J, T) HIPWAVE_STUB
template <class I, class J, class T, class F, class G> HIPWAVE_HD T inner_product(I, I, J, T, F, G) HIPWAVE_STUB
template <class X, class I, class J, class T, class F, class G> HIPWAVE_HD T inner_product(const detail::execution_policy_base<X> &, I, I, J, T, F, G) HIPWAVE_STUB
template <class I, class O> HIPWAVE_HD O inclusive_scan(I, I, O) HIPWAVE_STUB
template <class X, class I, class O> HIPWAVE_HD O inclusive_scan(const detail::execution_policy_base<X> &, I, I, O) HIPWAVE_STUB
template <class I, class O, class F> HIPWAVE_HD O inclusive_scan(I, I, O, F) HIPWAVE_STUB
template <class X, class I, class O, class F> HIPWAVE_HD O inclusive_scan(const detail::execution_policy_base<X> &, I, I, O, F) HIPWAVE_STUB
template <class I, class O, class T, class F> HIPWAVE_HD O inclusive_scan(I, I, O, T, F) HIPWAVE_STUB
template <class X, class I, class O, class T, class F> HIPWAVE_HD O inclusive_scan(const detail::execution_policy_base<X> &, I, I, O, T, F) HIPWAVE_STUB
template <class I, class O> HIPWAVE_HD O exclusive_scan(I, I, O) HIPWAVE_STUB
template <class X, class I, class O> HIPWAVE_HD O exclusive_scan(const detail::execution_policy_base<X> &, I, I, O) HIPWAVE_STUB
template <class I, class O, class T> HIPWAVE_HD O exclusive_scan(I, I, O, T) HIPWAVE_STUB
template <class X, class I, class O, class T> HIPWAVE_HD O exclusive_scan(const detail::execution_policy_base<X> &, I, I, O, T) HIPWAVE_STUB
template <class I, class O, class T, class F> HIPWAVE_HD O exclusive_scan(I, I, O, T, F) HIPWAVE_STUB
template <class X, class I, class O, class T, class F> HIPWAVE_HD O exclusive_scan(const detail::execution_policy_base<X> &, I, I, O, T, F) HIPWAVE_STUB
template <class I, class O, class U, class F> HIPWAVE_HD O transform_inclusive_scan(I, I, O, U, F) HIPWAVE_STUB
template <class X, class I, class O, class U, class F> HIPWAVE_HD O transform_inclusive_scan(const detail::execution_policy_base<X> &, I, I, O, U, F) HIPWAVE_STUB
template <class I, class O, class U, class T, class F> HIPWAVE_HD O transform_inclusive_scan(I, I, O, U, T, F) HIPWAVE_STUB
template <class X, class I, class O, class U, class T, class F> HIPWAVE_HD O transform_inclusive_scan(const detail::execution_policy_base<X> &, I, I, O, U, T, F) HIPWAVE_STUB
template <class I, class O, class U, class T, class F> HIPWAVE_HD O transform_exclusive_scan(I, I, O, U, T, F) HIPWAVE_STUB
template <class X, class I, class O, class U, class T, class F> HIPWAVE_HD O transform_exclusive_scan(const detail::execution_policy_base<X> &, I, I, O, U, T, F) HIPWAVE_STUB
template <class I, class J, class O> HIPWAVE_HD O inclusive_scan_by_key(I, I, J, O) HIPWAVE_STUB
template <class X, class I, class J, class O> HIPWAVE_HD O inclusive_scan_by_key(const detail::execution_policy_base<X> &, I, I, J, O) HIPWAVE_STUB
template <class I, class J, class O, class P> HIPWAVE_HD O inclusive_scan_by_key(I, I, J, O, P) HIPWAVE_STUB
template <class X, class I, class J, class O, class P> HIPWAVE_HD O inclusive_scan_by_key(const detail::execution_policy_base<X> &, I, I, J, O, P) HIPWAVE_STUB
template <class I, class J, class O, class P, class F> HIPWAVE_HD O inclusive_scan_by_key(I, I, J, O, P, F) HIPWAVE_STUB
template <class X, class I, class J, class O, class P, class F> HIPWAVE_HD O inclusive_scan_by_key(const detail::execution_policy_base<X> &, I, I, J, O, P, F) HIPWAVE_STUB
template <class I, class J, class O> HIPWAVE_HD O exclusive_scan_by_key(I, I, J, O) HIPWAVE_STUB
template <class X, class I, class J, class O> HIPWAVE_HD O exclusive_scan_by_key(const detail::execution_policy_base<X> &, I, I, J, O) HIPWAVE_STUB
template <class I, class J, class O, class T> HIPWAVE_HD O exclusive_scan_by_key(I, I, J, O, T) HIPWAVE_STUB
template <class X, class I, class J, class O, class T> HIPWAVE_HD O exclusive_scan_by_key(const detail::execution_policy_base<X> &, I, I, J, O, T) HIPWAVE_STUB
template <class I, class J, class O, class T, class P> HIPWAVE_HD O exclusive_scan_by_key(I, I, J, O, T, P) HIPWAVE_STUB
template <class X, class I, class J, class O, class T, class P> HIPWAVE_HD O exclusive_scan_by_key(const detail::execution_policy_base<X> &, I, I, J, O, T, P) HIPWAVE_STUB
template <class I, class J, class O, class T, class P, class F> HIPWAVE_HD O exclusive_scan_by_key(I, I, J, O, T, P, F) HIPWAVE_STUB
template <class X, class I, class J, class O, class T, class P, class F> HIPWAVE_HD O exclusive_scan_by_key(const detail::execution_policy_base<X> &, I, I, J, O, T, P, F) HIPWAVE_STUB
template <class I> HIPWAVE_HD void sort(I, I) HIPWAVE_STUB
template <class X, class I> HIPWAVE_HD void sort(const detail::execution_policy_base<X> &, I, I) HIPWAVE_STUB
template <class I, class C> HIPWAVE_HD void sort(I, I, C) HIPWAVE_STUB
template <class X, class I, class C> HIPWAVE_HD void sort(const detail::execution_policy_base<X> &, I, I, C) HIPWAVE_STUB
template <class I> HIPWAVE_HD void stable_sort(I, I) HIPWAVE_STUB
template <class X, class I> HIPWAVE_HD void stable_sort(const detail::execution_policy_base<X> &, I, I) HIPWAVE_STUB
template <class I, class C> HIPWAVE_HD void stable_sort(I, I, C) HIPWAVE_STUB
template <class X, class I, class C> HIPWAVE_HD void stable_sort(const detail::execution_policy_base<X> &, I, I, C) HIPWAVE_STUB
template <class I, class J> HIPWAVE_HD void sort_by_key(I, I, J) HIPWAVE_STUB
template <class X, class I, class J> HIPWAVE_HD void sort_by_key(const detail::execution_policy_base<X> &, I, I, J) HIPWAVE_STUB
template <class I, class J, class C> HIPWAVE_HD void sort_by_key(I, I, J, C) HIPWAVE_STUB
template <class X, class I, class J, class C> HIPWAVE_HD void sort_by_key(const detail::execution_policy_base<X> &, I, I, J, C) HIPWAVE_STUB
template <class I, class J> HIPWAVE_HD void stable_sort_by_key(I, I, J) HIPWAVE_STUB
template <class X, class I, class J> HIPWAVE_HD void stable_sort_by_key(const detail::execution_policy_base<X> &, I, I, J) HIPWAVE_STUB
template <class I, class J, class C> HIPWAVE_HD void stable_sort_by_key(I, I, J, C) HIPWAVE_STUB
template <class X, class I, class J, class C> HIPWAVE_HD void stable_sort_by_key(const detail::execution_policy_base<X> &, I, I, J, C) HIPWAVE_STUB
template <class I> HIPWAVE_HD bool is_sorted(I, I) HIPWAVE_STUB
template <class X, class I> HIPWAVE_HD bool is_sorted(const detail::execution_policy_base<X> &, I, I) HIPWAVE_STUB
template <class I, class C> HIPWAVE_HD bool is_sorted(I, I, C) HIPWAVE_STUB
template <class X, class I, class C> HIPWAVE_HD bool is_sorted(const detail::execution_policy_base<X> &, I, I, C) HIPWAVE_STUB
template <class I> HIPWAVE_HD I is_sorted_until(I, I) HIPWAVE_STUB
template <class X, class I> HIPWAVE_HD I is_sorted_until(const detail::execution_policy_base<X> &, I, I) HIPWAVE_STUB
template <class I, class C> HIPWAVE_HD I is_sorted_until(I, I, C) HIPWAVE_STUB
template <class X, class I, class C> HIPWAVE_HD I is_sorted_until(const detail::execution_policy_base<X> &, I, I, C) HIPWAVE_STUB
template <class I, class O> HIPWAVE_HD O copy(I, I, O) HIPWAVE_STUB
template <class X, class I, class O> HIPWAVE_HD O copy(const detail::execution_policy_base<X> &, I, I, O) HIPWAVE_STUB
template <class I, class N, class O> HIPWAVE_HD O copy_n(I, N, O) HIPWAVE_STUB
template <class X, class I, class N, class O> HIPWAVE_HD O copy_n(const detail::execution_policy_base<X> &, I, N, O) HIPWAVE_STUB
template <class I, class O, class P> HIPWAVE_HD O copy_if(I, I, O, P) HIPWAVE_STUB
template <class X, class I, class O, class P> HIPWAVE_HD O copy_if(const detail::execution_policy_base<X> &, I, I, O, P) HIPWAVE_STUB
template <class I, class S, class O, class P> HIPWAVE_HD O copy_if(I, I, S, O, P) HIPWAVE_STUB
template <class X, class I, class S, class O, class P> HIPWAVE_HD O copy_if(const detail::execution_policy_base<X> &, I, I, S, O, P) HIPWAVE_STUB
template <class I, class J> HIPWAVE_HD J swap_ranges(I, I, J) HIPWAVE_STUB
template <class X, class I, class J> HIPWAVE_HD J swap_ranges(const detail::execution_policy_base<X> &, I, I, J) HIPWAVE_STUB
template <class I, class T> HIPWAVE_HD void fill(I, I, const T &) HIPWAVE_STUB
template <class X, class I, class T> HIPWAVE_HD void fill(const detail::execution_policy_base<X> &, I, I, const T &) HIPWAVE_STUB
template <class I, class N, class T> HIPWAVE_HD I fill_n(I, N, const T &) HIPWAVE_STUB
template <class X, class I, class N, class T> HIPWAVE_HD I fill_n(const detail::execution_policy_base<X> &, I, N, const T &) HIPWAVE_STUB
template <class I, class T> HIPWAVE_HD void uninitialized_fill(I, I, const T &) HIPWAVE_STUB
template <class X, class I, class T> HIPWAVE_HD void uninitialized_fill(const detail::execution_policy_base<X> &, I, I, const T &) HIPWAVE_STUB
template <class I, class N, class T> HIPWAVE_HD I uninitialized_fill_n(I, N, const T &) HIPWAVE_STUB
template <class X, class I, class N, class T> HIPWAVE_HD I uninitialized_fill_n(const detail::execution_policy_base<X> &, I, N, const T &) HIPWAVE_STUB
template <class I, class O> HIPWAVE_HD O uninitialized_copy(I, I, O) HIPWAVE_STUB
template <class X, class I, class O> HIPWAVE_HD O uninitialized_copy(const detail::execution_policy_base<X> &, I, I, O) HIPWAVE_STUB
template <class I, class N, class O> HIPWAVE_HD O uninitialized_copy_n(I, N, O) HIPWAVE_STUB
template <class X, class I, class N, class O> HIPWAVE_HD O uninitialized_copy_n(const detail::execution_policy_base<X> &, I, N, O) HIPWAVE_STUB
template <class I> HIPWAVE_HD void destroy(I, I) HIPWAVE_STUB
template <class X, class I> HIPWAVE_HD void destroy(const detail::execution_policy_base<X> &, I, I) HIPWAVE_STUB
template <class I, class F> HIPWAVE_HD void generate(I, I, F) HIPWAVE_STUB
template <class X, class I, class F> HIPWAVE_HD void generate(const detail::execution_policy_base<X> &, I, I, F) HIPWAVE_STUB
template <class I, class N, class F> HIPWAVE_HD I generate_n(I, N, F) HIPWAVE_STUB
template <class X, class I, class N, class F> HIPWAVE_HD I generate_n(const detail::execution_policy_base<X> &, I, N, F) HIPWAVE_STUB
template <class I> HIPWAVE_HD void sequence(I, I) HIPWAVE_STUB
template <class X, class I> HIPWAVE_HD void sequence(const detail::execution_policy_base<X> &, I, I) HIPWAVE_STUB
template <class I, class T> HIPWAVE_HD void sequence(I, I, T) HIPWAVE_STUB
template <class X, class I, class T> HIPWAVE_HD void sequence(const detail::execution_policy_base<X> &, I, I, T) HIPWAVE_STUB
template <class I, class T, class U> HIPWAVE_HD void sequence(I, I, T, U) HIPWAVE_STUB
template <class X, class I, class T, class U> HIPWAVE_HD void sequence(const detail::execution_policy_base<X> &, I, I, T, U) HIPWAVE_STUB
template <class I, class F> HIPWAVE_HD void tabulate(I, I, F) HIPWAVE_STUB
template <class X, class I, class F> HIPWAVE_HD void tabulate(const detail::execution_policy_base<X> &, I, I, F) HIPWAVE_STUB
template <class I, class F> HIPWAVE_HD I for_each(I, I, F) HIPWAVE_STUB
template <class X, class I, class F> HIPWAVE_HD I for_each(const detail::execution_policy_base<X> &, I, I, F) HIPWAVE_STUB
template <class I, class N, class F> HIPWAVE_HD I for_each_n(I, N, F) HIPWAVE_STUB
template <class X, class I, class N, class F> HIPWAVE_HD I for_each_n(const detail::execution_policy_base<X> &, I, N, F) HIPWAVE_STUB
template <class I, class T> HIPWAVE_HD void replace(I, I, const T &, const T &) HIPWAVE_STUB
template <class X, class I, class T> HIPWAVE_HD void replace(const detail::execution_policy_base<X> &, I, I, const T &, const T &) HIPWAVE_STUB
template <class I, class P, class T> HIPWAVE_HD void replace_if(I, I, P, const T &) HIPWAVE_STUB
template <class X, class I, class P, class T> HIPWAVE_HD void replace_if(const detail::execution_policy_base<X> &, I, I, P, const T &) HIPWAVE_STUB
template <class I, class S, class P, class T> HIPWAVE_HD void replace_if(I, I, S, P, const T &) HIPWAVE_STUB
template <class X, class I, class S, class P, class T> HIPWAVE_HD void replace_if(const detail::execution_policy_base<X> &, I, I, S, P, const T &) HIPWAVE_STUB
template <class I, class O, class T> HIPWAVE_HD O replace_copy(I, I, O, const T &, const T &) HIPWAVE_STUB
template <class X, class I, class O, class T> HIPWAVE_HD O replace_copy(const detail::execution_policy_base<X> &, I, I, O, const T &, const T &) HIPWAVE_STUB
template <class I, class O, class P, class T> HIPWAVE_HD O replace_copy_if(I, I, O, P, const T &) HIPWAVE_STUB
template <class X, class I, class O, class P, class T> HIPWAVE_HD O replace_copy_if(const detail::execution_policy_base<X> &, I, I, O, P, const T &) HIPWAVE_STUB
template <class I, class S, class O, class P, class T> HIPWAVE_HD O replace_copy_if(I, I, S, O, P, const T &) HIPWAVE_STUB
template <class X, class I, class S, class O, class P, class T> HIPWAVE_HD O replace_copy_if(const detail::execution_policy_base<X> &, I, I, S, O, P, const T &) HIPWAVE_STUB
template <class I> HIPWAVE_HD void reverse(I, I) HIPWAVE_STUB
template <class X, class I> HIPWAVE_HD void reverse(const detail::execution_policy_base<X> &, I, I) HIPWAVE_STUB
template <class I, class O> HIPWAVE_HD O reverse_copy(I, I, O) HIPWAVE_STUB
template <class X, class I, class O> HIPWAVE_HD O reverse_copy(const detail::execution_policy_base<X> &, I, I, O) HIPWAVE_STUB
template <class I, class T> HIPWAVE_HD I remove(I, I, const T &) HIPWAVE_STUB
template <class X, class I, class T> HIPWAVE_HD I remove(const detail::execution_policy_base<X> &, I, I, const T &) HIPWAVE_STUB
template <class I, class O, class T> HIPWAVE_HD O remove_copy(I, I, O, const T &) HIPWAVE_STUB
template <class X, class I, class O, class T> HIPWAVE_HD O remove_copy(const detail::execution_policy_base<X> &, I, I, O, const T &) HIPWAVE_STUB
template <class I, class P> HIPWAVE_HD I remove_if(I, I, P) HIPWAVE_STUB
template <class X, class I, class P> HIPWAVE_HD I remove_if(const detail::execution_policy_base<X> &, I, I, P) HIPWAVE_STUB
template <class I, class S, class P> HIPWAVE_HD I remove_if(I, I, S, P) HIPWAVE_STUB
template <class X, class I, class S, class P> HIPWAVE_HD I remove_if(const detail::execution_policy_base<X> &, I, I, S, P) HIPWAVE_STUB
template <class I, class O, class P> HIPWAVE_HD O remove_copy_if(I, I, O, P) HIPWAVE_STUB
template <class X, class I, class O, class P> HIPWAVE_HD O remove_copy_if(const detail::execution_policy_base<X> &, I, I, O, P) HIPWAVE_STUB
template <class I, class S, class O, class P> HIPWAVE_HD O remove_copy_if(I, I, S, O, P) HIPWAVE_STUB
template <class X, class I, class S, class O, class P> HIPWAVE_HD O remove_copy_if(const detail::execution_policy_base<X> &, I, I, S, O, P) HIPWAVE_STUB
template <class I> HIPWAVE_HD I unique(I, I) HIPWAVE_STUB
template <class X, class I> HIPWAVE_HD I unique(const detail::execution_policy_base<X> &, I, I) HIPWAVE_STUB
template <class I, class P> HIPWAVE_HD I unique(I, I, P) HIPWAVE_STUB
template <class X, class I, class P> HIPWAVE_HD I unique(const detail::execution_policy_base<X> &, I, I, P) HIPWAVE_STUB
template <class I, class O> HIPWAVE_HD O unique_copy(I, I, O) HIPWAVE_STUB
template <class X, class I, class O> HIPWAVE_HD O unique_copy(const detail::execution_policy_base<X> &, I, I, O) HIPWAVE_STUB
template <class I, class O, class P> HIPWAVE_HD O unique_copy(I, I, O, P) HIPWAVE_STUB
template <class X, class I, class O, class P> HIPWAVE_HD O unique_copy(const detail::execution_policy_base<X> &, I, I, O, P) HIPWAVE_STUB
template <class I> HIPWAVE_HD typename detail::diff_of<I>::type unique_count(I, I) HIPWAVE_STUB
template <class X, class I> HIPWAVE_HD typename detail::diff_of<I>::type unique_count(const detail::execution_policy_base<X> &, I, I) HIPWAVE_STUB
template <class I, class P> HIPWAVE_HD typename detail::diff_of<I>::type unique_count(I, I, P) HIPWAVE_STUB
template <class X, class I, class P> HIPWAVE_HD typename detail::diff_of<I>::type unique_count(const detail::execution_policy_base<X> &, I, I, P) HIPWAVE_STUB
template <class I, class P> HIPWAVE_HD I partition(I, I, P) HIPWAVE_STUB
template <class X, class I, class P> HIPWAVE_HD I partition(const detail::execution_policy_base<X> &, I, I, P) HIPWAVE_STUB
template <class I, class S, class P> HIPWAVE_HD I partition(I, I, S, P) HIPWAVE_STUB
template <class X, class I, class S, class P> HIPWAVE_HD I partition(const detail::execution_policy_base<X> &, I, I, S, P) HIPWAVE_STUB
template <class I, class P> HIPWAVE_HD I stable_partition(I, I, P) HIPWAVE_STUB
template <class X, class I, class P> HIPWAVE_HD I stable_partition(const detail::execution_policy_base<X> &, I, I, P) HIPWAVE_STUB
template <class I, class S, class P> HIPWAVE_HD I stable_partition(I, I, S, P) HIPWAVE_STUB
template <class X, class I, class S, class P> HIPWAVE_HD I stable_partition(const detail::execution_policy_base<X> &, I, I, S, P) HIPWAVE_STUB
template <class I, class O, class Q, class P> HIPWAVE_HD pair<O, Q> partition_copy(I, I, O, Q, P) HIPWAVE_STUB
template <class X, class I, class O, class Q, class P> HIPWAVE_HD pair<O, Q> partition_copy(const detail::execution_policy_base<X> &, I, I, O, Q, P) HIPWAVE_STUB
template <class I, class O, class Q, class P> HIPWAVE_HD pair<O, Q> stable_partition_copy(I, I, O, Q, P) HIPWAVE_STUB
template <class X, class I, class O, class Q, class P> HIPWAVE_HD pair<O, Q> stable_partition_copy(const detail::execution_policy_base<X> &, I, I, O, Q, P) HIPWAVE_STUB
template <class I, class P> HIPWAVE_HD I partition_point(I, I, P) HIPWAVE_STUB
template <class X, class I, class P> HIPWAVE_HD I partition_point(const detail::execution_policy_base<X> &, I, I, P) HIPWAVE_STUB
template <class I, class P> HIPWAVE_HD bool is_partitioned(I, I, P) HIPWAVE_STUB
template <class X, class I, class P> HIPWAVE_HD bool is_partitioned(const detail::execution_policy_base<X> &, I, I, P) HIPWAVE_STUB
template <class I, class T> HIPWAVE_HD typename detail::diff_of<I>::type count(I, I, const T &) HIPWAVE_STUB
template <class X, class I, class T> HIPWAVE_HD typename detail::diff_of<I>::type count(const detail::execution_policy_base<X> &, I, I, const T &) HIPWAVE_STUB
template <class I, class P> HIPWAVE_HD typename detail::diff_of<I>::type count_if(I, I, P) HIPWAVE_STUB
template <class X, class I, class P> HIPWAVE_HD typename detail::diff_of<I>::type count_if(const detail::execution_policy_base<X> &, I, I, P) HIPWAVE_STUB
template <class I, class T> HIPWAVE_HD I find(I, I, const T &) HIPWAVE_STUB
template <class X, class I, class T> HIPWAVE_HD I find(const detail::execution_policy_base<X> &, I, I, const T &) HIPWAVE_STUB
template <class I, class P> HIPWAVE_HD I find_if(I, I, P) HIPWAVE_STUB
template <class X, class I, class P> HIPWAVE_HD I find_if(const detail::execution_policy_base<X> &, I, I, P) HIPWAVE_STUB
template <class I, class P> HIPWAVE_HD I find_if_not(I, I, P) HIPWAVE_STUB
template <class X, class I, class P> HIPWAVE_HD I find_if_not(const detail::execution_policy_base<X> &, I, I, P) HIPWAVE_STUB
template <class I, class P> HIPWAVE_HD bool all_of(I, I, P) HIPWAVE_STUB
template <class X, class I, class P> HIPWAVE_HD bool all_of(const detail::execution_policy_base<X> &, I, I, P) HIPWAVE_STUB
template <class I, class P> HIPWAVE_HD bool any_of(I, I, P) HIPWAVE_STUB
template <class X, class I, class P> HIPWAVE_HD bool any_of(const detail::execution_policy_base<X> &, I, I, P) HIPWAVE_STUB
template <class I, class P> HIPWAVE_HD bool none_of(I, I, P) HIPWAVE_STUB
template <class X, class I, class P> HIPWAVE_HD bool none_of(const detail::execution_policy_base<X> &, I, I, P) HIPWAVE_STUB
template <class I, class J> HIPWAVE_HD bool equal(I, I, J) HIPWAVE_STUB
template <class X, class I, class J> HIPWAVE_HD bool equal(const detail::execution_policy_base<X> &, I, I, J) HIPWAVE_STUB
template <class I, class J, class P> HIPWAVE_HD bool equal(I, I, J, P) HIPWAVE_STUB
template <class X, class I, class J, class P> HIPWAVE_HD bool equal(const detail::execution_policy_base<X> &, I, I, J, P) HIPWAVE_STUB
template <class I> HIPWAVE_HD I min_element(I, I) HIPWAVE_STUB
template <class X, class I> HIPWAVE_HD I min_element(const detail::execution_policy_base<X> &, I, I) HIPWAVE_STUB
template <class I, class C> HIPWAVE_HD I min_element(I, I, C) HIPWAVE_STUB
template <class X, class I, class C> HIPWAVE_HD I min_element(const detail::execution_policy_base<X> &, I, I, C) HIPWAVE_STUB
template <class I> HIPWAVE_HD I max_element(I, I) HIPWAVE_STUB
template <class X, class I> HIPWAVE_HD I max_element(const detail::execution_policy_base<X> &, I, I) HIPWAVE_STUB
template <class I, class C> HIPWAVE_HD I max_element(I, I, C) HIPWAVE_STUB
template <class X, class I, class C> HIPWAVE_HD I max_element(const detail::execution_policy_base<X> &, I, I, C) HIPWAVE_STUB
template <class I, class J> HIPWAVE_HD pair<I, J> mismatch(I, I, J) HIPWAVE_STUB
template <class X, class I, class J> HIPWAVE_HD pair<I, J> mismatch(const detail::execution_policy_base<X> &, I, I, J) HIPWAVE_STUB
template <class I, class J, class P> HIPWAVE_HD pair<I, J> mismatch(I, I, J, P) HIPWAVE_STUB
template <class X, class I, class J, class P> HIPWAVE_HD pair<I, J> mismatch(const detail::execution_policy_base<X> &, I, I, J, P) HIPWAVE_STUB
template <class I, class J, class O> HIPWAVE_HD O gather(I, I, J, O) HIPWAVE_STUB
template <class X, class I, class J, class O> HIPWAVE_HD O gather(const detail::execution_policy_base<X> &, I, I, J, O) HIPWAVE_STUB
template <class I, class S, class J, class O> HIPWAVE_HD O gather_if(I, I, S, J, O) HIPWAVE_STUB
template <class X, class I, class S, class J, class O> HIPWAVE_HD O gather_if(const detail::execution_policy_base<X> &, I, I, S, J, O) HIPWAVE_STUB
template <class I, class S, class J, class O, class P> HIPWAVE_HD O gather_if(I, I, S, J, O, P) HIPWAVE_STUB
template <class X, class I, class S, class J, class O, class P> HIPWAVE_HD O gather_if(const detail::execution_policy_base<X> &, I, I, S, J, O, P) HIPWAVE_STUB
template <class I, class J, class O> HIPWAVE_HD void scatter(I, I, J, O) HIPWAVE_STUB
template <class X, class I, class J, class O> HIPWAVE_HD void scatter(const detail::execution_policy_base<X> &, I, I, J, O) HIPWAVE_STUB
template <class I, class J, class S, class O> HIPWAVE_HD void scatter_if(I, I, J, S, O) HIPWAVE_STUB
template <class X, class I, class J, class S, class O> HIPWAVE_HD void scatter_if(const detail::execution_policy_base<X> &, I, I, J, S, O) HIPWAVE_STUB
template <class I, class J, class S, class O, class P> HIPWAVE_HD void scatter_if(I, I, J, S, O, P) HIPWAVE_STUB
template <class X, class I, class J, class S, class O, class P> HIPWAVE_HD void scatter_if(const detail::execution_policy_base<X> &, I, I, J, S, O, P) HIPWAVE_STUB
template <class I, class O> HIPWAVE_HD O adjacent_difference(I, I, O) HIPWAVE_STUB
template <class X, class I, class O> HIPWAVE_HD O adjacent_difference(const detail::execution_policy_base<X> &, I, I, O) HIPWAVE_STUB
template <class I, class O, class F> HIPWAVE_HD O adjacent_difference(I, I, O, F) HIPWAVE_STUB
template <class X, class I, class O, class F> HIPWAVE_HD O adjacent_difference(const detail::execution_policy_base<X> &, I, I, O, F) HIPWAVE_STUB
template <class I, class J, class O> HIPWAVE_HD O merge(I, I, J, J, O) HIPWAVE_STUB
template <class X, class I, class J, class O> HIPWAVE_HD O merge(const detail::execution_policy_base<X> &, I, I, J, J, O) HIPWAVE_STUB
template <class I, class J, class O, class C> HIPWAVE_HD O merge(I, I, J, J, O, C) HIPWAVE_STUB
template <class X, class I, class J, class O, class C> HIPWAVE_HD O merge(const detail::execution_policy_base<X> &, I, I, J, J, O, C) HIPWAVE_STUB
template <class I, class J, class O> HIPWAVE_HD O set_union(I, I, J, J, O) HIPWAVE_STUB
template <class X, class I, class J, class O> HIPWAVE_HD O set_union(const detail::execution_policy_base<X> &, I, I, J, J, O) HIPWAVE_STUB
template <class I, class J, class O, class C> HIPWAVE_HD O set_union(I, I, J, J, O, C) HIPWAVE_STUB
template <class X, class I, class J, class O, class C> HIPWAVE_HD O set_union(const detail::execution_policy_base<X> &, I, I, J, J, O, C) HIPWAVE_STUB
template <class I, class J, class O> HIPWAVE_HD O set_intersection(I, I, J, J, O) HIPWAVE_STUB
template <class X, class I, class J, class O> HIPWAVE_HD O set_intersection(const detail::execution_policy_base<X> &, I, I, J, J, O) HIPWAVE_STUB
template <class I, class J, class O, class C> HIPWAVE_HD O set_intersection(I, I, J, J, O, C) HIPWAVE_STUB
template <class X, class I, class J, class O, class C> HIPWAVE_HD O set_intersection(const detail::execution_policy_base<X> &, I, I, J, J, O, C) HIPWAVE_STUB
template <class I, class J, class O> HIPWAVE_HD O set_difference(I, I, J, J, O) HIPWAVE_STUB
template <class X, class I, class J, class O> HIPWAVE_HD O set_difference(const detail::execution_policy_base<X> &, I, I, J, J, O) HIPWAVE_STUB
template <class I, class J, class O, class C> HIPWAVE_HD O set_difference(I, I, J, J, O, C) HIPWAVE_STUB
template <class X, class I, class J, class O, class C> HIPWAVE_HD O set_difference(const detail::execution_policy_base<X> &, I, I, J, J, O, C) HIPWAVE_STUB
template <class I, class J, class O> HIPWAVE_HD O set_symmetric_difference(I, I, J, J, O) HIPWAVE_STUB
template <class X, class I, class J, class O> HIPWAVE_HD O set_symmetric_difference(const detail::execution_policy_base<X> &, I, I, J, J, O) HIPWAVE_STUB
template <class I, class J, class O, class C> HIPWAVE_HD O set_symmetric_difference(I, I, J, J, O, C) HIPWAVE_STUB
template <class X, class I, class J, class O, class C> HIPWAVE_HD O set_symmetric_difference(const detail::execution_policy_base<X> &, I, I, J, J, O, C) HIPWAVE_STUB
template <class I, class J, class K, class L, class O, class Q> HIPWAVE_HD pair<O, Q> merge_by_key(I, I, J, J, K, L, O, Q) HIPWAVE_STUB
template <class X, class I, class J, class K, class L, class O, class Q> HIPWAVE_HD pair<O, Q> merge_by_key(const detail::execution_policy_base<X> &, I, I, J, J, K, L, O, Q) HIPWAVE_STUB
template <class I, class J, class K, class L, class O, class Q, class C> HIPWAVE_HD pair<O, Q> merge_by_key(I, I, J, J, K, L, O, Q, C) HIPWAVE_STUB
template <class X, class I, class J, class K, class L, class O, class Q, class C> HIPWAVE_HD pair<O, Q> merge_by_key(const detail::execution_policy_base<X> &, I, I, J, J, K, L, O, Q, C) HIPWAVE_STUB
template <class I, class J, class K, class L, class O, class Q> HIPWAVE_HD pair<O, Q> set_union_by_key(I, I, J, J, K, L, O, Q) HIPWAVE_STUB
template <class X, class I, class J, class K, class L, class O, class Q> HIPWAVE_HD pair<O, Q> set_union_by_key(const detail::execution_policy_base<X> &, I, I, J, J, K, L, O, Q) HIPWAVE_STUB
template <class I, class J, class K, class L, class O, class Q, class C> HIPWAVE_HD pair<O, Q> set_union_by_key(I, I, J, J, K, L, O, Q, C) HIPWAVE_STUB
template <class X, class I, class J, class K, class L, class O, class Q, class C> HIPWAVE_HD pair<O, Q> set_union_by_key(const detail::execution_policy_base<X> &, I, I, J, J, K, L, O, Q, C) HIPWAVE_STUB
template <class I, class J, class K, class L, class O, class Q> HIPWAVE_HD pair<O, Q> set_difference_by_key(I, I, J, J, K, L, O, Q) HIPWAVE_STUB
template <class X, class I, class J, class K, class L, class O, class Q> HIPWAVE_HD pair<O, Q> set_difference_by_key(const detail::execution_policy_base<X> &, I, I, J, J, K, L, O, Q) HIPWAVE_STUB
template <class I, class J, class K, class L, class O, class Q, class C> HIPWAVE_HD pair<O, Q> set_difference_by_key(I, I, J, J, K, L, O, Q, C) HIPWAVE_STUB
template <class X, class I, class J, class K, class L, class O, class Q, class C> HIPWAVE_HD pair<O, Q> set_difference_by_key(const detail::execution_policy_base<X> &, I, I, J, J, K, L, O, Q, C) HIPWAVE_STUB
template <class I, class J, class K, class L, class O, class Q> HIPWAVE_HD pair<O, Q> set_symmetric_difference_by_key(I, I, J, J, K, L, O, Q) HIPWAVE_STUB
template <class X, class I, class J, class K, class L, class O, class Q> HIPWAVE_HD pair<O, Q> set_symmetric_difference_by_key(const detail::execution_policy_base<X> &, I, I, J, J, K, L, O, Q) HIPWAVE_STUB
template <class I, class J, class K, class O, class Q> HIPWAVE_HD pair<O, Q> set_intersection_by_key(I, I, J, J, K, O, Q) HIPWAVE_STUB
template <class X, class I, class J, class K, class O, class Q> HIPWAVE_HD pair<O, Q> set_intersection_by_key(const detail::execution_policy_base<X> &, I, I, J, J, K, O, Q) HIPWAVE_STUB
template <class I, class J, class K, class O, class Q, class C> HIPWAVE_HD pair<O, Q> set_intersection_by_key(I, I, J, J, K, O, Q, C) HIPWAVE_STUB
template <class X, class I, class J, class K, class O, class Q, class C> HIPWAVE_HD pair<O, Q> set_intersection_by_key(const detail::execution_policy_base<X> &, I, I, J, J, K, O, Q, C) HIPWAVE_STUB
template <class I, class J, class O, class Q> HIPWAVE_HD pair<O, Q> reduce_by_key(I, I, J, O, Q) HIPWAVE_STUB
template <class X, class I, class J, class O, class Q> HIPWAVE_HD pair<O, Q> reduce_by_key(const detail::execution_policy_base<X> &, I, I, J, O, Q) HIPWAVE_STUB
template <class I, class J, class O, class Q, class P> HIPWAVE_HD pair<O, Q> reduce_by_key(I, I, J, O, Q, P) HIPWAVE_STUB
template <class X, class I, class J, class O, class Q, class P> HIPWAVE_HD pair<O, Q> reduce_by_key(const detail::execution_policy_base<X> &, I, I, J, O, Q, P) HIPWAVE_STUB
template <class I, class J, class O, class Q, class P, class F> HIPWAVE_HD pair<O, Q> reduce_by_key(I, I, J, O, Q, P, F) HIPWAVE_STUB
template <class X, class I, class J, class O, class Q, class P, class F> HIPWAVE_HD pair<O, Q> reduce_by_key(const detail::execution_policy_base<X> &, I, I, J, O, Q, P, F) HIPWAVE_STUB
template <class I, class J> HIPWAVE_HD pair<I, J> unique_by_key(I, I, J) HIPWAVE_STUB
template <class X, class I, class J> HIPWAVE_HD pair<I, J> unique_by_key(const detail::execution_policy_base<X> &, I, I, J) HIPWAVE_STUB
template <class I, class J, class P> HIPWAVE_HD pair<I, J> unique_by_key(I, I, J, P) HIPWAVE_STUB
template <class X, class I, class J, class P> HIPWAVE_HD pair<I, J> unique_by_key(const detail::execution_policy_base<X> &, I, I, J, P) HIPWAVE_STUB
template <class I, class J, class O, class Q> HIPWAVE_HD pair<O, Q> unique_by_key_copy(I, I, J, O, Q) HIPWAVE_STUB
template <class X, class I, class J, class O, class Q> HIPWAVE_HD pair<O, Q> unique_by_key_copy(const detail::execution_policy_base<X> &, I, I, J, O, Q) HIPWAVE_STUB
template <class I, class J, class O, class Q, class P> HIPWAVE_HD pair<O, Q> unique_by_key_copy(I, I, J, O, Q, P) HIPWAVE_STUB
template <class X, class I, class J, class O, class Q, class P> HIPWAVE_HD pair<O, Q> unique_by_key_copy(const detail::execution_policy_base<X> &, I, I, J, O, Q, P) HIPWAVE_STUB
template <class I, class G> HIPWAVE_HD void shuffle(I, I, G &&) HIPWAVE_STUB
template <class X, class I, class G> HIPWAVE_HD void shuffle(const detail::execution_policy_base<X> &, I, I, G &&) HIPWAVE_STUB
template <class I, class O, class G> HIPWAVE_HD O shuffle_copy(I, I, O, G &&) HIPWAVE_STUB
template <class X, class I, class O, class G> HIPWAVE_HD O shuffle_copy(const detail::execution_policy_base<X> &, I, I, O, G &&) HIPWAVE_STUB
template <class I> HIPWAVE_HD pair<I, I> minmax_element(I, I) HIPWAVE_STUB
template <class X, class I> HIPWAVE_HD pair<I, I> minmax_element(const detail::execution_policy_base<X> &, I, I) HIPWAVE_STUB
template <class I, class C> HIPWAVE_HD pair<I, I> minmax_element(I, I, C) HIPWAVE_STUB
template <class X, class I, class C> HIPWAVE_HD pair<I, I> minmax_element(const detail::execution_policy_base<X> &, I, I, C) HIPWAVE_STUB
template <class I, class T> HIPWAVE_HD I lower_bound(I, I, const T &) HIPWAVE_STUB
template <class X, class I, class T> HIPWAVE_HD I lower_bound(const detail::execution_policy_base<X> &, I, I, const T &) HIPWAVE_STUB
template <class I, class T, class C> HIPWAVE_HD I lower_bound(I, I, const T &, C) HIPWAVE_STUB
template <class X, class I, class T, class C> HIPWAVE_HD I lower_bound(const detail::execution_policy_base<X> &, I, I, const T &, C) HIPWAVE_STUB
template <class I, class J, class O> HIPWAVE_HD O lower_bound(I, I, J, J, O) HIPWAVE_STUB
template <class X, class I, class J, class O> HIPWAVE_HD O lower_bound(const detail::execution_policy_base<X> &, I, I, J, J, O) HIPWAVE_STUB
template <class I, class J, class O, class C> HIPWAVE_HD O lower_bound(I, I, J, J, O, C) HIPWAVE_STUB
template <class X, class I, class J, class O, class C> HIPWAVE_HD O lower_bound(const detail::execution_policy_base<X> &, I, I, J, J, O, C) HIPWAVE_STUB
template <class I, class T> HIPWAVE_HD I upper_bound(I, I, const T &) HIPWAVE_STUB
template <class X, class I, class T> HIPWAVE_HD I upper_bound(const detail::execution_policy_base<X> &, I, I, const T &) HIPWAVE_STUB
template <class I, class T, class C> HIPWAVE_HD I upper_bound(I, I, const T &, C) HIPWAVE_STUB
template <class X, class I, class T, class C> HIPWAVE_HD I upper_bound(const detail::execution_policy_base<X> &, I, I, const T &, C) HIPWAVE_STUB
template <class I, class J, class O> HIPWAVE_HD O upper_bound(I, I, J, J, O) HIPWAVE_STUB
template <class X, class I, class J, class O> HIPWAVE_HD O upper_bound(const detail::execution_policy_base<X> &, I, I, J, J, O) HIPWAVE_STUB
template <class I, class J, class O, class C> HIPWAVE_HD O upper_bound(I, I, J, J, O, C) HIPWAVE_STUB
template <class X, class I, class J, class O, class C> HIPWAVE_HD O upper_bound(const detail::execution_policy_base<X> &, I, I, J, J, O, C) HIPWAVE_STUB
template <class I, class T> HIPWAVE_HD bool binary_search(I, I, const T &) HIPWAVE_STUB
template <class X, class I, class T> HIPWAVE_HD bool binary_search(const detail::execution_policy_base<X> &, I, I, const T &) HIPWAVE_STUB
template <class I, class T, class C> HIPWAVE_HD bool binary_search(I, I, const T &, C) HIPWAVE_STUB
template <class X, class I, class T, class C> HIPWAVE_HD bool binary_search(const detail::execution_policy_base<X> &, I, I, const T &, C) HIPWAVE_STUB
template <class I, class J, class O> HIPWAVE_HD O binary_search(I, I, J, J, O) HIPWAVE_STUB
template <class X, class I, class J, class O> HIPWAVE_HD O binary_search(const detail::execution_policy_base<X> &, I, I, J, J, O) HIPWAVE_STUB
template <class I, class J, class O, class C> HIPWAVE_HD O binary_search(I, I, J, J, O, C) HIPWAVE_STUB
template <class X, class I, class J, class O, class C> HIPWAVE_HD O binary_search(const detail::execution_policy_base<X> &, I, I, J, J, O, C) HIPWAVE_STUB
template <class I, class T> HIPWAVE_HD pair<I, I> equal_range(I, I, const T &) HIPWAVE_STUB
template <class X, class I, class T> HIPWAVE_HD pair<I, I> equal_range(const detail::execution_policy_base<X> &, I, I, const T &) HIPWAVE_STUB
template <class I, class T, class C> HIPWAVE_HD pair<I, I> equal_range(I, I, const T &, C) HIPWAVE_STUB
template <class X, class I, class T, class C> HIPWAVE_HD pair<I, I> equal_range(const detail::execution_policy_base<X> &, I, I, const T &, C) HIPWAVE_STUB
namespace async {
struct event { void wait(); bool ready() const HIPWAVE_STUB };
template <class T> struct future { T get(); void wait(); };
template <class... A> event copy(A &&...) HIPWAVE_STUB
template <class... A> event for_each(A &&...) HIPWAVE_STUB
template <class... A> event sort(A &&...) HIPWAVE_STUB
template <class... A> event transform(A &&...) HIPWAVE_STUB
} // namespace async
} // namespace thrust
#endif
