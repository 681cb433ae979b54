// Part of hipwave, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Catalog/Catalog.h"
#include "gtest/gtest.h"

using hipwave::Catalog;

namespace {

TEST(LooksLikeCudaTest, AcceptsTheFormsOfCuda) {
  for (const char *Name :
       {"cudaMalloc", "cudaFutureThing", "cuInit", "cuFooBar", "CU_FOO",
        "CUDA_SUCCESS", "CUDART_PI_F", "CUdevice", "CUgraphNode_st",
        "cublasFoo", "cublasLtMatmul", "cublas_v9", "CUBLAS_OP_X",
        "CUBLASLT_EPILOGUE_X", "cufftExecX", "CUFFT_X", "curandX", "curand_x",
        "cusparseX", "cusolverDnX", "CUSOLVERRF_X", "cudnnX", "CUDNN_X",
        "cutensorX", "nvrtcX", "NVRTC_X", "ncclX", "NCCL_X", "nvmlX", "nvtxX",
        "nvJitLinkX", "nppiAdd_8u", "CUB_X", "cub::Foo", "cuda::std::foo",
        "nvcuda::x", "__CUDA_ARCH__", "__CUDACC__", "__NVCC__", "__nv_bfloat16",
        "__NV_E4M3", "__cudaFoo", "cuptiX", "cuFileRead",
        // A project's own names in that style; callers veto what it declares.
        "cudaCheck", "cuda_kernel", "CUDA_CHECK", "cudaErrchk"})
    EXPECT_TRUE(Catalog::looksLikeCuda(Name)) << Name;
}

TEST(LooksLikeCudaTest, LeavesOtherWordsAlone) {
  for (const char *Name : {"",          "c",
                           "cu",        "cut",
                           "cursor",    "CUBE",
                           "current",   "cuda",
                           "cub",       "CUDA",
                           "CU",        "CUB",
                           "custom",    "cumsum",
                           "cubic",     "curl",
                           "cup_size",  "cudaless",
                           "cublas",    "cudnn",
                           "nccl",      "nvidia",
                           "numeric",   "npp",
                           "CUTOFF",    "CUSTOM",
                           "CURRENT_X", "CUBE_SIZE",
                           "CUT_X",     "Cuda",
                           "NUM",       "NCC_X",
                           "CUDA_",     "cub::",
                           "cube::x",   "myCudaThing",
                           "hipMalloc", "__syncthreads",
                           "__global",  "main",
                           "cuX"})
    EXPECT_FALSE(Catalog::looksLikeCuda(Name)) << Name;
}

// Whatever the catalog calls by an ordinary name is marked as such; the rest
// has the form of CUDA or begins with two underscores.
TEST(LooksLikeCudaTest, AgreesWithTheCatalog) {
  using namespace hipwave;
  for (const Entity &E : Catalog::all())
    if (Catalog::looksLikeCuda(E.Cuda))
      EXPECT_FALSE(E.has(Trait::GenericName)) << E.Cuda.str();
    else
      EXPECT_TRUE(E.has(Trait::GenericName) || E.Cuda.starts_with("__") ||
                  E.Cuda.starts_with("nv_") || E.Cuda.starts_with("cufile") ||
                  E.Cuda.starts_with("CUDARTAPI") || E.Cuda.contains("::"))
          << E.Cuda.str();
}

} // namespace
