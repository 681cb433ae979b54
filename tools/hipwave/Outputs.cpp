//===- Outputs.cpp - writes what a translation made -----------------------===//
//
// Part of hipwave, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Outputs.h"
#include "Export/Export.h"
#include "Export/Paths.h"
#include "Export/Write.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/raw_ostream.h"
#include <map>

using namespace llvm;

namespace hipwave::cli {

/// The report of the one file that was named; null if it could not be read.
static const FileReport *onlyFile(const Inputs &In, const Report &R) {
  for (const FileReport &F : R.Files)
    if (R.path(F.File) == In.Files.Shown.front() &&
        F.Outcome != FileOutcome::Unreadable)
      return &F;
  return nullptr;
}

/// Says what became of each file, with --verbose.
static bool tell(const Written &Done, Error E, const Console &Say) {
  for (const std::string &Path : Done.Backups)
    Say.detail("kept the original as " + Path);
  for (const std::string &Path : Done.Changed)
    Say.detail("wrote " + Path);
  for (const std::string &Path : Done.Removed)
    Say.detail("removed " + Path);
  if (!E)
    return true;
  Say.error(std::move(E));
  return false;
}

static bool writeOneFile(const Plan &P, const Inputs &In, const Report &R,
                         const Console &Say) {
  const FileReport *F = onlyFile(In, R);
  if (!F)
    return false; // The finding says why.
  FileWriteOptions Options;
  sys::fs::file_status Status;
  if (!sys::fs::exists(P.Output) &&
      !sys::fs::status(In.Files.Absolute.front(), Status))
    Options.Mode = unsigned(Status.permissions()) & 0777;
  Written Done;
  Error E = writeFileAtomically(P.Output, F->NewText, Options);
  if (!E)
    Done.Changed.push_back(P.Output);
  return tell(Done, std::move(E), Say);
}

static bool isRenamed(const ProjectLink &L, StringRef RenameCu) {
  return L.Inside && renamedCu(L.Target, RenameCu) != L.Target;
}

/// Files of the tree that are no sources, and links that stay as they are.
static std::vector<std::string> copies(const InputTree &T, const Report &R,
                                       StringRef RenameCu) {
  StringSet<> Reported;
  for (const FileReport &F : R.Files)
    Reported.insert(R.path(F.File));
  std::vector<std::string> Out;
  for (const std::string &Path : T.Files.Others)
    if (std::string Shown = T.shown(Path); !Reported.contains(Shown))
      Out.push_back(std::move(Shown));
  for (const ProjectLink &L : T.Files.Links)
    if (!isRenamed(L, RenameCu))
      Out.push_back(T.shown(L.Path));
  return Out;
}

/// Links to files that get another name follow them.
static bool writeRenamedLinks(const InputTree &T, const TreeOptions &Options,
                              const Console &Say) {
  bool Good = true;
  for (const ProjectLink &L : T.Files.Links) {
    if (!isRenamed(L, Options.RenameCu))
      continue;
    if (Error E = writeLinkAtomically(Options.OutRoot + "/" +
                                          renamedCu(L.Path, Options.RenameCu),
                                      renamedCu(L.Target, Options.RenameCu))) {
      Say.error(std::move(E));
      Good = false;
    }
  }
  return Good;
}

static bool writeFolder(const Plan &P, const Request &Q, const Inputs &In,
                        const Report &R, const Console &Say) {
  const InputTree &T = In.Trees.front();
  TreeOptions Options;
  Options.SourceRoot = T.Files.Root;
  Options.OutRoot = absolutePath(P.Output);
  Options.Copies = copies(T, R, Q.Options.RenameCu);
  Options.RenameCu = Q.Options.RenameCu;
  Written Done;
  Error E = writeTree(R, Options, &Done);
  bool Wrote = tell(Done, std::move(E), Say);
  Wrote &= writeRenamedLinks(T, Options, Say);
  if (!Wrote)
    return false; // Empty folders would only fail once more.
  for (const std::string &Folder : T.Files.EmptyFolders)
    if (std::error_code EC =
            sys::fs::create_directories(Options.OutRoot + "/" + Folder)) {
      Say.error("can't make the folder '" + P.Output + "/" + Folder +
                "': " + EC.message());
      Wrote = false;
    }
  return Wrote;
}

static bool writeOver(const Plan &P, const Request &Q, const Report &R,
                      const Console &Say) {
  InPlaceOptions Options;
  Options.BackupSuffix = P.Backup ? P.BackupSuffix : "";
  Options.RenameCu = Q.Options.RenameCu;
  Written Done;
  Error E = writeInPlace(R, Options, &Done);
  return tell(Done, std::move(E), Say);
}

static void printDiff(const Plan &P, const Request &Q, const Report &R) {
  DiffOptions Options;
  Options.Root = Q.Directory;
  Options.RenameCu = Q.Options.RenameCu;
  Options.Color = P.DiffColor;
  exportDiff(R, Options, outs());
}

/// What --check found.
static void tellChanges(const Report &R, const Console &Say) {
  constexpr unsigned Most = 20;
  unsigned Count = 0;
  for (const FileReport &F : R.Files)
    if (F.Outcome == FileOutcome::Translated && ++Count <= Most)
      Say.note("'" + R.path(F.File) + "' would change");
  if (Count > Most)
    Say.note("and " + Twine(Count - Most) + " more files");
}

bool writeOutputs(const Plan &P, const Request &Q, const Inputs &In,
                  const Report &R, const Console &Say) {
  switch (P.To) {
  case Sink::StandardOutput:
    if (const FileReport *F = onlyFile(In, R)) {
      outs() << F->NewText;
      return true;
    }
    return false;
  case Sink::File:
    return writeOneFile(P, In, R, Say);
  case Sink::Folder:
    return writeFolder(P, Q, In, R, Say);
  case Sink::InPlace:
    return writeOver(P, Q, R, Say);
  case Sink::Nothing:
    if (P.Diff)
      printDiff(P, Q, R);
    else
      tellChanges(R, Say);
    return true;
  }
  llvm_unreachable("sink");
}

static void render(ReportPlan::Format As, const Report &R, raw_ostream &Out) {
  switch (As) {
  case ReportPlan::Format::Text: {
    TextOptions Options;
    Options.Least = Severity::Remark;
    exportText(R, Options, Out);
    Out << '\n';
    return exportSummary(R, {}, Out);
  }
  case ReportPlan::Format::Json: {
    JsonOptions Options;
    Options.ToolVersion = HIPWAVE_VERSION;
    return exportJson(R, Options, Out);
  }
  case ReportPlan::Format::Sarif: {
    SarifOptions Options;
    Options.ToolVersion = HIPWAVE_VERSION;
    Options.Root = absolutePath(".");
    return exportSarif(R, Options, Out);
  }
  case ReportPlan::Format::Yaml:
    return exportFixesYaml(R, {}, Out);
  }
  llvm_unreachable("format");
}

bool writeReports(const Plan &P, const Report &R, const Console &Say) {
  bool Good = true;
  for (const ReportPlan &Wanted : P.Reports) {
    std::string Text;
    raw_string_ostream Out(Text);
    render(Wanted.As, R, Out);
    if (Wanted.Path.empty()) {
      outs() << Text;
      continue;
    }
    if (Error E = writeFileAtomically(Wanted.Path, Text)) {
      Say.error(std::move(E));
      Good = false;
    }
  }
  return Good;
}

/// Keeps the first `Max` findings of each rule that the terminal would show.
/// Returns how many were dropped.
static std::map<std::string, unsigned> thinOut(Report &R, unsigned Max,
                                               Severity Least) {
  std::map<std::string, unsigned> Seen, Dropped;
  for (FileReport &F : R.Files)
    llvm::erase_if(F.Findings, [&](const Finding &Found) {
      if (Found.Level < Least || ++Seen[Found.Rule] <= Max)
        return false;
      ++Dropped[Found.Rule];
      return true;
    });
  return Dropped;
}

void printFindings(const Plan &P, Report R, const Console &Say) {
  std::string Summary;
  raw_string_ostream SummaryOut(Summary);
  if (!Say.isQuiet() && (R.Files.size() > 1 || Say.isVerbose()))
    exportSummary(R, {}, SummaryOut);
  TextOptions Options;
  Options.Least = Say.isVerbose() ? Severity::Remark
                  : Say.isQuiet() ? Severity::Error
                                  : Severity::Warning;
  std::map<std::string, unsigned> Dropped;
  if (P.MaxFindings)
    Dropped = thinOut(R, P.MaxFindings, Options.Least);
  raw_ostream &Out = errs();
  Out.SetBuffered(); // Thousands of lines, otherwise a system call for each
                     // word.
  Options.Color = Say.Color;
  exportText(R, Options, Out);
  for (const auto &[Rule, Count] : Dropped)
    Out << "note: and " << Count << " more [" << Rule << "]\n";
  if (!Dropped.empty())
    Out << "note: --max-findings=0 prints all; a --report holds all\n";
  Out << SummaryOut.str();
  Out.flush();
  Out.SetUnbuffered();
}

} // namespace hipwave::cli
