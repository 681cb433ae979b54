//===- DiffTest.cpp - what patch and git make of our diffs ----------------===//
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

std::string diff(const Report &R, const DiffOptions &Options = {}) {
  std::string Out;
  llvm::raw_string_ostream OS(Out);
  OS.enable_colors(true); // As LLVM's file streams have them.
  exportDiff(R, Options, OS);
  return Out;
}

TEST(Diff, NothingForUnchangedFiles) {
  Report R;
  addFile(R, "a", "x\n");
  addFile(R, "b", "x\n", {edit(R, 0, 1, "x")}); // Changes nothing.
  EXPECT_EQ(diff(R), "");
}

TEST(Diff, HunksAndContext) {
  Report R;
  std::string Text;
  for (char C = 'a'; C <= 'z'; ++C)
    Text += std::string{C, '\n'};
  // A whole line in front of "e", a change of "g", far away one of "t".
  addFile(R, "src/x.cu", Text,
          {edit(R, 8, 8, "new\n"), edit(R, 12, 13, "G"), edit(R, 38, 39, "")});
  EXPECT_EQ(diff(R), "diff --git a/src/x.cu b/src/x.cu\n"
                     "--- a/src/x.cu\n"
                     "+++ b/src/x.cu\n"
                     "@@ -2,9 +2,10 @@\n"
                     " b\n c\n d\n+new\n e\n f\n-g\n+G\n h\n i\n j\n"
                     "@@ -17,7 +18,7 @@\n"
                     " q\n r\n s\n-t\n+\n u\n v\n w\n");
}

TEST(Diff, AdjacentLinesAreOneChange) {
  Report R;
  addFile(R, "x", "a\nb\nc\n", {edit(R, 0, 1, "A"), edit(R, 2, 3, "B")});
  EXPECT_EQ(diff(R), "diff --git a/x b/x\n--- a/x\n+++ b/x\n@@ -1,3 +1,3 @@\n"
                     "-a\n-b\n+A\n+B\n c\n");
}

// The second edit alone takes away a whole line. After the first, it joins two.
TEST(Diff, EditsThatJoinLinesTogether) {
  Report R;
  addFile(R, "x", "a\nb\nc\nd\n", {edit(R, 0, 2, "A"), edit(R, 2, 4, "")});
  EXPECT_EQ(diff(R), "diff --git a/x b/x\n--- a/x\n+++ b/x\n@@ -1,4 +1,2 @@\n"
                     "-a\n-b\n-c\n+Ac\n d\n");
}

TEST(Diff, EmptyAndUnfinishedFiles) {
  Report R;
  addFile(R, "a", "", {edit(R, 0, 0, "x")});
  addFile(R, "b", "x\n", {edit(R, 0, 2, "")});
  addFile(R, "c", "x", {edit(R, 1, 1, "\n")});
  addFile(R, "d", "x\ny", {edit(R, 0, 1, "z")});
  EXPECT_EQ(
      diff(R),
      "diff --git a/a b/a\n--- a/a\n+++ b/a\n@@ -0,0 +1 @@\n+x\n"
      "\\ No newline at end of file\n"
      "diff --git a/b b/b\n--- a/b\n+++ b/b\n@@ -1 +0,0 @@\n-x\n"
      "diff --git a/c b/c\n--- a/c\n+++ b/c\n@@ -1 +1 @@\n-x\n"
      "\\ No newline at end of file\n+x\n"
      "diff --git a/d b/d\n--- a/d\n+++ b/d\n@@ -1,2 +1,2 @@\n-x\n+z\n y\n"
      "\\ No newline at end of file\n");
}

TEST(Diff, KeepsCarriageReturns) {
  Report R;
  addFile(R, "x", "a\r\nb\r\n", {edit(R, 3, 4, "c")});
  EXPECT_EQ(diff(R), "diff --git a/x b/x\n--- a/x\n+++ b/x\n@@ -1,2 +1,2 @@\n"
                     " a\r\n-b\r\n+c\r\n");
}

