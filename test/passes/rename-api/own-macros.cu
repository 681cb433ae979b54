// RUN: %check_pass rename-api %s
// Macros of the project that carry CUDA's names. Remarks are compared here.

#include <cuda_runtime.h>

int pinned(void **p, size_t n);
#define cudaMallocHost(p, n) pinned(p, n)
// CHECK-MESSAGES: :[[@LINE-1]]:9: remark: 'cudaMallocHost' is a macro of the project; its uses are left alone [name-defined-by-project]
int block(void **p) { return cudaMallocHost(p, 4096); }

// Not an entity of CUDA's: nothing to say.
#define cudaCheckOurs(x) ((x) == 0)
int check(int x) { return cudaCheckOurs(x); }

// A name of CUDA's in the body is CUDA's.
#define OUR_FREE(p) cudaFree(p)
// CHECK-MESSAGES: :[[@LINE-1]]:21: remark: 'cudaFree' is 'hipFree' [api-renamed]
// CHECK-FIXES: #define OUR_FREE(p) hipFree(p)
int release(void *p) { return OUR_FREE(p); }
