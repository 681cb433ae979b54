// Part of hipwave, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Atomics of libcu++, with a thread scope.
#ifndef HIPWAVE_DECLS_CUDA_ATOMIC_H
#define HIPWAVE_DECLS_CUDA_ATOMIC_H
#include <hipwave/cuda_std.h>
namespace cuda {
enum thread_scope {
  thread_scope_system,
  thread_scope_device,
  thread_scope_block,
  thread_scope_thread
};
namespace std {
typedef enum hipwave_memory_order {
  memory_order_relaxed,
  memory_order_consume,
  memory_order_acquire,
  memory_order_release,
  memory_order_acq_rel,
  memory_order_seq_cst
} memory_order;
} // namespace std
using std::memory_order;
using std::memory_order_relaxed;
using std::memory_order_consume;
using std::memory_order_acquire;
using std::memory_order_release;
using std::memory_order_acq_rel;
using std::memory_order_seq_cst;

namespace hipwave {
// The operations that atomic and atomic_ref share.
template <class T> struct operations {
  HIPWAVE_HD bool is_lock_free() const HIPWAVE_STUB
  HIPWAVE_HD T load(memory_order = memory_order_seq_cst) const HIPWAVE_STUB
  HIPWAVE_HD T load(memory_order = memory_order_seq_cst) const volatile HIPWAVE_STUB
  HIPWAVE_HD void store(T, memory_order = memory_order_seq_cst) const HIPWAVE_STUB
  HIPWAVE_HD void store(T, memory_order = memory_order_seq_cst) const volatile HIPWAVE_STUB
  HIPWAVE_HD T exchange(T, memory_order = memory_order_seq_cst) const HIPWAVE_STUB
  HIPWAVE_HD bool compare_exchange_weak(T &, T, memory_order, memory_order) const HIPWAVE_STUB
  HIPWAVE_HD bool compare_exchange_weak(T &, T, memory_order = memory_order_seq_cst) const HIPWAVE_STUB
  HIPWAVE_HD bool compare_exchange_strong(T &, T, memory_order, memory_order) const HIPWAVE_STUB
  HIPWAVE_HD bool compare_exchange_strong(T &, T, memory_order = memory_order_seq_cst) const HIPWAVE_STUB
  template <class U> HIPWAVE_HD T fetch_add(U, memory_order = memory_order_seq_cst) const HIPWAVE_STUB
  template <class U> HIPWAVE_HD T fetch_sub(U, memory_order = memory_order_seq_cst) const HIPWAVE_STUB
  HIPWAVE_HD T fetch_and(T, memory_order = memory_order_seq_cst) const HIPWAVE_STUB
  HIPWAVE_HD T fetch_or(T, memory_order = memory_order_seq_cst) const HIPWAVE_STUB
  HIPWAVE_HD T fetch_xor(T, memory_order = memory_order_seq_cst) const HIPWAVE_STUB
  HIPWAVE_HD T fetch_min(T, memory_order = memory_order_seq_cst) const HIPWAVE_STUB
  HIPWAVE_HD T fetch_max(T, memory_order = memory_order_seq_cst) const HIPWAVE_STUB
  HIPWAVE_HD void wait(T, memory_order = memory_order_seq_cst) const HIPWAVE_STUB
  HIPWAVE_HD void notify_one() const HIPWAVE_STUB
  HIPWAVE_HD void notify_all() const HIPWAVE_STUB
  HIPWAVE_HD operator T() const HIPWAVE_STUB
  HIPWAVE_HD T operator++() const HIPWAVE_STUB
  HIPWAVE_HD T operator--() const HIPWAVE_STUB
  HIPWAVE_HD T operator++(int) const HIPWAVE_STUB
  HIPWAVE_HD T operator--(int) const HIPWAVE_STUB
  template <class U> HIPWAVE_HD T operator+=(U) const HIPWAVE_STUB
  template <class U> HIPWAVE_HD T operator-=(U) const HIPWAVE_STUB
  HIPWAVE_HD T operator&=(T) const HIPWAVE_STUB
  HIPWAVE_HD T operator|=(T) const HIPWAVE_STUB
  HIPWAVE_HD T operator^=(T) const HIPWAVE_STUB
};
} // namespace hipwave

template <class T, thread_scope Scope = thread_scope_system> struct atomic : public hipwave::operations<T> {
  typedef T value_type;
  atomic() = default;
  HIPWAVE_HD constexpr atomic(T v) : value(v) {}
  atomic(const atomic &) = delete;
  atomic &operator=(const atomic &) = delete;
  HIPWAVE_HD T operator=(T) HIPWAVE_STUB

private:
  T value;
};
template <class T, thread_scope Scope = thread_scope_system> struct atomic_ref : public hipwave::operations<T> {
  typedef T value_type;
  HIPWAVE_HD explicit atomic_ref(T &) HIPWAVE_STUB
  HIPWAVE_HD atomic_ref(const atomic_ref &) HIPWAVE_STUB
  HIPWAVE_HD T operator=(T) const HIPWAVE_STUB
};
template <thread_scope Scope = thread_scope_system> struct atomic_flag {
  HIPWAVE_HD bool test(memory_order = memory_order_seq_cst) const HIPWAVE_STUB
  HIPWAVE_HD bool test_and_set(memory_order = memory_order_seq_cst) HIPWAVE_STUB
  HIPWAVE_HD void clear(memory_order = memory_order_seq_cst) HIPWAVE_STUB
};
HIPWAVE_HD void atomic_thread_fence(memory_order, thread_scope = thread_scope_system);
HIPWAVE_HD void atomic_signal_fence(memory_order);
typedef atomic<bool> atomic_bool;
typedef atomic<int> atomic_int;
typedef atomic<unsigned int> atomic_uint;
namespace std {
template <class T> struct atomic : public ::cuda::atomic<T, thread_scope_system> {
  atomic() = default;
  HIPWAVE_HD constexpr atomic(T v) : ::cuda::atomic<T, thread_scope_system>(v) {}
  HIPWAVE_HD T operator=(T) HIPWAVE_STUB
};
template <class T> struct atomic_ref : public ::cuda::atomic_ref<T, thread_scope_system> {
  HIPWAVE_HD explicit atomic_ref(T &) HIPWAVE_STUB
  HIPWAVE_HD T operator=(T) const HIPWAVE_STUB
};
HIPWAVE_HD void atomic_thread_fence(memory_order);
typedef atomic<int> atomic_int;
typedef atomic<unsigned int> atomic_uint;
typedef atomic<bool> atomic_bool;
} // namespace std
} // namespace cuda
#endif
