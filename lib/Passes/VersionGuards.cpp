//===- VersionGuards.cpp - conditionals on CUDA versions ----------------===//
//
// Part of hipwave, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Passes/Passes.h"

namespace hipwave {

/// HIP's version numbers are not comparable with CUDA's, and a macro that HIP
/// does not define counts as 0: either way the branch changes without a word.
void passes::versionGuards(const FileView &F, const PassOptions &,
                           FindingSink &Out) {
  uint32_t Last = ~0u;
  for (size_t I = 0; I != F.Scan.Names.size(); ++I) {
    const Name &N = F.Scan.Names[I];
    const Entity *E = F.entity(I);
    if (!E || N.Where != Place::Condition || F.verdict(I) == Verdict::User)
      continue;
    bool Arch = E->has(Trait::ArchMacro);
    if (!Arch && !E->has(Trait::VersionMacro))
      continue;
    if (N.Directive == Last)
      continue; // "defined(X) && X < 9000" is one guard
    Last = N.Directive;
    Finding &Found = Out.report(
        "version-guard", F.span(N), Origin::Direct, Evidence::Textual,
        "condition on '" + E->Cuda.str() + "', which HIP does not define");
    Found.Entity = E->Cuda.str();
    Found.Advice =
        E->Advice.empty()
            ? Arch ? "say which branch HIP takes, with __HIP_DEVICE_COMPILE__ "
                     "or a feature macro of the project"
                   : "say which branch HIP takes, with __HIP_PLATFORM_AMD__ or "
                     "a feature macro of the project"
            : E->Advice.str();
  }
}

} // namespace hipwave
