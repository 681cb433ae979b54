// Part of hipwave, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Loads and stores with a cache hint. nvcc has an overload for each type.
#ifndef HIPWAVE_DECLS_DEVICE_TEMPLATES_H
#define HIPWAVE_DECLS_DEVICE_TEMPLATES_H
template <class T> HIPWAVE_D T __ldg(const T *) HIPWAVE_STUB
template <class T> HIPWAVE_D T __ldcg(const T *) HIPWAVE_STUB
template <class T> HIPWAVE_D T __ldca(const T *) HIPWAVE_STUB
template <class T> HIPWAVE_D T __ldcs(const T *) HIPWAVE_STUB
template <class T> HIPWAVE_D T __ldlu(const T *) HIPWAVE_STUB
template <class T> HIPWAVE_D T __ldcv(const T *) HIPWAVE_STUB
template <class T> struct hipwave_same { typedef T type; };
template <class T> HIPWAVE_D void __stwb(T *, typename hipwave_same<T>::type) HIPWAVE_STUB
template <class T> HIPWAVE_D void __stcg(T *, typename hipwave_same<T>::type) HIPWAVE_STUB
template <class T> HIPWAVE_D void __stcs(T *, typename hipwave_same<T>::type) HIPWAVE_STUB
template <class T> HIPWAVE_D void __stwt(T *, typename hipwave_same<T>::type) HIPWAVE_STUB
template <class T, bool Is16> struct hipwave_if_16_bytes {};
template <class T> struct hipwave_if_16_bytes<T, true> { typedef T type; };
// 16-byte types, from compute capability 9.0.
template <class T> HIPWAVE_D typename hipwave_if_16_bytes<T, sizeof(T) == 16>::type atomicCAS(T *, T, T) HIPWAVE_STUB
template <class T> HIPWAVE_D typename hipwave_if_16_bytes<T, sizeof(T) == 16>::type atomicExch(T *, T) HIPWAVE_STUB
HIPWAVE_D float2 atomicAdd(float2 *, float2);
HIPWAVE_D float4 atomicAdd(float4 *, float4);
#endif
