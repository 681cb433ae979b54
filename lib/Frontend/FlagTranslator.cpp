//===- FlagTranslator.cpp - the flags of one command ----------------------===//
//
// Part of hipwave, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Frontend/FlagTranslator.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/Path.h"
#include <set>

using namespace llvm;

namespace hipwave {

using Language = ClangCommand::Language;

//===----------------------------------------------------------------------===//
// From words to flags
//===----------------------------------------------------------------------===//

/// nvcc's flags first, then those of the host compilers, which some wrappers
/// forward: nvcc itself would refuse them, so there is nothing to confuse.
std::optional<std::pair<FlagSet, FlagMatch>>
FlagTranslator::look(FlagSet Set, StringRef Word) {
  bool Two = Set == FlagSet::Nvcc;
  if (auto M = matchExactly(Set, Word))
    return std::pair(Set, *M);
  if (Two)
    if (auto M = matchExactly(FlagSet::Host, Word))
      return std::pair(FlagSet::Host, *M);
  // "-lineinfo=1" is a mistake, and not "-l ineinfo=1".
  StringRef Name = Word.split('=').first;
  if (Two && Name.size() < Word.size() && Name.size() > 2)
    if (matchExactly(Set, Name))
      return std::nullopt;
  auto Own = matchPrefix(Set, Word);
  auto Host = Two ? matchPrefix(FlagSet::Host, Word) : std::nullopt;
  if (Host && (!Own || Host->Length > Own->Length))
    return std::pair(FlagSet::Host, *Host);
  if (Own)
    return std::pair(Set, *Own);
  if (!Two || !Word.starts_with("--"))
    return std::nullopt;
  if (auto M = matchExactly(Set, Word.drop_front())) // --arch=sm_80
    return std::pair(Set, *M);
  return std::nullopt;
}

void FlagTranslator::takeWords(FlagSet Set, ArrayRef<std::string> Words,
                               bool ForHost) {
  while (!Words.empty()) {
    StringRef W = Words.front();
    if (W == "--" && !ForHost)
      return; // inputs only from here
    size_t Used = 1;
    if (W.contains('\0'))
      malformed(W, "holds a null character", "remove it");
    else if (W.size() > 1 && (W[0] == '-' || (ForHost && W[0] == '/')))
      Used = takeFlag(Set, Words, ForHost);
    Words = Words.drop_front(std::min(Used, Words.size()));
  }
}

/// Returns the number of words that the flag consists of.
size_t FlagTranslator::takeFlag(FlagSet Set, ArrayRef<std::string> Words,
                                bool ForHost) {
  StringRef W = Words.front();
  auto Match = look(Set, W);
  if (!Match) {
    // Behind -Xcompiler, "/x" may be a path as well as one of Microsoft's.
    if (W[0] == '-')
      unknown(W);
    return 1;
  }
  auto &[Where, M] = *Match;
  Found F{Where, nullptr, M.Value.value_or(""), W.str(), ForHost};
  if (M.TakesNext && Words.size() == 1) {
    malformed(W, "lacks its value", "write the value behind it");
    return 1;
  }
  if (M.TakesNext) {
    F.Value = Words[1];
    F.Written += " " + Words[1];
  }
  size_t Used = M.TakesNext ? 2 : 1;
  if (StringRef(F.Value).contains('\0')) {
    malformed(F.Written, "holds a null character", "remove it");
    return Used;
  }
  F.Row = rowFor(Where, M.Row, F.Value);
  if (!F.Row)
    unknown(F.Written);
  else if (F.Row->Arg != FlagArg::Bool || takesBool(F))
    apply(F);
  return Used;
}

bool FlagTranslator::takesBool(const Found &F) {
  if (F.Value == "true" || F.Value == "false")
    return true;
  malformed(F.Written, "needs true or false", "write one of them");
  return false;
}

//===----------------------------------------------------------------------===//
// From flags to what the parse gets
//===----------------------------------------------------------------------===//

/// The values of a flag: one, or nvcc's list.
static std::vector<std::string> valuesOf(const FlagRow &Row, StringRef Value) {
  if (Row.Arg == FlagArg::List || Row.Arg == FlagArg::JoinedList)
    return splitNvccList(Value);
  return {Value.str()};
}

/// True for a flag whose meaning can only be judged when all are known.
bool FlagTranslator::takeSetting(const Found &F) {
  bool IsTrue = F.Value == "true";
  switch (F.Row->Action) {
  case FlagAction::RdcBool:
    Rdc = {IsTrue, F.Written};
    return false;
  case FlagAction::RdcOn:
  case FlagAction::RdcOff:
    Rdc = {F.Row->Action == FlagAction::RdcOn, F.Written};
    return false;
  case FlagAction::FastMath:
    Float.Fast = {true, F.Written};
    return true;
  case FlagAction::Ftz:
    Float.Ftz = {IsTrue, F.Written};
    return true;
  case FlagAction::PrecDiv:
    Float.PrecDiv = {IsTrue, F.Written};
    return true;
  case FlagAction::PrecSqrt:
    Float.PrecSqrt = {IsTrue, F.Written};
    return true;
  case FlagAction::Fmad:
    Float.Fmad = {IsTrue, F.Written};
    return true;
  default: // not a setting
    return false;
  }
}

void FlagTranslator::takePhaseFlags(const Found &F) {
  std::vector<std::string> Words = splitNvccList(F.Value);
  if (F.Row->Action == FlagAction::PtxasFlags)
    append_range(PtxasWords, Words);
  else if (F.Row->Action == FlagAction::CudafeFlags)
    append_range(CudafeWords, Words);
  else if (F.Set == FlagSet::Nvcc)
    HostFlags += " " + join(Words, " ");
  else
    takeWords(FlagSet::Host, Words, /*ForHost=*/true);
}

void FlagTranslator::apply(const Found &F) {
  switch (F.Row->Action) {
  case FlagAction::Add:
  case FlagAction::AddCuda:
    add(F, F.Row->Action == FlagAction::AddCuda);
    break;
  case FlagAction::Std:
    setStandard(F);
    break;
  case FlagAction::Language:
    setLanguage(F);
    break;
  case FlagAction::Arch:
    addArch(F.Value, F.Written);
    break;
  case FlagAction::GenerateCode:
    addGenerateCode(F);
    break;
  case FlagAction::CudaPath:
    Out.CudaPath = F.Value;
    break;
  case FlagAction::HostFlags:
  case FlagAction::PtxasFlags:
  case FlagAction::CudafeFlags:
    takePhaseFlags(F);
    break;
  case FlagAction::ClangFlag:
    takeClangFlag(F);
    break;
  default: // Drop, settings; files of options were replaced before
    break;
  }
  if (!takeSetting(F) && !F.Row->Meaning.empty())
    mean(F.Row->Meaning, F.Written, F.Written);
}

void FlagTranslator::add(const Found &F, bool CudaOnly) {
  // nvcc puts the host compiler's own flags first.
  std::vector<Word> &To = F.ForHost && Compiler.Nvcc ? HostWords : OwnWords;
  if (F.Row->Parse == "=") {
    To.push_back({F.Written, CudaOnly});
    return;
  }
  for (const std::string &Value : valuesOf(*F.Row, F.Value)) {
    SmallVector<StringRef, 2> Words;
    F.Row->Parse.split(Words, '|');
    for (StringRef W : Words) {
      auto [Before, After] = W.split('%');
      bool Filled = Before.size() < W.size();
      To.push_back(
          {Filled ? (Before + Value + After).str() : W.str(), CudaOnly});
    }
  }
}

/// "compute_80", "lto_80", "sm_80" and "80" are all "sm_80" to the parse.
void FlagTranslator::addArch(StringRef Value, StringRef Written) {
  for (StringRef Arch : split(Value, ',')) {
    StringRef Number = Arch.trim("\" ");
    Number.consume_front("[");
    Number.consume_back("]");
    if (Number.starts_with("gfx") || Number == "all" || Number == "native" ||
        Number == "all-major" || Number == "default" || Number == "OFF")
      continue; // nothing that __CUDA_ARCH__ could be set from
    for (StringRef Prefix : {"compute_", "sm_", "lto_"})
      if (Number.consume_front(Prefix))
        break;
    StringRef Digits = Number.take_while(isDigit);
    StringRef Suffix = Number.drop_front(Digits.size());
    if (Digits.size() < 2 || Digits.size() > 3 || Suffix.size() > 1 ||
        Suffix.find_first_not_of("af") != StringRef::npos) {
      malformed(Written, "names no GPU architecture", "write one like sm_80");
      continue;
    }
    std::string Name = ("sm_" + Number).str();
    if (!is_contained(Out.Archs, Name))
      Out.Archs.push_back(std::move(Name));
  }
}

void FlagTranslator::addGenerateCode(const Found &F) {
  StringRef Spec = F.Value;
  size_t At = Spec.find("arch=");
  if (At == StringRef::npos || !Spec.contains("code="))
    return malformed(F.Written, "needs arch= and code=",
                     "write it like arch=compute_80,code=sm_80");
  // Quotes may stand around all of it or around a part.
  StringRef Arch = Spec.drop_front(At + strlen("arch="));
  addArch(Arch.take_until([](char C) { return C == ','; }), F.Written);
}

struct LanguageName {
  StringRef Name;
  Language L;
};

constexpr LanguageName LanguageNames[] = {
    {"cu", Language::Cuda},
    {"cuda", Language::Cuda},
    {"hip", Language::Cuda},
    {"cuda-cpp-output", Language::Cuda},
    {"c++", Language::Cxx},
    {"c++-header", Language::Cxx},
    {"c++-cpp-output", Language::Cxx},
    {"c", Language::C},
    {"c-header", Language::C},
    {"cpp-output", Language::C},
};

void FlagTranslator::setLanguage(const Found &F) {
  Chosen = std::nullopt; // as "-x none" says
  for (const LanguageName &N : LanguageNames)
    if (N.Name == F.Value)
      Chosen = N.L;
  if (F.Value == "hip")
    mean("hip-input", F.Written);
  else if (!Chosen && F.Value != "none")
    unknown(F.Written);
}

void FlagTranslator::setStandard(const Found &F) {
  Setting &S = F.ForHost ? HostStd : OwnStd;
  S.On = true;
  S.Flag = F.Row->Parse.empty() ? F.Value : F.Row->Parse.str();
}

/// Only what changes the language is passed on: a plug-in or an action of
/// somebody else's compilation has no business in a parse.
void FlagTranslator::takeClangFlag(const Found &F) {
  ClangWords.push_back(F.Value);
  StringRef First = ClangWords.front();
  bool TakesValue = First == "-include" || First == "-include-pch" ||
                    First == "-load" || First == "-plugin" ||
                    First == "-add-plugin" || First == "-target-feature";
  if (TakesValue && ClangWords.size() == 1)
    return;
  if (First == "-include") {
    OwnWords.push_back({"-include", false});
    OwnWords.push_back({ClangWords[1], false});
  } else if (First.starts_with("-f") && !First.contains("plugin") &&
             !First.starts_with("-fmodule")) {
    OwnWords.push_back({"-Xclang", false});
    OwnWords.push_back({First.str(), false});
  } else if (First != "-include-pch") {
    unknown("-Xclang " + join(ClangWords, " -Xclang "));
  }
  ClangWords.clear();
}

//===----------------------------------------------------------------------===//
// What there is to say
//===----------------------------------------------------------------------===//

std::string quoted(StringRef Flag, const Twine &Rest) {
  return ("'" + Flag + "' " + Rest).str();
}

void FlagTranslator::mean(StringRef Key, StringRef Flag, StringRef Filling) {
  const FlagMeaning *M = findMeaning(Key);
  if (!M)
    return; // a test checks that every key in the table has a meaning
  auto [Before, After] = M->Advice.split('%');
  std::string Advice = Before.size() < M->Advice.size()
                           ? (Before + Filling + After).str()
                           : M->Advice.str();
  Meanings.push_back({M->Scope,
                      {M->Level, "flag-changes-meaning", Flag.str(),
                       quoted(Flag, M->Message), std::move(Advice)}});
}

void FlagTranslator::malformed(StringRef Flag, const Twine &Why,
                               StringRef Advice) {
  Out.Issues.push_back({Severity::Error, "flag-malformed", Flag.str(),
                        quoted(Flag, Why), Advice.str()});
}

void FlagTranslator::unknown(StringRef Flag) {
  Out.Issues.push_back(
      {Severity::Warning, "flag-unknown", Flag.str(),
       quoted(Flag, "is not a flag that is known, and is left out"),
       "look up what it does; if the HIP build needs it, give it there"});
}

//===----------------------------------------------------------------------===//
// The end
//===----------------------------------------------------------------------===//

Language FlagTranslator::language() const {
  if (Chosen)
    return *Chosen;
  StringRef Extension = sys::path::extension(Out.File);
  if (Extension == ".cu" || Extension == ".cuh")
    return Language::Cuda;
  if ((Extension == ".c" || Extension == ".i") && !Compiler.CxxForC)
    return Language::C;
  return Language::Cxx;
}

struct StandardName {
  StringRef Written, Final;
};

/// One spelling for each standard: precompiled headers are kept by it.
constexpr StandardName StandardNames[] = {
    {"98", "98"}, {"03", "98"}, {"0x", "11"}, {"11", "11"}, {"1y", "14"},
    {"14", "14"}, {"1z", "17"}, {"17", "17"}, {"2a", "20"}, {"20", "20"},
    {"2b", "23"}, {"23", "23"}, {"2c", "2c"}, {"26", "2c"}, {"latest", "2c"},
};

/// A standard of C++; empty if it is none.
static std::string finalStandard(StringRef Std) {
  StringRef Family = Std.take_until([](char C) { return C == '+'; });
  if ((Family != "c" && Family != "gnu") ||
      !Std.drop_front(Family.size()).starts_with("++"))
    return "";
  for (const StandardName &N : StandardNames)
    if (N.Written == Std.drop_front(Family.size() + 2))
      return (Family + "++" + N.Final).str();
  return "";
}

/// Whether it looks like a standard of C: c11, gnu99, iso9899:1999.
static bool isStandardOfC(StringRef Std) {
  for (StringRef Family : {"c", "gnu", "iso9899:"})
    if (Std.consume_front(Family))
      return !Std.empty() && isDigit(Std[0]);
  return false;
}

void FlagTranslator::finishStandard() {
  const std::string &Written = OwnStd.On ? OwnStd.Flag : HostStd.Flag;
  std::string Cxx = finalStandard(Written);
  bool ForC = isStandardOfC(Written);
  if ((OwnStd.On || HostStd.On) && Cxx.empty() && !ForC)
    malformed("-std=" + Written, "names no standard of C++ or C",
              "write one like -std=c++17");
  // A standard of the other language is ignored, as GCC does.
  if (Out.Lang == Language::C) {
    if (ForC)
      Out.Args.push_back("-std=" + Written);
    return;
  }
  if (Out.Lang == Language::Cuda && StringRef(Cxx).ends_with("98")) {
    mean("cuda-std-old", "-std=" + Written);
    Cxx = Cxx.substr(0, Cxx.size() - 2) + "11";
  }
  // Without -std nvcc leaves the choice to GCC, which takes this.
  if (Out.Lang == Language::Cuda && Cxx.empty())
    Cxx = "gnu++17";
  if (!Cxx.empty())
    Out.Args.push_back("-std=" + Cxx);
}

void FlagTranslator::finishFloat() {
  bool BothRelaxed = !Float.roundsDiv() && !Float.roundsSqrt();
  if (Float.Fast.On) {
    std::vector<StringRef> Flags;
    if (Float.flushes())
      Flags.push_back("-fgpu-flush-denormals-to-zero");
    if (BothRelaxed)
      Flags.push_back("-fno-hip-fp32-correctly-rounded-divide-sqrt");
    Flags.push_back("-fgpu-approx-transcendentals");
    mean("fast-math", Float.Fast.Flag, join(Flags, " "));
  } else {
    if (Float.flushes())
      mean("ftz", Float.Ftz.Flag);
    if (BothRelaxed)
      mean("prec-both", Float.PrecDiv.Flag + " " + Float.PrecSqrt.Flag);
    else if (!Float.roundsDiv())
      mean("prec-one", Float.PrecDiv.Flag);
    else if (!Float.roundsSqrt())
      mean("prec-one", Float.PrecSqrt.Flag);
  }
  if (!Float.fuses())
    mean("fmad-off", Float.Fmad.Flag);
}

void FlagTranslator::finishIssues() {
  bool Cuda = Out.Lang == Language::Cuda;
  for (Pending &P : Meanings) {
    bool Holds = P.Scope == MeaningScope::Always ||
                 (Cuda && (P.Scope == MeaningScope::Device || Compiler.Nvcc));
    if (Holds)
      Out.Issues.push_back(std::move(P.Issue));
  }
  std::set<std::pair<std::string, std::string>> Seen;
  erase_if(Out.Issues, [&](FlagIssue &I) {
    // Reports are UTF-8; a command line may be anything.
    for (std::string *S : {&I.Flag, &I.Message, &I.Advice})
      if (!json::isUTF8(*S))
        *S = json::fixUTF8(*S);
    return !Seen.emplace(I.Rule, I.Message).second;
  });
}

ClangCommand FlagTranslator::finish() {
  takeWords(FlagSet::Host, splitShellWords(HostFlags), /*ForHost=*/true);
  takeWords(FlagSet::Ptxas, PtxasWords, /*ForHost=*/false);
  takeWords(FlagSet::Cudafe, CudafeWords, /*ForHost=*/false);
  for (const std::string &W : ClangWords)
    malformed("-Xclang " + W, "lacks its value", "write the value behind it");

  Out.Lang = language();
  bool Cuda = Out.Lang == Language::Cuda;
  finishStandard();
  if (Cuda && Rdc.On.value_or(false)) {
    Out.Rdc = true;
    if (Compiler.Nvcc) {
      Out.Args.push_back("-D__CUDACC_RDC__");
      mean("rdc", Rdc.Flag);
    }
  }
  for (std::vector<Word> *Words : {&HostWords, &OwnWords})
    for (Word &W : *Words)
      if (Cuda || !W.CudaOnly)
        Out.Args.push_back(std::move(W.Text));
  finishFloat();
  finishIssues();
  return std::move(Out);
}

void FlagTranslator::translate(ArrayRef<std::string> Words) {
  FlagSet Set = Compiler.Nvcc ? FlagSet::Nvcc : FlagSet::Host;
  takeWords(
      Set, expandResponseFiles(Words, Out.Directory, Compiler.Nvcc, Out.Issues),
      /*ForHost=*/false);
}

} // namespace hipwave
