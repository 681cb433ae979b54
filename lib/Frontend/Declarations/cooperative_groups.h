// Part of hipwave, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Cooperative groups: every group and collective, as declarations.
#ifndef HIPWAVE_DECLS_COOPERATIVE_GROUPS_H
#define HIPWAVE_DECLS_COOPERATIVE_GROUPS_H
#include <cuda_runtime.h>
#if defined(__cplusplus) && defined(__CUDA__)
#include <cassert>
#include <cstdio>

#define _CG_HAS_FP16_COLLECTIVE
#define _CG_HAS_MATCH_COLLECTIVE
#define _CG_HAS_CLUSTER_GROUP
#define _CG_HAS_OP_REDUX

namespace cooperative_groups {
namespace details {
struct coalesced_threads_base {};
template <class T> struct no_deduction { typedef T type; };
template <class F, class... A> struct result {
  template <class G> static G &&make() HIPWAVE_STUB
  typedef decltype(make<F>()(make<A>()...)) type;
};
template <class T> struct decayed { typedef T type; };
template <class T> struct decayed<T &> { typedef T type; };
template <class T> struct decayed<T &&> { typedef T type; };
template <class T> struct decayed<const T> { typedef T type; };
template <class T> struct decayed<const T &> { typedef T type; };
} // namespace details

class thread_group {
public:
  HIPWAVE_D unsigned long long size() const HIPWAVE_STUB
  HIPWAVE_D unsigned long long num_threads() const HIPWAVE_STUB
  HIPWAVE_D unsigned long long thread_rank() const HIPWAVE_STUB
  HIPWAVE_D void sync() const HIPWAVE_STUB
  HIPWAVE_D unsigned int get_type() const HIPWAVE_STUB
  HIPWAVE_D thread_group() {}
};
template <class TyGroup> class thread_group_base : public thread_group {};

class multi_grid_group : public thread_group {
public:
  HIPWAVE_D bool is_valid() const HIPWAVE_STUB
  HIPWAVE_D void sync() const HIPWAVE_STUB
  HIPWAVE_D static unsigned long long size() HIPWAVE_STUB
  HIPWAVE_D unsigned long long num_threads() const HIPWAVE_STUB
  HIPWAVE_D static unsigned long long thread_rank() HIPWAVE_STUB
  HIPWAVE_D unsigned int grid_rank() const HIPWAVE_STUB
  HIPWAVE_D unsigned int num_grids() const HIPWAVE_STUB
};

class grid_group : public thread_group {
public:
  struct arrival_token {};
  HIPWAVE_D bool is_valid() const HIPWAVE_STUB
  HIPWAVE_D void sync() const HIPWAVE_STUB
  HIPWAVE_D arrival_token barrier_arrive() const HIPWAVE_STUB
  HIPWAVE_D void barrier_wait(arrival_token &&) const HIPWAVE_STUB
  HIPWAVE_D static unsigned long long size() HIPWAVE_STUB
  HIPWAVE_D static unsigned long long num_threads() HIPWAVE_STUB
  HIPWAVE_D static unsigned long long thread_rank() HIPWAVE_STUB
  HIPWAVE_D static dim3 group_dim() HIPWAVE_STUB
  HIPWAVE_D static dim3 dim_blocks() HIPWAVE_STUB
  HIPWAVE_D static unsigned long long num_blocks() HIPWAVE_STUB
  HIPWAVE_D static dim3 block_index() HIPWAVE_STUB
  HIPWAVE_D static unsigned long long block_rank() HIPWAVE_STUB
  HIPWAVE_D static dim3 dim_threads() HIPWAVE_STUB
  HIPWAVE_D static dim3 thread_index() HIPWAVE_STUB
  HIPWAVE_D static dim3 dim_clusters() HIPWAVE_STUB
  HIPWAVE_D static unsigned long long num_clusters() HIPWAVE_STUB
  HIPWAVE_D static dim3 cluster_index() HIPWAVE_STUB
  HIPWAVE_D static unsigned long long cluster_rank() HIPWAVE_STUB
};

class cluster_group : public thread_group {
public:
  struct arrival_token {};
  HIPWAVE_D static void sync() HIPWAVE_STUB
  HIPWAVE_D static arrival_token barrier_arrive() HIPWAVE_STUB
  HIPWAVE_D static void barrier_wait() HIPWAVE_STUB
  HIPWAVE_D static void barrier_wait(arrival_token &&) HIPWAVE_STUB
  HIPWAVE_D static unsigned int query_shared_rank(const void *) HIPWAVE_STUB
  template <class T> HIPWAVE_D static T *map_shared_rank(T *, int) HIPWAVE_STUB
  HIPWAVE_D static dim3 block_index() HIPWAVE_STUB
  HIPWAVE_D static unsigned int block_rank() HIPWAVE_STUB
  HIPWAVE_D static dim3 dim_blocks() HIPWAVE_STUB
  HIPWAVE_D static unsigned int num_blocks() HIPWAVE_STUB
  HIPWAVE_D static dim3 thread_index() HIPWAVE_STUB
  HIPWAVE_D static unsigned int thread_rank() HIPWAVE_STUB
  HIPWAVE_D static dim3 dim_threads() HIPWAVE_STUB
  HIPWAVE_D static unsigned int num_threads() HIPWAVE_STUB
  HIPWAVE_D static unsigned int size() HIPWAVE_STUB
};

template <unsigned int MaxBlockSize = 1024> struct __align__(16) block_tile_memory { char storage[64]; };

class thread_block : public thread_group {
public:
  struct arrival_token {};
  HIPWAVE_D static void sync() HIPWAVE_STUB
  HIPWAVE_D static arrival_token barrier_arrive() HIPWAVE_STUB
  HIPWAVE_D static void barrier_wait(arrival_token &&) HIPWAVE_STUB
  HIPWAVE_D static unsigned int size() HIPWAVE_STUB
  HIPWAVE_D static unsigned int num_threads() HIPWAVE_STUB
  HIPWAVE_D static unsigned int thread_rank() HIPWAVE_STUB
  HIPWAVE_D static dim3 group_index() HIPWAVE_STUB
  HIPWAVE_D static dim3 thread_index() HIPWAVE_STUB
  HIPWAVE_D static dim3 group_dim() HIPWAVE_STUB
  HIPWAVE_D static dim3 dim_threads() HIPWAVE_STUB
};

class coalesced_group : public thread_group {
public:
  HIPWAVE_D unsigned int size() const HIPWAVE_STUB
  HIPWAVE_D unsigned int num_threads() const HIPWAVE_STUB
  HIPWAVE_D unsigned int thread_rank() const HIPWAVE_STUB
  HIPWAVE_D void sync() const HIPWAVE_STUB
  HIPWAVE_D unsigned int meta_group_rank() const HIPWAVE_STUB
  HIPWAVE_D unsigned int meta_group_size() const HIPWAVE_STUB
  template <class T> HIPWAVE_D typename details::decayed<T>::type shfl(T &&, int) const HIPWAVE_STUB
  template <class T> HIPWAVE_D typename details::decayed<T>::type shfl_down(T &&, unsigned int) const HIPWAVE_STUB
  template <class T> HIPWAVE_D typename details::decayed<T>::type shfl_up(T &&, unsigned int) const HIPWAVE_STUB
  HIPWAVE_D int any(int) const HIPWAVE_STUB
  HIPWAVE_D int all(int) const HIPWAVE_STUB
  HIPWAVE_D unsigned int ballot(int) const HIPWAVE_STUB
  template <class T> HIPWAVE_D unsigned int match_any(T) const HIPWAVE_STUB
  template <class T> HIPWAVE_D unsigned int match_all(T, int &) const HIPWAVE_STUB
};

template <unsigned int Size, class ParentT = void> class thread_block_tile : public thread_group {
public:
  struct arrival_token {};
  HIPWAVE_D thread_block_tile() {}
  template <class OtherParent> HIPWAVE_D thread_block_tile(const thread_block_tile<Size, OtherParent> &) HIPWAVE_STUB
  HIPWAVE_D operator thread_block_tile<Size, void>() const HIPWAVE_STUB
  HIPWAVE_D static constexpr unsigned int size() { return Size; }
  HIPWAVE_D static constexpr unsigned int num_threads() { return Size; }
  HIPWAVE_D unsigned int thread_rank() const HIPWAVE_STUB
  HIPWAVE_D void sync() const HIPWAVE_STUB
  HIPWAVE_D arrival_token barrier_arrive() const HIPWAVE_STUB
  HIPWAVE_D void barrier_wait(arrival_token &&) const HIPWAVE_STUB
  HIPWAVE_D unsigned int meta_group_rank() const HIPWAVE_STUB
  HIPWAVE_D unsigned int meta_group_size() const HIPWAVE_STUB
  template <class T> HIPWAVE_D typename details::decayed<T>::type shfl(T &&, int) const HIPWAVE_STUB
  template <class T> HIPWAVE_D typename details::decayed<T>::type shfl_down(T &&, unsigned int) const HIPWAVE_STUB
  template <class T> HIPWAVE_D typename details::decayed<T>::type shfl_up(T &&, unsigned int) const HIPWAVE_STUB
  template <class T> HIPWAVE_D typename details::decayed<T>::type shfl_xor(T &&, unsigned int) const HIPWAVE_STUB
  HIPWAVE_D int any(int) const HIPWAVE_STUB
  HIPWAVE_D int all(int) const HIPWAVE_STUB
  HIPWAVE_D unsigned int ballot(int) const HIPWAVE_STUB
  template <class T> HIPWAVE_D unsigned int match_any(T) const HIPWAVE_STUB
  template <class T> HIPWAVE_D unsigned int match_all(T, int &) const HIPWAVE_STUB
};

HIPWAVE_D multi_grid_group this_multi_grid();
HIPWAVE_D grid_group this_grid();
HIPWAVE_D cluster_group this_cluster();
HIPWAVE_D thread_block this_thread_block();
template <unsigned int N> HIPWAVE_D thread_block this_thread_block(block_tile_memory<N> &) HIPWAVE_STUB
HIPWAVE_D coalesced_group coalesced_threads();
HIPWAVE_D thread_block_tile<1, void> this_thread();

template <class G> HIPWAVE_D void sync(G &) HIPWAVE_STUB
template <class G> HIPWAVE_D void sync(const G &) HIPWAVE_STUB
template <class G> HIPWAVE_D unsigned long long thread_rank(const G &) HIPWAVE_STUB
template <class G> HIPWAVE_D unsigned long long group_size(const G &) HIPWAVE_STUB

HIPWAVE_D thread_group tiled_partition(const thread_group &, unsigned int);
HIPWAVE_D thread_group tiled_partition(const thread_block &, unsigned int);
HIPWAVE_D coalesced_group tiled_partition(const coalesced_group &, unsigned int);
template <unsigned int Size, class ParentT> HIPWAVE_D thread_block_tile<Size, ParentT> tiled_partition(const ParentT &) HIPWAVE_STUB
template <class P> HIPWAVE_D coalesced_group binary_partition(const P &, bool) HIPWAVE_STUB
template <class Label> HIPWAVE_D coalesced_group labeled_partition(const coalesced_group &, Label) HIPWAVE_STUB
template <unsigned int Size, class P, class Label>
HIPWAVE_D coalesced_group labeled_partition(const thread_block_tile<Size, P> &, Label) HIPWAVE_STUB

template <class G, class F, class... A> HIPWAVE_D void invoke_one(const G &, F &&, A &&...) HIPWAVE_STUB
template <class G, class F, class... A>
HIPWAVE_D typename details::result<F, A...>::type invoke_one_broadcast(const G &, F &&, A &&...) HIPWAVE_STUB

template <class T> struct plus { HIPWAVE_D T operator()(T, T) const HIPWAVE_STUB };
template <class T> struct less { HIPWAVE_D T operator()(T, T) const HIPWAVE_STUB };
template <class T> struct greater { HIPWAVE_D T operator()(T, T) const HIPWAVE_STUB };
template <class T> struct bit_and { HIPWAVE_D T operator()(T, T) const HIPWAVE_STUB };
template <class T> struct bit_or { HIPWAVE_D T operator()(T, T) const HIPWAVE_STUB };
template <class T> struct bit_xor { HIPWAVE_D T operator()(T, T) const HIPWAVE_STUB };

namespace experimental {
using cooperative_groups::block_tile_memory;
using cooperative_groups::this_thread_block;
using cooperative_groups::tiled_partition;
using cooperative_groups::thread_block_tile;
} // namespace experimental
} // namespace cooperative_groups
#endif
#endif
