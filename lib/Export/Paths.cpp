//===- Paths.cpp - paths as exporters need them ---------------------------===//
//
// Part of hipwave, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Paths.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

using namespace llvm;

namespace hipwave {

std::string absolutePath(StringRef Path, StringRef Directory) {
  SmallString<256> Out = Path;
  if (Directory.empty() || sys::path::is_absolute(Path)) {
    // Without a current folder the path stays relative; using it will fail,
    // with a better message than any that could be made here.
    (void)sys::fs::make_absolute(Out);
  } else {
    Out = Directory;
    sys::path::append(Out, Path);
  }
  return Out.str().str();
}

std::string fullPath(StringRef Path, StringRef Directory) {
  SmallString<256> Out = StringRef(absolutePath(Path, Directory));
  sys::path::remove_dots(Out, /*remove_dot_dot=*/true);
  return Out.str().str();
}

std::optional<std::string> pathBelow(StringRef Path, StringRef Root) {
  if (!Path.consume_front(Root.rtrim('/')) || !Path.consume_front("/") ||
      Path.empty())
    return std::nullopt;
  return Path.str();
}

std::string renamedCu(StringRef Path, StringRef Extension) {
  StringRef Stem = sys::path::filename(Path);
  if (Extension.empty() || !Stem.consume_back(".cu") || Stem.empty())
    return Path.str();
  return (Path.drop_back(3) + "." + Extension.ltrim('.')).str();
}

std::string uriPath(StringRef Path) {
  std::string Out;
  for (unsigned char C : Path) {
    if (isAlnum(C) || StringRef("/-._~").contains(C))
      Out += C;
    else
      Out += "%" + toHex(StringRef(reinterpret_cast<char *>(&C), 1));
  }
  return Out;
}

} // namespace hipwave
