//===- KernelLaunch.cpp - kernel<<<...>>>(...) --------------------------===//
//
// Part of hipwave, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Passes/Passes.h"
#include "clang/AST/ASTContext.h"
#include "clang/Lex/Lexer.h"

using namespace clang;

namespace hipwave {

static bool hasTopLevelComma(llvm::StringRef Text) {
  int Depth = 0;
  for (char C : Text) {
    Depth += C == '(' || C == '[' || C == '{';
    Depth -= C == ')' || C == ']' || C == '}';
    if (C == ',' && Depth == 0)
      return true;
  }
  return false;
}

namespace {

/// The places of one launch that is written in one piece.
struct LaunchText {
  Span Callee; ///< kernel
  Span Open;   ///< From the callee's end to the first configuration argument.
  std::vector<Span> Config;
  Span Close; ///< From the last configuration argument to after "(".
  bool HasArgs;
};

} // namespace

static std::optional<LaunchText> textOf(const CUDAKernelCallExpr &Call,
                                        EditableRange &Editable,
                                        const SourceManager &SM) {
  SpanOrReason Callee = Editable.tokens(Call.getCallee()->getSourceRange());
  SpanOrReason All = Editable.tokens(Call.getSourceRange());
  if (!Callee || !All || Callee->From != Origin::Direct)
    return std::nullopt;
  LaunchText T{Callee->Where, {}, {}, {}, Call.getNumArgs() != 0};
  for (const Expr *Arg : Call.getConfig()->arguments()) {
    if (isa<CXXDefaultArgExpr>(Arg))
      continue;
    SpanOrReason S = Editable.tokens(Arg->getSourceRange());
    if (!S || S->Where.File != T.Callee.File)
      return std::nullopt;
    T.Config.push_back(S->Where);
  }
  if (T.Config.empty())
    return std::nullopt;
  const FileId F = T.Callee.File;
  llvm::StringRef Text = SM.getBufferData(SM.getFileID(Call.getBeginLoc()));
  size_t Paren = Text.find('(', Text.find(">>>", T.Config.back().End));
  if (Paren == llvm::StringRef::npos || Paren >= All->Where.End)
    return std::nullopt;
  T.Open = {F, T.Callee.End, T.Config.front().Begin};
  T.Close = {F, T.Config.back().End, uint32_t(Paren + 1)};
  return T;
}

/// Insertions around what is kept, so that names inside are still renamed.
static std::vector<Edit> launchEdits(const LaunchText &T,
                                     llvm::StringRef Text) {
  std::vector<Edit> Edits;
  auto Put = [&](uint32_t At, std::string New) {
    Edits.push_back({Span{T.Callee.File, At, At}, std::move(New)});
  };
  bool Commas = hasTopLevelComma(Text.slice(T.Callee.Begin, T.Callee.End));
  Put(T.Callee.Begin,
      Commas ? "hipLaunchKernelGGL(HIP_KERNEL_NAME(" : "hipLaunchKernelGGL(");
  Edits.push_back({T.Open, Commas ? "), " : ", "});
  for (const Span &C : T.Config)
    if (hasTopLevelComma(Text.slice(C.Begin, C.End))) {
      Put(C.Begin, "(");
      Put(C.End, ")");
    }
  std::string Fill;
  for (size_t I = T.Config.size(); I < 4; ++I)
    Fill += ", 0";
  Edits.push_back({T.Close, Fill + (T.HasArgs ? ", " : "")});
  return Edits;
}

static void rewrite(const LaunchUse &L, const Unit &U, Span Where,
                    FindingSink &Out) {
  EditableRange Editable = U.Editable;
  const SourceManager &SM = U.sources();
  std::optional<LaunchText> T = textOf(*L.Call, Editable, SM);
  if (!T) {
    Out.report("launch-in-macro", Where, Origin::MacroBody, Evidence::Typed,
               "launch is written by a macro and keeps its <<<>>>, which HIP's "
               "compiler takes");
    return;
  }
  llvm::StringRef Text = SM.getBufferData(SM.getFileID(L.Call->getBeginLoc()));
  Finding &F = Out.report("launch-rewritten", Where, Origin::Direct,
                          Evidence::Typed, "launch in hipLaunchKernelGGL form");
  FindingSink::fix(F, Safety::Safe, launchEdits(*T, Text));
}

/// Launches keep their form, which HIP's compiler takes, unless asked; those in
/// device code are reported, since HIP can't launch from the device.
void passes::kernelLaunch(const Unit &U, const PassOptions &Options,
                          FindingSink &Out) {
  EditableRange Editable = U.Editable;
  for (const LaunchUse &L : U.Launches) {
    std::optional<Span> Where = Editable.anchor(L.Call->getBeginLoc());
    if (!Where)
      continue;
    if (L.OnDevice) {
      Finding &F = Out.report("device-side-launch", *Where, Origin::Direct,
                              Evidence::Typed,
                              "kernel launch in device code (dynamic "
                              "parallelism), which HIP does not have");
      F.WhyNot = NoFixReason::NoCounterpart;
      F.Advice = "launch from the host, or loop inside the kernel";
    } else if (Options.LaunchMacro) {
      rewrite(L, U, *Where, Out);
    }
  }
}

} // namespace hipwave
