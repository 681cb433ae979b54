// Part of hipwave, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Thrust: pointers, references, policies, tuples and pairs.
#ifndef HIPWAVE_DECLS_THRUST_CORE_H
#define HIPWAVE_DECLS_THRUST_CORE_H
#include <cuda_runtime.h>
#include <hipwave/transitive.h>

#define THRUST_VERSION 300000
#define THRUST_MAJOR_VERSION 3
#define THRUST_MINOR_VERSION 0
#define THRUST_SUBMINOR_VERSION 0
#define THRUST_PATCH_NUMBER 0
#define THRUST_DEVICE_SYSTEM_CUDA 1
#define THRUST_DEVICE_SYSTEM_OMP 2
#define THRUST_DEVICE_SYSTEM_TBB 3
#define THRUST_DEVICE_SYSTEM_CPP 4
#ifndef THRUST_DEVICE_SYSTEM
#define THRUST_DEVICE_SYSTEM THRUST_DEVICE_SYSTEM_CUDA
#endif
#define THRUST_HOST_SYSTEM_CPP 1
#define THRUST_HOST_SYSTEM THRUST_HOST_SYSTEM_CPP
#define THRUST_NAMESPACE_BEGIN namespace thrust {
#define THRUST_NAMESPACE_END }
#define THRUST_NS_QUALIFIER ::thrust

