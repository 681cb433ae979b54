//===- Query.h - what the catalog knows, for people -------------*- C++ -*-===//
//
// Part of hipwave, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef HIPWAVE_CATALOG_QUERY_H
#define HIPWAVE_CATALOG_QUERY_H

#include "Catalog/Catalog.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/raw_ostream.h"

namespace hipwave {

/// Everything known about an entity, in lines for a terminal.
std::string describe(const Entity &E);
std::string describe(const HeaderEntity &H);

/// The same as data; keys without a value are left out.
llvm::json::Object toJson(const Entity &E);
llvm::json::Object toJson(const HeaderEntity &H);

/// `hipwave query NAME…`: tells about entities and headers; returns the exit
/// status, which is 1 if a name is unknown. What is known goes to `Out` (with
/// `Json` as one array), names near an unknown one to `Err`.
int runQuery(const Catalog &C, llvm::ArrayRef<llvm::StringRef> Names, bool Json,
             llvm::raw_ostream &Out, llvm::raw_ostream &Err);

} // namespace hipwave

#endif
