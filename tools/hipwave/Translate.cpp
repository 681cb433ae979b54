//===- Translate.cpp - hipwave translate ----------------------------------===//
//
// Part of hipwave, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Commands.h"
#include "Engine/BuildFiles.h"
#include "Frontend/TokenScan.h"
#include "Outputs.h"
#include "ProgressLine.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MemoryBuffer.h"

using namespace llvm;

namespace hipwave::cli {

/// True if something in the file would have to change.
static bool holdsCuda(const std::string &Path, const Catalog &Facts) {
  auto Text = MemoryBuffer::getFile(Path, false, false);
  if (!Text)
    return false; // It is not in scope, so this is no loss.
  TokenScan Scan = scanTokens((*Text)->getBuffer(),
                              [&](StringRef Name) -> uint32_t {
                                const Entity *E = Facts.find(Name);
                                return E && E->Hip != E->Cuda;
                              },
                              [](StringRef) { return false; });
  return !Scan.Names.empty() || !Scan.Launches.empty();
}

static void tellLeftOut(const Inputs &In, const Catalog &Facts,
                        const Console &Say) {
  for (size_t I = 0; I != In.LeftOut.Absolute.size(); ++I)
    if (holdsCuda(In.LeftOut.Absolute[I], Facts))
      Say.note("the included '" + In.LeftOut.Shown[I] +
               "' holds CUDA code and was "
               "not translated; translate its folder, or use --in-place");
}

/// --warnings-as-errors.
static void raiseWarnings(Report &R) {
  for (FileReport &F : R.Files)
    for (Finding &Found : F.Findings)
      if (Found.Level == Severity::Warning)
        Found.Level = Severity::Error;
}

static bool isDisabled(const Request &Q, StringRef Id) {
  return llvm::is_contained(Q.Options.Disabled, Id);
}

static Report makeReport(const Request &Q, const Inputs &In,
                         const Arguments &A) {
  Report R = translate(Q);
  if (!isDisabled(Q, "build-files") &&
      !isDisabled(Q, "build-file-not-translated"))
    reportBuildFiles(In.BuildFiles.Absolute, In.BuildFiles.Shown, R);
  if (A.has(Opt::WarningsAsErrors))
    raiseWarnings(R);
  return R;
}

/// See the table of exit statuses in Help.cpp.
static ExitCode status(const Plan &P, const Report &R, bool Failed) {
  bool Left = false;
  for (const FileReport &F : R.Files) {
    Failed |= F.Outcome == FileOutcome::Unreadable;
    Left |= P.Check && F.Outcome == FileOutcome::Translated;
    // A fix that could not be made leaves its reason.
    Left |= llvm::any_of(F.Findings, [](const Finding &Found) {
      return Found.Level != Severity::Remark && (!Found.Remedy || Found.WhyNot);
    });
  }
  return Failed ? InputOutput : Left ? FindingsLeft : Done;
}

/// Headers that named files include are changed only where a person looks at
/// the files as a whole: in place, or to see what would happen there.
static Included headersFor(Sink To) {
  return To == Sink::InPlace || To == Sink::Nothing ? Included::Taken
                                                    : Included::Listed;
}

int runTranslate(const Arguments &A) {
  Console Say(A);
  Expected<Plan> P = makePlan(A);
  if (!P) {
    Say.error(P.takeError());
    return WrongUsage;
  }
  Expected<Request> Q = makeRequest(A);
  if (!Q) {
    Say.error(Q.takeError());
    return WrongUsage;
  }
  std::string OutFolder = P->To == Sink::Folder ? absolutePath(P->Output) : "";
  Inputs In = findInputs(A, headersFor(P->To), OutFolder, Say);
  if (In.Files.empty() && In.Trees.empty())
    return InputOutput; // findInputs has said why.
  if (In.Files.empty())
    Say.warning("there is no source file to translate");
  Q->Files = In.Files.Absolute;
  Q->Names = In.Files.Shown;
  Q->Commands = In.Commands;
  ProgressLine Line(A);
  Q->OnProgress = [&Line](const Progress &Now) { Line.show(Now); };
  Report R = makeReport(*Q, In, A);
  Line.clear();
  tellLeftOut(In, Q->Facts, Say);
  bool Failed = In.Failed;
  Failed |= !writeOutputs(*P, *Q, In, R, Say);
  Failed |= !writeReports(*P, R, Say);
  ExitCode Status = status(*P, R, Failed);
  printFindings(*P, std::move(R), Say);
  return Status;
}

} // namespace hipwave::cli
