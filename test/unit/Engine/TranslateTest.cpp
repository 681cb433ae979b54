//===- TranslateTest.cpp - whole translations of small projects -----------===//
//
// Part of hipwave, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Engine/Translate.h"
#include "TestFolder.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"

using namespace hipwave;
using testing::Contains;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;

namespace {

const std::string Runtime = "#include <cuda_runtime.h>\n";

class TranslateTest : public testing::Test {
protected:
  void file(std::string Name, std::string Text) {
    R.Files.push_back(T.write(Name, Text));
    R.Names.push_back(Name);
  }
  void command(std::string File, std::vector<std::string> Flags = {},
               std::string Compiler = "nvcc") {
    CompileCommand C{T.path(), T.path(File), {Compiler}};
    C.Args.insert(C.Args.end(), Flags.begin(), Flags.end());
    C.Args.insert(C.Args.end(), {"-c", File});
    R.Commands.push_back(C);
  }
  void run() {
    R.Directory = T.path();
    Last = translate(R);
  }
  const FileReport &of(std::string Name) const {
    for (const FileReport &F : Last.Files)
      if (Last.path(F.File) == Name)
        return F;
    ADD_FAILURE() << "no report on " << Name;
    return Last.Files.front();
  }
  std::string text(std::string Name) const { return of(Name).NewText; }
  std::vector<std::string> rules(std::string Name) const {
    std::vector<std::string> Out;
    for (const Finding &F : of(Name).Findings)
      Out.push_back(F.Rule);
    return Out;
  }
  /// All that a report says, in one string.
  std::string all() const {
    std::string Out;
    for (const FileReport &F : Last.Files) {
      Out += "== " + Last.path(F.File) + "\n" + F.NewText;
      for (const Finding &X : F.Findings)
        Out += std::to_string(X.Where.Begin) + " " + X.Rule + " " + X.Message +
               " " + toString(X.From).str() + " " + toString(X.Basis).str() +
               " " + (X.WhyNot ? toString(*X.WhyNot).str() : "fixed") + "\n";
    }
    return Out;
  }
  /// One .cu file that has only what is given and the header.
  std::string one(std::string Code) {
    R.Files.clear();
    R.Names.clear();
    file("a.cu", Runtime + Code);
    run();
    std::string New = text("a.cu");
    return New.substr(New.find('\n') + 1);
  }

