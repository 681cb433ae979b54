//===- Ignore.h - which files a code base leaves out ------------*- C++ -*-===//
//
// Part of hipwave, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef HIPWAVE_ENGINE_IGNORE_H
#define HIPWAVE_ENGINE_IGNORE_H

#include "llvm/ADT/StringRef.h"
#include <optional>
#include <string>
#include <vector>

namespace hipwave {

/// True if the whole of `Path` matches `Pattern`. "*" and "?" stop at "/"; "**"
/// between slashes, at the start or at the end spans any number of folders;
/// "[a-z]", "[!a]" and "\x" as in a shell. Bytes are compared, so names that
/// are not UTF-8 work.
bool matchGlob(llvm::StringRef Pattern, llvm::StringRef Path);

/// Patterns in the syntax of .gitignore. Of those that match a path, the last
/// one added decides.
class IgnoreRules {
public:
  /// Adds one line. `Base` is the folder, relative to the root and without a
  /// final "/", from which the pattern counts; empty: the root itself. Blank
  /// lines and comments add nothing.
  void addLine(llvm::StringRef Line, llvm::StringRef Base);
  /// Adds the lines of an ignore file that lies in `Base`.
  void addFile(llvm::StringRef Text, llvm::StringRef Base);

  /// True: left out; false: taken in again by "!"; nothing: no pattern matches.
  /// `Path` is relative to the root. A walk asks for folders first and does
  /// not ask about what is in a folder that is left out.
  std::optional<bool> match(llvm::StringRef Path, bool IsDirectory) const;

  size_t size() const { return Rules.size(); }
  /// Forgets the patterns added after there were `Size`: the walk left a
  /// folder.
  void shrink(size_t Size) { Rules.resize(Size); }

private:
  struct Rule {
    std::string Pattern; ///< Without "!", and the slashes that have a meaning.
    std::string Base;
    bool Negated = false;
    bool DirectoryOnly = false;
    bool Anchored = false; ///< Matches from Base on, else the last component.
  };
  std::vector<Rule> Rules;
};

} // namespace hipwave

#endif
