// RUN: %check_pass pasted-names %s
// A prefix is changed where every name that is made with it keeps its tail.

#include <cublas_v2.h>
// CHECK-FIXES: #include <hipblas/hipblas.h>
#include <cuda_runtime.h>

#define RUNTIME(name) cuda##name
// CHECK-FIXES: #define RUNTIME(name) hip##name
#define CALL(name, ...) cuda##name(__VA_ARGS__)
// CHECK-FIXES: #define CALL(name, ...) hip##name(__VA_ARGS__)
#define COPY(kind) cudaMemcpy##kind
// CHECK-FIXES: #define COPY(kind) hipMemcpy##kind
#define BLAS(type, name) cublas##type##name
// CHECK-FIXES: #define BLAS(type, name) hipblas##type##name

cudaError_t run(void *p, void **q) {
// CHECK-FIXES: hipError_t run(void *p, void **q) {
  RUNTIME(Malloc)(q, 64);
  RUNTIME(Error_t) status = CALL(Memset, p, 0, 64);
  cudaMemcpy(p, *q, 64, COPY(DeviceToDevice));
// CHECK-FIXES: hipMemcpy(p, *q, 64, COPY(DeviceToDevice));
  CALL(Free, p);
  return status;
}

void axpy(cublasHandle_t handle, int n, const float *a, const float *x, float *y,
// CHECK-FIXES: void axpy(hipblasHandle_t handle, int n, const float *a, const float *x, float *y,
          const double *b, const double *v, double *w) {
  BLAS(S, axpy)(handle, n, a, x, 1, y, 1);
  BLAS(D, axpy)(handle, n, b, v, 1, w, 1);
}
