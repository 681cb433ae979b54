//===- InlineAsm.cpp - inline PTX ---------------------------------------===//
//
// Part of hipwave, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Frontend/ClangCompat.h"
#include "Passes/Passes.h"

namespace hipwave {

/// The first instruction, shortened; empty if there is none, as in a barrier
/// for the compiler, which is the same in HIP.
static std::string firstInstruction(const clang::AsmStmt &Asm) {
  std::string Text;
  if (auto *Gcc = llvm::dyn_cast<clang::GCCAsmStmt>(&Asm))
    Text = compat::asmText(*Gcc);
  llvm::StringRef Rest(Text);
  while (!Rest.empty()) {
    llvm::StringRef Line;
    std::tie(Line, Rest) = Rest.split('\n');
    Line = Line.trim(" \t{};");
    if (!Line.empty() && !Line.starts_with("//") && !Line.starts_with("/*"))
      return Line.substr(0, 60).str();
  }
  return {};
}

/// PTX means nothing to AMD's assembler; some of it is found only when code is
/// generated. Assembly of the host is left alone.
void passes::inlineAsm(const Unit &U, const PassOptions &, FindingSink &Out) {
  EditableRange Editable = U.Editable;
  for (const AsmUse &A : U.Asms) {
    if (!A.OnDevice)
      continue;
    std::optional<Span> Where = Editable.anchor(A.Asm->getAsmLoc());
    std::string Instruction = firstInstruction(*A.Asm);
    if (!Where || Instruction.empty())
      continue;
    Finding &F = Out.report(
        "inline-asm", *Where, Origin::Direct, Evidence::Typed,
        "inline PTX '" + Instruction + "' has no meaning on AMD hardware");
    F.WhyNot = NoFixReason::NotYet;
    F.Advice = "write it in C++ or with a HIP builtin";
  }
}

} // namespace hipwave
