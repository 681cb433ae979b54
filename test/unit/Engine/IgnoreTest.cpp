//===- IgnoreTest.cpp - patterns of ignore files --------------------------===//
//
// Part of hipwave, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Engine/Ignore.h"
#include "gtest/gtest.h"

using namespace hipwave;

namespace {

struct GlobCase {
  const char *Pattern, *Path;
  bool Matches;
};

class Glob : public testing::TestWithParam<GlobCase> {};

TEST_P(Glob, Matches) {
  const GlobCase &C = GetParam();
  EXPECT_EQ(matchGlob(C.Pattern, C.Path), C.Matches)
      << C.Pattern << " on " << C.Path;
}

const GlobCase Globs[] = {
    {"a.cu", "a.cu", true},
    {"a.cu", "b/a.cu", false},
    {"*.cu", "a.cu", true},
    {"*.cu", "a.cuh", false},
    {"*", "a/b", false},
    {"*/b", "a/b", true},
    {"?.cu", "a.cu", true},
    {"?.cu", ".cu", false},
    {"a?b", "a/b", false},
    {"[ab].cu", "b.cu", true},
    {"[!ab].cu", "b.cu", false},
    {"[^ab].cu", "c.cu", true},
    {"[a-c]x", "bx", true},
    {"[a-c]x", "dx", false},
    {"[]]x", "]x", true},
    {"[a", "[a", true},
    {"[a/]b", "/b", false},
    {"\\*.cu", "*.cu", true},
    {"\\*.cu", "a.cu", false},
    {"**/x", "x", true},
    {"**/x", "a/b/x", true},
    {"a/**", "a/b/c", true},
    {"a/**", "a", false},
    {"a/**/b", "a/b", true},
    {"a/**/b", "a/x/y/b", true},
    {"a/**/b", "a/x/y/c", false},
    {"**/a/**/b/*.c", "x/a/y/b/z/b/q.c", true},
    {"a**b", "axxb", true},
    {"a**b", "a/b", false},
    {"*a*a*a*b", "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa", false},
    {"\xff*", "\xff\xfe.cu", true},
    {"with space*", "with space.cu", true},
};
INSTANTIATE_TEST_SUITE_P(Table, Glob, testing::ValuesIn(Globs));

struct RuleCase {
  const char *File; ///< Text of the ignore file at the root.
  const char *Path;
  bool IsFolder;
  const char *Verdict; ///< "out", "in" or "" (no pattern matches).
};

class Rules : public testing::TestWithParam<RuleCase> {};

TEST_P(Rules, Decide) {
  const RuleCase &C = GetParam();
  IgnoreRules R;
  R.addFile(C.File, "");
  std::optional<bool> V = R.match(C.Path, C.IsFolder);
  EXPECT_STREQ(V ? (*V ? "out" : "in") : "", C.Verdict)
      << C.File << " on " << C.Path;
}

const RuleCase RuleCases[] = {
    {"", "a", false, ""},
    {"# comment\n\n", "# comment", false, ""},
    {"\\#a", "#a", false, "out"},
    {"a.cu", "deep/er/a.cu", false, "out"},
    {"/a.cu", "deep/a.cu", false, ""},
    {"/a.cu", "a.cu", false, "out"},
    {"src/a.cu", "src/a.cu", false, "out"},
    {"src/a.cu", "x/src/a.cu", false, ""},
    {"**/src/a.cu", "x/src/a.cu", false, "out"},
    {"build/", "build", true, "out"},
    {"build/", "build", false, ""},
    {"build/", "x/build", true, "out"},
    {"/build/", "x/build", true, ""},
    {"*.cu\n!keep.cu", "keep.cu", false, "in"},
    {"*.cu\n!keep.cu", "other.cu", false, "out"},
    {"!keep.cu\n*.cu", "keep.cu", false, "out"},
    {"\\!a", "!a", false, "out"},
    {"a.cu   ", "a.cu", false, "out"},
    {"a.cu\\ ", "a.cu ", false, "out"},
    {"a.cu\r\nb.cu\r\n", "b.cu", false, "out"},
    {"\xEF\xBB\xBF"
     "a.cu",
     "a.cu", false, "out"},
    {"/", "a", true, ""},
    {"/*\n!/src", "src", true, "in"},
    {"/*\n!/src", "doc", true, "out"},
    {"third_party/**", "third_party/x.cu", false, "out"},
};
INSTANTIATE_TEST_SUITE_P(Table, Rules, testing::ValuesIn(RuleCases));

TEST(Ignore, PatternsCountFromTheirFolder) {
  IgnoreRules R;
  R.addFile("/a.cu\nb.cu\n", "sub");
  EXPECT_EQ(R.match("sub/a.cu", false), true);
  EXPECT_EQ(R.match("a.cu", false), std::nullopt);
  EXPECT_EQ(R.match("sub/deep/b.cu", false), true);
  EXPECT_EQ(R.match("subway/b.cu", false), std::nullopt);
  R.shrink(0);
  EXPECT_EQ(R.match("sub/a.cu", false), std::nullopt);
}

} // namespace
