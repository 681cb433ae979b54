// RUN: %check_pass includes %s
// Headers without a counterpart are commented out, so that the compiler goes on
// to what needs them; headers that a macro names are left alone.

#include <cuda_runtime.h>
// CHECK-MESSAGES: :[[@LINE-1]]:1: remark: 'cuda_runtime.h' is 'hip/hip_runtime.h' [include-mapped]
// CHECK-FIXES: // #include <cuda/std/atomic>
#include <cuda/std/atomic>
// CHECK-MESSAGES: :[[@LINE-1]]:1: remark: include of 'cuda/std/atomic' is commented out [include-disabled]
// CHECK-MESSAGES: :[[@LINE-2]]:1: warning: header 'cuda/std/atomic' has no counterpart: HIP has no counterpart of libcu++ [include-unsupported]
// CHECK-MESSAGES: :[[@LINE-3]]:1: note: use the C++ standard library, or __hip_atomic_* built-ins for scoped atomics
// CHECK-FIXES: // #include <cuda_awbarrier.h>
#include <cuda_awbarrier.h>
// CHECK-MESSAGES: :[[@LINE-1]]:1: remark: include of 'cuda_awbarrier.h' is commented out [include-disabled]
// CHECK-MESSAGES: :[[@LINE-2]]:1: warning: header 'cuda_awbarrier.h' has no counterpart: HIP has no asynchronous barriers [include-unsupported]
#if __has_include(<cudnn.h>)
#include <cudnn.h>
// CHECK-MESSAGES: :[[@LINE-1]]:1: remark: include of 'cudnn.h' is commented out [include-disabled]
// CHECK-MESSAGES: :[[@LINE-2]]:1: warning: header 'cudnn.h' has no counterpart: MIOpen does this with another interface [include-unsupported]
// CHECK-MESSAGES: :[[@LINE-3]]:1: note: include miopen/miopen.h and use MIOpen
// CHECK-FIXES: // #include <cudnn.h>
#endif

#define RUNTIME <cuda_runtime.h>
#include RUNTIME
// CHECK-MESSAGES: :[[@LINE-1]]:1: warning: CUDA header included through a macro [include-by-macro]

cudaError_t last() { return cudaGetLastError(); }
// CHECK-FIXES: hipError_t last() { return hipGetLastError(); }
