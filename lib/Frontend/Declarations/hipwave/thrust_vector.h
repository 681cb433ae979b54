// Part of hipwave, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Thrust: vectors and allocators.
#ifndef HIPWAVE_DECLS_THRUST_VECTOR_H
#define HIPWAVE_DECLS_THRUST_VECTOR_H
#include <hipwave/thrust_iterators.h>
#include <initializer_list>
#include <iostream>
#include <vector>
namespace thrust {
template <class T> class device_allocator {
public:
  typedef T value_type;
  typedef device_ptr<T> pointer;
  typedef device_ptr<const T> const_pointer;
  typedef device_reference<T> reference;
  typedef device_reference<const T> const_reference;
  typedef size_t size_type;
  typedef ptrdiff_t difference_type;
  template <class U> struct rebind { typedef device_allocator<U> other; };
  device_allocator() HIPWAVE_STUB
  template <class U> device_allocator(const device_allocator<U> &) HIPWAVE_STUB
  pointer allocate(size_t) HIPWAVE_STUB
  void deallocate(pointer, size_t) HIPWAVE_STUB
};
template <class T> using device_malloc_allocator = device_allocator<T>;
template <class T> using device_new_allocator = device_allocator<T>;
template <class T> using universal_allocator = device_allocator<T>;
namespace detail {
template <class T, class Self, class Ptr, class ConstPtr, class Ref, class ConstRef, class Alloc> class vector_base {
public:
  typedef T value_type;
  typedef Ptr pointer;
  typedef ConstPtr const_pointer;
  typedef Ref reference;
  typedef ConstRef const_reference;
  typedef size_t size_type;
  typedef ptrdiff_t difference_type;
  typedef Alloc allocator_type;
  typedef normal_iterator<Ptr> iterator;
  typedef normal_iterator<ConstPtr> const_iterator;
  typedef thrust::reverse_iterator<iterator> reverse_iterator;
  typedef thrust::reverse_iterator<const_iterator> const_reverse_iterator;
  void resize(size_t) HIPWAVE_STUB
  void resize(size_t, const T &) HIPWAVE_STUB
  size_t size() const HIPWAVE_STUB
  size_t max_size() const HIPWAVE_STUB
  size_t capacity() const HIPWAVE_STUB
  void reserve(size_t) HIPWAVE_STUB
  void shrink_to_fit() HIPWAVE_STUB
  bool empty() const HIPWAVE_STUB
  Ref operator[](size_t) HIPWAVE_STUB
  ConstRef operator[](size_t) const HIPWAVE_STUB
  iterator begin() HIPWAVE_STUB
  const_iterator begin() const HIPWAVE_STUB
  const_iterator cbegin() const HIPWAVE_STUB
  iterator end() HIPWAVE_STUB
  const_iterator end() const HIPWAVE_STUB
  const_iterator cend() const HIPWAVE_STUB
  reverse_iterator rbegin() HIPWAVE_STUB
  const_reverse_iterator rbegin() const HIPWAVE_STUB
  const_reverse_iterator crbegin() const HIPWAVE_STUB
  reverse_iterator rend() HIPWAVE_STUB
  const_reverse_iterator rend() const HIPWAVE_STUB
  const_reverse_iterator crend() const HIPWAVE_STUB
  Ref front() HIPWAVE_STUB
  ConstRef front() const HIPWAVE_STUB
  Ref back() HIPWAVE_STUB
  ConstRef back() const HIPWAVE_STUB
  Ptr data() HIPWAVE_STUB
  ConstPtr data() const HIPWAVE_STUB
  void clear() HIPWAVE_STUB
  void push_back(const T &) HIPWAVE_STUB
  void pop_back() HIPWAVE_STUB
  iterator erase(iterator) HIPWAVE_STUB
  iterator erase(iterator, iterator) HIPWAVE_STUB
  void swap(vector_base &) HIPWAVE_STUB
  iterator insert(iterator, const T &) HIPWAVE_STUB
  void insert(iterator, size_t, const T &) HIPWAVE_STUB
  template <class It> void insert(iterator, It, It) HIPWAVE_STUB
  void assign(size_t, const T &) HIPWAVE_STUB
  template <class It> void assign(It, It) HIPWAVE_STUB
  Alloc get_allocator() const HIPWAVE_STUB
};
template <class T, class S1, class P1, class Q1, class R1, class C1, class A1, class U, class S2, class P2, class Q2, class R2, class C2, class A2> bool operator==(const vector_base<T, S1, P1, Q1, R1, C1, A1> &, const vector_base<U, S2, P2, Q2, R2, C2, A2> &) HIPWAVE_STUB
template <class T, class S1, class P1, class Q1, class R1, class C1, class A1, class A> bool operator==(const vector_base<T, S1, P1, Q1, R1, C1, A1> &, const ::std::vector<T, A> &) HIPWAVE_STUB
template <class T, class S1, class P1, class Q1, class R1, class C1, class A1, class A> bool operator==(const ::std::vector<T, A> &, const vector_base<T, S1, P1, Q1, R1, C1, A1> &) HIPWAVE_STUB
template <class T, class S1, class P1, class Q1, class R1, class C1, class A1, class U, class S2, class P2, class Q2, class R2, class C2, class A2> bool operator!=(const vector_base<T, S1, P1, Q1, R1, C1, A1> &, const vector_base<U, S2, P2, Q2, R2, C2, A2> &) HIPWAVE_STUB
template <class T, class S1, class P1, class Q1, class R1, class C1, class A1, class A> bool operator!=(const vector_base<T, S1, P1, Q1, R1, C1, A1> &, const ::std::vector<T, A> &) HIPWAVE_STUB
template <class T, class S1, class P1, class Q1, class R1, class C1, class A1, class A> bool operator!=(const ::std::vector<T, A> &, const vector_base<T, S1, P1, Q1, R1, C1, A1> &) HIPWAVE_STUB
template <class T, class S1, class P1, class Q1, class R1, class C1, class A1, class U, class S2, class P2, class Q2, class R2, class C2, class A2> bool operator<(const vector_base<T, S1, P1, Q1, R1, C1, A1> &, const vector_base<U, S2, P2, Q2, R2, C2, A2> &) HIPWAVE_STUB
template <class T, class S1, class P1, class Q1, class R1, class C1, class A1, class A> bool operator<(const vector_base<T, S1, P1, Q1, R1, C1, A1> &, const ::std::vector<T, A> &) HIPWAVE_STUB
template <class T, class S1, class P1, class Q1, class R1, class C1, class A1, class A> bool operator<(const ::std::vector<T, A> &, const vector_base<T, S1, P1, Q1, R1, C1, A1> &) HIPWAVE_STUB
} // namespace detail
template <class T, class Alloc = ::std::allocator<T>> class host_vector;
template <class T, class Alloc = device_allocator<T>> class device_vector;
template <class T, class Alloc = universal_allocator<T>> class universal_vector;
template <class T, class Alloc>
class host_vector : public detail::vector_base<T, host_vector<T, Alloc>, T *, const T *, T &, const T &, Alloc> {
public:
  host_vector() HIPWAVE_STUB
  explicit host_vector(const Alloc &) HIPWAVE_STUB
  explicit host_vector(size_t) HIPWAVE_STUB
  host_vector(size_t, const T &) HIPWAVE_STUB
  host_vector(size_t, const T &, const Alloc &) HIPWAVE_STUB
  host_vector(const host_vector &) HIPWAVE_STUB
  host_vector(host_vector &&) HIPWAVE_STUB
  host_vector(::std::initializer_list<T>) HIPWAVE_STUB
  template <class U, class A> host_vector(const host_vector<U, A> &) HIPWAVE_STUB
  template <class U, class A> host_vector(const device_vector<U, A> &) HIPWAVE_STUB
  template <class U, class A> host_vector(const universal_vector<U, A> &) HIPWAVE_STUB
  template <class U, class A> host_vector(const ::std::vector<U, A> &) HIPWAVE_STUB
  template <class It, class = typename ::std::enable_if<!::std::is_integral<It>::value>::type> host_vector(It, It) HIPWAVE_STUB
  host_vector &operator=(const host_vector &) HIPWAVE_STUB
  host_vector &operator=(host_vector &&) HIPWAVE_STUB
  host_vector &operator=(::std::initializer_list<T>) HIPWAVE_STUB
  template <class U, class A> host_vector &operator=(const host_vector<U, A> &) HIPWAVE_STUB
  template <class U, class A> host_vector &operator=(const device_vector<U, A> &) HIPWAVE_STUB
  template <class U, class A> host_vector &operator=(const universal_vector<U, A> &) HIPWAVE_STUB
  template <class U, class A> host_vector &operator=(const ::std::vector<U, A> &) HIPWAVE_STUB
  ~host_vector() HIPWAVE_STUB
};
template <class T, class A> void swap(host_vector<T, A> &, host_vector<T, A> &) HIPWAVE_STUB
template <class T, class Alloc>
class device_vector : public detail::vector_base<T, device_vector<T, Alloc>, device_ptr<T>, device_ptr<const T>, device_reference<T>, device_reference<const T>, Alloc> {
public:
  device_vector() HIPWAVE_STUB
  explicit device_vector(const Alloc &) HIPWAVE_STUB
  explicit device_vector(size_t) HIPWAVE_STUB
  device_vector(size_t, const T &) HIPWAVE_STUB
  device_vector(size_t, const T &, const Alloc &) HIPWAVE_STUB
  device_vector(const device_vector &) HIPWAVE_STUB
  device_vector(device_vector &&) HIPWAVE_STUB
  device_vector(::std::initializer_list<T>) HIPWAVE_STUB
  template <class U, class A> device_vector(const host_vector<U, A> &) HIPWAVE_STUB
  template <class U, class A> device_vector(const device_vector<U, A> &) HIPWAVE_STUB
  template <class U, class A> device_vector(const universal_vector<U, A> &) HIPWAVE_STUB
  template <class U, class A> device_vector(const ::std::vector<U, A> &) HIPWAVE_STUB
  template <class It, class = typename ::std::enable_if<!::std::is_integral<It>::value>::type> device_vector(It, It) HIPWAVE_STUB
  device_vector &operator=(const device_vector &) HIPWAVE_STUB
  device_vector &operator=(device_vector &&) HIPWAVE_STUB
  device_vector &operator=(::std::initializer_list<T>) HIPWAVE_STUB
  template <class U, class A> device_vector &operator=(const host_vector<U, A> &) HIPWAVE_STUB
  template <class U, class A> device_vector &operator=(const device_vector<U, A> &) HIPWAVE_STUB
  template <class U, class A> device_vector &operator=(const universal_vector<U, A> &) HIPWAVE_STUB
  template <class U, class A> device_vector &operator=(const ::std::vector<U, A> &) HIPWAVE_STUB
  ~device_vector() HIPWAVE_STUB
};
template <class T, class A> void swap(device_vector<T, A> &, device_vector<T, A> &) HIPWAVE_STUB
template <class T, class Alloc>
class universal_vector : public detail::vector_base<T, universal_vector<T, Alloc>, T *, const T *, T &, const T &, Alloc> {
public:
  universal_vector() HIPWAVE_STUB
  explicit universal_vector(const Alloc &) HIPWAVE_STUB
  explicit universal_vector(size_t) HIPWAVE_STUB
  universal_vector(size_t, const T &) HIPWAVE_STUB
  universal_vector(size_t, const T &, const Alloc &) HIPWAVE_STUB
  universal_vector(const universal_vector &) HIPWAVE_STUB
  universal_vector(universal_vector &&) HIPWAVE_STUB
  universal_vector(::std::initializer_list<T>) HIPWAVE_STUB
  template <class U, class A> universal_vector(const host_vector<U, A> &) HIPWAVE_STUB
  template <class U, class A> universal_vector(const device_vector<U, A> &) HIPWAVE_STUB
  template <class U, class A> universal_vector(const universal_vector<U, A> &) HIPWAVE_STUB
  template <class U, class A> universal_vector(const ::std::vector<U, A> &) HIPWAVE_STUB
  template <class It, class = typename ::std::enable_if<!::std::is_integral<It>::value>::type> universal_vector(It, It) HIPWAVE_STUB
  universal_vector &operator=(const universal_vector &) HIPWAVE_STUB
  universal_vector &operator=(universal_vector &&) HIPWAVE_STUB
  universal_vector &operator=(::std::initializer_list<T>) HIPWAVE_STUB
  template <class U, class A> universal_vector &operator=(const host_vector<U, A> &) HIPWAVE_STUB
  template <class U, class A> universal_vector &operator=(const device_vector<U, A> &) HIPWAVE_STUB
  template <class U, class A> universal_vector &operator=(const universal_vector<U, A> &) HIPWAVE_STUB
  template <class U, class A> universal_vector &operator=(const ::std::vector<U, A> &) HIPWAVE_STUB
  ~universal_vector() HIPWAVE_STUB
};
template <class T, class A> void swap(universal_vector<T, A> &, universal_vector<T, A> &) HIPWAVE_STUB
namespace mr {
template <class P = void *> struct memory_resource { typedef P pointer; };
template <class T, class R> class allocator {};
template <class T, class R> class stateless_resource_allocator {};
template <class T> using polymorphic_allocator = ::std::allocator<T>;
} // namespace mr
namespace system {
namespace cuda {
namespace experimental {
template <class T> class pinned_allocator {
public:
  typedef T value_type;
  typedef T *pointer;
  typedef size_t size_type;
  template <class U> struct rebind { typedef pinned_allocator<U> other; };
  T *allocate(size_t) HIPWAVE_STUB
  void deallocate(T *, size_t) HIPWAVE_STUB
};
} // namespace experimental
template <class T> using universal_host_pinned_allocator = experimental::pinned_allocator<T>;
} // namespace cuda
} // namespace system
namespace cuda { namespace experimental { using thrust::system::cuda::experimental::pinned_allocator; } template <class T> using allocator = thrust::device_allocator<T>; template <class T> using universal_allocator = thrust::universal_allocator<T>; }
template <class T> using universal_host_pinned_vector = host_vector<T>;
template <class P> class pinned_policy;
class system_error_base {};
// Temporary memory
template <class T, class P> pair<T *, ptrdiff_t> get_temporary_buffer(const P &, ptrdiff_t) HIPWAVE_STUB
template <class P, class Q> void return_temporary_buffer(const P &, Q, ptrdiff_t) HIPWAVE_STUB
template <class T, class P> device_ptr<T> malloc(const P &, size_t) HIPWAVE_STUB
template <class P, class Q> void free(const P &, Q) HIPWAVE_STUB
} // namespace thrust
#endif
