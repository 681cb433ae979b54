// RUN: %check_pass version-guards %s
// The guard stays; what stands in its branches is translated, in all of them.

#include <cuda_runtime.h>

cudaError_t attributes(cudaPointerAttributes *a, const void *p) {
// CHECK-FIXES: hipError_t attributes(hipPointerAttribute_t *a, const void *p) {
#if CUDART_VERSION >= 10000
// CHECK-MESSAGES: :[[@LINE-1]]:5: warning: condition on 'CUDART_VERSION', which HIP does not define [version-guard]
// CHECK-MESSAGES: :[[@LINE-2]]:5: note: test for the feature, or for HIP_VERSION under __HIP_PLATFORM_AMD__
  cudaError_t e = cudaPointerGetAttributes(a, p);
// CHECK-FIXES: hipError_t e = hipPointerGetAttributes(a, p);
#else
  cudaError_t e = cudaGetLastError();
// CHECK-FIXES: hipError_t e = hipGetLastError();
#endif
  return e;
}

// Names with a counterpart are renamed in conditions; they are no versions.
#if defined(__CUDACC__) && CUDART_VERSION > 9000
// CHECK-MESSAGES: :[[@LINE-1]]:28: warning: condition on 'CUDART_VERSION', which HIP does not define [version-guard]
// CHECK-MESSAGES: :[[@LINE-2]]:28: note: test for the feature, or for HIP_VERSION under __HIP_PLATFORM_AMD__
// CHECK-FIXES: #if defined(__HIPCC__) && CUDART_VERSION > 9000
int both;
#endif
