//===- Explain.cpp - prints the pages of rules and passes -----------------===//
//
// Part of hipwave, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Commands.h"
#include "Console.h"
#include "Engine/Translate.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;

namespace hipwave::cli {

/// The part of a page from the heading that is `Rule` up to the next of the
/// same rank; empty if there is none.
static StringRef section(StringRef Page, StringRef Rule) {
  std::string Heading = ("## " + Rule).str();
  size_t Begin = 0;
  for (;; ++Begin) {
    Begin = Page.find(Heading, Begin);
    if (Begin == StringRef::npos)
      return {};
    bool Starts = Begin == 0 || Page[Begin - 1] == '\n';
    StringRef After = Page.substr(Begin + Heading.size());
    if (Starts && (After.empty() || After.front() == '\n'))
      break;
  }
  return Page.slice(Begin, Page.find("\n## ", Begin)).rtrim();
}

static int printPage(StringRef Name, const Console &Say) {
  const RuleInfo *Rule = llvm::find_if(
      allRules(), [Name](const RuleInfo &R) { return R.Id == Name; });
  bool IsRule = Rule != allRules().end();
  StringRef Pass = IsRule ? Rule->Pass : Name;
  if (!IsRule && llvm::none_of(allRules(), [Pass](const RuleInfo &R) {
        return R.Pass == Pass;
      })) {
    StringRef Near = nearestRule(Name);
    Say.error("there is no rule or pass '" + Name + "'" +
              (Near.empty() ? "; \"hipwave rules\" lists them"
                            : "; did you mean '" + Near + "'?"));
    return WrongUsage;
  }
  std::string Path =
      besideProgram(("share/hipwave/docs/passes/" + Pass + ".md").str());
  auto Page = MemoryBuffer::getFile(Path);
  if (!Page) {
    if (IsRule)
      outs() << Rule->Id << ": " << Rule->Title << '\n';
    Say.error("the page " + Path +
              " can't be read: " + Page.getError().message());
    return InputOutput;
  }
  StringRef Text = (*Page)->getBuffer();
  StringRef Part = IsRule ? section(Text, Name) : StringRef();
  outs() << (Part.empty() ? Text.rtrim() : Part) << '\n';
  return Done;
}

int runExplain(const Arguments &A) {
  Console Say(A);
  if (A.Operands.empty()) {
    Say.error("'explain' needs the name of a rule or pass; \"hipwave rules\" "
              "lists them");
    return WrongUsage;
  }
  int Status = Done;
  for (const std::string &Name : A.Operands) {
    if (&Name != &A.Operands.front())
      outs() << '\n';
    Status = std::max(Status, printPage(Name, Say));
  }
  return Status;
}

int runRules(const Arguments &A) {
  if (A.has(Opt::Json)) {
    json::Array All;
    for (const RuleInfo &R : allRules())
      All.push_back(json::Object{{"id", R.Id},
                                 {"pass", R.Pass},
                                 {"level", toString(R.Level)},
                                 {"title", R.Title}});
    outs() << formatv("{0:2}\n", json::Value(std::move(All)));
    return Done;
  }
  for (const RuleInfo &R : allRules())
    outs() << left_justify(R.Id, 28) << left_justify(toString(R.Level), 9)
           << left_justify(R.Pass, 18) << R.Title << '\n';
  return Done;
}

} // namespace hipwave::cli
