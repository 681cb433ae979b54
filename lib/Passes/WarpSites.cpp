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

/// Reports each use of an entity whose meaning depends on 32 lanes, also one
/// that the project wraps in a macro of the same name.
void passes::warpSites(const FileView &F, const PassOptions &,
                       FindingSink &Out) {
  for (size_t I = 0; I != F.Scan.Names.size(); ++I) {
    const Entity *E = F.entity(I);
    const Kind *K = E ? kindOf(*E) : nullptr;
    if (!K || F.Scan.Names[I].Where == Place::DefineName)
      continue;
    Verdict V = F.verdict(I);
    if (V == Verdict::User && !F.Names[I].is(NameFacts::Cuda))
      continue;
    Finding &Found = Out.report(
        "warp-intrinsic", F.span(F.Scan.Names[I]), F.origin(I), F.evidence(I),
        std::string(K->What) + " '" + E->Cuda.str() +
            "' assumes warps of 32 lanes; wavefronts have 32 or 64");
    Found.Entity = E->Cuda.str();
    Found.WhyNot = NoFixReason::NotYet;
  }
}

} // namespace hipwave
