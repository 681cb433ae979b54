// Part of hipwave, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Fetches through texture objects, surface objects and texture references.
#ifndef HIPWAVE_DECLS_TEXTURE_FUNCTIONS_H
#define HIPWAVE_DECLS_TEXTURE_FUNCTIONS_H

// What a fetch through a reference returns: the element, or as many floats.
template <class T, enum cudaTextureReadMode M> struct hipwave_fetched { typedef T type; };
template <> struct hipwave_fetched<char, cudaReadModeNormalizedFloat> { typedef float type; };
template <> struct hipwave_fetched<signed char, cudaReadModeNormalizedFloat> { typedef float type; };
template <> struct hipwave_fetched<unsigned char, cudaReadModeNormalizedFloat> { typedef float type; };
template <> struct hipwave_fetched<short, cudaReadModeNormalizedFloat> { typedef float type; };
template <> struct hipwave_fetched<unsigned short, cudaReadModeNormalizedFloat> { typedef float type; };
template <> struct hipwave_fetched<char1, cudaReadModeNormalizedFloat> { typedef float1 type; };
template <> struct hipwave_fetched<char2, cudaReadModeNormalizedFloat> { typedef float2 type; };
template <> struct hipwave_fetched<char4, cudaReadModeNormalizedFloat> { typedef float4 type; };
template <> struct hipwave_fetched<uchar1, cudaReadModeNormalizedFloat> { typedef float1 type; };
template <> struct hipwave_fetched<uchar2, cudaReadModeNormalizedFloat> { typedef float2 type; };
template <> struct hipwave_fetched<uchar4, cudaReadModeNormalizedFloat> { typedef float4 type; };
template <> struct hipwave_fetched<short1, cudaReadModeNormalizedFloat> { typedef float1 type; };
template <> struct hipwave_fetched<short2, cudaReadModeNormalizedFloat> { typedef float2 type; };
template <> struct hipwave_fetched<short4, cudaReadModeNormalizedFloat> { typedef float4 type; };
template <> struct hipwave_fetched<ushort1, cudaReadModeNormalizedFloat> { typedef float1 type; };
template <> struct hipwave_fetched<ushort2, cudaReadModeNormalizedFloat> { typedef float2 type; };
template <> struct hipwave_fetched<ushort4, cudaReadModeNormalizedFloat> { typedef float4 type; };

