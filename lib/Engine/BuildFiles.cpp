//===- BuildFiles.cpp - CUDA's toolchain in build files -------------------===//
//
// Part of hipwave, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Engine/BuildFiles.h"
#include "Engine/Project.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include <array>

using namespace llvm;

namespace hipwave {

namespace {

/// What a word of a build file stands for.
enum class Kind { Flag, Compiler, Language, Library, Architecture };
constexpr unsigned Kinds = 5;

struct KindText {
  StringRef Verb, Tail, Advice;
};

/// Indexed by Kind: "Makefile" + Verb + words + Tail.
constexpr std::array<KindText, Kinds> Texts = {{
    {" passes nvcc's ", ", which HIP's compilers don't know",
     "give HIP's compilers their own flags, such as --offload-arch=gfx90a"},
    {" calls ", ", which does not compile HIP",
     "call hipcc, or clang++ -x hip"},
    {" uses CMake's CUDA support through ", "",
     "use enable_language(HIP), find_package(hip) and the HIP_* properties"},
    {" links ", ", which HIP programs don't need",
     "link HIP's counterpart: hip::host, hipblas, hipfft and so on"},
    {" names the NVIDIA architecture ", "",
     "name AMD's architectures: --offload-arch or CMAKE_HIP_ARCHITECTURES"},
}};

/// Flags of nvcc with one dash or two, without their dashes. Sorted.
constexpr StringRef NvccFlags[] = {
    "Xcompiler",
    "Xcudafe",
    "Xfatbin",
    "Xnvlink",
    "Xptxas",
    "allow-unsupported-compiler",
    "ccbin",
    "compiler-bindir",
    "compiler-options",
    "cudart",
    "dc",
    "default-stream",
    "device-c",
    "device-link",
    "dlink",
    "dlto",
    "expt-extended-lambda",
    "expt-relaxed-constexpr",
    "extended-lambda",
    "fatbin",
    "forward-unknown-to-host-compiler",
    "gencode",
    "generate-code",
    "generate-line-info",
    "gpu-architecture",
    "gpu-code",
    "lineinfo",
    "maxrregcount",
    "ptxas-options",
    "rdc",
    "relocatable-device-code",
    "use_fast_math",
};

/// Libraries of the toolkit, as after "-l". Sorted.
constexpr StringRef Libraries[] = {
    "cublas",        "cublasLt",  "cuda",      "cudadevrt", "cudart",
    "cudart_static", "cudnn",     "cufft",     "cufftw",    "cufile",
    "curand",        "cusolver",  "cusparse",  "cutensor",  "nccl",
    "nvToolsExt",    "nvJitLink", "nvidia-ml", "nvrtc",
};

/// Commands and variables of CMake that exist for CUDA only. Sorted.
constexpr StringRef CMakeWords[] = {
    "CUDAToolkit_ROOT",
    "CUDA_ARCHITECTURES",
    "CUDA_INCLUDE_DIRS",
    "CUDA_LIBRARIES",
    "CUDA_NVCC_FLAGS",
    "CUDA_SEPARABLE_COMPILATION",
    "CUDA_STANDARD",
    "CUDA_TOOLKIT_ROOT_DIR",
    "cuda_add_executable",
    "cuda_add_library",
    "cuda_select_nvcc_arch_flags",
    "cuda_selects_nvcc_arch_flags",
};

bool isWordByte(char C) { return isAlnum(C) || C == '_' || C == '-'; }

/// "sm_80", "compute_90a".
bool isArchitecture(StringRef Word) {
  return (Word.consume_front("sm_") || Word.consume_front("compute_")) &&
         !Word.empty() && isDigit(Word.front());
}

enum class Language { CMake, Python, Other };

/// One line, its words sorted into kinds.
class LineReader {
public:
  LineReader(StringRef Line, Language Lang) : Line(Line), Lang(Lang) {}

  void read() {
    for (size_t I = 0; I < Line.size();) {
      if (!isWordByte(Line[I])) {
        ++I;
        continue;
      }
      size_t End = I;
      while (End < Line.size() && isWordByte(Line[End]))
        ++End;
      word(I, Line.slice(I, End));
      I = End;
    }
    // What -gencode and -arch are about need not be said twice.
    if (!Words[unsigned(Kind::Flag)].empty())
      Words[unsigned(Kind::Architecture)].clear();
  }

  /// Words of each kind, in order, each once, with the offset of the first.
  std::array<SmallVector<StringRef, 4>, Kinds> Words;

private:
  void add(Kind K, size_t Begin, size_t Length) {
    auto &Of = Words[unsigned(K)];
    StringRef Word = Line.substr(Begin, Length);
    if (!is_contained(Of, Word))
      Of.push_back(Word);
  }

  void flag(size_t Begin, StringRef Word) {
    StringRef Name = Word.ltrim('-');
    StringRef Value = Line.substr(Begin + Word.size()).ltrim(" =\"',");
    if (Word.starts_with("-l") && is_contained(Libraries, Word.drop_front(2)))
      add(Kind::Library, Begin, Word.size());
    else if (is_contained(NvccFlags, Name))
      add(Kind::Flag, Begin, Word.size());
    else if ((Name == "arch" || Name == "code") &&
             isArchitecture(Value.take_while(isWordByte)))
      add(Kind::Flag, Begin, Word.size());
  }

