//===- MappingFile.cpp - a mapping file as values with places -------------===//
//
// Part of hipwave, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Catalog/MappingFile.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/YAMLParser.h"

using llvm::StringRef;
namespace yaml = llvm::yaml;

namespace hipwave {

namespace {

std::string describe(const llvm::SMDiagnostic &D) {
  return (D.getFilename() + ":" + llvm::Twine(D.getLineNo()) + ":" +
          llvm::Twine(D.getColumnNo() + 1) + ": error: " + D.getMessage())
      .str();
}

/// Copies a node. A parse error ends the node early; the caller sees it by
/// Stream::failed().
MappingValue copy(yaml::Node *Node) {
  MappingValue V;
  if (!Node)
    return V;
  V.Where = Node->getSourceRange().Start;
  if (auto *Scalar = llvm::dyn_cast<yaml::ScalarNode>(Node)) {
    llvm::SmallString<64> Storage;
    V.Kind = MappingValue::Scalar;
    V.Text = Scalar->getValue(Storage).str();
    StringRef Raw = Scalar->getRawValue();
    V.Quoted = Raw.starts_with("\"") || Raw.starts_with("'");
  } else if (auto *Block = llvm::dyn_cast<yaml::BlockScalarNode>(Node)) {
    V.Kind = MappingValue::Scalar;
    V.Text = Block->getValue().str();
    V.Quoted = true;
  } else if (auto *Map = llvm::dyn_cast<yaml::MappingNode>(Node)) {
    V.Kind = MappingValue::Map;
    for (yaml::KeyValueNode &Entry : *Map) {
      MappingValue Key = copy(Entry.getKey());
      V.Fields.push_back({std::move(Key), copy(Entry.getValue())});
    }
  } else if (auto *List = llvm::dyn_cast<yaml::SequenceNode>(Node)) {
    V.Kind = MappingValue::List;
    for (yaml::Node &Item : *List)
      V.Items.push_back(copy(&Item));
  }
  return V;
}

} // namespace

const MappingValue *MappingValue::field(StringRef Key) const {
  for (const auto &[Name, Value] : Fields)
    if (Name.Text == Key)
      return &Value;
  return nullptr;
}

bool MappingValue::isText() const {
  if (Quoted)
    return true;
  double Number;
  if (!StringRef(Text).getAsDouble(Number))
    return StringRef(Text).equals_insensitive("nan") ||
           StringRef(Text).starts_with_insensitive("inf");
  constexpr StringRef Words[] = {"yes",  "no",    "on",   "off",
                                 "true", "false", "null", "~"};
  return !llvm::is_contained(Words, StringRef(Text).lower());
}

llvm::Expected<std::unique_ptr<MappingFile>>
MappingFile::parse(llvm::MemoryBufferRef Buffer) {
  std::unique_ptr<MappingFile> File(new MappingFile);
  std::string First; // later complaints follow from the first
  File->Sources.setDiagHandler(
      [](const llvm::SMDiagnostic &D, void *Context) {
        auto &First = *static_cast<std::string *>(Context);
        if (First.empty())
          First = describe(D);
      },
      &First);
  yaml::Stream Stream(Buffer, File->Sources, /*ShowColors=*/false);
  auto Document = Stream.begin();
  if (Document != Stream.end())
    File->Root = copy(Document->getRoot());
  File->Sources.setDiagHandler(nullptr);
  if (Stream.failed())
    return llvm::createStringError(llvm::inconvertibleErrorCode(), First);
  return File;
}

llvm::Error MappingFile::fault(const MappingValue &V,
                               const llvm::Twine &Message) const {
  return llvm::createStringError(
      llvm::inconvertibleErrorCode(),
      describe(
          Sources.GetMessage(V.Where, llvm::SourceMgr::DK_Error, Message)));
}

} // namespace hipwave
