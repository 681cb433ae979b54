//===- MappingFile.h - a mapping file as values with places -----*- C++ -*-===//
//
// Part of hipwave, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef HIPWAVE_CATALOG_MAPPINGFILE_H
#define HIPWAVE_CATALOG_MAPPINGFILE_H

#include "llvm/Support/Error.h"
#include "llvm/Support/MemoryBufferRef.h"
#include "llvm/Support/SourceMgr.h"
#include <memory>
#include <string>
#include <vector>

namespace hipwave {

struct MappingField;

/// A value of the file that knows where it stands. LLVM's YAML nodes can be
/// read once and in order only; this can be looked at freely.
struct MappingValue {
  enum { Null, Scalar, Map, List } Kind = Null;
  llvm::SMLoc Where;
  std::string Text;    ///< Of a scalar.
  bool Quoted = false; ///< A scalar written in quotes.
  std::vector<MappingField> Fields;
  std::vector<MappingValue> Items;

  /// The value of `Key`; null if there is none.
  const MappingValue *field(llvm::StringRef Key) const;
  /// False for a plain scalar that YAML takes for a number or a truth value.
  bool isText() const;
};

/// One "key: value" of a map.
struct MappingField {
  MappingValue Key, Value;
};

/// The values of one file, and the means to complain about them.
class MappingFile {
public:
  static llvm::Expected<std::unique_ptr<MappingFile>>
  parse(llvm::MemoryBufferRef Buffer);

  const MappingValue &root() const { return Root; }
  /// "file:line:column: error: Message".
  llvm::Error fault(const MappingValue &V, const llvm::Twine &Message) const;

private:
  MappingFile() = default;

  llvm::SourceMgr Sources;
  MappingValue Root;
};

} // namespace hipwave

#endif