  void cmakeWord(size_t Begin, StringRef Word) {
    StringRef Before = Line.take_front(Begin).rtrim(" (");
    StringRef After = Line.substr(Begin + Word.size());
    if (is_contained(CMakeWords, Word) || Word.starts_with("CMAKE_CUDA_"))
      return add(Kind::Language, Begin, Word.size());
    if (Word == "CUDA" && After.consume_front("::"))
      return add(Kind::Library, Begin,
                 Word.size() + 2 + After.take_while(isWordByte).size());
    if (Word != "CUDA" && Word != "CUDAToolkit")
      return;
    // The command belongs to what the reader should look for.
    for (StringRef Command : {"enable_language", "find_package"})
      if (Before.ends_with_insensitive(Command)) {
        size_t From = Before.size() - Command.size();
        bool Closed = After.starts_with(")");
        return add(Kind::Language, From, Begin + Word.size() + Closed - From);
      }
    if (Line.contains_insensitive("project") || Line.contains("LANGUAGE"))
      add(Kind::Language, Begin, Word.size());
  }

  void word(size_t Begin, StringRef Word) {
    if (Word.starts_with("-"))
      return flag(Begin, Word);
    StringRef After = Line.substr(Begin + Word.size());
    // {'nvcc': flags} is how PyTorch's extensions name HIP's flags as well.
    bool IsKey =
        Lang == Language::Python && After.ltrim("'\"").ltrim().starts_with(":");
    if (Word == "nvcc" && !IsKey)
      return add(Kind::Compiler, Begin, Word.size());
    if (isArchitecture(Word))
      return add(Kind::Architecture, Begin, Word.size());
    if (Lang == Language::CMake)
      cmakeWord(Begin, Word);
  }

  StringRef Line;
  Language Lang;
};

/// The line up to a "#" that starts a comment.
StringRef withoutComment(StringRef Line) {
  char Quote = 0;
  for (size_t I = 0; I != Line.size(); ++I) {
    char C = Line[I];
    if (C == '\\') {
      if (++I == Line.size())
        break;
    } else if (Quote) {
      Quote = C == Quote ? 0 : Quote;
    } else if (C == '"' || C == '\'') {
      Quote = C;
    } else if (C == '#' && (I == 0 || isSpace(Line[I - 1]))) {
      return Line.take_front(I);
    }
  }
  return Line;
}

/// "a", "a and b", "a, b and c".
std::string listed(ArrayRef<StringRef> Words) {
  if (Words.size() == 1)
    return Words.front().str();
  return join(Words.drop_back(), ", ") + " and " + Words.back().str();
}

Finding makeFinding(Kind K, ArrayRef<StringRef> Words, StringRef File,
                    Span Where) {
  const KindText &T = Texts[unsigned(K)];
  Finding F;
  F.Rule = "build-file-not-translated";
  F.Level = Severity::Warning;
  F.Where = Where;
  F.Basis = Evidence::Textual;
  F.Message = (File + T.Verb + listed(Words) + T.Tail).str();
  F.Advice = T.Advice.str();
  F.WhyNot = NoFixReason::NeedsJudgement;
  F.WantsTodo = false;
  return F;
}

} // namespace

bool isBuildFile(StringRef Path) {
  StringRef Name = sys::path::filename(Path);
  static constexpr StringRef Names[] = {
      "BUILD",       "CMakeLists.txt", "CMakePresets.json", "GNUmakefile",
      "Jamfile",     "Makefile",       "SConscript",        "SConstruct",
      "WORKSPACE",   "configure.ac",   "configure.in",      "makefile",
      "meson.build", "pyproject.toml", "setup.cfg",         "setup.py",
      "wscript",     "xmake.lua",      "BUILD.gn",
  };
  static constexpr StringRef Extensions[] = {
      ".am",  ".bazel", ".bzl", ".cmake", ".gyp", ".gypi",
      ".mak", ".mk",    ".pri", ".pro",   ".sh",  ".vcxproj",
  };
  return is_contained(Names, Name) ||
         is_contained(Extensions, sys::path::extension(Name)) ||
         Name.starts_with("Makefile.") || Name.ends_with(".cmake.in");
}

std::vector<Finding> inspectBuildFile(StringRef Path, StringRef Text,
                                      FileId File) {
  StringRef Name = sys::path::filename(Path);
  Language Lang = Name == "CMakeLists.txt" || Name.contains(".cmake")
                      ? Language::CMake
                  : Name.ends_with(".py") ? Language::Python
                                          : Language::Other;
  std::vector<Finding> Out;
  for (size_t Begin = 0; Begin < Text.size();) {
    size_t End = std::min(Text.find('\n', Begin), Text.size());
    LineReader Reader(withoutComment(Text.slice(Begin, End)), Lang);
    Reader.read();
    for (unsigned K = 0; K != Kinds; ++K) {
      ArrayRef<StringRef> Words = Reader.Words[K];
      if (Words.empty())
        continue;
      uint32_t At = Words.front().data() - Text.data();
      Out.push_back(
          makeFinding(Kind(K), Words, Name,
                      {File, At, uint32_t(At + Words.front().size())}));
    }
    Begin = End + 1;
  }
  llvm::sort(Out, [](const Finding &A, const Finding &B) {
    return A.Where < B.Where;
  });
  return Out;
}

void reportBuildFiles(ArrayRef<std::string> Paths, ArrayRef<std::string> Names,
                      Report &R) {
  for (size_t I = 0; I != Paths.size(); ++I) {
    FileReport F;
    F.File = R.Paths.size();
    F.Outcome = FileOutcome::Copied;
    auto Text = MemoryBuffer::getFile(Paths[I], /*IsText=*/false,
                                      /*RequiresNullTerminator=*/false);
    if (!Text) {
      addUnreadable(Names[I], Text.getError().message(), R);
      continue;
    }
    F.OldText = F.NewText = (*Text)->getBuffer().str();
    F.Findings = inspectBuildFile(Paths[I], F.OldText, F.File);
    if (F.Findings.empty())
      continue;
    R.Paths.push_back(Names[I]);
    R.Files.push_back(std::move(F));
  }
  sortFiles(R);
}

} // namespace hipwave
