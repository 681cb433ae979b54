//===- Export.h - a report in the formats of others -------------*- C++ -*-===//
//
// Part of hipwave, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The last arrow of the chain: Report -> text, diff, JSON, YAML or SARIF. Each
// format is one function in one file. An exporter renders what the report says
// and adds nothing to it. All of them stream to a raw_ostream, hold no state,
// and give the same bytes for the same report. Errors of the stream are the
// stream's owner's to look at.
//
//===----------------------------------------------------------------------===//
#ifndef HIPWAVE_EXPORT_EXPORT_H
#define HIPWAVE_EXPORT_EXPORT_H

#include "Core/Report.h"
#include "llvm/Support/raw_ostream.h"

namespace hipwave {

//===----------------------------------------------------------------------===//
// For people
//===----------------------------------------------------------------------===//

struct TextOptions {
  /// Show the line of source, with a mark below the place.
  bool Snippets = true;
  /// The least severity that is shown.
  Severity Least = Severity::Warning;
  /// Use colours, as terminals understand them.
  bool Color = false;
  /// Findings to show, then a line says how many more there are; 0: all.
  unsigned MaxFindings = 0;
};

/// Prints findings as a compiler does: `path:line:col: warning: message
/// [rule]`. Lines and columns count from 1, columns in bytes. Coloured if the
/// stream has colours enabled (raw_ostream::enable_colors).
void exportText(const Report &R, const TextOptions &Options,
                llvm::raw_ostream &OS);

struct SummaryOptions {
  /// Up to this many files all are listed, above it only the worst.
  unsigned ListAllUpTo = 100;
  /// How many of the worst files are listed then.
  unsigned Worst = 20;
};

/// Prints what someone who plans the port wants to know: how much of the CUDA
/// in it needs no hand edit, by file and in all, and findings by rule.
void exportSummary(const Report &R, const SummaryOptions &Options,
                   llvm::raw_ostream &OS);

struct DiffOptions {
  /// Absolute; absolute paths below it are shown relative to it, so that
  /// `patch -p1` can be run there. Empty: paths stay as they are.
  std::string Root;
  bool Color = false; ///< Use git's colours, as terminals understand them.
  /// Unchanged lines shown around a change.
  unsigned Context = 3;
  /// New extension of .cu files, with or without its dot, shown as git shows a
  /// renaming; empty: names stay.
  std::string RenameCu;
};

/// Prints a unified diff from the original texts to the new ones, which
/// `patch -p1` and `git apply` take. Line ends are kept.
void exportDiff(const Report &R, const DiffOptions &Options,
                llvm::raw_ostream &OS);

//===----------------------------------------------------------------------===//
// For programs
//===----------------------------------------------------------------------===//

struct JsonOptions {
  std::string ToolVersion; ///< "0.1.0"
  /// Include the text of each changed file before and after.
  bool Texts = false;
  /// Spaces per level; 0: all on one line.
  unsigned Indent = 2;
};

/// Version of the format that docs/report-schema.md describes: raised when a
/// reader of the former version would misread a report.
inline constexpr unsigned JsonSchemaVersion = 1;

/// Writes the whole report as JSON. See docs/report-schema.md.
void exportJson(const Report &R, const JsonOptions &Options,
                llvm::raw_ostream &OS);

struct FixesYamlOptions {
  /// Absolute; where relative paths of the report start. Empty: the current
  /// folder.
  std::string Directory;
};

/// Writes the chosen edits as clang-tidy's --export-fixes does, for
/// clang-apply-replacements: applied, they turn each OldText into its NewText.
/// Edits that come from no single finding are in a diagnostic `hipwave-merge`.
/// Bytes that aren't UTF-8 are written as they are, which LLVM's YAML takes.
void exportFixesYaml(const Report &R, const FixesYamlOptions &Options,
                     llvm::raw_ostream &OS);

struct SarifOptions {
  std::string ToolVersion; ///< "0.1.0"
  /// Absolute; where relative paths of the report start. Files below it are
  /// named relative to it, by the base SRCROOT, all others by their full path.
  /// Empty: relative paths stay, and the reader must know where SRCROOT is.
  std::string Root;
  /// The least severity that becomes a result.
  Severity Least = Severity::Remark;
};

/// Writes SARIF 2.1.0. Columns count UTF-16 code units, as the format's
/// default is.
void exportSarif(const Report &R, const SarifOptions &Options,
                 llvm::raw_ostream &OS);

} // namespace hipwave

#endif
