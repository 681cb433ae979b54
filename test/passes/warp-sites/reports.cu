// RUN: %check_pass warp-sites %s
// Each kind of use that depends on the number of lanes.

#include <cuda_runtime.h>

#define FULL 0xffffffffu

__device__ int shuffles(int v) {
  v += __shfl_sync(FULL, v, 0);
// CHECK-MESSAGES: :[[@LINE-1]]:8: warning: shuffle '__shfl_sync' assumes warps of 32 lanes; wavefronts have 32 or 64 [warp-intrinsic]
  v += __shfl_up_sync(FULL, v, 1) + __shfl_down_sync(FULL, v, 1);
// CHECK-MESSAGES: :[[@LINE-1]]:8: warning: shuffle '__shfl_up_sync' assumes warps of 32 lanes; wavefronts have 32 or 64 [warp-intrinsic]
// CHECK-MESSAGES: :[[@LINE-2]]:37: warning: shuffle '__shfl_down_sync' assumes warps of 32 lanes; wavefronts have 32 or 64 [warp-intrinsic]
  return v + __shfl_xor_sync(FULL, v, 1, 16);
// CHECK-MESSAGES: :[[@LINE-1]]:14: warning: shuffle '__shfl_xor_sync' assumes warps of 32 lanes; wavefronts have 32 or 64 [warp-intrinsic]
}

__device__ int votes(int v) {
  if (__any_sync(FULL, v) || __all_sync(FULL, v))
// CHECK-MESSAGES: :[[@LINE-1]]:7: warning: vote '__any_sync' assumes warps of 32 lanes; wavefronts have 32 or 64 [warp-intrinsic]
// CHECK-MESSAGES: :[[@LINE-2]]:30: warning: vote '__all_sync' assumes warps of 32 lanes; wavefronts have 32 or 64 [warp-intrinsic]
    return __popc(__ballot_sync(FULL, v));
// CHECK-MESSAGES: :[[@LINE-1]]:19: warning: vote '__ballot_sync' assumes warps of 32 lanes; wavefronts have 32 or 64 [warp-intrinsic]
  return __match_any_sync(FULL, v) + __activemask();
// CHECK-MESSAGES: :[[@LINE-1]]:10: warning: match '__match_any_sync' assumes warps of 32 lanes; wavefronts have 32 or 64 [warp-intrinsic]
// CHECK-MESSAGES: :[[@LINE-2]]:38: warning: mask of active lanes '__activemask' assumes warps of 32 lanes; wavefronts have 32 or 64 [warp-intrinsic]
}

__device__ void others(int v, int *p) {
  *p = __reduce_add_sync(FULL, v);
// CHECK-MESSAGES: :[[@LINE-1]]:8: warning: reduction '__reduce_add_sync' assumes warps of 32 lanes; wavefronts have 32 or 64 [warp-intrinsic]
  __syncwarp();
// CHECK-MESSAGES: :[[@LINE-1]]:3: warning: barrier '__syncwarp' assumes warps of 32 lanes; wavefronts have 32 or 64 [warp-intrinsic]
  __syncwarp(FULL);
// CHECK-MESSAGES: :[[@LINE-1]]:3: warning: barrier '__syncwarp' assumes warps of 32 lanes; wavefronts have 32 or 64 [warp-intrinsic]
}

// Those without a mask are as old as warps of 32 lanes.
__device__ int older(int v) { return __shfl_down(v, 1) + __ballot(v); }
// CHECK-MESSAGES: :[[@LINE-1]]:38: warning: shuffle '__shfl_down' assumes warps of 32 lanes; wavefronts have 32 or 64 [warp-intrinsic]
// CHECK-MESSAGES: :[[@LINE-2]]:58: warning: vote '__ballot' assumes warps of 32 lanes; wavefronts have 32 or 64 [warp-intrinsic]

#ifdef ON_SOME_SYSTEMS
__device__ int inactive(int v) { return __shfl_sync(FULL, v, 0); }
// CHECK-MESSAGES: :[[@LINE-1]]:41: warning: shuffle '__shfl_sync' assumes warps of 32 lanes; wavefronts have 32 or 64 [warp-intrinsic]
#endif
