//===- FlagTable.cpp ------------------------------------------------------===//
//
// Part of hipwave, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "Frontend/FlagTable.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Support/raw_ostream.h"
#include <algorithm>

using namespace llvm;

namespace hipwave {

static constexpr FlagRow NvccRows[] = {
#define NVCC_FLAG(LONG, SHORT, ARG, WHEN, ACTION, PARSE, MEANING, HIP)         \
  {LONG, SHORT, FlagArg::ARG, WHEN, FlagAction::ACTION, PARSE, MEANING, HIP},
#include "Frontend/NvccFlags.def"
};

static constexpr FlagRow HostRows[] = {
#define HOST_FLAG(NAME, ARG, WHEN, ACTION, PARSE, MEANING, HIP)                \
  {NAME, "", FlagArg::ARG, WHEN, FlagAction::ACTION, PARSE, MEANING, HIP},
#include "Frontend/NvccFlags.def"
};

static constexpr FlagRow PtxasRows[] = {
#define PTXAS_FLAG(LONG, SHORT, ARG, WHEN, ACTION, MEANING, HIP)               \
  {LONG, SHORT, FlagArg::ARG, WHEN, FlagAction::ACTION, "", MEANING, HIP},
#include "Frontend/NvccFlags.def"
};

static constexpr FlagRow CudafeRows[] = {
#define CUDAFE_FLAG(NAME, ARG, HIP)                                            \
  {NAME, "", FlagArg::ARG, "", FlagAction::Drop, "", "", HIP},
#include "Frontend/NvccFlags.def"
};

static constexpr FlagMeaning Meanings[] = {
#define FLAG_MEANING(KEY, SCOPE, LEVEL, MESSAGE, ADVICE)                       \
  {KEY, MeaningScope::SCOPE, Severity::LEVEL, MESSAGE, ADVICE},
#include "Frontend/NvccFlags.def"
};

ArrayRef<FlagRow> flagRows(FlagSet Set) {
  switch (Set) {
  case FlagSet::Nvcc:
    return NvccRows;
  case FlagSet::Host:
    return HostRows;
  case FlagSet::Ptxas:
    return PtxasRows;
  case FlagSet::Cudafe:
    return CudafeRows;
  }
  llvm_unreachable("bad flag set");
}

ArrayRef<FlagMeaning> flagMeanings() { return Meanings; }

const FlagMeaning *findMeaning(StringRef Key) {
  const auto *It =
      find_if(Meanings, [&](const FlagMeaning &M) { return M.Key == Key; });
  return It == std::end(Meanings) ? nullptr : It;
}

//===----------------------------------------------------------------------===//
// Look-up
//===----------------------------------------------------------------------===//

static bool isJoined(FlagArg A) {
  return A == FlagArg::Prefix || A == FlagArg::Joined ||
         A == FlagArg::JoinedValue || A == FlagArg::JoinedList;
}

/// "-I=v" is a spelling of "-I v" for nvcc, and of "-I" with "=v" for GCC.
static bool takesEquals(FlagArg A) {
  return A == FlagArg::Value || A == FlagArg::List || A == FlagArg::Bool ||
         A == FlagArg::JoinedValue || A == FlagArg::JoinedList;
}

namespace {
struct FlagIndex {
  explicit FlagIndex(ArrayRef<FlagRow> Rows) {
    for (const FlagRow &R : Rows)
      for (StringRef Name : {R.Long, R.Short}) {
        if (Name.empty())
          continue;
        ByName.try_emplace(Name, &R);
        if (isJoined(R.Arg))
          LongestJoined = std::max(LongestJoined, Name.size());
      }
  }
  const FlagRow *find(StringRef Name) const { return ByName.lookup(Name); }

