//===- Passes.h - the passes and what they write to -------------*- C++ -*-===//
//
// Part of hipwave, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A pass is one function in one file. It reads a Unit or a FileView, the
// catalog and its options, and writes findings. It does no I/O, keeps no state,
// and knows of no other pass.
//
//===----------------------------------------------------------------------===//
#ifndef HIPWAVE_PASSES_PASSES_H
#define HIPWAVE_PASSES_PASSES_H

#include "Core/Finding.h"
#include "Match/FileView.h"
#include "Match/Unit.h"

namespace hipwave {

/// What passes may be told.
struct PassOptions {
  bool LaunchMacro = false; ///< Rewrite launches to hipLaunchKernelGGL.
  std::string RenameCu;     ///< New extension of .cu files; empty: kept.
};

/// The rule table, sorted by id. See Rules.def.
llvm::ArrayRef<RuleInfo> allRules();
/// Asserts that there is such a rule.
const RuleInfo &ruleInfo(llvm::StringRef Id);

/// Collects findings. The severity comes from the rule.
class FindingSink {
public:
  explicit FindingSink(std::vector<Finding> &Out) : Out(Out) {}

  /// Adds a finding; the reference is good until the next call. A finding
  /// starts without a fix for want of judgement: the pass sets Remedy (and
  /// clears WhyNot) through fix(), or names a better reason.
  Finding &report(llvm::StringRef Rule, Span Where, Origin From, Evidence Basis,
                  std::string Message);

  /// Gives the finding its fix.
  static void fix(Finding &F, Safety Trust, std::vector<Edit> Edits,
                  std::vector<std::string> Requires = {});

private:
  std::vector<Finding> &Out;
};

namespace passes {
#define UNIT_PASS(ID, FN)                                                      \
  void FN(const Unit &U, const PassOptions &Options, FindingSink &Out);
#define FILE_PASS(ID, FN)                                                      \
  void FN(const FileView &F, const PassOptions &Options, FindingSink &Out);
#include "Passes/Passes.def"
} // namespace passes

using UnitPass = void (*)(const Unit &, const PassOptions &, FindingSink &);
using FilePass = void (*)(const FileView &, const PassOptions &, FindingSink &);

template <class Fn> struct PassEntry {
  llvm::StringRef Id;
  Fn Run;
};
llvm::ArrayRef<PassEntry<UnitPass>> unitPasses();
llvm::ArrayRef<PassEntry<FilePass>> filePasses();

} // namespace hipwave

#endif
