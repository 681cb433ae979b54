//===- LineTable.h - offsets to lines and columns ---------------*- C++ -*-===//
//
// Part of hipwave, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef HIPWAVE_CORE_LINETABLE_H
#define HIPWAVE_CORE_LINETABLE_H

#include "llvm/ADT/StringRef.h"
#include <cstdint>
#include <vector>

namespace hipwave {

/// 1-based line and column; the column counts bytes, as Clang's does.
struct Position {
  unsigned Line = 0;
  unsigned Column = 0;
};

/// Where the lines of a text begin. Lines end at "\n", "\r\n" or a lone "\r".
class LineTable {
public:
  explicit LineTable(llvm::StringRef Text);
  Position position(uint32_t Offset) const;
  /// Offset of the first byte of the line that holds `Offset`.
  uint32_t lineBegin(uint32_t Offset) const;
  /// Offset of the first byte of 1-based `Line`.
  uint32_t offsetOfLine(unsigned Line) const { return Begins[Line - 1]; }
  unsigned lines() const { return Begins.size(); }

private:
  std::vector<uint32_t> Begins;
};

} // namespace hipwave

#endif
