//===- FixesYamlTest.cpp - what clang-apply-replacements makes of ours ----===//
//
// Part of hipwave, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Export/Export.h"
#include "Sample.h"
#include "gtest/gtest.h"

using namespace hipwave;
using namespace hipwave::test;

namespace {

std::string yaml(const Report &R, std::string Directory) {
  std::string Out;
  llvm::raw_string_ostream OS(Out);
  FixesYamlOptions Options;
  Options.Directory = std::move(Directory);
  exportFixesYaml(R, Options, OS);
  return Out;
}

TEST(FixesYaml, Empty) {
  EXPECT_EQ(yaml(Report(), "/d"),
            "---\nMainSourceFile: ''\nDiagnostics: []\n...\n");
}

TEST(FixesYaml, WholeOutput) {
  Report R = sample();
  R.Files[0].Findings.erase(R.Files[0].Findings.begin() + 2);
  EXPECT_EQ(yaml(R, "/d"), R"(---
MainSourceFile: ''
Diagnostics:
  - DiagnosticName:  "api-renamed"
    DiagnosticMessage:
      Message:         "cudaFoo is hipFoo"
      FilePath:        "/d/src/a b.cu"
      FileOffset:      23
      Replacements:
        - FilePath:        "/d/src/a b.cu"
          Offset:          23
          Length:          7
          ReplacementText: "hipFoo"
    Level:           Remark
  - DiagnosticName:  "lane-mask"
    DiagnosticMessage:
      Message:         "lane mask has 32 bits"
      FilePath:        "/d/src/a b.cu"
      FileOffset:      35
      Replacements:    []
    Notes:
      - Message:         "declared here"
        FilePath:        "/d/src/a b.cu"
        FileOffset:      15
        Replacements:    []
      - Message:         "used here"
        FilePath:        "/usr/include/sys.h"
        FileOffset:      2
        Replacements:    []
    Level:           Error
  - DiagnosticName:  "hipwave-merge"
    DiagnosticMessage:
      Message:         "edits that come from no single finding"
      FilePath:        "/d/src/a b.cu"
      FileOffset:      0
      Replacements:
        - FilePath:        "/d/src/a b.cu"
          Offset:          0
          Length:          0
          ReplacementText: "#include <hip.h>\n"
    Level:           Remark
...
)");
}

/// Two findings want the same edits; an insertion was joined from two.
TEST(FixesYaml, EachChosenEditOnce) {
  Report R;
  FileReport &F =
      addFile(R, "a", "0123", {edit(R, 0, 0, "xy"), edit(R, 1, 2, "z")});
  for (const char *Inserted : {"x", "y"}) {
    F.Findings.push_back(finding(F, "api-renamed", 0, 0, "m"));
    F.Findings.back().Remedy =
        Fix{Safety::Safe, {Edit{Span{0, 0, 0}, Inserted}, F.Edits[1]}, {}};
  }
  std::string Out = yaml(R, "/d");
  auto Count = [&](const char *Text) {
    return llvm::StringRef(Out).count(Text);
  };
  EXPECT_EQ(Count("ReplacementText"), 2u);
  EXPECT_EQ(Count("ReplacementText: \"xy\""), 1u);
  EXPECT_EQ(Count("ReplacementText: \"z\""), 1u);
}

const char *applier() {
  for (const char *Name :
       {"clang-apply-replacements-22", "clang-apply-replacements-19",
        "clang-apply-replacements"})
    if (hasProgram(Name))
      return Name;
  return nullptr;
}

void expectApplies(const Report &R) {
  const char *Program = applier();
  if (!Program)
    GTEST_SKIP() << "clang-apply-replacements is not installed";
  Folder In;
  writeOldTexts(R, In);
  In.write("fixes/all.yaml", yaml(R, In.path()));
  if (auto Failed = In.run(std::string(Program) + " fixes"))
    FAIL() << *Failed;
  EXPECT_EQ(differing(R, In), std::vector<std::string>());
}

TEST(FixesYaml, ApplierTakesAnything) { expectApplies(randomReport(400, 3)); }

TEST(FixesYaml, ApplierTakesSample) { expectApplies(sample()); }

TEST(FixesYaml, ApplierTakesOddNamesAndControlCharacters) {
  Report R;
  addFile(R, "a \"b\"\\ \xc3\xa9", "x\n",
          {edit(R, 1, 1, std::string("\0\x01\x7f\t", 4))});
  expectApplies(R);
}

} // namespace
