// Part of hipwave, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef HIPWAVE_DECLS_CUDA_SPAN_H
#define HIPWAVE_DECLS_CUDA_SPAN_H
#include <hipwave/cuda_std.h>
#include <array>
namespace cuda {
namespace std {
#if __cplusplus < 202002L
#define HIPWAVE_DYNAMIC ((size_t)-1)
static const size_t dynamic_extent = HIPWAVE_DYNAMIC;
#else
#define HIPWAVE_DYNAMIC dynamic_extent
inline constexpr size_t dynamic_extent = (size_t)-1;
#endif
template <class T, size_t N = HIPWAVE_DYNAMIC> class span {
public:
  typedef T element_type;
  typedef typename remove_cv<T>::type value_type;
  typedef size_t size_type;
  typedef T &reference;
  typedef T *pointer;
  typedef T *iterator;
  HIPWAVE_HD constexpr span() noexcept : data_(0), size_(0) {}
  HIPWAVE_HD constexpr span(T *p, size_t n) : data_(p), size_(n) {}
  HIPWAVE_HD constexpr span(T *b, T *e) : data_(b), size_(e - b) {}
  template <size_t M> HIPWAVE_HD constexpr span(T (&a)[M]) noexcept : data_(a), size_(M) {}
  template <class C> HIPWAVE_HD constexpr span(C &c) : data_(c.data()), size_(c.size()) {}
  HIPWAVE_HD constexpr T *data() const { return data_; }
  HIPWAVE_HD constexpr size_t size() const { return size_; }
  HIPWAVE_HD constexpr size_t size_bytes() const { return size_ * sizeof(T); }
  HIPWAVE_HD constexpr bool empty() const { return size_ == 0; }
  HIPWAVE_HD constexpr T &operator[](size_t i) const { return data_[i]; }
  HIPWAVE_HD constexpr T &front() const { return data_[0]; }
  HIPWAVE_HD constexpr T &back() const { return data_[size_ - 1]; }
  HIPWAVE_HD constexpr T *begin() const { return data_; }
  HIPWAVE_HD constexpr T *end() const { return data_ + size_; }
  HIPWAVE_HD span<T> first(size_t) const HIPWAVE_STUB
  HIPWAVE_HD span<T> last(size_t) const HIPWAVE_STUB
  HIPWAVE_HD span<T> subspan(size_t, size_t = HIPWAVE_DYNAMIC) const HIPWAVE_STUB
  template <size_t M> HIPWAVE_HD span<T, M> first() const HIPWAVE_STUB
  template <size_t M> HIPWAVE_HD span<T, M> last() const HIPWAVE_STUB

private:
  T *data_;
  size_t size_;
};
} // namespace std
} // namespace cuda
#endif
