// RUN: %check_pass includes %s
// nvcc includes the runtime's header by itself, so HIP's is added.

#include <vector>
// CHECK-MESSAGES: :[[@LINE-1]]:1: remark: nvcc includes the runtime's header by itself [include-added]
#include <cmath>

__global__ void fill(int *p) { *p = 1; }
