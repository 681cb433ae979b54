// Part of hipwave, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// C++ forms of the runtime API that no table can hold.
#ifndef HIPWAVE_DECLS_RUNTIME_CPP_H
#define HIPWAVE_DECLS_RUNTIME_CPP_H
#ifdef __cplusplus

template <class T> cudaChannelFormatDesc cudaCreateChannelDesc() HIPWAVE_STUB

// Bindings of texture and surface references.
template <class T, int N, enum cudaTextureReadMode M>
cudaError_t cudaBindTexture(size_t *, const texture<T, N, M> &, const void *, const cudaChannelFormatDesc &,
                            size_t = UINT_MAX) HIPWAVE_STUB
template <class T, int N, enum cudaTextureReadMode M>
cudaError_t cudaBindTexture(size_t *, const texture<T, N, M> &, const void *, size_t = UINT_MAX) HIPWAVE_STUB
template <class T, int N, enum cudaTextureReadMode M>
cudaError_t cudaBindTexture2D(size_t *, const texture<T, N, M> &, const void *, const cudaChannelFormatDesc &,
                              size_t, size_t, size_t) HIPWAVE_STUB
template <class T, int N, enum cudaTextureReadMode M>
cudaError_t cudaBindTexture2D(size_t *, const texture<T, N, M> &, const void *, size_t, size_t, size_t) HIPWAVE_STUB
template <class T, int N, enum cudaTextureReadMode M>
cudaError_t cudaBindTextureToArray(const texture<T, N, M> &, cudaArray_const_t, const cudaChannelFormatDesc &) HIPWAVE_STUB
template <class T, int N, enum cudaTextureReadMode M>
cudaError_t cudaBindTextureToArray(const texture<T, N, M> &, cudaArray_const_t) HIPWAVE_STUB
template <class T, int N, enum cudaTextureReadMode M>
cudaError_t cudaBindTextureToMipmappedArray(const texture<T, N, M> &, cudaMipmappedArray_const_t,
                                            const cudaChannelFormatDesc &) HIPWAVE_STUB
template <class T, int N, enum cudaTextureReadMode M>
cudaError_t cudaBindTextureToMipmappedArray(const texture<T, N, M> &, cudaMipmappedArray_const_t) HIPWAVE_STUB
template <class T, int N, enum cudaTextureReadMode M> cudaError_t cudaUnbindTexture(const texture<T, N, M> &) HIPWAVE_STUB
template <class T, int N, enum cudaTextureReadMode M>
cudaError_t cudaGetTextureAlignmentOffset(size_t *, const texture<T, N, M> &) HIPWAVE_STUB
template <class T, int N>
cudaError_t cudaBindSurfaceToArray(const surface<T, N> &, cudaArray_const_t, const cudaChannelFormatDesc &) HIPWAVE_STUB
template <class T, int N> cudaError_t cudaBindSurfaceToArray(const surface<T, N> &, cudaArray_const_t) HIPWAVE_STUB

#ifdef __CUDA__
// Clang turns <<<...>>> into calls of these.
extern "C" unsigned int __cudaPushCallConfiguration(dim3, dim3, size_t = 0, void * = 0);
extern "C" cudaError_t __cudaPopCallConfiguration(dim3 *, dim3 *, size_t *, void *);
#endif
#endif
#endif
