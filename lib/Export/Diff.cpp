//===- Diff.cpp - a unified diff from chosen edits ------------------------===//
//
// Part of hipwave, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The edits are known, so nothing has to be compared: edits that touch the same
// or adjacent lines make a block, near blocks make a hunk. "Line" here is what
// diff and patch take for one: it ends at '\n' only, a '\r' is part of it.
//
//===----------------------------------------------------------------------===//

#include "Colors.h"
#include "Export.h"
#include "Paths.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/JSON.h"
#include <algorithm>

using namespace llvm;

namespace hipwave {
namespace {

using LineList = std::vector<StringRef>;

/// Lines [Begin, End) of the old text, from 0, that become `New`.
struct Block {
  size_t Begin, End;
  std::vector<std::string> New;
};

LineList splitLines(StringRef Text) {
  LineList Out;
  while (!Text.empty()) {
    size_t End = std::min(Text.find('\n'), Text.size() - 1) + 1;
    Out.push_back(Text.take_front(End));
    Text = Text.drop_front(End);
  }
  return Out;
}

/// Turns the edits of one file into blocks.
class BlockMaker {
public:
  BlockMaker(StringRef Text, const LineList &Lines) : Text(Text), Lines(Lines) {
    for (StringRef L : Lines)
      Begins.push_back(L.begin() - Text.begin());
    Begins.push_back(Text.size());
  }

  std::vector<Block> make(ArrayRef<Edit> Edits) {
    std::vector<Block> Out;
    while (!Edits.empty()) {
      auto [Begin, End] = linesOf(Edits.front());
      size_t Count = 1;
      std::string New;
      for (;;) {
        for (; Count != Edits.size(); ++Count) {
          auto [B, E] = linesOf(Edits[Count]);
          if (B > End)
            break;
          End = std::max(End, E);
        }
        New = newText(Begin, End, Edits.take_front(Count));
        // Adjacent edits can together leave a line open that each of them by
        // itself leaves whole; the next line is then part of it.
        if (New.empty() || New.back() == '\n' || End == Lines.size())
          break;
        ++End;
      }
      Out.push_back(trimmed(Begin, End, New));
      Edits = Edits.drop_front(Count);
    }
    erase_if(Out,
             [](const Block &B) { return B.Begin == B.End && B.New.empty(); });
    return Out;
  }

private:
  /// The end of the text is in its last line only if that line has no end.
  size_t lineOf(uint32_t Offset) const {
    size_t At = std::upper_bound(Begins.begin(), Begins.end(), Offset) -
                Begins.begin() - 1;
    bool AtOpenEnd = At == Lines.size() && At && !Lines.back().ends_with("\n");
    return AtOpenEnd ? At - 1 : At;
  }

  /// The lines that the edit changes. Whole lines put in front of a line, or
  /// taken away, leave that line alone.
  std::pair<size_t, size_t> linesOf(const Edit &E) const {
    size_t First = lineOf(E.Where.Begin), Last = lineOf(E.Where.End);
    bool Clean = E.Where.End == Begins[Last] &&
                 (E.Text.empty() ? E.Where.Begin == Begins[First]
                                 : E.Text.back() == '\n');
    return {First, Clean ? Last : std::min(Last + 1, Lines.size())};
  }

  std::string newText(size_t Begin, size_t End, ArrayRef<Edit> Edits) const {
    std::vector<Edit> Moved = Edits;
    for (Edit &E : Moved) {
      E.Where.Begin -= Begins[Begin];
      E.Where.End -= Begins[Begin];
    }
    return applyEdits(Text.slice(Begins[Begin], Begins[End]), Moved);
  }

  /// Leaves out what is the same at both ends.
  Block trimmed(size_t Begin, size_t End, StringRef NewText) const {
    LineList New = splitLines(NewText);
    ArrayRef<StringRef> Rest = New;
    while (Begin != End && !Rest.empty() && Lines[End - 1] == Rest.back()) {
      --End;
      Rest = Rest.drop_back();
    }
    while (Begin != End && !Rest.empty() && Lines[Begin] == Rest.front()) {
      ++Begin;
      Rest = Rest.drop_front();
    }
    return {Begin, End, {Rest.begin(), Rest.end()}};
  }

  StringRef Text;
  const LineList &Lines;
  std::vector<uint32_t> Begins; ///< Of each line, and the size of the text.
};

class DiffPrinter {
public:
  DiffPrinter(const DiffOptions &Options, raw_ostream &OS)
      : Options(Options), OS(OS) {}

  void file(StringRef Path, const FileReport &F) {
    std::string Old = shown(Path), New = renamedCu(Old, Options.RenameCu);
    LineList Lines = splitLines(F.OldText);
    std::vector<Block> Blocks = BlockMaker(F.OldText, Lines).make(F.Edits);
    if (Blocks.empty() && Old == New)
      return;
    header(Old, New, F);
    if (!Blocks.empty()) {
      heading("--- " + name("a/", Old, Spaces::Tab));
      heading("+++ " + name("b/", New, Spaces::Tab));
    }
    ptrdiff_t Shift = 0;
    for (ArrayRef<Block> Rest = Blocks; !Rest.empty();) {
      size_t Count = hunkSize(Rest);
      hunk(Lines, Rest.take_front(Count), Shift);
      Rest = Rest.drop_front(Count);
    }
  }

private:
  std::string shown(StringRef Path) const {
    std::string Full = fullPath(Path, "/");
    if (!Options.Root.empty() && Path.starts_with("/"))
      if (auto Below = pathBelow(Full, fullPath(Options.Root, "")))
        return *Below;
    // Where a path leaves the folder, that must not be hidden.
    bool Leaves = Path.starts_with("../") || Path.contains("/../");
    return Leaves ? Path.str() : Full.substr(1);
  }

