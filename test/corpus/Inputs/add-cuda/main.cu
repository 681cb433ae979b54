#include <cuda_runtime.h>
#include "add.cuh"
int main() {
  float *x, *y;
  cudaMalloc(&x, 1024);
  cudaMalloc(&y, 1024);
  add<<<1, 256>>>(x, y, 256);
  return cudaDeviceSynchronize() != cudaSuccess; // all went well
}
