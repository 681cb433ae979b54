// Part of hipwave, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Catalog/Overlay.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/raw_ostream.h"
#include "gtest/gtest.h"

using namespace hipwave;

namespace {

/// The message of the error that `Yaml` gives; empty if it gives none.
std::string fault(llvm::StringRef Yaml) {
  Overlay O;
  return llvm::toString(O.add(llvm::MemoryBufferRef(Yaml, "my.yaml")));
}

/// A file with one record, without its braces.
std::string record(llvm::StringRef Fields) {
  return ("entities:\n- {" + Fields + "}\n").str();
}

TEST(OverlayTest, ReadsEveryField) {
  Overlay O;
  std::string Message = llvm::toString(O.add(llvm::MemoryBufferRef(R"yaml(
library: blas
kind: function
source: own
entities:
- cuda: cublasFoo
  since: "11.10"
  removed: "12.0.1"
  hip: {name: hipblasFoo, since: "6.2", deprecated: "7.0"}
  alt: {name: hipblasFoo2, count: 3}
  roc: rocblas_foo
  advice: look at it
  differs: "value 1 in CUDA, 2 in HIP"
  declared: {hip: unknown, cuda: absent}
  notes: [v2-api-only, "hip-abi-changed:7.0"]
  traits: [warp-shuffle, warp-size]
  arguments:
  - wrap: {at: 0, with: HIP_SYMBOL}
  - insert: {at: 2, with: "0", when-count: 2}
  - move: {at: 3, to: 1}
  - drop: {at: 4}
- {cuda: CUBLAS_FOO, kind: macro, library: driver, unsupported: no such thing}
)yaml",
                                                                   "my.yaml")));
  ASSERT_EQ(Message, "");
  const Entity *E = O.find("cublasFoo");
  ASSERT_TRUE(E);
  EXPECT_EQ(E->Hip, "hipblasFoo");
  EXPECT_EQ(E->Lib, Library::Blas);
  EXPECT_EQ(E->Kind, EntityKind::Function);
  EXPECT_EQ(E->InCuda.Added.Minor, 10);
  EXPECT_EQ(E->InCuda.Removed.Major, 12);
  EXPECT_EQ(E->InHip.Added.Major, 6);
  EXPECT_EQ(E->InHip.Deprecated.Major, 7);
  EXPECT_EQ(E->AltHip, "hipblasFoo2");
  EXPECT_EQ(E->AltCount, 3);
  EXPECT_EQ(E->Roc, "rocblas_foo");
  EXPECT_EQ(E->Notes, "v2-api-only hip-abi-changed:7.0");
  EXPECT_EQ(E->InHipHeaders, Declared::Unknown);
  EXPECT_EQ(E->InCudaHeaders, Declared::Absent);
  EXPECT_EQ(E->Source, "own");
  EXPECT_TRUE(E->has(Trait::WarpShuffle) && E->has(Trait::WarpSize));
  ASSERT_EQ(E->Arguments.size(), 4u);
  EXPECT_EQ(E->Arguments[1].WhenCount, 2);
  EXPECT_EQ(E->Arguments[1].With, "0");
  EXPECT_EQ(E->Arguments[2].To, 1);
  EXPECT_EQ(E->Arguments[3].Verb, ArgumentVerb::Drop);
  const Entity *Macro = O.find("CUBLAS_FOO");
  ASSERT_TRUE(Macro);
  EXPECT_EQ(Macro->Kind, EntityKind::Macro);
  EXPECT_EQ(Macro->Lib, Library::Driver);
  EXPECT_FALSE(Macro->isSupported());
  EXPECT_EQ(Macro->Reason, "no such thing");
}

TEST(OverlayTest, WinsOverTheCatalog) {
  auto O = std::make_shared<Overlay>();
  ASSERT_EQ(llvm::toString(O->add(llvm::MemoryBufferRef(
                "entities:\n- {cuda: cudaMalloc, hip: myMalloc}\n", "a"))),
            "");
  ASSERT_EQ(llvm::toString(O->add(llvm::MemoryBufferRef(
                "headers:\n- {cuda: \"cub/*\", hip: \"my/*\"}\n", "b"))),
            "");
  Catalog C(O);
  EXPECT_EQ(C.find("cudaMalloc")->Hip, "myMalloc");
  EXPECT_EQ(C.find("cudaFree")->Hip, "hipFree");
  EXPECT_EQ(C.hipHeader("cub/block/block_scan.cuh"), "my/block/block_scan.cuh");
  EXPECT_EQ(C.hipHeader("cub/cub.cuh"), "hipcub/hipcub.hpp");
  EXPECT_EQ(Catalog().find("cudaMalloc")->Hip, "hipMalloc");
}

