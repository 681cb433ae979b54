//===- Inputs.h - what the paths of a command line stand for ----*- C++ -*-===//
//
// Part of hipwave, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef HIPWAVE_TOOLS_INPUTS_H
#define HIPWAVE_TOOLS_INPUTS_H

#include "Console.h"
#include "Engine/Project.h"
#include "Engine/Translate.h"

namespace hipwave::cli {

/// A folder that was named.
struct InputTree {
  std::string Name; ///< As typed, without a final "/"; "." stays.
  Project Files;

  /// The path to show for one of its files.
  std::string shown(llvm::StringRef Relative) const;
};

/// Paths in two forms, in the same order.
struct PathList {
  std::vector<std::string> Absolute, Shown;
  void add(std::string A, std::string S) {
    Absolute.push_back(std::move(A));
    Shown.push_back(std::move(S));
  }
  bool empty() const { return Absolute.empty(); }
};

struct Inputs {
  PathList Files;      ///< To be translated; each once.
  PathList BuildFiles; ///< To be looked at.
  std::vector<InputTree> Trees;
  std::vector<CompileCommand> Commands;
  std::string Root; ///< Of the files that were named; empty if none was.
  /// Headers that the files include and that are not in `Files`.
  PathList LeftOut;
  bool Failed = false; ///< Something could not be read; it was said.
};

/// What is done with headers that the named files include.
enum class Included {
  NotLookedFor, ///< Nor are compile commands.
  Listed,       ///< In Inputs::LeftOut.
  Taken,        ///< To be translated too.
};

/// Finds what `A.Operands` stand for. `OutFolder` (absolute, may be empty) is
/// not looked into.
Inputs findInputs(const Arguments &A, Included Headers,
                  llvm::StringRef OutFolder, const Console &Say);

/// Absolute and without "." and "..". A path that is a link stays one.
std::string absolutePath(llvm::StringRef Path);

/// True if both exist and are the same file or folder.
bool isSameFile(llvm::StringRef A, llvm::StringRef B);

} // namespace hipwave::cli

#endif
