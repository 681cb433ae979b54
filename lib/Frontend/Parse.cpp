//===- Parse.cpp - one parse of one unit ----------------------------------===//
//
// Part of hipwave, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Frontend/Parse.h"
#include "Frontend/ClangCompat.h"
#include "clang/AST/ASTConsumer.h"
#include "clang/AST/ASTContext.h"
#include "clang/Frontend/CompilerInvocation.h"
#include "clang/Frontend/FrontendActions.h"
#include "clang/Lex/PPCallbacks.h"
#include "clang/Lex/Preprocessor.h"
#include "clang/Lex/PreprocessorOptions.h"
#include "llvm/Support/CrashRecoveryContext.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include <csignal>
#include <mutex>

using namespace clang;

namespace hipwave {

//===----------------------------------------------------------------------===//
// Origins of files
//===----------------------------------------------------------------------===//

static bool isBelow(llvm::StringRef Path, llvm::StringRef Dir) {
  return !Dir.empty() && Path.starts_with(Dir) &&
         (Path.size() == Dir.size() || Path[Dir.size()] == '/');
}

/// The include folder of a toolkit, wherever it is: units may name one with -I.
bool FileOrigins::isToolkitFolder(llvm::StringRef Dir) {
  auto [It, New] = Folders.try_emplace(Dir, false);
  if (New)
    It->second = llvm::sys::fs::exists(Dir + "/cuda_runtime_api.h") ||
                 llvm::sys::fs::exists(Dir + "/cub/cub.cuh");
  return It->second;
}

bool FileOrigins::isCudaFile(llvm::StringRef Path) {
  for (llvm::StringRef Dir : Settings.CudaDirs)
    if (isBelow(Path, Dir))
      return true;
  llvm::StringRef Leaf = llvm::sys::path::filename(Path);
  if (Leaf.starts_with("__clang_cuda_") || Leaf.starts_with("cudnn") ||
      Leaf == "nccl.h")
    return true;
  constexpr unsigned Nesting = 8; // thrust/system/cuda/detail/core/…
  llvm::StringRef Dir = llvm::sys::path::parent_path(Path);
  for (unsigned I = 0; I != Nesting && Dir.size() > 1; ++I) {
    // Distributions put the toolkit's headers among all others.
    if (Dir == "/usr/include" || Dir == "/usr/local/include")
      return isToolkitFolder(Dir) &&
             (Leaf.starts_with("cu") || Leaf.starts_with("nv"));
    if (isToolkitFolder(Dir))
      return true;
    Dir = llvm::sys::path::parent_path(Dir);
  }
  return false;
}

const FileOrigins::Origin &FileOrigins::look(FileID FID) {
  auto [It, New] = Known.try_emplace(FID);
  if (!New)
    return It->second;
  Origin &O = It->second;
  OptionalFileEntryRef File = SM.getFileEntryRefForID(FID);
  if (!File)
    return O;
  if (auto In = Settings.Scope->find(File->getUniqueID());
      In != Settings.Scope->end()) {
    O.Scope = In->second;
    return O;
  }
  O.Cuda = isCuda(*File);
  return O;
}

bool FileOrigins::isCuda(FileEntryRef File) {
  llvm::StringRef Path = File.getFileEntry().tryGetRealPathName();
  return isCudaFile(Path.empty() ? File.getName() : Path);
}

//===----------------------------------------------------------------------===//
// Diagnostics
//===----------------------------------------------------------------------===//

namespace {

/// Enough errors to tell a reader what is wrong; more are the same again.
constexpr unsigned MaxErrors = 40;

class ErrorCollector : public DiagnosticConsumer {
public:
  void HandleDiagnostic(DiagnosticsEngine::Level Level,
                        const Diagnostic &Info) override {
    DiagnosticConsumer::HandleDiagnostic(Level, Info);
    if (Level < DiagnosticsEngine::Error || Errors.size() >= MaxErrors)
      return;
    llvm::SmallString<128> Text;
    Info.FormatDiagnostic(Text);
    ParseError E;
    E.Message = std::string(Text);
    if (Info.hasSourceManager() && Info.getLocation().isValid() && Origins)
      place(E, Info.getSourceManager(), Info.getLocation());
    Errors.push_back(std::move(E));
  }

