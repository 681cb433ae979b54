// RUN: %check_pass inline-asm %s
// PTX in macros is reported where it is written: in the body once, however
// often the macro is used.

#include <cuda_runtime.h>

#define FENCE() asm volatile("membar.sys;" ::: "memory")
// CHECK-MESSAGES: :[[@LINE-1]]:17: warning: inline PTX 'membar.sys' has no meaning on AMD hardware [inline-asm]
// CHECK-MESSAGES: :[[@LINE-2]]:17: note: write it in C++ or with a HIP builtin
#define DO(statement) statement
#define OPCODE "bar.sync 0;"

__device__ void twice() {
  FENCE();
  FENCE();
}

__device__ void argument() { DO(asm("trap;")); }
// CHECK-MESSAGES: :[[@LINE-1]]:33: warning: inline PTX 'trap' has no meaning on AMD hardware [inline-asm]
// CHECK-MESSAGES: :[[@LINE-2]]:33: note: write it in C++ or with a HIP builtin

__device__ void text() { asm volatile(OPCODE); }
// CHECK-MESSAGES: :[[@LINE-1]]:26: warning: inline PTX 'bar.sync 0' has no meaning on AMD hardware [inline-asm]
// CHECK-MESSAGES: :[[@LINE-2]]:26: note: write it in C++ or with a HIP builtin

// A template is reported once.
template <class T> __device__ T leave(T value) {
  asm volatile("exit;");
// CHECK-MESSAGES: :[[@LINE-1]]:3: warning: inline PTX 'exit' has no meaning on AMD hardware [inline-asm]
// CHECK-MESSAGES: :[[@LINE-2]]:3: note: write it in C++ or with a HIP builtin
  return value;
}

__device__ int instantiate(int i) { return leave(i) + int(leave(float(i))); }
