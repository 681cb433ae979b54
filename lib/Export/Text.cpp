//===- Text.cpp - findings as a compiler prints them ----------------------===//
//
// Part of hipwave, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Colors.h"
#include "Export.h"
#include "Places.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/ConvertUTF.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/Unicode.h"

using namespace llvm;

namespace hipwave {

/// Empty where the message of the finding itself says it.
static StringRef explain(NoFixReason R) {
  switch (R) {
  case NoFixReason::NoCounterpart:
  case NoFixReason::NeedsJudgement:
  case NoFixReason::NotYet:
    return "";
  case NoFixReason::MacroBody:
    return "the macro means different things where it is used";
  case NoFixReason::TokenPaste:
    return "the name is pasted together by the preprocessor";
  case NoFixReason::OutsideProject:
    return "the file is not one of those to translate";
  case NoFixReason::SystemHeader:
    return "the text is in a system header";
  case NoFixReason::InactiveCode:
    return "no configuration that was compiled holds this text";
  case NoFixReason::StringLiteral:
    return "the text is inside quotes";
  case NoFixReason::Conflict:
    return "another rewrite of the same text was made";
  case NoFixReason::Disagreement:
    return "compilations of the file see different things here";
  }
  llvm_unreachable("reason");
}

namespace {

/// A part of a source line as a terminal can show it.
class Snippet {
public:
  /// [Begin, End) are byte offsets in `Line`.
  Snippet(StringRef Line, size_t Begin, size_t End) {
    // Of long lines only what is near the place can be read.
    size_t From = 0, To = Line.size();
    if (Line.size() > Longest) {
      From = boundary(Line, Begin - std::min<size_t>(Begin, Longest / 3));
      To = boundary(Line, std::min(From + Longest, Line.size()));
    }
    if (From)
      add("...", 3);
    for (size_t At = From; At < To;) {
      if (At <= Begin)
        MarkBegin = Width;
      size_t Size = addCharacter(Line.slice(At, To));
      At += Size;
      if (At <= End)
        MarkEnd = Width;
    }
    if (Begin >= To)
      MarkBegin = Width;
    if (To != Line.size())
      add("...", 3);
  }

  StringRef text() const { return Shown; }
  unsigned markBegin() const { return MarkBegin; }
  unsigned markLength() const {
    return MarkEnd > MarkBegin ? MarkEnd - MarkBegin : 1;
  }

private:
  static constexpr size_t Longest = 160;

  void add(StringRef Text, unsigned Columns) {
    Shown += Text;
    Width += Columns;
  }

  /// Not in the middle of a character.
  static size_t boundary(StringRef Line, size_t At) {
    while (At && At < Line.size() && (Line[At] & 0xc0) == 0x80)
      --At;
    return At;
  }

  /// Adds the first character of `Rest` and returns its size in bytes.
  size_t addCharacter(StringRef Rest) {
    if (Rest[0] == '\t') {
      unsigned Columns = 8 - Width % 8;
      add(std::string(Columns, ' '), Columns);
      return 1;
    }
    if (Rest.starts_with("\xef\xbb\xbf")) // A byte order mark.
      return 3;
    size_t Size = getNumBytesForUTF8(Rest[0]);
    StringRef Character = Rest.take_front(Size);
    int Columns = Character.size() == Size
                      ? sys::unicode::columnWidthUTF8(Character)
                      : sys::unicode::ErrorInvalidUTF8;
    if (Columns >= 0) {
      add(Character, Columns);
      return Size;
    }
    // Control characters could do anything to a terminal.
    bool Invalid = Columns == sys::unicode::ErrorInvalidUTF8;
    std::string Code = toHex(Invalid ? Rest.take_front(1) : Character);
    add("<" + Code + ">", Code.size() + 2);
    return Invalid ? 1 : Size;
  }

  std::string Shown;
  unsigned Width = 0, MarkBegin = 0, MarkEnd = 0;
};

class TextPrinter {
public:
  TextPrinter(const Report &R, const TextOptions &Options, raw_ostream &OS)
      : R(R), Options(Options), OS(OS), Where(R) {}

  void all() {
    unsigned Shown = 0, Left = 0;
    for (const FileReport &F : R.Files)
      for (const Finding &Found : F.Findings) {
        if (Found.Level < Options.Least)
          continue;
        if (Options.MaxFindings && Shown == Options.MaxFindings) {
          ++Left;
          continue;
        }
        ++Shown;
        finding(Found);
      }
    if (Left)
      OS << Left << (Left == 1 ? " more finding is" : " more findings are")
         << " not shown\n";
  }

private:
  void finding(const Finding &F) {
    message(F.Where, toString(F.Level), color(F.Level), F.Message, F.Rule);
    snippet(F.Where);
    for (const Note &N : F.Notes) {
      note(N.Where, N.Message);
      snippet(N.Where);
    }
    if (!F.Advice.empty())
      note(F.Where, F.Advice);
    if (F.Remedy && F.Remedy->Trust == Safety::Review)
      note(F.Where, Where.isApplied(F)
                        ? "rewritten; the rewrite needs review"
                        : "there is a rewrite that needs review; it was not "
                          "applied");
    if (StringRef Why = F.WhyNot ? explain(*F.WhyNot) : ""; !Why.empty())
      note(F.Where, "not rewritten: " + Why.str());
  }

  static raw_ostream::Colors color(Severity S) {
    switch (S) {
    case Severity::Remark:
      return raw_ostream::BLUE;
    case Severity::Warning:
      return raw_ostream::MAGENTA;
    case Severity::Error:
      return raw_ostream::RED;
    }
    llvm_unreachable("severity");
  }

  void note(const Span &At, StringRef Text) {
    message(At, "note", raw_ostream::BLACK, Text, "");
  }

  void message(const Span &At, StringRef Label, raw_ostream::Colors Color,
               StringRef Text, StringRef Rule) {
    OS.changeColor(raw_ostream::SAVEDCOLOR, /*Bold=*/true);
    OS << R.path(At.File);
    if (auto P = Where.position(At.File, At.Begin))
      OS << ':' << P->Line << ':' << P->Column;
    OS << ": ";
    OS.changeColor(Color, /*Bold=*/true) << Label << ": ";
    OS.resetColor();
    if (!Rule.empty())
      OS.changeColor(raw_ostream::SAVEDCOLOR, /*Bold=*/true);
    OS << Text;
    if (!Rule.empty())
      OS << " [" << Rule << ']';
    OS.resetColor() << '\n';
  }

  void snippet(const Span &At) {
    StringRef Line = Where.line(At.File, At.Begin);
    if (!Options.Snippets || Line.trim().empty())
      return;
    uint32_t Begin = Where.lineBegin(At.File, At.Begin);
    Snippet Shown(Line, At.Begin - Begin, At.End - Begin);
    auto P = Where.position(At.File, At.Begin);
    OS << format_decimal(P->Line, 5) << " | " << Shown.text() << "\n      | ";
    OS.indent(Shown.markBegin());
    OS.changeColor(raw_ostream::GREEN, /*Bold=*/true)
        << '^' << std::string(Shown.markLength() - 1, '~');
    OS.resetColor() << '\n';
  }

  const Report &R;
  const TextOptions &Options;
  raw_ostream &OS;
  Places Where;
};

} // namespace

void exportText(const Report &R, const TextOptions &Options, raw_ostream &OS) {
  ColorScope Colors(OS, Options.Color);
  TextPrinter(R, Options, OS).all();
}

} // namespace hipwave
