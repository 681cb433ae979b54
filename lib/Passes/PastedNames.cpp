//===- PastedNames.cpp - names that a macro pastes together -------------===//
//
// Part of hipwave, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Passes/Passes.h"
#include <map>

namespace hipwave {

/// What the prefix token becomes if every name made with it has a counterpart
/// with the same tail; empty otherwise.
static std::string commonPrefix(llvm::ArrayRef<const PastedUse *> Uses) {
  std::string New;
  for (const PastedUse *P : Uses) {
    llvm::StringRef Tail =
        llvm::StringRef(P->Name).drop_front(P->PrefixText.size());
    if (!P->What || !P->What->Hip.ends_with(Tail) ||
        !P->What->Arguments.empty())
      return {};
    std::string Head = P->What->Hip.drop_back(Tail.size()).str();
    if (!New.empty() && New != Head)
      return {};
    New = Head;
  }
  return New;
}

static void reportUse(const PastedUse &P, const Unit &U, FindingSink &Out) {
  EditableRange Editable = U.Editable;
  std::optional<Span> Where = Editable.anchor(P.Use);
  if (!Where)
    return;
  Finding &F =
      Out.report("pasted-name", *Where, Origin::TokenPaste, Evidence::Typed,
                 "'" + P.Name + "' is pasted together by a macro");
  F.Entity = P.Name;
  F.WhyNot = NoFixReason::TokenPaste;
}

/// A name made by ## stands in no file. Where all names that a macro makes have
/// counterparts with the same tail, its prefix is changed; else each is
/// reported.
void passes::pastedNames(const Unit &U, const PassOptions &, FindingSink &Out) {
  std::map<Span, std::vector<const PastedUse *>> ByPrefix;
  for (const PastedUse &P : U.Pasted) {
    if (P.What && P.What->Hip == P.What->Cuda)
      continue;
    if (P.Prefix)
      ByPrefix[*P.Prefix].push_back(&P);
    else
      reportUse(P, U, Out);
  }
  for (const auto &[Where, Uses] : ByPrefix) {
    std::string New = commonPrefix(Uses);
    if (New.empty()) {
      for (const PastedUse *P : Uses)
        reportUse(*P, U, Out);
      continue;
    }
    Finding &F =
        Out.report("api-renamed", Where, Origin::TokenPaste, Evidence::Typed,
                   "'" + Uses.front()->PrefixText + "##' is '" + New + "##'");
    FindingSink::fix(F, Safety::Safe, {{Where, New}});
  }
}

} // namespace hipwave