  std::vector<ParseError> Errors;
  FileOrigins *Origins = nullptr;

private:
  void place(ParseError &E, const SourceManager &SM, SourceLocation Loc) {
    auto [FID, Offset] = SM.getDecomposedLoc(SM.getExpansionLoc(Loc));
    if (std::optional<FileId> F = Origins->inScope(FID)) {
      E.Where = Span{*F, Offset, Offset};
      return;
    }
    PresumedLoc P = SM.getPresumedLoc(Loc);
    if (P.isValid())
      E.Message = std::string(P.getFilename()) + ":" +
                  std::to_string(P.getLine()) + ": " + E.Message;
  }
};

//===----------------------------------------------------------------------===//
// Preprocessor events in files in scope
//===----------------------------------------------------------------------===//

/// Records what the tokens alone cannot tell: which branch was active, what an
/// include found, which macro a name expanded.
class Recorder : public PPCallbacks {
public:
  Recorder(const SourceManager &SM, Preprocessor &PP, ParsedUnit &Unit,
           const ParseJob &Job)
      : SM(SM), PP(PP), Unit(Unit), Job(Job) {}

  void LexedFileChanged(FileID FID, LexedFileChangeReason Reason,
                        SrcMgr::CharacteristicKind, FileID,
                        SourceLocation) override {
    if (Reason == LexedFileChangeReason::EnterFile)
      if (std::optional<FileId> F = Unit.Origins.inScope(FID))
        Unit.Entered.insert(*F);
  }

  bool FileNotFound(llvm::StringRef FileName) override {
    Missing = FileName.str();
    return true; // InclusionDirective follows, with the place.
  }

  void InclusionDirective(SourceLocation HashLoc, const Token &,
                          llvm::StringRef, bool, CharSourceRange,
                          OptionalFileEntryRef File, llvm::StringRef,
                          llvm::StringRef, const Module *, bool,
                          SrcMgr::CharacteristicKind) override {
    std::string NotFound = std::exchange(Missing, {});
    auto [FID, Offset] = SM.getDecomposedLoc(HashLoc);
    std::optional<FileId> In = Unit.Origins.inScope(FID);
    if (!NotFound.empty())
      reportMissing(In, HashLoc, Offset, NotFound);
    if (!In)
      return;
    IncludeUse Use{*In, Offset, std::nullopt, File.has_value(), false};
    if (File) {
      auto Target = Scope->find(File->getUniqueID());
      if (Target != Scope->end())
        Use.Target = Target->second;
      else
        Use.Cuda = Unit.Origins.isCuda(*File);
      if (!Use.Target)
        SeedHolds &= !DefinedTested;
    }
    Unit.Includes.push_back(Use);
  }

  void MacroExpands(const Token &Name, const MacroDefinition &MD, SourceRange,
                    const MacroArgs *) override {
    SourceLocation Loc = SM.getSpellingLoc(Name.getLocation());
    if (Unit.Origins.inScope(SM.getFileID(Loc)))
      Unit.Macros.push_back({Name.getLocation(), MD.getMacroInfo()});
  }

  void MacroDefined(const Token &Name, const MacroDirective *MD) override {
    if (!Job.SeedTests ||
        !Unit.Origins.inScope(SM.getFileID(Name.getLocation())))
      return;
    if (Job.SeedTests->count(Name.getIdentifierInfo()->getName().str()))
      DefinedTested = true;
  }

  void SourceRangeSkipped(SourceRange Range, SourceLocation) override {
    auto [FID, Begin] =
        SM.getDecomposedLoc(SM.getSpellingLoc(Range.getBegin()));
    if (std::optional<FileId> F = Unit.Origins.inScope(FID))
      Unit.Skipped.push_back(
          {*F, Begin, SM.getFileOffset(SM.getSpellingLoc(Range.getEnd()))});
  }

  bool SeedHolds = true;

private:
  void reportMissing(std::optional<FileId> In, SourceLocation HashLoc,
                     uint32_t Offset, const std::string &Header) {
    ParseError E;
    E.MissingHeader = true;
    E.Header = Header;
    E.Message = "header '" + Header + "' was not found";
    if (In)
      E.Where = Span{*In, Offset, Offset};
    else if (PresumedLoc P = SM.getPresumedLoc(HashLoc); P.isValid())
      E.Message = std::string(P.getFilename()) + ":" +
                  std::to_string(P.getLine()) + ": " + E.Message;
    Unit.Errors.push_back(std::move(E));
  }

public:
  const ScopeTable *Scope = nullptr;

private:
  const SourceManager &SM;
  Preprocessor &PP;
  ParsedUnit &Unit;
  const ParseJob &Job;
  std::string Missing;
  bool DefinedTested = false;
};

//===----------------------------------------------------------------------===//
// The action
//===----------------------------------------------------------------------===//

class Collector : public ASTConsumer {
public:
  Collector(ParsedUnit *&Unit) : Unit(Unit) {}

