// RUN: %check_pass adapt-arguments %s
// Arguments that come from macros, and calls in templates.

#include <cuda_runtime.h>

#define CHECK(call)                                                            \
  do {                                                                         \
    if ((call) != cudaSuccess)                                                 \
      return;                                                                  \
  } while (0)
// CHECK-FIXES: if ((call) != hipSuccess)                                                 \

#define TABLE table
#define UPLOAD_TABLE(from) cudaMemcpyToSymbol(table, from, sizeof(table))
// CHECK-MESSAGES: :[[@LINE-1]]:28: remark: arguments of 'cudaMemcpyToSymbol' are adapted to HIP [argument-adapted]
// CHECK-FIXES: #define UPLOAD_TABLE(from) hipMemcpyToSymbol(HIP_SYMBOL(table), from, sizeof(table))
#define FROM_AND_SIZE from, sizeof(table)
#define SIZE (4 * 16)
#define PINNED_BLOCK(p) cudaMallocHost(p, 4096)
// CHECK-MESSAGES: :[[@LINE-1]]:25: remark: arguments of 'cudaMallocHost' are adapted to HIP [argument-adapted]
// CHECK-FIXES: #define PINNED_BLOCK(p) hipHostMalloc(p, 4096, hipHostMallocDefault)

__constant__ float table[16];
template <class T> __global__ void fill(T *p) { *p = 1; }

void use(const float *from, void **host) {
  CHECK(cudaMemcpyToSymbol(table, from, sizeof(table)));
// CHECK-MESSAGES: :[[@LINE-1]]:9: remark: arguments of 'cudaMemcpyToSymbol' are adapted to HIP [argument-adapted]
// CHECK-FIXES: CHECK(hipMemcpyToSymbol(HIP_SYMBOL(table), from, sizeof(table)));
  cudaMemcpyToSymbol(TABLE, from, sizeof(TABLE));
// CHECK-MESSAGES: :[[@LINE-1]]:3: remark: arguments of 'cudaMemcpyToSymbol' are adapted to HIP [argument-adapted]
// CHECK-FIXES: hipMemcpyToSymbol(HIP_SYMBOL(TABLE), from, sizeof(TABLE));
  UPLOAD_TABLE(from);
  UPLOAD_TABLE(from + 1);
  cudaMemcpyToSymbol(table, FROM_AND_SIZE);
// CHECK-MESSAGES: :[[@LINE-1]]:3: remark: arguments of 'cudaMemcpyToSymbol' are adapted to HIP [argument-adapted]
// CHECK-FIXES: hipMemcpyToSymbol(HIP_SYMBOL(table), FROM_AND_SIZE);
  cudaMallocHost(host, SIZE);
// CHECK-MESSAGES: :[[@LINE-1]]:3: remark: arguments of 'cudaMallocHost' are adapted to HIP [argument-adapted]
// CHECK-FIXES: hipHostMalloc(host, SIZE, hipHostMallocDefault);
  PINNED_BLOCK(host);
  PINNED_BLOCK(host + 1);
}

// A template is seen once, and changed once, whatever instantiates it.
template <class T> void upload(T *from, T **host) {
  CHECK(cudaMemcpyToSymbol(table, from, sizeof(T)));
// CHECK-MESSAGES: :[[@LINE-1]]:9: remark: arguments of 'cudaMemcpyToSymbol' are adapted to HIP [argument-adapted]
// CHECK-FIXES: CHECK(hipMemcpyToSymbol(HIP_SYMBOL(table), from, sizeof(T)));
  cudaMallocHost(host, sizeof(T));
// CHECK-MESSAGES: :[[@LINE-1]]:3: remark: arguments of 'cudaMallocHost' are adapted to HIP [argument-adapted]
// CHECK-FIXES: hipHostMalloc(host, sizeof(T), hipHostMallocDefault);
  cudaFuncSetCacheConfig(fill<T>, cudaFuncCachePreferL1);
// CHECK-MESSAGES: :[[@LINE-1]]:3: remark: arguments of 'cudaFuncSetCacheConfig' are adapted to HIP [argument-adapted]
// CHECK-FIXES: hipFuncSetCacheConfig(reinterpret_cast<const void *>(fill<T>), hipFuncCachePreferL1);
}

void instantiate(float *from, float **host, int *others, int **more) {
  upload(from, host);
  upload(others, more);
}
