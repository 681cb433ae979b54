//===- ParseText.h - parses the text of a test ------------------*- C++ -*-===//
//
// Part of hipwave, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef HIPWAVE_TEST_PARSETEXT_H
#define HIPWAVE_TEST_PARSETEXT_H

#include "../Engine/TestFolder.h"
#include "Frontend/Parse.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/FileSystem.h"

namespace hipwave {

/// Files in scope, the first of which is parsed, against our declarations.
class ParseText {
public:
  explicit ParseText(std::vector<std::pair<std::string, std::string>> InScope,
                     ClangCommand::Language Lang = ClangCommand::Language::Cuda)
      : Files(std::move(InScope)) {
    for (const auto &[Name, Text] : Files) {
      std::string Path = Folder.write(Name, Text);
      llvm::sys::fs::UniqueID Id;
      if (!llvm::sys::fs::getUniqueID(Path, Id))
        Scope.try_emplace(Id, FileId(Scope.size()));
    }
    Command.Directory = Folder.path();
    Command.File = Folder.path(Files[0].first);
    Command.Lang = Lang;
    Command.Args = {"-isystem", Folder.path("system")};
    Settings.ResourceDir = HIPWAVE_CLANG_RESOURCE_DIR;
    Settings.DeclarationsDir = HIPWAVE_BUILD_DECLARATIONS;
    Settings.CudaDirs = {Settings.DeclarationsDir};
    Settings.Scope = &Scope;
  }

  ParseResult parse(llvm::function_ref<void(ParsedUnit &)> Use,
                    View Which = View::Host) {
    ParseJob Job;
    Job.Command = &Command;
    Job.Which = Which;
    return parseUnit(Settings, Job, Use);
  }

  /// The text of a span.
  std::string at(Span S) const {
    return Files[S.File].second.substr(S.Begin, S.End - S.Begin);
  }

  TestFolder Folder;
  std::vector<std::pair<std::string, std::string>> Files;
  ClangCommand Command;

private:
  ScopeTable Scope;
  ParseSettings Settings;
};

} // namespace hipwave

#endif
