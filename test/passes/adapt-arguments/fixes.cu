// RUN: %check_pass adapt-arguments %s
// What is wrapped, cast, inserted and dropped. The names are rename-api's work.

#include <cuda.h>

__constant__ float coefficients[16];
__device__ int counter;
__global__ void fill(float *p) { *p = 1; }
template <class T> __global__ void fillAny(T *p) { *p = 1; }

// wrap: HIP takes the address of a symbol.
void symbols(const float *from, float *to, void **address, cudaStream_t stream) {
// CHECK-FIXES: void symbols(const float *from, float *to, void **address, hipStream_t stream) {
  cudaMemcpyToSymbol(coefficients, from, sizeof(coefficients));
// CHECK-FIXES: hipMemcpyToSymbol(HIP_SYMBOL(coefficients), from, sizeof(coefficients));
  cudaMemcpyToSymbol(coefficients, from, 4 * sizeof(float), 16, cudaMemcpyHostToDevice);
// CHECK-FIXES: hipMemcpyToSymbol(HIP_SYMBOL(coefficients), from, 4 * sizeof(float), 16, hipMemcpyHostToDevice);
  cudaMemcpyToSymbolAsync(coefficients, from, 64, 0, cudaMemcpyDefault, stream);
// CHECK-FIXES: hipMemcpyToSymbolAsync(HIP_SYMBOL(coefficients), from, 64, 0, hipMemcpyDefault, stream);
  cudaMemcpyFromSymbol(to, coefficients, sizeof(coefficients));
// CHECK-FIXES: hipMemcpyFromSymbol(to, HIP_SYMBOL(coefficients), sizeof(coefficients));
  cudaGetSymbolAddress(address, counter);
// CHECK-FIXES: hipGetSymbolAddress(address, HIP_SYMBOL(counter));
  size_t size;
  cudaGetSymbolSize(&size, counter);
// CHECK-FIXES: hipGetSymbolSize(&size, HIP_SYMBOL(counter));
}

// cast: HIP's functions take the kernel as a pointer to const void.
void kernels(float *p) {
  cudaFuncAttributes attributes;
// CHECK-FIXES: hipFuncAttributes attributes;
  cudaFuncGetAttributes(&attributes, fill);
// CHECK-FIXES: hipFuncGetAttributes(&attributes, reinterpret_cast<const void *>(fill));
  cudaFuncSetCacheConfig(fillAny<float>, cudaFuncCachePreferL1);
// CHECK-FIXES: hipFuncSetCacheConfig(reinterpret_cast<const void *>(fillAny<float>), hipFuncCachePreferL1);
  cudaFuncSetAttribute(&fill, cudaFuncAttributeMaxDynamicSharedMemorySize, 65536);
// CHECK-FIXES: hipFuncSetAttribute(reinterpret_cast<const void *>(&fill), hipFuncAttributeMaxDynamicSharedMemorySize, 65536);
  void *arguments[] = {&p};
  cudaLaunchKernel(fill, dim3(1), dim3(64), arguments, 0, 0);
// CHECK-FIXES: hipLaunchKernel(reinterpret_cast<const void *>(fill), dim3(1), dim3(64), arguments, 0, 0);
  cudaLaunchCooperativeKernel(fill, dim3(1), dim3(64), arguments, 0, 0);
// CHECK-FIXES: hipLaunchCooperativeKernel(reinterpret_cast<const void *>(fill), dim3(1), dim3(64), arguments, 0, 0);
}

// insert: an argument that HIP has and CUDA lacks.
void more(void **host, CUdeviceptr to, CUdeviceptr from, CUstream stream) {
// CHECK-FIXES: void more(void **host, hipDeviceptr_t to, hipDeviceptr_t from, hipStream_t stream) {
  cudaMallocHost(host, 100);
// CHECK-FIXES: hipHostMalloc(host, 100, hipHostMallocDefault);
  cuMemcpy(to, from, 4);
// CHECK-FIXES: hipMemcpy(to, from, 4, hipMemcpyDefault);
  cuMemcpyAsync(to, from, (4 + 4) * 2, stream);
// CHECK-FIXES: hipMemcpyAsync(to, from, (4 + 4) * 2, hipMemcpyDefault, stream);
  cuStreamWaitValue32(stream, to, 1, CU_STREAM_WAIT_VALUE_GEQ);
// CHECK-FIXES: hipStreamWaitValue32(stream, to, 1, hipStreamWaitValueGte, 0xFFFFFFFF);
  cuStreamWaitValue64(stream, to, 1, CU_STREAM_WAIT_VALUE_EQ);
// CHECK-FIXES: hipStreamWaitValue64(stream, to, 1, hipStreamWaitValueEq, 0xFFFFFFFFFFFFFFFF);
}

// drop: an argument that CUDA has and HIP lacks.
void less(CUfunction function) {
// CHECK-FIXES: void less(hipFunction_t function) {
  int blocks, threads;
  cuOccupancyMaxPotentialBlockSize(&blocks, &threads, function, nullptr, 0, 0);
// CHECK-FIXES: hipModuleOccupancyMaxPotentialBlockSize(&blocks, &threads, function, 0, 0);
  cuOccupancyMaxPotentialBlockSizeWithFlags(&blocks, &threads, function, nullptr, 0, 0, 0);
// CHECK-FIXES: hipModuleOccupancyMaxPotentialBlockSizeWithFlags(&blocks, &threads, function, 0, 0, 0);
}