TEST(OverlayTest, LaterFilesWin) {
  Overlay O;
  for (const char *Text : {"entities:\n- {cuda: cudaFoo, hip: first}\n",
                           "entities:\n- {cuda: cudaFoo, hip: second}\n"})
    ASSERT_EQ(llvm::toString(O.add(llvm::MemoryBufferRef(Text, "x"))), "");
  EXPECT_EQ(O.find("cudaFoo")->Hip, "second");
}

TEST(OverlayTest, SaysWhereTheFaultIs) {
  EXPECT_EQ(fault("entities:\n- {cuda: cudaFoo, hpi: x}\n").substr(0, 45),
            "my.yaml:2:19: error: unknown key 'hpi'; known");
  EXPECT_EQ(fault("entities:\n- {cuda: a, hip: b}\n- {cuda: c}\n"),
            "my.yaml:3:4: error: 'c' needs one of: hip, unsupported");
}

TEST(OverlayTest, SaysWhatIsWrong) {
  auto Has = [](const std::string &Yaml, llvm::StringRef Words) {
    std::string Message = fault(Yaml);
    EXPECT_TRUE(llvm::StringRef(Message).contains(Words)) << Message;
  };
  Has("nonsense", "either 'entities' or 'headers'");
  Has("", "either 'entities' or 'headers'");
  Has("entities: 3\n", "expected a list");
  Has("entities: [\n", "my.yaml:");
  Has(record("cuda: a, hip: b, unsupported: c"), "keep one");
  Has(record("hip: b"), "key 'cuda' is missing");
  Has(record("cuda: a, hip: yes"), "put it in quotes");
  Has(record("cuda: a, hip: b, since: 12.0"), "put it in quotes");
  Has(record("cuda: a, hip: b, since: \"12\""), "is not a version");
  Has(record("cuda: a, hip: b, kind: funktion"), "is not one of: function");
  Has(record("cuda: a, hip: b, library: x"), "is not one of: blas");
  Has(record("cuda: a, hip: b, traits: [warp]"), "is not one of: active-mask");
  Has(record("cuda: a, hip: b, traits: []"), "leave the key out");
  Has(record("cuda: a, hip: {since: \"1.0\"}"), "key 'name' is missing");
  Has(record("cuda: a, hip: b, alt: {name: c}"), "both 'name' and 'count'");
  Has(record("cuda: a, hip: b, arguments: [{warp: {at: 0}}]"),
      "is not one of: drop, insert");
  Has(record("cuda: a, hip: b, arguments: [{wrap: {at: 0}}]"),
      "both 'at' and 'with'");
  Has(record("cuda: a, hip: b, arguments: [{drop: {at: 0, to: 1}}]"),
      "unknown key 'to'");
  Has(record("cuda: a, hip: b, arguments: [{drop: {at: x}}]"), "number");
  Has(record("cuda: a, hip: b") + "- {cuda: a, hip: c}\n", "here twice");
}

TEST(OverlayTest, MissingFile) {
  auto O = loadOverlay({"/nonexistent/my.yaml"});
  ASSERT_FALSE(bool(O));
  EXPECT_TRUE(llvm::StringRef(llvm::toString(O.takeError()))
                  .contains("cannot read mapping file '/nonexistent/my.yaml'"));
}

TEST(OverlayTest, LoadsFiles) {
  llvm::SmallString<128> Path;
  int FD;
  ASSERT_FALSE(llvm::sys::fs::createTemporaryFile("overlay", "yaml", FD, Path));
  llvm::raw_fd_ostream(FD, true) << "entities:\n- {cuda: cudaFoo, hip: foo}\n";
  auto O = loadOverlay({Path.str().str()});
  llvm::sys::fs::remove(Path);
  ASSERT_TRUE(bool(O)) << llvm::toString(O.takeError());
  EXPECT_EQ(Catalog(*O).find("cudaFoo")->Hip, "foo");
}

} // namespace
