//===- Json.cpp - the whole report as JSON --------------------------------===//
//
// Part of hipwave, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Described in docs/report-schema.md and docs/report.schema.json; a change here
// is a change there.
//
//===----------------------------------------------------------------------===//

#include "Export.h"
#include "Places.h"
#include "Utf8.h"
#include "llvm/ADT/STLExtras.h"
#include <array>
#include <map>

using namespace llvm;

namespace hipwave {
namespace {

class JsonWriter {
public:
  JsonWriter(const Report &R, const JsonOptions &Options, raw_ostream &OS)
      : R(R), Options(Options), J(OS, Options.Indent), Where(R) {}

  void all() {
    J.object([&] {
      J.attribute("schema_version", JsonSchemaVersion);
      J.attributeObject("tool", [&] {
        J.attribute("name", "hipwave");
        J.attribute("version", jsonText(Options.ToolVersion));
      });
      J.attributeObject("summary", [&] { summary(); });
      J.attributeArray("rules", [&] {
        for (const RuleInfo &Rule : R.Rules)
          J.object([&] { rule(Rule); });
      });
      J.attributeArray("files", [&] {
        for (const FileReport &F : R.Files)
          J.object([&] { file(F); });
      });
    });
    J.flush();
  }

private:
  void summary() {
    std::array<unsigned, 4> Outcomes{};
    std::array<unsigned, 3> Levels{};
    std::map<std::string, unsigned> Rules;
    unsigned Applied = 0;
    for (const FileReport &F : R.Files) {
      ++Outcomes[unsigned(F.Outcome)];
      for (const Finding &Found : F.Findings) {
        ++Levels[unsigned(Found.Level)];
        ++Rules[Found.Rule];
        Applied += Where.isApplied(Found);
      }
    }
    J.attributeObject("files", [&] {
      for (FileOutcome O : {FileOutcome::Unchanged, FileOutcome::Translated,
                            FileOutcome::Copied, FileOutcome::Unreadable})
        J.attribute(toString(O), Outcomes[unsigned(O)]);
    });
    J.attributeObject("findings", [&] {
      for (Severity S : {Severity::Remark, Severity::Warning, Severity::Error})
        J.attribute(toString(S), Levels[unsigned(S)]);
    });
    J.attribute("fixes_applied", Applied);
    J.attributeObject("findings_by_rule", [&] {
      for (const auto &[Rule, Count] : Rules)
        J.attribute(json::fixUTF8(Rule), Count);
    });
    J.attributeObject("stats", [&] { stats(R.total()); });
  }

  void stats(const FileStats &S) {
    J.attribute("lines", S.Lines);
    J.attribute("cuda_uses", S.CudaUses);
    J.attribute("cuda_uses_done", S.CudaUsesDone);
    J.attribute("cuda_lines", S.CudaLines);
    J.attribute("cuda_lines_done", S.CudaLinesDone);
    J.attribute("warp_sites", S.WarpSites);
    J.attribute("unknown_names", S.UnknownNames);
  }

  void rule(const RuleInfo &Rule) {
    J.attribute("id", jsonText(Rule.Id));
    J.attribute("pass", jsonText(Rule.Pass));
    J.attribute("level", toString(Rule.Level));
    J.attribute("title", jsonText(Rule.Title));
  }

  void file(const FileReport &F) {
    jsonBytes(J, "path", "path_base64", R.path(F.File));
    J.attribute("outcome", toString(F.Outcome));
    J.attributeObject("stats", [&] { stats(F.Stats); });
    J.attributeArray("findings", [&] {
      for (const Finding &Found : F.Findings)
        J.object([&] { finding(Found); });
    });
    J.attributeArray("edits", [&] { edits(F.Edits); });
    if (!Options.Texts || F.Outcome != FileOutcome::Translated)
      return;
    jsonBytes(J, "old_text", "old_text_base64", F.OldText);
    jsonBytes(J, "new_text", "new_text_base64", F.NewText);
  }

  void finding(const Finding &F) {
    J.attribute("rule", jsonText(F.Rule));
    J.attribute("level", toString(F.Level));
    J.attribute("message", jsonText(F.Message));
    if (!F.Advice.empty())
      J.attribute("advice", jsonText(F.Advice));
    if (!F.Entity.empty())
      J.attribute("entity", jsonText(F.Entity));
    J.attributeObject("span", [&] { span(F.Where); });
    J.attribute("origin", toString(F.From));
    J.attribute("evidence", toString(F.Basis));
    J.attribute("resolved", F.isResolved());
    if (F.WhyNot)
      J.attribute("why_not", toString(*F.WhyNot));
    if (F.Remedy)
      J.attributeObject("fix", [&] { fix(F); });
    J.attributeArray("notes", [&] {
      for (const Note &N : F.Notes)
        J.object([&] {
          J.attribute("message", jsonText(N.Message));
          J.attributeObject("span", [&] { span(N.Where); });
        });
    });
  }

  void fix(const Finding &F) {
    J.attribute("safety", toString(F.Remedy->Trust));
    J.attribute("applied", Where.isApplied(F));
    J.attributeArray("edits", [&] { edits(F.Remedy->Edits); });
    J.attributeArray("requires", [&] {
      for (const std::string &Header : F.Remedy->Requires)
        J.value(jsonText(Header));
    });
  }

  void edits(ArrayRef<Edit> Edits) {
    for (const Edit &E : Edits)
      J.object([&] {
        J.attributeObject("span", [&] { span(E.Where); });
        jsonBytes(J, "text", "text_base64", E.Text);
      });
  }

  void span(const Span &S) {
    jsonBytes(J, "path", "path_base64", R.path(S.File));
    J.attributeObject("begin", [&] { position(S.File, S.Begin); });
    J.attributeObject("end", [&] { position(S.File, S.End); });
  }

  void position(FileId File, uint32_t Offset) {
    J.attribute("offset", Offset);
    if (auto P = Where.position(File, Offset)) {
      J.attribute("line", P->Line);
      J.attribute("column", P->Column);
    }
  }

  const Report &R;
  const JsonOptions &Options;
  json::OStream J;
  Places Where;
};

} // namespace

void exportJson(const Report &R, const JsonOptions &Options, raw_ostream &OS) {
  JsonWriter(R, Options, OS).all();
  OS << '\n';
}

} // namespace hipwave
