//===- Includes.cpp - CUDA headers --------------------------------------===//
//
// Part of hipwave, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Passes/Passes.h"

namespace hipwave {

namespace {

constexpr llvm::StringLiteral Runtime = "hip/hip_runtime.h";
constexpr llvm::StringLiteral RuntimeApi = "hip/hip_runtime_api.h";

/// The branch of conditionals that a directive is in: the indices of the
/// directives that opened each enclosing branch.
using Branch = std::vector<uint32_t>;

bool covers(const Branch &Outer, const Branch &Inner) {
  return Outer.size() <= Inner.size() &&
         std::equal(Outer.begin(), Outer.end(), Inner.begin());
}

class IncludeMapper {
public:
  IncludeMapper(const FileView &F, FindingSink &Out) : F(F), Out(Out) {}

  void run() {
    if (needsRuntime())
      addRuntime();
    for (uint32_t I = 0; I != F.Scan.Directives.size(); ++I) {
      const Directive &D = F.Scan.Directives[I];
      enter(I, D);
      if (D.Kind == DirectiveKind::Include)
        include(D);
    }
  }

private:
  void enter(uint32_t I, const Directive &D) {
    switch (D.Kind) {
    case DirectiveKind::If:
      if (I != F.Scan.Guard)
        Here.push_back(I);
      break;
    case DirectiveKind::Elif:
    case DirectiveKind::Else:
      if (!Here.empty())
        Here.back() = I;
      break;
    case DirectiveKind::Endif:
      if (!Here.empty())
        Here.pop_back();
      break;
    case DirectiveKind::Include:
    case DirectiveKind::Define:
    case DirectiveKind::Undef:
    case DirectiveKind::PragmaOnce:
    case DirectiveKind::Other:
      break;
    }
  }

  const IncludeFacts *facts(const Directive &D) const {
    auto It = F.Includes.find(D.Begin);
    return It == F.Includes.end() ? nullptr : &It->second;
  }
  bool isProject(const Directive &D) const {
    const IncludeFacts *I = facts(D);
    return I && I->Project;
  }

  /// The header to include instead, if the catalog has one for it.
  std::string target(const Directive &D) const {
    if (D.Kind != DirectiveKind::Include || isProject(D))
      return {};
    return F.Facts.hipHeader(F.text(D));
  }

  /// True if the file needs the runtime's header before its first include of a
  /// project header, and has no unconditional one there.
  bool needsRuntime() const {
    bool Main = F.CudaMain;
    if (!Main && !(F.CudaSeen && !F.HostSeen && F.isGuarded() && usesCuda()))
      return false;
    Branch At;
    unsigned Depth = 0;
    for (uint32_t I = 0; I != F.Scan.Directives.size(); ++I) {
      const Directive &D = F.Scan.Directives[I];
      if (D.Kind == DirectiveKind::Endif && Depth)
        --Depth;
      if (D.Kind == DirectiveKind::Include && Depth == 0) {
        if (target(D) == Runtime || F.text(D) == Runtime)
          return false;
        if (isProject(D) && Main)
          return true;
      }
      if (D.Kind == DirectiveKind::If && I != F.Scan.Guard)
        ++Depth;
    }
    return Main ? usesCuda() || !F.Scan.Launches.empty() : true;
  }

  bool usesCuda() const {
    for (size_t I = 0; I != F.Names.size(); ++I)
      if (F.Names[I].is(NameFacts::Active) && F.entity(I) &&
          F.verdict(I) != Verdict::User)
        return true;
    return F.Text.contains("__global__") || F.Text.contains("__device__");
  }

  void addRuntime() {
    uint32_t At = F.includePoint();
    std::string Line = "#include <" + Runtime.str() + ">" + F.lineEnd().str();
    Finding &Found = Out.report("include-added", Span{F.File, At, At},
                                Origin::Direct, Evidence::Textual,
                                "nvcc includes the runtime's header by itself");
    FindingSink::fix(Found, Safety::Safe, {{Span{F.File, At, At}, Line}});
    Done.emplace_back(Runtime.str(), Branch());
  }

