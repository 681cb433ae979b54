// RUN: %check_pass rename-api %s
// Names in macro arguments and bodies, in templates, and in branches that are
// not compiled.

#include <cstdio>
#include <cuda_runtime.h>

#define CHECK(call)                                                            \
  do {                                                                         \
    cudaError_t status_ = (call);                                              \
    if (status_ != cudaSuccess)                                                \
      printf("%s: %s\n", #call, cudaGetErrorString(status_));                  \
  } while (0)
// CHECK-FIXES: hipError_t status_ = (call);                                              \
// CHECK-FIXES: if (status_ != hipSuccess)                                                \
// CHECK-FIXES: printf("%s: %s\n", #call, hipGetErrorString(status_));                  \

// Expanded twice, changed once.
#define WAIT() cudaDeviceSynchronize()
// CHECK-FIXES: #define WAIT() hipDeviceSynchronize()
// Expanded nowhere.
#define RESET cudaDeviceReset()
// CHECK-FIXES: #define RESET hipDeviceReset()
// A macro of the project that stands for one of CUDA's names.
#define STREAM cudaStream_t
// CHECK-FIXES: #define STREAM hipStream_t
#define LEGACY ((STREAM)0x1)

void use(void *p, STREAM stream) {
  CHECK(cudaFree(p));
// CHECK-FIXES: CHECK(hipFree(p));
  CHECK(WAIT());
  WAIT();
  CHECK(cudaStreamSynchronize(stream));
// CHECK-FIXES: CHECK(hipStreamSynchronize(stream));
}

template <class T> struct Array {
  T *data;
  explicit Array(size_t n) { CHECK(cudaMalloc(&data, n * sizeof(T))); }
// CHECK-FIXES: explicit Array(size_t n) { CHECK(hipMalloc(&data, n * sizeof(T))); }
  void fill(const T *from, size_t n) {
    cudaMemcpy(data, from, n * sizeof(T), cudaMemcpyHostToDevice);
// CHECK-FIXES: hipMemcpy(data, from, n * sizeof(T), hipMemcpyHostToDevice);
  }
  ~Array() { cudaFree(data); }
// CHECK-FIXES: ~Array() { hipFree(data); }
};
template struct Array<float>;
template struct Array<double>;

// Never instantiated.
template <class T> cudaError_t put(T *to, const T &value) {
// CHECK-FIXES: template <class T> hipError_t put(T *to, const T &value) {
  return cudaMemcpy(to, &value, sizeof(T), cudaMemcpyDefault);
// CHECK-FIXES: return hipMemcpy(to, &value, sizeof(T), hipMemcpyDefault);
}

#ifdef ONLY_SOMETIMES
static cudaEvent_t mark(cudaStream_t s) {
// CHECK-FIXES: static hipEvent_t mark(hipStream_t s) {
  cudaEvent_t e;
// CHECK-FIXES: hipEvent_t e;
  CHECK(cudaEventCreate(&e, cudaEventDisableTiming));
// CHECK-FIXES: CHECK(hipEventCreateWithFlags(&e, hipEventDisableTiming));
  return e;
}
#else
static cudaEvent_t mark(cudaStream_t) { return nullptr; }
// CHECK-FIXES: static hipEvent_t mark(hipStream_t) { return nullptr; }
#endif
