// standards: 11 17, clang: 22
// Earlier Clang has no launches from device code.
#include <cuda_runtime.h>
__global__ void child(float *data) { data[threadIdx.x] = 1; }
__global__ void parent(float *data) {
  cudaStream_t stream;
  cudaStreamCreateWithFlags(&stream, cudaStreamNonBlocking);
  child<<<1, 32, 0, stream>>>(data);
  child<<<1, 32>>>(data);
  cudaDeviceSynchronize();
}
int main() { parent<<<1, 1>>>(0); }
