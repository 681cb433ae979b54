// RUN: %check_pass warp-sites %s
// In macro bodies and arguments, and in templates: once where it is written.

#include <cuda_runtime.h>

#define FULL 0xffffffffu
#define SHUFFLE(v, n) __shfl_down_sync(FULL, v, n)
// CHECK-MESSAGES: :[[@LINE-1]]:23: warning: shuffle '__shfl_down_sync' assumes warps of 32 lanes; wavefronts have 32 or 64 [warp-intrinsic]
#define UNUSED(v) __ballot_sync(FULL, v)
// CHECK-MESSAGES: :[[@LINE-1]]:19: warning: vote '__ballot_sync' assumes warps of 32 lanes; wavefronts have 32 or 64 [warp-intrinsic]
#define TWICE(x) ((x) + (x))
// Projects wrap CUDA's names in macros of the same name.
#define __shfl_xor_sync(mask, v, n) __shfl_xor_sync(mask, v, n)
// CHECK-MESSAGES: :[[@LINE-1]]:37: warning: shuffle '__shfl_xor_sync' assumes warps of 32 lanes; wavefronts have 32 or 64 [warp-intrinsic]

__device__ int use(int v) {
  v = SHUFFLE(v, 16);
  v = SHUFFLE(v, 8);
  v = TWICE(__shfl_up_sync(FULL, v, 1));
// CHECK-MESSAGES: :[[@LINE-1]]:13: warning: shuffle '__shfl_up_sync' assumes warps of 32 lanes; wavefronts have 32 or 64 [warp-intrinsic]
  return __shfl_xor_sync(FULL, v, 1);
}

template <class T> __device__ T sum(T v) {
  for (int n = 16; n; n /= 2)
    v += __shfl_down_sync(FULL, v, n);
// CHECK-MESSAGES: :[[@LINE-1]]:10: warning: shuffle '__shfl_down_sync' assumes warps of 32 lanes; wavefronts have 32 or 64 [warp-intrinsic]
  return v;
}
template __device__ int sum(int);
template __device__ float sum(float);

template <int Lanes, class T> __device__ T broadcast(T v) { return __shfl_sync(FULL, v, 0, Lanes); }
// CHECK-MESSAGES: :[[@LINE-1]]:68: warning: shuffle '__shfl_sync' assumes warps of 32 lanes; wavefronts have 32 or 64 [warp-intrinsic]
