//===- WarpSites.cpp - uses that depend on the lanes of a warp ----------===//
//
// Part of hipwave, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Passes/Passes.h"

namespace hipwave {

namespace {
struct Kind {
  Trait Of;
  const char *What;
};
} // namespace

static const Kind Kinds[] = {{Trait::WarpShuffle, "shuffle"},
                             {Trait::WarpVote, "vote"},
                             {Trait::WarpMatch, "match"},
                             {Trait::WarpReduce, "reduction"},
                             {Trait::WarpSync, "barrier"},
                             {Trait::ActiveMask, "mask of active lanes"},
                             {Trait::WarpSize, "warp size"},
                             {Trait::CubWarp, "warp-wide primitive"},
                             {Trait::TensorCore, "matrix fragment"}};

static const Kind *kindOf(const Entity &E) {
  for (const Kind &K : Kinds)
    if (E.has(K.Of))
      return &K;
  return nullptr;
}

static void report(const Entity &E, const Kind &K, Span Where, Origin From,
                   Evidence Basis, FindingSink &Out) {
  Finding &Found =
      Out.report("warp-intrinsic", Where, From, Basis,
                 std::string(K.What) + " '" + E.Cuda.str() +
                     "' assumes warps of 32 lanes; wavefronts have 32 or 64");
  Found.Entity = E.Cuda.str();
  Found.WhyNot = NoFixReason::NotYet;
}

/// Reports each use of an entity whose meaning depends on 32 lanes, also one
/// that the project wraps in a macro of the same name.
void passes::warpSites(const FileView &F, const PassOptions &,
                       FindingSink &Out) {
  for (const auto &[At, E] : F.qualifiedOnly()) {
    uint32_t Length = E->Cuda.rsplit("::").second.size();
    if (const Kind *K = kindOf(*E))
      report(*E, *K, Span{F.File, At, At + Length}, Origin::Direct,
             Evidence::Typed, Out);
  }
  for (size_t I = 0; I != F.Scan.Names.size(); ++I) {
    const Entity *E = F.entity(I);
    const Kind *K = E ? kindOf(*E) : nullptr;
    if (!K || F.Scan.Names[I].Where == Place::DefineName)
      continue;
    Verdict V = F.verdict(I);
    if (V == Verdict::User && !F.Names[I].is(NameFacts::Cuda))
      continue;
    report(*E, *K, F.span(F.Scan.Names[I]), F.origin(I), F.evidence(I), Out);
  }
}

} // namespace hipwave
