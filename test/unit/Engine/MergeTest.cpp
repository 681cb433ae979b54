//===- MergeTest.cpp - findings in, one text out --------------------------===//
//
// Part of hipwave, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Engine/Merge.h"
#include "Match/NameFilter.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"

using namespace hipwave;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::Not;

namespace {

class Merge : public testing::Test {
protected:
  /// A finding at the `Nth` place of `What`, whose fix replaces that.
  Finding &replace(std::string What, std::string New, unsigned Nth = 0) {
    Span S = at(What, Nth);
    return fixed(S, {{S, New}});
  }
  Finding &fixed(Span Where, std::vector<Edit> Edits) {
    Finding &F = open("rule", Where, "changed");
    F.Level = Severity::Remark;
    F.WhyNot.reset();
    F.Remedy = Fix{Safety::Safe, std::move(Edits), {}};
    return F;
  }
  Finding &open(std::string Rule, Span Where, std::string Message) {
    Finding &F = In.emplace_back();
    F.Rule = Rule;
    F.Where = Where;
    F.Message = Message;
    F.WhyNot = NoFixReason::NoCounterpart;
    return F;
  }
  Finding &open(std::string What, unsigned Nth = 0) {
    return open("left", at(What, Nth), "'" + What + "' is left");
  }
  Span at(std::string What, unsigned Nth = 0) const {
    size_t At = Text.find(What);
    while (Nth--)
      At = Text.find(What, At + 1);
    EXPECT_NE(At, std::string::npos);
    return {0, uint32_t(At), uint32_t(At + What.size())};
  }
  Edit insert(uint32_t At, std::string New) const {
    return {Span{0, At, At}, New};
  }

  FileReport merge() {
    TokenScan Scan = scanTokens(
        Text, [&](llvm::StringRef N) { return filterName(Facts, N); },
        [](llvm::StringRef) { return false; });
    FileView V(0, "a.cu", Text, Scan, Facts);
    return mergeFile(V, In, Options);
  }
  /// The new text after findings of rule "left" at all places of `What`.
  std::string marked(std::string NewText, std::vector<std::string> What) {
    Text = std::move(NewText);
    In.clear();
    for (const std::string &W : What)
      open(W);
    return merge().NewText;
  }

