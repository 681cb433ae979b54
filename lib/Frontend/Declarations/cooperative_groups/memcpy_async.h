// Part of hipwave, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef HIPWAVE_DECLS_COOPERATIVE_GROUPS_MEMCPY_ASYNC_H
#define HIPWAVE_DECLS_COOPERATIVE_GROUPS_MEMCPY_ASYNC_H
#include <cooperative_groups.h>
#include <cuda/pipeline>
#if defined(__cplusplus) && defined(__CUDA__)
namespace cooperative_groups {
template <class G, class D, class S> HIPWAVE_D void memcpy_async(const G &, D *, const S *, size_t) HIPWAVE_STUB
template <class G, class D, class S, size_t A>
HIPWAVE_D void memcpy_async(const G &, D *, const S *, const cuda::aligned_size_t<A> &) HIPWAVE_STUB
template <class G, class D, class S, class DL, class SL>
HIPWAVE_D void memcpy_async(const G &, D *, const DL &, const S *, const SL &) HIPWAVE_STUB
template <class G> HIPWAVE_D void wait(const G &) HIPWAVE_STUB
template <unsigned int Stages, class G> HIPWAVE_D void wait_prior(const G &) HIPWAVE_STUB
} // namespace cooperative_groups
#endif
#endif
