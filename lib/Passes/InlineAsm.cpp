//===- InlineAsm.cpp - inline PTX ---------------------------------------===//
//
// Part of hipwave, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Passes/Passes.h"
#include "clang/AST/ASTContext.h"

namespace hipwave {

/// The instruction's text, shortened to its first line.
static std::string firstLine(const clang::AsmStmt &Asm,
                             const clang::ASTContext &Context) {
  std::string Text;
  if (auto *Gcc = llvm::dyn_cast<clang::GCCAsmStmt>(&Asm))
    Text = Gcc->generateAsmString(Context);
  llvm::StringRef Line =
      llvm::StringRef(Text).ltrim(" \t\n{").split('\n').first;
  return Line.rtrim(" \t;").substr(0, 60).str();
}

/// PTX means nothing to AMD's assembler; some of it is found only when code is
/// generated. Assembly of the host is left alone.
void passes::inlineAsm(const Unit &U, const PassOptions &, FindingSink &Out) {
  EditableRange Editable = U.Editable;
  for (const AsmUse &A : U.Asms) {
    if (!A.OnDevice)
      continue;
    std::optional<Span> Where = Editable.anchor(A.Asm->getAsmLoc());
    if (!Where)
      continue;
    Finding &F =
        Out.report("inline-asm", *Where, Origin::Direct, Evidence::Typed,
                   "inline PTX '" + firstLine(*A.Asm, U.Parse.Context) +
                       "' has no meaning on AMD hardware");
    F.WhyNot = NoFixReason::NotYet;
    F.Advice = "write it in C++ or with a HIP builtin";
  }
}

} // namespace hipwave
