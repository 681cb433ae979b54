// RUN: %check_pass includes %s
// Each of HIP's headers is included once; comments and spaces stay.

#include "cuda_runtime.h"
#include <cuda_runtime_api.h>
#include <cuda.h> // the driver API
#  include <cuda_fp16.h>   /* half */
#include <cublas_v2.h>
#include <cusparse.h>
#include <cusparse_v2.h>
#include <thrust/sort.h>
#include <cooperative_groups.h>
#include <vector>
#include <cub/block/block_reduce.cuh>
#include <cub/device/device_scan.cuh>
// CHECK-MESSAGES: :[[@LINE-12]]:1: remark: 'cuda_runtime.h' is 'hip/hip_runtime.h' [include-mapped]
// CHECK-MESSAGES: :[[@LINE-12]]:1: remark: 'cuda_runtime_api.h' is 'hip/hip_runtime_api.h', which is included already [include-mapped]
// CHECK-MESSAGES: :[[@LINE-12]]:1: remark: 'cuda.h' is 'hip/hip_runtime.h', which is included already [include-mapped]
// CHECK-MESSAGES: :[[@LINE-12]]:1: remark: 'cuda_fp16.h' is 'hip/hip_fp16.h' [include-mapped]
// CHECK-MESSAGES: :[[@LINE-12]]:1: remark: 'cublas_v2.h' is 'hipblas/hipblas.h' [include-mapped]
// CHECK-MESSAGES: :[[@LINE-12]]:1: remark: 'cusparse.h' is 'hipsparse/hipsparse.h' [include-mapped]
// CHECK-MESSAGES: :[[@LINE-12]]:1: remark: 'cusparse_v2.h' is 'hipsparse/hipsparse.h', which is included already [include-mapped]
// CHECK-MESSAGES: :[[@LINE-11]]:1: remark: 'cooperative_groups.h' is 'hip/hip_cooperative_groups.h' [include-mapped]
// CHECK-MESSAGES: :[[@LINE-10]]:1: remark: 'cub/block/block_reduce.cuh' is 'hipcub/hipcub.hpp' [include-mapped]
// CHECK-MESSAGES: :[[@LINE-10]]:1: remark: 'cub/device/device_scan.cuh' is 'hipcub/hipcub.hpp', which is included already [include-mapped]
// CHECK-FIXES: #include <hip/hip_runtime.h>
// CHECK-FIXES: // the driver API
// CHECK-FIXES: #  include <hip/hip_fp16.h>   /* half */
// CHECK-FIXES: #include <hipblas/hipblas.h>
// CHECK-FIXES: #include <hipsparse/hipsparse.h>
// CHECK-FIXES: #include <thrust/sort.h>
// CHECK-FIXES: #include <hip/hip_cooperative_groups.h>
// CHECK-FIXES: #include <vector>
// CHECK-FIXES: #include <hipcub/hipcub.hpp>
// CHECK-REMOVED: #include <cuda_runtime_api.h>
// CHECK-REMOVED: #include <cusparse_v2.h>
// CHECK-REMOVED: #include <cub/device/device_scan.cuh>

cudaError_t last() { return cudaGetLastError(); }
// CHECK-FIXES: hipError_t last() { return hipGetLastError(); }
