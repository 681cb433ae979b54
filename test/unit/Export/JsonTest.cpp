//===- JsonTest.cpp - the whole report as JSON ----------------------------===//
//
// Part of hipwave, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "llvm/Support/JSON.h"
#include "Export/Export.h"
#include "Sample.h"
#include "llvm/Support/FormatVariadic.h"
#include "gtest/gtest.h"

using namespace hipwave;
using namespace hipwave::test;
namespace json = llvm::json;

namespace {

std::string text(const Report &R, JsonOptions Options = {}) {
  Options.ToolVersion = "1.2.3";
  std::string Out;
  llvm::raw_string_ostream OS(Out);
  exportJson(R, Options, OS);
  return Out;
}

json::Value parsed(llvm::StringRef Text) {
  llvm::Expected<json::Value> V = json::parse(Text);
  if (V)
    return *V;
  ADD_FAILURE() << llvm::toString(V.takeError());
  return nullptr;
}

void expectJson(const json::Value &Actual, llvm::StringRef Expected) {
  EXPECT_EQ(Actual, parsed(Expected)) << llvm::formatv("{0:2}", Actual).str();
}

TEST(Json, Empty) {
  expectJson(parsed(text(Report())), R"({
    "schema_version": 1,
    "tool": {"name": "hipwave", "version": "1.2.3"},
    "summary": {
      "files": {"unchanged": 0, "translated": 0, "copied": 0, "unreadable": 0},
      "findings": {"remark": 0, "warning": 0, "error": 0},
      "fixes_applied": 0, "findings_by_rule": {},
      "stats": {"lines": 0, "cuda_uses": 0, "cuda_uses_done": 0,
                "cuda_lines": 0, "cuda_lines_done": 0, "warp_sites": 0,
                "unknown_names": 0}},
    "rules": [], "files": []})");
}

TEST(Json, SummaryAndRules) {
  json::Value All = parsed(text(sample()));
  expectJson(*All.getAsObject()->get("summary"), R"({
    "files": {"unchanged": 1, "translated": 1, "copied": 0, "unreadable": 0},
    "findings": {"remark": 1, "warning": 1, "error": 1},
    "fixes_applied": 1,
    "findings_by_rule": {"api-renamed": 1, "api-unsupported": 1, "lane-mask": 1},
    "stats": {"lines": 3, "cuda_uses": 3, "cuda_uses_done": 1, "cuda_lines": 2,
              "cuda_lines_done": 0, "warp_sites": 1, "unknown_names": 0}})");
  expectJson((*All.getAsObject()->getArray("rules"))[2], R"({
    "id": "lane-mask", "pass": "warp", "level": "error",
    "title": "a lane mask has 32 bits"})");
}

const json::Object &file(const json::Value &All, size_t I) {
  return *(*All.getAsObject()->getArray("files"))[I].getAsObject();
}

TEST(Json, Findings) {
  json::Value All = parsed(text(sample()));
  const json::Array &Findings = *file(All, 0).getArray("findings");
  ASSERT_EQ(Findings.size(), 3u);
  expectJson(Findings[0], R"({
    "rule": "api-renamed", "level": "remark", "message": "cudaFoo is hipFoo",
    "entity": "cudaFoo", "origin": "direct", "evidence": "typed",
    "resolved": true, "notes": [],
    "span": {"path": "src/a b.cu", "begin": {"offset": 23, "line": 2, "column": 9},
             "end": {"offset": 30, "line": 2, "column": 16}},
    "fix": {"safety": "safe", "applied": true, "requires": ["hip.h"], "edits": [
      {"span": {"path": "src/a b.cu",
                "begin": {"offset": 23, "line": 2, "column": 9},
                "end": {"offset": 30, "line": 2, "column": 16}},
       "text": "hipFoo"}]}})");
  const json::Object &Mask = *Findings[1].getAsObject();
  EXPECT_EQ(Mask.getString("advice"), "widen it");
  EXPECT_EQ(Mask.getString("origin"), "macro-argument");
  EXPECT_EQ(Mask.getString("evidence"), "approximate");
  EXPECT_EQ(Mask.getObject("fix")->getBoolean("applied"), false);
  expectJson((*Mask.getArray("notes"))[1], R"({"message": "used here",
    "span": {"path": "/usr/include/sys.h", "begin": {"offset": 2},
             "end": {"offset": 4}}})");
  const json::Object &Gone = *Findings[2].getAsObject();
  EXPECT_EQ(Gone.getString("why_not"), "no-counterpart");
  EXPECT_EQ(Gone.getBoolean("resolved"), false);
  EXPECT_EQ(Gone.get("fix"), nullptr);
}

