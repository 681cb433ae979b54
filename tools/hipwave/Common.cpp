//===- Common.cpp - what several commands need ----------------------------===//
//
// Part of hipwave, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Catalog/Overlay.h"
#include "Commands.h"
#include "Engine/Translate.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Threading.h"

using namespace llvm;

namespace hipwave::cli {

Expected<Catalog> loadCatalog(const Arguments &A) {
  std::vector<std::string> Files = A.values(Opt::Mapping);
  if (Files.empty())
    return Catalog();
  auto Own = loadOverlay(Files);
  if (!Own)
    return Own.takeError();
  return Catalog(*Own);
}

Expected<unsigned> number(const Arguments &A, Opt O, unsigned Default) {
  if (!A.has(O))
    return Default;
  unsigned N = 0;
  if (A.value(O).getAsInteger(10, N))
    return makeError("option '--" + optionSpec(O).Name +
                     "' takes a number, not '" + A.value(O) + "'");
  return N;
}

Expected<unsigned> jobs(const Arguments &A) {
  Expected<unsigned> N = number(A, Opt::Jobs, 0);
  if (!N || *N)
    return N;
  return hardware_concurrency().compute_thread_count();
}

StringRef nearestRule(StringRef Name) {
  StringRef Nearest;
  unsigned Best = 4;
  for (const RuleInfo &R : allRules())
    for (StringRef Id : {R.Id, R.Pass})
      if (unsigned D = Id.edit_distance(Name, true, Best); D < Best)
        Nearest = Id, Best = D;
  return Nearest;
}

std::string besideProgram(StringRef Relative) {
  static int Anchor; // Its address lies in the program.
  SmallString<256> Path(
      sys::path::parent_path(sys::fs::getMainExecutable(nullptr, &Anchor)));
  sys::path::append(Path, "..", Relative);
  sys::path::remove_dots(Path, /*remove_dot_dot=*/true);
  return std::string(Path);
}

} // namespace hipwave::cli
