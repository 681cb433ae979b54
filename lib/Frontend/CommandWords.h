//===- CommandWords.h - a command line, word by word ------------*- C++ -*-===//
//
// Part of hipwave, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What happens to a command line before its flags are understood: quoting,
// response files, and what stands in front of the compiler.
//
//===----------------------------------------------------------------------===//
#ifndef HIPWAVE_FRONTEND_COMMANDWORDS_H
#define HIPWAVE_FRONTEND_COMMANDWORDS_H

#include "Frontend/Command.h"

namespace hipwave {

/// `Path`, seen from `Base`. "." goes; ".." stays, as "a/../b" is not "b" where
/// a is a link.
std::string resolveFrom(llvm::StringRef Base, llvm::StringRef Path);

/// Splits as a POSIX shell does: words, quotes, backslashes; no expansion.
std::vector<std::string> splitShellWords(llvm::StringRef Text);

/// Splits a list in the way of nvcc: at commas outside double quotes; a
/// backslash protects the next character and goes, quotes stay.
std::vector<std::string> splitNvccList(llvm::StringRef Text);

/// Replaces @FILE, and --options-file and -optf if `Nvcc`, by what the files
/// hold, also in the files themselves.
std::vector<std::string> expandResponseFiles(llvm::ArrayRef<std::string> Words,
                                             llvm::StringRef Directory,
                                             bool Nvcc,
                                             std::vector<FlagIssue> &Issues);

/// The words from the compiler on, without ccache, env and the like; empty if
/// there is no compiler.
llvm::ArrayRef<std::string> withoutLaunchers(llvm::ArrayRef<std::string> Words);

/// What a compiler's name says.
struct CompilerName {
  bool Nvcc = false;    ///< nvcc, or a wrapper that takes its flags.
  bool CxxForC = false; ///< A .c file is C++ to it: g++, clang++.
  bool Known = false;   ///< Its flags are Clang's or GCC's, or nvcc's.
};
CompilerName identifyCompiler(llvm::StringRef Path);

} // namespace hipwave

#endif
