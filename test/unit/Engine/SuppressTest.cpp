//===- SuppressTest.cpp - comments that silence rules ---------------------===//
//
// Part of hipwave, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Engine/Suppress.h"
#include "gtest/gtest.h"

using namespace hipwave;

namespace {

/// The lines of ten on which a rule is silent: "2 3".
std::string silent(llvm::StringRef Text, llvm::StringRef Rule = "r") {
  Suppressions S(Text);
  std::string Out;
  for (unsigned L = 1; L <= 10; ++L)
    if (S.covers(L, Rule))
      Out += (Out.empty() ? "" : " ") + std::to_string(L);
  return Out;
}

TEST(Suppress, OneLine) {
  EXPECT_EQ(silent("a\nb // NOLINT(hipwave-r)\nc\n"), "2");
  EXPECT_EQ(silent("a\n// NOLINTNEXTLINE(hipwave-r)\nc\n"), "3");
  EXPECT_EQ(silent("a /* NOLINT(hipwave-r) */ b\n"), "1");
  EXPECT_EQ(silent("a\r\n// NOLINTNEXTLINE(hipwave-r)\r\nb\r\n"), "3");
}

TEST(Suppress, Rules) {
  EXPECT_EQ(silent("// NOLINT(hipwave-*)\n"), "1");
  EXPECT_EQ(silent("// NOLINT(other, hipwave-r , x)\n"), "1");
  EXPECT_EQ(silent("// NOLINT(hipwave-rr)\n"), "");
  EXPECT_EQ(silent("// NOLINT(hipwave-api-unknown)\n", "api-unknown"), "1");
}

TEST(Suppress, Ranges) {
  EXPECT_EQ(silent("a\n// NOLINTBEGIN(hipwave-r)\nb\n"
                   "// NOLINTEND(hipwave-r)\nc\n"),
            "2 3 4");
  EXPECT_EQ(silent("// NOLINTBEGIN(hipwave-r)\n// NOLINTBEGIN(hipwave-*)\n"
                   "// NOLINTEND(hipwave-*)\n// NOLINTEND(hipwave-r)\n"),
            "1 2 3 4");
  EXPECT_EQ(silent("a\n// NOLINTBEGIN(hipwave-r)\n"), "2 3 4 5 6 7 8 9 10");
  EXPECT_EQ(silent("// NOLINTEND(hipwave-r)\n"), "");
}

TEST(Suppress, OnlyWhatNamesHipwave) {
  EXPECT_TRUE(Suppressions("a // NOLINT\n").empty());
  EXPECT_TRUE(Suppressions("a // NOLINT(*)\n").empty());
  EXPECT_TRUE(Suppressions("a // NOLINT(readability-*)\n").empty());
  EXPECT_TRUE(Suppressions("a // NOLINT(hipwave-").empty() ||
              !Suppressions("a // NOLINT(hipwave-").covers(1, "r"));
  EXPECT_TRUE(Suppressions("NOLINT").empty());
  EXPECT_TRUE(Suppressions("").empty());
}

} // namespace
