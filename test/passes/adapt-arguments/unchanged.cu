// RUN: %check_pass adapt-arguments %s
// NEGATIVE-FOR: argument-adapted argument-not-adapted
// Arguments that are as HIP wants them, and calls that are none of CUDA's.

#include <cuda_runtime.h>

__constant__ float table[16];
__global__ void fill(float *p) { *p = 1; }

// Functions of the project that are called like CUDA's.
namespace mine {
struct Pool {
  void cudaMallocHost(void **p, size_t size);
  void cudaMemcpyToSymbol(const float *to, const float *from, size_t size);
};
int cuMemcpy(void *to, const void *from, size_t size);
} // namespace mine

void own(mine::Pool &pool, void **p, float *to, const float *from) {
  pool.cudaMallocHost(p, 64);
  pool.cudaMemcpyToSymbol(to, from, 64);
  mine::cuMemcpy(to, from, 64);
}

// Text that only looks like a call: cudaMallocHost(p, 64)
const char *text = "cudaMemcpyToSymbol(table, from, 64)";
