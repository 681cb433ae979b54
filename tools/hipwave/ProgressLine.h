//===- ProgressLine.h - how far a translation has come ----------*- C++ -*-===//
//
// Part of hipwave, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef HIPWAVE_TOOLS_PROGRESSLINE_H
#define HIPWAVE_TOOLS_PROGRESSLINE_H

#include "Engine/Translate.h"
#include <chrono>

namespace hipwave::cli {

class Arguments;

/// Shows progress on standard error: on a terminal in one line that is written
/// over, elsewhere as a line every few seconds. Short runs show nothing.
class ProgressLine {
public:
  explicit ProgressLine(const Arguments &A);
  ~ProgressLine() { clear(); }
  ProgressLine(const ProgressLine &) = delete;
  ProgressLine &operator=(const ProgressLine &) = delete;

  void show(const Progress &P);
  /// Takes the line away before anything else is written.
  void clear();

private:
  using Clock = std::chrono::steady_clock;
  bool Enabled, Terminal, Shown = false;
  Clock::time_point Start = Clock::now(), Next;
};

/// "12/40 files (30 %), 2.5 a second, 11 s left"; no rate before the first.
std::string progressText(unsigned Done, unsigned All, double Seconds);

} // namespace hipwave::cli

#endif
