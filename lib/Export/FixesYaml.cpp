//===- FixesYaml.cpp - the fixes, for clang-apply-replacements ------------===//
//
// Part of hipwave, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Export.h"
#include "Paths.h"
#include "Places.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include <algorithm>

using namespace llvm;

namespace hipwave {
namespace {

std::string quoted(StringRef Text) {
  std::string Out = "\"";
  for (unsigned char C : Text) {
    if (C == '"' || C == '\\')
      Out += {'\\', char(C)};
    else if (C == '\n')
      Out += "\\n";
    else if (C == '\r')
      Out += "\\r";
    else if (C == '\t')
      Out += "\\t";
    else if (C < 0x20 || C == 0x7f)
      Out += {'\\', 'x', hexdigit(C / 16), hexdigit(C % 16)};
    else
      Out += C;
  }
  return Out + '"';
}

class YamlWriter {
public:
  YamlWriter(const Report &R, const FixesYamlOptions &Options, raw_ostream &OS)
      : R(R), OS(OS), Where(R), Taken(R.Paths.size()) {
    for (const std::string &Path : R.Paths)
      Paths.push_back(quoted(fullPath(Path, Options.Directory)));
    for (const FileReport &F : R.Files)
      Taken[F.File].resize(F.Edits.size());
  }

  void all() {
    // No main file: one document holds those of all.
    OS << "---\nMainSourceFile: ''\nDiagnostics:";
    bool Any = any_of(R.Files, [](const FileReport &F) {
      return !F.Findings.empty() || !F.Edits.empty();
    });
    OS << (Any ? "\n" : " []\n");
    for (const FileReport &F : R.Files)
      for (const Finding &Found : F.Findings)
        finding(Found);
    // Once the findings have had theirs.
    for (const FileReport &F : R.Files)
      rest(F);
    OS << "...\n";
  }

private:
  void finding(const Finding &F) {
    head(F.Rule, F.Message, F.Where);
    replacements(Where.isApplied(F) ? own(*F.Remedy)
                                    : std::vector<const Edit *>());
    if (!F.Notes.empty())
      OS << "    Notes:\n";
    for (const Note &N : F.Notes) {
      OS << "      - Message:         " << quoted(N.Message) << '\n'
         << "        FilePath:        " << Paths[N.Where.File] << '\n'
         << "        FileOffset:      " << N.Where.Begin << '\n'
         << "        Replacements:    []\n";
    }
    tail(F.Level);
  }

  /// The edits of the fix that no finding before had. Applying an insertion
  /// twice would insert it twice, hence each goes to one finding only.
  std::vector<const Edit *> own(const Fix &X) {
    std::vector<const Edit *> Out;
    for (const Edit &E : X.Edits) {
      const std::vector<Edit> &Chosen = Where.file(E.Where.File)->Edits;
      auto At = partition_point(
          Chosen, [&](const Edit &C) { return C.Where < E.Where; });
      if (At == Chosen.end() || !(At->Where == E.Where) || At->Text != E.Text)
        continue; // Part of a joined insertion.
      std::vector<bool>::reference IsTaken =
          Taken[E.Where.File][At - Chosen.begin()];
      if (!IsTaken)
        Out.push_back(&*At);
      IsTaken = true;
    }
    return Out;
  }

  void rest(const FileReport &F) {
    std::vector<const Edit *> Left;
    for (size_t I = 0; I != F.Edits.size(); ++I)
      if (!Taken[F.File][I])
        Left.push_back(&F.Edits[I]);
    if (Left.empty())
      return;
    head("hipwave-merge", "edits that come from no single finding",
         Left.front()->Where);
    replacements(Left);
    tail(Severity::Remark);
  }

  void head(StringRef Name, StringRef Message, const Span &At) {
    OS << "  - DiagnosticName:  " << quoted(Name) << '\n'
       << "    DiagnosticMessage:\n"
       << "      Message:         " << quoted(Message) << '\n'
       << "      FilePath:        " << Paths[At.File] << '\n'
       << "      FileOffset:      " << At.Begin << '\n';
  }

  void replacements(ArrayRef<const Edit *> Edits) {
    OS << "      Replacements:" << (Edits.empty() ? "    []\n" : "\n");
    for (const Edit *E : Edits)
      OS << "        - FilePath:        " << Paths[E->Where.File] << '\n'
         << "          Offset:          " << E->Where.Begin << '\n'
         << "          Length:          " << E->Where.length() << '\n'
         << "          ReplacementText: " << quoted(E->Text) << '\n';
  }

  void tail(Severity S) {
    std::string Level = toString(S).str();
    Level[0] = toUpper(Level[0]);
    OS << "    Level:           " << Level << '\n';
  }

  const Report &R;
  raw_ostream &OS;
  Places Where;
  std::vector<std::string> Paths;       ///< Absolute and quoted, by FileId.
  std::vector<std::vector<bool>> Taken; ///< By FileId, for each chosen edit.
};

} // namespace

void exportFixesYaml(const Report &R, const FixesYamlOptions &Options,
                     raw_ostream &OS) {
  YamlWriter(R, Options, OS).all();
}

} // namespace hipwave
