//===- Sarif.cpp - findings as SARIF 2.1.0 --------------------------------===//
//
// Part of hipwave, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Export.h"
#include "Paths.h"
#include "Places.h"
#include "Utf8.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Support/ConvertUTF.h"
#include "llvm/Support/MD5.h"
#include "llvm/Support/Path.h"

using namespace llvm;

namespace hipwave {

static StringRef sarifLevel(Severity S) {
  switch (S) {
  case Severity::Remark:
    return "note";
  case Severity::Warning:
    return "warning";
  case Severity::Error:
    return "error";
  }
  llvm_unreachable("severity");
}

/// The UTF-16 code units of `Text`; a byte that isn't UTF-8 counts as one.
static unsigned utf16Length(StringRef Text) {
  unsigned Length = 0;
  auto *At = reinterpret_cast<const UTF8 *>(Text.begin());
  auto *End = reinterpret_cast<const UTF8 *>(Text.end());
  while (At != End) {
    unsigned Size = getNumBytesForUTF8(*At);
    if (!isLegalUTF8Sequence(At, End))
      Size = 1;
    Length += Size == 4 ? 2 : 1;
    At += Size;
  }
  return Length;
}

namespace {

class SarifWriter {
public:
  SarifWriter(const Report &R, const SarifOptions &Options, raw_ostream &OS)
      : R(R), Options(Options), J(OS, 2), Where(R), Artifact(R.Paths.size()) {
    if (!Options.Root.empty())
      Root = fullPath(Options.Root, "");
    for (size_t I = 0; I != R.Rules.size(); ++I)
      RuleIndex[R.Rules[I].Id] = I;
    listArtifacts();
  }

  void all() {
    J.object([&] {
      J.attribute("$schema", "https://docs.oasis-open.org/sarif/sarif/v2.1.0/"
                             "errata01/os/schemas/sarif-schema-2.1.0.json");
      J.attribute("version", "2.1.0");
      J.attributeArray("runs", [&] { J.object([&] { run(); }); });
    });
    J.flush();
  }

private:
  /// Those of the report, then those that it only points to.
  void listArtifacts() {
    auto Add = [&](FileId F) {
      if (Artifact[F])
        return;
      Listed.push_back(F);
      Artifact[F] = Listed.size();
    };
    for (const FileReport &F : R.Files)
      Add(F.File);
    for (const FileReport &F : R.Files)
      for (const Finding &Found : F.Findings) {
        Add(Found.Where.File);
        for (const Note &N : Found.Notes)
          Add(N.Where.File);
        if (Found.Remedy)
          for (const Edit &E : Found.Remedy->Edits)
            Add(E.Where.File);
      }
  }

  void run() {
    J.attributeObject("tool",
                      [&] { J.attributeObject("driver", [&] { driver(); }); });
    J.attributeArray("invocations", [&] {
      J.object([&] {
        J.attribute("executionSuccessful", none_of(R.Files, [](auto &F) {
                      return F.Outcome == FileOutcome::Unreadable;
                    }));
      });
    });
    J.attribute("columnKind", "utf16CodeUnits");
    J.attributeArray("newlineSequences", [&] {
      for (StringRef End : {"\r\n", "\n", "\r"})
        J.value(End);
    });
    if (!Root.empty())
      J.attributeObject("originalUriBaseIds", [&] {
        J.attributeObject("SRCROOT", [&] {
          StringRef Slash = Root == "/" ? "" : "/";
          J.attribute("uri", "file://" + uriPath(Root) + Slash.str());
        });
      });
    J.attributeArray("artifacts", [&] {
      for (FileId F : Listed)
        J.object([&] { artifact(F); });
    });
    J.attributeArray("results", [&] { results(); });
  }

  void driver() {
    J.attribute("name", "hipwave");
    // The format has no room for an empty version.
    if (!Options.ToolVersion.empty())
      J.attribute("version", jsonText(Options.ToolVersion));
    J.attributeArray("rules", [&] {
      for (const RuleInfo &Rule : R.Rules)
        J.object([&] {
          J.attribute("id", jsonText(Rule.Id));
          text("shortDescription", Rule.Title);
          text("help",
               (Rule.Title + ". More: hipwave explain " + Rule.Id).str());
          J.attributeObject("defaultConfiguration", [&] {
            J.attribute("level", sarifLevel(Rule.Level));
          });
          J.attributeObject("properties",
                            [&] { J.attribute("pass", jsonText(Rule.Pass)); });
        });
    });
  }

  void artifact(FileId F) {
    location("location", F, /*WithIndex=*/false);
    const FileReport *Known = Where.file(F);
    if (!Known)
      return;
    J.attribute("length", int64_t(Known->OldText.size()));
    J.attributeArray("roles", [&] { J.value("analysisTarget"); });
    if (json::isUTF8(Known->OldText))
      J.attribute("encoding", "UTF-8");
  }

  void results() {
    for (const FileReport &F : R.Files) {
      // Tells apart findings that look the same but for their line.
      StringMap<unsigned> Seen;
      for (const Finding &Found : F.Findings)
        if (Found.Level >= Options.Least)
          J.object([&] { result(Found, Seen); });
    }
  }

