// RUN: %check_pass rename-api %s
// Names of each kind: functions, types, enumerators, macros, class members,
// namespaces, and names that depend on how many arguments are written.

#include <cuda.h>
// CHECK-FIXES: #include <hipcub/hipcub.hpp>
#include <cub/cub.cuh>
// CHECK-FIXES: #include <hipfft/hipfft.h>
#include <cufft.h>

cudaError_t wait(cudaStream_t stream, cudaEvent_t *event) {
// CHECK-FIXES: hipError_t wait(hipStream_t stream, hipEvent_t *event) {
  cudaError_t status = cudaStreamSynchronize(stream);
// CHECK-FIXES: hipError_t status = hipStreamSynchronize(stream);
  if (status != cudaSuccess || status == cudaErrorInvalidValue)
// CHECK-FIXES: if (status != hipSuccess || status == hipErrorInvalidValue)
    return ::cudaGetLastError();
// CHECK-FIXES: return ::hipGetLastError();
  cudaEventCreate(event);
// CHECK-FIXES: hipEventCreate(event);
  cudaEventCreate(event, cudaEventDisableTiming);
// CHECK-FIXES: hipEventCreateWithFlags(event, hipEventDisableTiming);
  cudaEventCreateWithFlags(event, cudaEventBlockingSync | cudaEventDisableTiming);
// CHECK-FIXES: hipEventCreateWithFlags(event, hipEventBlockingSync | hipEventDisableTiming);
  return static_cast<cudaError_t>(cudaEventSynchronize(*event));
// CHECK-FIXES: return static_cast<hipError_t>(hipEventSynchronize(*event));
}

// Types after an elaborated keyword, in casts, sizeof and template arguments.
template <class T> struct Holder { T value; };
struct Context {
  struct cudaDeviceProp properties;
// CHECK-FIXES: struct hipDeviceProp_t properties;
  Holder<cudaStream_t> stream;
// CHECK-FIXES: Holder<hipStream_t> stream;
  CUcontext driver;
// CHECK-FIXES: hipCtx_t driver;
  cufftHandle plan = CUFFT_FORWARD;
// CHECK-FIXES: hipfftHandle plan = HIPFFT_FORWARD;
};
size_t sizeOf() { return sizeof(cudaDeviceProp) + sizeof(struct cudaPointerAttributes); }
// CHECK-FIXES: size_t sizeOf() { return sizeof(hipDeviceProp_t) + sizeof(struct hipPointerAttribute_t); }

// A function's address, and a member of a struct, which keeps its name.
cudaError_t (*release)(void *) = cudaFree;
// CHECK-FIXES: hipError_t (*release)(void *) = hipFree;
cudaError_t (*releaseToo)(void *) = &::cudaFree;
// CHECK-FIXES: hipError_t (*releaseToo)(void *) = &::hipFree;
int lanes(const cudaDeviceProp &p) { return p.maxThreadsPerBlock; }
// CHECK-FIXES: int lanes(const hipDeviceProp_t &p) { return p.maxThreadsPerBlock; }

// The name of a namespace and what is in it.
namespace primitives = cub;
// CHECK-FIXES: namespace primitives = hipcub;
void sum(void *temporary, size_t &size, float *in, float *out, int n) {
  cub::DeviceReduce::Sum(temporary, size, in, out, n);
// CHECK-FIXES: hipcub::DeviceReduce::Sum(temporary, size, in, out, n);
  primitives::DeviceReduce::Max(temporary, size, in, out, n);
}

// A declaration of the project's that repeats CUDA's declares CUDA's function.
extern "C" cudaError_t cudaDeviceReset(void);
// CHECK-FIXES: extern "C" hipError_t hipDeviceReset(void);
