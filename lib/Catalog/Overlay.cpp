//===- Overlay.cpp - users' own mapping files -----------------------------===//
//
// Part of hipwave, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Catalog/Overlay.h"

namespace hipwave {
const Entity *Overlay::find(llvm::StringRef Name) const {
  auto It = EntityIndex.find(Name);
  return It == EntityIndex.end() ? nullptr : &Entities[It->second];
}

const HeaderEntity *Overlay::findHeader(llvm::StringRef Path) const {
  auto It = HeaderIndex.find(Path);
  return It == HeaderIndex.end() ? nullptr : &Headers[It->second];
}
} // namespace hipwave
