//===- Places.h - lines, columns and edits of findings ----------*- C++ -*-===//
//
// Part of hipwave, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef HIPWAVE_EXPORT_PLACES_H
#define HIPWAVE_EXPORT_PLACES_H

#include "Core/LineTable.h"
#include "Core/Report.h"
#include <memory>
#include <optional>

namespace hipwave {

/// Answers what exporters ask about places in a report. Not for several
/// threads: line tables are made when first asked for.
class Places {
public:
  explicit Places(const Report &R);

  /// Null if the report knows the file's path only.
  const FileReport *file(FileId F) const { return Files[F]; }

  /// Line and column, in bytes; none if the text of the file isn't known.
  std::optional<Position> position(FileId F, uint32_t Offset) const;

  /// The line that holds `Offset`, without its end. Empty if not known.
  llvm::StringRef line(FileId F, uint32_t Offset) const;

  /// Offset of the first byte of that line; 0 if not known.
  uint32_t lineBegin(FileId F, uint32_t Offset) const;

  /// True if the finding's fix is part of the new texts.
  bool isApplied(const Finding &F) const;

private:
  const LineTable *lines(FileId F) const;

  std::vector<const FileReport *> Files;
  mutable std::vector<std::unique_ptr<LineTable>> Tables;
};

} // namespace hipwave

#endif
