//===- FindUsesTest.cpp - what each name is, and which uses there are -----===//
//
// Part of hipwave, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Match/Unit.h"
#include "ParseText.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"

using namespace hipwave;
using testing::ElementsAre;
using testing::IsEmpty;

namespace {

struct Found {
  std::vector<std::string> Names; ///< "cudaFree:CT" in the order of the text.
  std::vector<std::string> Calls, Launches, Pasted, Asms, Qualified;
};

/// C cuda, U user, D dependent, T typed, M in a macro's argument.
std::string letters(NameFacts F) {
  std::string Out;
  for (auto [Bit, Letter] :
       {std::pair(NameFacts::Cuda, 'C'), std::pair(NameFacts::User, 'U'),
        std::pair(NameFacts::Dependent, 'D'), std::pair(NameFacts::Typed, 'T'),
        std::pair(NameFacts::InMacroArg, 'M')})
    if (F.is(Bit))
      Out += Letter;
  return Out;
}

Found find(std::string Code,
           ClangCommand::Language Lang = ClangCommand::Language::Cuda,
           bool Errors = false) {
  ParseText P({{"a.cu", "#include <cuda_runtime.h>\n" + Code}}, Lang);
  Found Out;
  ParseResult Result = P.parse([&](ParsedUnit &Parsed) {
    EXPECT_EQ(!Parsed.Errors.empty(), Errors)
        << (Parsed.Errors.empty() ? "" : Parsed.Errors.front().Message);
    UnitFacts Facts;
    Unit U = findUses(Parsed, Catalog(), Facts);
    const std::string &Text = P.Files[0].second;
    for (const auto &[At, N] : Facts.Files[0].Names) {
      size_t End = At;
      while (End < Text.size() && (isalnum(Text[End]) || Text[End] == '_'))
        ++End;
      Out.Names.push_back(Text.substr(At, End - At) + ":" + letters(N));
    }
    for (const auto &[At, Full] : Facts.Files[0].Qualified)
      Out.Qualified.push_back(Full);
    for (const CallUse &C : U.Calls)
      Out.Calls.push_back(C.What->Cuda.str());
    for (const LaunchUse &L : U.Launches)
      Out.Launches.push_back(L.OnDevice ? "device" : "host");
    for (const PastedUse &N : U.Pasted)
      Out.Pasted.push_back(N.PrefixText + "+" + N.Name);
    for (const AsmUse &A : U.Asms)
      Out.Asms.push_back(A.OnDevice ? "device" : "host");
  });
  EXPECT_EQ(Result, ParseResult::Done);
  return Out;
}

TEST(FindUses, CudasNames) {
  Found F = find("cudaError_t f(cudaStream_t s) {\n"
                 "  cudaMemcpyKind k = cudaMemcpyHostToDevice;\n"
                 "  return cudaStreamSynchronize(s);\n}\n");
  EXPECT_THAT(F.Names,
              ElementsAre("cudaError_t:CT", "cudaStream_t:CT",
                          "cudaMemcpyKind:CT", "cudaMemcpyHostToDevice:CT",
                          "cudaStreamSynchronize:CT"));
  EXPECT_THAT(F.Calls, ElementsAre("cudaStreamSynchronize"));
}

TEST(FindUses, TheProjectsNames) {
  EXPECT_THAT(find("struct S { int cudaFree(int); };\n"
                   "int g(S s) { return s.cudaFree(1); }\n")
                  .Names,
              ElementsAre("cudaFree:U", "cudaFree:U"));
  EXPECT_THAT(find("namespace n { int cudaMine(); }\n"
                   "int x = n::cudaMine();\n")
                  .Names,
              ElementsAre("cudaMine:U", "cudaMine:U"));
  EXPECT_THAT(find("int f(int cudaFree) { return cudaFree; }\n").Names,
              ElementsAre("cudaFree:U", "cudaFree:U"));
  EXPECT_THAT(find("template <class cudaStream_t> cudaStream_t f();\n").Names,
              ElementsAre("cudaStream_t:U", "cudaStream_t:U"));
}

TEST(FindUses, UsingDirective) {
  EXPECT_THAT(find("namespace n { int cudaFree(int); }\nusing namespace n;\n"
                   "int x = cudaFree(1); auto y = cudaFree((void *)0);\n")
                  .Names,
              ElementsAre("cudaFree:U", "cudaFree:U", "cudaFree:CT"));
}

TEST(FindUses, UsingDeclaration) {
  EXPECT_THAT(find("namespace n { using ::cudaStream_t; }\n"
                   "n::cudaStream_t s;\n")
                  .Names,
              testing::Each(testing::StartsWith("cudaStream_t:C")));
}

TEST(FindUses, DependentNames) {
  Found F = find("template <class T> void f(T t, void *p) {\n"
                 "  typename T::cudaStream_t s; T::cudaFree(p);\n"
                 "  t.cudaMalloc(p); cudaFree(p); }\n");
  EXPECT_THAT(F.Names, ElementsAre("cudaStream_t:D", "cudaFree:D",
                                   "cudaMalloc:D", "cudaFree:CT"));
  EXPECT_THAT(find("template <class T> void f(T t) { cudaFree(t); }\n").Names,
              ElementsAre(testing::StartsWith("cudaFree:C")));
}

TEST(FindUses, Initialisers) {
  EXPECT_THAT(find("cudaPos p = {.x = 1};\n"
                   "struct S { int cudaFree; };\nS s = {.cudaFree = 1};\n")
                  .Names,
              ElementsAre("cudaPos:CT", "cudaFree:U", "cudaFree:U"));
  EXPECT_THAT(find("struct S { int cudaFree; S() : cudaFree(1) {} };\n").Names,
              ElementsAre("cudaFree:U", "cudaFree:U"));
}

TEST(FindUses, MacroArgumentsAndBodies) {
  EXPECT_THAT(find("#define ID(X) X\n#define NOW cudaGetLastError()\n"
                   "int x = ID(cudaGetLastError()) + NOW;\n")
                  .Names,
              ElementsAre("cudaGetLastError:CT", "cudaGetLastError:CTM"));
}

TEST(FindUses, ABodyWhoseExpansionsDisagree) {
  EXPECT_THAT(find("#define FREE(P) cudaFree(P)\n"
                   "int f(void *p) { return FREE(p); }\n"
                   "namespace n { int cudaFree(int *);\n"
                   "int g(int *p) { return FREE(p); } }\n")
                  .Names,
              ElementsAre("cudaFree:CUT", "cudaFree:U"));
}

TEST(FindUses, Macros) {
  EXPECT_THAT(find("int v = CUDART_VERSION;\n").Names,
              ElementsAre("CUDART_VERSION:CT"));
  EXPECT_THAT(find("#define CUDA_ENTRY 1\nint v = CUDA_ENTRY;\n").Names,
              testing::Each("CUDA_ENTRY:U"));
}

TEST(FindUses, PastedNames) {
  Found F = find("#define CALL(X) cuda##X\nint x = CALL(GetLastError)();\n");
  EXPECT_THAT(F.Pasted, ElementsAre("cuda+cudaGetLastError"));
  EXPECT_THAT(find("#define CALL(X, Y) X##Y\n"
                   "int x = CALL(cudaGet, LastError)();\n")
                  .Pasted,
              ElementsAre("+cudaGetLastError"));
}

TEST(FindUses, LaunchesAndAssembly) {
  Found F = find("__global__ void k(int);\nvoid f() { k<<<1, 2>>>(3); }\n"
                 "__device__ void d() { asm(\"\"); k<<<1, 1>>>(1); }\n"
                 "template <class T> __global__ void t(T);\n"
                 "template <class T> void g(T x) { t<T><<<1, 1>>>(x); }\n");
  EXPECT_THAT(F.Launches, ElementsAre("host", "device", "host"));
  EXPECT_THAT(F.Asms, ElementsAre("device"));
}

TEST(FindUses, WhatDoesNotParse) {
  Found F = find("void f() { int x = ; cudaDeviceReset(); }\n"
                 "int g() { return cudaGetLastError(); }\n"
                 "void h() { cudaDeviceSynchronize( }\n",
                 ClangCommand::Language::Cuda, /*Errors=*/true);
  EXPECT_THAT(F.Names, testing::Contains("cudaDeviceReset:CT"));
  EXPECT_THAT(F.Names, testing::Contains("cudaGetLastError:CT"));
}

TEST(FindUses, HostLanguages) {
  for (auto Lang : {ClangCommand::Language::C, ClangCommand::Language::Cxx}) {
    Found F = find("int f(void) { struct cudaDeviceProp p;\n"
                   "  return cudaGetDeviceProperties(&p, 0); }\n",
                   Lang);
    EXPECT_THAT(F.Names,
                ElementsAre("cudaDeviceProp:CT", "cudaGetDeviceProperties:CT"));
  }
}

TEST(FindUses, QualifiedNames) {
  Found F = find("#include <cooperative_groups.h>\n"
                 "namespace cg = cooperative_groups;\n"
                 "__device__ void f() { cg::thread_block b =\n"
                 "  cg::this_thread_block(); b.sync(); }\n");
  EXPECT_THAT(F.Qualified,
              testing::Contains("cooperative_groups::this_thread_block"));
}

TEST(FindUses, NothingToFind) {
  Found F = find("int main() { return 0; }\n");
  EXPECT_THAT(F.Names, IsEmpty());
  EXPECT_THAT(F.Calls, IsEmpty());
}

} // namespace
