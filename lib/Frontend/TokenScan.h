//===- TokenScan.h - what the tokens of one file say ------------*- C++ -*-===//
//
// Part of hipwave, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One fast pass over the bytes of a file, with no preprocessing: all branches
// of all conditionals, all macro bodies. It is what still works when a file
// does not parse, and what every file is looked at with exactly once, however
// many units include it.
//
// Limits: trigraphs and digraphs are not known, but for "%:" as "#"; universal
// character names (\u00e9) end an identifier; only the first 4 GiB are read.
//
//===----------------------------------------------------------------------===//
#ifndef HIPWAVE_FRONTEND_TOKENSCAN_H
#define HIPWAVE_FRONTEND_TOKENSCAN_H

#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/StringRef.h"
#include <cstdint>
#include <vector>

namespace hipwave {

/// What stands before a name, comments and white space left out.
enum class Before : uint8_t {
  Other,
  Dot,         ///< "." (member access; not ".*")
  Arrow,       ///< "->"
  Scope,       ///< "X::" with the identifier X in Name::Qualifier, or "X<…>::"
               ///< with an empty one
  GlobalScope, ///< "::" with no scope before it
  Hash,        ///< "#" inside a macro body (stringized)
  Paste,       ///< "##"
};

/// What follows a name, comments and white space left out.
enum class After : uint8_t {
  Other,
  Paren,  ///< "("
  Scope,  ///< "::"
  Less,   ///< "<" but not "<<<"
  Launch, ///< "<<<"
  Paste,  ///< "##"
};

/// Where a token stands with respect to preprocessor lines.
enum class Place : uint8_t {
  Code,
  DefineName, ///< The name being defined, or a parameter in its list.
  DefineBody,
  Condition,      ///< #if, #elif, #ifdef, #ifndef, #elifdef, …
  OtherDirective, ///< #undef, #pragma, #error, #line, …
};

/// An identifier that the caller's filter wanted. With a continued line in its
/// middle (backslash, newline) the filter sees the name without that.
struct Name {
  uint32_t Begin = 0, End = 0;
  Before Prev = Before::Other;
  After Next = After::Other;
  Place Where = Place::Code;
  /// For Before::Scope: the identifier before the "::", if there is one there.
  uint32_t QualifierBegin = 0, QualifierEnd = 0;
  /// In a directive: index into TokenScan::Directives.
  uint32_t Directive = ~0u;
  uint32_t User = 0; ///< Whatever the filter returned, less one.
};

/// A quoted string that the caller's string filter wanted.
struct Literal {
  uint32_t Begin = 0, End = 0; ///< With quotes and prefix.
  uint32_t Directive = ~0u;    ///< As in Name.
};

enum class DirectiveKind : uint8_t {
  Include, ///< #include, #include_next, #import
  Define,
  Undef,
  If,   ///< #if, #ifdef, #ifndef
  Elif, ///< #elif, #elifdef, #elifndef
  Else,
  Endif,
  PragmaOnce,
  Other,
};

struct Directive {
  DirectiveKind Kind = DirectiveKind::Other;
  uint32_t Begin = 0; ///< Of the "#".
  uint32_t End = 0;   ///< After the last byte of the directive, continued lines
                    ///< and a trailing comment included, the newline excluded.
  /// Include: the path between quotes or brackets. Define, Undef, #ifdef,
  /// #ifndef, and a whole condition `defined(X)` or `!defined(X)`: the macro
  /// name. Empty span if there is none (#include MACRO).
  uint32_t ArgBegin = 0, ArgEnd = 0;
  bool Angled = false;       ///< Include: <…> rather than "…".
  bool Negated = false;      ///< #ifndef, #elifndef, #if !defined(X)
  bool FunctionLike = false; ///< Define with a parameter list.
};

/// A "<<<" outside comments and quotes, in a macro body too: see Directive.
struct Chevron {
  uint32_t Begin = 0;
  uint32_t Directive = ~0u;
};

/// From the token at `Begin` on, until the next entry, a comment belongs above
/// the line that begins at `Line`.
struct StatementStart {
  uint32_t Begin = 0;
  uint32_t Line = 0;
};

struct TokenScan {
  std::vector<Name> Names;
  std::vector<Literal> Literals;
  std::vector<Directive> Directives;
  std::vector<Chevron> Launches;
  /// Where statements, declarations, labels, enumerators and directives begin,
  /// and where an outer one goes on after an inner one (the call after the body
  /// of a lambda in its arguments). Sorted. See statementLine().
  std::vector<StatementStart> StatementStarts;
  /// After the leading byte order mark, comments and blank lines; always the
  /// begin of a line.
  uint32_t HeadEnd = 0;
  bool HasBom = false;
  bool HasCrLf = false; ///< The first line end is "\r\n".
  bool HasNul = false;  ///< Has NUL bytes: most likely not text.
  bool ValidUtf8 = true;
  /// No comment or raw string runs to the end of the file.
  bool Terminated = true;
  /// Index in Directives of the include guard's #ifndef, or ~0u. (#ifndef X,
  /// #define X first, and its #endif last.) #if !defined(X) counts as #ifndef
  /// X.
  uint32_t Guard = ~0u;
  uint32_t PragmaOnce = ~0u; ///< Index in Directives, or ~0u.
  uint32_t Lines = 0;        ///< The last one counts if it is not empty.

  /// Offset of the first byte of the line above which a comment about the
  /// token at `Offset` can be inserted: the line where its statement starts,
  /// or, inside a directive, where the directive starts. What stands there is
  /// never part of an expression, a comment, a string or a continued line.
  uint32_t statementLine(llvm::StringRef Text, uint32_t Offset) const;
};

/// Scans `Text`. `WantName` is asked for every identifier outside comments
/// and quotes; it returns 0 for "not interesting" or a number to be kept, plus
/// one, in Name::User. `WantLiteral` is asked for the contents of every string,
/// escapes as written, but for those of #include, #error and #line. Both should
/// answer fast, and the same to the same question.
TokenScan scanTokens(llvm::StringRef Text,
                     llvm::function_ref<uint32_t(llvm::StringRef)> WantName,
                     llvm::function_ref<bool(llvm::StringRef)> WantLiteral);

} // namespace hipwave

#endif
