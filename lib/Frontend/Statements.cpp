//===- Statements.cpp - where statements begin, from tokens ---------------===//
//
// Part of hipwave, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Frontend/Statements.h"
#include <algorithm>
#include <array>

namespace hipwave {

//===----------------------------------------------------------------------===//
// Keywords
//===----------------------------------------------------------------------===//

namespace {

struct Keyword {
  llvm::StringLiteral Text;
  Tok What;
};

constexpr Keyword Keywords[] = {
    {"if", Tok::Control},        {"for", Tok::Control},
    {"while", Tok::Control},     {"switch", Tok::Control},
    {"catch", Tok::Control},     {"else", Tok::Branch},
    {"do", Tok::Branch},         {"return", Tok::Return},
    {"throw", Tok::Return},      {"co_return", Tok::Return},
    {"co_yield", Tok::Return},   {"case", Tok::Label},
    {"default", Tok::Label},     {"public", Tok::Label},
    {"private", Tok::Label},     {"protected", Tok::Label},
    {"enum", Tok::Enum},         {"class", Tok::Class},
    {"struct", Tok::Class},      {"union", Tok::Class},
    {"namespace", Tok::Class},   {"operator", Tok::Operator},
    {"template", Tok::Template}, {"const", Tok::Trailer},
    {"volatile", Tok::Trailer},  {"noexcept", Tok::Trailer},
    {"override", Tok::Trailer},  {"final", Tok::Trailer},
    {"mutable", Tok::Trailer},   {"try", Tok::Trailer},
};

constexpr unsigned HashSize = 256;

constexpr unsigned hashOf(const char *Text, size_t Size) {
  return ((unsigned char)(Text[0]) * 3 + (unsigned char)(Text[1]) * 17 +
          unsigned(Size) * 5) %
         HashSize;
}

struct Slot {
  uint8_t Size = 0; ///< 0: free
  char Second = 0;  ///< Second letter: tells nearly all others from keywords.
  uint8_t Index = 0;
};

/// Open addressing.
constexpr auto KeywordTable = [] {
  std::array<Slot, HashSize> Table{};
  for (unsigned I = 0; I != std::size(Keywords); ++I) {
    llvm::StringLiteral Text = Keywords[I].Text;
    unsigned At = hashOf(Text.data(), Text.size());
    while (Table[At].Size)
      At = (At + 1) % HashSize;
    Table[At] = {uint8_t(Text.size()), Text.data()[1], uint8_t(I)};
  }
  return Table;
}();

} // namespace

Tok lookUpKeyword(llvm::StringRef Text) {
  unsigned At = hashOf(Text.data(), Text.size());
  for (; KeywordTable[At].Size; At = (At + 1) % HashSize) {
    const Slot &S = KeywordTable[At];
    if (S.Size == Text.size() && S.Second == Text[1] &&
        Keywords[S.Index].Text == Text)
      return Keywords[S.Index].What;
  }
  return Tok::Name;
}

void Statements::keyword(Tok What, bool First) {
  if (Now.In != Frame::Block)
    return;
  switch (What) {
  case Tok::Control:
    Now.Flags |= NextIsHead;
    return;
  case Tok::Branch:
    finish();
    return;
  case Tok::Return:
    if (First)
      Now.Flags |= IsReturn;
    return;
  case Tok::Label:
    if (First)
      Now.Flags |= IsLabel;
    return;
  case Tok::Enum:
    if (!Now.TemplateDepth)
      Now.Flags |= HasEnumKey;
    return;
  case Tok::Class:
    if (!Now.TemplateDepth)
      Now.Flags |= HasClassKey;
    return;
  case Tok::Operator:
    Now.Flags |= InOperatorName;
    return;
  case Tok::Template:
    if (First || Prev == Tok::Greater)
      Now.Flags |= BeforeTemplateHead;
    return;
  default: // the other values are no keywords, or mean something to "{" only
    return;
  }
}

//===----------------------------------------------------------------------===//
// Punctuation
//===----------------------------------------------------------------------===//

void Statements::act(Tok What, uint32_t Begin) {
  switch (What) {
  case Tok::Assign:
    if (!Now.TemplateDepth && !Now.has(InOperatorName))
      Now.Flags |= HasAssign;
    return;
  case Tok::Comma:
    if (Now.In == Frame::Enum)
      finish();
    else if (Now.In != Frame::Block)
      Now.Flags &= ~AfterIntro;
    return;
  case Tok::Semi:
    return semicolon();
  case Tok::Colon:
    return colon();
  case Tok::Question:
    Now.Ternary += Now.Ternary != 255;
    return;
  case Tok::Less:
  case Tok::Greater:
    return angle(What == Tok::Less);
  case Tok::OpenParen:
  case Tok::OpenSquare:
    return openGroup(What);
  case Tok::CloseParen:
    return closeParen();
  case Tok::CloseSquare:
    return closeSquare();
  case Tok::OpenBrace:
    return openBrace(Begin);
  case Tok::CloseBrace:
    return closeBrace(Begin);
  default: // words
    return;
  }
}

void Statements::semicolon() {
  // In parentheses it belongs to a for, or to a macro that takes statements.
  if (Now.In == Frame::Group)
    return;
  // Braces of a value hold none, so these are a block: "({ …; })".
  Now.In = Frame::Block;
  finish();
}

void Statements::colon() {
  if (Now.Ternary) {
    --Now.Ternary;
    return;
  }
  if (Now.In != Frame::Block)
    return;
  if (Now.has(IsLabel) || (Prev == Tok::Name && PrevBegin == Now.Begin))
    finish();
  else if (Now.has(HasParen) && !Now.has(HasClassKey))
    Now.Flags |= InCtorInit;
}

/// Only the "<…>" after `template` is followed: its defaults are no
/// assignments, and its `class` begins none.
void Statements::angle(bool Opens) {
  if (!Opens) {
    Now.TemplateDepth -= Now.TemplateDepth != 0;
    return;
  }
  if (Now.TemplateDepth || Now.has(BeforeTemplateHead))
    Now.TemplateDepth += Now.TemplateDepth != 255;
  Now.Flags &= ~BeforeTemplateHead;
}

void Statements::push(Frame In, Tok Open) {
  uint32_t Number = Nodes.size(), Brace = Number;
  if (Open != Tok::OpenBrace)
    Brace = Top == None ? None : Nodes[Top].Brace;
  Node &N = Nodes.emplace_back();
  N.Outer = Now;
  N.Parent = Top;
  N.Brace = Brace;
  N.Open = Open;
  N.Before = Prev;
  Top = Number;
  Now.In = In;
  Now.Flags = 0;
  Now.Ternary = 0;
  Now.TemplateDepth = 0;
  Now.AtStart = In == Frame::Block || In == Frame::Enum;
}

/// Closes bracket `N` and all within it.
void Statements::pop(uint32_t N) {
  Now = Nodes[N].Outer;
  Top = Nodes[N].Parent;
  uint32_t Keep = Conditionals.empty() ? 0 : Conditionals.back().Keep;
  if (N >= Keep)
    Nodes.resize(N);
}

void Statements::openGroup(Tok What) {
  bool IsHead = false, IsOperator = Now.has(InOperatorName);
  if (What == Tok::OpenParen && !Now.TemplateDepth) {
    IsHead = Now.has(NextIsHead);
    Now.Flags |= HasParen;
    Now.Flags &= ~(NextIsHead | InOperatorName);
  }
  if (What == Tok::OpenSquare)
    ClosedAttribute = false;
  push(Frame::Group, What);
  Nodes.back().IsHead = IsHead;
  if (IsOperator) // "operator+(" and "operator[]"
    Nodes.back().Before = Tok::Name;
}

void Statements::closeParen() {
  if (Top == None)
    return;
  uint32_t N = Top;
  if (Nodes[N].Open == Tok::OpenSquare && Nodes[N].Parent != None)
    N = Nodes[N].Parent; // a "]" is missing
  if (Nodes[N].Open != Tok::OpenParen)
    return;
  bool IsHead = Nodes[N].IsHead;
  BeforeParen = Nodes[N].Before;
  pop(N);
  if (IsHead)
    finish();
}

/// True for what an index or an argument list may follow.
static bool endsOperand(Tok T) {
  return T == Tok::Name || T == Tok::CloseParen || T == Tok::CloseSquare ||
         T == Tok::Greater || T == Tok::String || T == Tok::Value;
}

void Statements::closeSquare() {
  if (Top == None || Nodes[Top].Open != Tok::OpenSquare)
    return;
  Tok Before = Nodes[Top].Before;
  pop(Top);
  ClosedIntro = !endsOperand(Before) && Before != Tok::OpenSquare &&
                Before != Tok::Trailer && !ClosedAttribute;
  ClosedAttribute = Before == Tok::OpenSquare;
  if (ClosedIntro)
    Now.Flags |= AfterIntro;
}

//===----------------------------------------------------------------------===//
// Braces
//===----------------------------------------------------------------------===//

/// "{" after a name, a template argument list or "&": a body if what stands
/// before can have one.
bool Statements::isBodyByContext() const {
  if (Now.has(AfterIntro))
    return true; // "[](int X) -> int {"
  if (Now.In != Frame::Block || Now.has(HasAssign | IsReturn | InCtorInit))
    return false;
  return Now.has(HasClassKey | HasParen | NextIsHead);
}

Statements::Frame Statements::kindOfBrace() const {
  switch (Prev) {
  case Tok::CloseParen: {
    // After "(float2)" as in "x = (float2){…}", a value.
    bool IsHead = endsOperand(BeforeParen) || BeforeParen == Tok::Trailer ||
                  BeforeParen == Tok::Class || BeforeParen == Tok::Control;
    return IsHead ? Frame::Block : Frame::Init;
  }
  case Tok::CloseSquare:
    return ClosedIntro ? Frame::Block : Frame::Init;
  case Tok::CloseBrace: // "X() : A{1} {"
    return Now.has(InCtorInit) ? Frame::Block : Frame::Init;
  case Tok::Trailer:
    return Now.In == Frame::Block || Now.has(AfterIntro) ? Frame::Block
                                                         : Frame::Init;
  case Tok::String: // extern "C" {
    return Now.In == Frame::Block && !Now.has(HasAssign | IsReturn)
               ? Frame::Block
               : Frame::Init;
  case Tok::Name:
  case Tok::Enum:
  case Tok::Class:
  case Tok::Greater:
  case Tok::Value:
  case Tok::Other:
    if (Now.has(HasEnumKey) && !Now.has(HasParen | HasAssign))
      return Frame::Enum;
    return isBodyByContext() ? Frame::Block : Frame::Init;
  default: // after "=", ",", "(" and the like
    return Frame::Init;
  }
}

void Statements::openBrace(uint32_t Begin) {
  bool First = Now.AtStart;
  if (First)
    start(Begin);
  push(First ? Frame::Block : kindOfBrace(), Tok::OpenBrace);
}

void Statements::closeBrace(uint32_t Begin) {
  // Parentheses left open are closed as well: better one odd place than a rest
  // of the file that seems to be an expression.
  uint32_t N = Top == None ? None : Nodes[Top].Brace;
  if (N == None) {
    Top = None;
    Now.In = Frame::Block;
    finish();
    return;
  }
  bool HadStatements = N != Top || Now.In != Frame::Init;
  pop(N);
  if (!HadStatements)
    return;
  if (Now.In != Frame::Block || Now.has(HasAssign | IsReturn | AfterIntro)) {
    // The body of a lambda: the expression around it goes on.
    Now.Flags &= ~AfterIntro;
    mark(Begin, Now.Line);
    return;
  }
  // "} else if (…)": a comment may stand before the brace.
  start(Begin);
  finish();
}

//===----------------------------------------------------------------------===//
// Conditionals
//===----------------------------------------------------------------------===//

void Statements::beginIf(bool IsFalse) {
  Conditional C;
  C.Before = here();
  C.IsFalse = IsFalse;
  C.Keep = Nodes.size();
  Conditionals.push_back(C);
}

void Statements::endBranch() {
  Conditional &C = Conditionals.back();
  if (C.HasAfter || C.IsFalse)
    return;
  C.After = here();
  C.HasAfter = true;
  C.Keep = Nodes.size();
}

void Statements::nextBranch(bool IsFalse) {
  if (Conditionals.empty())
    return;
  endBranch();
  Conditional &C = Conditionals.back();
  C.IsFalse = IsFalse;
  goTo(C.Before);
}

void Statements::endIf() {
  if (Conditionals.empty())
    return;
  endBranch();
  const Conditional &C = Conditionals.back();
  goTo(C.HasAfter ? C.After : C.Before);
  Conditionals.pop_back();
  uint32_t Keep = Conditionals.empty() ? 0 : Conditionals.back().Keep;
  Nodes.resize(std::max(Keep, Top == None ? 0 : Top + 1));
}

} // namespace hipwave
