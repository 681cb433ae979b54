//===- TokenScan.cpp - what the tokens of one file say --------------------===//
//
// Part of hipwave, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Frontend/TokenScan.h"
#include "Frontend/Scanner.h"
#include "llvm/Support/ConvertUTF.h"
#include <algorithm>
#include <cstring>

namespace hipwave {

using llvm::StringRef;

namespace {

bool isValidUtf8(StringRef Text) {
  auto *P = reinterpret_cast<const llvm::UTF8 *>(Text.begin());
  auto *End = reinterpret_cast<const llvm::UTF8 *>(Text.end());
  while (P != End) {
    uint64_t Word;
    if (End - P >= 8 &&
        (std::memcpy(&Word, P, 8), !(Word & 0x8080808080808080u))) {
      P += 8;
    } else if (*P < 0x80) {
      ++P;
    } else {
      if (!llvm::isLegalUTF8Sequence(P, End))
        return false;
      P += llvm::getNumBytesForUTF8(*P);
    }
  }
  return true;
}

/// How often some bytes occur.
struct ByteCounts {
  size_t Newlines = 0, Returns = 0, Pairs = 0, Nuls = 0;
  unsigned char All = 0; ///< All bytes, or-ed.
};

/// In short blocks with counts of 8 bits, which compilers turn into vector
/// code.
ByteCounts countBytes(StringRef Text) {
  ByteCounts Sum;
  for (size_t At = 0; At < Text.size(); At += 128) {
    uint8_t Newlines = 0, Returns = 0, Pairs = 0, Nuls = 0;
    unsigned char All = 0;
    const char *P = Text.data() + At;
    // The last byte has none after it; it can end no pair's first half.
    size_t N = std::min<size_t>(128, Text.size() - At - 1);
    for (size_t I = 0; I != N; ++I) {
      Newlines += P[I] == '\n';
      Returns += P[I] == '\r';
      Pairs += (P[I] == '\r') & (P[I + 1] == '\n');
      Nuls += P[I] == '\0';
      All |= static_cast<unsigned char>(P[I]);
    }
    Sum.Newlines += Newlines;
    Sum.Returns += Returns;
    Sum.Pairs += Pairs;
    Sum.Nuls += Nuls;
    Sum.All |= All;
  }
  if (!Text.empty()) {
    Sum.Newlines += Text.back() == '\n';
    Sum.Returns += Text.back() == '\r';
    Sum.Nuls += Text.back() == '\0';
    Sum.All |= static_cast<unsigned char>(Text.back());
  }
  return Sum;
}

/// What needs no lexer: line ends, NULs, encoding. Returns whether some line
/// ends with "\r" alone.
bool lookAtBytes(StringRef Text, TokenScan &Out) {
  ByteCounts Count = countBytes(Text);
  if (Count.Pairs)
    Out.HasCrLf = Text.drop_until(scanner::isLineEnd).starts_with("\r\n");
  Out.HasNul = Count.Nuls;
  Out.ValidUtf8 = Count.All < 0x80 || isValidUtf8(Text);
  Out.Lines = Count.Newlines + Count.Returns - Count.Pairs;
  if (!Text.empty() && !scanner::isLineEnd(Text.back()))
    ++Out.Lines;
  return Count.Returns != Count.Pairs;
}

/// True if there is nothing but white space and comments.
bool isBlankText(StringRef Text) {
  while (true) {
    Text = Text.ltrim(StringRef(" \t\v\f\r\n\0", 7));
    if (Text.consume_front("//"))
      Text = Text.drop_until([](char C) { return C == '\n'; });
    else if (Text.consume_front("/*"))
      Text = Text.split("*/").second;
    else
      return Text.empty();
  }
}

/// The include guard: nothing before its #ifndef but #pragma once, nothing
/// after its #endif, no #else.
uint32_t findGuard(StringRef Text, const TokenScan &S, uint32_t FirstToken) {
  const std::vector<Directive> &All = S.Directives;
  auto Arg = [&](const Directive &D) {
    return Text.slice(D.ArgBegin, D.ArgEnd);
  };
  uint32_t G = S.PragmaOnce == 0 ? 1 : 0;
  if (All.size() < G + 3 || All[0].Begin != FirstToken)
    return ~0u;
  if (G && !isBlankText(Text.slice(All[0].End, All[1].Begin)))
    return ~0u;
  const Directive &Define = All[G + 1];
  if (All[G].Kind != DirectiveKind::If || !All[G].Negated ||
      Define.Kind != DirectiveKind::Define || Arg(All[G]).empty() ||
      Arg(All[G]) != Arg(Define))
    return ~0u;
  unsigned Depth = 0;
  for (size_t I = G; I != All.size(); ++I) {
    switch (All[I].Kind) {
    case DirectiveKind::If:
      ++Depth;
      break;
    case DirectiveKind::Elif:
    case DirectiveKind::Else:
      if (Depth == 1)
        return ~0u;
      break;
    case DirectiveKind::Endif:
      if (--Depth == 0)
        return I + 1 == All.size() && isBlankText(Text.substr(All[I].End))
                   ? G
                   : ~0u;
      break;
    case DirectiveKind::Include:
    case DirectiveKind::Define:
    case DirectiveKind::Undef:
    case DirectiveKind::PragmaOnce:
    case DirectiveKind::Other:
      break;
    }
  }
  return ~0u;
}

} // namespace

uint32_t TokenScan::statementLine(StringRef Text, uint32_t Offset) const {
  auto It = std::upper_bound(
      StatementStarts.begin(), StatementStarts.end(), Offset,
      [](uint32_t O, const StatementStart &S) { return O < S.Begin; });
  if (It == StatementStarts.begin())
    return HeadEnd;
  return std::prev(It)->Line;
}

TokenScan scanTokens(StringRef Text,
                     llvm::function_ref<uint32_t(StringRef)> WantName,
                     llvm::function_ref<bool(StringRef)> WantLiteral) {
  Text = Text.take_front(~0u - 1); // offsets have 32 bits
  TokenScan Out;
  bool HasLoneCr = lookAtBytes(Text, Out);
  Out.HasBom = Text.starts_with("\xef\xbb\xbf");
  Out.HeadEnd = Out.HasBom ? 3 : 0;
  Out.StatementStarts.reserve(Text.size() / 64);
  Scanner(Text, Out, WantName, WantLiteral).run(HasLoneCr);
  uint32_t FirstToken =
      Out.Directives.empty() ? ~0u : Out.Directives.front().Begin;
  if (!Out.StatementStarts.empty() &&
      Out.StatementStarts.front().Begin < FirstToken)
    FirstToken = Out.StatementStarts.front().Begin;
  Out.Guard = findGuard(Text, Out, FirstToken);
  return Out;
}

} // namespace hipwave