  bool have(llvm::StringRef Header) const {
    for (const auto &[Name, At] : Done)
      if (covers(At, Here) &&
          (Name == Header || (Name == Runtime && Header == RuntimeApi)))
        return true;
    return false;
  }

  void include(const Directive &D) {
    llvm::StringRef Path = F.text(D);
    const IncludeFacts *I = facts(D);
    if (Path.empty()) {
      if (I && I->Cuda)
        Out.report("include-by-macro", at(D), Origin::MacroBody,
                   Evidence::Typed, "CUDA header included through a macro");
      return;
    }
    if (isProject(D))
      return;
    const HeaderEntity *H = F.Facts.findHeader(Path);
    if (!H) {
      if (I && I->Cuda)
        unsupported(D, Path, "the catalog does not know it", "");
      else
        Done.emplace_back(Path.str(), Here);
      return;
    }
    std::string New = F.Facts.hipHeader(Path);
    if (New.empty())
      unsupported(D, Path, H->Reason, H->Advice);
    else if (have(New))
      remove(D, New);
    else
      replace(D, Path, New);
  }

  Span at(const Directive &D) const { return {F.File, D.Begin, D.End}; }

  void replace(const Directive &D, llvm::StringRef Path,
               const std::string &New) {
    Done.emplace_back(New, Here);
    if (New == Path)
      return;
    Finding &Found =
        Out.report("include-mapped", at(D), Origin::Direct, Evidence::Textual,
                   "'" + Path.str() + "' is '" + New + "'");
    Found.Entity = Path.str();
    FindingSink::fix(
        Found, Safety::Safe,
        {{Span{F.File, D.ArgBegin - 1, D.ArgEnd + 1}, "<" + New + ">"}});
  }

  /// Removes a repeated include: the whole line, or up to its comment.
  void remove(const Directive &D, const std::string &New) {
    Finding &Found =
        Out.report("include-mapped", at(D), Origin::Direct, Evidence::Textual,
                   "'" + F.text(D).str() + "' is '" + New +
                       "', which is included already");
    Found.Entity = F.text(D).str();
    llvm::StringRef Before = F.Text.take_front(D.Begin);
    size_t Line = Before.rfind('\n') + 1;
    size_t End = D.ArgEnd + 1;
    if (F.Text.slice(End, D.End).trim().empty()) {
      size_t Next = F.Text.find('\n', D.End);
      End = Next == llvm::StringRef::npos ? F.Text.size() : Next + 1;
    } else {
      End = F.Text.find_first_not_of(" \t", End);
    }
    bool Clean = F.Text.slice(Line, D.Begin).trim().empty();
    FindingSink::fix(
        Found, Safety::Safe,
        {{Span{F.File, uint32_t(Clean ? Line : D.Begin), uint32_t(End)}, ""}});
  }

  /// Reports the include and takes it out of the compiler's sight: it could
  /// not be found, and would hide every other error.
  void unsupported(const Directive &D, llvm::StringRef Path,
                   llvm::StringRef Reason, llvm::StringRef Advice) {
    Finding &Found = Out.report(
        "include-unsupported", at(D), Origin::Direct, Evidence::Textual,
        "header '" + Path.str() + "' has no counterpart: " + Reason.str());
    Found.Entity = Path.str();
    Found.Advice = Advice.str();
    Found.WhyNot = NoFixReason::NoCounterpart;
    Finding &Off =
        Out.report("include-disabled", at(D), Origin::Direct, Evidence::Textual,
                   "include of '" + Path.str() + "' is commented out");
    FindingSink::fix(Off, Safety::Safe,
                     {{Span{F.File, D.Begin, D.Begin}, "// "}});
  }

  const FileView &F;
  FindingSink &Out;
  Branch Here;
  std::vector<std::pair<std::string, Branch>> Done;
};

} // namespace

/// Maps includes of CUDA headers, each HIP header once; adds the one that nvcc
/// includes by itself; leaves a project's own header alone, whatever its name.
void passes::includes(const FileView &F, const PassOptions &,
                      FindingSink &Out) {
  IncludeMapper(F, Out).run();
}

} // namespace hipwave