TEST(Json, TextsOnRequest) {
  JsonOptions Options;
  Options.Texts = true;
  Options.Indent = 0;
  Report R;
  addFile(R, "a", "\xef\xbb\xbfx\r\n\xff", {edit(R, 3, 4, "\xfe\xc3\xa9")});
  addFile(R, "b", "x");
  std::string Out = text(R, Options);
  EXPECT_EQ(llvm::StringRef(Out).count('\n'), 1u);
  json::Value All = parsed(Out);
  EXPECT_EQ(file(All, 0).getString("old_text"),
            "\xef\xbb\xbfx\r\n\xef\xbf\xbd");
  EXPECT_EQ(file(All, 0).getString("old_text_base64"), "77u/eA0K/w==");
  EXPECT_EQ(file(All, 0).getString("new_text_base64"), "77u//sOpDQr/");
  EXPECT_EQ((*file(All, 0).getArray("edits"))[0].getAsObject()->getString(
                "text_base64"),
            "/sOp");
  EXPECT_EQ(file(All, 1).get("old_text"), nullptr);
}

/// Bytes of any kind, in every text there is.
Report oddReport() {
  Report R = sample();
  std::string Odd("\0\x1b\x7f\xff\xc3\"\\\n\xed\xa0\x80", 11);
  FileReport &F = addFile(R, "z" + Odd.substr(3), Odd, {edit(R, 0, 1, Odd)});
  F.Findings = {finding(F, Odd, 3, 4, Odd)};
  F.Findings[0].Advice = F.Findings[0].Entity = Odd;
  F.Findings[0].Notes = {{Span{F.File, 0, 0}, Odd}};
  F.Findings[0].Remedy = Fix{Safety::Safe, F.Edits, {Odd}};
  R.Files.push_back(FileReport());
  R.Files.back().File = R.Paths.size();
  R.Files.back().Outcome = FileOutcome::Unreadable;
  R.Paths.push_back("zz");
  return R;
}

TEST(Json, ValidAgainstItsSchema) {
  JsonOptions Options;
  Options.Texts = true;
  for (const Report &R : {Report(), oddReport(), randomReport(8, 5)}) {
    std::string Missing;
    auto Wrong =
        invalidJson(text(R, Options),
                    "json.load(open('" HIPWAVE_REPORT_SCHEMA "'))", Missing);
    if (!Missing.empty())
      GTEST_SKIP() << Missing;
    EXPECT_EQ(Wrong, std::nullopt);
  }
}

TEST(Json, TenThousandFindings) {
  Report R;
  FileReport &F = addFile(R, "a", std::string(10000, '\n'));
  for (unsigned I = 0; I != 10000; ++I)
    F.Findings.push_back(finding(F, "r", I, I + 1, "m"));
  json::Value All = parsed(text(R));
  const json::Array &Findings = *file(All, 0).getArray("findings");
  ASSERT_EQ(Findings.size(), 10000u);
  EXPECT_EQ(Findings[9999]
                .getAsObject()
                ->getObject("span")
                ->getObject("begin")
                ->getInteger("line"),
            10000);
}

} // namespace
