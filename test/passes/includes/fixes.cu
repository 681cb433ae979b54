// RUN: %check_pass includes %s
// Each of HIP's headers is included once; comments and spaces stay.

#include "cuda_runtime.h"
// CHECK-MESSAGES: :[[@LINE-1]]:1: remark: 'cuda_runtime.h' is 'hip/hip_runtime.h' [include-mapped]
// CHECK-FIXES: // the driver API
#include <cuda_runtime_api.h>
// CHECK-MESSAGES: :[[@LINE-1]]:1: remark: 'cuda_runtime_api.h' is 'hip/hip_runtime_api.h', which is included already [include-mapped]
// CHECK-REMOVED: #include <cuda_runtime_api.h>
// CHECK-FIXES: #  include <hip/hip_fp16.h>   /* half */
#include <cuda.h> // the driver API
// CHECK-MESSAGES: :[[@LINE-1]]:1: remark: 'cuda.h' is 'hip/hip_runtime.h', which is included already [include-mapped]
// CHECK-FIXES: #include <hipblas/hipblas.h>
#  include <cuda_fp16.h>   /* half */
// CHECK-MESSAGES: :[[@LINE-1]]:1: remark: 'cuda_fp16.h' is 'hip/hip_fp16.h' [include-mapped]
// CHECK-FIXES: #include <hipsparse/hipsparse.h>
#include <cublas_v2.h>
// CHECK-MESSAGES: :[[@LINE-1]]:1: remark: 'cublas_v2.h' is 'hipblas/hipblas.h' [include-mapped]
#include <cusparse.h>
// CHECK-MESSAGES: :[[@LINE-1]]:1: remark: 'cusparse.h' is 'hipsparse/hipsparse.h' [include-mapped]
#include <cusparse_v2.h>
// CHECK-MESSAGES: :[[@LINE-1]]:1: remark: 'cusparse_v2.h' is 'hipsparse/hipsparse.h', which is included already [include-mapped]
// CHECK-REMOVED: #include <cusparse_v2.h>
#include <thrust/sort.h>
#include <cooperative_groups.h>
// CHECK-MESSAGES: :[[@LINE-1]]:1: remark: 'cooperative_groups.h' is 'hip/hip_cooperative_groups.h' [include-mapped]
// CHECK-FIXES: #include <hip/hip_cooperative_groups.h>
#include <vector>
#include <cub/block/block_reduce.cuh>
// CHECK-MESSAGES: :[[@LINE-1]]:1: remark: 'cub/block/block_reduce.cuh' is 'hipcub/hipcub.hpp' [include-mapped]
// CHECK-FIXES: #include <hipcub/hipcub.hpp>
#include <cub/device/device_scan.cuh>
// CHECK-MESSAGES: :[[@LINE-1]]:1: remark: 'cub/device/device_scan.cuh' is 'hipcub/hipcub.hpp', which is included already [include-mapped]
// CHECK-REMOVED: #include <cub/device/device_scan.cuh>

cudaError_t last() { return cudaGetLastError(); }
// CHECK-FIXES: hipError_t last() { return hipGetLastError(); }