  Catalog Facts;
  std::string Text;
  std::vector<Finding> In;
  MergeOptions Options;
};

TEST_F(Merge, NothingToDo) {
  Text = "int x;\n";
  FileReport R = merge();
  EXPECT_EQ(R.Outcome, FileOutcome::Unchanged);
  EXPECT_EQ(R.NewText, Text);
}

TEST_F(Merge, Edits) {
  Text = "a(b); c;\n";
  replace("c", "C");
  replace("a", "A");
  replace("b", "B");
  FileReport R = merge();
  EXPECT_EQ(R.NewText, "A(B); C;\n");
  EXPECT_EQ(R.OldText, Text);
  EXPECT_EQ(R.Outcome, FileOutcome::Translated);
  EXPECT_TRUE(
      std::is_sorted(R.Findings.begin(), R.Findings.end(),
                     [](auto &A, auto &B) { return A.Where < B.Where; }));
}

TEST_F(Merge, AConflictKeepsTheFindingAndLosesTheFix) {
  Text = "f(a, b);\n";
  replace("f", "g").Remedy->Edits.push_back({at("b"), "B"});
  replace("a, b", "x");
  FileReport R = merge();
  EXPECT_THAT(R.NewText, HasSubstr("g(a, B);"));
  ASSERT_EQ(R.Findings.size(), 2u);
  const Finding &Lost = R.Findings[1];
  EXPECT_FALSE(Lost.Remedy);
  EXPECT_EQ(Lost.WhyNot, NoFixReason::Conflict);
  EXPECT_EQ(Lost.Level, Severity::Warning);
  EXPECT_THAT(R.NewText, HasSubstr("// TODO(hipwave:rule): changed"));
}

TEST_F(Merge, OrderOfFindingsDoesNotMatter) {
  Text = "f(a, b);\n";
  replace("f", "g").Remedy->Edits.push_back({at("b"), "B"});
  replace("a, b", "x");
  replace("b", "c").Rule = "other";
  std::string First = merge().NewText;
  std::sort(In.begin(), In.end(),
            [](auto &A, auto &B) { return A.Message < B.Message; });
  for (unsigned I = 0; I != 3; ++I) {
    std::rotate(In.begin(), In.begin() + 1, In.end());
    EXPECT_EQ(merge().NewText, First);
  }
}

TEST_F(Merge, TheSameEditTwiceIsNoConflict) {
  Text = "f(a);\n";
  replace("f", "g");
  replace("f", "g").Rule = "other";
  FileReport R = merge();
  EXPECT_EQ(R.NewText, "g(a);\n");
  EXPECT_TRUE(R.Findings[0].Remedy && R.Findings[1].Remedy);
}

TEST_F(Merge, InsertionsAtOnePlace) {
  Text = "f(a)(b);\n";
  Span A = at("a"), F = at("f(a)");
  // wrap(f(a)) and g(a): what closes inside comes before what opens.
  fixed(F, {insert(F.Begin, "outer("), insert(F.End, ")")});
  fixed(A, {insert(A.Begin, "inner("), insert(A.End, ")")});
  EXPECT_EQ(merge().NewText, "outer(f(inner(a)))(b);\n");
}

TEST_F(Merge, InsertionsBesideAndInsideReplacements) {
  Text = "a b\n";
  replace("a", "A");
  fixed(at("a"), {insert(0, "<"), insert(1, ">")}).Rule = "beside";
  EXPECT_EQ(merge().NewText, "<A> b\n");
  Text = "abc d\n";
  In.clear();
  replace("abc", "X");
  fixed(at("b"), {insert(1, "!")}).Rule = "inside";
  FileReport R = merge();
  EXPECT_EQ(R.Edits.size() - 1, 1u) << "one of both, and a mark";
}

TEST_F(Merge, ViewsAreJoined) {
  Text = "f(a);\n";
  open("f").Basis = Evidence::Textual;
  open("f").Basis = Evidence::Typed;
  In.push_back(In.back());
  FileReport R = merge();
  ASSERT_EQ(R.Findings.size(), 1u);
  EXPECT_EQ(R.Findings[0].Basis, Evidence::Typed);
}

TEST_F(Merge, OfTwoViewsTheOneWithAFixCounts) {
  Text = "f(a);\n";
  open("rule", at("f"), "changed");
  replace("f", "g");
  FileReport R = merge();
  ASSERT_EQ(R.Findings.size(), 1u);
  EXPECT_TRUE(R.Findings[0].Remedy);
  EXPECT_EQ(R.NewText, "g(a);\n");
}

TEST_F(Merge, ReviewFixesWait) {
  Text = "f(a);\n";
  replace("f", "g").Remedy->Trust = Safety::Review;
  EXPECT_THAT(merge().NewText, HasSubstr("f(a);"));
  Options.ApplyReview = true;
  EXPECT_THAT(merge().NewText, HasSubstr("g(a);"));
}

TEST_F(Merge, HeadersOnce) {
  Text = "// licence\n#include <y.h>\nf(a);\n";
  replace("f", "g").Remedy->Requires = {"x.h", "y.h"};
  replace("a", "b").Remedy->Requires = {"x.h"};
  EXPECT_EQ(merge().NewText,
            "// licence\n#include <x.h>\n#include <y.h>\ng(b);\n");
}

TEST_F(Merge, HeadersOfLostFixesAreNotAdded) {
  Text = "f(a, b);\n";
  replace("f", "g").Remedy->Edits.push_back({at("b"), "B"});
  replace("a, b", "x").Remedy->Requires = {"x.h"};
  EXPECT_THAT(merge().NewText, Not(HasSubstr("x.h")));
}

TEST_F(Merge, MarksAreIndented) {
  EXPECT_EQ(
      marked("void f() {\n\t  g(x);\n}\n", {"g"}),
      "void f() {\n\t  // TODO(hipwave:left): 'g' is left\n\t  g(x);\n}\n");
  EXPECT_EQ(marked("void f() {\r\n  g(x);\r\n}\r\n", {"g"}),
            "void f() {\r\n  // TODO(hipwave:left): 'g' is left\r\n"
            "  g(x);\r\n}\r\n");
  EXPECT_EQ(marked("g(x);", {"g"}),
            "// TODO(hipwave:left): 'g' is left\ng(x);");
}

TEST_F(Merge, SeveralMarksOfOneLine) {
  EXPECT_EQ(marked("  g(x, y);\n", {"g", "x", "y"}),
            "  // TODO(hipwave:left): 'g' is left\n"
            "  // TODO(hipwave:left): 'x' is left\n"
            "  // TODO(hipwave:left): 'y' is left\n  g(x, y);\n");
  Text = "g(x, x);\n";
  In.clear();
  open("x");
  open("x", 1);
  EXPECT_EQ(merge().NewText, "// TODO(hipwave:left): 'x' is left\ng(x, x);\n");
}

TEST_F(Merge, MarksStandAboveTheStatement) {
  EXPECT_EQ(marked("int a;\nf(1,\n  x,\n  2);\n", {"x"}),
            "int a;\n// TODO(hipwave:left): 'x' is left\nf(1,\n  x,\n  2);\n");
  EXPECT_EQ(marked("int a;\n#define F(P) \\\n  f(P, \\\n    x)\n", {"x"}),
            "int a;\n// TODO(hipwave:left): 'x' is left\n"
            "#define F(P) \\\n  f(P, \\\n    x)\n");
  EXPECT_EQ(marked("s = \"a\"\n  \"b\" x;\n", {"x"}),
            "// TODO(hipwave:left): 'x' is left\ns = \"a\"\n  \"b\" x;\n");
}

TEST_F(Merge, MarksAreNotRepeated) {
  for (const char *Source :
       {"void f() {\n  g(x, y);\n}\n", "void f() {\r\n  g(x, y);\r\n}\r\n",
        "#define F \\\n  g(x, y)\n", "g(x,\n y);"}) {
    std::string Once = marked(Source, {"g(", "x", "y"});
    Text = Once;
    In.clear();
    for (const char *W : {"g(", "x", "y"}) {
      Span S{0, uint32_t(Text.rfind(W)), uint32_t(Text.rfind(W) + 1)};
      open("left", S, "'" + std::string(W) + "' is left");
    }
    EXPECT_EQ(merge().NewText, Once) << Source;
  }
}

TEST_F(Merge, AMarkOfTheSameEntityInOtherWordsCounts) {
  Text = "// TODO(hipwave:left): in older words, 'cudaX'\ncudaX();\n";
  open("left", at("cudaX", 1), "in newer words").Entity = "cudaX";
  EXPECT_EQ(merge().NewText, Text);
}

TEST_F(Merge, AMarkOfALongerNameDoesNotCount) {
  Text = "// TODO(hipwave:left): 'cudaFreeHost' is left\n"
         "cudaFreeHost(cudaFree);\n";
  open("left", {0, uint32_t(Text.rfind("cudaFree")), uint32_t(Text.rfind(")"))},
       "'cudaFree' is left")
      .Entity = "cudaFree";
  EXPECT_THAT(merge().NewText, HasSubstr("'cudaFree' is left"));
}

TEST_F(Merge, MessagesStayOnTheirLine) {
  Text = "g(x);\n";
  open("left", at("g"), "a\nb\\").Advice = "";
  EXPECT_EQ(merge().NewText, "// TODO(hipwave:left): a b\ng(x);\n");
}

TEST_F(Merge, MarksBesideOtherEditsOfTheLine) {
  Text = "  f(g);\n";
  replace("f", "F");
  open("g");
  EXPECT_EQ(merge().NewText, "  // TODO(hipwave:left): 'g' is left\n  F(g);\n");
  Text = "f(g);\n";
  In.clear();
  fixed(at("f"), {insert(0, "(void)")});
  open("g");
  EXPECT_EQ(merge().NewText,
            "// TODO(hipwave:left): 'g' is left\n(void)f(g);\n");
}

TEST_F(Merge, AMarkWhoseLineAReplacementSpans) {
  Text = "int a;\nint b; f(g);\n";
  Span Two{0, uint32_t(Text.find(";")), uint32_t(Text.find(" f"))};
  fixed(Two, {{Two, "; int b;"}});
  open("g");
  FileReport R = merge();
  for (size_t I = 1; I < R.Edits.size(); ++I)
    EXPECT_LE(R.Edits[I - 1].Where.End, R.Edits[I].Where.Begin);
}

TEST_F(Merge, NoMarks) {
  Text = "g(x);\n";
  open("g").WantsTodo = false;
  open("x").Level = Severity::Remark;
  EXPECT_EQ(merge().NewText, Text);
  open("x").Rule = "other";
  Options.TodoComments = false;
  EXPECT_EQ(merge().NewText, Text);
}

TEST_F(Merge, Suppressed) {
  Text = "f(a); // NOLINT(hipwave-rule)\nf(b);\n";
  replace("f", "g");
  replace("f", "g", 1);
  FileReport R = merge();
  EXPECT_EQ(R.NewText, "f(a); // NOLINT(hipwave-rule)\ng(b);\n");
  EXPECT_EQ(R.Findings.size(), 1u);
}

TEST_F(Merge, Statistics) {
  Text = "#include <cuda.h>\ncudaFree(a); cudaMalloc(b);\nk<<<1, 2>>>();\n"
         "s.cudaFree();\ncudaNothing();\n";
  Finding &Header = replace("<cuda.h>", "<hip/hip_runtime.h>");
  Header.Rule = "include-mapped";
  replace("cudaFree", "hipFree");
  open("api-unsupported", at("cudaMalloc"), "left");
  open("api-unknown", at("cudaNothing"), "unknown");
  open("warp-intrinsic", at("k"), "warp");
  FileStats S = merge().Stats;
  EXPECT_EQ(S.Lines, 5u);
  EXPECT_EQ(S.CudaUses, 4u);
  EXPECT_EQ(S.CudaUsesDone, 3u);
  EXPECT_EQ(S.CudaLines, 3u);
  EXPECT_EQ(S.CudaLinesDone, 1u);
  EXPECT_EQ(S.WarpSites, 1u);
  EXPECT_EQ(S.UnknownNames, 1u);
}

} // namespace