  /// What a name with spaces needs.
  enum class Spaces { Nothing, Tab, Quotes };

  /// The name as git writes it: quoted where it has to be.
  static std::string name(StringRef Prefix, StringRef Path, Spaces If) {
    std::string Plain = (Prefix + Path).str(), Out = "\"";
    bool IsText = json::isUTF8(Plain), HasSpaces = Path.contains(' ');
    bool MustQuote = HasSpaces && If == Spaces::Quotes;
    for (unsigned char C : Plain) {
      if (C == '"' || C == '\\') {
        Out += '\\';
        Out += C;
        MustQuote = true;
      } else if (C < 0x20 || C == 0x7f || (C >= 0x80 && !IsText)) {
        Out += {'\\', char('0' + C / 64), char('0' + C / 8 % 8),
                char('0' + C % 8)};
        MustQuote = true;
      } else {
        Out += C;
      }
    }
    if (MustQuote)
      return Out + '"';
    return HasSpaces && If == Spaces::Tab ? Plain + '\t' : Plain;
  }

  void header(StringRef Old, StringRef New, const FileReport &F) {
    // Two different names can't be told apart at a space. Git has its other
    // lines for that, but patch needs quotes.
    Spaces If = Old == New ? Spaces::Nothing : Spaces::Quotes;
    heading("diff --git " + name("a/", Old, If) + " " + name("b/", New, If));
    if (Old == New)
      return;
    uint64_t Kept = F.OldText.size();
    for (const Edit &E : F.Edits)
      Kept -= E.Where.length();
    uint64_t Size = std::max(F.OldText.size(), F.NewText.size());
    heading("similarity index " + utostr(Size ? Kept * 100 / Size : 100) + "%");
    heading("rename from " + name("", Old, Spaces::Nothing));
    heading("rename to " + name("", New, Spaces::Nothing));
  }

  /// How many of the blocks are so near that their context would meet.
  size_t hunkSize(ArrayRef<Block> Blocks) const {
    size_t Count = 1;
    while (Count != Blocks.size() &&
           Blocks[Count].Begin - Blocks[Count - 1].End <=
               2 * size_t(Options.Context))
      ++Count;
    return Count;
  }

  void hunk(const LineList &Lines, ArrayRef<Block> Blocks, ptrdiff_t &Shift) {
    size_t Context = Options.Context;
    size_t Begin =
        Blocks.front().Begin - std::min(Context, Blocks.front().Begin);
    size_t End = std::min(Blocks.back().End + Context, Lines.size());
    ptrdiff_t Growth = 0;
    for (const Block &B : Blocks)
      Growth += ptrdiff_t(B.New.size()) - ptrdiff_t(B.End - B.Begin);
    OS.changeColor(raw_ostream::CYAN);
    OS << "@@ -" << range(Begin, End - Begin) << " +"
       << range(Begin + Shift, End - Begin + Growth) << " @@";
    OS.resetColor() << '\n';
    Shift += Growth;
    size_t At = Begin;
    for (const Block &B : Blocks) {
      for (; At != B.Begin; ++At)
        line(' ', Lines[At]);
      for (; At != B.End; ++At)
        line('-', Lines[At]);
      for (const std::string &New : B.New)
        line('+', New);
    }
    for (; At != End; ++At)
      line(' ', Lines[At]);
  }

  /// An empty range names the line before it.
  static std::string range(size_t Begin, size_t Count) {
    if (Count == 1)
      return utostr(Begin + 1);
    return utostr(Count ? Begin + 1 : Begin) + "," + utostr(Count);
  }

  void line(char Kind, StringRef Line) {
    bool Ended = Line.consume_back("\n");
    if (Kind != ' ')
      OS.changeColor(Kind == '-' ? raw_ostream::RED : raw_ostream::GREEN);
    OS << Kind << Line;
    if (Kind != ' ')
      OS.resetColor();
    OS << '\n';
    if (!Ended)
      OS << "\\ No newline at end of file\n";
  }

  void heading(const Twine &Text) {
    OS.changeColor(raw_ostream::SAVEDCOLOR, /*Bold=*/true);
    OS << Text;
    OS.resetColor() << '\n';
  }

  const DiffOptions &Options;
  raw_ostream &OS;
};

} // namespace

void exportDiff(const Report &R, const DiffOptions &Options, raw_ostream &OS) {
  ColorScope Colors(OS, Options.Color);
  DiffPrinter Printer(Options, OS);
  for (const FileReport &F : R.Files)
    if (F.Outcome != FileOutcome::Unreadable &&
        F.Outcome != FileOutcome::Copied)
      Printer.file(R.path(F.File), F);
}

} // namespace hipwave
