//===- AdaptArguments.cpp - arguments that differ in HIP ----------------===//
//
// Part of hipwave, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Passes/Passes.h"

using namespace clang;

namespace hipwave {

namespace {

/// One call, its steps, and the edits made so far.
class Adapter {
public:
  Adapter(const Unit &U, const CallUse &Use) : Editable(U.Editable), Use(Use) {
    for (const Expr *A : Use.Call->arguments())
      if (!isa<CXXDefaultArgExpr>(A))
        Args.push_back(A);
  }

  /// False if a step can't be done; Why tells.
  bool run() {
    for (const ArgumentStep &S : Use.What->Arguments)
      if (S.WhenCount < 0 || size_t(S.WhenCount) == Args.size())
        if (!step(S))
          return false;
    return true;
  }

  std::vector<Edit> Edits;
  /// Which order is right may depend on the CUDA version that the code is for.
  Safety Trust = Safety::Safe;
  NoFixReason Why = NoFixReason::NeedsJudgement;

private:
  bool step(const ArgumentStep &S) {
    switch (S.Verb) {
    case ArgumentVerb::Wrap:
      return around(S.At, S.With.str() + "(", ")");
    case ArgumentVerb::Cast:
      return S.At >= Args.size() || isVoidPointer(*Args[S.At]) ||
             around(S.At, "reinterpret_cast<" + S.With.str() + ">(", ")");
    case ArgumentVerb::Insert:
      return insert(S.At, S.With.str());
    case ArgumentVerb::Replace:
      return replace(S.At, S.With.str());
    case ArgumentVerb::Drop:
      return drop(S.At);
    case ArgumentVerb::Move:
      return swap(S.At, S.To);
    }
    llvm_unreachable("verb");
  }

  static bool isVoidPointer(const Expr &Arg) {
    QualType T = Arg.IgnoreParenImpCasts()->getType();
    return T->isVoidPointerType();
  }

  std::optional<Span> spanOf(unsigned At) {
    SpanOrReason S =
        Editable.tokensBeside(Use.NameLoc, Args[At]->getSourceRange());
    if (S)
      return S->Where;
    Why = S.reason();
    return std::nullopt;
  }

  bool around(unsigned At, std::string Open, std::string Close) {
    if (At >= Args.size())
      return true; // left to its default
    std::optional<Span> S = spanOf(At);
    if (!S)
      return false;
    Edits.push_back({Span{S->File, S->Begin, S->Begin}, Open});
    Edits.push_back({Span{S->File, S->End, S->End}, Close});
    return true;
  }

  bool insert(unsigned At, std::string Text) {
    if (At == 0 || At > Args.size())
      return false;
    std::optional<Span> S = spanOf(At - 1);
    if (S)
      Edits.push_back({Span{S->File, S->End, S->End}, ", " + Text});
    return S.has_value();
  }

  bool replace(unsigned At, std::string Text) {
    if (At >= Args.size())
      return true;
    std::optional<Span> S = spanOf(At);
    if (S)
      Edits.push_back({*S, Text});
    return S.has_value();
  }

  bool drop(unsigned At) {
    if (At >= Args.size())
      return true;
    std::optional<Span> S = spanOf(At);
    if (!S)
      return false;
    // With the comma before it, or the one behind if it is the first.
    if (At) {
      std::optional<Span> Prev = spanOf(At - 1);
      if (!Prev)
        return false;
      S->Begin = Prev->End;
    } else if (Args.size() > 1) {
      std::optional<Span> Next = spanOf(1);
      if (!Next)
        return false;
      S->End = Next->Begin;
    }
    Edits.push_back({*S, ""});
    return true;
  }

  /// Moving text over another use would lose the edits inside it, so only
  /// arguments that are plain names change places.
  bool swap(unsigned From, unsigned To) {
    if (From >= Args.size() || To >= Args.size())
      return false;
    const auto *A = dyn_cast<DeclRefExpr>(Args[From]->IgnoreImpCasts());
    const auto *B = dyn_cast<DeclRefExpr>(Args[To]->IgnoreImpCasts());
    std::optional<Span> SA = spanOf(From), SB = spanOf(To);
    if (!A || !B || !SA || !SB)
      return false;
    Trust = Safety::Review;
    Edits.push_back({*SA, B->getNameInfo().getAsString()});
    Edits.push_back({*SB, A->getNameInfo().getAsString()});
    return true;
  }

  EditableRange Editable;
  const CallUse &Use;
  std::vector<const Expr *> Args;
};

} // namespace

/// Carries out the argument steps of the catalog's records.
void passes::adaptArguments(const Unit &U, const PassOptions &,
                            FindingSink &Out) {
  EditableRange Editable = U.Editable;
  for (const CallUse &Use : U.Calls) {
    if (Use.What->Arguments.empty() || !Use.What->isSupported())
      continue;
    // Where the name stays CUDA's (it is pasted together, or stands in a
    // header that is not ours), the arguments must stay as well.
    SpanOrReason Name = Editable.token(Use.NameLoc);
    if (!Name)
      continue;
    Adapter A(U, Use);
    bool Done = A.run();
    if (Done && A.Edits.empty())
      continue;
    std::string Call = "arguments of '" + Use.What->Cuda.str() + "'";
    Finding &F =
        Done ? Out.report("argument-adapted", Name->Where, Name->From,
                          Use.Basis, Call + " are adapted to HIP")
             : Out.report("argument-not-adapted", Name->Where, Name->From,
                          Use.Basis,
                          Call + " differ in HIP and could not be changed");
    F.Entity = Use.What->Cuda.str();
    if (Done)
      FindingSink::fix(F, A.Trust, std::move(A.Edits));
    else
      F.WhyNot = A.Why;
  }
}

} // namespace hipwave
