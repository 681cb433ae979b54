// RUN: %check_pass kernel-launch %s --launch=macro
// Launches by macros and in templates.

#include <cuda_runtime.h>

#define CHECK(...)                                                             \
  do {                                                                         \
    __VA_ARGS__;                                                               \
  } while (0)
#define LAUNCH(kernel, blocks, ...) kernel<<<blocks, 64>>>(__VA_ARGS__)
#define LAUNCH_FILL(p) fill<<<1, 64>>>(p)
// CHECK-MESSAGES: :[[@LINE-1]]:24: remark: launch is written by a macro and keeps its <<<>>>, which HIP's compiler takes [launch-in-macro]
#define BLOCK 64

__global__ void fill(float *p) { *p = 1; }
template <class T> __global__ void fillAny(T *p) { *p = 1; }

void launch(float *p) {
  fill<<<1, BLOCK>>>(p);
// CHECK-MESSAGES: :[[@LINE-1]]:3: remark: launch in hipLaunchKernelGGL form [launch-rewritten]
// CHECK-FIXES: hipLaunchKernelGGL(fill, 1, BLOCK, 0, 0, p);
  CHECK(fill<<<1, 64>>>(p));
// CHECK-MESSAGES: :[[@LINE-1]]:9: remark: launch is written by a macro and keeps its <<<>>>, which HIP's compiler takes [launch-in-macro]
  LAUNCH(fill, 1, p);
// CHECK-MESSAGES: :[[@LINE-1]]:10: remark: launch is written by a macro and keeps its <<<>>>, which HIP's compiler takes [launch-in-macro]
  LAUNCH(fillAny<float>, 2, p);
// CHECK-MESSAGES: :[[@LINE-1]]:10: remark: launch is written by a macro and keeps its <<<>>>, which HIP's compiler takes [launch-in-macro]
  LAUNCH_FILL(p);
}

template <class T> void launchAny(T *p) {
  fillAny<<<1, sizeof(T)>>>(p);
// CHECK-MESSAGES: :[[@LINE-1]]:3: remark: launch in hipLaunchKernelGGL form [launch-rewritten]
// CHECK-FIXES: hipLaunchKernelGGL(fillAny, 1, sizeof(T), 0, 0, p);
  fillAny<T><<<1, BLOCK>>>(p);
// CHECK-MESSAGES: :[[@LINE-1]]:3: remark: launch in hipLaunchKernelGGL form [launch-rewritten]
// CHECK-FIXES: hipLaunchKernelGGL(fillAny<T>, 1, BLOCK, 0, 0, p);
}

template <class Kernel, class T> void run(Kernel kernel, T *p) {
  kernel<<<1, 64>>>(p);
// CHECK-MESSAGES: :[[@LINE-1]]:3: remark: launch in hipLaunchKernelGGL form [launch-rewritten]
// CHECK-FIXES: hipLaunchKernelGGL(kernel, 1, 64, 0, 0, p);
}

void instantiate(float *p, int *q) {
  launchAny(p);
  launchAny(q);
  run(fill, p);
}
