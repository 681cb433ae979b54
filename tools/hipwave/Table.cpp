//===- Table.cpp - the commands and options of hipwave --------------------===//
//
// Part of hipwave, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CommandLine.h"
#include "llvm/Support/ErrorHandling.h"

using namespace llvm;

namespace hipwave::cli {

static constexpr unsigned bit(Command C) { return 1u << unsigned(C); }

static constexpr unsigned OfTranslate = bit(Command::Translate);
static constexpr unsigned OfAll = ~0u;

static constexpr CommandSpec CommandTable[] = {
    {.Id = Command::Translate,
     .Name = "translate",
     .Operands = "PATH... [-- FLAGS]",
     .Summary = "translate CUDA source to HIP",
     .Description =
         "One file: the translation goes to standard output, or to the file "
         "that "
         "-o names. FLAGS are the compiler's, as for nvcc or Clang.\n\n"
         "A folder with -o FOLDER: every file below it is translated or copied "
         "there; symbolic links are made again.\n\n"
         "With --in-place: the files, or the files below the folders, are "
         "changed where they are; so are the headers below the project's root "
         "that the files include. A file is replaced whole or not at all.\n\n"
         "With --diff or --check nothing is written.\n\n"
         "Files are left alone when a .hipwaveignore, in the syntax of "
         ".gitignore, in their folder or one above names them; a tree that is "
         "written elsewhere gets copies of them. Folders of version control "
         "are no part of a tree.",
     .Operand = Completes::Files},
    {.Id = Command::Scan,
     .Name = "scan",
     .Operands = "PATH...",
     .Summary = "count uses of CUDA without parsing, for a first look",
     .Description = "Looks at the tokens of all source files below the paths.",
     .Operand = Completes::Files},
    {.Id = Command::Query,
     .Name = "query",
     .Operands = "NAME...",
     .Summary = "tell what becomes of CUDA's names and headers",
     .Description = "The status is 1 if a name is not known."},
    {.Id = Command::Explain,
     .Name = "explain",
     .Operands = "RULE|PASS",
     .Summary = "print the page of a rule or pass",
     .Description = "For a rule, the part of the page that is about it.",
     .Operand = Completes::Rules},
    {.Id = Command::Rules,
     .Name = "rules",
     .Summary = "list all rules that findings may name"},
    {.Id = Command::Completions,
     .Name = "completions",
     .Operands = "bash|zsh|fish",
     .Summary = "print a shell's completions",
     .Description = "For bash: source <(hipwave completions bash).",
     .OperandChoices = "bash|zsh|fish"},
    {.Id = Command::Version,
     .Name = "version",
     .Summary = "print the version, and LLVM's"},
    {.Id = Command::Help,
     .Name = "help",
     .Operands = "[COMMAND]",
     .Summary = "tell how to use hipwave or one of its commands",
     .Operand = Completes::Commands},
    {.Id = Command::Manual,
     .Name = "manual",
     .Summary = "print the manual page",
     .Hidden = true},
};

static constexpr OptionSpec OptionTable[] = {
    // Where the translation goes
    {.Id = Opt::Output,
     .Name = "output",
     .Short = 'o',
     .Group = "Output",
     .What = Takes::Value,
     .Meta = "PATH",
     .Value = Completes::Files,
     .Commands = OfTranslate,
     .Text = "Write to this file, or for a folder to this folder."},
    {.Id = Opt::InPlace,
     .Name = "in-place",
     .Group = "Output",
     .Commands = OfTranslate,
     .Text = "Change the files where they are."},
    {.Id = Opt::Diff,
     .Name = "diff",
     .Group = "Output",
     .Commands = OfTranslate,
     .Text = "Print a unified diff and write nothing."},
    {.Id = Opt::Check,
     .Name = "check",
     .Group = "Output",
     .Commands = OfTranslate,
     .Text = "Write nothing; the status is 1 if a file would change or "
             "something is left to do."},
    {.Id = Opt::Backup,
     .Name = "backup",
     .Group = "Output",
     .What = Takes::OptionalValue,
     .Meta = "SUFFIX",
     .Commands = OfTranslate,
     .Text = "In place: keep the original under its name with this suffix "
             "(default: .orig)."},
    {.Id = Opt::RenameCu,
     .Name = "rename-cu",
     .Group = "Output",
     .What = Takes::Value,
     .Meta = "EXT",
     .Commands = OfTranslate,
     .Text = "Give .cu files this extension, such as hip; includes of them "
             "follow. In a tree and in place."},
    // Which files
    {.Id = Opt::BuildDir,
     .Name = "build-dir",
     .Short = 'p',
     .Group = "Input",
     .What = Takes::Value,
     .Meta = "DIR",
     .Value = Completes::Folders,
     .Commands = OfTranslate,
     .Text = "Take compile commands from DIR/compile_commands.json. Default, "
             "without \"--\": the nearest such file in the folder of the first "
             "path or above, or in a folder \"build\" there."},
    {.Id = Opt::Root,
     .Name = "root",
     .Group = "Input",
     .What = Takes::Value,
     .Meta = "DIR",
     .Value = Completes::Folders,
     .Commands = OfTranslate,
     .Text = "The project: headers that the files include are translated if "
             "they lie below it. Default: the build folder or its parent, else "
             "the nearest folder with a .git or compile_commands.json, if it "
             "holds all files; else the deepest folder that does."},
    {.Id = Opt::Exclude,
     .Name = "exclude",
     .Group = "Input",
     .What = Takes::Value,
     .Meta = "GLOB",
     .Commands = OfTranslate | bit(Command::Scan),
     .Text = "Leave matching files and folders as they are; the syntax is that "
             "of a line of .hipwaveignore. May be repeated."},
    {.Id = Opt::Include,
     .Name = "include",
     .Group = "Input",
     .What = Takes::Value,
     .Meta = "GLOB",
     .Commands = OfTranslate | bit(Command::Scan),
     .Text = "Translate matching files even if their extension is no source's "
             "or they are excluded. May be repeated."},
    // How to translate
    {.Id = Opt::Launch,
     .Name = "launch",
     .Group = "Translation",
     .What = Takes::Value,
     .Choices = "keep|macro",
     .Commands = OfTranslate,
     .Text = "Keep kernel<<<...>>>(...), which is the default, or write "
             "hipLaunchKernelGGL(...)."},
    {.Id = Opt::ApplyReview,
     .Name = "apply-review",
     .Group = "Translation",
     .Commands = OfTranslate,
     .Text = "Make rewrites that a person should review, too, and mark them."},
    {.Id = Opt::NoTodo,
     .Name = "no-todo",
     .Group = "Translation",
     .Commands = OfTranslate,
     .Text = "Write no TODO comments for what stays undone."},
    {.Id = Opt::Mapping,
     .Name = "mapping",
     .Group = "Translation",
     .What = Takes::Value,
     .Meta = "FILE",
     .Value = Completes::Files,
     .Commands = OfTranslate | bit(Command::Query) | bit(Command::Scan),
     .Text = "Read names and headers from this file; they win over the "
             "built-in ones. May be repeated: the last file wins."},
    {.Id = Opt::Disable,
     .Name = "disable",
     .Group = "Translation",
     .What = Takes::Value,
     .Meta = "RULE,...",
     .Value = Completes::Rules,
     .Commands = OfTranslate,
     .Text = "Leave out rules or whole passes. May be repeated."},
    // How to parse
    {.Id = Opt::CudaPath,
     .Name = "cuda-path",
     .Group = "Parsing",
     .What = Takes::Value,
     .Meta = "DIR",
     .Value = Completes::Folders,
     .Commands = OfTranslate,
     .Text = "Parse against the headers of this CUDA toolkit."},
    {.Id = Opt::OwnDeclarations,
     .Name = "own-declarations",
     .Group = "Parsing",
     .Commands = OfTranslate,
     .Text = "Parse against hipwave's own declarations of CUDA. This is the "
             "default, also where a toolkit is installed: it is faster, and "
             "the result does not depend on the machine."},
    {.Id = Opt::ResourceDir,
     .Name = "resource-dir",
     .Group = "Parsing",
     .What = Takes::Value,
     .Meta = "DIR",
     .Value = Completes::Folders,
     .Commands = OfTranslate,
     .Text = "Clang's own headers, if they are not found by themselves."},
    {.Id = Opt::NoSeeds,
     .Name = "no-seeds",
     .Group = "Parsing",
     .Commands = OfTranslate,
     .Text =
         "Don't precompile the usual headers. Slower; the result is the same."},
    // What to say
    {.Id = Opt::Format,
     .Name = "format",
     .Group = "Reports",
     .What = Takes::Value,
     .Choices = "text|json|sarif|yaml",
     .Commands = OfTranslate,
     .Text = "Format of the reports that follow; without --report, print one "
             "to standard output. yaml is for clang-apply-replacements."},
    {.Id = Opt::Report,
     .Name = "report",
     .Group = "Reports",
     .What = Takes::Value,
     .Meta = "FILE",
     .Value = Completes::Files,
     .Commands = OfTranslate,
     .Text = "Write a report to this file. May be repeated. Without --format "
             "before it, the file's extension decides."},
    {.Id = Opt::Json,
     .Name = "json",
     .Group = "Reports",
     .Commands = bit(Command::Scan) | bit(Command::Query) | bit(Command::Rules),
     .Text = "Print JSON."},
    {.Id = Opt::MaxFindings,
     .Name = "max-findings",
     .Group = "Reports",
     .What = Takes::Value,
     .Meta = "N",
     .Commands = OfTranslate,
     .Text = "Print so many findings of each rule and count the rest; 0: all "
             "(default: 50). Reports hold all."},
    {.Id = Opt::WarningsAsErrors,
     .Name = "warnings-as-errors",
     .Group = "Reports",
     .Commands = OfTranslate,
     .Text = "Call warnings errors, in reports too."},
    {.Id = Opt::Quiet,
     .Name = "quiet",
     .Short = 'q',
     .Group = "Reports",
     .Commands = OfTranslate | bit(Command::Scan),
     .Text = "Print errors only; no warnings, summary or progress."},
    {.Id = Opt::Verbose,
     .Name = "verbose",
     .Short = 'v',
     .Group = "Reports",
     .Commands = OfTranslate | bit(Command::Scan),
     .Text = "Print remarks too, and what is done with each file."},
    {.Id = Opt::Progress,
     .Name = "progress",
     .Group = "Reports",
     .What = Takes::Value,
     .Choices = "auto|always|never",
     .Commands = OfTranslate,
     .Text = "Show progress on standard error (default: auto, that is after a "
             "moment: one line on a terminal, a line now and then elsewhere)."},
    {.Id = Opt::Color,
     .Name = "color",
     .Group = "Reports",
     .What = Takes::Value,
     .Choices = "auto|always|never",
     .Commands = OfTranslate,
     .Text = "Colour messages (default: auto, that is on a terminal)."},
    // Other
    {.Id = Opt::Jobs,
     .Name = "jobs",
     .Short = 'j',
     .Group = "Other",
     .What = Takes::Value,
     .Meta = "N",
     .Commands = OfTranslate | bit(Command::Scan),
     .Text = "Use so many threads (default: one for each core)."},
    {.Id = Opt::Help,
     .Name = "help",
     .Short = 'h',
     .Group = "Other",
     .Commands = OfAll,
     .Text = "Print this help."},
    {.Id = Opt::HelpHidden,
     .Name = "help-hidden",
     .Group = "Other",
     .Commands = OfAll,
     .Text =
         "Print this help with the options that are for hipwave's own tests.",
     .Hidden = true},
};

ArrayRef<CommandSpec> allCommands() { return CommandTable; }
ArrayRef<OptionSpec> allOptions() { return OptionTable; }

const CommandSpec *findCommand(StringRef Name) {
  for (const CommandSpec &C : CommandTable)
    if (C.Name == Name)
      return &C;
  return nullptr;
}

const CommandSpec &commandSpec(Command Id) {
  for (const CommandSpec &C : CommandTable)
    if (C.Id == Id)
      return C;
  llvm_unreachable("every command is in the table");
}

const OptionSpec &optionSpec(Opt Id) {
  for (const OptionSpec &O : OptionTable)
    if (O.Id == Id)
      return O;
  llvm_unreachable("every option is in the table");
}

bool appliesTo(const OptionSpec &O, Command C) { return O.Commands & bit(C); }

} // namespace hipwave::cli
