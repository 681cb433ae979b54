//===- CommandLine.cpp - parses a command line by the tables --------------===//
//
// Part of hipwave, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CommandLine.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringExtras.h"

using namespace llvm;

namespace hipwave::cli {

Error makeError(const Twine &Message) {
  return createStringError(inconvertibleErrorCode(), Message);
}

bool Arguments::has(Opt O) const {
  return llvm::any_of(Given, [O](const auto &G) { return G.first == O; });
}

StringRef Arguments::value(Opt O, StringRef Default) const {
  for (const auto &[Id, Value] : llvm::reverse(Given))
    if (Id == O)
      return Value;
  return Default;
}

std::vector<std::string> Arguments::values(Opt O) const {
  std::vector<std::string> Out;
  for (const auto &[Id, Value] : Given)
    if (Id == O)
      Out.push_back(Value);
  return Out;
}

namespace {

class Parser {
public:
  Parser(const CommandSpec &C, ArrayRef<const char *> Words)
      : C(C), Words(Words) {}

  Expected<Arguments> run() {
    while (At != Words.size()) {
      StringRef Word = Words[At++];
      if (Word == "--") {
        Out.SawDashes = true;
        Out.Flags.assign(Words.begin() + At, Words.end());
        break;
      }
      if (Error E = take(Word))
        return E;
    }
    return std::move(Out);
  }

private:
  Error take(StringRef Word) {
    if (Word.consume_front("--"))
      return takeLong(Word);
    if (Word.size() > 1 && Word.front() == '-')
      return takeShort(Word.drop_front());
    Out.Operands.push_back(Word.str());
    return Error::success();
  }

  Error takeLong(StringRef Word) {
    auto [Name, Value] = Word.split('=');
    bool HasValue = Name.size() != Word.size();
    for (const OptionSpec &O : allOptions())
      if (O.Name == Name && appliesTo(O, C.Id))
        return accept(O, "--" + Name.str(), Value, HasValue);
    return unknown("--" + Name.str(), Name);
  }

  /// "-p DIR", "-pDIR", and flags in one word: "-qv".
  Error takeShort(StringRef Letters) {
    while (!Letters.empty()) {
      char Letter = Letters.front();
      Letters = Letters.drop_front();
      const OptionSpec *O =
          llvm::find_if(allOptions(), [&](const OptionSpec &O) {
            return O.Short == Letter && appliesTo(O, C.Id);
          });
      std::string Shown = {'-', Letter};
      if (O == allOptions().end())
        return unknown(Shown, StringRef(&Letter, 1));
      if (O->What == Takes::Value) {
        bool HasValue = !Letters.empty();
        Letters.consume_front("=");
        return accept(*O, Shown, Letters, HasValue);
      }
      if (Error E = accept(*O, Shown, "", false))
        return E;
    }
    return Error::success();
  }

  Error accept(const OptionSpec &O, const std::string &Shown, StringRef Value,
               bool HasValue) {
    if (O.What == Takes::Nothing && HasValue)
      return makeError("option '" + Shown + "' takes no value");
    if (O.What == Takes::Value && !HasValue) {
      if (At == Words.size() || StringRef(Words[At]) == "--")
        return makeError("option '" + Shown + "' needs a value" +
                         (O.Meta.empty() ? "" : ": " + O.Meta));
      Value = Words[At++];
    }
    if (!O.Choices.empty()) {
      SmallVector<StringRef, 4> Choices;
      O.Choices.split(Choices, '|');
      if (!is_contained(Choices, Value))
        return makeError("option '" + Shown + "' takes one of " +
                         join(Choices, ", ") + ", not '" + Value + "'");
    }
    Out.Given.emplace_back(O.Id, Value.str());
    return Error::success();
  }

  Error unknown(const std::string &Shown, StringRef Name) {
    std::string Message =
        ("'" + C.Name + "' has no option '" + Shown + "'").str();
    StringRef Nearest;
    unsigned Best = 3;
    for (const OptionSpec &O : allOptions())
      if (unsigned D = O.Name.edit_distance(Name, true, Best);
          appliesTo(O, C.Id) && D < Best)
        Nearest = O.Name, Best = D;
    if (!Nearest.empty())
      Message += ("; did you mean '--" + Nearest + "'?").str();
    else if (C.Id == Command::Translate && StringRef("DIUf").contains(Name[0]))
      Message += "; compiler flags go after \"--\"";
    return makeError(Message);
  }

  const CommandSpec &C;
  ArrayRef<const char *> Words;
  size_t At = 0;
  Arguments Out;
};

} // namespace

Expected<Arguments> parseArguments(const CommandSpec &C,
                                   ArrayRef<const char *> Words) {
  return Parser(C, Words).run();
}

} // namespace hipwave::cli
