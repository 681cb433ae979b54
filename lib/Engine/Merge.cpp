//===- Merge.cpp - findings in, one text out ------------------------------===//
//
// Part of hipwave, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Engine/Merge.h"
#include "Core/LineTable.h"
#include "Engine/Suppress.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include <algorithm>
#include <set>

namespace hipwave {

/// Joins what several views found at the same place.
static void joinViews(std::vector<Finding> &Findings) {
  auto Key = [](const Finding &F) {
    // Of equal findings the one with a fix comes first, then the best evidence.
    return std::tuple(F.Where, llvm::StringRef(F.Rule),
                      llvm::StringRef(F.Message), !F.Remedy.has_value(),
                      F.Basis);
  };
  std::stable_sort(
      Findings.begin(), Findings.end(),
      [&](const Finding &A, const Finding &B) { return Key(A) < Key(B); });
  Findings.erase(std::unique(Findings.begin(), Findings.end(),
                             [](const Finding &A, const Finding &B) {
                               return A.Where == B.Where && A.Rule == B.Rule &&
                                      A.Message == B.Message;
                             }),
                 Findings.end());
}

static void dropSuppressed(const FileView &F, std::vector<Finding> &Findings) {
  Suppressions S(F.Text);
  if (S.empty())
    return;
  LineTable Lines(F.Text);
  llvm::erase_if(Findings, [&](const Finding &Found) {
    return S.covers(Lines.position(Found.Where.Begin).Line, Found.Rule);
  });
}

namespace {

/// The edits chosen so far, none in another's way.
class Chosen {
public:
  /// Takes all edits of the fix, or none.
  bool take(const Fix &Candidate) {
    if (isTaken(Candidate))
      return true; // two uses of one macro want the same of its body
    for (const Edit &E : Candidate.Edits)
      if (!fits(E))
        return false;
    for (const Edit &E : Candidate.Edits)
      add(E);
    if (Candidate.Edits.size() > 1)
      Fixes.push_back(Candidate.Edits);
    return true;
  }

  std::vector<Edit> sorted() const {
    std::vector<Edit> Out;
    for (const auto &[Begin, Inserted] : Insertions)
      Out.push_back(Inserted);
    for (const auto &[Begin, Replaced] : Replacements)
      Out.push_back(Replaced);
    std::stable_sort(Out.begin(), Out.end(), [](const Edit &A, const Edit &B) {
      return std::tie(A.Where.Begin, A.Where.End) <
             std::tie(B.Where.Begin, B.Where.End);
    });
    return Out;
  }

private:
  bool isTaken(const Fix &Candidate) const {
    if (Candidate.Edits.size() < 2)
      return false; // single replacements are found by their place
    return llvm::any_of(Fixes, [&](const std::vector<Edit> &Taken) {
      return std::equal(Taken.begin(), Taken.end(), Candidate.Edits.begin(),
                        Candidate.Edits.end(),
                        [](const Edit &A, const Edit &B) {
                          return A.Where == B.Where && A.Text == B.Text;
                        });
    });
  }

  static bool isInsertion(const Edit &E) {
    return E.Where.Begin == E.Where.End;
  }

  bool fits(const Edit &E) const {
    if (isInsertion(E)) {
      auto R = Replacements.lower_bound(E.Where.Begin);
      return R == Replacements.begin() ||
             std::prev(R)->second.Where.End <= E.Where.Begin;
    }
    auto R = Replacements.lower_bound(E.Where.Begin);
    if (R != Replacements.end() && R->second.Where.Begin < E.Where.End)
      return R->second.Where == E.Where && R->second.Text == E.Text;
    if (R != Replacements.begin() &&
        std::prev(R)->second.Where.End > E.Where.Begin)
      return false;
    auto I = Insertions.upper_bound(E.Where.Begin);
    return I == Insertions.end() || I->first >= E.Where.End;
  }

  void add(const Edit &E) {
    if (!isInsertion(E)) {
      Replacements.emplace(E.Where.Begin, E);
      return;
    }
    auto [It, New] = Insertions.try_emplace(E.Where.Begin, E);
    if (New)
      return;
    // What closes comes before what opens.
    bool Closes = !E.Text.empty() && (E.Text[0] == ')' || E.Text[0] == ',');
    std::string &Text = It->second.Text;
    Text = Closes ? E.Text + Text : Text + E.Text;
  }

