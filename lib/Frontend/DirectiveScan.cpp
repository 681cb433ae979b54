//===- DirectiveScan.cpp - preprocessor lines in scanTokens ---------------===//
//
// Part of hipwave, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Frontend/Scanner.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringSwitch.h"

namespace hipwave {

using namespace scanner;
using llvm::StringRef;

const char *Scanner::readWord(const char *P,
                              llvm::SmallVectorImpl<char> &Word) const {
  const char *Q = P;
  if (kind(at(Q)) != Char::Letter)
    return P;
  while (isWordPart(at(Q)))
    ++Q;
  return splicedIdentifier(P, Q, Word);
}

/// Notes the name at `P` as what the directive is about.
void Scanner::macroArgument(const char *P) {
  llvm::SmallString<64> Word;
  Directive &D = Out.Directives[Current];
  D.ArgBegin = offset(P);
  D.ArgEnd = offset(readWord(P, Word));
}

const char *Scanner::includePath(const char *P) {
  P = skipBlanks(P);
  char Close = at(P) == '<' ? '>' : at(P) == '"' ? '"' : 0;
  if (!Close)
    return P;
  const char *End = P + 1;
  while (End != Last && *End != Close && !isLineEnd(*End))
    ++End;
  if (at(End) != Close)
    return P;
  Directive &D = Out.Directives[Current];
  D.ArgBegin = offset(P + 1);
  D.ArgEnd = offset(End);
  D.Angled = Close == '>';
  return End + 1;
}

/// The name and the parameters.
const char *Scanner::defineHead(const char *P) {
  P = skipBlanks(P);
  macroArgument(P);
  if (kind(at(P)) != Char::Letter)
    return P;
  Where = Place::DefineName;
  P = unsplice(identifier(P));
  Where = Place::DefineBody;
  if (at(P) != '(') {
    Here = Context();
    return P;
  }
  Out.Directives[Current].FunctionLike = true;
  Where = Place::DefineName;
  put(Tok::OpenParen, P, Prior::Other, After::Paren);
  P = skipBlanks(P + 1);
  while (P != Last && *P != ')' && !isLineEnd(*P)) {
    P = kind(*P) == Char::Letter ? identifier(P) : put1(Tok::Other, P);
    P = skipBlanks(P);
  }
  Where = Place::DefineBody;
  Here = Context();
  return at(P) == ')' ? P + 1 : P;
}

static DirectiveKind directiveKind(StringRef Keyword) {
  return llvm::StringSwitch<DirectiveKind>(Keyword)
      .Case("include", DirectiveKind::Include)
      .Case("include_next", DirectiveKind::Include)
      .Case("import", DirectiveKind::Include)
      .Case("define", DirectiveKind::Define)
      .Case("undef", DirectiveKind::Undef)
      .Case("if", DirectiveKind::If)
      .Case("ifdef", DirectiveKind::If)
      .Case("ifndef", DirectiveKind::If)
      .Case("elif", DirectiveKind::Elif)
      .Case("elifdef", DirectiveKind::Elif)
      .Case("elifndef", DirectiveKind::Elif)
      .Case("else", DirectiveKind::Else)
      .Case("endif", DirectiveKind::Endif)
      .Default(DirectiveKind::Other);
}

const char *Scanner::beginDirective(const char *P, unsigned HashSize) {
  Lines.beginDirective(offset(P));
  Current = Out.Directives.size();
  Out.Directives.emplace_back();
  Directive &D = Out.Directives.back();
  D.Begin = offset(P);
  Outside = Here;
  Here = Context();
  llvm::SmallString<32> Word;
  const char *Begin = skipBlanks(P + HashSize);
  P = AfterKeyword = readWord(Begin, Word);
  StringRef Keyword = Word;
  D.Kind = directiveKind(Keyword);
  bool IsCondition =
      D.Kind == DirectiveKind::If || D.Kind == DirectiveKind::Elif;
  Where = IsCondition ? Place::Condition : Place::OtherDirective;
  IsPlainIf = Keyword == "if" || Keyword == "elif";
  IsProse = Keyword == "error" || Keyword == "warning";
  AsksLiterals = !IsProse && Keyword != "line" && Keyword != "embed" &&
                 D.Kind != DirectiveKind::Include;
  if (D.Kind == DirectiveKind::Include)
    return includePath(P);
  if (D.Kind == DirectiveKind::Define)
    return defineHead(P);
  if (D.Kind == DirectiveKind::Undef || (IsCondition && !IsPlainIf)) {
    D.Negated = Keyword == "ifndef" || Keyword == "elifndef";
    P = skipBlanks(P);
    macroArgument(P);
  }
  if (Keyword == "pragma") {
    Word.clear();
    const char *Name = skipBlanks(P);
    const char *End = readWord(Name, Word);
    if (Word == "once" && isLineEnd(at(skipBlanks(End)))) {
      D.Kind = DirectiveKind::PragmaOnce;
      if (Out.PragmaOnce == None)
        Out.PragmaOnce = Current;
    }
  }
  return P;
}

/// Notes the macro of `defined(X)` and `!defined(X)`.
void Scanner::readCondition(Directive &D) {
  llvm::SmallString<16> Word;
  const char *P = skipBlanks(AfterKeyword);
  bool Negated = at(P) == '!';
  if (Negated)
    P = skipBlanks(P + 1);
  P = readWord(P, Word);
  if (Word != "defined")
    return;
  P = skipBlanks(P);
  bool InParens = at(P) == '(';
  if (InParens)
    P = skipBlanks(P + 1);
  Word.clear();
  const char *End = readWord(P, Word);
  const char *Rest = skipBlanks(End);
  if (Word.empty() || (InParens && at(Rest) != ')'))
    return;
  if (InParens)
    Rest = skipBlanks(Rest + 1);
  if (offset(Rest) < D.End)
    return;
  D.Negated = Negated;
  D.ArgBegin = offset(P);
  D.ArgEnd = offset(End);
}

void Scanner::endDirective(const char *P) {
  Directive &D = Out.Directives[Current];
  D.End = offset(P);
  bool IsFalse = false;
  if (IsPlainIf) {
    StringRef Condition =
        StringRef(AfterKeyword, P - AfterKeyword).split("/").first.trim();
    IsFalse = Condition == "0" || Condition == "false";
    readCondition(D);
  }
  switch (D.Kind) {
  case DirectiveKind::If:
    Lines.beginIf(IsFalse);
    break;
  case DirectiveKind::Elif:
  case DirectiveKind::Else:
    Lines.nextBranch(IsFalse);
    break;
  case DirectiveKind::Endif:
    Lines.endIf();
    break;
  case DirectiveKind::Include:
  case DirectiveKind::Define:
  case DirectiveKind::Undef:
  case DirectiveKind::PragmaOnce:
  case DirectiveKind::Other:
    break;
  }
  Lines.endDirective(D.End);
  Here = Outside;
  Current = None;
  Where = Place::Code;
  IsProse = false;
  AsksLiterals = true;
}

} // namespace hipwave
