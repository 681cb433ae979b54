// standards: 11 17 20, views: host
#include <cublas_v2.h>
#include <cuda.h>
#include <cuda_runtime_api.h>
#include <cufft.h>
#include <cusolverDn.h>
#include <cusparse.h>
#include <nvToolsExt.h>
#include <nvml.h>
#include <nvrtc.h>
#include <stdio.h>

int main(void) {
  void *d;
  float one = 1;
  float *f;
  cublasHandle_t blas;
  cufftHandle fft;
  cusparseHandle_t sparse;
  cusparseMatDescr_t matrix;
  cusolverDnHandle_t solver;
  CUdeviceptr p;
  CUmodule module;
  CUfunction function;
  struct cudaDeviceProp properties;
  nvrtcProgram program;
  nvmlDevice_t device;
  nvmlUtilization_t use;
  void *arguments[1];
  cudaMalloc(&d, 10);
  f = (float *)d;
  cudaGetDeviceProperties(&properties, 0);
  printf("%s %d\n", properties.name, properties.clockRate);
  cublasCreate(&blas);
  if (cublasSgemm(blas, CUBLAS_OP_N, CUBLAS_OP_T, 1, 2, 3, &one, f, 1, f, 1, &one, f, 1) != CUBLAS_STATUS_SUCCESS)
    return 1;
  cublasSscal(blas, 10, &one, f, 1);
  cufftPlan1d(&fft, 8, CUFFT_C2C, 1);
  cufftExecC2C(fft, (cufftComplex *)d, (cufftComplex *)d, CUFFT_FORWARD);
  cusparseCreate(&sparse);
  cusparseCreateMatDescr(&matrix);
  cusolverDnCreate(&solver);
  cuInit(0);
  cuMemAlloc(&p, 10);
  cuMemcpyHtoD(p, f, 10);
  cuModuleLoad(&module, "a.ptx");
  cuModuleGetFunction(&function, module, "k");
  arguments[0] = &p;
  cuLaunchKernel(function, 1, 1, 1, 32, 1, 1, 0, 0, arguments, 0);
  nvrtcCreateProgram(&program, "", "a.cu", 0, 0, 0);
  nvmlInit();
  nvmlDeviceGetHandleByIndex(0, &device);
  nvmlDeviceGetUtilizationRates(device, &use);
  nvtxRangePushA("range");
  nvtxRangePop();
  return 0;
}
