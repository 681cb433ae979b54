// Part of hipwave, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The C forms of pipelines and of arrive/wait barriers.
#ifndef HIPWAVE_DECLS_PIPELINE_PRIMITIVES_H
#define HIPWAVE_DECLS_PIPELINE_PRIMITIVES_H
#include <cuda_runtime.h>
#if defined(__cplusplus) && defined(__CUDA__)
typedef unsigned long long __mbarrier_t;
typedef unsigned long long __mbarrier_token_t;
HIPWAVE_D void __pipeline_memcpy_async(void *, const void *, size_t, size_t = 0);
HIPWAVE_D void __pipeline_commit();
HIPWAVE_D void __pipeline_wait_prior(size_t);
HIPWAVE_D void __pipeline_arrive_on(__mbarrier_t *);
HIPWAVE_D void __mbarrier_init(__mbarrier_t *, unsigned int);
HIPWAVE_D void __mbarrier_inval(__mbarrier_t *);
HIPWAVE_D __mbarrier_token_t __mbarrier_arrive(__mbarrier_t *);
HIPWAVE_D __mbarrier_token_t __mbarrier_arrive_and_drop(__mbarrier_t *);
HIPWAVE_D bool __mbarrier_test_wait(__mbarrier_t *, __mbarrier_token_t);
HIPWAVE_D unsigned int __mbarrier_pending_count(__mbarrier_token_t);
namespace nvcuda {
namespace experimental {
class awbarrier {
public:
  class arrival_token {};
  HIPWAVE_D unsigned int get_pending_count(arrival_token) HIPWAVE_STUB
  HIPWAVE_D arrival_token arrive() HIPWAVE_STUB
  HIPWAVE_D arrival_token arrive_and_drop() HIPWAVE_STUB
  HIPWAVE_D bool timed_wait(arrival_token, unsigned int) HIPWAVE_STUB
  HIPWAVE_D void wait(arrival_token) HIPWAVE_STUB
  HIPWAVE_D void arrive_and_wait() HIPWAVE_STUB
};
HIPWAVE_D void init(awbarrier *, unsigned int);
class pipeline {
public:
  HIPWAVE_D size_t commit() HIPWAVE_STUB
  HIPWAVE_D void commit_and_wait() HIPWAVE_STUB
  HIPWAVE_D void wait(size_t) HIPWAVE_STUB
  template <unsigned N> HIPWAVE_D void wait_prior() HIPWAVE_STUB
  HIPWAVE_D void arrive_on(awbarrier &) HIPWAVE_STUB
};
template <class T> HIPWAVE_D void memcpy_async(T &, const T &, pipeline &) HIPWAVE_STUB
} // namespace experimental
} // namespace nvcuda
#endif
#endif
