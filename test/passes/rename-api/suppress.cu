// RUN: %check_pass rename-api %s
// Comments that silence rules; a silenced finding takes its rewrite with it.

#include <cuda_runtime.h>

__global__ void own() {
  __nanosleep(1); // NOLINT(hipwave-api-unsupported)
  // NOLINTNEXTLINE(hipwave-api-unsupported)
  __nanosleep(2);
  // NOLINTNEXTLINE(hipwave-*)
  __nanosleep(3);
  __nanosleep(4); /* NOLINT(bugprone-foo, hipwave-api-unsupported) */
  __nanosleep(5);
// CHECK-MESSAGES: :[[@LINE-1]]:3: warning: '__nanosleep' has no counterpart: HIP has no sleep of a given time [api-unsupported]
// CHECK-MESSAGES: :[[@LINE-2]]:3: note: use __builtin_amdgcn_s_sleep, whose unit is 64 clock cycles
}

// NOLINTBEGIN(hipwave-api-unsupported)
__global__ void region() {
  __nanosleep(1);
  cudaStream_t renamed;
// CHECK-FIXES: hipStream_t renamed;
}
// NOLINTEND(hipwave-api-unsupported)
__global__ void after() { __nanosleep(1); }
// CHECK-MESSAGES: :[[@LINE-1]]:27: warning: '__nanosleep' has no counterpart: HIP has no sleep of a given time [api-unsupported]
// CHECK-MESSAGES: :[[@LINE-2]]:27: note: use __builtin_amdgcn_s_sleep, whose unit is 64 clock cycles

// What names no rule of hipwave, or another one, silences nothing.
__global__ void others() {
  __nanosleep(1); // NOLINT
// CHECK-MESSAGES: :[[@LINE-1]]:3: warning: '__nanosleep' has no counterpart: HIP has no sleep of a given time [api-unsupported]
// CHECK-MESSAGES: :[[@LINE-2]]:3: note: use __builtin_amdgcn_s_sleep, whose unit is 64 clock cycles
  __nanosleep(2); // NOLINT(bugprone-foo)
// CHECK-MESSAGES: :[[@LINE-1]]:3: warning: '__nanosleep' has no counterpart: HIP has no sleep of a given time [api-unsupported]
// CHECK-MESSAGES: :[[@LINE-2]]:3: note: use __builtin_amdgcn_s_sleep, whose unit is 64 clock cycles
  __nanosleep(3); // NOLINT(hipwave-api-unknown)
// CHECK-MESSAGES: :[[@LINE-1]]:3: warning: '__nanosleep' has no counterpart: HIP has no sleep of a given time [api-unsupported]
// CHECK-MESSAGES: :[[@LINE-2]]:3: note: use __builtin_amdgcn_s_sleep, whose unit is 64 clock cycles
  // NOLINTNEXTLINE
  __nanosleep(4);
// CHECK-MESSAGES: :[[@LINE-1]]:3: warning: '__nanosleep' has no counterpart: HIP has no sleep of a given time [api-unsupported]
// CHECK-MESSAGES: :[[@LINE-2]]:3: note: use __builtin_amdgcn_s_sleep, whose unit is 64 clock cycles
}

// Names that are not to be renamed.
void kept(cudaStream_t s) { // NOLINT(hipwave-api-renamed)
  cudaStreamSynchronize(s);
// CHECK-FIXES: hipStreamSynchronize(s);
  cudaStreamQuery(s); // NOLINT(hipwave-*)
}

// Without an end it holds for the rest of the file.
// NOLINTBEGIN(hipwave-*)
void rest(cudaStream_t s) { cudaStreamSynchronize(s); }
