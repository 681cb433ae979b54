//===- Ignore.cpp - which files a code base leaves out --------------------===//
//
// Part of hipwave, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Engine/Ignore.h"

using namespace llvm;

namespace hipwave {

namespace {

/// A "[…]" at the start of `Pattern`: whether `C` is in it. Takes it off the
/// pattern. Nothing if it does not end: the "[" then stands for itself.
std::optional<bool> takeClass(StringRef &Pattern, unsigned char C) {
  size_t I = 1;
  bool Negated = I < Pattern.size() && (Pattern[I] == '!' || Pattern[I] == '^');
  I += Negated;
  bool In = false;
  for (bool First = true; I < Pattern.size(); First = false) {
    if (Pattern[I] == ']' && !First) {
      Pattern = Pattern.drop_front(I + 1);
      return In != Negated;
    }
    if (Pattern[I] == '\\' && I + 1 < Pattern.size())
      ++I;
    unsigned char Low = Pattern[I++], High = Low;
    if (I + 1 < Pattern.size() && Pattern[I] == '-' && Pattern[I + 1] != ']') {
      High = Pattern[I + 1];
      I += 2;
    }
    In |= Low <= C && C <= High;
  }
  return std::nullopt;
}

/// Takes one element that is no star off `Pattern` and matches it with `C`.
bool takeOne(StringRef &Pattern, char C) {
  char P = Pattern.front();
  if (P == '[' && C != '/')
    if (std::optional<bool> In = takeClass(Pattern, C))
      return *In;
  Pattern = Pattern.drop_front();
  if (P == '?')
    return C != '/';
  if (P == '\\' && !Pattern.empty()) {
    P = Pattern.front();
    Pattern = Pattern.drop_front();
  }
  return P == C;
}

/// Matches within one component. Iterative, with one point to go back to: the
/// time is bounded by the product of the lengths whatever the pattern.
bool matchComponent(StringRef Pattern, StringRef Name) {
  StringRef StarPattern, StarName;
  bool Star = false;
  while (true) {
    if (Pattern.starts_with("*")) {
      Pattern = Pattern.ltrim('*');
      StarPattern = Pattern, StarName = Name, Star = true;
      continue;
    }
    if (Name.empty() && Pattern.empty())
      return true;
    if (!Name.empty() && !Pattern.empty() && takeOne(Pattern, Name.front())) {
      Name = Name.drop_front();
      continue;
    }
    if (!Star || StarName.empty())
      return false;
    StarName = StarName.drop_front();
    Pattern = StarPattern, Name = StarName;
  }
}

} // namespace

bool matchGlob(StringRef Pattern, StringRef Path) {
  StringRef RestPattern, RestPath; // Where the last "**" may take one more.
  bool Stars = false;
  while (true) {
    auto [Head, Tail] = Pattern.split('/');
    bool LastPattern = Head.size() == Pattern.size();
    if (Head == "**") {
      if (LastPattern)
        return !Path.empty();
      Pattern = Tail;
      RestPattern = Tail, RestPath = Path, Stars = true;
      continue;
    }
    auto [Name, Below] = Path.split('/');
    bool LastName = Name.size() == Path.size();
    if (matchComponent(Head, Name)) {
      if (LastPattern && LastName)
        return true;
      if (!LastPattern && !LastName) {
        Pattern = Tail, Path = Below;
        continue;
      }
    }
    if (!Stars || !RestPath.contains('/'))
      return false;
    RestPath = RestPath.split('/').second;
    Pattern = RestPattern, Path = RestPath;
  }
}

/// Takes off white space at the end, but for a last blank that is escaped.
static StringRef withoutTrailingBlanks(StringRef Line) {
  Line = Line.rtrim("\r\n");
  StringRef Trimmed = Line.rtrim(" \t");
  size_t Slashes = Trimmed.size() - Trimmed.rtrim('\\').size();
  if (Slashes % 2 && Trimmed.size() < Line.size())
    return Line.take_front(Trimmed.size() + 1);
  return Trimmed;
}

void IgnoreRules::addLine(StringRef Line, StringRef Base) {
  Line = withoutTrailingBlanks(Line);
  if (Line.empty() || Line.starts_with("#"))
    return;
  Rule R;
  R.Base = Base.str();
  R.Negated = Line.consume_front("!");
  R.DirectoryOnly = Line.consume_back("/");
  R.Anchored = Line.contains('/');
  Line.consume_front("/");
  if (Line.empty())
    return; // "/" alone matches nothing, as in git.
  R.Pattern = Line.str();
  Rules.push_back(std::move(R));
}

void IgnoreRules::addFile(StringRef Text, StringRef Base) {
  Text.consume_front("\xEF\xBB\xBF");
  while (!Text.empty()) {
    StringRef Line;
    std::tie(Line, Text) = Text.split('\n');
    addLine(Line, Base);
  }
}

std::optional<bool> IgnoreRules::match(StringRef Path, bool IsDirectory) const {
  for (size_t I = Rules.size(); I-- > 0;) {
    const Rule &R = Rules[I];
    if (R.DirectoryOnly && !IsDirectory)
      continue;
    StringRef Below = Path;
    if (!R.Base.empty() &&
        !(Below.consume_front(R.Base) && Below.consume_front("/")))
      continue;
    if (!R.Anchored)
      Below = Below.substr(Below.rfind('/') + 1);
    if (matchGlob(R.Pattern, Below))
      return !R.Negated;
  }
  return std::nullopt;
}

} // namespace hipwave
