//===- Fix.h - edits that belong together -----------------------*- C++ -*-===//
//
// Part of hipwave, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef HIPWAVE_CORE_FIX_H
#define HIPWAVE_CORE_FIX_H

#include "Core/Span.h"
#include <string>
#include <vector>

namespace hipwave {

/// How far a fix may be trusted. There is no default: the author decides.
enum class Safety {
  Safe,   ///< Same meaning on every supported target. Applied by default.
  Review, ///< Probably right. Applied on request and marked in the output.
  Manual, ///< Advice only; carries no edits.
};

/// Replaces the bytes of `Where` by `Text`. An insertion has an empty span.
/// Always relative to the original text, never to the result of another edit.
struct Edit {
  Span Where;
  std::string Text;
};

/// Edits that are applied together or not at all.
struct Fix {
  Safety Trust;
  std::vector<Edit> Edits; ///< Sorted and disjoint.
  /// Headers that the new text needs, as spelled between `<` and `>`.
  /// Requirements, not edits: Engine/Merge adds each once per file.
  std::vector<std::string> Requires;
};

} // namespace hipwave

#endif
