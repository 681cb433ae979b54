// Part of hipwave, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Catalog/Query.h"
#include "gtest/gtest.h"

using namespace hipwave;

namespace {

struct Answer {
  int Status;
  std::string Out, Err;
};

Answer query(std::vector<llvm::StringRef> Names, bool Json = false) {
  Answer A;
  llvm::raw_string_ostream Out(A.Out), Err(A.Err);
  A.Status = runQuery(Catalog(), Names, Json, Out, Err);
  return A;
}

TEST(QueryTest, TellsWhatBecomesOfAFunction) {
  Answer A = query({"cudaMallocHost"});
  EXPECT_EQ(A.Status, 0);
  EXPECT_EQ(A.Err, "");
  EXPECT_EQ(A.Out, "cudaMallocHost\n"
                   "  kind       function\n"
                   "  library    runtime\n"
                   "  HIP        hipHostMalloc (since 1.6)\n"
                   "  include    hip/hip_runtime.h\n"
                   "  change     hipHostMallocDefault becomes argument 3, in "
                   "calls with 2\n");
}

TEST(QueryTest, TellsWhyThereIsNoCounterpart) {
  const Answer A = query({"CUDA_VERSION"});
  llvm::StringRef Out = A.Out;
  EXPECT_TRUE(Out.contains("HIP        none"));
  EXPECT_TRUE(Out.contains("why        version numbers of CUDA and HIP"));
  EXPECT_TRUE(Out.contains("advice     test for the feature"));
  EXPECT_TRUE(Out.contains("traits     version-macro"));
}

TEST(QueryTest, TellsTheAlternative) {
  EXPECT_TRUE(llvm::StringRef(query({"cudaEventCreate"}).Out)
                  .contains("hipEventCreateWithFlags for calls with 2"));
}

TEST(QueryTest, KnowsHeaders) {
  Answer A = query({"cuda_runtime.h", "cudnn.h"});
  EXPECT_EQ(A.Status, 0);
  llvm::StringRef Out = A.Out;
  EXPECT_TRUE(Out.contains("HIP        hip/hip_runtime.h"));
  EXPECT_TRUE(Out.contains("\n\ncudnn.h\n"));
  EXPECT_TRUE(Out.contains("roc        miopen/miopen.h"));
}

TEST(QueryTest, SuggestsForUnknownNames) {
  Answer A = query({"cudaMaloc", "cudaFree"});
  EXPECT_EQ(A.Status, 1);
  EXPECT_TRUE(llvm::StringRef(A.Err).starts_with(
      "hipwave: 'cudaMaloc' is not in the catalog; did you mean cudaMalloc"))
      << A.Err;
  EXPECT_TRUE(llvm::StringRef(A.Out).contains("hipFree"));
  EXPECT_EQ(query({"zzzzzzzzzzzz"}).Err,
            "hipwave: 'zzzzzzzzzzzz' is not in the catalog\n");
}

TEST(QueryTest, WritesJson) {
  Answer A = query({"cudaMemcpyToSymbol", "cuda.h"}, /*Json=*/true);
  auto Value = llvm::json::parse(A.Out);
  ASSERT_TRUE(bool(Value)) << llvm::toString(Value.takeError());
  const llvm::json::Array *All = Value->getAsArray();
  ASSERT_TRUE(All && All->size() == 2);
  const llvm::json::Object &First = *(*All)[0].getAsObject();
  EXPECT_EQ(First.getString("cuda"), "cudaMemcpyToSymbol");
  EXPECT_EQ(First.getString("hip"), "hipMemcpyToSymbol");
  EXPECT_EQ(First.getBoolean("supported"), true);
  EXPECT_EQ(First.getArray("arguments")->size(), 1u);
  EXPECT_EQ((*All)[1].getAsObject()->getString("kind"), "header");
  EXPECT_EQ(query({}, /*Json=*/true).Out, "[]\n");
}

} // namespace
