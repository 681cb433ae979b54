// RUN: %check_pass names-in-strings %s
// No string is rewritten; the code around it is.

#include <cuda_runtime.h>

void *symbol(const char *);

cudaError_t load(void **p) {
// CHECK-FIXES: hipError_t load(void **p) {
  using Function = cudaError_t (*)(void **, size_t);
// CHECK-FIXES: using Function = hipError_t (*)(void **, size_t);
  Function allocate = (Function)symbol("cudaMalloc");
// CHECK-MESSAGES: :[[@LINE-1]]:40: warning: string names CUDA's 'cudaMalloc', which is 'hipMalloc' in HIP [name-in-string]
// CHECK-MESSAGES: :[[@LINE-2]]:40: note: if the string is looked up at run time, name HIP's symbol or library
// CHECK-MESSAGES: :[[@LINE-3]]:40: note: not rewritten: the text is inside quotes
  return allocate ? allocate(p, 64) : cudaMalloc(p, 64);
// CHECK-FIXES: return allocate ? allocate(p, 64) : hipMalloc(p, 64);
}
