//===- Statements.h - where statements begin, from tokens -------*- C++ -*-===//
//
// Part of hipwave, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Follows the brackets of a file, without a grammar, and tells before which
// lines a comment stands in no expression. In doubt it says "not here": the
// comment then stands further up, which is always legal.
//
// The branches of a conditional are alternatives: each starts from the brackets
// that were open before the #if, and the first that is not "#if 0" says what is
// open after the #endif.
//
//===----------------------------------------------------------------------===//
#ifndef HIPWAVE_FRONTEND_STATEMENTS_H
#define HIPWAVE_FRONTEND_STATEMENTS_H

#include "Frontend/TokenScan.h"

namespace hipwave {

/// What a token is, as far as statements go.
enum class Tok : uint8_t {
  Other, ///< Operators and whatever has no meaning here.
  Name,
  Value, ///< Number or character.
  String,
  // Keywords.
  Control,  ///< if, for, while, switch, catch
  Branch,   ///< else, do
  Return,   ///< return, throw, …
  Label,    ///< case, default, public, private, protected
  Enum,     ///< enum
  Class,    ///< class, struct, union, namespace
  Operator, ///< operator
  Template, ///< template
  Trailer,  ///< What may stand before a body: const, noexcept, override, try, …
  // Punctuation.
  Assign, ///< "=", "+=", …
  Comma,
  Semi,
  Colon,
  Question,
  Less,
  Greater,
  OpenParen,
  CloseParen,
  OpenSquare,
  CloseSquare,
  OpenBrace,
  CloseBrace,
};

Tok lookUpKeyword(llvm::StringRef Text);

/// Name, or the keyword that `Text` is.
inline Tok classifyWord(llvm::StringRef Text) {
  // Most names are longer, or do not begin like a keyword.
  if (Text.size() < 2 || Text.size() > 9)
    return Tok::Name;
  constexpr uint32_t Initials = [] {
    uint32_t Bits = 0;
    for (char C : {'c', 'd', 'e', 'f', 'i', 'm', 'n', 'o', 'p', 'r', 's', 't',
                   'u', 'v', 'w'})
      Bits |= 1u << (C - 'a');
    return Bits;
  }();
  unsigned Letter = static_cast<unsigned char>(Text[0]) - unsigned('a');
  if (Letter > 25 || !(Initials >> Letter & 1))
    return Tok::Name;
  return lookUpKeyword(Text);
}

class Statements {
public:
  Statements(std::vector<StatementStart> &Out, uint32_t FirstLine)
      : Out(Out), LineBegin(FirstLine) {
    Now.Line = FirstLine;
  }

  /// A line begins at `Begin`; not for continued lines, nor in comments or
  /// strings.
  void newLine(uint32_t Begin) {
    LineBegin = Begin;
    FirstOnLine = true;
  }
  bool isFirstOnLine() const { return FirstOnLine; }
  uint32_t lineBegin() const { return LineBegin; }

  /// A name, a keyword, a value or a string at `Begin`.
  void word(Tok What, uint32_t Begin) {
    bool First = Now.AtStart;
    if (First)
      start(Begin);
    if (What > Tok::String)
      keyword(What, First);
    done(What, Begin);
  }

  void punctuation(Tok What, uint32_t Begin) {
    if (Now.AtStart && What != Tok::CloseBrace && What != Tok::OpenBrace)
      start(Begin);
    if (What != Tok::Other)
      act(What, Begin);
    done(What, Begin);
  }

  /// Around a directive at `Begin`.
  void beginDirective(uint32_t Begin) { mark(Begin, LineBegin); }
  void endDirective(uint32_t End) { mark(End, Now.Line); }

  /// Conditionals; to be told between the two above.
  void beginIf(bool IsFalse);
  void nextBranch(bool IsFalse);
  void endIf();

private:
  enum class Frame : uint8_t {
    Block, ///< The file, and braces that hold statements or members.
    Enum,
    Init,  ///< Braces of a value.
    Group, ///< Parentheses and square brackets.
  };

