//===- bench_scan.cpp - how fast files are scanned ------------------------===//
//
// Part of hipwave, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
//   bench_scan FILE...      (xargs -a LIST bench_scan)
//
// Prints MB per second of CPU time, best of three, for the files in memory, beside two
// yardsticks: counting newlines, and Clang's raw lexer. The files are gone
// through until 200 MB are read.
//
//===----------------------------------------------------------------------===//

#include "Frontend/TokenScan.h"
#include "Match/NameFilter.h"
#include "clang/Basic/LangOptions.h"
#include "clang/Lex/Lexer.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/raw_ostream.h"
#include <algorithm>
#include <ctime>

using namespace hipwave;
using llvm::StringRef;

static std::vector<std::unique_ptr<llvm::MemoryBuffer>> Files;
static size_t Bytes = 0;

template <class Fn> static void measure(const char *What, Fn Do) {
  constexpr size_t Enough = 200u << 20;
  double Best = 0;
  size_t Found = 0;
  for (int Try = 0; Try != 3; ++Try) {
    auto Begin = std::clock();
    size_t Read = 0;
    Found = 0;
    for (bool First = true; Read < Enough; First = false, Read += Bytes)
      for (const auto &F : Files) {
        size_t N = Do(F->getBuffer());
        Found += First ? N : 0;
      }
    double Took = double(std::clock() - Begin) / CLOCKS_PER_SEC;
    Best = std::max(Best, Read / Took / 1e6);
  }
  llvm::outs() << llvm::format("%8.0f MB/s  %-46s %zu\n", Best, What, Found);
}

static size_t lexWithClang(StringRef Text) {
  clang::LangOptions Options;
  Options.CPlusPlus = Options.CPlusPlus11 = Options.CPlusPlus14 = true;
  Options.CPlusPlus17 = Options.CUDA = Options.LineComment = true;
  Options.RawStringLiterals = Options.DollarIdents = true;
  clang::Lexer Lexer(clang::SourceLocation(), Options, Text.begin(),
                     Text.begin(), Text.end());
  clang::Token Token;
  size_t Count = 0;
  while (!Lexer.LexFromRawLexer(Token))
    Count += Token.is(clang::tok::raw_identifier);
  return Count;
}

int main(int Argc, char **Argv) {
  for (int I = 1; I < Argc; ++I)
    if (auto File = llvm::MemoryBuffer::getFile(Argv[I])) {
      Bytes += (*File)->getBufferSize();
      Files.push_back(std::move(*File));
    }
  if (!Bytes) {
    llvm::errs() << "usage: bench_scan FILE...\n";
    return 2;
  }
  llvm::outs() << Files.size() << " files, "
               << llvm::format("%.1f", Bytes / 1e6) << " MB\n";
  Catalog Facts;
  auto NoLiteral = [](StringRef) { return false; };
  measure("std::count of newlines",
          [](StringRef T) { return std::count(T.begin(), T.end(), '\n'); });
  measure("Clang's raw lexer (identifiers)", lexWithClang);
  measure("scanTokens, filter that wants nothing", [&](StringRef T) {
    return scanTokens(
               T, [](StringRef) { return 0u; }, NoLiteral)
        .StatementStarts.size();
  });
  measure("scanTokens, filter that wants all", [&](StringRef T) {
    return scanTokens(T, [](StringRef) { return 1u; }, NoLiteral).Names.size();
  });
  measure("scanTokens, the catalog's filter", [&](StringRef T) {
    return scanTokens(
               T, [&](StringRef N) { return filterName(Facts, N); }, NoLiteral)
        .Names.size();
  });
  return 0;
}
