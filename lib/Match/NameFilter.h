//===- NameFilter.h - which identifiers are looked at -----------*- C++ -*-===//
//
// Part of hipwave, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef HIPWAVE_MATCH_NAMEFILTER_H
#define HIPWAVE_MATCH_NAMEFILTER_H

#include "Catalog/Catalog.h"

namespace hipwave {

/// Name::User of an identifier that has the form of a CUDA name and that the
/// catalog lacks. Any other value: the catalog knows the name.
constexpr uint32_t UnknownName = 1;
constexpr uint32_t KnownName = 0;

/// The filter of every token scan and of the AST visitor: entities of the
/// catalog under their unqualified names, and names that look like CUDA's.
/// Returns 0 for neither, else the value for Name::User, plus one.
inline uint32_t filterName(const Catalog &Facts, llvm::StringRef Name) {
  if (Facts.find(Name))
    return KnownName + 1;
  return Catalog::looksLikeCuda(Name) ? UnknownName + 1 : 0;
}

} // namespace hipwave

#endif