  TestFolder T;
  Request R;
  Report Last;
};

TEST_F(TranslateTest, OneFile) {
  EXPECT_EQ(one("cudaError_t e = cudaDeviceSynchronize();\n"),
            "hipError_t e = hipDeviceSynchronize();\n");
  EXPECT_EQ(text("a.cu").find("#include <hip/hip_runtime.h>\n"), 0u);
  EXPECT_EQ(of("a.cu").Outcome, FileOutcome::Translated);
}

TEST_F(TranslateTest, HostAndDeviceViews) {
  EXPECT_THAT(one("__device__ __host__ int f() {\n#ifdef __CUDA_ARCH__\n"
                  "  cudaError_t e; return __popc(1) + warpSize;\n#else\n"
                  "  return cudaGetLastError();\n#endif\n}\n"),
              testing::AllOf(HasSubstr("hipError_t e;"),
                             HasSubstr("return hipGetLastError();")));
  unsigned Warps = 0;
  for (const Finding &F : of("a.cu").Findings)
    if (F.Rule == "warp-intrinsic") {
      ++Warps;
      EXPECT_EQ(F.Basis, Evidence::Typed) << "the device's view compiles it";
      EXPECT_NE(F.From, Origin::InactiveCode);
    }
  EXPECT_EQ(Warps, 1u);
}

TEST_F(TranslateTest, BranchesThatNobodyCompiles) {
  EXPECT_EQ(one("int f() {\n#ifdef NEVER\n  return cudaGetLastError();\n"
                "#endif\n  return 0; }\n"),
            "int f() {\n#ifdef NEVER\n  return hipGetLastError();\n"
            "#endif\n  return 0; }\n");
}

TEST_F(TranslateTest, AHeaderOfTwoUnits) {
  file("a.cu", "#define A\n#include \"h.h\"\n");
  file("b.cu", "#include \"h.h\"\n");
  file("h.h", Runtime +
                  "#ifdef A\ninline int f() { return cudaGetLastError(); }\n"
                  "#else\ninline int g() { return cudaDeviceReset(); }\n"
                  "#endif\n");
  command("a.cu");
  command("b.cu", {"-DB"});
  run();
  EXPECT_THAT(text("h.h"), HasSubstr("return hipGetLastError();"));
  EXPECT_THAT(text("h.h"), HasSubstr("return hipDeviceReset();"));
  for (const Finding &F : of("h.h").Findings)
    if (F.Rule == "api-renamed") {
      EXPECT_EQ(F.Basis, Evidence::Typed);
      EXPECT_EQ(F.From, Origin::Direct);
    }
  EXPECT_EQ(rules("h.h").size(), 3u) << all();
}

TEST_F(TranslateTest, UnitsThatDisagree) {
  file("a.cu", Runtime + "#include \"h.h\"\n");
  file("b.cu", "int cudaGetLastError(int = 0);\n#include \"h.h\"\n");
  file("h.h", "inline int f() { return (cudaGetLastError)(); }\n");
  command("a.cu");
  command("b.cu", {}, "g++");
  R.Commands.back().Args = {"g++", "-x", "c++", "-c", "b.cu"};
  run();
  EXPECT_THAT(text("h.h"), HasSubstr("(cudaGetLastError)()"));
  EXPECT_THAT(rules("h.h"), Contains("api-disagreement")) << all();
}

TEST_F(TranslateTest, AMissingHeader) {
  EXPECT_THAT(
      one("#include \"gone.h\"\nint f() { return cudaGetLastError(); }\n"),
      HasSubstr("return hipGetLastError();"));
  EXPECT_THAT(rules("a.cu"), Contains("missing-header"));
}

TEST_F(TranslateTest, ASyntaxError) {
  std::string New = one("int f() { return cudaGetLastError() ) ; }\n"
                        "int g() { return cudaDeviceReset(; }}}\n"
                        "int h() { return cudaDeviceSynchronize(); }\n");
  EXPECT_THAT(New, Not(HasSubstr("cuda")));
  EXPECT_THAT(rules("a.cu"), Contains("parse-error"));
}

TEST_F(TranslateTest, CAndCxxUnits) {
  file("a.c", "#include <cuda_runtime_api.h>\nint f(void) {\n"
              "  struct cudaDeviceProp new; return "
              "cudaGetDeviceProperties(&new, 0); }\n");
  file("b.cpp", "#include <cuda_runtime_api.h>\nint f(cudaStream_t s) { return "
                "cudaStreamDestroy(s); }\n");
  run();
  EXPECT_THAT(text("a.c"), HasSubstr("return hipGetDeviceProperties(&new, 0)"));
  EXPECT_THAT(
      text("b.cpp"),
      HasSubstr("int f(hipStream_t s) { return hipStreamDestroy(s); }"));
  EXPECT_THAT(text("a.c"), HasSubstr("#include <hip/hip_runtime_api.h>"));
  EXPECT_THAT(rules("a.c"), Not(Contains("parse-error"))) << all();
}

TEST_F(TranslateTest, TheProjectsOwnNames) {
  std::string Own =
      "struct Pool { int cudaMalloc(int); };\n"
      "namespace n { int cudaFree(int); }\n"
      "int f(Pool &p) { return p.cudaMalloc(1) + n::cudaFree(2); }\n";
  EXPECT_EQ(one(Own), Own);
  EXPECT_EQ(one(Own + "auto e = cudaFree(0);\n"),
            Own + "auto e = hipFree(0);\n");
}

TEST_F(TranslateTest, UsingDirectives) {
  EXPECT_EQ(one("namespace n { int cudaFree(int); }\nusing namespace n;\n"
                "int a = cudaFree(1); auto b = cudaFree((void *)0);\n"),
            "namespace n { int cudaFree(int); }\nusing namespace n;\n"
            "int a = cudaFree(1); auto b = hipFree((void *)0);\n");
}

TEST_F(TranslateTest, DependentNames) {
  std::string New = one("template <class T> int f(void *p) {\n"
                        "  cudaFree(p);\n  return T::cudaFree(p);\n}\n");
  EXPECT_THAT(New, HasSubstr("  hipFree(p);\n"));
  EXPECT_THAT(New, HasSubstr("  return T::cudaFree(p);\n"));
  EXPECT_THAT(New, HasSubstr("  // TODO(hipwave:dependent-name)"));
}

TEST_F(TranslateTest, DesignatedInitialisers) {
  EXPECT_EQ(one("struct S { int cudaFree; };\nS s = {.cudaFree = 1};\n"
                "cudaExtent e = {.width = 1};\n"),
            "struct S { int cudaFree; };\nS s = {.cudaFree = 1};\n"
            "hipExtent e = {.width = 1};\n");
}

TEST_F(TranslateTest, MacroBodies) {
  EXPECT_EQ(one("#define F(P) cudaFree(P)\nint f(void *p) { return F(p); }\n"),
            "#define F(P) hipFree(P)\nint f(void *p) { return F(p); }\n");
  std::string New = one("#define F(P) cudaFree(P)\n"
                        "int f(void *p) { return F(p); }\n"
                        "namespace n { int cudaFree(int *);\n"
                        "int g(int *p) { return F(p); } }\n");
  EXPECT_THAT(New, HasSubstr("#define F(P) cudaFree(P)\n"));
  EXPECT_THAT(rules("a.cu"), Contains("api-disagreement"));
}

TEST_F(TranslateTest, LaunchesInBothForms) {
  std::string Code = "__global__ void k(int);\nvoid f() { k<<<1, 2>>>(3); }\n";
  EXPECT_EQ(one(Code), Code);
  R.Options.Launch = LaunchSyntax::Macro;
  EXPECT_THAT(one(Code), HasSubstr("hipLaunchKernelGGL(k, 1, 2, 0, 0, 3);"));
}

TEST_F(TranslateTest, DisabledRulesAndPasses) {
  std::string Code = "int f() { return cudaGetLastError(); }\n";
  R.Options.Disabled = {"api-renamed"};
  EXPECT_EQ(one(Code), Code);
  R.Options.Disabled = {"rename-api", "includes"};
  EXPECT_EQ(one(Code), Code);
  EXPECT_EQ(of("a.cu").Outcome, FileOutcome::Unchanged);
}

TEST_F(TranslateTest, FilesThatCantBeRead) {
  R.Files.push_back(T.path("gone.cu"));
  R.Names.push_back("gone.cu");
  file("a.cu", "auto e = cudaDeviceReset();\n");
  run();
  EXPECT_EQ(of("gone.cu").Outcome, FileOutcome::Unreadable);
  EXPECT_THAT(rules("gone.cu"), Contains("file-unreadable"));
  EXPECT_THAT(text("a.cu"), HasSubstr("hipDeviceReset"));
}

TEST_F(TranslateTest, NoFiles) {
  run();
  EXPECT_THAT(Last.Files, IsEmpty());
}

TEST_F(TranslateTest, ASecondRunChangesNothing) {
  std::string Code =
      "__device__ int f(int x) { return __shfl_xor_sync(~0u, x, 1); }\n"
      "int g() { return cudaGetLastError() + cudaNoSuchThing(); }\n";
  file("a.cu", Code);
  run();
  std::string Once = text("a.cu");
  EXPECT_THAT(Once, HasSubstr("TODO(hipwave:warp-intrinsic)"));
  T.write("a.cu", Once);
  run();
  EXPECT_EQ(text("a.cu"), Once);
}

/// A project with a bit of everything.
class TranslateProject : public TranslateTest {
protected:
  void SetUp() override {
    file("inc/h.h",
         "#pragma once\n#include <cuda_runtime.h>\n"
         "#ifdef FAST\n__device__ inline int w(int x) { return "
         "__shfl_xor_sync(~0u, x, 1); }\n"
         "#endif\n#define CHECK(X) if ((X) != cudaSuccess) return 1\n");
    file("src/host.cpp", "#include \"h.h\"\nint host() { "
                         "CHECK(cudaDeviceReset()); return 0; }\n");
    file(
        "src/broken.cu",
        "#include \"h.h\"\n#include \"gone.h\"\nint x = cudaGetLastError( ;\n");
    for (std::string I : {"0", "1", "2", "3"}) {
      file("src/u" + I + ".cu",
           "#include \"h.h\"\n#include <vector>\n__global__ void k" + I +
               "(float *p) {\n#if __CUDA_ARCH__ >= 700\n  "
               "__syncwarp();\n#endif\n}\n"
               "int f" +
               I + "(float *p) { k" + I +
               "<<<1, 2>>>(p); CHECK(cudaFree(p)); "
               "return cudaNoSuchThing(); }\n");
      command("src/u" + I + ".cu",
              {"-Iinc", "-std=c++17", I < "2" ? "-DFAST" : "-DSLOW"});
    }
    command("src/host.cpp", {"-Iinc"}, "g++");
    command("src/broken.cu", {"-Iinc"});
  }
};

TEST_F(TranslateProject, SeedsDoNotMatter) {
  R.UseSeeds = true;
  run();
  std::string With = all();
  R.UseSeeds = false;
  run();
  EXPECT_EQ(With, all());
}

TEST_F(TranslateProject, JobsDoNotMatter) {
  run();
  std::string One = all();
  R.Jobs = 4;
  for (unsigned I = 0; I != 3; ++I) {
    run();
    EXPECT_EQ(One, all());
  }
}

TEST_F(TranslateProject, ProgressCountsAllUnits) {
  Progress End;
  R.OnProgress = [&](const Progress &P) { End = P; };
  R.Jobs = 2;
  run();
  EXPECT_EQ(End.Units, 6u);
  EXPECT_EQ(End.UnitsDone, 6u);
}

} // namespace
