//===- Scanner.cpp - the lexer behind scanTokens --------------------------===//
//
// Part of hipwave, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Frontend/Scanner.h"
#include "llvm/ADT/SmallString.h"
#include <algorithm>
#include <cstring>

namespace hipwave {

using namespace scanner;
using llvm::StringRef;

/// Past the newline if a backslash at `P` continues the line, else null. Blanks
/// may stand between, as Clang and GCC have it.
const char *Scanner::spliceEnd(const char *P) const {
  assert(*P == '\\');
  ++P;
  while (P != Last && (*P == ' ' || *P == '\t'))
    ++P;
  if (P == Last || !isLineEnd(*P))
    return nullptr;
  if (*P == '\r' && P + 1 != Last && P[1] == '\n')
    ++P;
  return P + 1;
}

const char *Scanner::unsplice(const char *P) const {
  while (P < Last && *P == '\\') {
    const char *End = spliceEnd(P);
    if (!End)
      break;
    P = End;
  }
  return P;
}

/// White space and comments, but no line end.
const char *Scanner::skipBlanks(const char *P) {
  while (P < Last) {
    if (kind(*P) == Char::Blank) {
      ++P;
    } else if (*P == '\\') {
      const char *End = spliceEnd(P);
      if (!End)
        return P;
      P = End;
    } else if (*P == '/') {
      const char *Next = unsplice(P + 1);
      if (at(Next) == '/')
        P = lineComment(Next + 1);
      else if (at(Next) == '*')
        P = blockComment(Next + 1);
      else
        return P;
    } else {
      return P;
    }
  }
  return P;
}

const char *Scanner::lineEnd(const char *P) {
  if (inDirective())
    endDirective(P);
  P += *P == '\r' && P + 1 != Last && P[1] == '\n' ? 2 : 1;
  Lines.newLine(offset(P));
  return P;
}

const char *Scanner::lineComment(const char *P) const {
  while (P < Last) {
    const char *End = static_cast<const char *>(std::memchr(P, '\n', Last - P));
    if (!End)
      End = Last;
    if (HasLoneCr)
      End = std::find(P, End, '\r');
    if (End == Last)
      return Last;
    const char *Text = End;
    while (Text != P &&
           (Text[-1] == '\r' || Text[-1] == ' ' || Text[-1] == '\t'))
      --Text;
    if (Text == P || Text[-1] != '\\')
      return End != P && End[-1] == '\r' ? End - 1 : End;
    P = spliceEnd(Text - 1);
  }
  return Last;
}

const char *Scanner::blockComment(const char *P) {
  for (const char *From = P; From < Last;) {
    auto *Slash =
        static_cast<const char *>(std::memchr(From, '/', Last - From));
    if (!Slash)
      break;
    if (Slash != P && Slash[-1] == '*')
      return Slash + 1;
    From = Slash + 1;
  }
  Out.Terminated = false;
  return Last;
}

const char *Scanner::commentOrSlash(const char *P) {
  const char *Next = unsplice(P + 1);
  if (at(Next) == '/')
    return lineComment(Next + 1);
  if (at(Next) == '*')
    return blockComment(Next + 1);
  if (at(Next) == '=') {
    put(Tok::Assign, P);
    return Next + 1;
  }
  return put1(Tok::Other, P);
}

//===----------------------------------------------------------------------===//
// Words, numbers, quotes
//===----------------------------------------------------------------------===//

void Scanner::addName(const char *Begin, const char *End, uint32_t User) {
  Name N;
  N.Begin = offset(Begin);
  N.End = offset(End);
  N.Where = Where;
  N.Directive = Current;
  N.User = User;
  switch (Here.Prev) {
  case Prior::Other:
  case Prior::Name:
  case Prior::Angle:
    break;
  case Prior::Dot:
    N.Prev = Before::Dot;
    break;
  case Prior::Arrow:
    N.Prev = Before::Arrow;
    break;
  case Prior::NameScope: {
    // "return ::f()" has no scope before the "::".
    StringRef Scope(First + Here.NameBegin, Here.NameEnd - Here.NameBegin);
    if (Scope == "new" || Scope == "delete" || Scope == "typename" ||
        Scope == "typedef" || Scope == "using" || Scope == "extern" ||
        Scope == "static" || Scope == "inline" || Scope == "constexpr" ||
        Scope == "friend" || Scope == "virtual" || Scope == "goto" ||
        Scope == "co_await" || classifyWord(Scope) != Tok::Name) {
      N.Prev = Before::GlobalScope;
      break;
    }
    N.Prev = Before::Scope;
    N.QualifierBegin = Here.NameBegin;
    N.QualifierEnd = Here.NameEnd;
    break;
  }
  case Prior::AngleScope:
    N.Prev = Before::Scope;
    break;
  case Prior::GlobalScope:
    N.Prev = Before::GlobalScope;
    break;
  case Prior::Hash:
    N.Prev = Before::Hash;
    break;
  case Prior::Paste:
    N.Prev = Before::Paste;
    break;
  }
  Here.Pending = Out.Names.size();
  Out.Names.push_back(N);
}

const char *Scanner::word(const char *Begin, const char *End,
                          StringRef Spelling) {
  Tok What = classifyWord(Spelling);
  if (What == Tok::Template &&
      (Here.Prev == Prior::Dot || Here.Prev == Prior::Arrow ||
       Here.Prev == Prior::NameScope || Here.Prev == Prior::AngleScope))
    return End; // "X.template f<int>()": f follows the dot
  Here.Pending = None;
  if (uint32_t Kept = WantName(Spelling))
    addName(Begin, End, Kept - 1);
  Here.Prev = Prior::Name;
  Here.NameBegin = offset(Begin);
  Here.NameEnd = offset(End);
  if (!inDirective())
    Lines.word(What, Here.NameBegin);
  else if (Where == Place::Condition && Spelling.starts_with("__has_"))
    return headerInCondition(End);
  return End;
}

/// Past the header's name in `__has_include(<x>)` and the like.
const char *Scanner::headerInCondition(const char *P) {
  const char *Open = skipBlanks(P);
  if (at(Open) != '(')
    return P;
  const char *Name = skipBlanks(Open + 1);
  char Close = at(Name) == '<' ? '>' : at(Name) == '"' ? '"' : 0;
  if (!Close)
    return P;
  const char *End = Name + 1;
  while (End != Last && *End != Close && !isLineEnd(*End))
    ++End;
  if (at(End) != Close)
    return P;
  put(Tok::OpenParen, Open, Prior::Other, After::Paren);
  put(Tok::String, Name);
  return End + 1;
}

/// The rest of an identifier with a continued line at `Q`, `P` being its begin.
const char *
Scanner::splicedIdentifier(const char *P, const char *Q,
                           llvm::SmallVectorImpl<char> &Spelling) const {
  Spelling.assign(P, Q);
  while (true) {
    const char *Next = unsplice(Q);
    if (Next == Q || !isWordPart(at(Next)))
      return Q;
    for (Q = Next; isWordPart(at(Q)); ++Q)
      Spelling.push_back(*Q);
  }
}

static bool isRawPrefix(StringRef Prefix) {
  return Prefix == "R" || Prefix == "LR" || Prefix == "u8R" || Prefix == "uR" ||
         Prefix == "UR";
}
static bool isPrefix(StringRef Prefix) {
  return Prefix == "L" || Prefix == "u8" || Prefix == "u" || Prefix == "U";
}

const char *Scanner::identifier(const char *P) {
  const char *Q = P + 1;
  while (Q != Last && isWordPart(*Q))
    ++Q;
  StringRef Spelling(P, Q - P);
  if (Q == Last)
    return word(P, Q, Spelling);
  if (*Q == '\\') {
    llvm::SmallString<64> Spliced;
    Q = splicedIdentifier(P, Q, Spliced);
    return word(P, Q, Spliced);
  }
  if (kind(*Q) == Char::Quote && Spelling.size() < 4 && !IsProse) {
    if (*Q == '"' && isRawPrefix(Spelling))
      return rawString(P, Q);
    if (isPrefix(Spelling))
      return quoted(P, Q);
  }
  return word(P, Q, Spelling);
}

/// A preprocessing number, whether it makes sense or not.
const char *Scanner::number(const char *P) {
  put(Tok::Value, P);
  for (++P; P != Last; ++P) {
    char C = *P;
    if (isWordPart(C) || C == '.')
      continue;
    if ((C == '+' || C == '-') &&
        (P[-1] == 'e' || P[-1] == 'E' || P[-1] == 'p' || P[-1] == 'P'))
      continue;
    if (C == '\'' && P + 1 != Last && isWordPart(P[1]))
      continue;
    if (C != '\\' || !spliceEnd(P))
      return P;
    P = unsplice(P);
    if (!isWordPart(at(P)) && at(P) != '.' && at(P) != '\'')
      return P;
    --P;
  }
  return P;
}

const char *Scanner::literalDone(const char *Begin, const char *End,
                                 StringRef Inner, bool IsString) {
  put(IsString ? Tok::String : Tok::Value, Begin);
  if (IsString && AsksLiterals && WantLiteral(Inner))
    Out.Literals.push_back({offset(Begin), offset(End), Current});
  // A suffix of the user's own; others are names (macros of <inttypes.h>).
  if (at(End) == '_')
    while (isWordPart(at(End)))
      ++End;
  return End;
}

/// A string or character; one that is not closed ends with its line.
const char *Scanner::quoted(const char *Begin, const char *Quote) {
  const char Close = *Quote;
  const char *P = Quote + 1;
  while (P != Last && *P != Close && !isLineEnd(*P)) {
    if (*P != '\\') {
      ++P;
      continue;
    }
    if (const char *Next = spliceEnd(P))
      P = Next;
    else
      P += P + 1 != Last ? 2 : 1;
  }
  StringRef Inner(Quote + 1, P - Quote - 1);
  if (at(P) != Close) {
    put(Tok::Value, Begin);
    return P;
  }
  return literalDone(Begin, P + 1, Inner, Close == '"');
}

const char *Scanner::rawString(const char *Begin, const char *Quote) {
  const char *P = Quote + 1;
  while (P != Last && P - Quote <= 16 && *P != '(' && *P != ')' && *P != '\\' &&
         kind(*P) != Char::Blank && !isLineEnd(*P))
    ++P;
  if (at(P) != '(')
    return quoted(Begin, Quote); // not valid: make the best of it
  llvm::SmallString<20> Close(")");
  Close += StringRef(Quote + 1, P - Quote - 1);
  Close += '"';
  StringRef Rest(P + 1, Last - P - 1);
  size_t End = Rest.find(Close);
  if (End == StringRef::npos) {
    Out.Terminated = false;
    put(Tok::String, Begin);
    return Last;
  }
  return literalDone(Begin, Rest.begin() + End + Close.size(),
                     Rest.take_front(End), true);
}

//===----------------------------------------------------------------------===//
// Punctuation
//===----------------------------------------------------------------------===//

const char *Scanner::lessSigns(const char *P) {
  const char *Q = P;
  unsigned Count = 0;
  for (; at(Q) == '<'; Q = unsplice(Q + 1))
    ++Count;
  if (Count == 3) {
    put(Tok::Other, P, Prior::Other, After::Launch);
    Out.Launches.push_back({offset(P), Current});
    return Q;
  }
  if (Count > 3) { // a conflict's marker
    put(Tok::Other, P);
    return Q;
  }
  if (at(Q) == '=') {
    put(Count == 2 ? Tok::Assign : Tok::Other, P);
    return Q + 1;
  }
  if (Count == 2)
    put(Tok::Other, P);
  else
    put(Tok::Less, P, Prior::Other, After::Less);
  return Q;
}

const char *Scanner::dots(const char *P) {
  const char *Next = unsplice(P + 1);
  if (kind(at(Next)) == Char::Digit)
    return number(P);
  if (at(Next) == '*' || at(Next) == '.') {
    put(Tok::Other, P);
    while (at(Next) == '.')
      ++Next;
    return at(Next) == '*' ? Next + 1 : Next;
  }
  put(Tok::Other, P, Prior::Dot);
  return P + 1;
}

const char *Scanner::hash(const char *P, unsigned Size) {
  if (!inDirective() && Lines.isFirstOnLine())
    return beginDirective(P, Size);
  const char *Next = unsplice(P + Size);
  if (StringRef(Next, Last - Next).starts_with(StringRef(P, Size))) {
    put(Tok::Other, P, Prior::Paste, After::Paste);
    return Next + Size;
  }
  put(Tok::Other, P, Prior::Hash);
  return P + Size;
}

/// Longer than most functions here: one case for each character.
const char *Scanner::punctuation(const char *P) {
  switch (*P) {
  case '/':
    return commentOrSlash(P);
  case '<':
    return lessSigns(P);
  case '.':
    return dots(P);
  case '#':
    return hash(P, 1);
  case '\\':
    if (const char *End = spliceEnd(P))
      return End;
    return put1(Tok::Other, P);
  default:
    break;
  }
  const char *Next = unsplice(P + 1);
  switch (*P) {
  case ':':
    if (at(Next) != ':')
      return put1(Tok::Colon, P);
    put(Tok::Other, P,
        Here.Prev == Prior::Name                    ? Prior::NameScope
        : Here.Prev == Prior::Angle && P[-1] == '>' ? Prior::AngleScope
                                                    : Prior::GlobalScope,
        After::Scope);
    return Next + 1;
  case '-':
    if (at(Next) == '>') {
      Next = unsplice(Next + 1);
      put(Tok::Other, P, at(Next) == '*' ? Prior::Other : Prior::Arrow);
      return at(Next) == '*' ? Next + 1 : Next;
    }
    break;
  case '>':
    if (at(Next) != '=') {
      put(Tok::Greater, P, Prior::Angle);
      return P + 1;
    }
    put(Tok::Other, P);
    return Next + 1;
  case '%':
    if (at(Next) == ':')
      return hash(P, 2);
    break;
  case '=':
    if (at(Next) != '=')
      return put1(Tok::Assign, P);
    put(Tok::Other, P);
    return Next + 1;
  case '!':
    put(Tok::Other, P);
    return at(Next) == '=' ? Next + 1 : P + 1;
  default:
    break;
  }
  bool IsCompound = at(Next) == '=' && StringRef("+-*%&|^").contains(*P);
  put(IsCompound ? Tok::Assign : Tok::Other, P);
  return IsCompound ? Next + 1 : P + 1;
}

//===----------------------------------------------------------------------===//
// The whole
//===----------------------------------------------------------------------===//

/// To the first token.
const char *Scanner::head(const char *P) {
  while (true) {
    P = skipBlanks(P);
    if (P == Last || !isLineEnd(*P))
      break;
    P = lineEnd(P);
  }
  Out.HeadEnd = Lines.lineBegin();
  return P;
}

/// In prose, an apostrophe opens nothing, and a quote only if it is closed.
static bool hasClosingQuote(const char *P, const char *Last) {
  StringRef Rest(P + 1, Last - P - 1);
  return *P == '"' && Rest.take_until(isLineEnd).contains('"');
}

void Scanner::run(bool LoneCr) {
  HasLoneCr = LoneCr;
  const char *P = head(First + Out.HeadEnd);
  while (P < Last) {
    switch (kind(*P)) {
    case Char::Blank:
      ++P;
      break;
    case Char::LineEnd:
      P = lineEnd(P);
      while (P != Last && *P == ' ')
        ++P;
      break;
    case Char::Simple:
      put(SimpleTokens[*P], P, Prior::Other,
          *P == '(' ? After::Paren : After::Other);
      ++P;
      break;
    case Char::Letter:
      P = identifier(P);
      break;
    case Char::Digit:
      P = number(P);
      break;
    case Char::Quote:
      P = IsProse && !hasClosingQuote(P, Last) ? put1(Tok::Other, P)
                                               : quoted(P, P);
      break;
    case Char::Punct:
      P = punctuation(P);
      break;
    }
  }
  if (inDirective())
    endDirective(Last);
}

} // namespace hipwave
