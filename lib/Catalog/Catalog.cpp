//===- Catalog.cpp - look-up in the constant tables -----------------------===//
//
// Part of hipwave, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Catalog/Catalog.h"
#include "Catalog/Overlay.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/ErrorHandling.h"
#include <algorithm>

namespace hipwave {

namespace {

/// Place in the hash table: high bits of the hash, and 1 + index of the entity;
/// index 0 marks a free place.
struct Slot {
  uint16_t Tag = 0;
  uint16_t Index = 0;
};

#include "Catalog.inc"

/// FNV-1a; utils/gen_catalog.py builds the table with the same.
uint32_t hashOf(llvm::StringRef Name) {
  uint32_t Hash = 2166136261u;
  for (unsigned char C : Name)
    Hash = (Hash ^ C) * 16777619u;
  return Hash;
}

const Entity *findBuiltIn(llvm::StringRef Name) {
  constexpr size_t Mask = std::size(Slots) - 1;
  uint32_t Hash = hashOf(Name);
  for (size_t At = Hash & Mask; Slots[At].Index; At = (At + 1) & Mask) {
    const Entity &E = Entities[Slots[At].Index - 1];
    if (Slots[At].Tag == Hash >> 16 && E.Cuda == Name)
      return &E;
  }
  return nullptr;
}

const HeaderEntity *findHeaderExactly(llvm::StringRef Path,
                                      const Overlay *Own) {
  if (Own)
    if (const HeaderEntity *H = Own->findHeader(Path))
      return H;
  auto It = llvm::lower_bound(
      Headers, Path,
      [](const HeaderEntity &H, llvm::StringRef P) { return H.Cuda < P; });
  return It != std::end(Headers) && It->Cuda == Path ? It : nullptr;
}

} // namespace

bool Entity::hasNote(llvm::StringRef Word) const {
  llvm::StringRef Rest = Notes;
  while (!Rest.empty()) {
    auto [Note, Next] = Rest.split(' ');
    if (Note.split(':').first == Word)
      return true;
    Rest = Next;
  }
  return false;
}

const Entity *Catalog::find(llvm::StringRef Name) const {
  if (Own)
    if (const Entity *E = Own->find(Name))
      return E;
  return findBuiltIn(Name);
}

const HeaderEntity *Catalog::findHeader(llvm::StringRef Path) const {
  if (const HeaderEntity *H = findHeaderExactly(Path, Own.get()))
    return H;
  // "cub/block/x.cuh" is covered by "cub/block/*", else by "cub/*".
  for (size_t Slash = Path.rfind('/'); Slash != llvm::StringRef::npos;
       Slash = Path.rfind('/', Slash)) {
    std::string Pattern = (Path.take_front(Slash + 1) + "*").str();
    if (const HeaderEntity *H = findHeaderExactly(Pattern, Own.get()))
      return H;
  }
  return nullptr;
}

std::string Catalog::hipHeader(llvm::StringRef Path) const {
  const HeaderEntity *H = findHeader(Path);
  if (!H)
    return {};
  llvm::StringRef Hip = H->Hip;
  if (!Hip.consume_back("*"))
    return H->Hip.str();
  return (Hip + Path.drop_front(H->Cuda.size() - 1)).str();
}

llvm::ArrayRef<Entity> Catalog::all() { return Entities; }

llvm::ArrayRef<HeaderEntity> Catalog::allHeaders() { return Headers; }

llvm::StringRef Catalog::mainHeader(Library Lib) {
  for (const HeaderEntity &H : Headers)
    if (H.Main && H.Lib == Lib)
      return H.Hip;
  return {};
}

llvm::StringRef Catalog::include(const Entity &E) {
  if (!E.isSupported())
    return {};
  return E.Include.empty() ? mainHeader(E.Lib) : E.Include;
}

std::vector<llvm::StringRef> Catalog::suggest(llvm::StringRef Name,
                                              unsigned Max) const {
  std::vector<std::pair<unsigned, llvm::StringRef>> Near;
  const unsigned Limit = std::max<size_t>(1, Name.size() / 4);
  auto Consider = [&](llvm::StringRef Known) {
    unsigned Longer = std::max(Known.size(), Name.size());
    if (Longer - std::min(Known.size(), Name.size()) > Limit)
      return;
    unsigned Distance = Name.edit_distance(Known, true, Limit);
    // What differs in capitals alone is the likeliest slip.
    if (Name.equals_insensitive(Known))
      Distance = 0;
    if (Distance <= Limit)
      Near.push_back({Distance, Known});
  };
  for (const Entity &E : Entities)
    Consider(E.Cuda);
  for (const HeaderEntity &H : Headers)
    Consider(H.Cuda);
  if (Own)
    for (const Entity &E : Own->entities())
      Consider(E.Cuda);
  llvm::sort(Near);
  Near.erase(std::unique(Near.begin(), Near.end()), Near.end());
  std::vector<llvm::StringRef> Names;
  for (auto &[Distance, Known] : llvm::ArrayRef(Near).take_front(Max))
    Names.push_back(Known);
  return Names;
}

llvm::StringRef toString(EntityKind K) {
  switch (K) {
  case EntityKind::Function:
    return "function";
  case EntityKind::DeviceFunction:
    return "device-function";
  case EntityKind::Type:
    return "type";
  case EntityKind::EnumValue:
    return "enum-value";
  case EntityKind::Macro:
    return "macro";
  case EntityKind::Namespace:
    return "namespace";
  case EntityKind::Method:
    return "method";
  case EntityKind::Object:
    return "object";
  }
  llvm_unreachable("kind");
}

llvm::StringRef toString(Library L) {
  switch (L) {
#define HIPWAVE_LIBRARY(ID, NAME)                                              \
  case Library::ID:                                                            \
    return NAME;
#include "Catalog/Libraries.def"
  }
  llvm_unreachable("library");
}

llvm::StringRef toString(Trait T) {
  switch (T) {
#define HIPWAVE_TRAIT(ID, NAME, DOC)                                           \
  case Trait::ID:                                                              \
    return NAME;
#include "Catalog/Traits.def"
  }
  llvm_unreachable("trait");
}

llvm::StringRef toString(ArgumentVerb V) {
  switch (V) {
  case ArgumentVerb::Drop:
    return "drop";
  case ArgumentVerb::Insert:
    return "insert";
  case ArgumentVerb::Move:
    return "move";
  case ArgumentVerb::Wrap:
    return "wrap";
  case ArgumentVerb::Cast:
    return "cast";
  case ArgumentVerb::Replace:
    return "replace";
  }
  llvm_unreachable("verb");
}

} // namespace hipwave
