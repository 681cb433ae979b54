//===- Help.cpp - the help and the manual page ----------------------------===//
//
// Part of hipwave, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CommandLine.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;

namespace hipwave::cli {

namespace {

struct CodeText {
  ExitCode Code;
  StringRef Text;
};

constexpr CodeText CodeTexts[] = {
    {Done, "Done, and nothing is left for a person."},
    {FindingsLeft, "Done; findings remain. With --check: a file would change."},
    {WrongUsage, "The command line is wrong; nothing was done."},
    {InputOutput, "An input could not be read or an output not written; the "
                  "rest was done."},
    {InternalError, "A fault in hipwave itself."},
};

constexpr StringRef Summary = "translate CUDA C++ to HIP";

/// "-o, --output=PATH".
std::string spelling(const OptionSpec &O) {
  std::string Out = O.Short ? std::string{'-', O.Short, ',', ' '} : "    ";
  Out += "--" + O.Name.str();
  StringRef Value = O.Meta.empty() ? O.Choices : O.Meta;
  if (O.What == Takes::Value)
    Out += "=" + Value.str();
  if (O.What == Takes::OptionalValue)
    Out += "[=" + Value.str() + "]";
  return Out;
}

/// Prints words up to column 79; what follows the first line is indented.
void wrap(StringRef Text, unsigned Column, unsigned Indent, raw_ostream &Out) {
  SmallVector<StringRef, 64> Words;
  Text.split(Words, ' ', -1, false);
  unsigned At = Column;
  for (StringRef Word : Words) {
    bool First = Word.data() == Words.front().data();
    if (!First && At + 1 + Word.size() > 79) {
      Out << '\n';
      Out.indent(At = Indent);
    } else if (!First) {
      Out << ' ';
      ++At;
    }
    Out << Word;
    At += Word.size();
  }
  Out << '\n';
}

void printOption(const OptionSpec &O, raw_ostream &Out) {
  constexpr unsigned Indent = 30;
  std::string Shown = "  " + spelling(O);
  Out << Shown;
  if (Shown.size() + 2 > Indent)
    Out << '\n';
  Out.indent(Shown.size() + 2 > Indent ? Indent : Indent - Shown.size());
  wrap(O.Text, Indent, Indent, Out);
}

void printOptions(Command C, bool Hidden, raw_ostream &Out) {
  StringRef Group;
  for (const OptionSpec &O : allOptions()) {
    if (!appliesTo(O, C) || (O.Hidden && !Hidden))
      continue;
    if (O.Group != Group)
      Out << '\n' << (Group = O.Group) << ":\n";
    printOption(O, Out);
  }
}

void printGeneral(raw_ostream &Out) {
  Out << "hipwave: " << Summary
      << "\n\nUsage: hipwave COMMAND ...\n\nCommands:\n";
  for (const CommandSpec &C : allCommands())
    if (!C.Hidden)
      Out << "  " << left_justify(C.Name, 14) << C.Summary << '\n';
  Out << "\n\"hipwave help COMMAND\" tells more of one.\n\nExamples:\n"
         "  hipwave translate saxpy.cu -o saxpy.hip -- -Iinclude\n"
         "  hipwave translate src -o src-hip -p build\n"
         "  hipwave translate --in-place --backup -p build src/a.cu src/b.cu\n"
         "  hipwave translate --check src\n";
}

/// Text for troff: what it would take for a command is escaped.
std::string escaped(StringRef Text) {
  std::string Out;
  for (char C : Text) {
    if (C == '\\')
      Out += "\\e";
    else if (C == '-')
      Out += "\\-";
    else
      Out += C;
  }
  if (StringRef(Out).starts_with(".") || StringRef(Out).starts_with("'"))
    Out.insert(0, "\\&");
  return Out;
}

void manualText(StringRef Text, raw_ostream &Out) {
  while (!Text.empty()) {
    StringRef Paragraph;
    std::tie(Paragraph, Text) = Text.split("\n\n");
    Out << ".PP\n" << escaped(Paragraph) << '\n';
  }
}

void manualCommand(const CommandSpec &C, raw_ostream &Out) {
  Out << ".SS \"" << escaped(("hipwave " + C.Name + " " + C.Operands).str())
      << "\"\n"
      << escaped((C.Summary.take_front().upper() + C.Summary.drop_front() + ".")
                     .str())
      << '\n';
  manualText(C.Description, Out);
  for (const OptionSpec &O : allOptions())
    if (appliesTo(O, C.Id) && !O.Hidden && O.Id != Opt::Help)
      Out << ".TP\n.B " << escaped(StringRef(spelling(O)).trim()) << '\n'
          << escaped(O.Text) << '\n';
}

} // namespace

void printHelp(const CommandSpec *C, bool Hidden, raw_ostream &Out) {
  if (!C)
    return printGeneral(Out);
  Out << "Usage: hipwave " << C->Name;
  if (C->Id == Command::Translate)
    Out << " [OPTIONS]";
  if (!C->Operands.empty())
    Out << ' ' << C->Operands;
  Out << "\n\n";
  wrap((C->Summary.take_front().upper() + C->Summary.drop_front() + ".").str(),
       0, 0, Out);
  for (StringRef Rest = C->Description; !Rest.empty();) {
    StringRef Paragraph;
    std::tie(Paragraph, Rest) = Rest.split("\n\n");
    Out << '\n';
    wrap(Paragraph, 0, 0, Out);
  }
  printOptions(C->Id, Hidden, Out);
  if (C->Id != Command::Translate)
    return;
  Out << "\nExit status:\n";
  for (const CodeText &T : CodeTexts) {
    Out << "  " << unsigned(T.Code) << "  ";
    wrap(T.Text, 5, 5, Out);
  }
}

void printManual(raw_ostream &Out) {
  Out << ".TH HIPWAVE 1 \"\" \"hipwave " HIPWAVE_VERSION
         "\" \"User Commands\"\n"
      << ".SH NAME\nhipwave \\- " << escaped(Summary) << "\n.SH SYNOPSIS\n";
  for (const CommandSpec &C : allCommands())
    if (!C.Hidden)
      Out << ".B hipwave " << C.Name << '\n'
          << escaped(C.Operands) << (C.Operands.empty() ? ".br\n" : "\n.br\n");
  Out << ".SH COMMANDS\n";
  for (const CommandSpec &C : allCommands())
    if (!C.Hidden)
      manualCommand(C, Out);
  Out << ".SH \"EXIT STATUS\"\n";
  for (const CodeText &T : CodeTexts)
    Out << ".TP\n.B " << unsigned(T.Code) << '\n' << escaped(T.Text) << '\n';
  Out << ".SH FILES\n.TP\n.B .hipwaveignore\n"
      << escaped("Names files that are not translated, in the syntax of "
                 ".gitignore; read in every folder.")
      << "\n.TP\n.B compile_commands.json\n"
      << escaped("How files are compiled, as CMake and others write it.")
      << '\n';
}

} // namespace hipwave::cli
