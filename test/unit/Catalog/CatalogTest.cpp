// Part of hipwave, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Catalog/Catalog.h"
#include "gtest/gtest.h"

using namespace hipwave;

namespace {

/// What `Name` becomes; "?" if the catalog lacks it.
std::string hip(llvm::StringRef Name) {
  const Entity *E = Catalog().find(Name);
  return E ? E->Hip.str() : "?";
}

const Entity &get(llvm::StringRef Name) {
  const Entity *E = Catalog().find(Name);
  EXPECT_TRUE(E) << Name.str();
  static const Entity None{};
  return E ? *E : None;
}

TEST(CatalogTest, FindsByExactName) {
  EXPECT_EQ(hip("cudaMalloc"), "hipMalloc");
  EXPECT_EQ(hip("cuMemAlloc_v2"), "hipMalloc");
  EXPECT_EQ(hip("cublasSgemm_v2"), "hipblasSgemm");
  EXPECT_EQ(hip("cub::DeviceReduce::Sum"), "hipcub::DeviceReduce::Sum");
  EXPECT_EQ(hip("cudaMalloc2"), "?");
  EXPECT_EQ(hip("cudaMallo"), "?");
  EXPECT_EQ(hip("cudamalloc"), "?");
  EXPECT_EQ(hip(""), "?");
}

TEST(CatalogTest, TablesAreSorted) {
  for (size_t I = 1; I < Catalog::all().size(); ++I)
    EXPECT_LT(Catalog::all()[I - 1].Cuda, Catalog::all()[I].Cuda);
  for (size_t I = 1; I < Catalog::allHeaders().size(); ++I)
    EXPECT_LT(Catalog::allHeaders()[I - 1].Cuda, Catalog::allHeaders()[I].Cuda);
}

TEST(CatalogTest, KnowsVersions) {
  const Entity &E = get("cudaMemcpyToSymbolAsync");
  EXPECT_FALSE(E.InCuda.Added);
  EXPECT_EQ(E.InHip.Added.Major, 1);
  EXPECT_EQ(get("__shfl").InCuda.Deprecated.Major, 9);
}

TEST(CatalogTest, WrapsSymbols) {
  for (llvm::StringRef Name :
       {"cudaMemcpyToSymbol", "cudaMemcpyToSymbolAsync", "cudaMemcpyFromSymbol",
        "cudaGetSymbolAddress", "cudaGetSymbolSize"}) {
    const Entity &E = get(Name);
    ASSERT_EQ(E.Arguments.size(), 1u) << Name.str();
    EXPECT_EQ(E.Arguments[0].Verb, ArgumentVerb::Wrap);
    EXPECT_EQ(E.Arguments[0].With, "HIP_SYMBOL");
    EXPECT_EQ(E.Arguments[0].At, Name.contains("ToSymbol") ? 0 : 1);
  }
}

TEST(CatalogTest, CastsKernels) {
  const Entity &E = get("cudaFuncGetAttributes");
  ASSERT_EQ(E.Arguments.size(), 1u);
  EXPECT_EQ(E.Arguments[0].Verb, ArgumentVerb::Cast);
  EXPECT_EQ(E.Arguments[0].With, "const void *");
  EXPECT_EQ(E.Arguments[0].At, 1);
}

// A call with two arguments gets the flags that C++ has by default and C lacks;
// a call that states them stays as it is.
TEST(CatalogTest, CompletesMallocHost) {
  const Entity &E = get("cudaMallocHost");
  EXPECT_EQ(E.Hip, "hipHostMalloc");
  ASSERT_EQ(E.Arguments.size(), 1u);
  EXPECT_EQ(E.Arguments[0].Verb, ArgumentVerb::Insert);
  EXPECT_EQ(E.Arguments[0].At, 2);
  EXPECT_EQ(E.Arguments[0].WhenCount, 2);
  EXPECT_EQ(E.Arguments[0].With, "hipHostMallocDefault");
}

TEST(CatalogTest, ChoosesByNumberOfArguments) {
  const Entity &Event = get("cudaEventCreate");
  EXPECT_EQ(Event.Hip, "hipEventCreate");
  EXPECT_EQ(Event.AltHip, "hipEventCreateWithFlags");
  EXPECT_EQ(Event.AltCount, 2);
  const Entity &Graph = get("cudaGraphInstantiate");
  EXPECT_EQ(Graph.Hip, "hipGraphInstantiateWithFlags");
  EXPECT_EQ(Graph.AltHip, "hipGraphInstantiate");
  EXPECT_EQ(Graph.AltCount, 5);
  EXPECT_EQ(get("cudaMalloc").AltCount, -1);
}

TEST(CatalogTest, NeverRenamesVersionMacros) {
  for (llvm::StringRef Name :
       {"CUDART_VERSION", "CUDA_VERSION", "__CUDACC_VER_MAJOR__",
        "CUDNN_VERSION", "CUBLAS_VER_MAJOR", "CUB_VERSION"}) {
    EXPECT_FALSE(get(Name).isSupported()) << Name.str();
    EXPECT_TRUE(get(Name).has(Trait::VersionMacro)) << Name.str();
  }
  EXPECT_FALSE(get("__CUDA_ARCH__").isSupported());
  EXPECT_TRUE(get("__CUDA_ARCH__").has(Trait::ArchMacro));
  EXPECT_EQ(hip("__CUDACC__"), "__HIPCC__");
  EXPECT_FALSE(get("__NVCC__").isSupported());
}

TEST(CatalogTest, MarksWhatDependsOnWarps) {
  EXPECT_TRUE(get("__shfl_down_sync").has(Trait::WarpShuffle));
  EXPECT_TRUE(get("__shfl_down_sync").has(Trait::LaneMaskArgument));
  EXPECT_FALSE(get("__shfl_down").has(Trait::LaneMaskArgument));
  EXPECT_TRUE(get("__ballot_sync").has(Trait::WarpVote));
  EXPECT_TRUE(get("__match_any_sync").has(Trait::WarpMatch));
  EXPECT_TRUE(get("__reduce_add_sync").has(Trait::WarpReduce));
  EXPECT_TRUE(get("__syncwarp").has(Trait::WarpSync));
  EXPECT_TRUE(get("__activemask").has(Trait::ActiveMask));
  EXPECT_TRUE(get("warpSize").has(Trait::WarpSize));
  EXPECT_TRUE(get("cudaDevAttrWarpSize").has(Trait::WarpSize));
  EXPECT_TRUE(get("cub::WarpReduce").has(Trait::CubWarp));
  EXPECT_FALSE(get("cub::BlockReduce").has(Trait::CubWarp));
  EXPECT_TRUE(get("cooperative_groups::tiled_partition").has(Trait::Tile));
}

TEST(CatalogTest, MarksOrdinaryNames) {
  for (llvm::StringRef Name : {"any", "saturate", "max", "sin", "texture",
                               "cub", "half", "float4", "fftw_plan"})
    EXPECT_TRUE(get(Name).has(Trait::GenericName)) << Name.str();
  for (llvm::StringRef Name : {"cudaMalloc", "cub::BlockReduce", "__syncwarp"})
    EXPECT_FALSE(get(Name).has(Trait::GenericName)) << Name.str();
}

TEST(CatalogTest, KeepsMeaningRatherThanSpelling) {
  // Both are hints in CUDA since 11.0.
  EXPECT_EQ(hip("CUBLAS_GEMM_DEFAULT_TENSOR_OP"), "HIPBLAS_GEMM_DEFAULT");
  EXPECT_EQ(hip("cublasGetStatusString"), "hipblasStatusToString");
  // CUDA's 8-bit formats are those of OCP; HIP's "fnuz" ones hold other values.
  EXPECT_EQ(hip("__nv_fp8_e4m3"), "__hip_fp8_e4m3");
  EXPECT_EQ(hip("nv_bfloat16"), "__hip_bfloat16");
  EXPECT_EQ(hip("__float2bfloat16_rn"), "__float2bfloat16");
  // The driver's functions take a handle where HIP's take a host function.
  EXPECT_FALSE(get("cuFuncSetCacheConfig").isSupported());
  EXPECT_EQ(hip("ncclAllReduce"), "ncclAllReduce");
}

TEST(CatalogTest, SaysWhyThereIsNoCounterpart) {
  const Entity &Nvml = get("nvmlInit");
  EXPECT_FALSE(Nvml.isSupported());
  EXPECT_TRUE(Nvml.Advice.contains("amdsmi_init")) << Nvml.Advice.str();
  const Entity &Dnn = get("cudnnCreate");
  EXPECT_FALSE(Dnn.isSupported());
  EXPECT_EQ(Dnn.Roc, "miopenCreate");
  EXPECT_TRUE(Dnn.Advice.contains("miopenCreate"));
}

TEST(CatalogTest, ReadsNotes) {
  Entity E{};
  E.Notes = "v2-api-only hip-abi-changed:7.0.0";
  EXPECT_TRUE(E.hasNote("v2-api-only"));
  EXPECT_TRUE(E.hasNote("hip-abi-changed"));
  EXPECT_FALSE(E.hasNote("hip-abi"));
  EXPECT_FALSE(Entity{}.hasNote("x"));
}

TEST(CatalogTest, FindsHeaders) {
  Catalog C;
  EXPECT_EQ(C.hipHeader("cuda_runtime.h"), "hip/hip_runtime.h");
  EXPECT_EQ(C.hipHeader("cuda_runtime_api.h"), "hip/hip_runtime_api.h");
  EXPECT_EQ(C.hipHeader("cublas_v2.h"), "hipblas/hipblas.h");
  EXPECT_EQ(C.hipHeader("cufft.h"), "hipfft/hipfft.h");
  EXPECT_EQ(C.hipHeader("nccl.h"), "rccl/rccl.h");
  EXPECT_EQ(C.hipHeader("device_launch_parameters.h"), "hip/hip_runtime.h");
  EXPECT_EQ(C.hipHeader("cub/block/block_scan.cuh"), "hipcub/hipcub.hpp");
  EXPECT_EQ(C.hipHeader("vector.h"), "");
  EXPECT_EQ(C.findHeader("cub"), nullptr);
  EXPECT_EQ(C.hipHeader("cudnn.h"), "");
  EXPECT_FALSE(C.findHeader("cudnn.h")->Reason.empty());
}

TEST(CatalogTest, KeepsTheRestOfAPath) {
  Catalog C;
  EXPECT_EQ(C.hipHeader("thrust/sort.h"), "thrust/sort.h");
  EXPECT_EQ(C.hipHeader("thrust/system/cuda/execution_policy.h"),
            "thrust/system/hip/execution_policy.h");
}

// Projects carry copies of these, which are translated like their own files.
TEST(CatalogTest, LeavesHeadersOfTheSamplesAlone) {
  for (llvm::StringRef Name :
       {"helper_cuda.h", "helper_math.h", "helper_string.h"})
    EXPECT_EQ(Catalog().findHeader(Name), nullptr) << Name.str();
}

TEST(CatalogTest, NamesTheMainHeader) {
  EXPECT_EQ(Catalog::mainHeader(Library::Runtime), "hip/hip_runtime.h");
  EXPECT_EQ(Catalog::mainHeader(Library::Blas), "hipblas/hipblas.h");
  EXPECT_EQ(Catalog::mainHeader(Library::Nvml), "");
}

TEST(CatalogTest, NamesTheHeaderOfAnEntity) {
  EXPECT_EQ(Catalog::include(get("cudaMalloc")), "hip/hip_runtime.h");
  EXPECT_EQ(Catalog::include(get("__half2float")), "hip/hip_fp16.h");
  EXPECT_EQ(Catalog::include(get("__nv_bfloat16")), "hip/hip_bf16.h");
  EXPECT_EQ(Catalog::include(get("curand_init")), "hiprand/hiprand_kernel.h");
  EXPECT_EQ(Catalog::include(get("CUDA_VERSION")), "");
}

TEST(CatalogTest, SuggestsNearNames) {
  auto Near = Catalog().suggest("cudaMaloc", 2);
  ASSERT_FALSE(Near.empty());
  EXPECT_EQ(Near[0], "cudaMalloc");
  EXPECT_LE(Near.size(), 2u);
  EXPECT_EQ(Catalog().suggest("CUDAMALLOC", 1).at(0), "cudaMalloc");
  EXPECT_TRUE(Catalog().suggest("qqqqqqqqqqqq", 3).empty());
}

} // namespace
