//===- ScanTest.cpp -------------------------------------------------------===//
//
// Part of hipwave, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Engine/Scan.h"
#include "TestFolder.h"
#include "llvm/Support/FormatVariadic.h"
#include "gtest/gtest.h"

using namespace hipwave;

namespace {

class Scan : public testing::Test {
protected:
  void write(const std::string &Name, const std::string &Text) {
    Paths.push_back(Folder.write(Name, Text));
    Names.push_back(Name);
  }
  ScanReport scan(unsigned Jobs = 1) const {
    return scanFiles(Paths, Facts, Jobs, Names);
  }
  /// Counts of a single file with this text.
  ScanCounts counts(const std::string &Text) {
    Paths.clear();
    Names.clear();
    write("a.cu", Text);
    return scan().All;
  }

  TestFolder Folder;
  Catalog Facts;
  std::vector<std::string> Paths, Names;
};

TEST_F(Scan, Uses) {
  ScanCounts C = counts("#include <cuda_runtime.h>\n"
                        "void f() {\n"
                        "  cudaMalloc(&p, 1); // cudaMalloc\n"
                        "  cudaFree(p); puts(\"cudaFree\");\n"
                        "  cudaNoSuchThing(p);\n"
                        "  k<<<1, 2>>>(p);\n"
                        "  s.cudaFree(); N::cudaFree(); t->cudaFree;\n"
                        "}\n");
  EXPECT_EQ(2u, C.Supported);
  EXPECT_EQ(0u, C.Unsupported);
  EXPECT_EQ(1u, C.Unknown);
  EXPECT_EQ(1u, C.Launches);
  EXPECT_EQ(1u, C.Includes);
}

TEST_F(Scan, AllBranchesAndMacros) {
  EXPECT_EQ(2u, counts("#if 0\ncudaFree(p);\n#endif\n"
                       "#define F(p) cudaFree(p)\n")
                    .Supported);
}

TEST_F(Scan, WarpsTensorCoresAndAssembly) {
  ScanCounts C = counts("int v = __shfl_down_sync(m, v, 1) + warpSize;\n"
                        "using namespace nvcuda;\n"
                        "wmma::mma_sync(c, a, b, c);\n"
                        "asm volatile(\"bar.sync 0;\"); __asm__(\"x\");\n"
                        "int asm_count;\n");
  EXPECT_EQ(2u, C.WarpSites);
  EXPECT_EQ(1u, C.TensorCores);
  EXPECT_EQ(2u, C.InlineAsm);
}

TEST_F(Scan, Namespaces) {
  EXPECT_EQ(1u, counts("cub::DeviceReduce::Sum(a, b);\n").Supported);
  EXPECT_EQ(1u, counts("::cub::DeviceReduce::Sum(a, b);\n").Supported);
  EXPECT_EQ(1u, counts("thrust::sort(a, b);\n").Supported);
  EXPECT_EQ(1u, counts("namespace cg = cooperative_groups;\n"
                       "auto b = cg::this_thread_block();\n")
                    .Supported);
  EXPECT_EQ(1u, counts("using namespace cooperative_groups;\n"
                       "auto b = this_thread_block();\n")
                    .Supported);
  EXPECT_EQ(0u, counts("auto b = this_thread_block();\n").Supported);
  EXPECT_EQ(1u, counts("cub::NoSuchThing x;\n").Unknown);
}

TEST_F(Scan, NamesOfTheProject) {
  ScanCounts C = counts("#define cudaCheck(x) x\n"
                        "__global__ void cudaKernel(int a) {}\n"
                        "cudaError_t cudaStatus = cudaCheck(1);\n"
                        "cudaKernel<<<1, 1>>>(1);\n");
  EXPECT_EQ(0u, C.Unknown);
  EXPECT_EQ(4u, C.Own);
}

TEST_F(Scan, MacrosHideWhereTheyAreSeen) {
  write("a/host.h", "#define cudaFree free\n");
  write("a/a.cu", "#include \"deep.h\"\nvoid f() { cudaFree(p); }\n");
  write("a/deep.h", "#include \"host.h\"\n");
  write("b/b.cu", "void f() { cudaFree(p); }\n");
  ScanReport R = scan();
  EXPECT_EQ(0u, R.Files[1].Counts.Supported);
  EXPECT_EQ(1u, R.Files[1].Counts.Own);
  EXPECT_EQ(1u, R.Files[3].Counts.Supported);
}

TEST_F(Scan, SkippedFiles) {
  write("a.bin", std::string("cudaMalloc\0x", 12));
  Paths.push_back(Folder.path("no-such-file.cu"));
  Names.push_back("no-such-file.cu");
  write("empty.cu", "");
  ScanReport R = scan();
  EXPECT_EQ("not text", R.Files[0].Skipped);
  EXPECT_NE("", R.Files[1].Skipped);
  EXPECT_EQ("", R.Files[2].Skipped);
  EXPECT_EQ(2u, R.FilesSkipped);
  EXPECT_EQ(0u, R.FilesWithCuda);
}

TEST_F(Scan, ListsSayWhereAndHowOften) {
  write("a.cu", "\nint a = cudaNoSuchThing(1);\n");
  write("b.cu", "int b = cudaNoSuchThing(1) + cudaNoSuchThing(2);\n"
                "int c = cudaNorThis(1);\n");
  ScanReport R = scan();
  ASSERT_EQ(2u, R.Unknown.size());
  EXPECT_EQ("cudaNoSuchThing", R.Unknown[0].Name);
  EXPECT_EQ(3u, R.Unknown[0].Uses);
  EXPECT_EQ(2u, R.Unknown[0].Files);
  EXPECT_EQ("a.cu", R.Unknown[0].FirstFile);
  EXPECT_EQ(2u, R.Unknown[0].FirstLine);
}

TEST_F(Scan, SameForAnyNumberOfJobs) {
  for (int I = 0; I != 40; ++I)
    write("f" + std::to_string(I) + ".cu",
          "void f() { cudaFree(p); cudaNoSuchThing" + std::to_string(I % 7) +
              "(1); }\n");
  auto Json = [](const ScanReport &R) {
    return llvm::formatv("{0}", llvm::json::Value(scanToJson(R))).str();
  };
  EXPECT_EQ(Json(scan(1)), Json(scan(8)));
}

TEST_F(Scan, Text) {
  write("a.cu", "#include <cuda_runtime.h>\nvoid f() { cudaFree(p); }\n"
                "int a = cudaNoSuchThing(1);\n");
  std::string Text;
  llvm::raw_string_ostream Out(Text);
  printScan(scan(), Out);
  EXPECT_NE(std::string::npos, Text.find("1 file, 3 lines; 1 file uses CUDA"));
  EXPECT_NE(std::string::npos, Text.find("cudaNoSuchThing"));
  EXPECT_NE(std::string::npos, Text.find("a.cu:3"));
  EXPECT_NE(std::string::npos, Text.find("nothing was parsed"));
}

} // namespace
