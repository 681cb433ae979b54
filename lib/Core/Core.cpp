//===- Core.cpp - names and arithmetic of the core values -----------------===//
//
// Part of hipwave, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Core/LineTable.h"
#include "Core/Report.h"
#include "llvm/Support/ErrorHandling.h"
#include <algorithm>
#include <cassert>

namespace hipwave {

llvm::StringRef toString(Severity S) {
  switch (S) {
  case Severity::Remark:
    return "remark";
  case Severity::Warning:
    return "warning";
  case Severity::Error:
    return "error";
  }
  llvm_unreachable("severity");
}

llvm::StringRef toString(Safety S) {
  switch (S) {
  case Safety::Safe:
    return "safe";
  case Safety::Review:
    return "review";
  case Safety::Manual:
    return "manual";
  }
  llvm_unreachable("safety");
}

llvm::StringRef toString(Origin O) {
  switch (O) {
  case Origin::Direct:
    return "direct";
  case Origin::MacroArgument:
    return "macro-argument";
  case Origin::MacroBody:
    return "macro-body";
  case Origin::TokenPaste:
    return "token-paste";
  case Origin::InactiveCode:
    return "inactive-code";
  case Origin::StringLiteral:
    return "string-literal";
  }
  llvm_unreachable("origin");
}

llvm::StringRef toString(Evidence E) {
  switch (E) {
  case Evidence::Typed:
    return "typed";
  case Evidence::Approximate:
    return "approximate";
  case Evidence::Textual:
    return "textual";
  }
  llvm_unreachable("evidence");
}

llvm::StringRef toString(NoFixReason R) {
  switch (R) {
  case NoFixReason::NoCounterpart:
    return "no-counterpart";
  case NoFixReason::NeedsJudgement:
    return "needs-judgement";
  case NoFixReason::NotYet:
    return "not-yet";
  case NoFixReason::MacroBody:
    return "macro-body";
  case NoFixReason::TokenPaste:
    return "token-paste";
  case NoFixReason::OutsideProject:
    return "outside-project";
  case NoFixReason::SystemHeader:
    return "system-header";
  case NoFixReason::InactiveCode:
    return "inactive-code";
  case NoFixReason::StringLiteral:
    return "string-literal";
  case NoFixReason::Conflict:
    return "conflict";
  case NoFixReason::Disagreement:
    return "disagreement";
  }
  llvm_unreachable("reason");
}

llvm::StringRef toString(FileOutcome O) {
  switch (O) {
  case FileOutcome::Unchanged:
    return "unchanged";
  case FileOutcome::Translated:
    return "translated";
  case FileOutcome::Copied:
    return "copied";
  case FileOutcome::Unreadable:
    return "unreadable";
  }
  llvm_unreachable("outcome");
}

FileStats &FileStats::operator+=(const FileStats &O) {
  Lines += O.Lines;
  CudaUses += O.CudaUses;
  CudaUsesDone += O.CudaUsesDone;
  CudaLines += O.CudaLines;
  CudaLinesDone += O.CudaLinesDone;
  WarpSites += O.WarpSites;
  UnknownNames += O.UnknownNames;
  return *this;
}

FileStats Report::total() const {
  FileStats Sum;
  for (const FileReport &F : Files)
    Sum += F.Stats;
  return Sum;
}

std::string applyEdits(llvm::StringRef Text, llvm::ArrayRef<Edit> Edits) {
  std::string Out;
  Out.reserve(Text.size());
  size_t At = 0;
  for (const Edit &E : Edits) {
    assert(At <= E.Where.Begin && E.Where.End <= Text.size() &&
           "edits are sorted, disjoint and inside the text");
    Out += Text.substr(At, E.Where.Begin - At);
    Out += E.Text;
    At = E.Where.End;
  }
  Out += Text.substr(At);
  return Out;
}

LineTable::LineTable(llvm::StringRef Text) : Begins{0} {
  for (size_t I = 0, E = Text.size(); I != E; ++I)
    if (Text[I] == '\n' ||
        (Text[I] == '\r' && (I + 1 == E || Text[I + 1] != '\n')))
      Begins.push_back(I + 1);
}

Position LineTable::position(uint32_t Offset) const {
  auto It = std::upper_bound(Begins.begin(), Begins.end(), Offset) - 1;
  return {unsigned(It - Begins.begin()) + 1, Offset - *It + 1};
}

uint32_t LineTable::lineBegin(uint32_t Offset) const {
  return *(std::upper_bound(Begins.begin(), Begins.end(), Offset) - 1);
}

} // namespace hipwave