namespace thrust {
using ::std::ptrdiff_t;
using ::std::size_t;

// -- Policies
struct execution_policy_tag {};
namespace detail {
template <class Derived> struct execution_policy_base : execution_policy_tag {};
struct seq_t : execution_policy_base<seq_t> {
  HIPWAVE_HD constexpr seq_t() {}
  template <class A> HIPWAVE_HD seq_t operator()(const A &) const HIPWAVE_STUB
};
template <class T> struct identity_ { typedef T type; };
template <bool B, class T = void> struct enable_if { };
template <class T> struct enable_if<true, T> { typedef T type; };
using ::std::is_same;
using ::std::true_type;
using ::std::false_type;
using ::std::integral_constant;
} // namespace detail
template <class Derived> struct execution_policy : detail::execution_policy_base<Derived> {};
template <class Derived> struct host_execution_policy : execution_policy<Derived> {};
template <class Derived> struct device_execution_policy : execution_policy<Derived> {};
namespace detail {
struct host_t : thrust::host_execution_policy<host_t> {
  HIPWAVE_HD constexpr host_t() {}
  template <class A> HIPWAVE_HD host_t operator()(const A &) const HIPWAVE_STUB
};
struct device_t : thrust::device_execution_policy<device_t> {
  HIPWAVE_HD constexpr device_t() {}
  template <class A> HIPWAVE_HD device_t operator()(const A &) const HIPWAVE_STUB
};
} // namespace detail
static const detail::seq_t seq;
static const detail::host_t host;
static const detail::device_t device;
struct host_system_tag : host_execution_policy<host_system_tag> {};
struct device_system_tag : device_execution_policy<device_system_tag> {};
struct any_system_tag : execution_policy<any_system_tag> {};

namespace system {
namespace cuda {
struct tag : thrust::device_execution_policy<tag> {};
template <class Derived> struct execution_policy : thrust::device_execution_policy<Derived> {};
namespace detail {
struct execute_on_stream : execution_policy<execute_on_stream> {
  HIPWAVE_HD execute_on_stream on(const cudaStream_t &) const HIPWAVE_STUB
};
struct par_t : execution_policy<par_t> {
  HIPWAVE_HD constexpr par_t() {}
  HIPWAVE_HD execute_on_stream on(const cudaStream_t &) const HIPWAVE_STUB
  template <class A> HIPWAVE_HD par_t operator()(A &) const HIPWAVE_STUB
  template <class A> HIPWAVE_HD par_t operator()(const A &) const HIPWAVE_STUB
};
} // namespace detail
static const detail::par_t par;
static const detail::par_t par_nosync;
namespace errc { enum errc_t { success = 0 }; }
} // namespace cuda
namespace cpp {
struct tag : thrust::host_execution_policy<tag> {};
static const thrust::detail::host_t par;
} // namespace cpp
namespace omp {
struct tag : thrust::host_execution_policy<tag> {};
static const thrust::detail::host_t par;
} // namespace omp
namespace tbb {
struct tag : thrust::host_execution_policy<tag> {};
static const thrust::detail::host_t par;
} // namespace tbb
} // namespace system
namespace cuda {
using thrust::system::cuda::execution_policy;
using thrust::system::cuda::par;
using thrust::system::cuda::par_nosync;
using thrust::system::cuda::tag;
} // namespace cuda
namespace cuda_cub {
using thrust::system::cuda::execution_policy;
using thrust::system::cuda::par;
using thrust::system::cuda::par_nosync;
using thrust::system::cuda::tag;
template <class P> HIPWAVE_HD cudaStream_t stream(const P &) HIPWAVE_STUB
} // namespace cuda_cub
namespace cpp { using thrust::system::cpp::par; using thrust::system::cpp::tag; }
namespace omp { using thrust::system::omp::par; using thrust::system::omp::tag; }
namespace tbb { using thrust::system::tbb::par; using thrust::system::tbb::tag; }

// -- References and pointers
template <class T> class device_ptr;
template <class T> class device_reference {
public:
  typedef T value_type;
  typedef device_ptr<T> pointer;
  HIPWAVE_HD explicit device_reference(const device_ptr<T> &) HIPWAVE_STUB
  HIPWAVE_HD device_reference(const device_reference &) = default;
  template <class U> HIPWAVE_HD device_reference(const device_reference<U> &) HIPWAVE_STUB
  HIPWAVE_HD device_ptr<T> operator&() const HIPWAVE_STUB
  HIPWAVE_HD operator T() const HIPWAVE_STUB
  HIPWAVE_HD device_reference &operator=(const T &) HIPWAVE_STUB
  HIPWAVE_HD device_reference &operator=(const device_reference &) HIPWAVE_STUB
  template <class U> HIPWAVE_HD device_reference &operator=(const device_reference<U> &) HIPWAVE_STUB
  template <class U> HIPWAVE_HD device_reference &operator+=(const U &) HIPWAVE_STUB
  template <class U> HIPWAVE_HD device_reference &operator-=(const U &) HIPWAVE_STUB
  template <class U> HIPWAVE_HD device_reference &operator*=(const U &) HIPWAVE_STUB
  template <class U> HIPWAVE_HD device_reference &operator/=(const U &) HIPWAVE_STUB
  template <class U> HIPWAVE_HD device_reference &operator%=(const U &) HIPWAVE_STUB
  template <class U> HIPWAVE_HD device_reference &operator&=(const U &) HIPWAVE_STUB
  template <class U> HIPWAVE_HD device_reference &operator|=(const U &) HIPWAVE_STUB
  template <class U> HIPWAVE_HD device_reference &operator^=(const U &) HIPWAVE_STUB
  HIPWAVE_HD device_reference &operator++() HIPWAVE_STUB
  HIPWAVE_HD T operator++(int) HIPWAVE_STUB
  HIPWAVE_HD device_reference &operator--() HIPWAVE_STUB
  HIPWAVE_HD T operator--(int) HIPWAVE_STUB
  HIPWAVE_HD void swap(device_reference &) HIPWAVE_STUB
};
template <class T> void swap(device_reference<T>, device_reference<T>) HIPWAVE_STUB
template <class S, class T> S &operator<<(S &, const device_reference<T> &) HIPWAVE_STUB

namespace detail {
template <class T> struct reference_of { typedef device_reference<T> type; };
template <> struct reference_of<void> { typedef void type; };
template <> struct reference_of<const void> { typedef void type; };
} // namespace detail

template <class T> class device_ptr {
public:
  typedef T element_type;
  typedef typename ::std::remove_cv<T>::type value_type;
  typedef ptrdiff_t difference_type;
  typedef device_ptr pointer;
  typedef T *raw_pointer;
  typedef typename detail::reference_of<T>::type reference;
  typedef ::std::random_access_iterator_tag iterator_category;
  HIPWAVE_HD device_ptr() {}
  HIPWAVE_HD device_ptr(::std::nullptr_t) {}
  template <class U> HIPWAVE_HD explicit device_ptr(U *p) HIPWAVE_STUB
  template <class U, class = typename ::std::enable_if< ::std::is_convertible<U *, T *>::value>::type>
  HIPWAVE_HD device_ptr(const device_ptr<U> &) HIPWAVE_STUB
  HIPWAVE_HD device_ptr &operator=(::std::nullptr_t) HIPWAVE_STUB
  HIPWAVE_HD T *get() const HIPWAVE_STUB
  HIPWAVE_HD reference operator*() const HIPWAVE_STUB
  HIPWAVE_HD T *operator->() const HIPWAVE_STUB
  HIPWAVE_HD reference operator[](ptrdiff_t) const HIPWAVE_STUB
  HIPWAVE_HD device_ptr &operator++() HIPWAVE_STUB
  HIPWAVE_HD device_ptr operator++(int) HIPWAVE_STUB
  HIPWAVE_HD device_ptr &operator--() HIPWAVE_STUB
  HIPWAVE_HD device_ptr operator--(int) HIPWAVE_STUB
  HIPWAVE_HD device_ptr &operator+=(ptrdiff_t) HIPWAVE_STUB
  HIPWAVE_HD device_ptr &operator-=(ptrdiff_t) HIPWAVE_STUB
  HIPWAVE_HD device_ptr operator+(ptrdiff_t) const HIPWAVE_STUB
  HIPWAVE_HD device_ptr operator-(ptrdiff_t) const HIPWAVE_STUB
  template <class U> HIPWAVE_HD ptrdiff_t operator-(const device_ptr<U> &) const HIPWAVE_STUB
  template <class U> HIPWAVE_HD bool operator==(const device_ptr<U> &) const HIPWAVE_STUB
  template <class U> HIPWAVE_HD bool operator!=(const device_ptr<U> &) const HIPWAVE_STUB
  template <class U> HIPWAVE_HD bool operator<(const device_ptr<U> &) const HIPWAVE_STUB
  HIPWAVE_HD bool operator==(::std::nullptr_t) const HIPWAVE_STUB
  HIPWAVE_HD bool operator!=(::std::nullptr_t) const HIPWAVE_STUB
  HIPWAVE_HD explicit operator bool() const HIPWAVE_STUB
};
template <class T> HIPWAVE_HD device_ptr<T> operator+(ptrdiff_t, const device_ptr<T> &) HIPWAVE_STUB
template <class T, class Tag = void, class R = void, class D = void> using pointer = device_ptr<T>;
template <class T> HIPWAVE_HD device_ptr<T> device_pointer_cast(T *) HIPWAVE_STUB
template <class T> HIPWAVE_HD device_ptr<T> device_pointer_cast(const device_ptr<T> &) HIPWAVE_STUB
device_ptr<void> device_malloc(size_t);
template <class T> device_ptr<T> device_malloc(size_t) HIPWAVE_STUB
void device_free(device_ptr<void>);
template <class T> void device_free(device_ptr<T>) HIPWAVE_STUB
template <class T> device_ptr<T> device_new(size_t = 1) HIPWAVE_STUB
template <class T> void device_delete(device_ptr<T>, size_t = 0) HIPWAVE_STUB
namespace system { namespace cuda { template <class T> using pointer = thrust::device_ptr<T>; template <class T> using reference = thrust::device_reference<T>; } }
namespace cuda { template <class T> using pointer = thrust::device_ptr<T>; template <class T> using reference = thrust::device_reference<T>; }

// The iterator of vectors, over a raw or a device pointer.
namespace detail {
template <class P> class normal_iterator {
public:
  typedef typename ::std::iterator_traits<P>::value_type value_type;
  typedef typename ::std::iterator_traits<P>::reference reference;
  typedef ptrdiff_t difference_type;
  typedef P pointer;
  typedef ::std::random_access_iterator_tag iterator_category;
  HIPWAVE_HD normal_iterator() HIPWAVE_STUB
  HIPWAVE_HD normal_iterator(P) HIPWAVE_STUB
  template <class Q, class = typename ::std::enable_if< ::std::is_convertible<Q, P>::value>::type>
  HIPWAVE_HD normal_iterator(const normal_iterator<Q> &) HIPWAVE_STUB
  HIPWAVE_HD P base() const HIPWAVE_STUB
  HIPWAVE_HD reference operator*() const HIPWAVE_STUB
  HIPWAVE_HD P operator->() const HIPWAVE_STUB
  HIPWAVE_HD reference operator[](ptrdiff_t) const HIPWAVE_STUB
  HIPWAVE_HD normal_iterator &operator++() HIPWAVE_STUB
  HIPWAVE_HD normal_iterator operator++(int) HIPWAVE_STUB
  HIPWAVE_HD normal_iterator &operator--() HIPWAVE_STUB
  HIPWAVE_HD normal_iterator operator--(int) HIPWAVE_STUB
  HIPWAVE_HD normal_iterator &operator+=(ptrdiff_t) HIPWAVE_STUB
  HIPWAVE_HD normal_iterator &operator-=(ptrdiff_t) HIPWAVE_STUB
  HIPWAVE_HD normal_iterator operator+(ptrdiff_t) const HIPWAVE_STUB
  HIPWAVE_HD normal_iterator operator-(ptrdiff_t) const HIPWAVE_STUB
  template <class Q> HIPWAVE_HD ptrdiff_t operator-(const normal_iterator<Q> &) const HIPWAVE_STUB
  template <class Q> HIPWAVE_HD bool operator==(const normal_iterator<Q> &) const HIPWAVE_STUB
  template <class Q> HIPWAVE_HD bool operator!=(const normal_iterator<Q> &) const HIPWAVE_STUB
  template <class Q> HIPWAVE_HD bool operator<(const normal_iterator<Q> &) const HIPWAVE_STUB
  template <class Q> HIPWAVE_HD bool operator>(const normal_iterator<Q> &) const HIPWAVE_STUB
  template <class Q> HIPWAVE_HD bool operator<=(const normal_iterator<Q> &) const HIPWAVE_STUB
  template <class Q> HIPWAVE_HD bool operator>=(const normal_iterator<Q> &) const HIPWAVE_STUB
};
template <class T> struct raw { typedef T *type; };
} // namespace detail
template <class T> HIPWAVE_HD T *raw_pointer_cast(T *) HIPWAVE_STUB
template <class T> HIPWAVE_HD T *raw_pointer_cast(const device_ptr<T> &) HIPWAVE_STUB
template <class P> HIPWAVE_HD auto raw_pointer_cast(const detail::normal_iterator<P> &p) -> decltype(raw_pointer_cast(p.base())) HIPWAVE_STUB
template <class T> HIPWAVE_HD T &raw_reference_cast(T &) HIPWAVE_STUB
template <class T> HIPWAVE_HD T &raw_reference_cast(const device_reference<T> &) HIPWAVE_STUB
template <class T> HIPWAVE_HD T &raw_reference_cast(device_reference<T> &) HIPWAVE_STUB

template <class It> using iterator_traits_ = ::std::iterator_traits<It>;
template <class It> struct iterator_traits : ::std::iterator_traits<It> {};
template <class It> struct iterator_value { typedef typename ::std::iterator_traits<It>::value_type type; };
template <class It> struct iterator_pointer { typedef typename ::std::iterator_traits<It>::pointer type; };
template <class It> struct iterator_reference { typedef typename ::std::iterator_traits<It>::reference type; };
template <class It> struct iterator_difference { typedef typename ::std::iterator_traits<It>::difference_type type; };
template <class It> struct iterator_system { typedef any_system_tag type; };
template <class It> using iterator_value_t = typename iterator_value<It>::type;
template <class It> using iterator_reference_t = typename iterator_reference<It>::type;
template <class It> using iterator_difference_t = typename iterator_difference<It>::type;
typedef ::std::input_iterator_tag input_device_iterator_tag;
typedef ::std::random_access_iterator_tag random_access_device_iterator_tag;
typedef ::std::random_access_iterator_tag random_access_traversal_tag;
template <class It> HIPWAVE_HD typename ::std::iterator_traits<It>::difference_type distance(It, It) HIPWAVE_STUB
template <class It, class D> HIPWAVE_HD void advance(It &, D) HIPWAVE_STUB
template <class It> HIPWAVE_HD It next(It, ptrdiff_t = 1) HIPWAVE_STUB
template <class It> HIPWAVE_HD It prev(It, ptrdiff_t = 1) HIPWAVE_STUB

// -- Pairs and tuples
template <class A, class B> struct pair {
  typedef A first_type;
  typedef B second_type;
  A first;
  B second;
  HIPWAVE_HD constexpr pair() : first(), second() {}
  HIPWAVE_HD constexpr pair(const A &a, const B &b) : first(a), second(b) {}
  template <class C, class D> HIPWAVE_HD constexpr pair(const pair<C, D> &p) : first(p.first), second(p.second) {}
  template <class C, class D> HIPWAVE_HD constexpr pair(const ::std::pair<C, D> &p) : first(p.first), second(p.second) {}
};
template <class A, class B> HIPWAVE_HD bool operator==(const pair<A, B> &, const pair<A, B> &) HIPWAVE_STUB
template <class A, class B> HIPWAVE_HD bool operator!=(const pair<A, B> &, const pair<A, B> &) HIPWAVE_STUB
template <class A, class B> HIPWAVE_HD bool operator<(const pair<A, B> &, const pair<A, B> &) HIPWAVE_STUB
template <class A, class B>
HIPWAVE_HD pair<typename ::std::decay<A>::type, typename ::std::decay<B>::type> make_pair(A &&, B &&) HIPWAVE_STUB

struct null_type {};
namespace detail {
// Bytes, as an element may have no default constructor.
template <class T> struct held { typedef T type; };
template <class T> struct held<T &> { typedef T *type; };
template <class... T> struct tuple_storage {};
template <class H, class... T> struct tuple_storage<H, T...> {
  alignas(typename held<H>::type) char head[sizeof(typename held<H>::type)];
  tuple_storage<T...> tail;
};
} // namespace detail
template <class... T> class tuple;
template <size_t I, class T> struct tuple_element;
template <size_t I, class H, class... T> struct tuple_element<I, tuple<H, T...>> : tuple_element<I - 1, tuple<T...>> {};
template <class H, class... T> struct tuple_element<0, tuple<H, T...>> { typedef H type; };
template <class A, class B> struct tuple_element<0, pair<A, B>> { typedef A type; };
template <class A, class B> struct tuple_element<1, pair<A, B>> { typedef B type; };
template <class T> struct tuple_size;
template <class... T> struct tuple_size<tuple<T...>> : ::std::integral_constant<size_t, sizeof...(T)> {};
template <class A, class B> struct tuple_size<pair<A, B>> : ::std::integral_constant<size_t, 2> {};
template <class... T> class tuple {
public:
  HIPWAVE_HD constexpr tuple() {}
  template <class... U, class = typename ::std::enable_if<sizeof...(U) != 0 && sizeof...(U) == sizeof...(T)>::type>
  HIPWAVE_HD tuple(const U &...) HIPWAVE_STUB
  template <class... U> HIPWAVE_HD tuple(const tuple<U...> &) HIPWAVE_STUB
  template <class A, class B> HIPWAVE_HD tuple(const pair<A, B> &) HIPWAVE_STUB
  HIPWAVE_HD tuple(const tuple &) = default;
  HIPWAVE_HD tuple &operator=(const tuple &) HIPWAVE_STUB
  template <class... U> HIPWAVE_HD tuple &operator=(const tuple<U...> &) HIPWAVE_STUB
  template <class A, class B> HIPWAVE_HD tuple &operator=(const pair<A, B> &) HIPWAVE_STUB
  template <int I> HIPWAVE_HD typename tuple_element<I, tuple>::type &get() HIPWAVE_STUB
  template <int I> HIPWAVE_HD const typename tuple_element<I, tuple>::type &get() const HIPWAVE_STUB
  HIPWAVE_HD void swap(tuple &) HIPWAVE_STUB

private:
  detail::tuple_storage<T...> storage;
};
template <> class tuple<> {};
template <size_t I, class... T> HIPWAVE_HD typename tuple_element<I, tuple<T...>>::type &get(tuple<T...> &) HIPWAVE_STUB
template <size_t I, class... T> HIPWAVE_HD const typename tuple_element<I, tuple<T...>>::type &get(const tuple<T...> &) HIPWAVE_STUB
template <size_t I, class... T> HIPWAVE_HD typename tuple_element<I, tuple<T...>>::type &&get(tuple<T...> &&) HIPWAVE_STUB
template <size_t I, class A, class B> HIPWAVE_HD typename tuple_element<I, pair<A, B>>::type &get(pair<A, B> &) HIPWAVE_STUB
template <size_t I, class A, class B> HIPWAVE_HD const typename tuple_element<I, pair<A, B>>::type &get(const pair<A, B> &) HIPWAVE_STUB
template <class... T> HIPWAVE_HD tuple<typename ::std::decay<T>::type...> make_tuple(T &&...) HIPWAVE_STUB
template <class... T> HIPWAVE_HD tuple<T &...> tie(T &...) HIPWAVE_STUB
template <class... T> HIPWAVE_HD bool operator==(const tuple<T...> &, const tuple<T...> &) HIPWAVE_STUB
template <class... T> HIPWAVE_HD bool operator!=(const tuple<T...> &, const tuple<T...> &) HIPWAVE_STUB
template <class... T> HIPWAVE_HD bool operator<(const tuple<T...> &, const tuple<T...> &) HIPWAVE_STUB
template <class... T> HIPWAVE_HD bool operator>(const tuple<T...> &, const tuple<T...> &) HIPWAVE_STUB
template <class T> HIPWAVE_HD void swap(T &, T &) HIPWAVE_STUB
template <class T> HIPWAVE_HD T max(const T &, const T &) HIPWAVE_STUB
template <class T> HIPWAVE_HD T min(const T &, const T &) HIPWAVE_STUB
template <class T, class C> HIPWAVE_HD T max(const T &, const T &, C) HIPWAVE_STUB
template <class T, class C> HIPWAVE_HD T min(const T &, const T &, C) HIPWAVE_STUB
} // namespace thrust
#if __cplusplus >= 201703L
namespace std {
template <class... T> struct tuple_size<thrust::tuple<T...>> : integral_constant<size_t, sizeof...(T)> {};
template <size_t I, class... T> struct tuple_element<I, thrust::tuple<T...>> : thrust::tuple_element<I, thrust::tuple<T...>> {};
} // namespace std
#endif
#endif
