//===- TextureReferences.cpp - texture<…> and what binds it ---------------===//
//
// Part of hipwave, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Passes/Passes.h"

namespace hipwave {

/// CUDA 12 removed texture references; HIP deprecates them, and knows them for
/// some targets only. Texture objects are the way in both.
void passes::textureReferences(const FileView &F, const PassOptions &,
                               FindingSink &Out) {
  for (size_t I = 0; I != F.Scan.Names.size(); ++I) {
    const Entity *E = F.entity(I);
    if (!E || !E->has(Trait::TextureReference) || F.verdict(I) == Verdict::User)
      continue;
    Finding &Found =
        Out.report("texture-reference", F.span(F.Scan.Names[I]), F.origin(I),
                   F.evidence(I),
                   "'" + E->Cuda.str() +
                       "' belongs to texture references, which are gone");
    Found.Entity = E->Cuda.str();
    Found.Advice = "create a texture object with hipCreateTextureObject and "
                   "hand it to the kernel";
  }
}

} // namespace hipwave
