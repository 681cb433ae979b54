//===- RenameApi.cpp - names with a counterpart, and those without ------===//
//
// Part of hipwave, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Match/NameFilter.h"
#include "Passes/Passes.h"

namespace hipwave {

static llvm::StringRef lastComponent(llvm::StringRef Name) {
  size_t At = Name.rfind("::");
  return At == llvm::StringRef::npos ? Name : Name.substr(At + 2);
}

/// Number of arguments written in the parentheses that follow the name, by
/// brackets and commas alone. Empty if the parenthesis does not close.
static std::optional<unsigned> writtenArguments(const FileView &F,
                                                const Name &N) {
  size_t At = F.Text.find('(', N.End);
  unsigned Depth = 0, Commas = 0;
  bool Any = false;
  for (; At < F.Text.size(); ++At) {
    char C = F.Text[At];
    if (C == '(' || C == '[' || C == '{') {
      Any |= Depth > 0;
      ++Depth;
    } else if (C == ')' || C == ']' || C == '}') {
      if (--Depth == 0)
        return Any ? Commas + 1 : 0;
    } else if (C == ',' && Depth == 1) {
      ++Commas;
    } else if (C != ' ' && C != '\n' && C != '\r' && C != '\t') {
      Any = true;
    }
  }
  return std::nullopt;
}

/// The text to put in place of the name token; empty if no single token can
/// stand there (the counterpart has another number of components).
static llvm::StringRef replacement(const FileView &F, const Name &N,
                                   const Entity &E) {
  if (E.AltCount >= 0 && N.Next == After::Paren &&
      writtenArguments(F, N) == unsigned(E.AltCount))
    return lastComponent(E.AltHip);
  if (E.Cuda.count("::") != E.Hip.count("::"))
    return {};
  return lastComponent(E.Hip);
}

static void reportUnsupported(const FileView &F, size_t I, const Entity &E,
                              FindingSink &Out) {
  Finding &Found = Out.report(
      "api-unsupported", F.span(F.Scan.Names[I]), F.origin(I), F.evidence(I),
      "'" + E.Cuda.str() + "' has no counterpart: " +
          (E.Reason.empty() ? "it is qualified differently in HIP"
                            : E.Reason.str()));
  Found.Advice = E.Advice.str();
  Found.Entity = E.Cuda.str();
  Found.WhyNot = NoFixReason::NoCounterpart;
}

static void rename(const FileView &F, size_t I, const Entity &E,
                   FindingSink &Out) {
  const Name &N = F.Scan.Names[I];
  llvm::StringRef New = replacement(F, N, E);
  if (New.empty()) {
    reportUnsupported(F, I, E, Out);
    return;
  }
  if (New == F.text(N))
    return; // proved unchanged
  Finding &Found =
      Out.report("api-renamed", F.span(N), F.origin(I), F.evidence(I),
                 "'" + F.text(N).str() + "' is '" + New.str() + "'");
  Found.Entity = E.Cuda.str();
  FindingSink::fix(Found, Safety::Safe, {{F.span(N), New.str()}});
}

/// A call that no compilation resolved, whose arguments need a change that
/// only the AST can make; or a function that is named without being called,
/// and may be called where nothing tells.
static void reportArguments(const FileView &F, size_t I, const Entity &E,
                            bool Called, FindingSink &Out) {
  Finding &Found =
      Out.report("argument-not-adapted", F.span(F.Scan.Names[I]), F.origin(I),
                 Evidence::Textual,
                 "arguments of '" + E.Cuda.str() +
                     "' differ in HIP, and this call was not compiled");
  Found.Entity = E.Cuda.str();
  Found.WhyNot = NoFixReason::InactiveCode;
}

static void known(const FileView &F, size_t I, const Entity &E, Verdict V,
                  FindingSink &Out) {
  const Name &N = F.Scan.Names[I];
  // Conditions on versions have a pass of their own.
  if (E.has(Trait::VersionMacro) || E.has(Trait::ArchMacro))
    if (N.Where == Place::Condition)
      return;
  if (!E.isSupported()) {
    reportUnsupported(F, I, E, Out);
    return;
  }
  rename(F, I, E, Out);
  // A call was seen by the pass that adapts arguments if the compiler saw it.
  bool Called = N.Next == After::Paren;
  if (!E.Arguments.empty() && N.Where != Place::Condition &&
      (Called ? V == Verdict::NoAst : V == Verdict::Cuda))
    reportArguments(F, I, E, Called, Out);
}

static void unknown(const FileView &F, size_t I, Verdict V, FindingSink &Out) {
  const Name &N = F.Scan.Names[I];
  std::string Text = F.text(N).str();
  // Without an AST only names that nothing in the project declares count, and
  // a macro that is tested and defined nowhere is the build's, not CUDA's.
  if (V == Verdict::NoAst &&
      (N.Where == Place::Condition || F.ProjectNames->count(Text)))
    return;
  Finding &Found =
      Out.report("api-unknown", F.span(N), F.origin(I), F.evidence(I),
                 "'" + Text + "' looks like CUDA's and is not in the catalog");
  Found.Entity = Text;
  Found.Advice =
      "add a record with --mapping, or check that it is the project's own";
}

static void reportOwn(const FileView &F, size_t I, const Entity &E,
                      FindingSink &Out) {
  const Name &N = F.Scan.Names[I];
  if (N.Where != Place::DefineName ||
      F.text(F.Scan.Directives[N.Directive]) != F.text(N))
    return;
  Out.report("name-defined-by-project", F.span(N), Origin::Direct,
             Evidence::Textual,
             "'" + E.Cuda.str() +
                 "' is a macro of the project; its uses are left alone")
      .Entity = E.Cuda.str();
}

/// Entities whose plain name is a common word: only the compiler knows them.
static void qualified(const FileView &F, uint32_t At, const Entity &E,
                      FindingSink &Out) {
  llvm::StringRef Old = lastComponent(E.Cuda), New = lastComponent(E.Hip);
  Span Where{F.File, At, uint32_t(At + Old.size())};
  if (F.Text.slice(Where.Begin, Where.End) != Old ||
      (E.isSupported() && New == Old))
    return;
  if (!E.isSupported()) {
    Finding &Found = Out.report(
        "api-unsupported", Where, Origin::Direct, Evidence::Typed,
        "'" + E.Cuda.str() + "' has no counterpart: " + E.Reason.str());
    Found.Advice = E.Advice.str();
    Found.Entity = E.Cuda.str();
    Found.WhyNot = NoFixReason::NoCounterpart;
    return;
  }
  Finding &Found =
      Out.report("api-renamed", Where, Origin::Direct, Evidence::Typed,
                 "'" + E.Cuda.str() + "' is '" + E.Hip.str() + "'");
  Found.Entity = E.Cuda.str();
  FindingSink::fix(Found, Safety::Safe, {{Where, New.str()}});
}

/// Renames what has a counterpart, token by token, in all branches; reports
/// what has none, what the catalog lacks, and what can't be decided.
void passes::renameApi(const FileView &F, const PassOptions &,
                       FindingSink &Out) {
  for (const auto &[At, E] : F.qualifiedOnly())
    qualified(F, At, *E, Out);
  for (size_t I = 0; I != F.Scan.Names.size(); ++I) {
    const Name &N = F.Scan.Names[I];
    Verdict V = F.verdict(I);
    const Entity *E = F.entity(I);
    switch (V) {
    case Verdict::Cuda:
    case Verdict::NoAst:
      if (E)
        known(F, I, *E, V, Out);
      else if (N.User == UnknownName)
        unknown(F, I, V, Out);
      break;
    case Verdict::User:
      if (E && E->Hip != E->Cuda)
        reportOwn(F, I, *E, Out);
      break;
    case Verdict::Dependent:
      if (E && E->Hip != E->Cuda && N.Prev != Before::Dot &&
          N.Prev != Before::Arrow)
        Out.report("dependent-name", F.span(N), F.origin(I),
                   Evidence::Approximate,
                   "whether '" + F.text(N).str() +
                       "' is CUDA's depends on a template argument");
      break;
    case Verdict::Disagree:
      if (!E || E->Hip != E->Cuda) {
        Finding &Found = Out.report(
            "api-disagreement", F.span(N), F.origin(I), Evidence::Typed,
            "'" + F.text(N).str() +
                "' is CUDA's in one compilation and the project's in another");
        Found.WhyNot = NoFixReason::Disagreement;
      }
      break;
    }
  }
}

} // namespace hipwave
