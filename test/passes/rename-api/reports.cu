// RUN: %check_pass rename-api %s
// What is reported and left to a person.

#include <cuda_runtime.h>

// No counterpart.
__global__ void pause() { __nanosleep(100); }
// CHECK-MESSAGES: :[[@LINE-1]]:27: warning: '__nanosleep' has no counterpart: HIP has no sleep of a given time [api-unsupported]
// CHECK-MESSAGES: :[[@LINE-2]]:27: note: use __builtin_amdgcn_s_sleep, whose unit is 64 clock cycles
void reset() {
  cudaCtxResetPersistingL2Cache();
// CHECK-MESSAGES: :[[@LINE-1]]:3: warning: 'cudaCtxResetPersistingL2Cache' has no counterpart: HIP reserves hipCtxResetPersistingL2Cache but does not provide it [api-unsupported]
  if (cudaCtxResetPersistingL2Cache() != cudaSuccess)
// CHECK-MESSAGES: :[[@LINE-1]]:7: warning: 'cudaCtxResetPersistingL2Cache' has no counterpart: HIP reserves hipCtxResetPersistingL2Cache but does not provide it [api-unsupported]
// CHECK-FIXES: if (cudaCtxResetPersistingL2Cache() != hipSuccess)
    cudaGetLastError();
// CHECK-FIXES: hipGetLastError();
}

// Not in the catalog: in a macro that nothing expands, and in a branch that is
// not compiled.
#define PEEK() cudaPeekAtNothing()
// CHECK-MESSAGES: :[[@LINE-1]]:16: warning: 'cudaPeekAtNothing' looks like CUDA's and is not in the catalog [api-unknown]
// CHECK-MESSAGES: :[[@LINE-2]]:16: note: add a record with --mapping, or check that it is the project's own
#ifdef WITH_NEWER_TOOLKIT
cudaNoSuchHandle_t later(CUnosuch_t *out) { return cublasNoSuchThing(out, CUDA_NO_SUCH_THING); }
// CHECK-MESSAGES: :[[@LINE-1]]:1: warning: 'cudaNoSuchHandle_t' looks like CUDA's and is not in the catalog [api-unknown]
// CHECK-MESSAGES: :[[@LINE-2]]:1: note: add a record with --mapping, or check that it is the project's own
// CHECK-MESSAGES: :[[@LINE-3]]:26: warning: 'CUnosuch_t' looks like CUDA's and is not in the catalog [api-unknown]
// CHECK-MESSAGES: :[[@LINE-4]]:26: note: add a record with --mapping, or check that it is the project's own
// CHECK-MESSAGES: :[[@LINE-5]]:52: warning: 'cublasNoSuchThing' looks like CUDA's and is not in the catalog [api-unknown]
// CHECK-MESSAGES: :[[@LINE-6]]:52: note: add a record with --mapping, or check that it is the project's own
// CHECK-MESSAGES: :[[@LINE-7]]:75: warning: 'CUDA_NO_SUCH_THING' looks like CUDA's and is not in the catalog [api-unknown]
// CHECK-MESSAGES: :[[@LINE-8]]:75: note: add a record with --mapping, or check that it is the project's own
#endif

// Depends on a template argument.
template <class T> struct Traits {
  using Stream = typename T::cudaStream_t;
// CHECK-MESSAGES: :[[@LINE-1]]:30: warning: whether 'cudaStream_t' is CUDA's depends on a template argument [dependent-name]
  static int ok() { return T::cudaSuccess; }
// CHECK-MESSAGES: :[[@LINE-1]]:31: warning: whether 'cudaSuccess' is CUDA's depends on a template argument [dependent-name]
};

// A macro of the project's; what uses it is the project's too.
#define cudaMallocHost(p, n) pinned(p, n)
cudaError_t pinned(void **p, size_t n);
// CHECK-FIXES: hipError_t pinned(void **p, size_t n);
cudaError_t block(void **p) { return cudaMallocHost(p, 4096); }
// CHECK-FIXES: hipError_t block(void **p) { return cudaMallocHost(p, 4096); }

// CUDA's in host code, the project's in device code.
namespace mine {
#ifdef __CUDA_ARCH__
__device__ int cudaDeviceSynchronize();
#endif
__host__ __device__ int wait() { return cudaDeviceSynchronize(); }
// CHECK-MESSAGES: :[[@LINE-1]]:41: warning: 'cudaDeviceSynchronize' is CUDA's in one compilation and the project's in another [api-disagreement]
// CHECK-MESSAGES: :[[@LINE-2]]:41: note: not rewritten: compilations of the file see different things here
} // namespace mine
