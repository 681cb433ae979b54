//===- Merge.h - findings in, one text out ----------------------*- C++ -*-===//
//
// Part of hipwave, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef HIPWAVE_ENGINE_MERGE_H
#define HIPWAVE_ENGINE_MERGE_H

#include "Core/Report.h"
#include "Match/FileView.h"

namespace hipwave {

struct MergeOptions {
  bool ApplyReview = false;
  bool TodoComments = true;
};

/// Settles the findings of one file: joins those that several compilations
/// made, chooses among their edits, adds the headers that fixes need, and marks
/// what stays undone. A finding never disappears: one whose edits lost against
/// another's keeps its place in the report, without its fix.
FileReport mergeFile(const FileView &F, std::vector<Finding> Findings,
                     const MergeOptions &Options);

} // namespace hipwave

#endif
