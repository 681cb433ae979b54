//===- BuildFilesTest.cpp - CUDA's toolchain in build files ---------------===//
//
// Part of hipwave, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// POSITIVE-FOR: build-file-not-translated
// NEGATIVE-FOR: build-file-not-translated

#include "Engine/BuildFiles.h"
#include "TestFolder.h"
#include "gtest/gtest.h"

using namespace hipwave;

namespace {

struct LineCase {
  const char *File, *Line;
  /// Message without advice; empty: nothing is found. Several by "|".
  const char *Found;
};

class Line : public testing::TestWithParam<LineCase> {};

TEST_P(Line, IsUnderstood) {
  const LineCase &C = GetParam();
  std::string Found;
  for (const Finding &F : inspectBuildFile(C.File, C.Line, 0)) {
    Found += (Found.empty() ? "" : "|") + F.Message;
    EXPECT_FALSE(F.WantsTodo);
    EXPECT_FALSE(F.isResolved());
    EXPECT_FALSE(F.Advice.empty());
    EXPECT_LT(F.Where.Begin, F.Where.End);
  }
  EXPECT_EQ(Found, C.Found) << C.Line;
}

const LineCase Lines[] = {
    {"Makefile", "NVCC = nvcc",
     "Makefile calls nvcc, which does not compile HIP"},
    {"Makefile", "ARCH = -gencode arch=compute_80,code=sm_80",
     "Makefile passes nvcc's -gencode, which HIP's compilers don't know"},
    {"x/Makefile", "F = -arch=sm_70 -Xcompiler -Wall --expt-relaxed-constexpr",
     "Makefile passes nvcc's -arch, -Xcompiler and --expt-relaxed-constexpr, "
     "which HIP's compilers don't know"},
    {"Makefile", "LDLIBS = -lcudart -lcufft -lm",
     "Makefile links -lcudart and -lcufft, which HIP programs don't need"},
    {"Makefile", "# nvcc -gencode was here", ""},
    {"Makefile", "CFLAGS = -O2 -march=native -Wall", ""},
    {"Makefile", "my_nvcc_wrapper: a.o", ""},
    {"CMakeLists.txt", "enable_language(CUDA)",
     "CMakeLists.txt uses CMake's CUDA support through enable_language(CUDA)"},
    {"CMakeLists.txt", "find_package(CUDAToolkit REQUIRED)",
     "CMakeLists.txt uses CMake's CUDA support through "
     "find_package(CUDAToolkit"},
    {"CMakeLists.txt", "project(x LANGUAGES CXX CUDA)",
     "CMakeLists.txt uses CMake's CUDA support through CUDA"},
    {"CMakeLists.txt", "target_link_libraries(x CUDA::cudart CUDA::cufft)",
     "CMakeLists.txt links CUDA::cudart and CUDA::cufft, which HIP programs "
     "don't "
     "need"},
    {"CMakeLists.txt", "set(CMAKE_CUDA_ARCHITECTURES 80)",
     "CMakeLists.txt uses CMake's CUDA support through "
     "CMAKE_CUDA_ARCHITECTURES"},
    {"CMakeLists.txt", "message(\"no CUDA here\")", ""},
    {"setup.py", "    extra_compile_args={'nvcc': ['-O3', '-gencode=arch=x']},",
     "setup.py passes nvcc's -gencode, which HIP's compilers don't know"},
    {"setup.py", "    ext_modules=[CUDAExtension('x', ['x.cu'])],", ""},
    {"build.sh", "nvcc -O3 a.cu",
     "build.sh calls nvcc, which does not compile HIP"},
    {"config.mk", "SM = sm_90a",
     "config.mk names the NVIDIA architecture sm_90a"},
};
INSTANTIATE_TEST_SUITE_P(Table, Line, testing::ValuesIn(Lines));

TEST(BuildFiles, KnownByTheirNames) {
  for (const char *Name :
       {"Makefile", "a/b/CMakeLists.txt", "x.cmake", "rules.mk", "setup.py",
        "meson.build", "BUILD", "BUILD.bazel", "Makefile.am", "x.cmake.in",
        "build.sh"})
    EXPECT_TRUE(isBuildFile(Name)) << Name;
  for (const char *Name :
       {"main.cu", "README.md", "setup.py.txt", "make.txt", "x.py"})
    EXPECT_FALSE(isBuildFile(Name)) << Name;
}

TEST(BuildFiles, PlacesAreOffsetsInTheFile) {
  std::string Text = "all:\n\t$(NVCC) -gencode x\n\tnvcc y\n";
  std::vector<Finding> Found = inspectBuildFile("Makefile", Text, 7);
  ASSERT_EQ(Found.size(), 2u);
  EXPECT_EQ(Found[0].Where, (Span{7, uint32_t(Text.find("-gencode")),
                                  uint32_t(Text.find(" x\n"))}));
  EXPECT_EQ(Found[1].Where.Begin, Text.find("nvcc y"));
}

TEST(BuildFiles, JoinTheReportInItsOrder) {
  TestFolder T;
  std::string Make = T.write("Makefile", "nvcc\n"),
              Clean = T.write("x.mk", "all:\n");
  Report R;
  R.Paths = {"z.cu"};
  R.Files.resize(1);
  reportBuildFiles({Make, Clean, T.path("gone.mk")},
                   {"Makefile", "x.mk", "gone.mk"}, R);
  ASSERT_EQ(R.Files.size(), 3u);
  EXPECT_EQ(R.path(R.Files[0].File), "Makefile");
  EXPECT_EQ(R.Files[0].Outcome, FileOutcome::Copied);
  EXPECT_EQ(R.Files[0].Findings.at(0).Where.File, R.Files[0].File);
  EXPECT_EQ(R.path(R.Files[1].File), "gone.mk");
  EXPECT_EQ(R.Files[1].Outcome, FileOutcome::Unreadable);
}

} // namespace
