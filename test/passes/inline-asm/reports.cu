// RUN: %check_pass inline-asm %s
// Every place in device code that holds PTX, however it is written.

#include <cuda_runtime.h>

__device__ void stop() { asm("trap;"); }
// CHECK-MESSAGES: :[[@LINE-1]]:26: warning: inline PTX 'trap' has no meaning on AMD hardware [inline-asm]
// CHECK-MESSAGES: :[[@LINE-2]]:26: note: write it in C++ or with a HIP builtin

__device__ void fence() { asm volatile("membar.gl;" ::: "memory"); }
// CHECK-MESSAGES: :[[@LINE-1]]:27: warning: inline PTX 'membar.gl' has no meaning on AMD hardware [inline-asm]
// CHECK-MESSAGES: :[[@LINE-2]]:27: note: write it in C++ or with a HIP builtin

__global__ void barrier() {
  __asm__ __volatile__("bar.sync 0;");
// CHECK-MESSAGES: :[[@LINE-1]]:3: warning: inline PTX 'bar.sync 0' has no meaning on AMD hardware [inline-asm]
// CHECK-MESSAGES: :[[@LINE-2]]:3: note: write it in C++ or with a HIP builtin
}

// The message shows the first line.
__device__ void several() {
  asm volatile("bar.sync 0;\n\t"
// CHECK-MESSAGES: :[[@LINE-1]]:3: warning: inline PTX 'bar.sync 0' has no meaning on AMD hardware [inline-asm]
// CHECK-MESSAGES: :[[@LINE-2]]:3: note: write it in C++ or with a HIP builtin
               "bar.sync 1;\n");
}

__global__ void inLambda() {
  auto leave = [] { asm volatile("exit;"); };
// CHECK-MESSAGES: :[[@LINE-1]]:21: warning: inline PTX 'exit' has no meaning on AMD hardware [inline-asm]
// CHECK-MESSAGES: :[[@LINE-2]]:21: note: write it in C++ or with a HIP builtin
  leave();
}

struct Timer {
  __device__ void wait() const { asm volatile("nanosleep.u32 20;"); }
// CHECK-MESSAGES: :[[@LINE-1]]:34: warning: inline PTX 'nanosleep.u32 20' has no meaning on AMD hardware [inline-asm]
// CHECK-MESSAGES: :[[@LINE-2]]:34: note: write it in C++ or with a HIP builtin
};
