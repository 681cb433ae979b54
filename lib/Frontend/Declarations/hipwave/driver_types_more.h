/* Part of hipwave, under the Apache License v2.0 with LLVM Exceptions. */
/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#ifndef HIPWAVE_DECLS_DRIVER_TYPES_MORE_H
#define HIPWAVE_DECLS_DRIVER_TYPES_MORE_H
#ifdef __cplusplus
#ifdef __CUDA__
#define HIPWAVE_TEXTURE __attribute__((device_builtin_texture_type))
#define HIPWAVE_SURFACE __attribute__((device_builtin_surface_type))
#else
#define HIPWAVE_TEXTURE
#define HIPWAVE_SURFACE
#endif
// Texture and surface references, gone since CUDA 12. Mode is an enumerator
// there; as an int it takes the old integers as well.
template <class T, int Dimensions = 1, enum cudaTextureReadMode Mode = cudaReadModeElementType>
struct HIPWAVE_TEXTURE texture : public textureReference {
#if __cplusplus >= 201103L
  HIPWAVE_HD texture(int = 0, enum cudaTextureFilterMode = cudaFilterModePoint,
                     enum cudaTextureAddressMode = cudaAddressModeClamp);
  HIPWAVE_HD texture(int, enum cudaTextureFilterMode, enum cudaTextureAddressMode, struct cudaChannelFormatDesc);
#endif
};
template <class T, int Dimensions = 1> struct HIPWAVE_SURFACE surface : public surfaceReference {};
#endif
#endif
