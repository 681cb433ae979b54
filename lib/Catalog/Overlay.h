//===- Overlay.h - users' own mapping files ---------------------*- C++ -*-===//
//
// Part of hipwave, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The second reader of mappings/schema.json; the first is utils/gen_catalog.py.
// A test loads every shipped file through both and compares.
//
//===----------------------------------------------------------------------===//
#ifndef HIPWAVE_CATALOG_OVERLAY_H
#define HIPWAVE_CATALOG_OVERLAY_H

#include "Catalog/Catalog.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Support/Allocator.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/MemoryBufferRef.h"
#include "llvm/Support/StringSaver.h"

namespace hipwave {

/// Records read at run time. Owns all text that they refer to. Of two records
/// for one name, the one read last wins.
class Overlay {
public:
  Overlay() = default;
  Overlay(const Overlay &) = delete;
  Overlay &operator=(const Overlay &) = delete;

  const Entity *find(llvm::StringRef Name) const;
  const HeaderEntity *findHeader(llvm::StringRef Path) const;
  llvm::ArrayRef<Entity> entities() const { return Entities; }
  llvm::ArrayRef<HeaderEntity> headers() const { return Headers; }

  /// Adds the records of one file. The error names file, line, column and
  /// remedy; what was added until then stays.
  llvm::Error add(llvm::MemoryBufferRef File);

private:
  friend class OverlayReader;

  llvm::BumpPtrAllocator Memory;
  llvm::UniqueStringSaver Text{Memory};
  std::vector<Entity> Entities;
  std::vector<HeaderEntity> Headers;
  llvm::StringMap<unsigned> EntityIndex, HeaderIndex;
};

/// Reads `Files` in this order.
llvm::Expected<std::shared_ptr<const Overlay>>
loadOverlay(llvm::ArrayRef<std::string> Files);

} // namespace hipwave

#endif
