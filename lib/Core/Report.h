//===- Report.h - the result of a translation -------------------*- C++ -*-===//
//
// Part of hipwave, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef HIPWAVE_CORE_REPORT_H
#define HIPWAVE_CORE_REPORT_H

#include "Core/Finding.h"
#include "llvm/ADT/ArrayRef.h"
#include <map>
#include <string>
#include <vector>

namespace hipwave {

/// What can be counted about one file; sums of these describe a code base.
struct FileStats {
  unsigned Lines = 0; ///< Lines of text, the last one counted if not empty.
  unsigned CudaUses =
      0; ///< Tokens that name a CUDA entity, launches and includes.
  unsigned CudaUsesDone = 0;  ///< … of these, rewritten or proved unchanged.
  unsigned CudaLines = 0;     ///< Lines that hold at least one CUDA use.
  unsigned CudaLinesDone = 0; ///< … of these, lines with no use left to do.
  unsigned WarpSites =
      0; ///< Uses that depend on the number of lanes in a warp.
  unsigned UnknownNames = 0; ///< CUDA-looking names that the catalog lacks.

  FileStats &operator+=(const FileStats &O);
};

/// How a file was dealt with.
enum class FileOutcome {
  Unchanged,  ///< Nothing in it needed a change.
  Translated, ///< NewText differs from the original.
  Copied,     ///< Not a source file: passed on byte for byte.
  Unreadable, ///< Could not be read; see its findings.
};

/// Everything known about one file after translation.
struct FileReport {
  FileId File = 0;
  FileOutcome Outcome = FileOutcome::Unchanged;
  std::string OldText;           ///< As read: bytes, no conversion.
  std::string NewText;           ///< OldText with the chosen edits applied.
  std::vector<Edit> Edits;       ///< The chosen edits, sorted, disjoint.
  std::vector<Finding> Findings; ///< Sorted by place, then rule.
  FileStats Stats;
};

/// The result of a translation. `Paths[F]` is the path of FileId F as given by
/// the user (relative ones stay relative), with '/' between components.
struct Report {
  std::vector<std::string> Paths;
  std::vector<FileReport> Files;  ///< Sorted by path; only files in scope.
  llvm::ArrayRef<RuleInfo> Rules; ///< All rules that findings may name.

  const std::string &path(FileId F) const { return Paths[F]; }
  FileStats total() const;
};

/// Applies `Edits` (sorted, disjoint, all of one file) to `Text`.
std::string applyEdits(llvm::StringRef Text, llvm::ArrayRef<Edit> Edits);

llvm::StringRef toString(FileOutcome O); ///< "unchanged", "translated", …

} // namespace hipwave

#endif