  bool HandleTopLevelDecl(DeclGroupRef Group) override {
    for (Decl *D : Group)
      if (Unit->Origins.inScope(fileOf(D)))
        Unit->TopLevel.push_back(D);
    return true;
  }

  bool shouldSkipFunctionBody(Decl *D) override {
    return !Unit->Origins.inScope(fileOf(D));
  }

private:
  FileID fileOf(const Decl *D) const {
    const SourceManager &SM = Unit->Context.getSourceManager();
    return SM.getFileID(SM.getExpansionLoc(D->getLocation()));
  }
  ParsedUnit *&Unit;
};

class ParseAction : public ASTFrontendAction {
public:
  ParseAction(const ParseSettings &Settings, const ParseJob &Job,
              ErrorCollector &Diags, llvm::function_ref<void(ParsedUnit &)> Use)
      : Settings(Settings), Job(Job), Diags(Diags), Use(Use) {}

  std::unique_ptr<ASTConsumer> CreateASTConsumer(CompilerInstance &,
                                                 llvm::StringRef) override {
    return std::make_unique<Collector>(Current);
  }

  void ExecuteAction() override {
    CompilerInstance &CI = getCompilerInstance();
    FileOrigins Origins(CI.getSourceManager(), Settings);
    Diags.Origins = &Origins;
    ParsedUnit Unit{CI.getASTContext(),
                    CI.getPreprocessor(),
                    Origins,
                    Job.Which,
                    Job.Command->Lang == ClangCommand::Language::Cuda,
                    {},
                    {},
                    {},
                    {},
                    {},
                    {}};
    Current = &Unit;
    auto Record = std::make_unique<Recorder>(CI.getSourceManager(),
                                             CI.getPreprocessor(), Unit, Job);
    Recorder &R = *Record;
    R.Scope = Settings.Scope;
    CI.getPreprocessor().addPPCallbacks(std::move(Record));
    // The main file was entered before any callback could be installed.
    if (auto F = Origins.inScope(CI.getSourceManager().getMainFileID()))
      Unit.Entered.insert(*F);
    ASTFrontendAction::ExecuteAction();
    Unit.Errors.insert(Unit.Errors.end(), Diags.Errors.begin(),
                       Diags.Errors.end());
    bool Seeded = !Job.Seed.empty();
    if (Seeded && (!R.SeedHolds || !Unit.Errors.empty()))
      Result = ParseResult::SeedFailed;
    else {
      Use(Unit);
      Result = ParseResult::Done;
    }
    Diags.Origins = nullptr;
  }

