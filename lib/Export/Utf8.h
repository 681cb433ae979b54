//===- Utf8.h - bytes as Unicode text ---------------------------*- C++ -*-===//
//
// Part of hipwave, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef HIPWAVE_EXPORT_UTF8_H
#define HIPWAVE_EXPORT_UTF8_H

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Base64.h"
#include "llvm/Support/JSON.h"

namespace hipwave {

/// `Text` as JSON can hold it: what isn't UTF-8 becomes U+FFFD.
inline llvm::json::Value jsonText(llvm::StringRef Text) {
  return llvm::json::isUTF8(Text) ? Text.str() : llvm::json::fixUTF8(Text);
}

/// Writes `"Key": Text`, and if that loses bytes, all of them as `Base64Key`.
inline void jsonBytes(llvm::json::OStream &J, llvm::StringRef Key,
                      llvm::StringRef Base64Key, llvm::StringRef Text) {
  J.attribute(Key, jsonText(Text));
  if (!llvm::json::isUTF8(Text))
    J.attribute(Base64Key, llvm::encodeBase64(Text));
}

} // namespace hipwave

#endif
