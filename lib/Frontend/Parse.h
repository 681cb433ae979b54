//===- Parse.h - one parse of one unit --------------------------*- C++ -*-===//
//
// Part of hipwave, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Runs Clang over one unit in one view and hands over what it found while the
// AST is alive. Bodies in system headers are skipped; only declarations of
// files in scope are collected. Errors never stop the parse.
//
//===----------------------------------------------------------------------===//
#ifndef HIPWAVE_FRONTEND_PARSE_H
#define HIPWAVE_FRONTEND_PARSE_H

#include "Core/Span.h"
#include "Frontend/Command.h"
#include "clang/AST/DeclBase.h"
#include "clang/Basic/SourceManager.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Support/FileSystem/UniqueID.h"
#include "llvm/Support/VirtualFileSystem.h"
#include <functional>
#include <optional>
#include <set>

namespace clang {
class ASTContext;
class CompilerInvocation;
class DiagnosticConsumer;
class MacroInfo;
class Preprocessor;
} // namespace clang

namespace hipwave {

/// The compilation that is looked at: CUDA has two of each text.
enum class View : uint8_t { Host, Device };

/// Files that may be edited, by identity: links and spellings don't matter.
using ScopeTable = llvm::DenseMap<llvm::sys::fs::UniqueID, FileId>;

/// What does not depend on the unit. Shared by all threads, never written.
struct ParseSettings {
  std::string ResourceDir;     ///< Clang's own headers.
  std::string DeclarationsDir; ///< Our CUDA declarations; empty with an SDK.
  std::string SdkPath;         ///< Root of a CUDA toolkit; empty without.
  std::vector<std::string> CudaDirs; ///< Folders of our declarations, as named
                                     ///< and with links resolved.
  const ScopeTable *Scope = nullptr;
};

/// Knows of each file of a parse whether it is in scope and whether it is
/// CUDA's own (SDK or our declarations).
class FileOrigins {
public:
  FileOrigins(const clang::SourceManager &SM, const ParseSettings &S)
      : SM(SM), Settings(S) {}
  /// The file in scope that `FID` is, if it is one.
  std::optional<FileId> inScope(clang::FileID FID) { return look(FID).Scope; }
  bool isCuda(clang::FileID FID) { return look(FID).Cuda; }
  /// The same for a file that may not have been entered yet.
  bool isCuda(clang::FileEntryRef File);

private:
  struct Origin {
    std::optional<FileId> Scope;
    bool Cuda = false;
  };
  const Origin &look(clang::FileID FID);
  bool isCudaFile(llvm::StringRef Path);
  bool isToolkitFolder(llvm::StringRef Dir);

  const clang::SourceManager &SM;
  const ParseSettings &Settings;
  llvm::StringMap<bool> Folders; ///< Is it the include folder of a toolkit?
  llvm::DenseMap<clang::FileID, Origin> Known;
};

/// An error that Clang reported, at a place in scope or described in words.
struct ParseError {
  std::optional<Span> Where; ///< Empty when not in a file in scope.
  std::string Message; ///< Clang's, with "path:line: " when Where is empty.
  bool MissingHeader = false;
  std::string Header; ///< Of a missing header: as spelled.
};

/// A macro expansion whose name is written in a file in scope.
struct MacroUse {
  clang::SourceLocation NameLoc;
  const clang::MacroInfo *Macro;
};

/// An include whose directive is in a file in scope.
struct IncludeUse {
  FileId In;
  uint32_t HashOffset;
  std::optional<FileId> Target; ///< The file in scope that was found.
  bool Found = false;
  bool Cuda = false; ///< What was found is CUDA's own.
};

/// What one parse found. Alive only during the call that hands it over.
struct ParsedUnit {
  clang::ASTContext &Context;
  clang::Preprocessor &PP;
  FileOrigins &Origins;
  View Which;
  bool IsCuda;                         ///< Parsed as CUDA, not C or C++.
  std::vector<clang::Decl *> TopLevel; ///< In files in scope, in order.
  std::vector<MacroUse> Macros;
  std::vector<IncludeUse> Includes;
  std::vector<Span> Skipped; ///< Of files in scope: inactive text.
  std::set<FileId> Entered;  ///< Files in scope that it consists of.
  std::vector<ParseError> Errors;
  bool ReadsArch = false; ///< Some #if in scope reads __CUDA_ARCH__.
};

struct ParseJob {
  const ClangCommand *Command = nullptr;
  View Which = View::Host;
  std::string Seed; ///< Precompiled header to start from; empty: none.
  /// Macros that the seed's headers test. When the unit defines one of them
  /// before it includes a header outside the scope, the seed does not hold.
  const std::set<std::string> *SeedTests = nullptr;
};

enum class ParseResult {
  Done,       ///< `Use` was called.
  SeedFailed, ///< The seed does not hold for this unit: parse again without.
  Crashed,    ///< Clang failed; nothing is known.
};

/// Parses and calls `Use` once at the end. Does not throw, does not print.
ParseResult parseUnit(const ParseSettings &Settings, const ParseJob &Job,
                      llvm::function_ref<void(ParsedUnit &)> Use);

/// The invocation that parses `Input` as `Command` says, for the driver to
/// complete; shared with the seeds. Null if the driver gives none.
std::shared_ptr<clang::CompilerInvocation>
makeInvocation(const ParseSettings &Settings, const ClangCommand &Command,
               View Which, llvm::StringRef Input, bool ImplicitHeader,
               llvm::IntrusiveRefCntPtr<llvm::vfs::FileSystem> FS,
               clang::DiagnosticConsumer &Client);

/// Runs `Do` on a thread with a large stack; false if it crashed, an overflow
/// of that stack included.
bool runGuarded(llvm::function_ref<void()> Do);

/// The file system as seen from the command's folder.
llvm::IntrusiveRefCntPtr<llvm::vfs::FileSystem>
fileSystemFor(const ClangCommand &Command);

} // namespace hipwave

#endif
