//===- EditableRange.cpp - what may be edited -----------------------------===//
//
// Part of hipwave, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Match/EditableRange.h"
#include "clang/Lex/Lexer.h"

using namespace clang;

namespace hipwave {

static Origin originOf(const SourceManager &SM, SourceLocation Loc) {
  if (Loc.isFileID())
    return Origin::Direct;
  return SM.isMacroArgExpansion(Loc) ? Origin::MacroArgument
                                     : Origin::MacroBody;
}

SpanOrReason EditableRange::inFile(SourceLocation Begin, SourceLocation End,
                                   Origin From) {
  if (SM.isWrittenInScratchSpace(Begin))
    return NoFixReason::TokenPaste;
  auto [FID, Offset] = SM.getDecomposedLoc(Begin);
  auto [EndFID, EndOffset] = SM.getDecomposedLoc(End);
  std::optional<FileId> F = Origins.inScope(FID);
  if (!F)
    return SM.isInSystemHeader(Begin) ? NoFixReason::SystemHeader
                                      : NoFixReason::OutsideProject;
  if (FID != EndFID || EndOffset < Offset)
    return NoFixReason::MacroBody;
  unsigned Last = Lexer::MeasureTokenLength(End, SM, Lang);
  return EditableSpan{Span{*F, Offset, EndOffset + Last}, From};
}

SpanOrReason EditableRange::token(SourceLocation Loc) {
  if (Loc.isInvalid())
    return NoFixReason::OutsideProject;
  SourceLocation Spelled = SM.getSpellingLoc(Loc);
  return inFile(Spelled, Spelled, originOf(SM, Loc));
}

SpanOrReason EditableRange::tokens(SourceRange Range) {
  if (Range.isInvalid())
    return NoFixReason::OutsideProject;
  SourceLocation Begin = Range.getBegin(), End = Range.getEnd();
  if (Begin.isFileID() && End.isFileID())
    return inFile(Begin, End, Origin::Direct);
  // Text of a file, perhaps with macro calls in it, or of a macro argument.
  CharSourceRange InFile =
      Lexer::makeFileCharRange(CharSourceRange::getTokenRange(Range), SM, Lang);
  if (InFile.isValid()) {
    auto [FID, From] = SM.getDecomposedLoc(InFile.getBegin());
    if (std::optional<FileId> F = Origins.inScope(FID))
      return EditableSpan{Span{*F, From, SM.getFileOffset(InFile.getEnd())},
                          SM.isMacroArgExpansion(Begin) ? Origin::MacroArgument
                                                        : Origin::Direct};
  }
  // All of it in one macro body.
  if (Begin.isMacroID() && End.isMacroID() &&
      SM.getFileID(Begin) == SM.getFileID(End))
    return inFile(SM.getSpellingLoc(Begin), SM.getSpellingLoc(End),
                  originOf(SM, Begin));
  return NoFixReason::MacroBody;
}

SpanOrReason EditableRange::tokensBeside(SourceLocation Name,
                                         SourceRange Range) {
  if (Name.isFileID() || SM.isMacroArgExpansion(Name))
    return tokens(Range);
  FileID Level = SM.getFileID(Name);
  SourceLocation Begin = Range.getBegin(), End = Range.getEnd();
  while (Begin.isMacroID() && SM.getFileID(Begin) != Level)
    Begin = SM.getImmediateExpansionRange(Begin).getBegin();
  while (End.isMacroID() && SM.getFileID(End) != Level)
    End = SM.getImmediateExpansionRange(End).getEnd();
  if (Begin.isFileID() || End.isFileID())
    return NoFixReason::MacroBody;
  return inFile(SM.getSpellingLoc(Begin), SM.getSpellingLoc(End),
                Origin::MacroBody);
}

std::optional<Span> EditableRange::anchor(SourceLocation Loc) {
  if (Loc.isInvalid())
    return std::nullopt;
  if (SpanOrReason Spelled = token(Loc))
    return Spelled->Where;
  SourceLocation Use = SM.getExpansionLoc(Loc);
  if (SpanOrReason Outer = inFile(Use, Use, Origin::Direct))
    return Outer->Where;
  return std::nullopt;
}

} // namespace hipwave
