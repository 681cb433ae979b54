// RUN: %check_pass rename-api %s --launch=macro
// Rewrites of several passes side by side and inside each other: all are made.

#include <cuda_runtime.h>

__constant__ float table[16];
template <class T> __global__ void fill(T *p, cudaError_t e) { *p = T(e); }
// CHECK-FIXES: template <class T> __global__ void fill(T *p, hipError_t e) { *p = T(e); }

void run(float *to, void **host, const float *from, cudaStream_t stream) {
// CHECK-FIXES: void run(float *to, void **host, const float *from, hipStream_t stream) {
  fill<float><<<dim3(1), dim3(64), 0, stream>>>(to, cudaMemcpyToSymbol(table, from, 64));
// CHECK-FIXES: hipLaunchKernelGGL(fill<float>, dim3(1), dim3(64), 0, stream, to, hipMemcpyToSymbol(HIP_SYMBOL(table), from, 64));
  fill<<<1, 64>>>(to, cudaMallocHost(host, sizeof(cudaDeviceProp)));
// CHECK-FIXES: hipLaunchKernelGGL(fill, 1, 64, 0, 0, to, hipHostMalloc(host, sizeof(hipDeviceProp_t), hipHostMallocDefault));
  cudaFuncSetCacheConfig(fill<float>, cudaFuncCachePreferL1), cudaFuncSetCacheConfig(&fill<int>, cudaFuncCachePreferL1);
// CHECK-FIXES: hipFuncSetCacheConfig(reinterpret_cast<const void *>(fill<float>), hipFuncCachePreferL1), hipFuncSetCacheConfig(reinterpret_cast<const void *>(&fill<int>), hipFuncCachePreferL1);
}
