//===- ProgressLine.cpp - how far a translation has come ------------------===//
//
// Part of hipwave, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ProgressLine.h"
#include "CommandLine.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/Process.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;

namespace hipwave::cli {

static std::string duration(double Seconds) {
  auto S = unsigned(Seconds + 0.5);
  if (S < 100)
    return formatv("{0} s", S);
  if (S < 5400)
    return formatv("{0} min", (S + 30) / 60);
  return formatv("{0} h {1} min", S / 3600, S % 3600 / 60);
}

std::string progressText(unsigned Done, unsigned All, double Seconds) {
  std::string Text = formatv("{0}/{1} files ({2} %)", Done, All,
                             All ? uint64_t(Done) * 100 / All : 100);
  if (!Done || Seconds <= 0)
    return Text;
  double Rate = Done / Seconds;
  return formatv("{0}, {1} a second, {2} left", Text,
                 Rate < 10 ? formatv("{0:F1}", Rate).str()
                           : formatv("{0:F0}", Rate).str(),
                 duration((All - Done) / Rate));
}

ProgressLine::ProgressLine(const Arguments &A) {
  StringRef Choice = A.value(Opt::Progress, "auto");
  Terminal = sys::Process::StandardErrIsDisplayed();
  Enabled = Choice == "always" || (Choice == "auto" && !A.has(Opt::Quiet));
  using namespace std::chrono_literals;
  if (Choice == "always")
    Next = Start;
  else
    Next = Start + (Terminal ? 500ms : 5000ms);
}

void ProgressLine::show(const Progress &P) {
  Clock::time_point Now = Clock::now();
  if (!Enabled || Now < Next || !P.Units)
    return;
  using namespace std::chrono_literals;
  Next = Now + (Terminal ? 100ms : 5000ms);
  double Seconds = std::chrono::duration<double>(Now - Start).count();
  std::string Text = "hipwave: " + progressText(P.UnitsDone, P.Units, Seconds);
  if (!Terminal) {
    errs() << Text << '\n';
    return;
  }
  // What does not fit would start a second line, which "\r" can't take back.
  unsigned Columns = sys::Process::StandardErrColumns();
  Text += (": " + P.Current).str();
  if (Columns > 1 && Text.size() >= Columns)
    Text.resize(Columns - 1);
  errs() << "\r\033[K" << Text;
  errs().flush();
  Shown = true;
}

void ProgressLine::clear() {
  if (Shown)
    errs() << "\r\033[K";
  Shown = false;
}

} // namespace hipwave::cli