  ParseResult Result = ParseResult::Crashed;

private:
  const ParseSettings &Settings;
  const ParseJob &Job;
  ErrorCollector &Diags;
  llvm::function_ref<void(ParsedUnit &)> Use;
  ParsedUnit *Current = nullptr;
};

} // namespace

//===----------------------------------------------------------------------===//
// Arguments and invocation
//===----------------------------------------------------------------------===//

static std::vector<std::string>
driverArguments(const ParseSettings &Settings, const ClangCommand &Command,
                View Which, llvm::StringRef Input, bool ImplicitHeader) {
  std::vector<std::string> Args = {"clang++", "-fsyntax-only",
                                   "-resource-dir=" + Settings.ResourceDir};
  auto Add = [&](std::initializer_list<llvm::StringRef> Words) {
    for (llvm::StringRef W : Words)
      Args.push_back(W.str());
  };
  Add({"-w", "-ferror-limit=0", "-fno-caret-diagnostics", "-fno-spell-checking",
       // nvcc accepts these; Clang makes them errors by default.
       "-Wno-error=register", "-Wno-register", "-Wno-c++11-narrowing",
       "-Wno-reserved-user-defined-literal", "-Wno-invalid-constexpr",
       "-Wno-unknown-cuda-version"});
  switch (Command.Lang) {
  case ClangCommand::Language::Cuda:
    Add({"-x", "cuda",
         Which == View::Host ? "--cuda-host-only" : "--cuda-device-only",
         "-nocudalib",
         // Without it a launch in device code is an error, and gets no AST.
         "-fgpu-rdc"});
    if (Settings.SdkPath.empty()) {
      Add({"-nocudainc"});
      if (ImplicitHeader)
        Add({"-include", "__hipwave_cuda.h"});
    } else {
      Args.push_back("--cuda-path=" + Settings.SdkPath);
    }
    break;
  case ClangCommand::Language::Cxx:
    Add({"-x", "c++"});
    break;
  case ClangCommand::Language::C:
    Add({"-x", "c"});
    break;
  }
  Args.insert(Args.end(), Command.Args.begin(), Command.Args.end());
  if (Settings.SdkPath.empty()) {
    Add({"-isystem", Settings.DeclarationsDir});
  } else {
    Add({"-isystem", Settings.SdkPath + "/include"});
    Add({"-isystem", Settings.SdkPath + "/include/cccl"});
    // Clang 19's wrapper includes a header that CUDA 13 removed.
    Add({"-idirafter", Settings.DeclarationsDir + "/compat"});
  }
  Args.push_back(Input.str());
  return Args;
}

std::shared_ptr<CompilerInvocation>
makeInvocation(const ParseSettings &Settings, const ClangCommand &Command,
               View Which, llvm::StringRef Input, bool ImplicitHeader,
               llvm::IntrusiveRefCntPtr<llvm::vfs::FileSystem> FS,
               DiagnosticConsumer &Client) {
  std::vector<std::string> Args =
      driverArguments(Settings, Command, Which, Input, ImplicitHeader);
  compat::DiagnosticOptionsHolder Opts;
  std::vector<const char *> Words;
  for (const std::string &A : Args)
    Words.push_back(A.c_str());
  CreateInvocationOptions Options;
  Options.Diags = compat::makeDiagnostics(*FS, Opts.get(), Client);
  Options.VFS = FS;
  Options.RecoverOnError = true;
  std::shared_ptr<CompilerInvocation> Invocation =
      clang::createInvocation(Words, std::move(Options));
  if (Invocation)
    Invocation->getFrontendOpts().SkipFunctionBodies = true;
  return Invocation;
}

llvm::IntrusiveRefCntPtr<llvm::vfs::FileSystem>
fileSystemFor(const ClangCommand &Command) {
  llvm::IntrusiveRefCntPtr<llvm::vfs::FileSystem> FS(
      llvm::vfs::createPhysicalFileSystem().release());
  FS->setCurrentWorkingDirectory(Command.Directory);
  return FS;
}

/// Lets the handlers that CrashRecoveryContext installed run on a stack of
/// their own: where the parser's has overflowed there is no room for them.
static void useAlternateStack() {
  for (int Signal : {SIGSEGV, SIGBUS}) {
    struct sigaction Action;
    if (::sigaction(Signal, nullptr, &Action) == 0 &&
        !(Action.sa_flags & SA_ONSTACK)) {
      Action.sa_flags |= SA_ONSTACK;
      ::sigaction(Signal, &Action, nullptr);
    }
  }
}

bool runGuarded(llvm::function_ref<void()> Do) {
  static std::once_flag Once;
  std::call_once(Once, useAlternateStack);
  constexpr size_t HandlerStack = 64 << 10;
  std::vector<char> Buffer(HandlerStack);
  llvm::CrashRecoveryContext Guard;
  // Long chains of operators nest as deeply as they are long. The stack takes
  // memory only as far as it is used.
  return Guard.RunSafelyOnThread(
      [&] {
        stack_t Alternate = {};
        Alternate.ss_sp = Buffer.data();
        Alternate.ss_size = Buffer.size();
        ::sigaltstack(&Alternate, nullptr);
        Do();
      },
      256u << 20);
}

ParseResult parseUnit(const ParseSettings &Settings, const ParseJob &Job,
                      llvm::function_ref<void(ParsedUnit &)> Use) {
  auto FS = fileSystemFor(*Job.Command);
  ErrorCollector Diags;
  std::shared_ptr<CompilerInvocation> Invocation =
      makeInvocation(Settings, *Job.Command, Job.Which, Job.Command->File,
                     Job.Seed.empty(), FS, Diags);
  if (!Invocation)
    return ParseResult::Crashed;
  Invocation->getFrontendOpts().DisableFree = false;
  PreprocessorOptions &PPOpts = Invocation->getPreprocessorOpts();
  PPOpts.DisablePCHOrModuleValidation = DisableValidationForModuleKind::PCH;
  PPOpts.ImplicitPCHInclude = Job.Seed;
  std::unique_ptr<CompilerInstance> CI =
      compat::makeInstance(Invocation, FS, Diags);
  ParseAction Action(Settings, Job, Diags, Use);
  bool Survived = runGuarded([&] { CI->ExecuteAction(Action); });
  if (!Survived) {
    CI.release(); // its state is not fit to be destroyed
    return ParseResult::Crashed;
  }
  return Action.Result;
}

} // namespace hipwave
