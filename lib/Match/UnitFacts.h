//===- UnitFacts.h - what one compilation says of its files -----*- C++ -*-===//
//
// Part of hipwave, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The value between Match and Merge. It holds no pointer into an AST: a unit
// is parsed, reduced to this, and gone, which keeps memory flat over any
// number of units.
//
//===----------------------------------------------------------------------===//
#ifndef HIPWAVE_MATCH_UNITFACTS_H
#define HIPWAVE_MATCH_UNITFACTS_H

#include "Core/Finding.h"
#include "llvm/ADT/StringRef.h"
#include <map>
#include <string>
#include <vector>

namespace hipwave {

/// What a compilation says about one name token. A set of bits, so that the
/// views of several compilations merge by union.
struct NameFacts {
  enum Bit : uint8_t {
    Cuda = 1, ///< Resolves to an entity of CUDA's.
    User = 2, ///< Resolves to something that is not CUDA's, or declares it.
    Dependent = 4,   ///< Can't be resolved before instantiation.
    Typed = 8,       ///< Cuda, against a declaration with CUDA's real types.
    Active = 16,     ///< Some compilation compiles the text.
    InMacroArg = 32, ///< Written in the argument of a macro call.
    Pasted = 64,     ///< Part of a name that is made by ##.
    Member = 128, ///< User, and a member of a class: means nothing elsewhere.
  };
  uint8_t Bits = 0;
  bool is(Bit B) const { return Bits & B; }
};

/// What a compilation says about one #include.
struct IncludeFacts {
  bool Project = false; ///< Finds a file in scope.
  bool Cuda = false;    ///< Finds a header of CUDA's own.
  bool Missing = false; ///< Finds nothing.
};

/// One file as one unit sees it.
struct FileFacts {
  std::map<uint32_t, NameFacts> Names;       ///< By offset of the token.
  std::map<uint32_t, IncludeFacts> Includes; ///< By offset of the "#".
  std::vector<std::pair<uint32_t, uint32_t>> Skipped; ///< Inactive text.
  /// Full names ("cub::DeviceFor::Bulk") of entities that live in a namespace
  /// or class, by offset of their last component.
  std::map<uint32_t, std::string> Qualified;
};

/// Everything that is kept of one unit in one view.
struct UnitFacts {
  FileId Main = 0;
  bool IsCuda = false; ///< Compiled as CUDA, not as C or C++.
  bool Parsed = false; ///< False: Clang failed, and nothing else is known.
  unsigned Errors = 0;
  std::map<FileId, FileFacts> Files; ///< Files in scope that it consists of.
  std::vector<Finding> Findings;     ///< Of the unit passes and of the parse.
};

} // namespace hipwave

#endif
