//===- Query.cpp - what the catalog knows, for people ---------------------===//
//
// Part of hipwave, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Catalog/Query.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/ErrorHandling.h"
#include "llvm/Support/FormatVariadic.h"

using llvm::StringRef;
using llvm::Twine;
namespace json = llvm::json;

namespace hipwave {

namespace {

/// One line of a description; an empty value gives no line.
void line(std::string &Out, StringRef Name, const Twine &Value) {
  std::string Text = Value.str();
  if (!Text.empty())
    Out += llvm::formatv("  {0,-10} {1}\n", Name, Text).str();
}

/// Adds `Item` to a list in words.
void append(std::string &List, StringRef Separator, StringRef Item) {
  if (!List.empty())
    List += Separator;
  List += Item;
}

std::string toString(Version V) {
  return V ? llvm::formatv("{0}.{1}", V.Major, V.Minor).str() : "";
}

std::string toString(const VersionRange &R) {
  std::string Text;
  auto Add = [&](StringRef Word, Version V) {
    if (V)
      append(Text, ", ", Word.str() + toString(V));
  };
  Add("since ", R.Added);
  Add("deprecated in ", R.Deprecated);
  Add("removed in ", R.Removed);
  return Text;
}

/// "name (since 1.6)", or the name alone.
std::string withVersions(StringRef Name, const VersionRange &R) {
  std::string Versions = toString(R);
  return Versions.empty() ? Name.str() : (Name + " (" + Versions + ")").str();
}

/// Arguments are counted from 1 for people, as the compiler's messages do.
std::string toString(const ArgumentStep &S) {
  const unsigned At = S.At + 1u;
  std::string Text;
  switch (S.Verb) {
  case ArgumentVerb::Drop:
    Text = llvm::formatv("argument {0} is dropped", At);
    break;
  case ArgumentVerb::Insert:
    Text = llvm::formatv("{0} becomes argument {1}", S.With, At);
    break;
  case ArgumentVerb::Move:
    Text = llvm::formatv("argument {0} becomes argument {1}", At, S.To + 1u);
    break;
  case ArgumentVerb::Wrap:
    Text = llvm::formatv("argument {0} is written {1}(...)", At, S.With);
    break;
  case ArgumentVerb::Cast:
    Text = llvm::formatv("argument {0} is cast to {1}", At, S.With);
    break;
  case ArgumentVerb::Replace:
    Text = llvm::formatv("argument {0} is replaced by {1}", At, S.With);
    break;
  }
  if (S.WhenCount >= 0)
    Text += llvm::formatv(", in calls with {0}", int(S.WhenCount));
  return Text;
}

std::string traitsOf(const Entity &E, StringRef Separator) {
  std::string Names;
#define HIPWAVE_TRAIT(ID, NAME, DOC)                                           \
  if (E.has(Trait::ID))                                                        \
    append(Names, Separator, NAME);
#include "Catalog/Traits.def"
  return Names;
}

StringRef inHeaders(Declared D) {
  switch (D) {
  case Declared::Yes:
    return "";
  case Declared::Absent:
    return "absent";
  case Declared::Unknown:
    return "unknown";
  }
  llvm_unreachable("declared");
}

/// Adds `Value` unless it is empty.
void put(json::Object &O, StringRef Key, const Twine &Value) {
  std::string Text = Value.str();
  if (!Text.empty())
    O[Key] = json::fixUTF8(Text);
}

json::Object toJson(const VersionRange &R) {
  json::Object O;
  put(O, "since", toString(R.Added));
  put(O, "deprecated", toString(R.Deprecated));
  put(O, "removed", toString(R.Removed));
  return O;
}

json::Object toJson(const ArgumentStep &S) {
  json::Object O{{"verb", toString(S.Verb)}, {"at", S.At}};
  if (S.Verb == ArgumentVerb::Move)
    O["to"] = S.To;
  put(O, "with", S.With);
  if (S.WhenCount >= 0)
    O["when-count"] = S.WhenCount;
  return O;
}

void putNonEmpty(json::Object &O, StringRef Key, json::Object Value) {
  if (!Value.empty())
    O[Key] = std::move(Value);
}

std::string listed(llvm::ArrayRef<StringRef> Names) {
  return llvm::join(Names, ", ");
}

} // namespace

std::string describe(const Entity &E) {
  std::string Out = E.Cuda.str() + "\n";
  line(Out, "kind", toString(E.Kind));
  line(Out, "library", toString(E.Lib));
  line(Out, "CUDA", toString(E.InCuda));
  line(Out, "HIP", E.isSupported() ? withVersions(E.Hip, E.InHip) : "none");
  if (E.AltCount >= 0)
    line(Out, "",
         E.AltHip + " for calls with " + Twine(int(E.AltCount)) + " arguments");
  line(Out, "include", Catalog::include(E));
  line(Out, "roc", E.Roc);
  line(Out, "why", E.Reason);
  for (const ArgumentStep &S : E.Arguments)
    line(Out, "change", toString(S));
  line(Out, "differs", E.Differs);
  line(Out, "advice", E.Advice);
  line(Out, "traits", traitsOf(E, ", "));
  if (E.InHipHeaders != Declared::Yes)
    line(Out, "checked", "HIP headers: " + inHeaders(E.InHipHeaders));
  return Out;
}

std::string describe(const HeaderEntity &H) {
  std::string Out = H.Cuda.str() + "\n";
  line(Out, "kind", "header");
  line(Out, "library", toString(H.Lib));
  line(Out, "HIP", H.Hip.empty() ? "none" : H.Hip);
  line(Out, "roc", H.Roc);
  line(Out, "why", H.Reason);
  line(Out, "advice", H.Advice);
  return Out;
}

json::Object toJson(const Entity &E) {
  json::Object O{{"cuda", E.Cuda},
                 {"kind", toString(E.Kind)},
                 {"library", toString(E.Lib)},
                 {"supported", E.isSupported()}};
  put(O, "hip", E.Hip);
  if (E.AltCount >= 0)
    O["alt"] = json::Object{{"name", E.AltHip}, {"count", E.AltCount}};
  put(O, "include", Catalog::include(E));
  put(O, "roc", E.Roc);
  putNonEmpty(O, "cuda-versions", toJson(E.InCuda));
  putNonEmpty(O, "hip-versions", toJson(E.InHip));
  put(O, "reason", E.Reason);
  put(O, "advice", E.Advice);
  put(O, "differs", E.Differs);
  json::Array Steps;
  for (const ArgumentStep &S : E.Arguments)
    Steps.push_back(toJson(S));
  if (!Steps.empty())
    O["arguments"] = std::move(Steps);
  llvm::SmallVector<StringRef, 8> Words;
  std::string Traits = traitsOf(E, " ");
  StringRef(Traits).split(Words, ' ', -1, /*KeepEmpty=*/false);
  if (!Words.empty())
    O["traits"] = json::Array(Words);
  Words.clear();
  E.Notes.split(Words, ' ', -1, /*KeepEmpty=*/false);
  if (!Words.empty())
    O["notes"] = json::Array(Words);
  put(O, "in-cuda-headers", inHeaders(E.InCudaHeaders));
  put(O, "in-hip-headers", inHeaders(E.InHipHeaders));
  put(O, "in-roc-headers", inHeaders(E.InRocHeaders));
  put(O, "source", E.Source);
  return O;
}

json::Object toJson(const HeaderEntity &H) {
  json::Object O{{"cuda", H.Cuda},
                 {"kind", "header"},
                 {"library", toString(H.Lib)},
                 {"supported", !H.Hip.empty()}};
  put(O, "hip", H.Hip);
  put(O, "roc", H.Roc);
  put(O, "reason", H.Reason);
  put(O, "advice", H.Advice);
  return O;
}

int runQuery(const Catalog &C, llvm::ArrayRef<StringRef> Names, bool Json,
             llvm::raw_ostream &Out, llvm::raw_ostream &Err) {
  int Status = 0;
  json::Array Known;
  bool First = true;
  auto Show = [&](const auto &Record) {
    if (Json)
      return Known.push_back(toJson(Record));
    Out << (First ? "" : "\n") << describe(Record);
    First = false;
  };
  for (StringRef Name : Names) {
    if (const Entity *E = C.find(Name)) {
      Show(*E);
    } else if (const HeaderEntity *H = C.findHeader(Name)) {
      Show(*H);
    } else {
      Status = 1;
      Err << "hipwave: '" << Name << "' is not in the catalog";
      std::vector<StringRef> Near = C.suggest(Name, 3);
      Err << (Near.empty() ? "" : "; did you mean " + listed(Near) + "?")
          << '\n';
    }
  }
  if (Json)
    Out << llvm::formatv("{0:2}", json::Value(std::move(Known))) << '\n';
  return Status;
}

} // namespace hipwave