  StringMap<const FlagRow *> ByName;
  size_t LongestJoined = 0;
};
} // namespace

/// Constants, but for the hashing: built once, never written again.
static const FlagIndex &indexOf(FlagSet Set) {
  static const FlagIndex Indices[] = {FlagIndex(NvccRows), FlagIndex(HostRows),
                                      FlagIndex(PtxasRows),
                                      FlagIndex(CudafeRows)};
  return Indices[static_cast<size_t>(Set)];
}

std::optional<FlagMatch> matchExactly(FlagSet Set, StringRef Word) {
  const FlagIndex &Index = indexOf(Set);
  FlagMatch M;
  if ((M.Row = Index.find(Word))) {
    M.Length = Word.size();
    M.TakesNext = M.Row->Arg != FlagArg::None && M.Row->Arg != FlagArg::Prefix;
    if (!M.TakesNext)
      M.Value = "";
    return M;
  }
  auto [Name, Value] = Word.split('=');
  if (Name.size() == Word.size())
    return std::nullopt;
  M.Row = Index.find(Name);
  if (!M.Row || !takesEquals(M.Row->Arg))
    return std::nullopt;
  M.Length = Name.size();
  M.Value = Value.str();
  return M;
}

std::optional<FlagMatch> matchPrefix(FlagSet Set, StringRef Word) {
  const FlagIndex &Index = indexOf(Set);
  for (size_t N = std::min(Index.LongestJoined, Word.size()); N > 1; --N) {
    const FlagRow *R = Index.find(Word.take_front(N));
    if (!R || !isJoined(R->Arg))
      continue;
    // "-t4" is "-t 4", but "-tuning" is no "-t uning".
    if (R->Arg != FlagArg::JoinedValue || (N < Word.size() && isDigit(Word[N])))
      return FlagMatch{R, Word.drop_front(N).str(), false, N};
  }
  return std::nullopt;
}

const FlagRow *rowFor(FlagSet Set, const FlagRow *First, StringRef Value) {
  const FlagRow *End = flagRows(Set).end();
  for (const FlagRow *R = First; R != End && R->Long == First->Long; ++R)
    if (R->When.empty() || R->When == Value)
      return R;
  return nullptr;
}

//===----------------------------------------------------------------------===//
// The page
//===----------------------------------------------------------------------===//

static StringRef nameOf(FlagArg A) {
  switch (A) {
  case FlagArg::None:
    return "none";
  case FlagArg::Value:
    return "value";
  case FlagArg::List:
    return "list";
  case FlagArg::Bool:
    return "true or false";
  case FlagArg::Prefix:
    return "attached";
  case FlagArg::Joined:
  case FlagArg::JoinedValue:
    return "value, also attached";
  case FlagArg::JoinedList:
    return "list, also attached";
  }
  llvm_unreachable("bad kind of argument");
}

/// What the parse gets from a flag that has no words of its own.
static StringRef nameOf(FlagAction A) {
  switch (A) {
  case FlagAction::Drop:
  case FlagAction::Add:
  case FlagAction::AddCuda:
  case FlagAction::FastMath:
  case FlagAction::Ftz:
  case FlagAction::PrecDiv:
  case FlagAction::PrecSqrt:
  case FlagAction::Fmad:
  case FlagAction::RdcOff:
    return "–";
  case FlagAction::Std:
    return "`-std=`";
  case FlagAction::Language:
    return "the language";
  case FlagAction::Arch:
  case FlagAction::GenerateCode:
    return "`__CUDA_ARCH__`";
  case FlagAction::CudaPath:
    return "the toolkit's headers";
  case FlagAction::HostFlags:
    return "see the host compiler's flags";
  case FlagAction::PtxasFlags:
    return "see the flags of ptxas";
  case FlagAction::CudafeFlags:
    return "see the flags of cudafe++";
  case FlagAction::ClangFlag:
    return "the flag, if it is a language flag";
  case FlagAction::OptionsFile:
    return "the flags in the file";
  case FlagAction::RdcBool:
  case FlagAction::RdcOn:
    return "`-D__CUDACC_RDC__`";
  }
  llvm_unreachable("bad action");
}

static std::string parseCell(const FlagRow &R) {
  if (R.Parse.empty() || R.Action == FlagAction::Std)
    return nameOf(R.Action).str();
  if (R.Parse == "=")
    return "as written";
  std::string Words = R.Parse.str();
  std::replace(Words.begin(), Words.end(), '|', ' ');
  return "`" + Words + "`";
}

static void printRow(raw_ostream &OS, const FlagRow &R) {
  const FlagMeaning *M = findMeaning(R.Meaning);
  OS << "| `" << R.Long << "`";
  if (!R.Short.empty())
    OS << " `" << R.Short << "`";
  if (!R.When.empty())
    OS << " with `" << R.When << "`";
  OS << " | " << nameOf(R.Arg) << " | " << parseCell(R) << " | ";
  OS << (R.Hip.empty() && M ? M->Advice : R.Hip);
  OS << " | " << (M ? toString(M->Level) : StringRef("–")) << " |\n";
}

std::string flagTablesAsMarkdown() {
  static constexpr std::pair<FlagSet, StringRef> Titles[] = {
      {FlagSet::Nvcc, "nvcc"},
      {FlagSet::Ptxas, "ptxas (behind `-Xptxas`)"},
      {FlagSet::Cudafe, "cudafe++ (behind `-Xcudafe`)"},
      {FlagSet::Host, "Host compilers (also behind `-Xcompiler`)"},
  };
  std::string Text;
  raw_string_ostream OS(Text);
  for (auto [Set, Title] : Titles) {
    OS << "### " << Title << "\n\n| Flag | Argument | The parse gets | For the "
       << "HIP build | Finding |\n|---|---|---|---|---|\n";
    for (const FlagRow &R : flagRows(Set))
      printRow(OS, R);
    OS << "\n";
  }
  return Text;
}

} // namespace hipwave
