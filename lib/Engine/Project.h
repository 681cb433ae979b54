//===- Project.h - which files belong to a code base ------------*- C++ -*-===//
//
// Part of hipwave, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef HIPWAVE_ENGINE_PROJECT_H
#define HIPWAVE_ENGINE_PROJECT_H

#include "Core/Report.h"
#include "Engine/Ignore.h"
#include "llvm/ADT/StringMap.h"

namespace hipwave {

/// The name of ignore files. They are read in every folder, as git does with
/// its own; .gitignore itself is not read, for it says nothing of sources.
constexpr llvm::StringLiteral IgnoreFileName = ".hipwaveignore";

struct ProjectOptions {
  std::string Root; ///< Absolute folder.
  /// In the syntax of ignore files, counted from Root. What matches is not
  /// translated; a tree that is written elsewhere still gets a copy.
  std::vector<std::string> Exclude = {};
  /// What matches is translated whatever its name, and whatever is excluded.
  std::vector<std::string> Include = {};
  std::string Skip =
      {}; ///< Absolute; this folder is not looked into. May be empty.
};

/// A symbolic link. Links are never followed: a target in the code base is
/// found in its own place.
struct ProjectLink {
  std::string Path;    ///< Relative to the root.
  std::string Target;  ///< As the link says.
  bool Inside = false; ///< The target exists and lies below the root.
};

/// Something that could not be looked at.
struct PathProblem {
  std::string Path; ///< Relative to the root.
  std::string Message;
};

/// The files below a folder; all paths are relative to it and sorted.
struct Project {
  std::string Root;
  std::vector<std::string> Sources; ///< To be translated.
  std::vector<std::string> Others;  ///< To be copied as they are.
  /// Of Others, those that say how to build and are not excluded.
  std::vector<std::string> BuildFiles;
  std::vector<std::string> EmptyFolders;
  std::vector<ProjectLink> Links;
  std::vector<std::string> Special; ///< Devices, pipes, sockets: left out.
  std::vector<PathProblem> Problems;
};

/// True if the extension, in any case, is one of C, C++ or CUDA source text.
bool isSourceName(llvm::StringRef Path);

/// Walks the root. The folders of version control (.git, .hg, .svn and so on)
/// are no part of a code base.
Project discoverProject(const ProjectOptions &Options);

/// Answers for single paths what the walk would have answered.
class ExclusionTest {
public:
  explicit ExclusionTest(const ProjectOptions &Options);
  /// `Path` is relative to the root.
  bool excludes(llvm::StringRef Path);

private:
  const IgnoreRules &rulesOf(llvm::StringRef Folder);
  std::string Root;
  IgnoreRules Exclude, Include;
  llvm::StringMap<IgnoreRules> OfFolder;
};

/// The folder that `Files` (absolute, not empty) belong to: `BuildDir` or its
/// parent, if one holds them all; else the nearest folder that holds them all
/// and a .git or compile_commands.json; else the deepest that holds them all.
/// `BuildDir` is absolute or empty.
std::string projectRoot(llvm::ArrayRef<std::string> Files,
                        llvm::StringRef BuildDir);

/// True if `Path` is `Folder` or below it; both absolute, without "." and "..".
bool isBelow(llvm::StringRef Path, llvm::StringRef Folder);

/// Adds a report of a file that could not be read. The caller sorts.
void addUnreadable(llvm::StringRef Name, llvm::StringRef Why, Report &R);
/// Restores the order of R.Files after some were added.
void sortFiles(Report &R);

} // namespace hipwave

#endif
