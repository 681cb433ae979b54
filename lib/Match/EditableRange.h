//===- EditableRange.h - what may be edited ---------------------*- C++ -*-===//
//
// Part of hipwave, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The only judge of which text may change. Everything that turns a location of
// Clang's into a span goes through here, and gets a span or a reason.
//
//===----------------------------------------------------------------------===//
#ifndef HIPWAVE_MATCH_EDITABLERANGE_H
#define HIPWAVE_MATCH_EDITABLERANGE_H

#include "Core/Finding.h"
#include "Frontend/Parse.h"

namespace hipwave {

/// A place in a file in scope, with the way in which it is written there.
struct EditableSpan {
  Span Where;
  Origin From;
};

/// A span, or the reason why there is none.
class SpanOrReason {
public:
  SpanOrReason(EditableSpan S) : Value(S) {}
  SpanOrReason(NoFixReason R) : Why(R) {}
  explicit operator bool() const { return Value.has_value(); }
  const EditableSpan &operator*() const { return *Value; }
  const EditableSpan *operator->() const { return &*Value; }
  NoFixReason reason() const { return Why; }

private:
  std::optional<EditableSpan> Value;
  NoFixReason Why = NoFixReason::NeedsJudgement;
};

class EditableRange {
public:
  EditableRange(const clang::SourceManager &SM, const clang::LangOptions &Lang,
                FileOrigins &Origins)
      : SM(SM), Lang(Lang), Origins(Origins) {}

  /// The token at `Loc`, where it is spelled: in the file, in a macro's
  /// argument, or in the body of a macro that a file in scope defines.
  SpanOrReason token(clang::SourceLocation Loc);

  /// The text from the token at Range.getBegin() to the end of the token at
  /// Range.getEnd(). All of it must be written in one piece: in a file, in one
  /// macro argument, or in one macro body. Names of whole macro calls count as
  /// text: in `f(SIZE)` the argument is "SIZE", whatever it expands to.
  SpanOrReason tokens(clang::SourceRange Range);

  /// The same at the level at which `Name` is written: where a macro's body
  /// holds the name of a call, its arguments are the parameters in that body,
  /// and not what one of the macro's uses puts there.
  SpanOrReason tokensBeside(clang::SourceLocation Name,
                            clang::SourceRange Range);

  /// Where a message about `Loc` belongs when nothing there can be edited: the
  /// outermost place of use. Empty if even that is out of scope.
  std::optional<Span> anchor(clang::SourceLocation Loc);

private:
  SpanOrReason inFile(clang::SourceLocation Begin, clang::SourceLocation End,
                      Origin From);

  const clang::SourceManager &SM;
  const clang::LangOptions &Lang;
  FileOrigins &Origins;
};

} // namespace hipwave

#endif
