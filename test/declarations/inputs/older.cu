// standards: 11 17, views: host
// Names that CUDA 13 no longer has.
#include <cuda.h>
#include <cudnn.h>
#include <cusparse.h>
void f(cusparseHandle_t h, cusparseMatDescr_t m, const float *a, float *y, const int *i) {
  cusparseScsrmv(h, CUSPARSE_OPERATION_NON_TRANSPOSE, 3, 3, 9, a, m, a, i, i, a, a, y);
  cusparseScsrmm2(h, CUSPARSE_OPERATION_NON_TRANSPOSE, CUSPARSE_OPERATION_TRANSPOSE, 1, 2, 3, 4, a, m, a, i, i, a, 1, a, y, 1);
  cusparseSolveAnalysisInfo_t info;
  cusparseCreateSolveAnalysisInfo(&info);
  cusparseHybMat_t hyb;
  cusparseCreateHybMat(&hyb);
  cusparseScsr2hyb(h, 3, 3, m, a, i, i, hyb, 0, CUSPARSE_HYB_PARTITION_AUTO);
  cusparseShybmv(h, CUSPARSE_OPERATION_NON_TRANSPOSE, a, m, hyb, a, a, y);
  CUcontext context;
  cuCtxCreate(&context, 0, 0);
  cudnnConvolutionFwdAlgo_t algorithm;
  cudnnGetConvolutionForwardAlgorithm(0, 0, 0, 0, 0, CUDNN_CONVOLUTION_FWD_PREFER_FASTEST, 0, &algorithm);
}