template <class T> HIPWAVE_D T tex1Dfetch(cudaTextureObject_t, int) HIPWAVE_STUB
template <class T> HIPWAVE_D void tex1Dfetch(T *, cudaTextureObject_t, int) HIPWAVE_STUB
template <class T, enum cudaTextureReadMode M> HIPWAVE_D typename hipwave_fetched<T, M>::type tex1Dfetch(texture<T, 1, M>, int) HIPWAVE_STUB
template <class T> HIPWAVE_D T tex1D(cudaTextureObject_t, float) HIPWAVE_STUB
template <class T> HIPWAVE_D void tex1D(T *, cudaTextureObject_t, float) HIPWAVE_STUB
template <class T, enum cudaTextureReadMode M> HIPWAVE_D typename hipwave_fetched<T, M>::type tex1D(texture<T, 1, M>, float) HIPWAVE_STUB
template <class T> HIPWAVE_D T tex2D(cudaTextureObject_t, float, float) HIPWAVE_STUB
template <class T> HIPWAVE_D void tex2D(T *, cudaTextureObject_t, float, float) HIPWAVE_STUB
template <class T, enum cudaTextureReadMode M> HIPWAVE_D typename hipwave_fetched<T, M>::type tex2D(texture<T, 2, M>, float, float) HIPWAVE_STUB
template <class T> HIPWAVE_D T tex3D(cudaTextureObject_t, float, float, float) HIPWAVE_STUB
template <class T> HIPWAVE_D void tex3D(T *, cudaTextureObject_t, float, float, float) HIPWAVE_STUB
template <class T, enum cudaTextureReadMode M> HIPWAVE_D typename hipwave_fetched<T, M>::type tex3D(texture<T, 3, M>, float, float, float) HIPWAVE_STUB
template <class T> HIPWAVE_D T texCubemap(cudaTextureObject_t, float, float, float) HIPWAVE_STUB
template <class T> HIPWAVE_D void texCubemap(T *, cudaTextureObject_t, float, float, float) HIPWAVE_STUB
template <class T, enum cudaTextureReadMode M> HIPWAVE_D typename hipwave_fetched<T, M>::type texCubemap(texture<T, 12, M>, float, float, float) HIPWAVE_STUB
template <class T> HIPWAVE_D T tex1DLayered(cudaTextureObject_t, float, int) HIPWAVE_STUB
template <class T> HIPWAVE_D void tex1DLayered(T *, cudaTextureObject_t, float, int) HIPWAVE_STUB
template <class T, enum cudaTextureReadMode M> HIPWAVE_D typename hipwave_fetched<T, M>::type tex1DLayered(texture<T, 241, M>, float, int) HIPWAVE_STUB
template <class T> HIPWAVE_D T tex2DLayered(cudaTextureObject_t, float, float, int) HIPWAVE_STUB
template <class T> HIPWAVE_D void tex2DLayered(T *, cudaTextureObject_t, float, float, int) HIPWAVE_STUB
template <class T, enum cudaTextureReadMode M> HIPWAVE_D typename hipwave_fetched<T, M>::type tex2DLayered(texture<T, 242, M>, float, float, int) HIPWAVE_STUB
template <class T> HIPWAVE_D T texCubemapLayered(cudaTextureObject_t, float, float, float, int) HIPWAVE_STUB
template <class T> HIPWAVE_D void texCubemapLayered(T *, cudaTextureObject_t, float, float, float, int) HIPWAVE_STUB
template <class T, enum cudaTextureReadMode M> HIPWAVE_D typename hipwave_fetched<T, M>::type texCubemapLayered(texture<T, 252, M>, float, float, float, int) HIPWAVE_STUB
template <class T> HIPWAVE_D T tex1DLod(cudaTextureObject_t, float, float) HIPWAVE_STUB
template <class T> HIPWAVE_D void tex1DLod(T *, cudaTextureObject_t, float, float) HIPWAVE_STUB
template <class T, enum cudaTextureReadMode M> HIPWAVE_D typename hipwave_fetched<T, M>::type tex1DLod(texture<T, 1, M>, float, float) HIPWAVE_STUB
template <class T> HIPWAVE_D T tex2DLod(cudaTextureObject_t, float, float, float) HIPWAVE_STUB
template <class T> HIPWAVE_D void tex2DLod(T *, cudaTextureObject_t, float, float, float) HIPWAVE_STUB
template <class T, enum cudaTextureReadMode M> HIPWAVE_D typename hipwave_fetched<T, M>::type tex2DLod(texture<T, 2, M>, float, float, float) HIPWAVE_STUB
template <class T> HIPWAVE_D T tex3DLod(cudaTextureObject_t, float, float, float, float) HIPWAVE_STUB
template <class T> HIPWAVE_D void tex3DLod(T *, cudaTextureObject_t, float, float, float, float) HIPWAVE_STUB
template <class T, enum cudaTextureReadMode M> HIPWAVE_D typename hipwave_fetched<T, M>::type tex3DLod(texture<T, 3, M>, float, float, float, float) HIPWAVE_STUB
template <class T> HIPWAVE_D T texCubemapLod(cudaTextureObject_t, float, float, float, float) HIPWAVE_STUB
template <class T> HIPWAVE_D void texCubemapLod(T *, cudaTextureObject_t, float, float, float, float) HIPWAVE_STUB
template <class T, enum cudaTextureReadMode M> HIPWAVE_D typename hipwave_fetched<T, M>::type texCubemapLod(texture<T, 12, M>, float, float, float, float) HIPWAVE_STUB
template <class T> HIPWAVE_D T tex1DLayeredLod(cudaTextureObject_t, float, int, float) HIPWAVE_STUB
template <class T> HIPWAVE_D void tex1DLayeredLod(T *, cudaTextureObject_t, float, int, float) HIPWAVE_STUB
template <class T, enum cudaTextureReadMode M> HIPWAVE_D typename hipwave_fetched<T, M>::type tex1DLayeredLod(texture<T, 241, M>, float, int, float) HIPWAVE_STUB
template <class T> HIPWAVE_D T tex2DLayeredLod(cudaTextureObject_t, float, float, int, float) HIPWAVE_STUB
template <class T> HIPWAVE_D void tex2DLayeredLod(T *, cudaTextureObject_t, float, float, int, float) HIPWAVE_STUB
template <class T, enum cudaTextureReadMode M> HIPWAVE_D typename hipwave_fetched<T, M>::type tex2DLayeredLod(texture<T, 242, M>, float, float, int, float) HIPWAVE_STUB
template <class T> HIPWAVE_D T texCubemapLayeredLod(cudaTextureObject_t, float, float, float, int, float) HIPWAVE_STUB
template <class T> HIPWAVE_D void texCubemapLayeredLod(T *, cudaTextureObject_t, float, float, float, int, float) HIPWAVE_STUB
template <class T, enum cudaTextureReadMode M> HIPWAVE_D typename hipwave_fetched<T, M>::type texCubemapLayeredLod(texture<T, 252, M>, float, float, float, int, float) HIPWAVE_STUB
template <class T> HIPWAVE_D T tex1DGrad(cudaTextureObject_t, float, float, float) HIPWAVE_STUB
template <class T> HIPWAVE_D void tex1DGrad(T *, cudaTextureObject_t, float, float, float) HIPWAVE_STUB
template <class T, enum cudaTextureReadMode M> HIPWAVE_D typename hipwave_fetched<T, M>::type tex1DGrad(texture<T, 1, M>, float, float, float) HIPWAVE_STUB
template <class T> HIPWAVE_D T tex2DGrad(cudaTextureObject_t, float, float, float2, float2) HIPWAVE_STUB
template <class T> HIPWAVE_D void tex2DGrad(T *, cudaTextureObject_t, float, float, float2, float2) HIPWAVE_STUB
template <class T, enum cudaTextureReadMode M> HIPWAVE_D typename hipwave_fetched<T, M>::type tex2DGrad(texture<T, 2, M>, float, float, float2, float2) HIPWAVE_STUB
template <class T> HIPWAVE_D T tex3DGrad(cudaTextureObject_t, float, float, float, float4, float4) HIPWAVE_STUB
template <class T> HIPWAVE_D void tex3DGrad(T *, cudaTextureObject_t, float, float, float, float4, float4) HIPWAVE_STUB
template <class T, enum cudaTextureReadMode M> HIPWAVE_D typename hipwave_fetched<T, M>::type tex3DGrad(texture<T, 3, M>, float, float, float, float4, float4) HIPWAVE_STUB
template <class T> HIPWAVE_D T texCubemapGrad(cudaTextureObject_t, float, float, float, float4, float4) HIPWAVE_STUB
template <class T> HIPWAVE_D void texCubemapGrad(T *, cudaTextureObject_t, float, float, float, float4, float4) HIPWAVE_STUB
template <class T, enum cudaTextureReadMode M> HIPWAVE_D typename hipwave_fetched<T, M>::type texCubemapGrad(texture<T, 12, M>, float, float, float, float4, float4) HIPWAVE_STUB
template <class T> HIPWAVE_D T tex1DLayeredGrad(cudaTextureObject_t, float, int, float, float) HIPWAVE_STUB
template <class T> HIPWAVE_D void tex1DLayeredGrad(T *, cudaTextureObject_t, float, int, float, float) HIPWAVE_STUB
template <class T, enum cudaTextureReadMode M> HIPWAVE_D typename hipwave_fetched<T, M>::type tex1DLayeredGrad(texture<T, 241, M>, float, int, float, float) HIPWAVE_STUB
template <class T> HIPWAVE_D T tex2DLayeredGrad(cudaTextureObject_t, float, float, int, float2, float2) HIPWAVE_STUB
template <class T> HIPWAVE_D void tex2DLayeredGrad(T *, cudaTextureObject_t, float, float, int, float2, float2) HIPWAVE_STUB
template <class T, enum cudaTextureReadMode M> HIPWAVE_D typename hipwave_fetched<T, M>::type tex2DLayeredGrad(texture<T, 242, M>, float, float, int, float2, float2) HIPWAVE_STUB
template <class T> HIPWAVE_D T texCubemapLayeredGrad(cudaTextureObject_t, float, float, float, int, float4, float4) HIPWAVE_STUB
template <class T> HIPWAVE_D void texCubemapLayeredGrad(T *, cudaTextureObject_t, float, float, float, int, float4, float4) HIPWAVE_STUB
template <class T, enum cudaTextureReadMode M> HIPWAVE_D typename hipwave_fetched<T, M>::type texCubemapLayeredGrad(texture<T, 252, M>, float, float, float, int, float4, float4) HIPWAVE_STUB
template <class T> HIPWAVE_D T tex2Dgather(cudaTextureObject_t, float, float, int = 0) HIPWAVE_STUB
template <class T> HIPWAVE_D void tex2Dgather(T *, cudaTextureObject_t, float, float, int = 0) HIPWAVE_STUB
template <class T> HIPWAVE_D T tex2D(cudaTextureObject_t, float, float, bool *) HIPWAVE_STUB
template <class T> HIPWAVE_D T tex3D(cudaTextureObject_t, float, float, float, bool *) HIPWAVE_STUB
template <class T> HIPWAVE_D T tex2DLayered(cudaTextureObject_t, float, float, int, bool *) HIPWAVE_STUB
template <class T> HIPWAVE_D T tex2DLod(cudaTextureObject_t, float, float, float, bool *) HIPWAVE_STUB
template <class T> HIPWAVE_D T tex3DLod(cudaTextureObject_t, float, float, float, float, bool *) HIPWAVE_STUB
template <class T> HIPWAVE_D T surf1Dread(cudaSurfaceObject_t, int, cudaSurfaceBoundaryMode = cudaBoundaryModeTrap) HIPWAVE_STUB
template <class T> HIPWAVE_D void surf1Dread(T *, cudaSurfaceObject_t, int, cudaSurfaceBoundaryMode = cudaBoundaryModeTrap) HIPWAVE_STUB
template <class T> HIPWAVE_D void surf1Dwrite(T, cudaSurfaceObject_t, int, cudaSurfaceBoundaryMode = cudaBoundaryModeTrap) HIPWAVE_STUB
template <class T> HIPWAVE_D T surf1Dread(surface<void, 1>, int, cudaSurfaceBoundaryMode = cudaBoundaryModeTrap) HIPWAVE_STUB
template <class T> HIPWAVE_D void surf1Dread(T *, surface<void, 1>, int, cudaSurfaceBoundaryMode = cudaBoundaryModeTrap) HIPWAVE_STUB
template <class T> HIPWAVE_D void surf1Dwrite(T, surface<void, 1>, int, cudaSurfaceBoundaryMode = cudaBoundaryModeTrap) HIPWAVE_STUB
template <class T> HIPWAVE_D T surf2Dread(cudaSurfaceObject_t, int, int, cudaSurfaceBoundaryMode = cudaBoundaryModeTrap) HIPWAVE_STUB
template <class T> HIPWAVE_D void surf2Dread(T *, cudaSurfaceObject_t, int, int, cudaSurfaceBoundaryMode = cudaBoundaryModeTrap) HIPWAVE_STUB
template <class T> HIPWAVE_D void surf2Dwrite(T, cudaSurfaceObject_t, int, int, cudaSurfaceBoundaryMode = cudaBoundaryModeTrap) HIPWAVE_STUB
template <class T> HIPWAVE_D T surf2Dread(surface<void, 2>, int, int, cudaSurfaceBoundaryMode = cudaBoundaryModeTrap) HIPWAVE_STUB
template <class T> HIPWAVE_D void surf2Dread(T *, surface<void, 2>, int, int, cudaSurfaceBoundaryMode = cudaBoundaryModeTrap) HIPWAVE_STUB
template <class T> HIPWAVE_D void surf2Dwrite(T, surface<void, 2>, int, int, cudaSurfaceBoundaryMode = cudaBoundaryModeTrap) HIPWAVE_STUB
template <class T> HIPWAVE_D T surf3Dread(cudaSurfaceObject_t, int, int, int, cudaSurfaceBoundaryMode = cudaBoundaryModeTrap) HIPWAVE_STUB
template <class T> HIPWAVE_D void surf3Dread(T *, cudaSurfaceObject_t, int, int, int, cudaSurfaceBoundaryMode = cudaBoundaryModeTrap) HIPWAVE_STUB
template <class T> HIPWAVE_D void surf3Dwrite(T, cudaSurfaceObject_t, int, int, int, cudaSurfaceBoundaryMode = cudaBoundaryModeTrap) HIPWAVE_STUB
template <class T> HIPWAVE_D T surf3Dread(surface<void, 3>, int, int, int, cudaSurfaceBoundaryMode = cudaBoundaryModeTrap) HIPWAVE_STUB
template <class T> HIPWAVE_D void surf3Dread(T *, surface<void, 3>, int, int, int, cudaSurfaceBoundaryMode = cudaBoundaryModeTrap) HIPWAVE_STUB
template <class T> HIPWAVE_D void surf3Dwrite(T, surface<void, 3>, int, int, int, cudaSurfaceBoundaryMode = cudaBoundaryModeTrap) HIPWAVE_STUB
template <class T> HIPWAVE_D T surf1DLayeredread(cudaSurfaceObject_t, int, int, cudaSurfaceBoundaryMode = cudaBoundaryModeTrap) HIPWAVE_STUB
template <class T> HIPWAVE_D void surf1DLayeredread(T *, cudaSurfaceObject_t, int, int, cudaSurfaceBoundaryMode = cudaBoundaryModeTrap) HIPWAVE_STUB
template <class T> HIPWAVE_D void surf1DLayeredwrite(T, cudaSurfaceObject_t, int, int, cudaSurfaceBoundaryMode = cudaBoundaryModeTrap) HIPWAVE_STUB
template <class T> HIPWAVE_D T surf1DLayeredread(surface<void, 241>, int, int, cudaSurfaceBoundaryMode = cudaBoundaryModeTrap) HIPWAVE_STUB
template <class T> HIPWAVE_D void surf1DLayeredread(T *, surface<void, 241>, int, int, cudaSurfaceBoundaryMode = cudaBoundaryModeTrap) HIPWAVE_STUB
template <class T> HIPWAVE_D void surf1DLayeredwrite(T, surface<void, 241>, int, int, cudaSurfaceBoundaryMode = cudaBoundaryModeTrap) HIPWAVE_STUB
template <class T> HIPWAVE_D T surf2DLayeredread(cudaSurfaceObject_t, int, int, int, cudaSurfaceBoundaryMode = cudaBoundaryModeTrap) HIPWAVE_STUB
template <class T> HIPWAVE_D void surf2DLayeredread(T *, cudaSurfaceObject_t, int, int, int, cudaSurfaceBoundaryMode = cudaBoundaryModeTrap) HIPWAVE_STUB
template <class T> HIPWAVE_D void surf2DLayeredwrite(T, cudaSurfaceObject_t, int, int, int, cudaSurfaceBoundaryMode = cudaBoundaryModeTrap) HIPWAVE_STUB
template <class T> HIPWAVE_D T surf2DLayeredread(surface<void, 242>, int, int, int, cudaSurfaceBoundaryMode = cudaBoundaryModeTrap) HIPWAVE_STUB
template <class T> HIPWAVE_D void surf2DLayeredread(T *, surface<void, 242>, int, int, int, cudaSurfaceBoundaryMode = cudaBoundaryModeTrap) HIPWAVE_STUB
template <class T> HIPWAVE_D void surf2DLayeredwrite(T, surface<void, 242>, int, int, int, cudaSurfaceBoundaryMode = cudaBoundaryModeTrap) HIPWAVE_STUB
template <class T> HIPWAVE_D T surfCubemapread(cudaSurfaceObject_t, int, int, int, cudaSurfaceBoundaryMode = cudaBoundaryModeTrap) HIPWAVE_STUB
template <class T> HIPWAVE_D void surfCubemapread(T *, cudaSurfaceObject_t, int, int, int, cudaSurfaceBoundaryMode = cudaBoundaryModeTrap) HIPWAVE_STUB
template <class T> HIPWAVE_D void surfCubemapwrite(T, cudaSurfaceObject_t, int, int, int, cudaSurfaceBoundaryMode = cudaBoundaryModeTrap) HIPWAVE_STUB
template <class T> HIPWAVE_D T surfCubemapread(surface<void, 12>, int, int, int, cudaSurfaceBoundaryMode = cudaBoundaryModeTrap) HIPWAVE_STUB
template <class T> HIPWAVE_D void surfCubemapread(T *, surface<void, 12>, int, int, int, cudaSurfaceBoundaryMode = cudaBoundaryModeTrap) HIPWAVE_STUB
template <class T> HIPWAVE_D void surfCubemapwrite(T, surface<void, 12>, int, int, int, cudaSurfaceBoundaryMode = cudaBoundaryModeTrap) HIPWAVE_STUB
template <class T> HIPWAVE_D T surfCubemapLayeredread(cudaSurfaceObject_t, int, int, int, cudaSurfaceBoundaryMode = cudaBoundaryModeTrap) HIPWAVE_STUB
template <class T> HIPWAVE_D void surfCubemapLayeredread(T *, cudaSurfaceObject_t, int, int, int, cudaSurfaceBoundaryMode = cudaBoundaryModeTrap) HIPWAVE_STUB
template <class T> HIPWAVE_D void surfCubemapLayeredwrite(T, cudaSurfaceObject_t, int, int, int, cudaSurfaceBoundaryMode = cudaBoundaryModeTrap) HIPWAVE_STUB
template <class T> HIPWAVE_D T surfCubemapLayeredread(surface<void, 252>, int, int, int, cudaSurfaceBoundaryMode = cudaBoundaryModeTrap) HIPWAVE_STUB
template <class T> HIPWAVE_D void surfCubemapLayeredread(T *, surface<void, 252>, int, int, int, cudaSurfaceBoundaryMode = cudaBoundaryModeTrap) HIPWAVE_STUB
template <class T> HIPWAVE_D void surfCubemapLayeredwrite(T, surface<void, 252>, int, int, int, cudaSurfaceBoundaryMode = cudaBoundaryModeTrap) HIPWAVE_STUB
#endif
