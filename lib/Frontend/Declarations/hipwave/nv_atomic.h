// Part of hipwave, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Compiler builtins of nvcc since 12.8.
#ifndef HIPWAVE_DECLS_NV_ATOMIC_H
#define HIPWAVE_DECLS_NV_ATOMIC_H
enum { __NV_ATOMIC_RELAXED, __NV_ATOMIC_CONSUME, __NV_ATOMIC_ACQUIRE, __NV_ATOMIC_RELEASE, __NV_ATOMIC_ACQ_REL, __NV_ATOMIC_SEQ_CST };
enum { __NV_THREAD_SCOPE_THREAD, __NV_THREAD_SCOPE_BLOCK, __NV_THREAD_SCOPE_CLUSTER, __NV_THREAD_SCOPE_DEVICE, __NV_THREAD_SCOPE_SYSTEM };
template <class T> HIPWAVE_D void __nv_atomic_load(T *, T *, int, int = __NV_THREAD_SCOPE_SYSTEM) HIPWAVE_STUB
template <class T> HIPWAVE_D T __nv_atomic_load_n(T *, int, int = __NV_THREAD_SCOPE_SYSTEM) HIPWAVE_STUB
template <class T> HIPWAVE_D void __nv_atomic_store(T *, T *, int, int = __NV_THREAD_SCOPE_SYSTEM) HIPWAVE_STUB
template <class T> HIPWAVE_D void __nv_atomic_store_n(T *, typename hipwave_same<T>::type, int, int = __NV_THREAD_SCOPE_SYSTEM) HIPWAVE_STUB
template <class T> HIPWAVE_D void __nv_atomic_exchange(T *, T *, T *, int, int = __NV_THREAD_SCOPE_SYSTEM) HIPWAVE_STUB
template <class T> HIPWAVE_D T __nv_atomic_exchange_n(T *, typename hipwave_same<T>::type, int, int = __NV_THREAD_SCOPE_SYSTEM) HIPWAVE_STUB
template <class T> HIPWAVE_D bool __nv_atomic_compare_exchange(T *, T *, T *, bool, int, int, int = __NV_THREAD_SCOPE_SYSTEM) HIPWAVE_STUB
template <class T> HIPWAVE_D bool __nv_atomic_compare_exchange_n(T *, T *, typename hipwave_same<T>::type, bool, int, int, int = __NV_THREAD_SCOPE_SYSTEM) HIPWAVE_STUB
template <class T> HIPWAVE_D T __nv_atomic_fetch_add(T *, typename hipwave_same<T>::type, int, int = __NV_THREAD_SCOPE_SYSTEM) HIPWAVE_STUB
template <class T> HIPWAVE_D T __nv_atomic_fetch_sub(T *, typename hipwave_same<T>::type, int, int = __NV_THREAD_SCOPE_SYSTEM) HIPWAVE_STUB
template <class T> HIPWAVE_D T __nv_atomic_fetch_and(T *, typename hipwave_same<T>::type, int, int = __NV_THREAD_SCOPE_SYSTEM) HIPWAVE_STUB
template <class T> HIPWAVE_D T __nv_atomic_fetch_or(T *, typename hipwave_same<T>::type, int, int = __NV_THREAD_SCOPE_SYSTEM) HIPWAVE_STUB
template <class T> HIPWAVE_D T __nv_atomic_fetch_xor(T *, typename hipwave_same<T>::type, int, int = __NV_THREAD_SCOPE_SYSTEM) HIPWAVE_STUB
template <class T> HIPWAVE_D T __nv_atomic_fetch_max(T *, typename hipwave_same<T>::type, int, int = __NV_THREAD_SCOPE_SYSTEM) HIPWAVE_STUB
template <class T> HIPWAVE_D T __nv_atomic_fetch_min(T *, typename hipwave_same<T>::type, int, int = __NV_THREAD_SCOPE_SYSTEM) HIPWAVE_STUB
template <class T> HIPWAVE_D void __nv_atomic_add(T *, typename hipwave_same<T>::type, int, int = __NV_THREAD_SCOPE_SYSTEM) HIPWAVE_STUB
template <class T> HIPWAVE_D void __nv_atomic_sub(T *, typename hipwave_same<T>::type, int, int = __NV_THREAD_SCOPE_SYSTEM) HIPWAVE_STUB
template <class T> HIPWAVE_D void __nv_atomic_and(T *, typename hipwave_same<T>::type, int, int = __NV_THREAD_SCOPE_SYSTEM) HIPWAVE_STUB
template <class T> HIPWAVE_D void __nv_atomic_or(T *, typename hipwave_same<T>::type, int, int = __NV_THREAD_SCOPE_SYSTEM) HIPWAVE_STUB
template <class T> HIPWAVE_D void __nv_atomic_xor(T *, typename hipwave_same<T>::type, int, int = __NV_THREAD_SCOPE_SYSTEM) HIPWAVE_STUB
template <class T> HIPWAVE_D void __nv_atomic_max(T *, typename hipwave_same<T>::type, int, int = __NV_THREAD_SCOPE_SYSTEM) HIPWAVE_STUB
template <class T> HIPWAVE_D void __nv_atomic_min(T *, typename hipwave_same<T>::type, int, int = __NV_THREAD_SCOPE_SYSTEM) HIPWAVE_STUB
HIPWAVE_D void __nv_atomic_thread_fence(int, int = __NV_THREAD_SCOPE_SYSTEM);
#endif
