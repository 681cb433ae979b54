//===- Summary.cpp - a report in figures ----------------------------------===//
//
// Part of hipwave, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Export.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Support/Format.h"
#include <algorithm>
#include <array>

using namespace llvm;

namespace hipwave {
namespace {

/// Rounded down: 100 % is said only where nothing is left.
std::string percent(unsigned Part, unsigned Whole) {
  if (!Whole)
    return "-";
  uint64_t Tenths = uint64_t(Part) * 1000 / Whole;
  return utostr(Tenths / 10) + "." + utostr(Tenths % 10) + " %";
}

std::string count(unsigned N, StringRef One, StringRef Many) {
  return (utostr(N) + " " + (N == 1 ? One : Many)).str();
}

bool isOpen(const Finding &F) { return F.Level != Severity::Remark; }

unsigned openFindings(const FileReport &F) {
  return count_if(F.Findings, isOpen);
}

class SummaryPrinter {
public:
  SummaryPrinter(const Report &R, const SummaryOptions &Options,
                 raw_ostream &OS)
      : R(R), Options(Options), OS(OS) {}

  void all() {
    outcomes();
    totals();
    rules();
    files();
  }

private:
  void outcomes() {
    std::array<unsigned, 4> Count{};
    for (const FileReport &F : R.Files)
      ++Count[unsigned(F.Outcome)];
    OS << count(R.Files.size(), "file", "files");
    StringRef Separator = ": ";
    for (FileOutcome O : {FileOutcome::Translated, FileOutcome::Unchanged,
                          FileOutcome::Copied, FileOutcome::Unreadable})
      if (unsigned N = Count[unsigned(O)]) {
        OS << Separator << N << ' ' << toString(O);
        Separator = ", ";
      }
    OS << '\n';
  }

  void totals() {
    FileStats S = R.total();
    OS << "\nNeeds no hand edit:\n";
    total("CUDA uses", S.CudaUsesDone, S.CudaUses);
    total("CUDA lines", S.CudaLinesDone, S.CudaLines);
    OS << "  A use is a name of a CUDA entity, a kernel launch or an include "
          "of "
          "a CUDA\n"
          "  header. It needs no hand edit if it was rewritten or is right as "
          "it stands.\n"
          "  A CUDA line holds a use; it needs no hand edit if none of its "
          "uses "
          "does.\n\n"
       << count(S.WarpSites, "place depends", "places depend")
       << " on the number of lanes in a warp\n"
       << count(S.UnknownNames, "unknown name looks like one",
                "unknown names look like some")
       << " of CUDA's\n";
  }

  void total(StringRef What, unsigned Done, unsigned All) {
    OS << "  " << left_justify(What, 12) << right_justify(percent(Done, All), 8)
       << "   " << Done << " of " << All << '\n';
  }

  struct RuleCount {
    StringRef Id, Title;
    Severity Level = Severity::Remark; ///< The highest of its findings.
    unsigned Count = 0;
  };

  std::vector<RuleCount> countRules() const {
    StringMap<RuleCount> ById;
    for (const FileReport &F : R.Files)
      for (const Finding &Found : F.Findings) {
        if (!isOpen(Found))
          continue;
        RuleCount &C = ById[Found.Rule];
        C.Id = Found.Rule;
        C.Level = std::max(C.Level, Found.Level);
        ++C.Count;
      }
    std::vector<RuleCount> Out;
    for (const RuleInfo &Rule : R.Rules)
      if (auto It = ById.find(Rule.Id); It != ById.end())
        It->second.Title = Rule.Title;
    for (const auto &Entry : ById)
      Out.push_back(Entry.second);
    sort(Out, [](const RuleCount &A, const RuleCount &B) {
      return std::tuple(B.Level, B.Count, A.Id) <
             std::tuple(A.Level, A.Count, B.Id);
    });
    return Out;
  }

  void rules() {
    std::vector<RuleCount> Counts = countRules();
    if (Counts.empty()) {
      OS << "\nNo findings that need a person\n";
      return;
    }
    size_t Widest = 0;
    for (const RuleCount &C : Counts)
      Widest = std::max(Widest, C.Id.size());
    OS << "\nFindings by rule:\n";
    for (const RuleCount &C : Counts) {
      OS << format_decimal(C.Count, 8) << "  "
         << left_justify(toString(C.Level), 7) << "  ";
      if (C.Title.empty())
        OS << C.Id << '\n';
      else
        OS << left_justify(C.Id, Widest) << "  " << C.Title << '\n';
    }
  }

  /// Files with most left to do come first.
  void files() {
    std::vector<const FileReport *> Files;
    for (const FileReport &F : R.Files)
      if (F.Stats.CudaUses || openFindings(F))
        Files.push_back(&F);
    if (Files.empty())
      return;
    auto Rank = [&](const FileReport *F) {
      const FileStats &S = F->Stats;
      return std::tuple(-int64_t(S.CudaUses - S.CudaUsesDone),
                        -int64_t(openFindings(*F)), StringRef(R.path(F->File)));
    };
    sort(Files, [&](auto *A, auto *B) { return Rank(A) < Rank(B); });
    size_t Shown = Files.size() <= Options.ListAllUpTo
                       ? Files.size()
                       : std::min<size_t>(Options.Worst, Files.size());
    OS << "\nFiles, those with most left first (uses and lines that need no "
          "hand edit):\n"
          "                  uses                 lines  findings  file\n";
    for (const FileReport *F : ArrayRef(Files).take_front(Shown))
      row(*F);
    if (Shown != Files.size())
      OS << "  and " << Files.size() - Shown << " more\n";
  }

  void row(const FileReport &F) {
    const FileStats &S = F.Stats;
    auto Share = [&](unsigned Done, unsigned All) {
      OS << right_justify(utostr(Done) + "/" + utostr(All), 14)
         << right_justify(percent(Done, All), 8);
    };
    Share(S.CudaUsesDone, S.CudaUses);
    Share(S.CudaLinesDone, S.CudaLines);
    OS << format_decimal(openFindings(F), 10) << "  " << R.path(F.File) << '\n';
  }

  const Report &R;
  const SummaryOptions &Options;
  raw_ostream &OS;
};

} // namespace

void exportSummary(const Report &R, const SummaryOptions &Options,
                   raw_ostream &OS) {
  SummaryPrinter(R, Options, OS).all();
}

} // namespace hipwave
