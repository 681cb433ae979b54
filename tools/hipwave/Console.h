//===- Console.h - hipwave's own words on standard error --------*- C++ -*-===//
//
// Part of hipwave, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef HIPWAVE_TOOLS_CONSOLE_H
#define HIPWAVE_TOOLS_CONSOLE_H

#include "llvm/ADT/Twine.h"
#include "llvm/Support/Error.h"

namespace hipwave::cli {

class Arguments;

enum class Talk { Quiet, Normal, Verbose };

/// What is said about the run as a whole; findings about places in the source
/// are the report's. Fatal ones end in an exit status, see ExitCode.
class Console {
public:
  explicit Console(const Arguments &A);
  explicit Console(Talk Level) : Level(Level) {}

  void error(const llvm::Twine &Message) const;
  void error(llvm::Error E) const; ///< A line for each.
  void warning(const llvm::Twine &Message) const;
  void note(const llvm::Twine &Message) const;
  /// Said with --verbose only.
  void detail(const llvm::Twine &Message) const;

  bool isQuiet() const { return Level == Talk::Quiet; }
  bool isVerbose() const { return Level == Talk::Verbose; }
  bool Color = false;

private:
  Talk Level;
};

/// True if --color asks for colours on a stream, of which `IsTerminal` says
/// whether it can show them.
bool wantsColor(const Arguments &A, bool IsTerminal);

} // namespace hipwave::cli

#endif
