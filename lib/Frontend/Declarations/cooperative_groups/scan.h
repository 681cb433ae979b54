// Part of hipwave, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef HIPWAVE_DECLS_COOPERATIVE_GROUPS_SCAN_H
#define HIPWAVE_DECLS_COOPERATIVE_GROUPS_SCAN_H
#include <cooperative_groups.h>
#if defined(__cplusplus) && defined(__CUDA__)
namespace cooperative_groups {
template <class G, class T> HIPWAVE_D typename details::decayed<T>::type inclusive_scan(const G &, T &&) HIPWAVE_STUB
template <class G, class T, class F>
HIPWAVE_D typename details::decayed<T>::type inclusive_scan(const G &, T &&, F &&) HIPWAVE_STUB
template <class G, class T> HIPWAVE_D typename details::decayed<T>::type exclusive_scan(const G &, T &&) HIPWAVE_STUB
template <class G, class T, class F>
HIPWAVE_D typename details::decayed<T>::type exclusive_scan(const G &, T &&, F &&) HIPWAVE_STUB
template <class G, class Atomic, class T>
HIPWAVE_D typename details::decayed<T>::type inclusive_scan_update(const G &, Atomic &, T &&) HIPWAVE_STUB
template <class G, class Atomic, class T, class F>
HIPWAVE_D typename details::decayed<T>::type inclusive_scan_update(const G &, Atomic &, T &&, F &&) HIPWAVE_STUB
template <class G, class Atomic, class T>
HIPWAVE_D typename details::decayed<T>::type exclusive_scan_update(const G &, Atomic &, T &&) HIPWAVE_STUB
template <class G, class Atomic, class T, class F>
HIPWAVE_D typename details::decayed<T>::type exclusive_scan_update(const G &, Atomic &, T &&, F &&) HIPWAVE_STUB
} // namespace cooperative_groups
#endif
#endif