TEST(Diff, Renaming) {
  Report R;
  addFile(R, "a.cu", "0123456789\n", {edit(R, 0, 1, "x")});
  addFile(R, "b.cu", "same\n");
  addFile(R, "c.cuh", "same\n");
  DiffOptions Options;
  Options.RenameCu = "hip";
  EXPECT_EQ(diff(R, Options),
            "diff --git a/a.cu b/a.hip\nsimilarity index 90%\n"
            "rename from a.cu\nrename to a.hip\n--- a/a.cu\n+++ b/a.hip\n"
            "@@ -1 +1 @@\n-0123456789\n+x123456789\n"
            "diff --git a/b.cu b/b.hip\nsimilarity index 100%\n"
            "rename from b.cu\nrename to b.hip\n");
}

TEST(Diff, PathsOfAllKinds) {
  Report R;
  for (const char *Path : {"./a b", "/top/c", "/top/sub/d", "\"q\\\xff"})
    addFile(R, Path, "x\n", {edit(R, 0, 1, "y")});
  DiffOptions Options;
  Options.Root = "/top/sub/";
  std::string Hunk = "@@ -1 +1 @@\n-x\n+y\n";
  EXPECT_EQ(diff(R, Options),
            "diff --git a/a b b/a b\n--- a/a b\t\n+++ b/a b\t\n" + Hunk +
                "diff --git a/top/c b/top/c\n--- a/top/c\n+++ b/top/c\n" +
                Hunk + "diff --git a/d b/d\n--- a/d\n+++ b/d\n" + Hunk +
                "diff --git \"a/\\\"q\\\\\\377\" \"b/\\\"q\\\\\\377\"\n"
                "--- \"a/\\\"q\\\\\\377\"\n+++ \"b/\\\"q\\\\\\377\"\n" +
                Hunk);
}

TEST(Diff, Colours) {
  Report R;
  addFile(R, "x", "a\n", {edit(R, 0, 1, "b")});
  DiffOptions Options;
  Options.Color = true;
  std::string Out = diff(R, Options);
  EXPECT_NE(Out.find("\x1b[0;31m-a\x1b[0m\n"), std::string::npos) << Out;
  EXPECT_NE(Out.find("\x1b[0;32m+b\x1b[0m\n"), std::string::npos) << Out;
}

void expectApplies(const char *Program, const char *Command, const Report &R) {
  if (!hasProgram(Program))
    GTEST_SKIP() << Program << " is not installed";
  Folder In;
  writeOldTexts(R, In);
  In.write("the.diff", diff(R));
  if (auto Failed = In.run(Command))
    FAIL() << *Failed;
  EXPECT_EQ(differing(R, In), std::vector<std::string>());
}

constexpr const char *Patch = "patch -p1 -s -f --fuzz=0 <the.diff";
constexpr const char *Git = "git apply -p1 --whitespace=nowarn the.diff";

TEST(Diff, PatchTakesAnything) {
  expectApplies("patch", Patch, randomReport(400, 1));
}

TEST(Diff, GitTakesAnything) {
  expectApplies("git", Git, randomReport(400, 2));
}

Report oddNames() {
  Report R;
  for (const char *Path :
       {" x", "a b/c d.h", "q\"\\", "tab\there", "\xc3\xa9", "z\xff"})
    addFile(R, Path, "x\n", {edit(R, 0, 1, "y")});
  return R;
}

TEST(Diff, PatchTakesOddNames) { expectApplies("patch", Patch, oddNames()); }

TEST(Diff, GitTakesOddNames) { expectApplies("git", Git, oddNames()); }

void expectRenames(const char *Program, const char *Command) {
  if (!hasProgram(Program))
    GTEST_SKIP() << Program << " is not installed";
  Report R;
  addFile(R, "s/a.cu", "1\n2\n", {edit(R, 0, 1, "x")});
  addFile(R, "s/b c.cu", "same\n");
  DiffOptions Options;
  Options.RenameCu = "hip.cpp";
  Folder In;
  writeOldTexts(R, In);
  In.write("the.diff", diff(R, Options));
  if (auto Failed = In.run(Command))
    FAIL() << *Failed;
  EXPECT_EQ(In.list(), (std::vector<std::string>{"s/a.hip.cpp", "s/b c.hip.cpp",
                                                 "the.diff"}));
  EXPECT_EQ(In.read("s/a.hip.cpp"), "x\n2\n");
}

TEST(Diff, PatchRenames) { expectRenames("patch", Patch); }

TEST(Diff, GitRenames) { expectRenames("git", Git); }

} // namespace
