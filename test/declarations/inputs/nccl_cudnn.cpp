#include <cublasLt.h>
#include <cudnn.h>
#include <cufftXt.h>
#include <nccl.h>
#include <nvtx3/nvToolsExt.h>
int main() {
  ncclComm_t comm;
  ncclUniqueId id;
  ncclGetUniqueId(&id);
  ncclCommInitRank(&comm, 2, id, 0);
  float *f = nullptr;
  ncclAllReduce(f, f, 10, ncclFloat, ncclSum, comm, cudaStream_t(0));
  cudnnHandle_t dnn;
  cudnnTensorDescriptor_t t;
  cudnnCreate(&dnn);
  cudnnCreateTensorDescriptor(&t);
  cudnnSetTensor4dDescriptor(t, CUDNN_TENSOR_NCHW, CUDNN_DATA_FLOAT, 1, 2, 3, 4);
  cublasLtHandle_t lt;
  cublasLtCreate(&lt);
  cublasLtMatmulDesc_t desc;
  cublasLtMatmulDescCreate(&desc, CUBLAS_COMPUTE_32F, CUDA_R_32F);
  nvtxEventAttributes_t event = {};
  event.version = NVTX_VERSION;
  event.size = NVTX_EVENT_ATTRIB_STRUCT_SIZE;
  event.message.ascii = "name";
  event.payload.dValue = 1;
  nvtxRangePushEx(&event);
}
