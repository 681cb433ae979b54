// RUN: %check_pass names-in-strings %s
// NEGATIVE-FOR: name-in-string
// Strings that only contain such a name, or have one that is the same in HIP.

#include <cstdio>
#include <cuda_runtime.h>

// Messages for people.
void fail() { puts("cudaMalloc failed"); }
void explain(int device) { printf("cudaSetDevice(%d)\n", device); }
const char *product = "cuda";
const char *upper = "CUDA";

// The same in HIP.
const char *type = "float4";
const char *function = "printf";

// No name of CUDA's.
const char *own = "cudaTidyUp";
const char *library = "libmycuda.so";
const char *empty = "";

// No string: "cudaMalloc"
const char letter = 'c';

// A name of a header, which is no library.
const char *path = "include/cuda_runtime.h";

// The linkage of a declaration.
extern "C" void enter(void);
