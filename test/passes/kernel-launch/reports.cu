// RUN: %check_pass kernel-launch %s
// Kernels that kernels launch, which HIP can't.

#include <cuda_runtime.h>

__global__ void child(int *p) { *p = 1; }

__global__ void parent(int *p) {
  if (threadIdx.x == 0)
    child<<<1, 64>>>(p);
// CHECK-MESSAGES: :[[@LINE-1]]:5: warning: kernel launch in device code (dynamic parallelism), which HIP does not have [device-side-launch]
// CHECK-MESSAGES: :[[@LINE-2]]:5: note: launch from the host, or loop inside the kernel
}

__device__ void step(int *p) {
  child<<<1, 64, 0, cudaStreamPerThread>>>(p);
// CHECK-MESSAGES: :[[@LINE-1]]:3: warning: kernel launch in device code (dynamic parallelism), which HIP does not have [device-side-launch]
// CHECK-MESSAGES: :[[@LINE-2]]:3: note: launch from the host, or loop inside the kernel
// CHECK-FIXES: child<<<1, 64, 0, hipStreamPerThread>>>(p);
}

struct Node {
  int *data;
  __device__ void visit() { child<<<1, 1>>>(data); }
// CHECK-MESSAGES: :[[@LINE-1]]:29: warning: kernel launch in device code (dynamic parallelism), which HIP does not have [device-side-launch]
// CHECK-MESSAGES: :[[@LINE-2]]:29: note: launch from the host, or loop inside the kernel
};

// A macro's body is where it is reported, and a template once.
#define SPAWN(p) child<<<1, 1>>>(p)
// CHECK-MESSAGES: :[[@LINE-1]]:18: warning: kernel launch in device code (dynamic parallelism), which HIP does not have [device-side-launch]
// CHECK-MESSAGES: :[[@LINE-2]]:18: note: launch from the host, or loop inside the kernel
__global__ void spawner(int *p) { SPAWN(p); }
template <class T> __global__ void spawnAny(T *p) { child<<<1, sizeof(T)>>>(p); }
// CHECK-MESSAGES: :[[@LINE-1]]:53: warning: kernel launch in device code (dynamic parallelism), which HIP does not have [device-side-launch]
// CHECK-MESSAGES: :[[@LINE-2]]:53: note: launch from the host, or loop inside the kernel
template __global__ void spawnAny<int>(int *);
