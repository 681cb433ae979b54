//===- Translate.h - the engine: a request in, a report out -----*- C++ -*-===//
//
// Part of hipwave, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef HIPWAVE_ENGINE_TRANSLATE_H
#define HIPWAVE_ENGINE_TRANSLATE_H

#include "Catalog/Catalog.h"
#include "Core/Report.h"
#include "Frontend/Command.h"
#include <functional>

namespace hipwave {

enum class LaunchSyntax {
  Keep,  ///< kernel<<<…>>>(…), which HIP's compiler takes.
  Macro, ///< hipLaunchKernelGGL(kernel, …)
};

/// What the passes and the merge may be told. A value; nothing reads a global.
struct TranslateOptions {
  LaunchSyntax Launch = LaunchSyntax::Keep;
  bool ApplyReview = false;          ///< Apply fixes of Safety::Review too.
  bool TodoComments = true;          ///< Mark what stays undone in the output.
  std::vector<std::string> Disabled; ///< Rule or pass ids to leave out.
  /// New extension of .cu files ("hip", "hip.cpp", …), with the includes of
  /// them following; empty: names stay. Renaming itself is the writer's.
  std::string RenameCu;
};

/// Which declarations of CUDA units are parsed against.
struct SdkChoice {
  enum class Kind { Own, Path } From = Kind::Own;
  std::string Path; ///< For Kind::Path: the toolkit's root.
};

struct Progress {
  unsigned UnitsDone = 0, Units = 0;
  unsigned FilesDone = 0, Files = 0;
  llvm::StringRef Current; ///< Path of the unit or file just finished.
};

struct Request {
  /// Absolute paths of all files in scope: each is translated or found to need
  /// nothing, and no other file is ever edited.
  std::vector<std::string> Files;
  /// Paths to show for them in the report (same order); empty: the same.
  std::vector<std::string> Names;
  /// Compile commands of units, as far as known.
  std::vector<CompileCommand> Commands;
  /// Flags for files in scope that have no command ("--" on the command line).
  std::vector<std::string> DefaultFlags;
  std::string
      Directory; ///< Absolute; where DefaultFlags' relative paths start.
  SdkChoice Sdk;
  std::string
      ResourceDir; ///< Clang's resource headers; empty: found by itself.
  std::string
      DeclarationsDir; ///< Our CUDA declarations; empty: found by itself.
  Catalog Facts;
  TranslateOptions Options;
  unsigned Jobs = 1;
  bool UseSeeds = true;
  std::function<void(const Progress &)>
      OnProgress; ///< Called from any thread, one at a time.
};

/// Translates all files of the request. Unreadable files, parse errors and
/// missing headers are findings; the call itself does not fail.
Report translate(const Request &R);

/// All rules that findings may name, sorted by id.
llvm::ArrayRef<RuleInfo> allRules();

} // namespace hipwave

#endif
