//===- Commands.h - what each command does ----------------------*- C++ -*-===//
//
// Part of hipwave, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef HIPWAVE_TOOLS_COMMANDS_H
#define HIPWAVE_TOOLS_COMMANDS_H

#include "Catalog/Catalog.h"
#include "CommandLine.h"
#include "Core/Rule.h"

namespace hipwave::cli {

// Each takes its parsed arguments and returns an ExitCode.
int runTranslate(const Arguments &A);
int runScan(const Arguments &A);
int runQueryCommand(const Arguments &A);
int runExplain(const Arguments &A);
int runRules(const Arguments &A);

/// The catalog with the files of --mapping over it.
llvm::Expected<Catalog> loadCatalog(const Arguments &A);

/// -j, or a thread for each core.
llvm::Expected<unsigned> jobs(const Arguments &A);

/// The value of `O` as a number; `Default` if the option was not given.
llvm::Expected<unsigned> number(const Arguments &A, Opt O, unsigned Default);

/// The id of a rule or pass that is spelled most like `Name`; may be empty.
llvm::StringRef nearestRule(llvm::StringRef Name);

/// A path below the folder that holds the program's own, such as
/// "share/hipwave/docs"; the same in a build tree and where it is installed.
std::string besideProgram(llvm::StringRef Relative);

} // namespace hipwave::cli

#endif
