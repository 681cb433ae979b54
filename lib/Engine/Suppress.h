//===- Suppress.h - comments that silence rules -----------------*- C++ -*-===//
//
// Part of hipwave, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
//   call(); // NOLINT(hipwave-api-unsupported)
//   // NOLINTNEXTLINE(hipwave-*)
//   // NOLINTBEGIN(hipwave-warp-intrinsic) … //
//   NOLINTEND(hipwave-warp-intrinsic)
//
// Only comments that name hipwave count: a bare NOLINT was written for another
// tool, and must not keep a line from being translated.
//
//===----------------------------------------------------------------------===//
#ifndef HIPWAVE_ENGINE_SUPPRESS_H
#define HIPWAVE_ENGINE_SUPPRESS_H

#include "llvm/ADT/StringRef.h"
#include <string>
#include <vector>

namespace hipwave {

class Suppressions {
public:
  explicit Suppressions(llvm::StringRef Text);
  /// True if a comment silences `Rule` on 1-based `Line`: the finding is
  /// dropped, and its fix with it.
  bool covers(unsigned Line, llvm::StringRef Rule) const;
  bool empty() const { return Ranges.empty(); }

private:
  struct Range {
    unsigned First, Last;
    std::string Rule; ///< "*" for all.
  };
  std::vector<Range> Ranges;
};

} // namespace hipwave

#endif
