//===- LooksLikeCuda.cpp - the form of names of CUDA ----------------------===//
//
// Part of hipwave, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Catalog/Catalog.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

namespace hipwave {

namespace {

using llvm::StringRef;

/// Prefixes after which a capital (or '_') makes a name: cudaMalloc, cuda_foo,
/// cublasLtMatmul, ncclComm_t. Ordered so that longer ones come first.
constexpr StringRef LowerPrefixes[] = {
    "nvJitLink", "cutensor", "cusparse", "cusolver", "cublas", "curand",
    "nvgraph",   "cupti",    "cudnn",    "cufft",    "cufile", "nvjpeg",
    "nvrtc",     "cudla",    "cuda",     "nccl",     "nvml",   "nvtx",
    "nppi",      "npps",     "npp",
};

/// The same in capitals, which "_" must follow: CUFFT_FORWARD.
constexpr StringRef UpperPrefixes[] = {
    "CUTENSORMG", "CUSPARSELT", "CUSOLVERRF", "CUSOLVERDN", "CUBLASLT",
    "CUBLASXT",   "CUTENSOR",   "CUSPARSE",   "CUSOLVER",   "CUBLAS",
    "CURAND",     "CUFILE",     "CUDART",     "CUPTI",      "CUDNN",
    "CUFFT",      "NVJPEG",     "NVRTC",      "CUDA",       "NCCL",
    "NVML",       "NVTX",       "NPP",        "CUB",        "CU",
};

/// Names that begin with two underscores belong to the implementation; these
/// beginnings are NVIDIA's.
constexpr StringRef ReservedPrefixes[] = {
    "__cuda", "__CUDA", "__nv_", "__NV_", "__NVCC_", "__nvvm_", "__nanosleep",
};

constexpr StringRef Namespaces[] = {
    "cub::",
    "cuda::",
    "nvcuda::",
    "cooperative_groups::",
};

bool hasLowerForm(StringRef Name) {
  for (StringRef Prefix : LowerPrefixes)
    if (Name.consume_front(Prefix))
      return !Name.empty() && (llvm::isUpper(Name[0]) || Name[0] == '_');
  // The driver's: cuInit, cuMemAlloc.
  return Name.size() > 3 && Name.starts_with("cu") && llvm::isUpper(Name[2]);
}

bool hasUpperForm(StringRef Name) {
  for (StringRef Prefix : UpperPrefixes)
    if (Name.starts_with(Prefix) &&
        Name.drop_front(Prefix.size()).starts_with("_"))
      return Name.size() > Prefix.size() + 1;
  // The driver's types: CUdevice, CUgraphNode_st.
  return Name.size() > 4 && Name.starts_with("CU") && llvm::isLower(Name[2]) &&
         llvm::isLower(Name[3]);
}

} // namespace

bool Catalog::looksLikeCuda(StringRef Name) {
  // Nearly all names fall here, so this comes first.
  if (Name.size() < 4)
    return false;
  switch (Name[0]) {
  case 'c':
  case 'n':
    return hasLowerForm(Name) || llvm::any_of(Namespaces, [&](StringRef N) {
             return Name.size() > N.size() && Name.starts_with(N);
           });
  case 'C':
  case 'N':
    return hasUpperForm(Name);
  case '_':
    return llvm::any_of(ReservedPrefixes,
                        [&](StringRef P) { return Name.starts_with(P); });
  default:
    return false;
  }
}

} // namespace hipwave
