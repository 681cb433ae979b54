//===- Scanner.h - the lexer behind scanTokens ------------------*- C++ -*-===//
//
// Part of hipwave, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A lexer by hand rather than Clang's: it has to get through text that is not
// C++ (inactive branches, other compilers' dialects), and through every file of
// a code base. Errors end at the end of a line, as they do in Clang's.
//
//===----------------------------------------------------------------------===//
#ifndef HIPWAVE_FRONTEND_SCANNER_H
#define HIPWAVE_FRONTEND_SCANNER_H

#include "Frontend/Statements.h"
#include "llvm/ADT/SmallVector.h"
#include <array>
#include <cassert>

namespace hipwave {

namespace scanner {

enum class Char : uint8_t {
  Punct,
  Simple, ///< Punctuation that is a token by itself: see SimpleTokens.
  Blank,
  LineEnd,
  Quote,
  Digit,
  Letter,
};

inline constexpr auto CharTable = [] {
  std::array<Char, 256> T{};
  for (unsigned char C : {'(', ')', '[', ']', '{', '}', ';', ',', '?', '~'})
    T[C] = Char::Simple;
  for (unsigned char C : {' ', '\t', '\v', '\f', '\0'})
    T[C] = Char::Blank;
  T['\n'] = T['\r'] = Char::LineEnd;
  T['"'] = T['\''] = Char::Quote;
  T['_'] = T['$'] = Char::Letter;
  for (unsigned C = '0'; C <= '9'; ++C)
    T[C] = Char::Digit;
  for (unsigned C = 'a'; C <= 'z'; ++C)
    T[C] = T[C - 'a' + 'A'] = Char::Letter;
  for (unsigned C = 0x80; C != 0x100; ++C) // UTF-8
    T[C] = Char::Letter;
  return T;
}();

inline constexpr auto SimpleTokens = [] {
  std::array<Tok, 128> T{};
  T['('] = Tok::OpenParen;
  T[')'] = Tok::CloseParen;
  T['['] = Tok::OpenSquare;
  T[']'] = Tok::CloseSquare;
  T['{'] = Tok::OpenBrace;
  T['}'] = Tok::CloseBrace;
  T[';'] = Tok::Semi;
  T[','] = Tok::Comma;
  T['?'] = Tok::Question;
  return T;
}();

inline Char kind(char C) { return CharTable[static_cast<unsigned char>(C)]; }
inline bool isWordPart(char C) { return kind(C) >= Char::Digit; }
inline bool isLineEnd(char C) { return kind(C) == Char::LineEnd; }

} // namespace scanner

/// What stands before the next token.
enum class Prior : uint8_t {
  Other,
  Name,
  Angle,       ///< ">"
  Dot,         ///< "."
  Arrow,       ///< "->"
  NameScope,   ///< "X::"
  AngleScope,  ///< ">::"
  GlobalScope, ///< "::" after anything else
  Hash,        ///< "#"
  Paste,       ///< "##"
};

/// What the tokens before mean to the next; a directive has its own.
struct Context {
  Prior Prev = Prior::Other;
  uint32_t NameBegin = 0, NameEnd = 0; ///< The last name.
  uint32_t Pending = ~0u; ///< In TokenScan::Names: waits for what follows it.
};

class Scanner {
public:
  Scanner(llvm::StringRef Text, TokenScan &Out,
          llvm::function_ref<uint32_t(llvm::StringRef)> WantName,
          llvm::function_ref<bool(llvm::StringRef)> WantLiteral)
      : First(Text.begin()), Last(Text.end()), Out(Out), WantName(WantName),
        WantLiteral(WantLiteral), Lines(Out.StatementStarts, Out.HeadEnd) {}

  /// Scans all; Out.HeadEnd tells where to begin.
  void run(bool HasLoneCr);

private:
  // Functions that take a place and return one get the begin of something and
  // answer with its end.
  const char *head(const char *P);
  const char *lineEnd(const char *P);
  const char *spliceEnd(const char *P) const;
  const char *unsplice(const char *P) const;
  const char *skipBlanks(const char *P);
  const char *lineComment(const char *P) const;
  const char *blockComment(const char *P);
  const char *commentOrSlash(const char *P);
  const char *identifier(const char *P);
  const char *splicedIdentifier(const char *P, const char *Q,
                                llvm::SmallVectorImpl<char> &Spelling) const;
  const char *number(const char *P);
  const char *quoted(const char *Begin, const char *Quote);
  const char *rawString(const char *Begin, const char *Quote);
  const char *literalDone(const char *Begin, const char *End,
                          llvm::StringRef Inner, bool IsString);
  const char *headerInCondition(const char *P);
  const char *word(const char *Begin, const char *End,
                   llvm::StringRef Spelling);
  const char *punctuation(const char *P);
  const char *lessSigns(const char *P);
  const char *dots(const char *P);
  const char *hash(const char *P, unsigned Size);

  const char *beginDirective(const char *P, unsigned HashSize);
  const char *readWord(const char *P, llvm::SmallVectorImpl<char> &Out) const;
  const char *includePath(const char *P);
  const char *defineHead(const char *P);
  void macroArgument(const char *P);
  void endDirective(const char *P);
  void readCondition(Directive &D);

  char at(const char *P) const { return P < Last ? *P : '\n'; }
  uint32_t offset(const char *P) const { return P - First; }
  bool inDirective() const { return Current != None; }
  void addName(const char *Begin, const char *End, uint32_t User);

  /// One token of punctuation.
  void put(Tok What, const char *Begin, Prior AsPrior = Prior::Other,
           After AsNext = After::Other) {
    if (Here.Pending != None) {
      Out.Names[Here.Pending].Next = AsNext;
      Here.Pending = None;
    }
    Here.Prev = AsPrior;
    if (!inDirective())
      Lines.punctuation(What, offset(Begin));
  }
  const char *put1(Tok What, const char *P) {
    put(What, P);
    return P + 1;
  }

  static constexpr uint32_t None = ~0u;
  const char *const First, *const Last;
  TokenScan &Out;
  llvm::function_ref<uint32_t(llvm::StringRef)> WantName;
  llvm::function_ref<bool(llvm::StringRef)> WantLiteral;
  Statements Lines;
  Context Here, Outside;   ///< The latter: while in a directive.
  uint32_t Current = None; ///< Index of the directive.
  Place Where = Place::Code;
  /// In #error and the like quotes are punctuation of a sentence.
  bool IsProse = false;
  bool AsksLiterals = true;
  bool IsPlainIf = false; ///< #if or #elif, not #ifdef
  const char *AfterKeyword = nullptr;
  bool HasLoneCr = false; ///< Some line ends with "\r" alone.
};

} // namespace hipwave

#endif
