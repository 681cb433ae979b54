// RUN: %check_pass version-guards %s
// Branches in branches, and conditions that a macro makes.

#include <cuda_runtime.h>

#if 0
#if CUDART_VERSION > 5000
// CHECK-MESSAGES: :[[@LINE-1]]:5: warning: condition on 'CUDART_VERSION', which HIP does not define [version-guard]
// CHECK-MESSAGES: :[[@LINE-2]]:5: note: test for the feature, or for HIP_VERSION under __HIP_PLATFORM_AMD__
int never;
#endif
#endif

#ifdef NOWHERE
#ifndef __CUDA_ARCH__
// CHECK-MESSAGES: :[[@LINE-1]]:9: warning: condition on '__CUDA_ARCH__', which HIP does not define [version-guard]
// CHECK-MESSAGES: :[[@LINE-2]]:9: note: test __HIP_DEVICE_COMPILE__ for device code, or the feature itself
int nowhere;
#endif
#endif

// The macro's body is not a condition; the pass rename-api reports it.
#define IS_NEW (CUDART_VERSION >= 11000)
#if IS_NEW
int isNew;
#endif

template <class T> __device__ T load(const T *p) {
#if __CUDA_ARCH__ >= 350
// CHECK-MESSAGES: :[[@LINE-1]]:5: warning: condition on '__CUDA_ARCH__', which HIP does not define [version-guard]
// CHECK-MESSAGES: :[[@LINE-2]]:5: note: test __HIP_DEVICE_COMPILE__ for device code, or the feature itself
  return __ldg(p);
#else
  return *p;
#endif
}
template __device__ float load(const float *);
template __device__ int load(const int *);

#if CUDART_VERSION \
    > 9000 && \
    CUDART_VERSION < 12000
// CHECK-MESSAGES: :[[@LINE-3]]:5: warning: condition on 'CUDART_VERSION', which HIP does not define [version-guard]
// CHECK-MESSAGES: :[[@LINE-4]]:5: note: test for the feature, or for HIP_VERSION under __HIP_PLATFORM_AMD__
int several;
#endif
