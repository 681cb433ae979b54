// Part of hipwave, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Barriers, latches, semaphores, pipelines and asynchronous copies of libcu++.
#ifndef HIPWAVE_DECLS_CUDA_SYNC_H
#define HIPWAVE_DECLS_CUDA_SYNC_H
#include <hipwave/cuda_atomic.h>
namespace cuda {
template <size_t Alignment> struct aligned_size_t {
  static const size_t align = Alignment;
  size_t value;
  HIPWAVE_HD explicit constexpr aligned_size_t(size_t s) : value(s) {}
  HIPWAVE_HD constexpr operator size_t() const { return value; }
};
namespace std {
struct hipwave_no_completion { HIPWAVE_HD void operator()(); };
template <class Completion = hipwave_no_completion> class barrier {
public:
  class arrival_token {};
  HIPWAVE_HD explicit barrier(ptrdiff_t, Completion = Completion()) HIPWAVE_STUB
  HIPWAVE_HD arrival_token arrive(ptrdiff_t = 1) HIPWAVE_STUB
  HIPWAVE_HD void wait(arrival_token &&) const HIPWAVE_STUB
  HIPWAVE_HD void arrive_and_wait() HIPWAVE_STUB
  HIPWAVE_HD void arrive_and_drop() HIPWAVE_STUB
};
class latch {
public:
  HIPWAVE_HD explicit latch(ptrdiff_t) HIPWAVE_STUB
  HIPWAVE_HD void count_down(ptrdiff_t = 1) HIPWAVE_STUB
  HIPWAVE_HD bool try_wait() const HIPWAVE_STUB
  HIPWAVE_HD void wait() const HIPWAVE_STUB
  HIPWAVE_HD void arrive_and_wait(ptrdiff_t = 1) HIPWAVE_STUB
};
} // namespace std
template <thread_scope Scope, class Completion = std::hipwave_no_completion> class barrier {
public:
  class arrival_token {};
  barrier() = default;
  HIPWAVE_HD explicit barrier(ptrdiff_t, Completion = Completion()) HIPWAVE_STUB
  HIPWAVE_HD arrival_token arrive(ptrdiff_t = 1) HIPWAVE_STUB
  HIPWAVE_HD void wait(arrival_token &&) const HIPWAVE_STUB
  HIPWAVE_HD void wait_parity(bool) const HIPWAVE_STUB
  template <class D> HIPWAVE_HD bool try_wait_for(arrival_token &&, const D &) HIPWAVE_STUB
  HIPWAVE_HD bool try_wait_parity(bool) const HIPWAVE_STUB
  HIPWAVE_HD void arrive_and_wait() HIPWAVE_STUB
  HIPWAVE_HD void arrive_and_drop() HIPWAVE_STUB
  static HIPWAVE_HD constexpr ptrdiff_t max() { return 1 << 20; }
};
template <thread_scope Scope, class C> HIPWAVE_HD void init(barrier<Scope, C> *, ptrdiff_t) HIPWAVE_STUB
template <thread_scope Scope, class C> HIPWAVE_HD void init(barrier<Scope, C> *, ptrdiff_t, C) HIPWAVE_STUB
template <thread_scope Scope> struct latch : public std::latch {
  HIPWAVE_HD explicit latch(ptrdiff_t) HIPWAVE_STUB
};
template <thread_scope Scope, ptrdiff_t Max = 2147483647> class counting_semaphore {
public:
  HIPWAVE_HD explicit counting_semaphore(ptrdiff_t) HIPWAVE_STUB
  HIPWAVE_HD void acquire() HIPWAVE_STUB
  HIPWAVE_HD bool try_acquire() HIPWAVE_STUB
  HIPWAVE_HD void release(ptrdiff_t = 1) HIPWAVE_STUB
};
template <thread_scope Scope> using binary_semaphore = counting_semaphore<Scope, 1>;

enum class pipeline_role { producer, consumer };
template <thread_scope Scope, unsigned char Stages> class pipeline_shared_state {
public:
  pipeline_shared_state() = default;
};
template <thread_scope Scope> class pipeline {
public:
  HIPWAVE_HD pipeline() HIPWAVE_STUB
  HIPWAVE_HD void producer_acquire() HIPWAVE_STUB
  HIPWAVE_HD void producer_commit() HIPWAVE_STUB
  HIPWAVE_HD void consumer_wait() HIPWAVE_STUB
  template <class D> HIPWAVE_HD bool consumer_wait_for(const D &) HIPWAVE_STUB
  HIPWAVE_HD void consumer_release() HIPWAVE_STUB
  HIPWAVE_HD bool quit() HIPWAVE_STUB
};
HIPWAVE_HD pipeline<thread_scope_thread> make_pipeline();
template <class G, thread_scope Scope, unsigned char Stages>
HIPWAVE_HD pipeline<Scope> make_pipeline(const G &, pipeline_shared_state<Scope, Stages> *) HIPWAVE_STUB
template <class G, thread_scope Scope, unsigned char Stages>
HIPWAVE_HD pipeline<Scope> make_pipeline(const G &, pipeline_shared_state<Scope, Stages> *, size_t) HIPWAVE_STUB
template <class G, thread_scope Scope, unsigned char Stages>
HIPWAVE_HD pipeline<Scope> make_pipeline(const G &, pipeline_shared_state<Scope, Stages> *, pipeline_role) HIPWAVE_STUB
template <unsigned char Prior> HIPWAVE_D void pipeline_consumer_wait_prior(pipeline<thread_scope_thread> &) HIPWAVE_STUB
template <thread_scope Scope> HIPWAVE_D void pipeline_producer_commit(pipeline<thread_scope_thread> &, barrier<Scope> &) HIPWAVE_STUB

template <class Size, class P> HIPWAVE_HD void memcpy_async(void *, const void *, Size, P &) HIPWAVE_STUB
template <class G, class Size, class P> HIPWAVE_HD void memcpy_async(const G &, void *, const void *, Size, P &) HIPWAVE_STUB

struct access_property {
  struct shared {};
  struct global {};
  struct persisting {};
  struct streaming {};
  struct normal {};
};
template <class T, class Property> class annotated_ptr {
public:
  HIPWAVE_HD annotated_ptr(T *) HIPWAVE_STUB
  HIPWAVE_HD T &operator[](ptrdiff_t) const HIPWAVE_STUB
  HIPWAVE_HD T &operator*() const HIPWAVE_STUB
  HIPWAVE_HD T *get() const HIPWAVE_STUB
};
namespace device {
template <class C> HIPWAVE_D void memcpy_async_tx(void *, const void *, size_t, barrier<thread_scope_block, C> &) HIPWAVE_STUB
template <class T> HIPWAVE_D unsigned long long *barrier_native_handle(T &) HIPWAVE_STUB
template <class C>
HIPWAVE_D typename barrier<thread_scope_block, C>::arrival_token barrier_arrive_tx(barrier<thread_scope_block, C> &,
                                                                                 ptrdiff_t, ptrdiff_t) HIPWAVE_STUB
template <class C> HIPWAVE_D void barrier_expect_tx(barrier<thread_scope_block, C> &, ptrdiff_t) HIPWAVE_STUB
namespace experimental {
HIPWAVE_D void fence_proxy_async_shared_cta();
HIPWAVE_D void cp_async_bulk_commit_group();
template <int N> HIPWAVE_D void cp_async_bulk_wait_group_read() HIPWAVE_STUB
template <class B> HIPWAVE_D void cp_async_bulk_global_to_shared(void *, const void *, unsigned int, B &) HIPWAVE_STUB
HIPWAVE_D void cp_async_bulk_shared_to_global(void *, const void *, unsigned int);
} // namespace experimental
} // namespace device
// Numeric helpers of <cuda/cmath>.
template <class T, class U> HIPWAVE_HD constexpr T ceil_div(T a, U b) { return (a + b - 1) / b; }
template <class T, class U> HIPWAVE_HD constexpr T round_up(T a, U b) { return (a + b - 1) / b * b; }
template <class T, class U> HIPWAVE_HD constexpr T round_down(T a, U b) { return a / b * b; }
template <class T> struct maximum { HIPWAVE_HD constexpr T operator()(const T &a, const T &b) const { return a < b ? b : a; } };
template <class T> struct minimum { HIPWAVE_HD constexpr T operator()(const T &a, const T &b) const { return b < a ? b : a; } };
template <> struct maximum<void> {
  template <class T, class U> HIPWAVE_HD constexpr T operator()(const T &a, const U &b) const { return a < b ? b : a; }
};
template <> struct minimum<void> {
  template <class T, class U> HIPWAVE_HD constexpr T operator()(const T &a, const U &b) const { return b < a ? b : a; }
};
} // namespace cuda
#endif
