//===- Translate.cpp - the engine: a request in, a report out -------------===//
//
// Part of hipwave, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Engine/Translate.h"
#include "Engine/Merge.h"
#include "Engine/Sources.h"
#include "Frontend/Seed.h"
#include "Passes/Passes.h"
#include "llvm/Support/CrashRecoveryContext.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include <mutex>

namespace hipwave {

namespace {

/// One translation from start to end.
class Translation {
public:
  explicit Translation(const Request &R)
      : R(R), Input(R), Found(Input.Files.size()) {
    setUp();
    for (FileId I = 0; I != Input.Files.size(); ++I) {
      const SourceFile &F = Input.Files[I];
      Views.emplace_back(I, F.Name, F.Text, F.Scan, R.Facts);
      Views.back().ProjectNames = &ProjectNames;
    }
  }

  Report run() {
    parseAll(Input.units(R));
    parseUnseen();
    for (const FileView &V : Views)
      V.collectOwnNames(ProjectNames);
    return finish();
  }

private:
  void setUp();
  void parseAll(std::vector<ClangCommand> Units);
  void parseUnseen();
  /// How a file comes to be parsed.
  enum class Standing {
    Unit,  ///< It is compiled like this: errors are worth a word.
    Guess, ///< Nothing says how it is compiled: errors are to be expected.
  };
  void parseOne(const ClangCommand &Unit, SeedBank *Seeds, bool Heavy,
                Standing As);
  void parseView(const ClangCommand &Unit, View Which, const Seed *Start,
                 Standing As);
  bool wantsDeviceView(const UnitFacts &Facts) const;
  UnitFacts reduce(ParsedUnit &P, FileId Main, Standing As);
  void reportErrors(const ParsedUnit &P, Standing As, UnitFacts &Out);
  void reportFlags(const ClangCommand &Unit, FileId Main);
  void accept(UnitFacts Facts);
  bool isEnabled(llvm::StringRef Id) const;
  void dropDisabled(std::vector<Finding> &Findings) const;
  Report finish();
  FileReport finishFile(FileId F);
  void progress(llvm::StringRef Current);

