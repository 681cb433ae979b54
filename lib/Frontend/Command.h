//===- Command.h - how a file is compiled -----------------------*- C++ -*-===//
//
// Part of hipwave, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Compile commands come from compile_commands.json, from the words after
// "--", or from nothing. nvcc's are turned into Clang's here; what cannot be
// turned without a change of meaning is a finding, never dropped in silence.
// NvccFlags.def has a row for every flag; docs/flags.md shows them.
//
//===----------------------------------------------------------------------===//
#ifndef HIPWAVE_FRONTEND_COMMAND_H
#define HIPWAVE_FRONTEND_COMMAND_H

#include "Core/Rule.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/Support/Error.h"
#include <string>
#include <vector>

namespace hipwave {

/// One entry of a compilation database, as written: Args[0] is the compiler.
struct CompileCommand {
  std::string Directory; ///< Absolute.
  std::string File;      ///< Absolute.
  std::vector<std::string> Args;
};

/// Something to say about a flag; becomes a finding at the unit's main file.
struct FlagIssue {
  Severity Level;
  std::string Rule;    ///< "flag-changes-meaning", "flag-unknown", …
  std::string Flag;    ///< As written.
  std::string Message; ///< As Finding::Message.
  std::string Advice;
};

/// A command in Clang's terms.
struct ClangCommand {
  enum class Language { Cuda, Cxx, C };
  std::string
      Directory;    ///< Absolute; relative paths in Args are relative to it.
  std::string File; ///< Absolute.
  Language Lang = Language::Cuda;
  /// Flags that matter to parsing (-I, -isystem, -iquote, -D, -U, -include,
  /// -std=, -f…), in order; no compiler, input, output, -x, -c, target or arch.
  std::vector<std::string> Args;
  std::string CudaPath; ///< --cuda-path or nvcc's own place; may be empty.
  /// "sm_80", …: what __CUDA_ARCH__ is set from, so nvcc's virtual
  /// architectures. Empty: the compiler's choice.
  std::vector<std::string> Archs;
  bool Rdc = false; ///< -fgpu-rdc; Args has the macro that nvcc defines for it.
  std::vector<FlagIssue> Issues;
};

/// Reads DIR/compile_commands.json ("command" and "arguments" forms). `Dir` may
/// be the file itself.
llvm::Expected<std::vector<CompileCommand>>
loadCompileCommands(llvm::StringRef Dir);

/// Turns a command of nvcc, clang, hipcc, gcc, g++, cc, c++ (possibly behind
/// ccache and the like) into Clang's terms. Reads response files (@FILE,
/// --options-file). Never fails: what it can't understand is an issue.
ClangCommand translateCommand(const CompileCommand &Command);

/// The same for flags without a compiler, as they stand behind "--" on our own
/// command line. They are nvcc's if any of them is a flag of nvcc alone, and
/// Clang's otherwise.
ClangCommand translateFlags(llvm::ArrayRef<std::string> Flags,
                            llvm::StringRef Directory, llvm::StringRef File);

} // namespace hipwave

#endif
