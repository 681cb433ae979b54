// RUN: %check_pass kernel-launch %s --launch=macro
// Launches in the form of a function, for builds without the <<<>>> syntax.

#include <cuda_runtime.h>

__global__ void nothing() {}
__global__ void fill(float *p, int n) { p[0] = n; }
template <class A, class B> __global__ void convert(A *to, const B *from) { *to = *from; }
struct Kernels {
  static __global__ void clear(float *p) { *p = 0; }
};
namespace pool {
template <class T> __global__ void drain(T *p) { *p = 0; }
}

void launch(float *p, int *q, dim3 grid, cudaStream_t stream) {
// CHECK-FIXES: void launch(float *p, int *q, dim3 grid, hipStream_t stream) {
  // Size of shared memory and stream are filled in.
  fill<<<1, 64>>>(p, 3);
// CHECK-MESSAGES: :[[@LINE-1]]:3: remark: launch in hipLaunchKernelGGL form [launch-rewritten]
// CHECK-FIXES: hipLaunchKernelGGL(fill, 1, 64, 0, 0, p, 3);
  fill<<<grid, dim3(8, 8)>>>(p, 3);
// CHECK-MESSAGES: :[[@LINE-1]]:3: remark: launch in hipLaunchKernelGGL form [launch-rewritten]
// CHECK-FIXES: hipLaunchKernelGGL(fill, grid, dim3(8, 8), 0, 0, p, 3);
  fill<<<grid, 64, 16 * sizeof(float)>>>(p, 3);
// CHECK-MESSAGES: :[[@LINE-1]]:3: remark: launch in hipLaunchKernelGGL form [launch-rewritten]
// CHECK-FIXES: hipLaunchKernelGGL(fill, grid, 64, 16 * sizeof(float), 0, p, 3);
  fill<<<grid, 64, 0, stream>>>(p, 3);
// CHECK-MESSAGES: :[[@LINE-1]]:3: remark: launch in hipLaunchKernelGGL form [launch-rewritten]
// CHECK-FIXES: hipLaunchKernelGGL(fill, grid, 64, 0, stream, p, 3);

  // Without arguments.
  nothing<<<1, 1>>>();
// CHECK-MESSAGES: :[[@LINE-1]]:3: remark: launch in hipLaunchKernelGGL form [launch-rewritten]
// CHECK-FIXES: hipLaunchKernelGGL(nothing, 1, 1, 0, 0);

  // A comma in the kernel's name.
  convert<float, int><<<1, 1>>>(p, q);
// CHECK-MESSAGES: :[[@LINE-1]]:3: remark: launch in hipLaunchKernelGGL form [launch-rewritten]
// CHECK-FIXES: hipLaunchKernelGGL(HIP_KERNEL_NAME(convert<float, int>), 1, 1, 0, 0, p, q);
  convert<<<1, 1>>>(p, q);
// CHECK-MESSAGES: :[[@LINE-1]]:3: remark: launch in hipLaunchKernelGGL form [launch-rewritten]
// CHECK-FIXES: hipLaunchKernelGGL(convert, 1, 1, 0, 0, p, q);
  pool::drain<float><<<1, 1>>>(p);
// CHECK-MESSAGES: :[[@LINE-1]]:3: remark: launch in hipLaunchKernelGGL form [launch-rewritten]
// CHECK-FIXES: hipLaunchKernelGGL(pool::drain<float>, 1, 1, 0, 0, p);
  Kernels::clear<<<1, 1>>>(p);
// CHECK-MESSAGES: :[[@LINE-1]]:3: remark: launch in hipLaunchKernelGGL form [launch-rewritten]
// CHECK-FIXES: hipLaunchKernelGGL(Kernels::clear, 1, 1, 0, 0, p);

  // Pointers to kernels are launched too.
  void (*chosen)(float *, int) = fill;
  chosen<<<1, 64>>>(p, 3);
// CHECK-MESSAGES: :[[@LINE-1]]:3: remark: launch in hipLaunchKernelGGL form [launch-rewritten]
// CHECK-FIXES: hipLaunchKernelGGL(chosen, 1, 64, 0, 0, p, 3);

  // Shifts and comparisons are no ends of a configuration.
  fill<<<grid, (128 >> 1)>>>(p, 8 >> 1);
// CHECK-MESSAGES: :[[@LINE-1]]:3: remark: launch in hipLaunchKernelGGL form [launch-rewritten]
// CHECK-FIXES: hipLaunchKernelGGL(fill, grid, (128 >> 1), 0, 0, p, 8 >> 1);
  if (q)
    fill<<<1, 64>>>(p, 3);
// CHECK-MESSAGES: :[[@LINE-1]]:5: remark: launch in hipLaunchKernelGGL form [launch-rewritten]
// CHECK-FIXES: hipLaunchKernelGGL(fill, 1, 64, 0, 0, p, 3);
  else
    fill <<< 1, 32 >>> (p, 4);
// CHECK-MESSAGES: :[[@LINE-1]]:5: remark: launch in hipLaunchKernelGGL form [launch-rewritten]
// CHECK-FIXES: hipLaunchKernelGGL(fill, 1, 32, 0, 0, p, 4);
}
