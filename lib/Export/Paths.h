//===- Paths.h - paths as exporters need them -------------------*- C++ -*-===//
//
// Part of hipwave, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef HIPWAVE_EXPORT_PATHS_H
#define HIPWAVE_EXPORT_PATHS_H

#include "llvm/ADT/StringRef.h"
#include <optional>
#include <string>

namespace hipwave {

/// Absolute form of `Path`. A relative path starts from `Directory`, or from
/// the current folder if that is empty.
std::string absolutePath(llvm::StringRef Path, llvm::StringRef Directory);

/// The same, without "." and ".."; links are not looked at.
std::string fullPath(llvm::StringRef Path, llvm::StringRef Directory);

/// What follows `Root` in `Path`, both as from fullPath(); none if `Path` isn't
/// below it.
std::optional<std::string> pathBelow(llvm::StringRef Path,
                                     llvm::StringRef Root);

/// `a/b.cu` with its extension replaced; other names, and all if `Extension`
/// is empty, stay as they are.
std::string renamedCu(llvm::StringRef Path, llvm::StringRef Extension);

/// The path with all that isn't plain in a URI percent-encoded.
std::string uriPath(llvm::StringRef Path);

} // namespace hipwave

#endif