  void result(const Finding &F, StringMap<unsigned> &Seen) {
    J.attribute("ruleId", jsonText(F.Rule));
    if (auto It = RuleIndex.find(F.Rule); It != RuleIndex.end())
      J.attribute("ruleIndex", It->second);
    J.attribute("level", sarifLevel(F.Level));
    text("message", F.Advice.empty() ? F.Message : F.Message + "\n" + F.Advice);
    J.attributeArray("locations",
                     [&] { J.object([&] { physicalLocation(F.Where); }); });
    if (!F.Notes.empty())
      J.attributeArray("relatedLocations", [&] {
        for (size_t I = 0; I != F.Notes.size(); ++I)
          J.object([&] {
            J.attribute("id", int64_t(I + 1));
            physicalLocation(F.Notes[I].Where);
            text("message", F.Notes[I].Message);
          });
      });
    J.attributeObject("partialFingerprints", [&] {
      J.attribute("hipwaveFinding/v1", fingerprint(F, Seen));
    });
    if (F.Remedy && !F.Remedy->Edits.empty())
      J.attributeArray("fixes", [&] { J.object([&] { fix(F); }); });
    J.attributeObject("properties", [&] { properties(F); });
  }

  void properties(const Finding &F) {
    J.attribute("origin", toString(F.From));
    J.attribute("evidence", toString(F.Basis));
    if (!F.Entity.empty())
      J.attribute("entity", jsonText(F.Entity));
    if (F.WhyNot)
      J.attribute("whyNot", toString(*F.WhyNot));
    if (!F.Remedy)
      return;
    J.attribute("safety", toString(F.Remedy->Trust));
    J.attribute("applied", Where.isApplied(F));
    J.attributeArray("requires", [&] {
      for (const std::string &Header : F.Remedy->Requires)
        J.value(jsonText(Header));
    });
  }

  /// The same as long as the line reads the same, wherever it moves to.
  std::string fingerprint(const Finding &F, StringMap<unsigned> &Seen) {
    std::string Key = R.path(F.Where.File);
    for (StringRef Part : {StringRef(F.Rule), StringRef(F.Entity),
                           Where.line(F.Where.File, F.Where.Begin)}) {
      Key += '\0';
      for (char C : Part)
        if (!isSpace(C))
          Key += C;
    }
    unsigned Ordinal = ++Seen[Key];
    MD5 Hash;
    Hash.update(Key);
    MD5::MD5Result Sum = Hash.final();
    return (Sum.digest() + ":" + Twine(Ordinal)).str();
  }

  void fix(const Finding &F) {
    std::string What = toString(F.Remedy->Trust).str();
    text("description", "rewrite (" + What + ")");
    J.attributeArray("artifactChanges", [&] {
      for (ArrayRef<Edit> Rest = F.Remedy->Edits; !Rest.empty();) {
        FileId In = Rest.front().Where.File;
        ArrayRef<Edit> Here =
            Rest.take_while([&](const Edit &E) { return E.Where.File == In; });
        Rest = Rest.drop_front(Here.size());
        J.object([&] {
          location("artifactLocation", In, /*WithIndex=*/true);
          J.attributeArray("replacements", [&] {
            for (const Edit &E : Here)
              J.object([&] { replacement(E); });
          });
        });
      }
    });
  }

  void replacement(const Edit &E) {
    J.attributeObject("deletedRegion", [&] { region(E.Where); });
    if (E.Text.empty())
      return;
    J.attributeObject("insertedContent", [&] {
      if (json::isUTF8(E.Text))
        J.attribute("text", E.Text);
      else
        J.attribute("binary", encodeBase64(E.Text));
    });
  }

  void physicalLocation(const Span &S) {
    J.attributeObject("physicalLocation", [&] {
      location("artifactLocation", S.File, /*WithIndex=*/true);
      // Of a file that wasn't read only the name is known.
      if (Where.file(S.File))
        J.attributeObject("region", [&] { region(S); });
    });
  }

  void region(const Span &S) {
    if (!Where.file(S.File)) {
      J.attribute("byteOffset", S.Begin);
      J.attribute("byteLength", S.length());
      return;
    }
    J.attribute("startLine", Where.position(S.File, S.Begin)->Line);
    J.attribute("startColumn", column(S.File, S.Begin));
    J.attribute("endLine", Where.position(S.File, S.End)->Line);
    J.attribute("endColumn", column(S.File, S.End));
  }

  /// Readers drop a byte order mark, so it has no column.
  unsigned column(FileId File, uint32_t Offset) const {
    StringRef Text = Where.file(File)->OldText;
    StringRef Before = Text.slice(Where.lineBegin(File, Offset), Offset);
    if (Before.begin() == Text.begin())
      Before.consume_front("\xef\xbb\xbf");
    return utf16Length(Before) + 1;
  }

  void location(StringRef Key, FileId File, bool WithIndex) {
    J.attributeObject(Key, [&] {
      uri(R.path(File));
      if (WithIndex)
        J.attribute("index", int64_t(Artifact[File] - 1));
    });
  }

  void uri(StringRef Path) {
    if (Root.empty() && !Path.starts_with("/"))
      return relative(sys::path::remove_leading_dotslash(Path));
    std::string Full = fullPath(Path, Root);
    if (auto Below = pathBelow(Full, Root); Below && !Root.empty())
      return relative(*Below);
    J.attribute("uri", "file://" + uriPath(Full));
  }

  void relative(StringRef Path) {
    J.attribute("uri", uriPath(Path));
    J.attribute("uriBaseId", "SRCROOT");
  }

  void text(StringRef Key, StringRef Text) {
    J.attributeObject(Key, [&] { J.attribute("text", jsonText(Text)); });
  }

  const Report &R;
  const SarifOptions &Options;
  json::OStream J;
  Places Where;
  std::string Root;
  StringMap<unsigned> RuleIndex;
  std::vector<FileId> Listed;
  std::vector<size_t> Artifact; ///< Index in `Listed`, from 1, by FileId.
};

} // namespace

void exportSarif(const Report &R, const SarifOptions &Options,
                 raw_ostream &OS) {
  SarifWriter(R, Options, OS).all();
  OS << '\n';
}

} // namespace hipwave
