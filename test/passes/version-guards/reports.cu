// RUN: %check_pass version-guards %s
// Conditions that read a version or an architecture, one finding for each.

#include <cuda.h>

#if CUDART_VERSION >= 11000
// CHECK-MESSAGES: :[[@LINE-1]]:5: warning: condition on 'CUDART_VERSION', which HIP does not define [version-guard]
// CHECK-MESSAGES: :[[@LINE-2]]:5: note: test for the feature, or for HIP_VERSION under __HIP_PLATFORM_AMD__
int recent;
#elif defined(CUDA_VERSION) && CUDA_VERSION < 9000
// CHECK-MESSAGES: :[[@LINE-1]]:15: warning: condition on 'CUDA_VERSION', which HIP does not define [version-guard]
// CHECK-MESSAGES: :[[@LINE-2]]:15: note: test for the feature, or for HIP_VERSION under __HIP_PLATFORM_AMD__
int old;
#endif

#if __CUDACC_VER_MAJOR__ > 10 || (__CUDACC_VER_MAJOR__ == 10 && __CUDACC_VER_MINOR__ > 1)
// CHECK-MESSAGES: :[[@LINE-1]]:5: warning: condition on '__CUDACC_VER_MAJOR__', which HIP does not define [version-guard]
// CHECK-MESSAGES: :[[@LINE-2]]:5: note: test for the feature, or for HIP_VERSION under __HIP_PLATFORM_AMD__
int compiler;
#endif

#ifdef __CUDA_ARCH__
// CHECK-MESSAGES: :[[@LINE-1]]:8: warning: condition on '__CUDA_ARCH__', which HIP does not define [version-guard]
// CHECK-MESSAGES: :[[@LINE-2]]:8: note: test __HIP_DEVICE_COMPILE__ for device code, or the feature itself
__device__ int onDevice;
#endif

__device__ float addAtomically(float *p, float v) {
#if !defined(__CUDA_ARCH__) || __CUDA_ARCH__ >= 200
// CHECK-MESSAGES: :[[@LINE-1]]:14: warning: condition on '__CUDA_ARCH__', which HIP does not define [version-guard]
// CHECK-MESSAGES: :[[@LINE-2]]:14: note: test __HIP_DEVICE_COMPILE__ for device code, or the feature itself
  return atomicAdd(p, v);
#else
  return *p += v;
#endif
}

#if CUDNN_VERSION >= 8000
// CHECK-MESSAGES: :[[@LINE-1]]:5: warning: condition on 'CUDNN_VERSION', which HIP does not define [version-guard]
// CHECK-MESSAGES: :[[@LINE-2]]:5: note: test for the feature, or for HIP_VERSION under __HIP_PLATFORM_AMD__
int library;
#endif
