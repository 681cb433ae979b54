#include "spread.h"
#include <cfloat>

constexpr int BlockSize = 256;

// Least and greatest over the lanes of a warp.
__device__ float2 warpRange(float2 r) {
  for (int offset = 16; offset > 0; offset /= 2) {
    r.x = fminf(r.x, __shfl_down_sync(0xffffffff, r.x, offset));
    r.y = fmaxf(r.y, __shfl_down_sync(0xffffffff, r.y, offset));
  }
  return r;
}

__global__ void rangeKernel(const float *values, int n, float2 *perBlock) {
  __shared__ float2 perWarp[BlockSize / 32];
  float2 r = make_float2(FLT_MAX, -FLT_MAX);
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n;
       i += blockDim.x * gridDim.x) {
    r.x = fminf(r.x, values[i]);
    r.y = fmaxf(r.y, values[i]);
  }
  r = warpRange(r);
  int lane = threadIdx.x % 32, warp = threadIdx.x / 32;
  if (lane == 0)
    perWarp[warp] = r;
  __syncthreads();
  if (warp == 0) {
    r = lane < BlockSize / 32 ? perWarp[lane] : make_float2(FLT_MAX, -FLT_MAX);
    r = warpRange(r);
    if (lane == 0)
      perBlock[blockIdx.x] = r;
  }
}

float2 range(const float *values, int n, cudaStream_t stream) {
  const int blocks = (n + BlockSize - 1) / BlockSize;
  float2 *perBlock;
  CUDA_CHECK(cudaMallocManaged(&perBlock, blocks * sizeof(float2)));
  rangeKernel<<<blocks, BlockSize, 0, stream>>>(values, n, perBlock);
  CUDA_CHECK(cudaGetLastError());
  CUDA_CHECK(cudaStreamSynchronize(stream));

  float2 total = perBlock[0];
  for (int i = 1; i < blocks; ++i) {
    total.x = fminf(total.x, perBlock[i].x);
    total.y = fmaxf(total.y, perBlock[i].y);
  }
  CUDA_CHECK(cudaFree(perBlock));
  return total;
}
