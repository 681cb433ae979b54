// Part of hipwave, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Matrix fragments of a warp.
#ifndef HIPWAVE_DECLS_MMA_H
#define HIPWAVE_DECLS_MMA_H
#include <cuda_fp16.h>
#include <cuda_bf16.h>
#if defined(__cplusplus) && defined(__CUDA__)
namespace nvcuda {
namespace wmma {
struct row_major;
struct col_major;
struct matrix_a;
struct matrix_b;
struct accumulator;
enum layout_t { mem_row_major, mem_col_major };
namespace precision { struct tf32; }
namespace experimental {
namespace precision { struct u4; struct s4; struct b1; }
enum bmmaBitOp { bmmaBitOpXOR = 1, bmmaBitOpAND = 2 };
enum bmmaAccumulateOp { bmmaAccumulateOpPOPC = 1 };
} // namespace experimental

// How an element is stored: tf32 as float, sub-byte ones in an int.
template <class T> struct hipwave_storage { typedef T type; };
template <> struct hipwave_storage<precision::tf32> { typedef float type; };
template <> struct hipwave_storage<experimental::precision::u4> { typedef unsigned type; };
template <> struct hipwave_storage<experimental::precision::s4> { typedef int type; };
template <> struct hipwave_storage<experimental::precision::b1> { typedef unsigned type; };

template <class Use, int M, int N, int K, class T, class Layout = void> class fragment {
public:
  typedef typename hipwave_storage<T>::type element_type;
  typedef typename hipwave_storage<T>::type storage_element_type;
  static const int num_elements = M * N / 32 > 0 ? M * N / 32 : 1;
  static const int num_storage_elements = num_elements;
  element_type x[M * N / 32 > 0 ? M * N / 32 : 1];
};

template <class Use, int M, int N, int K, class T, class L, class V>
HIPWAVE_D void fill_fragment(fragment<Use, M, N, K, T, L> &, const V &) HIPWAVE_STUB
template <class Use, int M, int N, int K, class T, class L, class P>
HIPWAVE_D void load_matrix_sync(fragment<Use, M, N, K, T, L> &, const P *, unsigned int) HIPWAVE_STUB
template <class Use, int M, int N, int K, class T, class L, class P>
HIPWAVE_D void load_matrix_sync(fragment<Use, M, N, K, T, L> &, const P *, unsigned int, layout_t) HIPWAVE_STUB
template <class Use, int M, int N, int K, class T, class L, class P>
HIPWAVE_D void store_matrix_sync(P *, const fragment<Use, M, N, K, T, L> &, unsigned int, layout_t) HIPWAVE_STUB
template <int M, int N, int K, class D, class A, class LA, class B, class LB, class C>
HIPWAVE_D void mma_sync(fragment<accumulator, M, N, K, D> &, const fragment<matrix_a, M, N, K, A, LA> &,
                        const fragment<matrix_b, M, N, K, B, LB> &, const fragment<accumulator, M, N, K, C> &,
                        bool = false) HIPWAVE_STUB
template <int M, int N, int K, class A, class LA, class B, class LB>
HIPWAVE_D void bmma_sync(fragment<accumulator, M, N, K, int> &, const fragment<matrix_a, M, N, K, A, LA> &,
                         const fragment<matrix_b, M, N, K, B, LB> &, const fragment<accumulator, M, N, K, int> &,
                         experimental::bmmaBitOp = experimental::bmmaBitOpXOR,
                         experimental::bmmaAccumulateOp = experimental::bmmaAccumulateOpPOPC) HIPWAVE_STUB
HIPWAVE_D float __float_to_tf32(float);
namespace experimental {
using wmma::bmma_sync;
using wmma::fill_fragment;
using wmma::fragment;
using wmma::load_matrix_sync;
using wmma::mma_sync;
using wmma::store_matrix_sync;
} // namespace experimental
} // namespace wmma
} // namespace nvcuda
#endif
#endif
