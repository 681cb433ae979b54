//===- Scan.cpp - hipwave scan --------------------------------------------===//
//
// Part of hipwave, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Engine/Scan.h"
#include "Commands.h"
#include "Inputs.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;

namespace hipwave::cli {

int runScan(const Arguments &A) {
  Console Say(A);
  if (A.Operands.empty()) {
    Say.error("'scan' needs a file or folder");
    return WrongUsage;
  }
  Expected<Catalog> Facts = loadCatalog(A);
  if (!Facts) {
    Say.error(Facts.takeError());
    return WrongUsage;
  }
  Expected<unsigned> Jobs = jobs(A);
  if (!Jobs) {
    Say.error(Jobs.takeError());
    return WrongUsage;
  }
  Inputs In = findInputs(A, Included::NotLookedFor, "", Say);
  if (In.Files.empty() && In.Failed)
    return InputOutput; // findInputs has said why.
  ScanReport R = scanFiles(In.Files.Absolute, *Facts, *Jobs, In.Files.Shown);
  for (const ScannedFile &F : R.Files)
    if (!F.Skipped.empty())
      Say.warning("'" + F.Name + "' was skipped: " + F.Skipped);
  if (A.has(Opt::Json))
    outs() << formatv("{0:2}\n", json::Value(scanToJson(R)));
  else
    printScan(R, outs());
  return In.Failed ? InputOutput : Done;
}

} // namespace hipwave::cli
