//===- CommandLine.h - commands, options and their values -------*- C++ -*-===//
//
// Part of hipwave, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One table of commands and one of options (Table.cpp). The parser, --help, the
// manual page and the shells' completions are all made from these two.
//
//===----------------------------------------------------------------------===//
#ifndef HIPWAVE_TOOLS_COMMANDLINE_H
#define HIPWAVE_TOOLS_COMMANDLINE_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include <string>
#include <utility>
#include <vector>

namespace hipwave::cli {

/// Exit statuses; also printed by the help and the manual page.
enum ExitCode {
  Done = 0, ///< Nothing is left for a person.
  FindingsLeft =
      1,           ///< Done; findings remain. With --check: files would change.
  WrongUsage = 2,  ///< The command line is wrong; nothing was done.
  InputOutput = 3, ///< An input or output failed; the rest was done.
  InternalError = 4, ///< A fault of hipwave's own.
};

enum class Command {
  Translate,
  Scan,
  Query,
  Explain,
  Rules,
  Completions,
  Version,
  Help,
  Manual, ///< Prints the manual page; for the build, so not shown.
};

/// What the shells complete for an argument.
enum class Completes { Nothing, Files, Folders, Rules, Commands };

struct CommandSpec {
  Command Id;
  llvm::StringRef Name;
  llvm::StringRef Operands = {};    ///< "PATH…"
  llvm::StringRef Summary;          ///< One line, no full stop.
  llvm::StringRef Description = {}; ///< Paragraphs, separated by blank lines.
  Completes Operand = Completes::Nothing;
  llvm::StringRef OperandChoices = {}; ///< "bash|zsh|fish", or empty.
  bool Hidden = false;
};

enum class Opt {
  Output,
  InPlace,
  BuildDir,
  Root,
  Check,
  Diff,
  Backup,
  RenameCu,
  Exclude,
  Include,
  Launch,
  ApplyReview,
  NoTodo,
  Mapping,
  Disable,
  CudaPath,
  OwnDeclarations,
  ResourceDir,
  NoSeeds,
  Format,
  Report,
  Json,
  MaxFindings,
  WarningsAsErrors,
  Quiet,
  Verbose,
  Progress,
  Color,
  Jobs,
  Help,
  HelpHidden,
};

enum class Takes { Nothing, Value, OptionalValue };

struct OptionSpec {
  Opt Id;
  llvm::StringRef Name; ///< Without dashes.
  char Short = 0;
  llvm::StringRef Group; ///< Heading in the help.
  Takes What = Takes::Nothing;
  llvm::StringRef Meta =
      {}; ///< Name of the value: "DIR". Empty if Choices says it.
  llvm::StringRef Choices = {}; ///< "auto|always|never", or empty: any value.
  Completes Value = Completes::Nothing;
  unsigned Commands = 0; ///< Bit per Command.
  llvm::StringRef Text;  ///< Sentences.
  bool Hidden = false;
};

llvm::ArrayRef<CommandSpec> allCommands();
llvm::ArrayRef<OptionSpec> allOptions();
const CommandSpec *findCommand(llvm::StringRef Name);
const CommandSpec &commandSpec(Command C);
const OptionSpec &optionSpec(Opt O);
bool appliesTo(const OptionSpec &O, Command C);

/// A parsed command line.
class Arguments {
public:
  bool has(Opt O) const;
  /// The last value given; `Default` if none was.
  llvm::StringRef value(Opt O, llvm::StringRef Default = {}) const;
  std::vector<std::string> values(Opt O) const;

  std::vector<std::pair<Opt, std::string>> Given; ///< In order.
  std::vector<std::string> Operands;
  std::vector<std::string> Flags; ///< After "--".
  bool SawDashes = false; ///< There was a "--", even with nothing after it.
};

/// Parses what follows the name of the command. Options and operands may be
/// mixed. The error says what is wrong and names a near option, if there is
/// one.
llvm::Expected<Arguments> parseArguments(const CommandSpec &C,
                                         llvm::ArrayRef<const char *> Words);

/// An error of which the message is all there is to know.
llvm::Error makeError(const llvm::Twine &Message);

void printHelp(const CommandSpec *C, bool Hidden, llvm::raw_ostream &Out);
void printManual(llvm::raw_ostream &Out);
/// False if there is no such shell.
bool printCompletions(llvm::StringRef Shell, llvm::raw_ostream &Out);

} // namespace hipwave::cli

#endif
