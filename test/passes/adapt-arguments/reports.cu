// RUN: %check_pass adapt-arguments %s
// Calls that no compilation sees have no types, so their arguments stay.

#include <cuda_runtime.h>

__constant__ int table[4];
__global__ void fill(int *p) { *p = 1; }

#ifdef WITH_TABLE
void upload(const int *from) { cudaMemcpyToSymbol(table, from, sizeof(table)); }
// CHECK-MESSAGES: :[[@LINE-1]]:32: warning: arguments of 'cudaMemcpyToSymbol' differ in HIP, and this call was not compiled [argument-not-adapted]
// CHECK-MESSAGES: :[[@LINE-2]]:32: note: not rewritten: no configuration that was compiled holds this text
// CHECK-FIXES: void upload(const int *from) { hipMemcpyToSymbol(table, from, sizeof(table)); }
void *pinned() {
  void *p;
  cudaMallocHost(&p, 64);
// CHECK-MESSAGES: :[[@LINE-1]]:3: warning: arguments of 'cudaMallocHost' differ in HIP, and this call was not compiled [argument-not-adapted]
// CHECK-MESSAGES: :[[@LINE-2]]:3: note: not rewritten: no configuration that was compiled holds this text
// CHECK-FIXES: hipHostMalloc(&p, 64);
  return p;
}
void prefer() {
  cudaFuncSetCacheConfig(fill, cudaFuncCachePreferL1);
// CHECK-MESSAGES: :[[@LINE-1]]:3: warning: arguments of 'cudaFuncSetCacheConfig' differ in HIP, and this call was not compiled [argument-not-adapted]
// CHECK-MESSAGES: :[[@LINE-2]]:3: note: not rewritten: no configuration that was compiled holds this text
// CHECK-FIXES: hipFuncSetCacheConfig(fill, hipFuncCachePreferL1);
}
#endif

// Nothing expands this macro.
#define UPLOAD(symbol, from) cudaMemcpyToSymbol(symbol, from, sizeof(symbol))
// CHECK-MESSAGES: :[[@LINE-1]]:30: warning: arguments of 'cudaMemcpyToSymbol' differ in HIP, and this call was not compiled [argument-not-adapted]
// CHECK-MESSAGES: :[[@LINE-2]]:30: note: not rewritten: no configuration that was compiled holds this text
// CHECK-FIXES: #define UPLOAD(symbol, from) hipMemcpyToSymbol(symbol, from, sizeof(symbol))

// Arguments that change places are only moved if they are plain names: what is
// inside may have to be changed as well.
void attributes(cudaGraphNode_t *nodes) {
// CHECK-FIXES: void attributes(hipGraphNode_t *nodes) {
  cudaGraphKernelNodeCopyAttributes(nodes[0], nodes[1]);
// CHECK-MESSAGES: :[[@LINE-1]]:3: warning: arguments of 'cudaGraphKernelNodeCopyAttributes' differ in HIP and could not be changed [argument-not-adapted]
// CHECK-FIXES: hipGraphKernelNodeCopyAttributes(nodes[0], nodes[1]);
}
