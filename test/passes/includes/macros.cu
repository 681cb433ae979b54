// RUN: %check_pass includes %s
// Branches: what is included in one holds in that branch and in those inside.

#ifdef WITH_RANDOM
#include <curand.h>
// CHECK-MESSAGES: :[[@LINE-1]]:1: remark: 'curand.h' is 'hiprand/hiprand.h' [include-mapped]
// CHECK-FIXES: #include <hiprand/hiprand.h>
#else
#include <curand_kernel.h>
// CHECK-MESSAGES: :[[@LINE-1]]:1: remark: 'curand_kernel.h' is 'hiprand/hiprand_kernel.h' [include-mapped]
// CHECK-FIXES: #include <hiprand/hiprand_kernel.h>
#endif
#include <curand.h>
// CHECK-MESSAGES: :[[@LINE-1]]:1: remark: 'curand.h' is 'hiprand/hiprand.h' [include-mapped]
// CHECK-FIXES: #include <hiprand/hiprand.h>

#ifdef WITH_DRIVER
#include <cuda.h>
// CHECK-MESSAGES: :[[@LINE-1]]:1: remark: 'cuda.h' is 'hip/hip_runtime.h' [include-mapped]
#include <cuda_runtime.h>
// CHECK-MESSAGES: :[[@LINE-1]]:1: remark: 'cuda_runtime.h' is 'hip/hip_runtime.h', which is included already [include-mapped]
// CHECK-REMOVED: #include <cuda_runtime.h>
#ifdef WITH_HALF
#include <cuda_runtime.h>
// CHECK-MESSAGES: :[[@LINE-1]]:1: remark: 'cuda_runtime.h' is 'hip/hip_runtime.h', which is included already [include-mapped]
// CHECK-FIXES: #include <hip/hip_fp16.h>
#include <cuda_fp16.h>
// CHECK-MESSAGES: :[[@LINE-1]]:1: remark: 'cuda_fp16.h' is 'hip/hip_fp16.h' [include-mapped]
#endif
#endif
#include <cuda_runtime.h>
// CHECK-MESSAGES: :[[@LINE-1]]:1: remark: 'cuda_runtime.h' is 'hip/hip_runtime.h' [include-mapped]

// A macro's text is not an include.
#define TEXT "#include <cuda_runtime.h>"

__global__ void fill(int *p) { *p = 1; }
