//===- Plan.cpp - what a translate command is to do -----------------------===//
//
// Part of hipwave, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Plan.h"
#include "Commands.h"
#include "Inputs.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/Config/llvm-config.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Process.h"

using namespace llvm;

namespace hipwave::cli {

/// What makes the output folder unusable for a tree.
static Error checkFolder(const std::string &In, const std::string &Out) {
  if (isSameFile(In, Out))
    return makeError("'" + Out +
                     "' is the input folder; to change files where "
                     "they are, use --in-place");
  if (isBelow(absolutePath(In), absolutePath(Out)))
    return makeError("the output folder '" + Out +
                     "' holds the input folder; "
                     "files of the input could be overwritten");
  if (sys::fs::exists(Out) && !sys::fs::is_directory(Out))
    return makeError("'" + Out +
                     "' is a file, and a folder is translated to a folder");
  return Error::success();
}

static Error checkFile(const std::string &In, const std::string &Out) {
  if (isSameFile(In, Out) || absolutePath(In) == absolutePath(Out))
    return makeError("'" + Out +
                     "' is the input; to change a file where it is, "
                     "use --in-place");
  if (sys::fs::is_directory(Out))
    return makeError("'" + Out + "' is a folder; name a file, such as '" + Out +
                     (StringRef(Out).ends_with("/") ? "" : "/") +
                     sys::path::filename(In) + "'");
  return Error::success();
}

static Expected<Sink> findSink(const Arguments &A) {
  if (A.Operands.empty())
    return makeError("'translate' needs a file or folder");
  bool HasOutput = A.has(Opt::Output);
  if (HasOutput && A.has(Opt::InPlace))
    return makeError("--in-place and -o exclude each other");
  bool Writes = !A.has(Opt::Diff) && !A.has(Opt::Check);
  if (!Writes)
    return Sink::Nothing;
  if (A.has(Opt::InPlace))
    return Sink::InPlace;
  std::string Out = A.value(Opt::Output).str();
  if (HasOutput && Out.empty())
    return makeError("-o needs a name that is not empty");
  bool AnyFolder = llvm::any_of(A.Operands, [](const std::string &P) {
    return sys::fs::is_directory(P);
  });
  if (A.Operands.size() > 1)
    return makeError("several paths need --in-place, --diff or --check");
  if (!HasOutput && AnyFolder)
    return makeError("a folder needs -o FOLDER, --in-place, --diff or --check");
  if (!HasOutput || (Out == "-" && !AnyFolder))
    return Sink::StandardOutput;
  const std::string &In = A.Operands.front();
  if (Error E = AnyFolder ? checkFolder(In, Out) : checkFile(In, Out))
    return E;
  return AnyFolder ? Sink::Folder : Sink::File;
}

static std::optional<ReportPlan::Format> formatOf(StringRef Name) {
  using Format = ReportPlan::Format;
  return StringSwitch<std::optional<Format>>(Name)
      .Case("text", Format::Text)
      .Case("txt", Format::Text)
      .Case("json", Format::Json)
      .Case("sarif", Format::Sarif)
      .Case("yaml", Format::Yaml)
      .Case("yml", Format::Yaml)
      .Default(std::nullopt);
}

/// --format holds for the --report options after it; alone it means standard
/// output, if nothing else goes there.
static Error findReports(const Arguments &A, Plan &P) {
  std::optional<ReportPlan::Format> Format;
  bool Used = true;
  for (const auto &[Id, Value] : A.Given) {
    if (Id == Opt::Format) {
      Format = formatOf(Value);
      Used = false;
    } else if (Id == Opt::Report) {
      StringRef Extension = sys::path::extension(Value);
      Extension.consume_front(".");
      auto As = Format ? Format : formatOf(Extension);
      if (!As)
        return makeError("the extension of '" + Value +
                         "' says no format; put "
                         "--format=text, json, sarif or yaml before it");
      P.Reports.push_back({.As = *As, .Path = Value});
      Used = true;
    }
  }
  if (Used)
    return Error::success();
  if (P.Diff || P.To == Sink::StandardOutput)
    return makeError("standard output is taken; name a file with --report");
  P.Reports.push_back({.As = *Format, .Path = ""});
  return Error::success();
}

Expected<Plan> makePlan(const Arguments &A) {
  Plan P;
  Expected<Sink> To = findSink(A);
  if (!To)
    return To.takeError();
  P.To = *To;
  P.Output = A.value(Opt::Output).str();
  P.Diff = A.has(Opt::Diff);
  P.DiffColor = wantsColor(A, sys::Process::StandardOutHasColors());
  P.Check = A.has(Opt::Check);
  P.Backup = A.has(Opt::Backup);
  P.BackupSuffix = A.value(Opt::Backup).str();
  if (P.BackupSuffix.empty())
    P.BackupSuffix = ".orig";
  if (P.Backup && !A.has(Opt::InPlace))
    return makeError("--backup goes with --in-place");
  if (P.BackupSuffix.find('/') != std::string::npos)
    return makeError("the suffix of --backup can't hold a '/'");
  if (A.has(Opt::RenameCu) &&
      (P.To == Sink::StandardOutput || P.To == Sink::File))
    return makeError(
        "--rename-cu is for folders and --in-place; name the file with -o");
  Expected<unsigned> Max = number(A, Opt::MaxFindings, 50);
  if (!Max)
    return Max.takeError();
  P.MaxFindings = *Max;
  if (Error E = findReports(A, P))
    return E;
  return P;
}

static Error findDisabled(const Arguments &A, TranslateOptions &Options) {
  for (const std::string &Value : A.values(Opt::Disable)) {
    SmallVector<StringRef, 8> Ids;
    StringRef(Value).split(Ids, ',', -1, false);
    for (StringRef Id : Ids) {
      Id = Id.trim();
      if (llvm::none_of(allRules(), [Id](const RuleInfo &R) {
            return R.Id == Id || R.Pass == Id;
          })) {
        StringRef Near = nearestRule(Id);
        return makeError("--disable: there is no rule or pass '" + Id + "'" +
                         (Near.empty() ? "; \"hipwave rules\" lists them"
                                       : "; did you mean '" + Near + "'?"));
      }
      Options.Disabled.push_back(Id.str());
    }
  }
  return Error::success();
}

static Error findSdk(const Arguments &A, Request &R) {
  if (!A.has(Opt::CudaPath))
    return Error::success();
  if (A.has(Opt::OwnDeclarations))
    return makeError("--cuda-path and --own-declarations exclude each other");
  R.Sdk.From = SdkChoice::Kind::Path;
  R.Sdk.Path = absolutePath(A.value(Opt::CudaPath));
  if (!sys::fs::exists(R.Sdk.Path + "/include/cuda.h"))
    return makeError("--cuda-path: there is no include/cuda.h in '" +
                     A.value(Opt::CudaPath) + "'; name the toolkit's root");
  return Error::success();
}

/// The headers of Clang that an install may carry; empty: the engine knows.
static std::string resourceDir(const Arguments &A) {
  if (A.has(Opt::ResourceDir))
    return absolutePath(A.value(Opt::ResourceDir));
  std::string Own =
      besideProgram("lib/hipwave/clang/" + std::to_string(LLVM_VERSION_MAJOR));
  return sys::fs::is_directory(Own) ? Own : std::string();
}

Expected<Request> makeRequest(const Arguments &A) {
  Request R;
  Expected<Catalog> Facts = loadCatalog(A);
  if (!Facts)
    return Facts.takeError();
  R.Facts = *Facts;
  Expected<unsigned> Jobs = jobs(A);
  if (!Jobs)
    return Jobs.takeError();
  R.Jobs = *Jobs;
  R.DefaultFlags = A.Flags;
  R.Directory = absolutePath(".");
  R.ResourceDir = resourceDir(A);
  R.UseSeeds = !A.has(Opt::NoSeeds);
  R.Options.Launch = A.value(Opt::Launch) == "macro" ? LaunchSyntax::Macro
                                                     : LaunchSyntax::Keep;
  R.Options.ApplyReview = A.has(Opt::ApplyReview);
  R.Options.TodoComments = !A.has(Opt::NoTodo);
  R.Options.RenameCu = A.value(Opt::RenameCu).ltrim('.').str();
  if (Error E = findSdk(A, R))
    return E;
  if (Error E = findDisabled(A, R.Options))
    return E;
  return R;
}

} // namespace hipwave::cli