  /// What is known about the statement at hand.
  enum Flag : uint16_t {
    HasAssign = 1 << 0,
    HasParen = 1 << 1,
    HasClassKey = 1 << 2,
    HasEnumKey = 1 << 3,
    IsReturn = 1 << 4,
    IsLabel = 1 << 5,
    InCtorInit = 1 << 6, ///< After the colon of a constructor.
    AfterIntro = 1 << 7, ///< After the "[…]" of a lambda.
    NextIsHead = 1 << 8, ///< The next "(" opens the head of an if or a loop.
    InOperatorName = 1 << 9,
    BeforeTemplateHead = 1 << 10,
  };

  struct State {
    uint32_t Line = 0;  ///< Where a comment about it goes.
    uint32_t Begin = 0; ///< Of its first token.
    uint16_t Flags = 0;
    Frame In = Frame::Block;
    bool AtStart = true; ///< The next token begins a statement.
    uint8_t Ternary = 0; ///< "?" without their ":".
    uint8_t TemplateDepth = 0;
    bool has(unsigned F) const { return Flags & F; }
  };

  /// An open bracket. Nodes do not change, so that a conditional can remember
  /// all open brackets by the number of the innermost.
  struct Node {
    State Outer;
    uint32_t Parent = None;
    uint32_t Brace = None; ///< Innermost brace: this or one around it.
    Tok Open = Tok::Other;
    Tok Before = Tok::Other; ///< What stood before the bracket.
    bool IsHead = false;     ///< Of an if or a loop.
  };
  static constexpr uint32_t None = ~0u;

  struct Place {
    State Now;
    uint32_t Top = None;
    Tok Prev = Tok::Other;
  };
  struct Conditional {
    Place Before;
    Place After; ///< End of the first branch that counts.
    bool HasAfter = false;
    bool IsFalse = false; ///< The branch at hand is "#if 0".
    uint32_t Keep = 0;    ///< Nodes below this number are remembered.
  };

  /// From `Begin` on, comments go above `Line`.
  void mark(uint32_t Begin, uint32_t Line) {
    if (Out.empty() || Out.back().Line != Line)
      Out.push_back({Begin, Line});
  }
  void start(uint32_t Begin) {
    Now.AtStart = false;
    Now.Begin = Begin;
    if (FirstOnLine)
      GoodLine = LineBegin;
    if (GoodLine == LineBegin)
      Now.Line = LineBegin;
    mark(Begin, Now.Line);
  }
  void finish() {
    Now.AtStart = true;
    Now.Flags = 0;
    Now.Ternary = 0;
    Now.TemplateDepth = 0;
  }
  void done(Tok What, uint32_t Begin) {
    Prev = What;
    PrevBegin = Begin;
    FirstOnLine = false;
  }

  void keyword(Tok What, bool First);
  void act(Tok What, uint32_t Begin);
  void semicolon();
  void colon();
  void angle(bool Opens);
  void openGroup(Tok What);
  void closeParen();
  void closeSquare();
  void openBrace(uint32_t Begin);
  void closeBrace(uint32_t Begin);
  Frame kindOfBrace() const;
  bool isBodyByContext() const;
  void push(Frame In, Tok Open);
  void pop(uint32_t N);
  void endBranch();
  Place here() const { return {Now, Top, Prev}; }
  void goTo(const Place &P) {
    Now = P.Now;
    Top = P.Top;
    Prev = P.Prev;
  }

  std::vector<StatementStart> &Out;
  State Now;
  uint32_t Top = None;
  std::vector<Node> Nodes;
  std::vector<Conditional> Conditionals;
  uint32_t LineBegin;
  uint32_t GoodLine = None; ///< A line that begins with a statement.
  uint32_t PrevBegin = 0;
  Tok Prev = Tok::Other;
  Tok BeforeParen = Tok::Other; ///< Before the pair of "()" closed last.
  bool ClosedIntro = false; ///< The "]" closed last ended "[…]" of a lambda.
  bool ClosedAttribute = false; ///< It was the inner one of "[[…]]".
  bool FirstOnLine = true;
};

} // namespace hipwave

#endif
