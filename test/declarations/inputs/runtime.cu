// standards: 11 14 17 20
#include <assert.h>
#include <cuda_runtime.h>
#include <stdio.h>

#define CHECK(call) do { cudaError_t e = (call); if (e != cudaSuccess) printf("%s\n", cudaGetErrorString(e)); } while (0)

struct Options { int n; };
__managed__ int managed;
__constant__ float coefficients[3];
__device__ float value;

template <class T> __global__ void __launch_bounds__(128, 2) scale(const __grid_constant__ Options o, T *data) {
  extern __shared__ float shared[];
  unsigned i = blockIdx.x * blockDim.x + threadIdx.x;
  dim3 block = blockIdx;
  uint3 thread = threadIdx;
  assert(thread.x < 1024);
  if (i < (unsigned)o.n)
    data[i] *= coefficients[0] + shared[block.x % 2];
  if (i == 0)
    printf("%u %d\n", i, warpSize);
}
__global__ void plain(float *data) { data[0] = 1; }

int main() {
  float *d, *h;
  cudaStream_t stream;
  cudaEvent_t event;
  cudaDeviceProp p;
  CHECK(cudaMalloc(&d, 100));
  CHECK(cudaMalloc((void **)&d, 100));
  CHECK(cudaMallocHost(&h, 100));
  CHECK(cudaMallocManaged(&h, 100));
  CHECK(cudaHostAlloc(&h, 100, cudaHostAllocMapped));
  CHECK(cudaMemcpy(d, h, 100, cudaMemcpyHostToDevice));
  CHECK(cudaMemcpyAsync(d, h, 100, cudaMemcpyHostToDevice));
  CHECK(cudaMemsetAsync(d, 0, 100));
  CHECK(cudaEventRecord(event));
  CHECK(cudaStreamWaitEvent(stream, event));
  CHECK(cudaMemcpyToSymbol(coefficients, h, 12));
  CHECK(cudaMemcpyFromSymbol(h, value, 4, 0, cudaMemcpyDeviceToHost));
  CHECK(cudaGetDeviceProperties(&p, 0));
  // Fields that CUDA 13 has removed are there, too.
  printf("%d %d %d\n", p.clockRate, p.memoryClockRate, p.computeMode + p.deviceOverlap + p.kernelExecTimeoutEnabled);
  CHECK(cudaStreamCreate(&stream));
  CHECK(cudaEventCreate(&event));
  CHECK(cudaEventCreateWithFlags(&event, cudaEventDisableTiming));
  scale<float><<<dim3(1), 32, 64, stream>>>(Options(), d);
  plain<<<1, 1>>>(d);
  void *args[] = {&d};
  CHECK(cudaLaunchKernel((void *)plain, dim3(1), dim3(1), args, 0, 0));
  CHECK(cudaLaunchCooperativeKernel(plain, 1, 1, args));
  CHECK(cudaFuncSetAttribute(plain, cudaFuncAttributeMaxDynamicSharedMemorySize, 3));
  int blocks, size;
  CHECK(cudaOccupancyMaxActiveBlocksPerMultiprocessor(&blocks, plain, 32, 0));
  CHECK(cudaOccupancyMaxPotentialBlockSize(&blocks, &size, plain));
  // Forms before CUDA 13 and with it.
  cudaMemLocation location;
  location.type = cudaMemLocationTypeDevice;
  location.id = 0;
  CHECK(cudaMemPrefetchAsync(d, 3, 0));
  CHECK(cudaMemPrefetchAsync(d, 3, location, 0u));
  CHECK(cudaMemAdvise(d, 1, cudaMemAdviseSetReadMostly, 0));
  CHECK(cudaMemAdvise(d, 1, cudaMemAdviseSetReadMostly, location));
  cudaGraph_t graph;
  cudaGraphExec_t exec;
  CHECK(cudaGraphInstantiate(&exec, graph, NULL, NULL, 0));
  CHECK(cudaGraphInstantiate(&exec, graph, 0));
  CHECK(cudaThreadSynchronize());
  cudaPointerAttributes a;
  CHECK(cudaPointerGetAttributes(&a, d));
  return a.type == cudaMemoryTypeDevice && cudaGetLastError() != cudaSuccess;
}
