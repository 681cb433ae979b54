//===- FileView.h - what file passes read -----------------------*- C++ -*-===//
//
// Part of hipwave, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One file with its tokens and with what all units that saw it say about them.
// Headers are thereby handled once, and inactive branches and files that do
// not parse go the same way as everything else.
//
//===----------------------------------------------------------------------===//
#ifndef HIPWAVE_MATCH_FILEVIEW_H
#define HIPWAVE_MATCH_FILEVIEW_H

#include "Catalog/Catalog.h"
#include "Frontend/TokenScan.h"
#include "Match/UnitFacts.h"
#include <set>

namespace hipwave {

/// What a name token is, all views and the text around it considered.
enum class Verdict : uint8_t {
  Cuda,      ///< An entity of CUDA's: may be renamed.
  User,      ///< The project's own: left alone.
  Dependent, ///< Known only after instantiation: reported, not renamed.
  NoAst,     ///< No compilation says anything; the text does not forbid it.
  Disagree,  ///< CUDA's in one compilation, the project's in another.
};

class FileView {
public:
  FileView(FileId File, llvm::StringRef Path, llvm::StringRef Text,
           const TokenScan &Scan, const Catalog &Facts);

  /// Adds what one unit says about this file.
  void add(const FileFacts &F, const UnitFacts &Unit,
           const std::set<std::string> &UnitDefines);

  FileId File;
  llvm::StringRef Path; ///< As shown in the report.
  llvm::StringRef Text;
  const TokenScan &Scan;
  const Catalog &Facts;

  /// Parallel to Scan.Names.
  std::vector<NameFacts> Names;
  std::map<uint32_t, IncludeFacts> Includes; ///< By offset of the "#".
  std::map<uint32_t, std::string> Qualified; ///< See FileFacts.
  std::set<std::string>
      Defines; ///< Macros that the project defines where this file is used.
  bool Seen = false;     ///< Some unit consists of it.
  bool CudaMain = false; ///< The main file of a unit compiled as CUDA.
  bool CudaSeen = false; ///< Part of a unit compiled as CUDA.
  bool HostSeen = false; ///< Part of a unit compiled as C or C++.
  /// Names that the project declares or defines anywhere; never null.
  const std::set<std::string> *ProjectNames = nullptr;

  llvm::StringRef text(const Name &N) const {
    return Text.slice(N.Begin, N.End);
  }
  llvm::StringRef text(const Directive &D) const {
    return Text.slice(D.ArgBegin, D.ArgEnd);
  }
  Span span(const Name &N) const { return {File, N.Begin, N.End}; }

  /// Adds the names that are the project's somewhere in this file.
  void collectOwnNames(std::set<std::string> &Out) const;

  /// What Scan.Names[I] is.
  Verdict verdict(size_t I) const;
  Origin origin(size_t I) const;
  Evidence evidence(size_t I) const;
  /// Entities that only their qualified name tells, at tokens that are not in
  /// Scan.Names ("reduce" of cooperative_groups), by offset.
  std::map<uint32_t, const Entity *> qualifiedOnly() const;
  /// The entity that Scan.Names[I] names if it is CUDA's, or null.
  const Entity *entity(size_t I) const;

  /// Depth of conditionals at a directive; the include guard does not count.
  unsigned depth(uint32_t DirectiveIndex) const {
    return Depths[DirectiveIndex];
  }
  /// Where a new #include goes: after the guard or "#pragma once" and the
  /// leading comment. The start of a line.
  uint32_t includePoint() const;
  bool isGuarded() const { return Scan.Guard != ~0u || Scan.PragmaOnce != ~0u; }
  llvm::StringRef lineEnd() const { return Scan.HasCrLf ? "\r\n" : "\n"; }

private:
  bool textAllows(const Name &N) const;

  std::vector<unsigned> Depths; ///< Parallel to Scan.Directives.
  std::set<llvm::StringRef>
      OwnNames; ///< Names that are the project's somewhere in the file.
};

} // namespace hipwave

#endif
