//===- ProjectTest.cpp - the walk and what it finds -----------------------===//
//
// Part of hipwave, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Engine/Project.h"
#include "TestFolder.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include <unistd.h>

using namespace hipwave;
using testing::ElementsAre;
using testing::IsEmpty;

namespace {

TEST(Project, SortsFilesByWhatTheyAre) {
  TestFolder T;
  for (const char *Path : {"b.cu", "a.CUH", "with space/x.hpp", "README.md",
                           "Makefile", "sub/CMakeLists.txt", "\xff\xfe.cu"})
    T.write(Path, "x");
  T.folder("empty");
  Project P = discoverProject({.Root = T.path()});
  EXPECT_THAT(P.Sources,
              ElementsAre("a.CUH", "b.cu", "with space/x.hpp", "\xff\xfe.cu"));
  EXPECT_THAT(P.Others,
              ElementsAre("Makefile", "README.md", "sub/CMakeLists.txt"));
  EXPECT_THAT(P.BuildFiles, ElementsAre("Makefile", "sub/CMakeLists.txt"));
  EXPECT_THAT(P.EmptyFolders, ElementsAre("empty"));
  EXPECT_THAT(P.Problems, IsEmpty());
}

TEST(Project, LeavesOutVersionControlAndTheOutput) {
  TestFolder T;
  for (const char *Path :
       {".git/x.cu", "a/.svn/x.cu", "out/x.cu", "a.cu", ".ci/x.cu"})
    T.write(Path, "x");
  Project P = discoverProject({.Root = T.path(), .Skip = T.path("out")});
  EXPECT_THAT(P.Sources, ElementsAre(".ci/x.cu", "a.cu"));
}

TEST(Project, CopiesWhatIsExcluded) {
  TestFolder T;
  T.write(".hipwaveignore", "gen/\n*.cuh\n");
  T.write("sub/.hipwaveignore", "!keep.cuh\n");
  for (const char *Path :
       {"gen/a.cu", "gen/CMakeLists.txt", "b.cuh", "sub/keep.cuh", "sub/b.cuh",
        "c.cu", "d.cu", "e.kernel"})
    T.write(Path, "x");
  ProjectOptions O{.Root = T.path(),
                   .Exclude = {"/d.cu", "c.cu"},
                   .Include = {"*.kernel", "c.cu"}};
  Project P = discoverProject(O);
  EXPECT_THAT(P.Sources, ElementsAre("c.cu", "e.kernel", "sub/keep.cuh"));
  EXPECT_THAT(P.Others, ElementsAre(".hipwaveignore", "b.cuh", "d.cu",
                                    "gen/CMakeLists.txt", "gen/a.cu",
                                    "sub/.hipwaveignore", "sub/b.cuh"));
  EXPECT_THAT(P.BuildFiles, IsEmpty());
  ExclusionTest Test(O);
  for (const std::string &Path : P.Sources)
    EXPECT_FALSE(Test.excludes(Path)) << Path;
  for (const char *Path :
       {"b.cuh", "d.cu", "gen/a.cu", "gen/deep/x.cu", "sub/b.cuh"})
    EXPECT_TRUE(Test.excludes(Path)) << Path;
}

TEST(Project, FollowsNoLinks) {
  TestFolder T, Elsewhere;
  T.write("a/x.cu", "x");
  Elsewhere.write("y.cu", "y");
  T.link("a/x.cu", "x.cu");
  T.link("..", "a/up");
  T.link("self", "self");
  T.link(Elsewhere.path("y.cu"), "y.cu");
  Project P = discoverProject({.Root = T.path()});
  EXPECT_THAT(P.Sources, ElementsAre("a/x.cu"));
  std::vector<std::string> Links;
  for (const ProjectLink &L : P.Links)
    Links.push_back(L.Path + (L.Inside ? "" : " out"));
  EXPECT_THAT(Links, ElementsAre("a/up", "self out", "x.cu", "y.cu out"));
}

TEST(Project, GoesOnBehindAFolderThatCantBeRead) {
  if (::geteuid() == 0)
    GTEST_SKIP() << "root reads everything";
  TestFolder T;
  T.write("closed/x.cu", "x");
  T.write("open/x.cu", "x");
  T.mode("closed", 0);
  Project P = discoverProject({.Root = T.path()});
  T.mode("closed", 0755);
  EXPECT_THAT(P.Sources, ElementsAre("open/x.cu"));
  ASSERT_EQ(P.Problems.size(), 1u);
  EXPECT_EQ(P.Problems.front().Path, "closed");
}

TEST(Project, RootOfFiles) {
  TestFolder T;
  std::string A = T.write("p/src/a.cu", "x"),
              B = T.write("p/lib/deep/b.cu", "x");
  EXPECT_EQ(projectRoot({A, B}, ""), T.path("p"));
  EXPECT_EQ(projectRoot({A}, ""), T.path("p/src"));
  EXPECT_EQ(projectRoot({A}, T.path("p/build")), T.path("p"));
  EXPECT_EQ(projectRoot({A}, T.path("p")), T.path("p"));
  EXPECT_EQ(projectRoot({A}, T.path("other/place/build")), T.path("p/src"));
  T.write("compile_commands.json", "[]");
  EXPECT_EQ(projectRoot({A, B}, ""), T.path());
}

TEST(Project, IsBelow) {
  EXPECT_TRUE(isBelow("/a/b", "/a"));
  EXPECT_TRUE(isBelow("/a", "/a"));
  EXPECT_TRUE(isBelow("/a", "/"));
  EXPECT_FALSE(isBelow("/ab", "/a"));
}

} // namespace
