//===- Passes.cpp - tables of passes and rules ----------------------------===//
//
// Part of hipwave, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Passes/Passes.h"
#include <algorithm>

namespace hipwave {

llvm::ArrayRef<RuleInfo> allRules() {
  static const RuleInfo Rules[] = {
#define RULE(ID, PASS, LEVEL, TITLE) {ID, PASS, Severity::LEVEL, TITLE},
#include "Passes/Rules.def"
#undef RULE
  };
  return Rules;
}

const RuleInfo &ruleInfo(llvm::StringRef Id) {
  llvm::ArrayRef<RuleInfo> Rules = allRules();
  auto It = std::find_if(Rules.begin(), Rules.end(),
                         [&](const RuleInfo &R) { return R.Id == Id; });
  assert(It != Rules.end() && "every finding names a rule of Rules.def");
  return *It;
}

llvm::ArrayRef<PassEntry<UnitPass>> unitPasses() {
  static const PassEntry<UnitPass> Table[] = {
#define UNIT_PASS(ID, FN) {ID, passes::FN},
#include "Passes/Passes.def"
  };
  return Table;
}

llvm::ArrayRef<PassEntry<FilePass>> filePasses() {
  static const PassEntry<FilePass> Table[] = {
#define FILE_PASS(ID, FN) {ID, passes::FN},
#include "Passes/Passes.def"
  };
  return Table;
}

Finding &FindingSink::report(llvm::StringRef Rule, Span Where, Origin From,
                             Evidence Basis, std::string Message) {
  Finding &F = Out.emplace_back();
  F.Rule = Rule.str();
  F.Level = ruleInfo(Rule).Level;
  F.Where = Where;
  F.From = From;
  F.Basis = Basis;
  F.Message = std::move(Message);
  F.WhyNot = NoFixReason::NeedsJudgement;
  return F;
}

void FindingSink::fix(Finding &F, Safety Trust, std::vector<Edit> Edits,
                      std::vector<std::string> Requires) {
  F.Remedy = Fix{Trust, std::move(Edits), std::move(Requires)};
  F.WhyNot.reset();
}

} // namespace hipwave