  std::map<uint32_t, Edit> Insertions, Replacements;
  std::vector<std::vector<Edit>> Fixes; ///< Of more than one edit.
};

} // namespace

/// Offers the fixes in a fixed order: those with more edits first, since they
/// are the harder ones to do by hand.
static Chosen chooseEdits(std::vector<Finding> &Findings,
                          const MergeOptions &Options,
                          std::set<std::string> &Headers) {
  std::vector<Finding *> Order;
  for (Finding &F : Findings)
    if (F.Remedy)
      Order.push_back(&F);
  std::stable_sort(Order.begin(), Order.end(), [](Finding *A, Finding *B) {
    return A->Remedy->Edits.size() > B->Remedy->Edits.size();
  });
  Chosen Taken;
  for (Finding *F : Order) {
    bool Wanted = F->Remedy->Trust == Safety::Safe ||
                  (F->Remedy->Trust == Safety::Review && Options.ApplyReview);
    if (!Wanted)
      continue;
    if (Taken.take(*F->Remedy)) {
      Headers.insert(F->Remedy->Requires.begin(), F->Remedy->Requires.end());
      continue;
    }
    F->Remedy.reset();
    F->WhyNot = NoFixReason::Conflict;
    F->Level = std::max(F->Level, Severity::Warning);
  }
  return Taken;
}

/// True if a fix of this trust has been or will be applied.
static bool isDone(const Finding &F, const MergeOptions &Options) {
  if (F.Remedy)
    return F.Remedy->Trust == Safety::Safe ||
           (F.Remedy->Trust == Safety::Review && Options.ApplyReview);
  return F.Level == Severity::Remark;
}

//===----------------------------------------------------------------------===//
// TODO comments
//===----------------------------------------------------------------------===//

static std::string oneLine(llvm::StringRef Text) {
  std::string Out;
  for (char C : Text)
    Out += C == '\n' || C == '\r' ? ' ' : C;
  // A backslash at the end would continue the comment.
  while (!Out.empty() && (Out.back() == '\\' || Out.back() == ' '))
    Out.pop_back();
  return Out;
}

/// The comment lines right above the line that begins at `Line`.
static llvm::StringRef commentsAbove(llvm::StringRef Text, uint32_t Line) {
  uint32_t Begin = Line;
  while (Begin) {
    size_t Previous = Text.take_front(Begin - 1).rfind('\n');
    uint32_t At = Previous == llvm::StringRef::npos ? 0 : Previous + 1;
    if (!Text.slice(At, Begin).ltrim(" \t").starts_with("//"))
      break;
    Begin = At;
  }
  return Text.slice(Begin, Line);
}

/// True if \p Name stands in \p Text and is no part of a longer one.
static bool hasName(llvm::StringRef Text, llvm::StringRef Name) {
  auto Joins = [](char C) { return llvm::isAlnum(C) || C == '_'; };
  for (size_t At = 0; (At = Text.find(Name, At)) != llvm::StringRef::npos;
       ++At) {
    llvm::StringRef Rest = Text.substr(At + Name.size());
    if ((At == 0 || !Joins(Text[At - 1])) && (Rest.empty() || !Joins(Rest[0])))
      return true;
  }
  return false;
}

/// True if an earlier run has marked this already.
static bool isMarked(llvm::StringRef Above, const Finding &F,
                     llvm::StringRef Mark) {
  while (!Above.empty()) {
    auto [Line, Rest] = Above.split('\n');
    if (Line.contains("TODO(hipwave:" + F.Rule + ")") &&
        (F.Entity.empty() ? Line.contains(Mark) : hasName(Line, F.Entity)))
      return true;
    Above = Rest;
  }
  return false;
}

/// The first of the sorted edits that does not begin before \p Offset.
static std::vector<Edit>::iterator firstFrom(std::vector<Edit> &Edits,
                                             uint32_t Offset) {
  return std::partition_point(Edits.begin(), Edits.end(), [&](const Edit &E) {
    return E.Where.Begin < Offset;
  });
}

static void addTodos(const FileView &F, const std::vector<Finding> &Findings,
                     const MergeOptions &Options, std::vector<Edit> &Edits) {
  std::map<uint32_t, std::vector<std::string>> Lines;
  for (const Finding &Found : Findings) {
    if (!Found.WantsTodo || isDone(Found, Options))
      continue;
    uint32_t Line = F.Scan.statementLine(F.Text, Found.Where.Begin);
    for (auto E = firstFrom(Edits, Line);
         E != Edits.begin() && Line < std::prev(E)->Where.End;
         E = firstFrom(Edits, Line)) // the line's begin goes with the text
      Line = F.Scan.statementLine(F.Text, std::prev(E)->Where.Begin);
    std::string Mark =
        "// TODO(hipwave:" + Found.Rule + "): " + oneLine(Found.Message);
    if (isMarked(commentsAbove(F.Text, Line), Found, Mark))
      continue;
    std::vector<std::string> &Here = Lines[Line];
    if (std::find(Here.begin(), Here.end(), Mark) == Here.end())
      Here.push_back(Mark);
  }
  std::vector<Edit> Added; // by place, as Lines
  for (const auto &[Line, Marks] : Lines) {
    size_t Text = F.Text.find_first_not_of(" \t", Line);
    llvm::StringRef Indent =
        Text == llvm::StringRef::npos ? "" : F.Text.slice(Line, Text);
    std::string New;
    for (const std::string &M : Marks)
      New += Indent.str() + M + F.lineEnd().str();
    // Behind whole lines that are inserted here, before anything else.
    auto At = firstFrom(Edits, Line);
    if (At != Edits.end() && At->Where.Begin == Line && At->Where.End == Line)
      At->Text = llvm::StringRef(At->Text).ends_with("\n") ? At->Text + New
                                                           : New + At->Text;
    else
      Added.push_back({Span{F.File, Line, Line}, New});
  }
  std::vector<Edit> All;
  All.reserve(Edits.size() + Added.size());
  std::merge(Added.begin(), Added.end(), Edits.begin(), Edits.end(),
             std::back_inserter(All), [](const Edit &A, const Edit &B) {
               return A.Where.Begin < B.Where.Begin;
             });
  Edits = std::move(All);
}

//===----------------------------------------------------------------------===//
// Headers and figures
//===----------------------------------------------------------------------===//

static void addHeaders(const FileView &F, const std::set<std::string> &Headers,
                       Chosen &Taken) {
  std::string Text;
  for (const std::string &H : Headers)
    if (!F.Text.contains("<" + H + ">"))
      Text += "#include <" + H + ">" + F.lineEnd().str();
  if (Text.empty())
    return;
  uint32_t At = F.includePoint();
  Taken.take(Fix{Safety::Safe, {{Span{F.File, At, At}, Text}}, {}});
}

/// Counts uses: names of CUDA's entities, launches, and includes of CUDA's
/// headers. A use is done when no finding is left open on it; a line when all
/// uses on it are.
static FileStats count(const FileView &F, const std::vector<Finding> &Findings,
                       const MergeOptions &Options) {
  FileStats S;
  S.Lines = F.Scan.Lines;
  LineTable Lines(F.Text);
  std::set<unsigned> Used, Open;
  std::set<uint32_t> OpenAt;
  for (const Finding &Found : Findings) {
    S.WarpSites += Found.Rule == "warp-intrinsic";
    S.UnknownNames += Found.Rule == "api-unknown";
    if (isDone(Found, Options))
      continue;
    Open.insert(Lines.position(Found.Where.Begin).Line);
    OpenAt.insert(Found.Where.Begin);
  }
  auto Use = [&](uint32_t At) {
    ++S.CudaUses;
    S.CudaUsesDone += !OpenAt.count(At);
    Used.insert(Lines.position(At).Line);
  };
  for (size_t I = 0; I != F.Scan.Names.size(); ++I)
    if (F.entity(I) && F.verdict(I) != Verdict::User)
      Use(F.Scan.Names[I].Begin);
  for (const Chevron &C : F.Scan.Launches)
    Use(C.Begin);
  for (const Finding &Found : Findings)
    if (Found.Rule == "include-mapped" || Found.Rule == "include-unsupported")
      Use(Found.Where.Begin);
  S.CudaLines = Used.size();
  for (unsigned L : Used)
    S.CudaLinesDone += !Open.count(L);
  return S;
}

FileReport mergeFile(const FileView &F, std::vector<Finding> Findings,
                     const MergeOptions &Options) {
  FileReport Out;
  Out.File = F.File;
  joinViews(Findings);
  dropSuppressed(F, Findings);
  std::set<std::string> Headers;
  Chosen Taken = chooseEdits(Findings, Options, Headers);
  addHeaders(F, Headers, Taken);
  Out.Edits = Taken.sorted();
  if (Options.TodoComments)
    addTodos(F, Findings, Options, Out.Edits);
  Out.OldText = F.Text.str();
  Out.NewText = applyEdits(F.Text, Out.Edits);
  Out.Outcome =
      Out.Edits.empty() ? FileOutcome::Unchanged : FileOutcome::Translated;
  Out.Stats = count(F, Findings, Options);
  Out.Findings = std::move(Findings);
  return Out;
}

} // namespace hipwave
