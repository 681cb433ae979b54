//===- Span.h - a place in a source file ------------------------*- C++ -*-===//
//
// Part of hipwave, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef HIPWAVE_CORE_SPAN_H
#define HIPWAVE_CORE_SPAN_H

#include <cstdint>
#include <tuple>

namespace hipwave {

/// Index into the table of paths of the Report (or UnitFacts) that holds it.
using FileId = uint32_t;

/// A half-open range [Begin, End) of byte offsets in the *original* text of one
/// file. Offsets count from 0 and include a byte order mark, if there is one.
/// A span says nothing of macros: that is Finding::From.
struct Span {
  FileId File = 0;
  uint32_t Begin = 0;
  uint32_t End = 0;

  uint32_t length() const { return End - Begin; }
  bool contains(const Span &Other) const {
    return File == Other.File && Begin <= Other.Begin && Other.End <= End;
  }
  friend bool operator==(const Span &A, const Span &B) {
    return std::tie(A.File, A.Begin, A.End) == std::tie(B.File, B.Begin, B.End);
  }
  friend bool operator<(const Span &A, const Span &B) {
    return std::tie(A.File, A.Begin, A.End) < std::tie(B.File, B.Begin, B.End);
  }
};

} // namespace hipwave

#endif
