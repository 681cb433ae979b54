//===- Outputs.h - writes what a translation made ---------------*- C++ -*-===//
//
// Part of hipwave, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef HIPWAVE_TOOLS_OUTPUTS_H
#define HIPWAVE_TOOLS_OUTPUTS_H

#include "Inputs.h"
#include "Plan.h"

namespace hipwave::cli {

// These say what failed and return false if anything did; the rest is done.

/// Files, a diff, or nothing, as the plan says.
bool writeOutputs(const Plan &P, const Request &Q, const Inputs &In,
                  const Report &R, const Console &Say);

/// The reports of the plan.
bool writeReports(const Plan &P, const Report &R, const Console &Say);

/// Findings and summary, on standard error. Takes the report because it leaves
/// out of it what would be too much for a terminal.
void printFindings(const Plan &P, Report R, const Console &Say);

} // namespace hipwave::cli

#endif