  const Request &R;
  Sources Input;
  ParseSettings Settings;
  PassOptions Options;
  std::vector<FileView> Views;
  std::vector<std::vector<Finding>> Found; ///< By file.
  std::set<std::string> ProjectNames;
  std::set<FileId>
      ReadsArch;   ///< Main files of units with conditions on __CUDA_ARCH__.
  std::mutex Lock; ///< Guards Views, Found and State.
  Progress State;
};

} // namespace

/// share/hipwave/cuda-decls beside the program, or of the build.
static std::string declarationsDir() {
  static int Anchor;
  std::string Program = llvm::sys::fs::getMainExecutable(nullptr, &Anchor);
  llvm::SmallString<256> Path(llvm::sys::path::parent_path(Program));
  llvm::sys::path::append(Path, "..", "share", "hipwave", "cuda-decls");
  llvm::sys::path::remove_dots(Path, true);
  if (llvm::sys::fs::is_directory(Path))
    return std::string(Path);
  return HIPWAVE_BUILD_DECLARATIONS;
}

void Translation::setUp() {
  llvm::CrashRecoveryContext::Enable();
  Settings.Scope = &Input.Scope;
  Settings.ResourceDir =
      R.ResourceDir.empty() ? HIPWAVE_CLANG_RESOURCE_DIR : R.ResourceDir;
  Settings.DeclarationsDir =
      R.DeclarationsDir.empty() ? declarationsDir() : R.DeclarationsDir;
  if (R.Sdk.From == SdkChoice::Kind::Path)
    Settings.SdkPath = R.Sdk.Path;
  llvm::SmallString<256> Real;
  if (!llvm::sys::fs::real_path(Settings.DeclarationsDir, Real))
    Settings.CudaDirs = {Settings.DeclarationsDir, std::string(Real)};
  Options.LaunchMacro = R.Options.Launch == LaunchSyntax::Macro;
  Options.RenameCu = R.Options.RenameCu;
  State.Files = Input.Files.size();
}

//===----------------------------------------------------------------------===//
// Units
//===----------------------------------------------------------------------===//

static bool includesTemplateLibraries(const SourceFile &F) {
  for (const Directive &D : F.Scan.Directives) {
    llvm::StringRef Path = llvm::StringRef(F.Text).slice(D.ArgBegin, D.ArgEnd);
    if (D.Kind == DirectiveKind::Include &&
        (Path.starts_with("thrust/") || Path.starts_with("cub/")))
      return true;
  }
  return false;
}

void Translation::parseAll(std::vector<ClangCommand> Units) {
  std::vector<SeedBank::Planned> Plan;
  for (const ClangCommand &U : Units) {
    std::optional<FileId> Main = Input.find(U.File);
    Plan.push_back({&U, Main && includesTemplateLibraries(Input.Files[*Main])});
  }
  SeedBank Seeds(Settings, Plan);
  State.Units = Units.size();
  forEachParallel(R.Jobs, Units.size(), [&](size_t I) {
    parseOne(Units[I], R.UseSeeds ? &Seeds : nullptr, Plan[I].Heavy,
             Standing::Unit);
  });
}

/// Files with CUDA in them that no unit consists of, one after another: each
/// parse may show several.
void Translation::parseUnseen() {
  for (FileId F = 0; F != Views.size(); ++F)
    if (!Views[F].Seen && Input.Files[F].hasCuda() &&
        Input.Files[F].Error.empty())
      parseOne(Input.commandFor(F, R), nullptr, false, Standing::Guess);
}

void Translation::parseOne(const ClangCommand &Unit, SeedBank *Seeds,
                           bool Heavy, Standing As) {
  std::optional<FileId> Main = Input.find(Unit.File);
  if (!Main)
    return;
  reportFlags(Unit, *Main);
  auto Start = [&](View Which) {
    return Seeds ? Seeds->seedFor({&Unit, Heavy}, Which) : nullptr;
  };
  parseView(Unit, View::Host, Start(View::Host), As);
  bool Device = false;
  if (Unit.Lang == ClangCommand::Language::Cuda) {
    std::lock_guard<std::mutex> Guard(Lock);
    Device = ReadsArch.count(*Main);
  }
  if (Device)
    parseView(Unit, View::Device, Start(View::Device), As);
  progress(Input.Files[*Main].Name);
}

void Translation::parseView(const ClangCommand &Unit, View Which,
                            const Seed *Start, Standing As) {
  FileId Main = *Input.find(Unit.File);
  UnitFacts Facts;
  auto Use = [&](ParsedUnit &P) { Facts = reduce(P, Main, As); };
  ParseJob Job;
  Job.Command = &Unit;
  Job.Which = Which;
  if (Start) {
    Job.Seed = Start->Path;
    Job.SeedTests = &Start->Tests;
  }
  ParseResult Result = parseUnit(Settings, Job, Use);
  if (Start && Result != ParseResult::Done) {
    Job.Seed.clear();
    Job.SeedTests = nullptr;
    Result = parseUnit(Settings, Job, Use);
  }
  if (Result != ParseResult::Done) {
    Facts = {};
    Facts.Main = Main;
    FindingSink Out(Facts.Findings);
    Out.report("parse-error", Span{Main, 0, 0}, Origin::Direct,
               Evidence::Textual,
               "the parser failed on this file; it was translated by its "
               "tokens alone")
        .WantsTodo = false;
  }
  accept(std::move(Facts));
}

//===----------------------------------------------------------------------===//
// Facts
//===----------------------------------------------------------------------===//

/// True if the catalog names \p Header as the counterpart of a CUDA header.
static bool isHipHeader(llvm::StringRef Header) {
  for (const HeaderEntity &H : Catalog::allHeaders())
    if (H.Hip == Header && H.Cuda != Header)
      return true;
  return Header.starts_with("hip/") || Header.starts_with("hipcub/");
}

/// Source that is HIP already can't parse against CUDA's headers, and need not.
static bool isHipSource(const ParsedUnit &P) {
  for (const ParseError &E : P.Errors)
    if (E.MissingHeader && isHipHeader(E.Header))
      return true;
  return false;
}

void Translation::reportErrors(const ParsedUnit &P, Standing As,
                               UnitFacts &Out) {
  FindingSink Sink(Out.Findings);
  if (isHipSource(P)) {
    Sink.report("hip-source", Span{Out.Main, 0, 0}, Origin::Direct,
                Evidence::Textual,
                "includes HIP headers: what is HIP already is left alone");
    return;
  }
  if (As == Standing::Guess) {
    if (!P.Errors.empty())
      Sink.report("not-compiled", Span{Out.Main, 0, 0}, Origin::Direct,
                  Evidence::Textual,
                  "no compile command shows this file, and by itself it does "
                  "not parse");
    return;
  }
  for (const ParseError &E : P.Errors) {
    Finding &F = Sink.report(E.MissingHeader ? "missing-header" : "parse-error",
                             E.Where.value_or(Span{Out.Main, 0, 0}),
                             Origin::Direct, Evidence::Textual, E.Message);
    F.Entity = E.Header;
    F.WantsTodo = false;
    if (E.MissingHeader)
      F.Advice = "name its folder with -I, or with -p a build folder that has "
                 "compile_commands.json";
  }
}

void Translation::reportFlags(const ClangCommand &Unit, FileId Main) {
  std::lock_guard<std::mutex> Guard(Lock);
  FindingSink Sink(Found[Main]);
  for (const FlagIssue &I : Unit.Issues) {
    Finding &F = Sink.report(I.Rule, Span{Main, 0, 0}, Origin::Direct,
                             Evidence::Textual, I.Message);
    F.Level = I.Level;
    F.Advice = I.Advice;
    F.WantsTodo = false;
  }
}

UnitFacts Translation::reduce(ParsedUnit &P, FileId Main, Standing As) {
  UnitFacts Out;
  Out.Main = Main;
  Out.IsCuda = P.IsCuda;
  Out.Parsed = true;
  Out.Errors = P.Errors.size();
  Unit U = findUses(P, R.Facts, Out);
  FindingSink Sink(Out.Findings);
  for (const PassEntry<UnitPass> &Pass : unitPasses())
    if (isEnabled(Pass.Id))
      Pass.Run(U, Options, Sink);
  reportErrors(P, As, Out);
  return Out;
}

bool Translation::wantsDeviceView(const UnitFacts &Facts) const {
  for (const auto &[F, Said] : Facts.Files) {
    const SourceFile &File = Input.Files[F];
    for (const Name &N : File.Scan.Names)
      if (N.Where == Place::Condition)
        if (const Entity *E =
                R.Facts.find(llvm::StringRef(File.Text).slice(N.Begin, N.End));
            E && E->has(Trait::ArchMacro))
          return true;
  }
  return false;
}

void Translation::accept(UnitFacts Facts) {
  std::set<std::string> Defines;
  for (const auto &[F, Said] : Facts.Files)
    Defines.insert(Input.Files[F].Defines.begin(),
                   Input.Files[F].Defines.end());
  std::lock_guard<std::mutex> Guard(Lock);
  if (Facts.IsCuda && wantsDeviceView(Facts))
    ReadsArch.insert(Facts.Main);
  for (const auto &[F, Said] : Facts.Files)
    Views[F].add(Said, Facts, Defines);
  for (Finding &F : Facts.Findings) {
    // A fix lives in one file: that of its edits.
    FileId Home = F.Remedy && !F.Remedy->Edits.empty()
                      ? F.Remedy->Edits.front().Where.File
                      : F.Where.File;
    Found[Home].push_back(std::move(F));
  }
}

bool Translation::isEnabled(llvm::StringRef Id) const {
  for (const std::string &D : R.Options.Disabled)
    if (D == Id)
      return false;
  return true;
}

//===----------------------------------------------------------------------===//
// Files
//===----------------------------------------------------------------------===//

void Translation::dropDisabled(std::vector<Finding> &Findings) const {
  if (R.Options.Disabled.empty())
    return;
  Findings.erase(std::remove_if(Findings.begin(), Findings.end(),
                                [&](const Finding &F) {
                                  return !isEnabled(F.Rule) ||
                                         !isEnabled(ruleInfo(F.Rule).Pass);
                                }),
                 Findings.end());
}

FileReport Translation::finishFile(FileId I) {
  const SourceFile &File = Input.Files[I];
  FindingSink Sink(Found[I]);
  if (!File.Error.empty()) {
    Sink.report("file-unreadable", Span{I, 0, 0}, Origin::Direct,
                Evidence::Textual, "can't be read: " + File.Error)
        .WantsTodo = false;
    FileReport Out;
    Out.File = I;
    Out.Outcome = FileOutcome::Unreadable;
    Out.Findings = std::move(Found[I]);
    return Out;
  }
  FileView &V = Views[I];
  for (const Directive &D : File.Scan.Directives) {
    // What no unit resolved, the folders do.
    if (D.Kind != DirectiveKind::Include || D.Angled ||
        V.Includes.count(D.Begin))
      continue;
    llvm::SmallString<256> Path(llvm::sys::path::parent_path(File.Path));
    llvm::sys::path::append(Path, V.text(D));
    llvm::sys::path::remove_dots(Path, true);
    if (Input.find(Path))
      V.Includes[D.Begin].Project = true;
  }
  for (const PassEntry<FilePass> &Pass : filePasses())
    if (isEnabled(Pass.Id))
      Pass.Run(V, Options, Sink);
  dropDisabled(Found[I]);
  FileReport Out = mergeFile(V, std::move(Found[I]),
                             {R.Options.ApplyReview, R.Options.TodoComments});
  return Out;
}

Report Translation::finish() {
  Report Out;
  Out.Rules = allRules();
  for (const SourceFile &F : Input.Files)
    Out.Paths.push_back(F.Name);
  Out.Files.resize(Input.Files.size());
  forEachParallel(R.Jobs, Input.Files.size(), [&](size_t I) {
    Out.Files[I] = finishFile(I);
    std::lock_guard<std::mutex> Guard(Lock);
    ++State.FilesDone;
  });
  std::stable_sort(Out.Files.begin(), Out.Files.end(),
                   [&](const FileReport &A, const FileReport &B) {
                     return Out.path(A.File) < Out.path(B.File);
                   });
  return Out;
}

void Translation::progress(llvm::StringRef Current) {
  std::lock_guard<std::mutex> Guard(Lock);
  ++State.UnitsDone;
  State.Current = Current;
  if (R.OnProgress)
    R.OnProgress(State);
}

Report translate(const Request &R) { return Translation(R).run(); }

} // namespace hipwave
