// What the parts of the application share.
#ifndef SPREAD_H
#define SPREAD_H

#include <cstdio>
#include <cstdlib>
#include <cublas_v2.h>
#include <cuda_runtime.h>

#define CUDA_CHECK(CALL)                                                       \
  do {                                                                         \
    cudaError_t status_ = (CALL);                                              \
    if (status_ != cudaSuccess) {                                              \
      std::fprintf(stderr, "%s:%d: %s\n", __FILE__, __LINE__,                  \
                   cudaGetErrorString(status_));                               \
      std::exit(EXIT_FAILURE);                                                 \
    }                                                                          \
  } while (0)

#define CUBLAS_CHECK(CALL)                                                     \
  do {                                                                         \
    if ((CALL) != CUBLAS_STATUS_SUCCESS) {                                     \
      std::fprintf(stderr, "%s:%d: cuBLAS failed\n", __FILE__, __LINE__);      \
      std::exit(EXIT_FAILURE);                                                 \
    }                                                                          \
  } while (0)

// Least and greatest of n floats in device memory. reduce.cu
float2 range(const float *values, int n, cudaStream_t stream);

// Projects n points of `dimensions` coordinates onto a direction, and moves the
// results so that the origin is at `offset`. project.cu
void project(const float *points, const float *direction, float *result, int n,
             int dimensions, float offset, cudaStream_t stream);

#endif
