//===- Completions.cpp - the shells' completions --------------------------===//
//
// Part of hipwave, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CommandLine.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;

namespace hipwave::cli {

namespace {

std::string blanks(StringRef Choices) {
  std::string Out = Choices.str();
  std::replace(Out.begin(), Out.end(), '|', ' ');
  return Out;
}

std::string commandNames() {
  std::string Out;
  for (const CommandSpec &C : allCommands())
    if (!C.Hidden)
      Out += (Out.empty() ? "" : " ") + C.Name.str();
  return Out;
}

/// The first sentence, for shells that show one, to stand between single
/// quotes; `Apostrophe` is how the shell writes one there.
std::string brief(StringRef Text, StringRef Apostrophe) {
  std::string Out;
  for (char C : Text.split(". ").first.rtrim('.').split(';').first) {
    if (C == '\'')
      Out += Apostrophe;
    else if (!StringRef("\"[]:`$\\").contains(C))
      Out += C;
  }
  return Out;
}

constexpr StringRef InZsh = "'\\''", InFish = "\\'";

template <typename Fn> void forEachOption(Command C, Fn Do) {
  for (const OptionSpec &O : allOptions())
    if (!O.Hidden && appliesTo(O, C))
      Do(O);
}

constexpr StringRef RuleNames = "hipwave rules 2>/dev/null | sed 's/ .*//'";

//===----------------------------------------------------------------------===//
// bash
//===----------------------------------------------------------------------===//

/// The words that compgen offers for a value.
std::string bashWords(Completes What, StringRef Choices) {
  if (!Choices.empty())
    return "-W '" + blanks(Choices) + "'";
  switch (What) {
  case Completes::Nothing:
    return "-W ''";
  case Completes::Files:
    return "-f";
  case Completes::Folders:
    return "-d";
  case Completes::Rules:
    return "-W \"$(" + RuleNames.str() + ")\"";
  case Completes::Commands:
    return "-W '" + commandNames() + "'";
  }
  llvm_unreachable("completion");
}

void bashValues(raw_ostream &Out) {
  Out << "  case $option in\n";
  for (const OptionSpec &O : allOptions()) {
    if (O.What == Takes::Nothing)
      continue;
    Out << "    --" << O.Name;
    if (O.Short)
      Out << "|-" << O.Short;
    Out << ") COMPREPLY=($(compgen " << bashWords(O.Value, O.Choices)
        << " -- \"$word\")); return ;;\n";
  }
  Out << "  esac\n";
}

void bashCommands(raw_ostream &Out) {
  Out << "  case $command in\n";
  for (const CommandSpec &C : allCommands()) {
    if (C.Hidden)
      continue;
    Out << "    " << C.Name << ") options='";
    forEachOption(C.Id, [&](const OptionSpec &O) {
      Out << "--" << O.Name << (O.What == Takes::Value ? "= " : " ");
    });
    Out << "'\n      operands=(" << bashWords(C.Operand, C.OperandChoices)
        << ") ;;\n";
  }
  Out << "  esac\n";
}

void printBash(raw_ostream &Out) {
  Out << "# Completions of hipwave for bash; made by \"hipwave completions "
         "bash\".\n"
         "_hipwave() {\n"
         "  local word=${COMP_WORDS[COMP_CWORD]} "
         "before=${COMP_WORDS[COMP_CWORD-1]}\n"
         "  local command=${COMP_WORDS[1]} option= options= operands=()\n"
         "  COMPREPLY=()\n"
         "  if ((COMP_CWORD == 1)); then\n"
         "    COMPREPLY=($(compgen -W '"
      << commandNames()
      << "' -- \"$word\"))\n"
         "    return\n"
         "  fi\n"
         "  # bash splits --option=value at the \"=\".\n"
         "  if [[ $word == = ]]; then\n"
         "    option=$before word=\n"
         "  elif [[ $before == = ]]; then\n"
         "    option=${COMP_WORDS[COMP_CWORD-2]}\n"
         "  else\n"
         "    option=$before\n"
         "  fi\n";
  bashValues(Out);
  bashCommands(Out);
  Out << "  if [[ $word == -* ]]; then\n"
         "    COMPREPLY=($(compgen -W \"$options\" -- \"$word\"))\n"
         "    [[ ${COMPREPLY[0]-} == *= ]] && compopt -o nospace\n"
         "  else\n"
         "    COMPREPLY=($(compgen \"${operands[@]}\" -- \"$word\"))\n"
         "  fi\n"
         "}\n"
         "complete -o filenames -F _hipwave hipwave\n";
}

//===----------------------------------------------------------------------===//
// zsh
//===----------------------------------------------------------------------===//

std::string zshAction(Completes What, StringRef Choices) {
  if (!Choices.empty())
    return "(" + blanks(Choices) + ")";
  switch (What) {
  case Completes::Nothing:
    return " ";
  case Completes::Files:
    return "_files";
  case Completes::Folders:
    return "_files -/";
  case Completes::Rules:
    return "($(hipwave rules 2>/dev/null | cut -d\" \" -f1))";
  case Completes::Commands:
    return "(" + commandNames() + ")";
  }
  llvm_unreachable("completion");
}

void zshOption(const OptionSpec &O, raw_ostream &Out) {
  std::string Value = ":" + (O.Meta.empty() ? "value" : O.Meta.str()) + ":" +
                      zshAction(O.Value, O.Choices);
  Out << "        '*--" << O.Name
      << (O.What == Takes::Nothing         ? ""
          : O.What == Takes::OptionalValue ? "=-"
                                           : "=")
      << '[' << brief(O.Text, InZsh) << ']'
      << (O.What == Takes::Nothing         ? ""
          : O.What == Takes::OptionalValue ? ":" + Value
                                           : Value)
      << "' \\\n";
  if (O.Short)
    Out << "        '*-" << O.Short << (O.What == Takes::Nothing ? "" : "+")
        << '[' << brief(O.Text, InZsh) << ']'
        << (O.What == Takes::Nothing ? "" : Value) << "' \\\n";
}

void printZsh(raw_ostream &Out) {
  Out << "#compdef hipwave\n"
         "# Completions of hipwave for zsh; made by \"hipwave completions "
         "zsh\".\n"
         "_hipwave() {\n"
         "  local -a commands=(\n";
  for (const CommandSpec &C : allCommands())
    if (!C.Hidden)
      Out << "    '" << C.Name << ':' << brief(C.Summary, InZsh) << "'\n";
  Out << "  )\n"
         "  if ((CURRENT == 2)); then\n"
         "    _describe command commands\n"
         "    return\n"
         "  fi\n"
         "  local command=$words[2]\n"
         "  shift words\n"
         "  ((CURRENT--))\n"
         "  case $command in\n";
  for (const CommandSpec &C : allCommands()) {
    if (C.Hidden)
      continue;
    Out << "    " << C.Name << ")\n      _arguments \\\n";
    forEachOption(C.Id, [&](const OptionSpec &O) { zshOption(O, Out); });
    Out << "        '*:operand:" << zshAction(C.Operand, C.OperandChoices)
        << "' ;;\n";
  }
  Out << "  esac\n"
         "}\n"
         "_hipwave \"$@\"\n";
}

//===----------------------------------------------------------------------===//
// fish
//===----------------------------------------------------------------------===//

std::string fishWords(Completes What, StringRef Choices) {
  if (!Choices.empty())
    return " -f -a '" + blanks(Choices) + "'";
  switch (What) {
  case Completes::Nothing:
    return " -f";
  case Completes::Files:
    return " -F";
  case Completes::Folders:
    return " -f -a '(__fish_complete_directories)'";
  case Completes::Rules:
    return " -f -a '(hipwave rules 2>/dev/null | string replace -r \" .*\" "
           "\"\")'";
  case Completes::Commands:
    return " -f -a '" + commandNames() + "'";
  }
  llvm_unreachable("completion");
}

void printFish(raw_ostream &Out) {
  Out << "# Completions of hipwave for fish; made by \"hipwave completions "
         "fish\".\n"
         "complete -c hipwave -f\n";
  for (const CommandSpec &C : allCommands()) {
    if (C.Hidden)
      continue;
    Out << "complete -c hipwave -n __fish_use_subcommand -a " << C.Name
        << " -d '" << brief(C.Summary, InFish) << "'\n";
    std::string When = "complete -c hipwave -n '__fish_seen_subcommand_from " +
                       C.Name.str() + "'";
    Out << When << fishWords(C.Operand, C.OperandChoices) << '\n';
    forEachOption(C.Id, [&](const OptionSpec &O) {
      Out << When << " -l " << O.Name;
      if (O.Short)
        Out << " -s " << O.Short;
      if (O.What == Takes::Value)
        Out << " -r" << fishWords(O.Value, O.Choices);
      Out << " -d '" << brief(O.Text, InFish) << "'\n";
    });
  }
}

} // namespace

bool printCompletions(StringRef Shell, raw_ostream &Out) {
  if (Shell == "bash")
    printBash(Out);
  else if (Shell == "zsh")
    printZsh(Out);
  else if (Shell == "fish")
    printFish(Out);
  else
    return false;
  return true;
}

} // namespace hipwave::cli
