//===- TextTest.cpp - findings as a compiler prints them ------------------===//
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

std::string text(const Report &R, const TextOptions &Options = {}) {
  std::string Out;
  llvm::raw_string_ostream OS(Out);
  OS.enable_colors(true); // As LLVM's file streams have them.
  exportText(R, Options, OS);
  return Out;
}

TEST(Text, WholeOutput) {
  EXPECT_EQ(text(sample()),
            R"(src/a b.cu:2:21: error: lane mask has 32 bits [lane-mask]
    2 | int x = cudaFoo()"
            "\xc3\xa9"
            R"(, m);
      |                    ^
src/a b.cu:2:1: note: declared here
    2 | int x = cudaFoo()"
            "\xc3\xa9"
            R"(, m);
      | ^~~
/usr/include/sys.h: note: used here
src/a b.cu:2:21: note: widen it
src/a b.cu:2:21: note: there is a rewrite that needs review; it was not applied
src/a b.cu:3:2: warning: no cudaBar in HIP [api-unsupported]
    3 |         cudaBar();
      |         ^~~~~~~
)");
}

TEST(Text, LeastSeverityAndNoSnippets) {
  TextOptions Options;
  Options.Snippets = false;
  Options.Least = Severity::Remark;
  EXPECT_EQ(text(sample(), Options),
            R"(src/a b.cu:2:9: remark: cudaFoo is hipFoo [api-renamed]
src/a b.cu:2:21: error: lane mask has 32 bits [lane-mask]
src/a b.cu:2:1: note: declared here
/usr/include/sys.h: note: used here
src/a b.cu:2:21: note: widen it
src/a b.cu:2:21: note: there is a rewrite that needs review; it was not applied
src/a b.cu:3:2: warning: no cudaBar in HIP [api-unsupported]
)");
}

TEST(Text, SaysWhyNothingWasRewritten) {
  Report R;
  FileReport &F = addFile(R, "a", "x\n");
  F.Findings = {finding(F, "r", 0, 1, "m")};
  F.Findings[0].WhyNot = NoFixReason::Conflict;
  EXPECT_EQ(text(R),
            "a:1:1: warning: m [r]\n    1 | x\n      | ^\na:1:1: note: "
            "not rewritten: another rewrite of the same text was made\n");
}

TEST(Text, LimitSaysWhatIsLeft) {
  TextOptions Options;
  Options.Snippets = false;
  Options.MaxFindings = 1;
  std::string Out = text(sample(), Options);
  EXPECT_TRUE(llvm::StringRef(Out).ends_with("1 more finding is not shown\n"));
  EXPECT_EQ(llvm::StringRef(Out).count("] \n"), 0u);
  EXPECT_EQ(llvm::StringRef(Out).count("[api-unsupported]"), 0u);
}

std::string mark(std::string Line, uint32_t Begin, uint32_t End) {
  Report R;
  FileReport &F = addFile(R, "a", std::move(Line));
  F.Findings = {finding(F, "r", Begin, End, "m")};
  std::string Out = text(R);
  return Out.substr(Out.find('\n') + 1);
}

// The mark stands below its text on a terminal, whatever the bytes.
TEST(Text, MarksOddText) {
  EXPECT_EQ(mark("a\tb\tcc", 4, 6),
            "    1 | a       b       cc\n      |                 ^~\n");
  EXPECT_EQ(mark("\xe4\xb8\xad x", 4, 5), // Two columns wide.
            "    1 | \xe4\xb8\xad x\n      |    ^\n");
  EXPECT_EQ(mark("\xff x", 2, 3), "    1 | <FF> x\n      |      ^\n");
  EXPECT_EQ(mark("\x1b x", 2, 3), "    1 | <1B> x\n      |      ^\n");
  EXPECT_EQ(mark("\xef\xbb\xbfxy", 3, 5), "    1 | xy\n      | ^~\n");
  EXPECT_EQ(mark("\xef\xbb\xbfxy", 0, 5), "    1 | xy\n      | ^~\n");
  EXPECT_EQ(mark("x;", 2, 2), "    1 | x;\n      |   ^\n");
  EXPECT_EQ(mark("xy\nz", 1, 4), "    1 | xy\n      |  ^\n");
  EXPECT_EQ(mark("xy\r\nz", 1, 2), "    1 | xy\n      |  ^\n");
  EXPECT_EQ(mark("\xe4\xb8", 0, 2), "    1 | <E4><B8>\n      | ^~~~~~~~\n");
}

TEST(Text, ShowsThePartOfALongLineThatMatters) {
  std::string Line = std::string(1000, 'a') + "HERE" + std::string(1000, 'b');
  std::string Out = mark(Line, 1000, 1004);
  llvm::StringRef Source, Rest = Out, Marks;
  std::tie(Source, Rest) = Rest.split('\n');
  std::tie(Marks, Rest) = Rest.split('\n');
  EXPECT_LT(Source.size(), 200u);
  EXPECT_TRUE(Source.contains("...a") && Source.ends_with("b..."));
  EXPECT_EQ(Source.find("HERE"), Marks.find("^~~~"));
}

TEST(Text, UnreadableAndEmptyFiles) {
  Report R;
  FileReport &F = addFile(R, "gone", "");
  F.Outcome = FileOutcome::Unreadable;
  F.Findings = {finding(F, "r", 7, 9, "cannot be read")};
  EXPECT_EQ(text(R), "gone:1:1: warning: cannot be read [r]\n");
}

TEST(Text, Colours) {
  Report R;
  FileReport &F = addFile(R, "a", "x\n");
  F.Findings = {finding(F, "r", 0, 1, "m")};
  TextOptions Options;
  Options.Color = true;
  EXPECT_EQ(text(R, Options),
            "\x1b[1ma:1:1: \x1b[0;1;35mwarning: \x1b[0m\x1b[1mm [r]\x1b[0m\n"
            "    1 | x\n      | \x1b[0;1;32m^\x1b[0m\n");
}

TEST(Text, TenThousandFindings) {
  Report R;
  FileReport &F = addFile(R, "a", std::string(10000, '\n'));
  for (unsigned I = 0; I != 10000; ++I)
    F.Findings.push_back(finding(F, "r", I, I, "m"));
  std::string Out = text(R);
  EXPECT_EQ(llvm::StringRef(Out).count('\n'), 10000u);
  EXPECT_NE(Out.find("\na:9999:1: warning: m [r]\n"), std::string::npos);
}

} // namespace
