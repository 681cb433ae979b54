//===- Console.cpp - hipwave's own words on standard error ----------------===//
//
// Part of hipwave, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Console.h"
#include "CommandLine.h"
#include "llvm/Support/Process.h"
#include "llvm/Support/raw_ostream.h"
#include <cstdlib>

using namespace llvm;

namespace hipwave::cli {

bool wantsColor(const Arguments &A, bool IsTerminal) {
  StringRef Choice = A.value(Opt::Color, "auto");
  if (Choice != "auto")
    return Choice == "always";
  const char *NoColor = std::getenv("NO_COLOR"); // See https://no-color.org.
  return (!NoColor || !*NoColor) && IsTerminal;
}

Console::Console(const Arguments &A)
    : Color(wantsColor(A, sys::Process::StandardErrHasColors())),
      Level(A.has(Opt::Quiet)     ? Talk::Quiet
            : A.has(Opt::Verbose) ? Talk::Verbose
                                  : Talk::Normal) {}

static void line(StringRef Label, raw_ostream::Colors C, bool Color,
                 const Twine &Message) {
  raw_ostream &Out = errs();
  Out << "hipwave: ";
  Out.enable_colors(Color);
  if (Color)
    Out.changeColor(C, /*Bold=*/true);
  Out << Label << ": ";
  if (Color)
    Out.resetColor();
  Out << Message << '\n';
}

void Console::error(const Twine &Message) const {
  line("error", raw_ostream::RED, Color, Message);
}

void Console::error(Error E) const {
  handleAllErrors(std::move(E),
                  [this](const ErrorInfoBase &I) { error(I.message()); });
}

void Console::warning(const Twine &Message) const {
  if (!isQuiet())
    line("warning", raw_ostream::MAGENTA, Color, Message);
}

void Console::note(const Twine &Message) const {
  if (!isQuiet())
    line("note", raw_ostream::CYAN, Color, Message);
}

void Console::detail(const Twine &Message) const {
  if (isVerbose())
    line("remark", raw_ostream::BLUE, Color, Message);
}

} // namespace hipwave::cli
