//===- PathsTest.cpp - paths as exporters need them -----------------------===//
//
// Part of hipwave, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Export/Paths.h"
#include "gtest/gtest.h"

using namespace hipwave;

namespace {

TEST(Paths, Full) {
  EXPECT_EQ(fullPath("a/./b/../c", "/d"), "/d/a/c");
  EXPECT_EQ(fullPath("/a//b/", "/d"), "/a/b");
  EXPECT_EQ(fullPath("../a", "/d/e"), "/d/a");
  EXPECT_EQ(fullPath("x", "").front(), '/');
}

TEST(Paths, Below) {
  EXPECT_EQ(pathBelow("/a/b/c", "/a"), "b/c");
  EXPECT_EQ(pathBelow("/a/b/c", "/a/"), "b/c");
  EXPECT_EQ(pathBelow("/a", "/"), "a");
  EXPECT_EQ(pathBelow("/ab", "/a"), std::nullopt);
  EXPECT_EQ(pathBelow("/a", "/a"), std::nullopt);
}

TEST(Paths, Renamed) {
  EXPECT_EQ(renamedCu("s/a.cu", "hip"), "s/a.hip");
  EXPECT_EQ(renamedCu("s/a.cu", ".hip.cpp"), "s/a.hip.cpp");
  EXPECT_EQ(renamedCu("s/a.cu", ""), "s/a.cu");
  EXPECT_EQ(renamedCu("s/a.cuh", "hip"), "s/a.cuh");
  EXPECT_EQ(renamedCu("s/.cu", "hip"), "s/.cu");
}

TEST(Paths, Uri) {
  EXPECT_EQ(uriPath("/a b/%#?[\xc3\xa9]\xff:~-_."),
            "/a%20b/%25%23%3F%5B%C3%A9%5D%FF%3A~-_.");
}

} // namespace
