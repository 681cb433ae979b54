// RUN: %check_pass warp-sites %s
// The uses stay; what stands around them is translated.

#include <cuda_runtime.h>

__global__ void reduce(int *out, const int *in) {
  int v = in[threadIdx.x];
  for (int offset = 16; offset > 0; offset /= 2)
    v += __shfl_down_sync(0xffffffff, v, offset);
// CHECK-MESSAGES: :[[@LINE-1]]:10: warning: shuffle '__shfl_down_sync' assumes warps of 32 lanes; wavefronts have 32 or 64 [warp-intrinsic]
  if ((threadIdx.x & 31) == 0)
    *out = v;
}

cudaError_t run(int *out, const int *in, cudaStream_t stream) {
// CHECK-FIXES: hipError_t run(int *out, const int *in, hipStream_t stream) {
  reduce<<<1, 32, 0, stream>>>(out, in);
  return cudaGetLastError();
// CHECK-FIXES: return hipGetLastError();
}
