// Host code only: the compiler need not know CUDA to compile it.
#include "spread.h"
#include <vector>

int main() {
  const int n = 1 << 20, dimensions = 3;
  std::vector<float> points(n * dimensions);
  for (size_t i = 0; i < points.size(); ++i)
    points[i] = static_cast<float>(i % 1000) / 1000;
  const float direction[dimensions] = {1, 0, -1};

  float *devicePoints, *deviceDirection, *deviceResult;
  CUDA_CHECK(cudaMalloc(&devicePoints, points.size() * sizeof(float)));
  CUDA_CHECK(cudaMalloc(&deviceDirection, sizeof direction));
  CUDA_CHECK(cudaMalloc(&deviceResult, n * sizeof(float)));
  CUDA_CHECK(cudaMemcpy(devicePoints, points.data(),
                        points.size() * sizeof(float), cudaMemcpyHostToDevice));
  CUDA_CHECK(cudaMemcpy(deviceDirection, direction, sizeof direction,
                        cudaMemcpyHostToDevice));

  cudaStream_t stream;
  cudaEvent_t start, stop;
  CUDA_CHECK(cudaStreamCreateWithFlags(&stream, cudaStreamNonBlocking));
  CUDA_CHECK(cudaEventCreate(&start));
  CUDA_CHECK(cudaEventCreate(&stop));
  CUDA_CHECK(cudaEventRecord(start, stream));
  project(devicePoints, deviceDirection, deviceResult, n, dimensions, 0.5f, stream);
  float2 spread = range(deviceResult, n, stream);
  CUDA_CHECK(cudaEventRecord(stop, stream));
  CUDA_CHECK(cudaEventSynchronize(stop));
  float milliseconds;
  CUDA_CHECK(cudaEventElapsedTime(&milliseconds, start, stop));
  std::printf("from %g to %g, in %g ms\n", spread.x, spread.y, milliseconds);

  CUDA_CHECK(cudaEventDestroy(start));
  CUDA_CHECK(cudaEventDestroy(stop));
  CUDA_CHECK(cudaStreamDestroy(stream));
  CUDA_CHECK(cudaFree(devicePoints));
  CUDA_CHECK(cudaFree(deviceDirection));
  CUDA_CHECK(cudaFree(deviceResult));
}
