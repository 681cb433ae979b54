//===- FlagTranslationTest.cpp --------------------------------------------===//
//
// Part of hipwave, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "Frontend/Command.h"
#include "Frontend/CommandWords.h"
#include "Frontend/FlagTable.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/FileUtilities.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/raw_ostream.h"
#include "gtest/gtest.h"
#include <random>
#include <set>

using namespace llvm;
using namespace hipwave;

namespace {

ClangCommand translate(StringRef Line, StringRef File = "a.cu") {
  return translateCommand({"/p", ("/p/" + File).str(), splitShellWords(Line)});
}

/// The words for the parse, without the default standard.
std::string argsOf(const ClangCommand &C) {
  ArrayRef<std::string> Args = C.Args;
  if (!Args.empty() && Args.front() == "-std=gnu++17")
    Args = Args.drop_front();
  return join(Args, " ");
}

/// "W changes -dc; E unknown --x": level, kind and flag of each issue.
std::string issuesOf(const ClangCommand &C) {
  std::vector<std::string> Texts;
  for (const FlagIssue &I : C.Issues) {
    StringRef Kind = I.Rule;
    Kind.consume_front("flag-");
    Texts.push_back(toString(I.Level).take_front().upper() + " " + Kind.str() +
                    " " + I.Flag);
  }
  llvm::sort(Texts);
  return join(Texts, "; ");
}

struct Case {
  const char *Line;
  const char *Args;
  const char *Issues = "";
};

void check(ArrayRef<Case> Cases, StringRef File = "a.cu") {
  for (const Case &C : Cases) {
    SCOPED_TRACE(C.Line);
    ClangCommand Got = translate(C.Line, File);
    EXPECT_EQ(argsOf(Got), C.Args);
    EXPECT_EQ(issuesOf(Got), C.Issues);
  }
}

//===----------------------------------------------------------------------===//
// nvcc's own flags
//===----------------------------------------------------------------------===//

TEST(NvccFlags, PreprocessorFlagsInAllForms) {
  check({
      {"nvcc -c a.cu", ""},
      {"nvcc -DX -c a.cu -o a.o", "-DX"},
      {"nvcc -D X a.cu", "-DX"},
      {"nvcc -D=X a.cu", "-DX"},
      {"nvcc --define-macro X a.cu", "-DX"},
      {"nvcc --define-macro=X=1,Y a.cu", "-DX=1 -DY"},
      {"nvcc -DA,B=2 a.cu", "-DA -DB=2"},
      {"nvcc '-DA=f(1,2)' a.cu", "-DA=f(1 -D2)"},
      {"nvcc '-DA=f(1\\,2)' a.cu", "-DA=f(1,2)"},
      {"nvcc '-DA=\"1,2\"' a.cu", "-DA=\"1,2\""},
      {"nvcc '-DA=\\\"s\\\"' a.cu", "-DA=\"s\""},
      {"nvcc '-DA=a b' a.cu", "-DA=a b"},
      {"nvcc -DA= -DB a.cu", "-DA= -DB"},
      {"nvcc -UX,Y --undefine-macro Z a.cu", "-UX -UY -UZ"},
      {"nvcc -Ia -I b -I=c --include-path d,e a.cu", "-Ia -Ib -Ic -Id -Ie"},
      {"nvcc -isystem a,b -isystem=c --system-include d a.cu",
       "-isystem a -isystem b -isystem c -isystem d"},
      {"nvcc -include a.h,b.h --pre-include=c.h a.cu",
       "-include a.h -include b.h -include c.h"},
      {"nvcc -DX -UX -DX=2 a.cu", "-DX -UX -DX=2"},
  });
}

TEST(Words, AsAShellSplitsThem) {
  auto Split = [](StringRef Text) { return join(splitShellWords(Text), "|"); };
  EXPECT_EQ(Split(" a  b\tc\n"), "a|b|c");
  EXPECT_EQ(Split("'a b' \"c d\" e\\ f"), "a b|c d|e f");
  EXPECT_EQ(Split(R"('a\b' "c\d\"e" f\\g)"), R"(a\b|c\d"e|f\g)");
  EXPECT_EQ(Split("-DX='\"s\"' ''"), "-DX=\"s\"|");
  EXPECT_EQ(Split("'open"), "open");
  EXPECT_EQ(Split("end\\"), "end\\");
}

TEST(NvccFlags, Standards) {
  auto Std = [](StringRef Line) { return translate(Line).Args.front(); };
  EXPECT_EQ(Std("nvcc a.cu"), "-std=gnu++17");
  EXPECT_EQ(Std("nvcc -std=c++14 a.cu"), "-std=c++14");
  EXPECT_EQ(Std("nvcc --std c++20 a.cu"), "-std=c++20");
  EXPECT_EQ(Std("nvcc -std c++11 -std=c++17 a.cu"), "-std=c++17");
  EXPECT_EQ(Std("nvcc -std=c++0x a.cu"), "-std=c++11");
  EXPECT_EQ(Std("nvcc -std=c++1y a.cu"), "-std=c++14");
  EXPECT_EQ(Std("nvcc -std=c++1z a.cu"), "-std=c++17");
  EXPECT_EQ(Std("nvcc -std=c++2a a.cu"), "-std=c++20");
  EXPECT_EQ(Std("nvcc -Xcompiler -std=gnu++11 a.cu"), "-std=gnu++11");
  // nvcc gives its own to cicc, whatever the host compiler is told.
  EXPECT_EQ(Std("nvcc -std=c++14 -Xcompiler -std=c++11 a.cu"), "-std=c++14");
  check({
      {"nvcc -std=c++03 a.cu", "-std=c++11", "W changes-meaning -std=c++03"},
      {"nvcc -std=c++77 a.cu", "", "E malformed -std=c++77"},
      {"nvcc -std= a.cu", "", "E malformed -std="},
      {"nvcc -std=c11 a.cu", ""}, // ignored, as GCC does for C++
  });
}

TEST(NvccFlags, MacrosThatNvccDefines) {
  check({
      {"nvcc --extended-lambda a.cu", "-D__CUDACC_EXTENDED_LAMBDA__"},
      {"nvcc -extended-lambda a.cu", "-D__CUDACC_EXTENDED_LAMBDA__"},
      {"nvcc --expt-extended-lambda a.cu", "-D__CUDACC_EXTENDED_LAMBDA__"},
      {"nvcc -expt-extended-lambda a.cu", "-D__CUDACC_EXTENDED_LAMBDA__"},
      {"nvcc --expt-relaxed-constexpr a.cu", "-D__CUDACC_RELAXED_CONSTEXPR__"},
      {"nvcc -expt-relaxed-constexpr a.cu", "-D__CUDACC_RELAXED_CONSTEXPR__"},
      {"nvcc -G a.cu", "-D__CUDACC_DEBUG__"},
      {"nvcc --device-debug a.cu", "-D__CUDACC_DEBUG__"},
      {"nvcc -noeh a.cu", "-fno-exceptions"},
      {"nvcc -ftemplate-depth=100 a.cu", "-ftemplate-depth=100"},
  });
}

TEST(NvccFlags, RelocatableDeviceCode) {
  check({
      {"nvcc -rdc=true a.cu", "-D__CUDACC_RDC__",
       "W changes-meaning -rdc=true"},
      {"nvcc -rdc true a.cu", "-D__CUDACC_RDC__",
       "W changes-meaning -rdc true"},
      {"nvcc --relocatable-device-code true a.cu", "-D__CUDACC_RDC__",
       "W changes-meaning --relocatable-device-code true"},
      {"nvcc --relocatable-device-code=false a.cu", ""},
      {"nvcc -dc a.cu", "-D__CUDACC_RDC__", "W changes-meaning -dc"},
      {"nvcc --device-c a.cu", "-D__CUDACC_RDC__",
       "W changes-meaning --device-c"},
      {"nvcc -dw a.cu", ""},
      {"nvcc -dlink a.o", ""},
      {"nvcc -rdc=true -rdc=false a.cu", ""},
      {"nvcc -dlto a.cu", "-D__CUDACC_RDC__", "W changes-meaning -dlto"},
      {"nvcc -ewp a.cu", "-D__CUDACC_EWP__", "W changes-meaning -ewp"},
      {"nvcc -rdc=maybe a.cu", "", "E malformed -rdc=maybe"},
      {"nvcc -rdc", "", "E malformed -rdc"},
  });
  EXPECT_TRUE(translate("nvcc -rdc=true a.cu").Rdc);
  EXPECT_FALSE(translate("nvcc -dw a.cu").Rdc);
}

/// The flags that an advice tells to build with.
std::string advisedBy(StringRef Line) {
  std::string All;
  for (const FlagIssue &I : translate(Line).Issues) {
    StringRef Advice = I.Advice;
    if (Advice.consume_front("build with: "))
      All +=
          (Advice.take_until([](char C) { return C == ';' || C == ','; }) + " ")
              .str();
  }
  return StringRef(All).rtrim().str();
}

TEST(NvccFlags, DeviceArithmetic) {
  const std::string Ftz = "-fgpu-flush-denormals-to-zero";
  const std::string Div = "-fno-hip-fp32-correctly-rounded-divide-sqrt";
  const std::string Fast = "-fgpu-approx-transcendentals";
  const std::string Fmad = "-Xarch_device -ffp-contract=off";
  EXPECT_EQ(advisedBy("nvcc a.cu"), "");
  EXPECT_EQ(advisedBy("nvcc -ftz=true a.cu"), Ftz);
  EXPECT_EQ(advisedBy("nvcc --ftz true a.cu"), Ftz);
  EXPECT_EQ(advisedBy("nvcc -ftz=false a.cu"), "");
  EXPECT_EQ(advisedBy("nvcc -prec-div=false -prec-sqrt=false a.cu"), Div);
  EXPECT_EQ(advisedBy("nvcc -fmad=false a.cu"), Fmad);
  EXPECT_EQ(advisedBy("nvcc --fmad false a.cu"), Fmad);
  EXPECT_EQ(advisedBy("nvcc -fmad=true a.cu"), "");
  EXPECT_EQ(advisedBy("nvcc -Xptxas -fmad=false a.cu"), Fmad);
  EXPECT_EQ(advisedBy("nvcc -use_fast_math a.cu"),
            Ftz + " " + Div + " " + Fast);
  EXPECT_EQ(advisedBy("nvcc --use_fast_math a.cu"),
            Ftz + " " + Div + " " + Fast);
  // An explicit flag wins, before and behind; so does nvcc 13.0.
  EXPECT_EQ(advisedBy("nvcc -use_fast_math -ftz=false a.cu"), Div + " " + Fast);
  EXPECT_EQ(advisedBy("nvcc -ftz=false -use_fast_math a.cu"), Div + " " + Fast);
  EXPECT_EQ(advisedBy("nvcc -prec-div=true -use_fast_math a.cu"),
            Ftz + " " + Fast);
  EXPECT_EQ(advisedBy("nvcc -fmad=false -use_fast_math a.cu"),
            Ftz + " " + Div + " " + Fast + " " + Fmad);
  check({
      {"nvcc -use_fast_math a.cu", "", "W changes-meaning -use_fast_math"},
      {"nvcc -prec-div=false a.cu", "", "W changes-meaning -prec-div=false"},
      {"nvcc -prec-sqrt false a.cu", "", "W changes-meaning -prec-sqrt false"},
      {"nvcc -prec-div=false -prec-sqrt=false a.cu", "",
       "W changes-meaning -prec-div=false -prec-sqrt=false"},
      {"nvcc -ftz=1 a.cu", "", "E malformed -ftz=1"},
  });
  // Host code is not touched by any of them.
  check({{"nvcc -use_fast_math -ftz=true -fmad=false a.cpp", ""}}, "a.cpp");
}

TEST(NvccFlags, OtherChangesOfMeaning) {
  check({
      {"nvcc -default-stream per-thread a.cu",
       "-DCUDA_API_PER_THREAD_DEFAULT_STREAM=1",
       "W changes-meaning -default-stream per-thread"},
      {"nvcc --default-stream=per-thread a.cu",
       "-DCUDA_API_PER_THREAD_DEFAULT_STREAM=1",
       "W changes-meaning --default-stream=per-thread"},
      {"nvcc --default-stream legacy a.cu", ""},
      {"nvcc -maxrregcount=32 a.cu", "", "W changes-meaning -maxrregcount=32"},
      {"nvcc --maxrregcount 32 a.cu", "",
       "W changes-meaning --maxrregcount 32"},
      {"nvcc --restrict a.cu", "", "W changes-meaning --restrict"},
      {"nvcc -Xptxas -dlcm=cg a.cu", "", "E changes-meaning -dlcm=cg"},
      {"nvcc -Xptxas -dlcm -Xptxas cv a.cu", "", "E changes-meaning -dlcm cv"},
      {"nvcc -Xptxas=-v,-dlcm=ca a.cu", ""},
      {"nvcc -Xptxas -dscm=wt a.cu", "", "W changes-meaning -dscm=wt"},
      {"nvcc --ptxas-options=-v,-O3 a.cu", ""},
      {"nvcc --ptxas-options -warn-spills a.cu", ""},
      {"nvcc -Xptxas --maxrregcount=40 a.cu", "",
       "W changes-meaning --maxrregcount=40"},
      {"nvcc -Xptxas --nonsense a.cu", "", "W unknown --nonsense"},
      {"nvcc -m32 a.cu", "", "E changes-meaning -m32"},
      {"nvcc --machine 32 a.cu", "", "E changes-meaning --machine 32"},
      {"nvcc --machine=64 -m64 a.cu", ""},
      {"nvcc -ptx a.cu", "", "W changes-meaning -ptx"},
      {"nvcc -cubin a.cu", "", "W changes-meaning -cubin"},
      {"nvcc -optix-ir a.cu", "", "E changes-meaning -optix-ir"},
      {"nvcc -deviceemu a.cu", "", "E changes-meaning -deviceemu"},
      {"nvcc -sanitize memcheck a.cu", "",
       "W changes-meaning -sanitize memcheck"},
      {"nvcc -device-stack-protector=false a.cu", ""},
      {"nvcc -device-stack-protector=true a.cu", "",
       "W changes-meaning -device-stack-protector=true"},
      {"nvcc -static-global-template-stub=true a.cu", "",
       "W changes-meaning -static-global-template-stub=true"},
  });
}

TEST(NvccFlags, Architectures) {
  auto Archs = [](StringRef Line) {
    ClangCommand C = translate(Line);
    EXPECT_EQ(issuesOf(C), "") << Line.str();
    return join(C.Archs, " ");
  };
  EXPECT_EQ(Archs("nvcc a.cu"), "");
  EXPECT_EQ(Archs("nvcc -arch=sm_35 a.cu"), "sm_35");
  EXPECT_EQ(Archs("nvcc -arch sm_80 a.cu"), "sm_80");
  EXPECT_EQ(Archs("nvcc --arch=sm_80 a.cu"), "sm_80");
  EXPECT_EQ(Archs("nvcc --gpu-architecture=compute_80 a.cu"), "sm_80");
  EXPECT_EQ(Archs("nvcc -arch=lto_90 a.cu"), "sm_90");
  EXPECT_EQ(Archs("nvcc -arch=sm_90a a.cu"), "sm_90a");
  EXPECT_EQ(Archs("nvcc -arch=sm_100f a.cu"), "sm_100f");
  EXPECT_EQ(Archs("nvcc -arch=native a.cu"), "");
  EXPECT_EQ(Archs("nvcc -arch=all a.cu"), "");
  EXPECT_EQ(Archs("nvcc -arch=all-major a.cu"), "");
  // __CUDA_ARCH__ comes from the virtual architecture.
  EXPECT_EQ(Archs("nvcc -arch compute_80 --gpu-code sm_80,sm_86 a.cu"),
            "sm_80");
  EXPECT_EQ(Archs("nvcc -code=sm_86 -arch=compute_80 a.cu"), "sm_80");
  EXPECT_EQ(Archs("nvcc -gencode arch=compute_80,code=sm_86 a.cu"), "sm_80");
  EXPECT_EQ(
      Archs("nvcc -gencode arch=compute_80,code=\\\"sm_80,compute_80\\\" a.cu"),
      "sm_80");
  EXPECT_EQ(Archs("nvcc '-gencode=\"arch=compute_80,code=sm_80\"' a.cu"),
            "sm_80");
  EXPECT_EQ(
      Archs("nvcc --generate-code=arch=compute_70,code=[compute_70,sm_70] "
            "-gencode arch=compute_70,code=sm_72 "
            "-gencode=code=sm_80,arch=compute_80 a.cu"),
      "sm_70 sm_80");
  check({
      {"nvcc -arch=ampere a.cu", "", "E malformed -arch=ampere"},
      {"nvcc -arch= a.cu", "", "E malformed -arch="},
      {"nvcc -gencode arch=compute_80 a.cu", "",
       "E malformed -gencode arch=compute_80"},
      {"nvcc -gencode code=sm_80 a.cu", "", "E malformed -gencode code=sm_80"},
  });
}

TEST(NvccFlags, SilentOnes) {
  check({
      {"nvcc -c -O3 -g -lineinfo -t4 -m64 --keep a.cu", ""},
      {"nvcc -O 3 -O=2 --optimize 1 -t 4 --threads=0 a.cu", ""},
      {"nvcc -ccbin g++ -ccbin=/usr/bin/g++ --compiler-bindir=clang++ a.cu",
       ""},
      {"nvcc --compiler-bindir /usr/bin -allow-unsupported-compiler a.cu", ""},
      {"nvcc -Lx -L x -lfoo -l foo --library=m -Xlinker -rpath,/x a.cu", ""},
      {"nvcc -MD -MF a.d -MT a.o -MP -MMD -M -MM a.cu", ""},
      {"nvcc --generate-dependencies --dependency-output a.d a.cu", ""},
      {"nvcc --Werror cross-execution-space-call,reorder a.cu", ""},
      {"nvcc -Werror all-warnings -w -Wreorder a.cu", ""},
      {"nvcc --diag-suppress 177 -diag-suppress=20012,20014 a.cu", ""},
      {"nvcc --diag-error=1 -diag-warn 2 --display-error-number a.cu", ""},
      {"nvcc -Xcudafe \"--diag_suppress=177\" a.cu", ""},
      {"nvcc -Xcudafe --display_error_number,--diag_suppress=1 a.cu", ""},
      {"nvcc -Xcudafe --no_such_thing a.cu", "", "W unknown --no_such_thing"},
      {"nvcc --forward-unknown-to-host-compiler -march=native a.cu",
       "-march=native"},
      {"nvcc -keep-dir /tmp -keep -save-temps -time - -v -dryrun a.cu", ""},
      {"nvcc -cudart shared --cudart=none -cudadevrt=none -shared a.cu", ""},
      {"nvcc --resource-usage -res-usage -src-in-ptx -no-compress a.cu", ""},
      {"nvcc --use-local-env --cl-version 2019 a.cu", ""},
      {"nvcc -odir out -o=out/a.o --output-file b.o a.cu", ""},
      {"nvcc -x cu -x=cu --x cu a.cu", ""},
      {"nvcc_wrapper --nvcc-wrapper-show -Wall -std=c++17 a.cu", "-std=c++17"},
      {"nvcc -e k --entries=k2 -jtd 10 -Ofc max -dopt=on a.cu", ""},
  });
}

TEST(NvccFlags, UnknownOnesAreReported) {
  check({
      {"nvcc --no-such-flag a.cu", "", "W unknown --no-such-flag"},
      {"nvcc -unknown a.cu", "", "W unknown -unknown"},
      {"nvcc -tuning a.cu", "", "W unknown -tuning"},
      {"nvcc -lineinfo=1 a.cu", "", "W unknown -lineinfo=1"},
      {"nvcc -Xcicc -foo a.cu", "", "W changes-meaning -Xcicc -foo"},
      {"nvcc -x fortran a.cu", "", "W unknown -x fortran"},
      {"nvcc -arch", "", "E malformed -arch"},
      {"nvcc -D", "", "E malformed -D"},
      {"nvcc --zz --zz a.cu", "", "W unknown --zz"}, // said once
      {"nvcc -- --zz", ""},
  });
}

//===----------------------------------------------------------------------===//
// -Xcompiler
//===----------------------------------------------------------------------===//

TEST(HostFlags, AreUnwrapped) {
  check({
      {"nvcc -Xcompiler -fopenmp a.cu", "-fopenmp"},
      {"nvcc -Xcompiler \"-fopenmp,-Wall\" a.cu", "-fopenmp"},
      {"nvcc -Xcompiler=-fopenmp,-O3 a.cu", "-fopenmp"},
      {"nvcc -Xcompiler '-fopenmp -Wall -DX' a.cu", "-fopenmp -DX"},
      {"nvcc --compiler-options -DX,-UY,-Iz a.cu", "-DX -UY -Iz"},
      {"nvcc --compiler-options=-DX a.cu", "-DX"},
      {"nvcc -Xcompiler -I -Xcompiler foo a.cu", "-Ifoo"},
      {"nvcc -Xcompiler '-DA=\"x,y\",-DB' a.cu", "-DA=x,y -DB"},
      {"nvcc -Xcompiler '-DA=1\\,2,-DB' a.cu", "-DA=1,2 -DB"},
      {"nvcc -Xcompiler '\"-DA=1,2\",-DB' a.cu", "-DA=1,2 -DB"},
      {"nvcc -Xcompiler \"-DX='a b'\" a.cu", "-DX=a b"},
      {"nvcc -Xcompiler '-DX=\\\"a\\\"' a.cu", "-DX=a"},
      {"nvcc -Xcompiler -include,a.h,-isystem,b,-iquote,c a.cu",
       "-include a.h -isystem b -iquote c"},
      {"nvcc -DOWN -Xcompiler -DHOST a.cu", "-DHOST -DOWN"}, // nvcc's order
      {"nvcc -Xcompiler -Wall,-Wextra,-Wno-unused,-Werror,-pedantic a.cu", ""},
      {"nvcc -Xcompiler -fPIC,-g,-O2,-fvisibility=hidden,-pipe a.cu", ""},
      {"nvcc -Xcompiler -fno-strict-aliasing,-ftree-vectorize a.cu", ""},
      {"nvcc -Xcompiler -fno-rtti,-fno-exceptions,-funsigned-char a.cu",
       "-fno-rtti -fno-exceptions -funsigned-char"},
      {"nvcc -Xcompiler -Wp,-DX a.cu", "-DX"},
      {"nvcc -Xcompiler -Wl\\\\,-rpath\\\\,/x a.cu", ""},
      {"nvcc -Xcompiler -pthread,-mavx2,-march=native a.cu",
       "-pthread -mavx2 -march=native"},
      {"nvcc -Xcompiler -march=znver9 a.cu", ""},
      {"nvcc -Xcompiler -fweird-thing a.cu", "", "W unknown -fweird-thing"},
      {"nvcc -Xcompiler /EHsc,/W4,/MD,/Zi,/DX,/openmp,/bigobj a.cu",
       "-DX -fopenmp"},
      {"nvcc -Xcompiler=\"/std:c++17 /Zc:__cplusplus\" a.cu", "-std=c++17"},
      {"nvcc -Xcompiler -ffast-math a.cu", "-ffast-math",
       "W changes-meaning -ffast-math"},
      {"nvcc -Xcompiler -Ofast a.cu", "-ffast-math",
       "W changes-meaning -Ofast"},
      {"nvcc -Xcompiler -ffp-contract=off a.cu", "",
       "W changes-meaning -ffp-contract=off"},
      {"nvcc -Xcompiler -m32 a.cu", "", "E changes-meaning -m32"},
      {"nvcc -Xcompiler -fsingle-precision-constant a.cu", "",
       "E changes-meaning -fsingle-precision-constant"},
      {"nvcc -Xcompiler '' a.cu", ""},
      {"nvcc -Xcompiler , a.cu", ""},
  });
  EXPECT_EQ(advisedBy("nvcc -Xcompiler -ffast-math a.cu"),
            "-Xarch_host -ffast-math");
  // A C++ file has one side only: the flag stays what it is.
  check({{"nvcc -Xcompiler -ffast-math a.cpp", "-ffast-math"}}, "a.cpp");
}

//===----------------------------------------------------------------------===//
// Other compilers, launchers, languages
//===----------------------------------------------------------------------===//

TEST(Compilers, ClangAndHipcc) {
  check({
      {"clang++ -x cuda --cuda-gpu-arch=sm_70 -nocudalib -O2 a.cu", ""},
      {"clang++-14 -std=c++1z -fcuda-rdc a.cu", "-std=c++17"},
      {"clang++ -fcuda-flush-denormals-to-zero -fgpu-approx-transcendentals "
       "a.cu",
       ""},
      {"clang++ -fgpu-default-stream=per-thread a.cu",
       "-DCUDA_API_PER_THREAD_DEFAULT_STREAM=1"},
      {"clang++ -Xclang -fcuda-allow-variadic-functions a.cu",
       "-Xclang -fcuda-allow-variadic-functions"},
      {"clang++ -Xclang -include-pch -Xclang a.pch -Xclang -include -Xclang "
       "a.hxx "
       "a.cu",
       "-include a.hxx"},
      {"clang++ -Xclang -load -Xclang evil.so a.cu", "",
       "W unknown -Xclang -load -Xclang evil.so"},
      {"clang++ -fplugin=evil.so a.cu", "", "W unknown -fplugin=evil.so"},
      {"clang++ -Xcuda-ptxas -dlcm=cg a.cu", "", "E changes-meaning -dlcm=cg"},
      {"clang++ -Xarch_device -DD -Xarch_host -DH a.cu",
       "-Xarch_device -DD -DH"},
      {"clang++ -Da,b -D c a.cu", "-Da,b -Dc"}, // no lists here
      {"hipcc --offload-arch=gfx90a -DX a.cu", "-DX"},
      {"hipcc -x hip a.cu", "", "W changes-meaning -x hip"},
      {"nvc++ -stdpar=gpu -gpu=cc80 -Minfo a.cu", "",
       "E changes-meaning -stdpar=gpu"},
      {"nvc++ -mp=gpu a.cu", "-fopenmp", "E changes-meaning -mp=gpu"},
      {"nvc++ -mp=multicore a.cu", "-fopenmp"},
  });
  ClangCommand C = translate("/opt/llvm/bin/clang++ --cuda-path=/opt/cuda "
                             "--cuda-gpu-arch=sm_70 --offload-arch=sm_80 "
                             "-fgpu-rdc a.cu");
  EXPECT_EQ(C.CudaPath, "/opt/cuda");
  EXPECT_EQ(join(C.Archs, " "), "sm_70 sm_80");
  EXPECT_TRUE(C.Rdc);
}

TEST(Compilers, GccAndItsKin) {
  check(
      {
          {"g++ -Wall -O2 -fPIC -DX=1 -Iinc -std=gnu++2a -c a.cpp -o a.o",
           "-std=gnu++20 -DX=1 -Iinc"},
          {"mpicxx -fopenmp -march=native a.cpp", "-fopenmp -march=native"},
          {"x86_64-linux-gnu-g++-12 -DX a.cpp", "-DX"},
          {"/usr/bin/c++ -isystem /x -iquote y -idirafter z a.cpp",
           "-isystem /x -iquote y -idirafter z"},
          {"g++ -includea.h -I=x -oa.o a.cpp", "-include a.h -I=x"},
          {"g++ -ffast-math a.cpp", "-ffast-math"},
          {"icpc -qopenmp -xHost -fp-model precise a.cpp", "-fopenmp"},
          {"g++ --sysroot=/s -MMD -MFa.d -MQ a.o a.cpp", "--sysroot=/s"},
      },
      "a.cpp");
  check({{"gcc -std=gnu11 -Iinc a.c", "-std=gnu11 -Iinc"},
         {"gcc -std=c++17 a.c", ""},
         {"nvcc -std=c++17 --extended-lambda -rdc=true a.c", ""}},
        "a.c");
}

TEST(Compilers, Launchers) {
  check({
      {"ccache nvcc -DX a.cu", "-DX"},
      {"/usr/bin/ccache CCACHE_DIR=/x nvcc -DX a.cu", "-DX"},
      {"sccache /usr/local/cuda/bin/nvcc -DX a.cu", "-DX"},
      {"distcc nvcc -DX a.cu", "-DX"},
      {"env A=b -u C nvcc -DX a.cu", "-DX"},
      {"A=b C= nvcc -DX a.cu", "-DX"},
      {"env ccache distcc nvcc -DX a.cu", "-DX"},
      {"nice -n 10 nvcc -DX a.cu", "-DX"},
      {"timeout 60 nvcc -DX a.cu", "-DX"},
      {"/bin/bash ../libtool --tag=CXX --mode=compile nvcc -DX a.cu", "-DX"},
      {"cmake -E env A=b nvcc -DX a.cu", "-DX"},
      {"/usr/bin/cmake -E __run_co_compile --launcher=ccache --source=a.cu -- "
       "nvcc -DX a.cu",
       "-DX"},
      {"/x/my-wrapper --opt nvcc -DX a.cu", "-DX"},
      {"frobcc -DX a.cu", "-DX", "W unknown frobcc"},
      {"ccache", "", "E malformed "},
      {"A=b", "", "E malformed "},
  });
}

TEST(Compilers, Toolkit) {
  auto Path = [](StringRef Line) { return translate(Line).CudaPath; };
  EXPECT_EQ(Path("/usr/local/cuda-12.2/bin/nvcc a.cu"), "/usr/local/cuda-12.2");
  EXPECT_EQ(Path("ccache /opt/cuda/bin/nvcc a.cu"), "/opt/cuda");
  EXPECT_EQ(Path("sdk/bin/nvcc a.cu"), "/p/sdk");
  EXPECT_EQ(Path("bin/nvcc a.cu"), "/p");
  EXPECT_EQ(Path("nvcc a.cu"), "");
  EXPECT_EQ(Path("/opt/wrappers/nvcc a.cu"), "");
}

TEST(Compilers, Languages) {
  using L = ClangCommand::Language;
  auto Lang = [](StringRef Line, StringRef File) {
    return translate(Line, File).Lang;
  };
  EXPECT_EQ(Lang("nvcc a.cu", "a.cu"), L::Cuda);
  EXPECT_EQ(Lang("nvcc a.cuh", "a.cuh"), L::Cuda);
  EXPECT_EQ(Lang("nvcc a.cpp", "a.cpp"), L::Cxx);
  EXPECT_EQ(Lang("nvcc a.c", "a.c"), L::C);
  EXPECT_EQ(Lang("nvcc -x cu a.cpp", "a.cpp"), L::Cuda);
  EXPECT_EQ(Lang("nvcc --x=c++ a.cu", "a.cu"), L::Cxx);
  EXPECT_EQ(Lang("nvcc -x c a.h", "a.h"), L::C);
  EXPECT_EQ(Lang("nvcc a.h", "a.h"), L::Cxx);
  EXPECT_EQ(Lang("nvcc -x cu a.h", "a.h"), L::Cuda);
  EXPECT_EQ(Lang("clang++ -xcuda a.cpp", "a.cpp"), L::Cuda);
  EXPECT_EQ(Lang("clang++ -x cuda -x none a.cpp", "a.cpp"), L::Cxx);
  EXPECT_EQ(Lang("gcc a.c", "a.c"), L::C);
  EXPECT_EQ(Lang("g++ a.c", "a.c"), L::Cxx); // that is what g++ does
  EXPECT_EQ(Lang("g++ a.cc", "a.cc"), L::Cxx);
}

//===----------------------------------------------------------------------===//
// Flags without a compiler
//===----------------------------------------------------------------------===//

TEST(BareFlags, BothVocabularies) {
  auto Args = [](StringRef Line, StringRef File) {
    ClangCommand C = translateFlags(splitShellWords(Line), "/p", File);
    EXPECT_EQ(issuesOf(C), "") << Line.str();
    return join(C.Args, " ");
  };
  EXPECT_EQ(Args("", "/p/a.cu"), "-std=gnu++17");
  EXPECT_EQ(Args("-Iinc -DX", "/p/a.cu"), "-std=gnu++17 -Iinc -DX");
  EXPECT_EQ(Args("-DF(a,b)=a -Wall -fopenmp", "/p/a.cpp"),
            "-DF(a,b)=a -fopenmp");
  EXPECT_EQ(Args("-arch=sm_80 -DA,B --expt-relaxed-constexpr", "/p/a.cu"),
            "-std=gnu++17 -DA -DB -D__CUDACC_RELAXED_CONSTEXPR__");
  EXPECT_EQ(Args("-lineinfo -Xcompiler -fopenmp -std=c++14", "/p/a.cu"),
            "-std=c++14 -fopenmp");
  EXPECT_EQ(Args("-Werror -std=c++20", "/p/a.cu"), "-std=c++20");
  EXPECT_EQ(Args("--cuda-gpu-arch=sm_70 -Werror=unused", "/p/a.cu"),
            "-std=gnu++17");
  ClangCommand C = translateFlags({"-gencode", "arch=compute_70,code=sm_70"},
                                  "/p", "/p/a.cu");
  EXPECT_EQ(join(C.Archs, " "), "sm_70");
  EXPECT_EQ(C.Directory, "/p");
  EXPECT_EQ(C.File, "/p/a.cu");
}

//===----------------------------------------------------------------------===//
// Response files
//===----------------------------------------------------------------------===//

class ResponseFileTest : public ::testing::Test {
protected:
  void SetUp() override {
    ASSERT_FALSE(sys::fs::createUniqueDirectory("hipwave-flags", Dir));
  }
  void TearDown() override { sys::fs::remove_directories(Dir); }

  void write(StringRef Name, StringRef Text) {
    SmallString<128> Path(Dir);
    sys::path::append(Path, Name);
    std::error_code EC;
    raw_fd_ostream OS(Path, EC);
    ASSERT_FALSE(EC);
    OS << Text;
  }
  ClangCommand translate(StringRef Line) {
    return translateCommand(
        {Dir.str().str(), "/p/a.cu", splitShellWords(Line)});
  }

  SmallString<128> Dir;
};

TEST_F(ResponseFileTest, AreRead) {
  write("a.rsp", "\xef\xbb\xbf-DA=1 -I\"x y\"\r\n-I z\r\n");
  write("b.rsp", "-DB @a.rsp");
  write("c.rsp", "-optf a.rsp -DC");
  auto Args = [&](StringRef Line) {
    ClangCommand C = translate(Line);
    EXPECT_EQ(issuesOf(C), "") << Line.str();
    return argsOf(C);
  };
  EXPECT_EQ(Args("nvcc --options-file a.rsp -DX"), "-DA=1 -Ix y -Iz -DX");
  EXPECT_EQ(Args("nvcc --options-file=a.rsp,b.rsp"),
            "-DA=1 -Ix y -Iz -DB -DA=1 -Ix y -Iz");
  EXPECT_EQ(Args("nvcc -optf c.rsp"), "-DA=1 -Ix y -Iz -DC");
  EXPECT_EQ(Args("nvcc -optf=a.rsp"), "-DA=1 -Ix y -Iz");
  EXPECT_EQ(Args("nvcc @b.rsp"), "-DB -DA=1 -Ix y -Iz");
  EXPECT_EQ(Args("g++ @a.rsp"), "-DA=1 -Ix y -Iz");
}

TEST_F(ResponseFileTest, FailuresAreReported) {
  write("loop.rsp", "-DL @loop.rsp");
  check({{"nvcc @/nonexistent/x", "",
          "E response-file-unreadable @/nonexistent/x"},
         {"nvcc -optf /nonexistent/x", "",
          "E response-file-unreadable -optf /nonexistent/x"},
         {"g++ @/", "", "E response-file-unreadable @/"},
         {"nvcc -optf", "", "E malformed -optf"}});
  ClangCommand C = translate("nvcc @loop.rsp");
  EXPECT_EQ(issuesOf(C), "E response-file-unreadable @loop.rsp");
}

//===----------------------------------------------------------------------===//
// Real ones
//===----------------------------------------------------------------------===//

// From the makefiles of HeCBench's CUDA programs.
TEST(RealLines, NoUnknownFlags) {
  static constexpr const char *Lines[] = {
      "nvcc -std=c++17 -Xcompiler -Wall -arch=sm_60 -O3 -c main.cu -o main.o",
      "nvcc -std=c++17 -Xcompiler -Wall -arch=sm_60 -g -DDEBUG -c main.cu",
      "nvcc -std=c++17 -Xcompiler -Wall -Xcompiler -fopenmp -arch=sm_60 -O3",
      "nvcc -std=c++17 -Xcompiler -fopenmp -arch=sm_60 -I../openmp-omp -O3",
      "nvcc -std=c++17 -Xcompiler -Wall -arch=sm_60 -Idata --x cu -O3 -c a.cpp",
      "nvcc -std=c++17 -Xcompiler -Wunused-function -arch=sm_60 -O3 -c a.cu",
      "nvcc -std=c++17 -Xcompiler -Wno-narrowing -Xcompiler -Wall -arch=sm_60",
      "nvcc -std=c++17 -I/opt/mpi/include -DOMPI_SKIP_MPICXX= -arch=sm_60 -O3",
      "nvcc --std=c++17 -O3 -arch=sm_60 --expt-relaxed-constexpr -c main.cu",
      "nvcc -std=c++11 --default-stream per-thread -g -O3 -arch=sm_60 -c a.cu",
      "nvcc --extended-lambda -std=c++17 -arch=sm_60 -O3 -c main.cu",
      "nvcc -O3 -std=c++17 -arch=sm_60 -use_fast_math -DDEBUG -c kernel.cu",
      "nvcc -O3 -maxrregcount=32 -DADAPTABLE -arch=sm_60 -c main.cu",
      "nvcc -DWARP_SIZE=32 -DHALF_WARP_SIZE=16 -std=c++17 -arch=sm_60 -c a.cu",
      "nvcc -Ddfloat=double -Ddlong=int -std=c++14 -arch=sm_60 -c main.cu",
      "nvcc -Dp_N=7 -DNDG3d -DCUDA -Iinclude -O3 -I/usr/local/cuda/include",
      "nvcc -g -G -O0 -arch=sm_60 -c main.cu -o main.o",
      "nvcc -dc -std=c++17 -Xcompiler -Wall -arch=sm_60 -O3 -c main.cu",
      "nvcc -x c -O3 -Xcompiler -fopenmp -arch=sm_60 -I/opt/mpi -c io.c",
      "nvcc -std=c++17 -arch=sm_60 -O3 a.o b.o -o main -lcublas -lcusparse",
      "nvcc -L/opt/mpi/lib -lmpi -lnccl -lpthread a.o -o main",
      "nvc++ -std=c++17 -Wall -O3 -Minfo -mp=gpu -gpu=cc80 -cudalib=cublas "
      "a.cpp",
      "nvc++ -stdpar=gpu -std=c++17 -Wall -gpu=cc80 -O3 -c main.cpp",
      "g++ -std=c++11 -Wall -fpermissive -DGPU -O3 -c util.cpp -o util.o",
      "g++ -std=c++11 -Wall -Wextra -g -MMD -MP -I. -c host.cpp",
  };
  for (const char *Line : Lines)
    for (const FlagIssue &I : translate(Line).Issues)
      EXPECT_EQ(I.Rule, "flag-changes-meaning") << Line << ": " << I.Message;
}

//===----------------------------------------------------------------------===//
// The table and its page
//===----------------------------------------------------------------------===//

constexpr FlagSet Sets[] = {FlagSet::Nvcc, FlagSet::Host, FlagSet::Ptxas,
                            FlagSet::Cudafe};

TEST(FlagTable, EveryRowSaysSomething) {
  std::set<std::string> Used = {"rdc",
                                "prec-both"}; // given by name in the code
  for (FlagSet Set : Sets)
    for (const FlagRow &R : flagRows(Set)) {
      SCOPED_TRACE(R.Long.str());
      EXPECT_TRUE(!R.Hip.empty() || !R.Meaning.empty());
      EXPECT_TRUE(R.Meaning.empty() || findMeaning(R.Meaning));
      EXPECT_FALSE(R.Hip.contains('|'));
      Used.insert(R.Meaning.str());
    }
  Used.insert("hip-input");
  Used.insert("cuda-std-old");
  for (const FlagMeaning &M : flagMeanings()) {
    SCOPED_TRACE(M.Key.str());
    EXPECT_TRUE(Used.count(M.Key.str())) << "no row has this meaning";
    EXPECT_FALSE(M.Advice.empty());
    EXPECT_FALSE(M.Message.ends_with("."));
    EXPECT_FALSE(isUpper(M.Message.front()) && isLower(M.Message[1]));
  }
}

TEST(FlagTable, NoNameTwice) {
  for (FlagSet Set : Sets) {
    std::set<std::pair<std::string, std::string>> Seen;
    StringRef Last;
    for (const FlagRow &R : flagRows(Set)) {
      EXPECT_TRUE(Seen.emplace(R.Long.str(), R.When.str()).second)
          << R.Long.str() << " has two rows";
      EXPECT_TRUE(R.Long == Last || !Seen.count({R.Long.str(), ""}) ||
                  R.When.empty())
          << R.Long.str() << ": its rows must stand together";
      Last = R.Long;
    }
  }
}

TEST(FlagTable, EveryRowIsFound) {
  for (FlagSet Set : Sets)
    for (const FlagRow &R : flagRows(Set))
      for (StringRef Name : {R.Long, R.Short}) {
        if (Name.empty())
          continue;
        auto M = matchExactly(Set, Name);
        ASSERT_TRUE(M) << Name.str();
        EXPECT_EQ(M->Row->Long, R.Long) << Name.str();
      }
}

TEST(FlagTable, PageAgrees) {
  auto Page = MemoryBuffer::getFile(HIPWAVE_SOURCE_DIR "/docs/flags.md");
  ASSERT_TRUE(static_cast<bool>(Page));
  StringRef Text = (*Page)->getBuffer();
  StringRef Begin = "<!-- tables: begin -->\n", End = "<!-- tables: end -->";
  size_t From = Text.find(Begin), To = Text.find(End);
  ASSERT_TRUE(From != StringRef::npos && To != StringRef::npos);
  std::string Wanted = flagTablesAsMarkdown();
  if (Text.slice(From + Begin.size(), To) == Wanted)
    return;
  SmallString<128> Path;
  sys::path::system_temp_directory(/*ErasedOnReboot=*/true, Path);
  sys::path::append(Path, "flags-tables.md");
  std::error_code EC;
  raw_fd_ostream(Path, EC) << Wanted;
  FAIL() << "docs/flags.md does not show NvccFlags.def; put "
         << Path.str().str() << " between its two marks";
}

//===----------------------------------------------------------------------===//
// Nonsense
//===----------------------------------------------------------------------===//

void expectSane(const ClangCommand &C) {
  for (const std::string &W : C.Args)
    EXPECT_EQ(W.find('\0'), std::string::npos);
  for (const FlagIssue &I : C.Issues) {
    EXPECT_TRUE(json::isUTF8(I.Message));
    EXPECT_TRUE(json::isUTF8(I.Flag));
    EXPECT_FALSE(I.Rule.empty());
  }
}

TEST(Nonsense, EmptyWordsAndNulls) {
  using Words = std::vector<std::string>;
  const std::string Null("\0", 1), DefNull("-DA\0B", 5), Flag("-\0", 2);
  for (const Words &W :
       {Words{}, Words{""}, Words{"", ""}, Words{"nvcc"}, Words{"nvcc", ""},
        Words{"nvcc", Null, DefNull, Flag}, Words{"nvcc", "-", "--", "-"},
        Words{"nvcc", "-D", Null}, Words{"nvcc", "-Xcompiler", DefNull},
        Words{"nvcc", "@"}, Words{"nvcc", "@" + Null}, Words{Null}}) {
    expectSane(translateCommand({"/p", "/p/a.cu", W}));
    expectSane(translateCommand({"", "", W}));
    expectSane(translateFlags(W, "/p", "/p/a.cu"));
  }
}

TEST(Nonsense, MutatedLines) {
  static constexpr const char *Lines[] = {
      "ccache /usr/local/cuda/bin/nvcc -gencode arch=compute_80,code=sm_80 -x "
      "cu "
      "-Xcompiler -fopenmp,-Wall -DX=\"a,b\" -rdc=true --options-file x -c "
      "a.cu",
      "env A=b clang++ -Xclang -include -Xclang x.h --cuda-gpu-arch=sm_70 a.cu",
      "nvcc -use_fast_math -ftz=false -Xptxas=-v,-dlcm=cg -std=c++17 -t4 a.cu",
      "cmake -E __run_co_compile --launcher=x -- g++ -Iinc -std=gnu++2a a.cpp",
  };
  std::mt19937 Random(20240229);
  auto Below = [&](size_t N) { return N ? Random() % N : 0; };
  for (int Round = 0; Round < 6000; ++Round) {
    std::vector<std::string> Words =
        splitShellWords(Lines[Below(std::size(Lines))]);
    for (size_t N = 1 + Below(6); N--;) {
      std::string &W = Words[Below(Words.size())];
      switch (Below(6)) {
      case 0:
        W.insert(W.begin() + Below(W.size() + 1),
                 static_cast<char>(Below(256)));
        break;
      case 1:
        W.erase(Below(W.size() + 1) % (W.size() + 1), Below(4));
        break;
      case 2:
        std::swap(W, Words[Below(Words.size())]);
        break;
      case 3:
        W += "=,\\\"'-"[Below(6)];
        break;
      case 4:
        Words.erase(Words.begin() + Below(Words.size()));
        Words.push_back("");
        break;
      case 5:
        W.assign(Below(5), static_cast<char>(Below(256)));
        break;
      }
    }
    expectSane(translateCommand({"/p", "/p/a.cu", Words}));
    expectSane(translateFlags(Words, "/p", "/p/a.cpp"));
  }
}

} // namespace
