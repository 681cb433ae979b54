// RUN: %check_pass includes %s
// NEGATIVE-FOR: include-mapped include-added include-unsupported
// NEGATIVE-FOR: include-disabled include-by-macro
// Headers that are none of CUDA's; HIP's are there already.

#include <hip/hip_runtime.h>
#include <cstdio>
#include <thrust/sort.h>

#define HEADER <cstring>
#include HEADER

/*
#include <cuda_runtime.h>
*/
// #include <cuda.h>
const char *text = "\
#include <cuda_runtime.h>";

__global__ void fill(int *p) { *p = 1; }
