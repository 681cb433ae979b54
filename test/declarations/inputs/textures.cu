// standards: 11 17
#include <cuda_runtime.h>
texture<float, 2, cudaReadModeElementType> image;
texture<uchar4, 1, cudaReadModeNormalizedFloat> colours;
surface<void, 2> out;
__global__ void k(float *o, cudaTextureObject_t t, cudaSurfaceObject_t s) {
  o[0] = tex2D(image, 1, 2);
  float4 v = tex1Dfetch(colours, 1);
  surf2Dwrite(v.x, out, 0, 0);
  o[1] = tex2D<float>(t, 1.f, 2.f) + tex3D<float>(t, 1, 2, 3) + tex1DLayered<float4>(t, 1.f, 2).x;
  uchar4 c = surf2Dread<uchar4>(s, 4, 1, cudaBoundaryModeClamp);
  surf2Dwrite(c, s, 4, 1);
}
void host(cudaArray_t a, float *d) {
  cudaChannelFormatDesc desc = cudaCreateChannelDesc<float>();
  size_t offset;
  image.addressMode[0] = cudaAddressModeWrap;
  image.filterMode = cudaFilterModeLinear;
  image.normalized = true;
  cudaBindTextureToArray(image, a, desc);
  cudaBindTextureToArray(image, a);
  cudaBindTexture(&offset, colours, d, 16);
  cudaBindTexture2D(0, image, d, desc, 1, 2, 3);
  cudaUnbindTexture(image);
  cudaBindSurfaceToArray(out, a);
  cudaResourceDesc res = {};
  res.resType = cudaResourceTypePitch2D;
  res.res.pitch2D.devPtr = d;
  res.res.linear.desc = desc;
  cudaTextureDesc td = {};
  td.addressMode[0] = cudaAddressModeClamp;
  cudaTextureObject_t t;
  cudaCreateTextureObject(&t, &res, &td, NULL);
}
