#include "spread.h"

template <typename T> __global__ void shift(T *values, int n, T offset) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    values[i] -= offset;
}

void project(const float *points, const float *direction, float *result, int n,
             int dimensions, float offset, cudaStream_t stream) {
  cublasHandle_t handle;
  CUBLAS_CHECK(cublasCreate(&handle));
  CUBLAS_CHECK(cublasSetStream(handle, stream));
  const float one = 1, zero = 0;
  CUBLAS_CHECK(cublasSgemv(handle, CUBLAS_OP_T, dimensions, n, &one, points,
                           dimensions, direction, 1, &zero, result, 1));
  CUBLAS_CHECK(cublasDestroy(handle));

  shift<float><<<(n + 255) / 256, 256, 0, stream>>>(result, n, offset);
  CUDA_CHECK(cudaGetLastError());
}
