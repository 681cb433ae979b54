// Part of hipwave, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// cuda::std is the host's std here, and what device code could not call of
// that (functions that aren't constexpr) is declared for both sides.
#ifndef HIPWAVE_DECLS_CUDA_STD_H
#define HIPWAVE_DECLS_CUDA_STD_H
#include <hipwave/defs.h>
#include <cassert>
#include <cstddef>
#include <cstdio>
#include <utility>
namespace cuda {
namespace std {
using namespace ::std;
template <class T> HIPWAVE_HD void swap(T &, T &) HIPWAVE_STUB
template <class T, class U = T> HIPWAVE_HD T exchange(T &, U &&) HIPWAVE_STUB
// Before C++17 and C++20 the host has none of these.
#if __cplusplus < 201402L
template <bool B, class T = void> using enable_if_t = typename enable_if<B, T>::type;
template <class T> using decay_t = typename decay<T>::type;
#endif
#if __cplusplus < 202002L
template <class T> struct remove_cvref { typedef typename remove_cv<typename remove_reference<T>::type>::type type; };
template <class T> using remove_cvref_t = typename remove_cvref<T>::type;
template <class T> struct type_identity { typedef T type; };
template <class To, class From> HIPWAVE_HD To bit_cast(const From &) HIPWAVE_STUB
#endif
#if __cplusplus < 201703L
// std::array's members are constexpr, and so for device code, since C++17.
template <class T, size_t N> struct array {
  typedef T value_type;
  typedef size_t size_type;
  typedef T *iterator;
  T elements[N ? N : 1];
  HIPWAVE_HD T &operator[](size_t i) { return elements[i]; }
  HIPWAVE_HD constexpr const T &operator[](size_t i) const { return elements[i]; }
  HIPWAVE_HD constexpr size_t size() const { return N; }
  HIPWAVE_HD T *data() { return elements; }
  HIPWAVE_HD const T *data() const { return elements; }
  HIPWAVE_HD T *begin() { return elements; }
  HIPWAVE_HD T *end() { return elements + N; }
  HIPWAVE_HD const T *begin() const { return elements; }
  HIPWAVE_HD const T *end() const { return elements + N; }
  HIPWAVE_HD void fill(const T &) HIPWAVE_STUB
};
#endif
template <class T> HIPWAVE_HD int popcount(T) HIPWAVE_STUB
template <class T> HIPWAVE_HD int countl_zero(T) HIPWAVE_STUB
template <class T> HIPWAVE_HD int countr_zero(T) HIPWAVE_STUB
template <class T> HIPWAVE_HD T bit_ceil(T) HIPWAVE_STUB
template <class T> HIPWAVE_HD T bit_floor(T) HIPWAVE_STUB
template <class T> HIPWAVE_HD int bit_width(T) HIPWAVE_STUB
template <class T> HIPWAVE_HD bool has_single_bit(T) HIPWAVE_STUB
} // namespace std
} // namespace cuda
#define _CCCL_HOST_DEVICE HIPWAVE_HD
#define _CCCL_HOST HIPWAVE_H
#define _CCCL_DEVICE HIPWAVE_D
#define _CCCL_FORCEINLINE __forceinline__
#define _CCCL_DEVICE_API HIPWAVE_D __forceinline__
#define _CCCL_API HIPWAVE_HD __forceinline__
#define _CCCL_PRAGMA_UNROLL_FULL() _Pragma("unroll")
#define _CCCL_PRAGMA_UNROLL(n)
#define CCCL_VERSION 3000000
#define CCCL_MAJOR_VERSION 3
#define CCCL_MINOR_VERSION 0
#define CCCL_PATCH_VERSION 0
#define _LIBCUDACXX_CUDA_API_VERSION CCCL_VERSION
#endif
