//===- NamesInStrings.cpp - CUDA names between quotes -------------------===//
//
// Part of hipwave, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Passes/Passes.h"

namespace hipwave {

static llvm::StringRef contents(llvm::StringRef Literal) {
  size_t Open = Literal.find('"');
  bool Raw = Open && Literal[Open - 1] == 'R';
  llvm::StringRef Text = Literal.substr(Open + 1).drop_back(1);
  if (!Raw)
    return Text;
  size_t Delimiter = Text.find('('); // R"x(…)x"
  return Text.drop_front(Delimiter + 1).drop_back(Delimiter + 1);
}

/// Names that are looked up at run time (dlsym, cuGetProcAddress) and names of
/// libraries: nothing fails before the program runs.
void passes::namesInStrings(const FileView &F, const PassOptions &,
                            FindingSink &Out) {
  for (const Literal &L : F.Scan.Literals) {
    llvm::StringRef Text = contents(F.Text.slice(L.Begin, L.End));
    const Entity *E = F.Facts.find(Text);
    if (E && E->Hip == E->Cuda)
      continue;
    std::string Message = "string names CUDA's " +
                          std::string(E ? "" : "library ") + "'" + Text.str() +
                          "'";
    if (E && E->isSupported())
      Message += ", which is '" + E->Hip.str() + "' in HIP";
    Finding &Found =
        Out.report("name-in-string", Span{F.File, L.Begin, L.End},
                   Origin::StringLiteral, Evidence::Textual, Message);
    Found.Entity = Text.str();
    Found.WhyNot = NoFixReason::StringLiteral;
    Found.Advice =
        "if the string is looked up at run time, name HIP's symbol or library";
  }
}

} // namespace hipwave
