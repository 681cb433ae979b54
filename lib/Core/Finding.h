//===- Finding.h - one thing to know about one place ------------*- C++ -*-===//
//
// Part of hipwave, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef HIPWAVE_CORE_FINDING_H
#define HIPWAVE_CORE_FINDING_H

#include "Core/Fix.h"
#include "Core/Rule.h"
#include <optional>

namespace hipwave {

/// Where the text that a finding speaks of was written.
enum class Origin {
  Direct,        ///< In the file, outside macros.
  MacroArgument, ///< In the argument of a macro call.
  MacroBody,     ///< In a #define.
  TokenPaste,    ///< Made by ## or #; stands in no file.
  InactiveCode,  ///< In a branch that no parsed configuration compiles.
  StringLiteral, ///< Inside quotes.
};

/// What a finding rests on. "Nothing is silently wrong" can be audited with it.
enum class Evidence {
  Typed,       ///< Resolved by the compiler against real types.
  Approximate, ///< Resolved against a stand-in declaration, or in a dependent
               ///< context.
  Textual, ///< From tokens alone: inactive code, or code that does not parse.
};

/// Why a finding carries no fix, or lost it.
enum class NoFixReason {
  NoCounterpart,  ///< HIP has nothing that does the same.
  NeedsJudgement, ///< Several right answers; a person must choose.
  NotYet,         ///< hipwave does not rewrite this yet.
  MacroBody,      ///< The text is in a macro body whose expansions disagree.
  TokenPaste,     ///< The name is pasted together; it stands in no file.
  OutsideProject, ///< The text is in a file that may not be edited.
  SystemHeader,   ///< The text is in a system header.
  InactiveCode,   ///< The compiler saw no branch that holds the text.
  StringLiteral,  ///< The text is inside quotes.
  Conflict,       ///< Another edit of the same text won.
  Disagreement,   ///< Two compilations see different things here.
};

/// Another place that helps to understand a finding.
struct Note {
  Span Where;
  std::string Message;
};

/// One thing the user should know about one place in the source, or one
/// rewrite that was made there. Plain data; adapters only render it.
struct Finding {
  std::string Rule; ///< Id of a RuleInfo.
  Severity Level = Severity::Warning;
  Span Where;
  Origin From = Origin::Direct;
  Evidence Basis = Evidence::Typed;
  std::string Message; ///< Lower case, one sentence, no full stop.
  std::string Advice;  ///< What a porter should do; may be empty.
  std::string Entity;  ///< CUDA name that it concerns; may be empty.
  std::vector<Note> Notes;
  std::optional<Fix> Remedy;
  std::optional<NoFixReason>
      WhyNot; ///< Set exactly when Remedy is absent or lost.
  /// False when the finding has no place in a comment of the output (a parse
  /// error, say): it is printed and exported only.
  bool WantsTodo = true;

  /// True when nothing is left for a person to do here.
  bool isResolved() const {
    return Remedy.has_value() || Level == Severity::Remark;
  }
};

llvm::StringRef toString(Origin O);   ///< "direct", "macro-argument", …
llvm::StringRef toString(Evidence E); ///< "typed", "approximate", "textual"
llvm::StringRef
toString(NoFixReason R);            ///< "no-counterpart", "needs-judgement", …
llvm::StringRef toString(Safety S); ///< "safe", "review", "manual"

} // namespace hipwave

#endif
