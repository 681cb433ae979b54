//===- Includes.h - files that others include -------------------*- C++ -*-===//
//
// Part of hipwave, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Which files of the project a set of files reaches, from the text alone: the
// parser would know for one configuration, this covers all branches. It is
// used to decide what is in scope before anything is parsed.
//
//===----------------------------------------------------------------------===//
#ifndef HIPWAVE_ENGINE_INCLUDES_H
#define HIPWAVE_ENGINE_INCLUDES_H

#include "Frontend/Command.h"
#include "llvm/ADT/ArrayRef.h"
#include <string>
#include <vector>

namespace hipwave {

/// The paths that #include lines of `Text` name, comments and branches not
/// looked at, and what looks like one in a #define (for #include MACRO).
std::vector<std::string> includeSpellings(llvm::StringRef Text);

/// The folders in which a command looks for the project's headers, absolute:
/// -I and -iquote, not -isystem, in order.
std::vector<std::string> includeFolders(llvm::ArrayRef<std::string> Args,
                                        llvm::StringRef Directory);

/// Files that are compiled with the same folders.
struct IncludeGroup {
  std::vector<std::string> Files;   ///< Absolute.
  std::vector<std::string> Folders; ///< Absolute; see includeFolders().
};

/// Sorts `Files` into groups by their commands. Those without one get
/// `DefaultFlags`, relative to `Directory`.
std::vector<IncludeGroup> groupByFolders(
    llvm::ArrayRef<std::string> Files, llvm::ArrayRef<CompileCommand> Commands,
    llvm::ArrayRef<std::string> DefaultFlags, llvm::StringRef Directory);

/// Files below `Root` that the files of `Groups` include, directly or not, and
/// that are not themselves in a group. Absolute and sorted. A link is taken
/// only if its target lies below `Root` too.
std::vector<std::string> includedFiles(llvm::ArrayRef<IncludeGroup> Groups,
                                       llvm::StringRef Root);

} // namespace hipwave

#endif
