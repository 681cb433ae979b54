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

/// `Text` without the white space and the comments at its end. A comment that
/// follows code on the same line stays: what is before it can't be told.
static llvm::StringRef withoutComments(llvm::StringRef Text) {
  while (true) {
    Text = Text.rtrim();
    llvm::StringRef Line = Text.drop_front(Text.rfind('\n') + 1);
    if (Line.ltrim().starts_with("//") || Line.ltrim().starts_with("#"))
      Text = Text.drop_back(Line.size());
    else if (size_t Open = Text.rfind("/*");
             Text.ends_with("*/") && Open != llvm::StringRef::npos)
      Text = Text.take_front(Open);
    else
      return Text;
  }
}

/// True if the launch is a statement of its own: hipLaunchKernelGGL is a
/// do-while, which can be no part of an expression.
static bool isStatement(llvm::StringRef Text, const Span &Launch) {
  llvm::StringRef Before = withoutComments(Text.take_front(Launch.Begin));
  llvm::StringRef After = Text.drop_front(Launch.End).ltrim();
  return After.starts_with(";") &&
         (Before.empty() || llvm::StringRef("{};)").contains(Before.back()) ||
          Before.ends_with("else") || Before.ends_with("do"));
}

static std::optional<LaunchText> textOf(const CUDAKernelCallExpr &Call,
                                        EditableRange &Editable,
                                        const SourceManager &SM) {
  SpanOrReason Callee = Editable.tokens(Call.getCallee()->getSourceRange());
  SpanOrReason All = Editable.tokens(Call.getSourceRange());
  if (!Callee || !All || Callee->From != Origin::Direct ||
      All->From != Origin::Direct)
    return std::nullopt;
  llvm::StringRef Text = SM.getBufferData(SM.getFileID(Call.getBeginLoc()));
  if (!isStatement(Text, All->Where))
    return std::nullopt;
  LaunchText T{Callee->Where, {}, {}, {}, Call.getNumArgs() != 0};
  uint32_t From = T.Callee.End;
  for (const Expr *Arg : Call.getConfig()->arguments()) {
    if (isa<CXXDefaultArgExpr>(Arg))
      continue;
    SpanOrReason S = Editable.tokens(Arg->getSourceRange());
    // Each in its turn, inside the launch: not in a macro's body elsewhere.
    if (!S || S->Where.File != T.Callee.File || S->Where.Begin < From ||
        S->Where.End > All->Where.End)
      return std::nullopt;
    From = S->Where.End;
    T.Config.push_back(S->Where);
  }
  if (T.Config.empty())
    return std::nullopt;
  // Nothing but the brackets may stand between, so that no comment is lost.
  const FileId F = T.Callee.File;
  llvm::StringRef Rest = Text.drop_front(From);
  llvm::StringRef Open =
      Text.slice(T.Callee.End, T.Config.front().Begin).trim();
  Rest = Rest.ltrim();
  if (Open != "<<<" || !Rest.consume_front(">>>"))
    return std::nullopt;
  Rest = Rest.ltrim();
  if (!Rest.consume_front("("))
    return std::nullopt;
  T.Open = {F, T.Callee.End, T.Config.front().Begin};
  T.Close = {F, From, uint32_t(Rest.data() - Text.data())};
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
