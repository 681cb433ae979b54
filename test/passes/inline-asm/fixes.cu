// RUN: %check_pass inline-asm %s
// Nothing is rewritten, and all that is around is.

#include <cuda_runtime.h>

__global__ void lanes(unsigned *out, cudaTextureObject_t) {
// CHECK-FIXES: __global__ void lanes(unsigned *out, hipTextureObject_t) {
  unsigned lane = threadIdx.x;
  asm volatile("membar.gl;" ::: "memory");
// CHECK-MESSAGES: :[[@LINE-1]]:3: warning: inline PTX 'membar.gl' has no meaning on AMD hardware [inline-asm]
// CHECK-MESSAGES: :[[@LINE-2]]:3: note: write it in C++ or with a HIP builtin
  out[lane] = lane;
}

cudaError_t start(unsigned *out) {
// CHECK-FIXES: hipError_t start(unsigned *out) {
  lanes<<<1, 32>>>(out, 0);
  return cudaGetLastError();
// CHECK-FIXES: return hipGetLastError();
}
