//===- Sources.h - the files of a request and their units -------*- C++ -*-===//
//
// Part of hipwave, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Which files there are, what their tokens say, and which of them are parsed.
//
//===----------------------------------------------------------------------===//
#ifndef HIPWAVE_ENGINE_SOURCES_H
#define HIPWAVE_ENGINE_SOURCES_H

#include "Engine/Translate.h"
#include "Frontend/Parse.h"
#include "Frontend/TokenScan.h"
#include "llvm/ADT/StringMap.h"
#include <set>

namespace hipwave {

/// One file in scope: its bytes and tokens.
struct SourceFile {
  std::string Path; ///< Absolute.
  std::string Name; ///< As shown.
  std::string Text;
  TokenScan Scan;
  std::string Error; ///< Why it could not be read; empty if it was.
  std::set<std::string> Defines;
  std::set<FileId>
      Includes; ///< Files in scope that its quoted includes find beside it.

  /// Something in it may need the compiler's word.
  bool hasCuda() const { return !Scan.Names.empty() || !Scan.Launches.empty(); }
};

class Sources {
public:
  /// Reads and scans all files of the request.
  explicit Sources(const Request &R);

  std::vector<SourceFile> Files; ///< By FileId.
  ScopeTable Scope;

  std::optional<FileId> find(llvm::StringRef AbsolutePath) const;

  /// Commands of the units to parse first: those of the request, or without
  /// any, the sources, less those that other files include.
  std::vector<ClangCommand> units(const Request &R) const;
  /// A command for a file that no unit has shown: that of a unit which might
  /// include it, or one for the file by itself.
  ClangCommand commandFor(FileId F, const Request &R) const;

private:
  void resolveIncludes();
  llvm::StringMap<FileId> ByPath;
};

/// Runs `Do(I)` for I in [0, N) on `Jobs` threads, in order of I.
void forEachParallel(unsigned Jobs, size_t N, std::function<void(size_t)> Do);

} // namespace hipwave

#endif
