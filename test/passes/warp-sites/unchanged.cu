// RUN: %check_pass warp-sites %s
// NEGATIVE-FOR: warp-intrinsic
// What belongs to the project, and what does not depend on the lanes.

struct Vec {
  float x;
  __device__ float __shfl_sync(unsigned mask, int lane);
  int warpSize;
};

namespace mine {
template <class T> struct Boxed { T value; };
__device__ int __ballot_sync(int width, void *p);
struct WarpReduce { int lanes; };
} // namespace mine

// An overload for a type of the project.
__device__ Vec __shfl_down_sync(unsigned mask, Vec v, int n);

__device__ float use(Vec v, void *p) {
  v = __shfl_down_sync(~0u, v, 1);
  mine::WarpReduce w{64};
  return v.__shfl_sync(~0u, 0) + mine::__ballot_sync(64, p) + v.warpSize + w.lanes;
}

// Barriers of the block, fences and bit counts are the same.
__device__ int block(unsigned x) {
  __syncthreads();
  __threadfence_block();
  return __popc(x) + __ffs(x) + __syncthreads_count(x);
}

// __shfl_sync(0xffffffff, v, 0) in a comment
#define TEXT "__ballot_sync"
const int warps = 32;
