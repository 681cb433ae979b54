//===- IncludesTest.cpp - what files include, by the text -----------------===//
//
// Part of hipwave, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Engine/Includes.h"
#include "TestFolder.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"

using namespace hipwave;
using testing::ElementsAre;
using testing::IsEmpty;

namespace {

TEST(Includes, Spellings) {
  EXPECT_THAT(includeSpellings("#include \"a.h\"\n"
                               "  #  include <b/c.cuh> // why\n"
                               "#ifdef X\n#include_next \"d.h\"\n#endif\n"
                               "#define HEADER \"e.inc\"\n"
                               "#define TEXT \"no path\"\n"
                               "#include HEADER\n"
                               "f(#x); s = \"#include\";\n"
                               "#includes \"g.h\"\n"
                               "/* x */ #include \"h.h\"\r\n"
                               "#include \"open\n"),
              ElementsAre("a.h", "b/c.cuh", "d.h", "e.inc", "h.h"));
}

TEST(Includes, Folders) {
  EXPECT_THAT(includeFolders({"-Ia", "-I", "b", "-iquote", "../c", "-isystem",
                              "d", "--include-path=/e", "-DI", "-I"},
                             "/w/x"),
              ElementsAre("/w/x/a", "/w/x/b", "/w/c", "/e"));
}

TEST(Includes, FollowedBelowTheRoot) {
  TestFolder T, Elsewhere;
  std::string Main =
      T.write("p/src/a.cu", "#include \"b.cuh\"\n#include <lib.h>\n"
                            "#include \"../../outside.h\"\n");
  T.write("p/src/b.cuh", "#include \"deep/c.inc\"\n#include \"b.cuh\"\n");
  T.write("p/src/deep/c.inc", "#include \"../a.cu\"\n");
  T.write("p/inc/lib.h", "");
  T.write("outside.h", "#include \"p/inc/other.h\"\n");
  T.write("p/inc/other.h", "");
  EXPECT_THAT(includedFiles({{{Main}, {T.path("p/inc")}}}, T.path("p")),
              ElementsAre(T.path("p/inc/lib.h"), T.path("p/src/b.cuh"),
                          T.path("p/src/deep/c.inc")));
  EXPECT_THAT(includedFiles({{{Main}, {}}}, T.path("p/inc")), IsEmpty());
}

TEST(Includes, LinksCountForWhatTheyName) {
  TestFolder T, Elsewhere;
  std::string Main = T.write(
      "a.cu", "#include \"in.h\"\n#include \"out.h\"\n#include \"real.h\"\n");
  T.write("real.h", "");
  T.link("real.h", "in.h");
  T.link(Elsewhere.write("x.h", ""), "out.h");
  EXPECT_THAT(includedFiles({{{Main}, {}}}, T.path()),
              ElementsAre(T.path("real.h")));
}

TEST(Includes, GroupsByFolders) {
  TestFolder T;
  std::string A = T.write("a.cu", ""), B = T.write("b.cu", ""),
              C = T.write("c.cu", "");
  std::vector<CompileCommand> Commands = {
      {T.path(), A, {"nvcc", "-Ix", "-c", "a.cu"}},
      {T.path(), B, {"nvcc", "-I", "x", "-c", "b.cu"}}};
  std::vector<IncludeGroup> G =
      groupByFolders({A, B, C}, Commands, {"-Iy"}, T.path());
  ASSERT_EQ(G.size(), 2u);
  EXPECT_THAT(G[0].Files, ElementsAre(A, B));
  EXPECT_THAT(G[0].Folders, ElementsAre(T.path("x")));
  EXPECT_THAT(G[1].Files, ElementsAre(C));
  EXPECT_THAT(G[1].Folders, ElementsAre(T.path("y")));
}

} // namespace
