//===- main.cpp - the hipwave command -------------------------------------===//
//
// Part of hipwave, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Catalog/Query.h"
#include "CommandLine.h"
#include "Commands.h"
#include "Console.h"
#include "llvm/Config/llvm-config.h"
#include "llvm/Support/ErrorHandling.h"
#include "llvm/Support/InitLLVM.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;

namespace hipwave::cli {

int runQueryCommand(const Arguments &A) {
  Console Say(A);
  if (A.Operands.empty()) {
    Say.error("'query' needs at least one name, such as cudaMalloc");
    return WrongUsage;
  }
  Expected<Catalog> Facts = loadCatalog(A);
  if (!Facts) {
    Say.error(Facts.takeError());
    return WrongUsage;
  }
  std::vector<StringRef> Names(A.Operands.begin(), A.Operands.end());
  return runQuery(*Facts, Names, A.has(Opt::Json), outs(), errs());
}

static int printVersion() {
  outs() << "hipwave " HIPWAVE_VERSION " (LLVM " LLVM_VERSION_STRING ")\n";
  return Done;
}

/// For the word after "help"; without one, the overview.
static int runHelp(const Arguments &A, const Console &Say) {
  const CommandSpec *C = nullptr;
  if (!A.Operands.empty() && !(C = findCommand(A.Operands.front()))) {
    Say.error("there is no command '" + A.Operands.front() +
              "'; \"hipwave help\" lists them");
    return WrongUsage;
  }
  printHelp(C, A.has(Opt::HelpHidden), outs());
  return Done;
}

static int runCompletions(const Arguments &A, const Console &Say) {
  if (A.Operands.size() == 1 && printCompletions(A.Operands.front(), outs()))
    return Done;
  Say.error("'completions' needs the name of a shell: bash, zsh or fish");
  return WrongUsage;
}

static int run(const CommandSpec &C, const Arguments &A, const Console &Say) {
  switch (C.Id) {
  case Command::Translate:
    return runTranslate(A);
  case Command::Scan:
    return runScan(A);
  case Command::Query:
    return runQueryCommand(A);
  case Command::Explain:
    return runExplain(A);
  case Command::Rules:
    return runRules(A);
  case Command::Completions:
    return runCompletions(A, Say);
  case Command::Version:
    return printVersion();
  case Command::Help:
    return runHelp(A, Say);
  case Command::Manual:
    printManual(outs());
    return Done;
  }
  llvm_unreachable("command");
}

static int dispatch(ArrayRef<const char *> Words) {
  Console Say(Talk::Normal);
  StringRef First = Words.empty() ? "" : Words.front();
  if (First.empty() || First == "--help" || First == "-h") {
    printHelp(nullptr, false, First.empty() ? errs() : outs());
    return First.empty() ? WrongUsage : Done;
  }
  if (First == "--version")
    return printVersion();
  const CommandSpec *C = findCommand(First);
  if (!C) {
    Say.error("there is no command '" + First +
              "'; \"hipwave help\" lists them" +
              (First.contains('.')
                   ? "; to translate a file: hipwave translate " + First
                   : Twine()));
    return WrongUsage;
  }
  Expected<Arguments> A = parseArguments(*C, Words.drop_front());
  if (!A) {
    Say.error(A.takeError());
    Say.note("\"hipwave help " + C->Name + "\" lists the options");
    return WrongUsage;
  }
  if (A->has(Opt::Help) || A->has(Opt::HelpHidden)) {
    printHelp(C, A->has(Opt::HelpHidden), outs());
    return Done;
  }
  return run(*C, *A, Say);
}

} // namespace hipwave::cli

int main(int Count, char **Words) {
  InitLLVM Setup(Count, Words);
  install_fatal_error_handler([](void *, const char *Why, bool) {
    errs() << "hipwave: internal error: " << Why << '\n';
    std::_Exit(hipwave::cli::InternalError);
  });
  int Status = hipwave::cli::dispatch({Words + 1, Words + Count});
  // A full disk shows here at the latest.
  outs().flush();
  if (outs().has_error()) {
    errs() << "hipwave: error: standard output: " << outs().error().message()
           << '\n';
    outs().clear_error();
    return hipwave::cli::InputOutput;
  }
  return Status;
}
