//===- Plan.h - what a translate command is to do ---------------*- C++ -*-===//
//
// Part of hipwave, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef HIPWAVE_TOOLS_PLAN_H
#define HIPWAVE_TOOLS_PLAN_H

#include "CommandLine.h"
#include "Engine/Translate.h"

namespace hipwave::cli {

/// Where the translation goes.
enum class Sink {
  StandardOutput, ///< One file.
  File,           ///< One file.
  Folder,         ///< A tree.
  InPlace,
  Nothing, ///< --diff or --check.
};

struct ReportPlan {
  enum class Format { Text, Json, Sarif, Yaml } As = Format::Text;
  std::string Path; ///< Empty: standard output.
};

struct Plan {
  Sink To = Sink::Nothing;
  std::string Output; ///< As typed.
  bool Diff = false, Check = false;
  bool DiffColor = false;
  bool Backup = false;
  std::string BackupSuffix;
  unsigned MaxFindings = 0; ///< 0: all.
  std::vector<ReportPlan> Reports;
};

/// The plan, or what is wrong with the command line.
llvm::Expected<Plan> makePlan(const Arguments &A);

/// The request, but for files and commands.
llvm::Expected<Request> makeRequest(const Arguments &A);

} // namespace hipwave::cli

#endif
