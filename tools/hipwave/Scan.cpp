//===- Scan.cpp - hipwave scan --------------------------------------------===//
//
// Part of hipwave, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Commands.h"
#include "Console.h"

namespace hipwave::cli {

int runScan(const Arguments &A) {
  Console Say(A);
  Say.error("'scan' is not in this build");
  return InternalError;
}

} // namespace hipwave::cli
