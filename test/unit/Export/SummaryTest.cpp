//===- SummaryTest.cpp - a report in figures ------------------------------===//
//
// Part of hipwave, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Export/Export.h"
#include "Sample.h"
#include "llvm/ADT/StringExtras.h"
#include "gtest/gtest.h"

using namespace hipwave;
using namespace hipwave::test;

namespace {

std::string summary(const Report &R, const SummaryOptions &Options = {}) {
  std::string Out;
  llvm::raw_string_ostream OS(Out);
  exportSummary(R, Options, OS);
  return Out;
}

constexpr const char *WhatCounts =
    R"(  A use is a name of a CUDA entity, a kernel launch or an include of a CUDA
  header. It needs no hand edit if it was rewritten or is right as it stands.
  A CUDA line holds a use; it needs no hand edit if none of its uses does.
)";

TEST(Summary, WholeOutput) {
  EXPECT_EQ(summary(sample()), std::string(R"(2 files: 1 translated, 1 unchanged

Needs no hand edit:
  CUDA uses     33.3 %   1 of 3
  CUDA lines     0.0 %   0 of 2
)") + WhatCounts + R"(
1 place depends on the number of lanes in a warp
0 unknown names look like some of CUDA's

Findings by rule:
       1  error    lane-mask        a lane mask has 32 bits
       1  warning  api-unsupported  HIP has no counterpart

Files, those with most left first (uses and lines that need no hand edit):
                  uses                 lines  findings  file
           1/3  33.3 %           0/2   0.0 %         2  src/a b.cu
)");
}

TEST(Summary, Nothing) {
  EXPECT_EQ(summary(Report()), std::string(R"(0 files

Needs no hand edit:
  CUDA uses          -   0 of 0
  CUDA lines         -   0 of 0
)") + WhatCounts + R"(
0 places depend on the number of lanes in a warp
0 unknown names look like some of CUDA's

No findings that need a person
)");
}

Report withFiles(unsigned Count) {
  Report R;
  for (unsigned I = 0; I != Count; ++I) {
    FileReport &F = addFile(R, "f" + llvm::utostr(1000 + I), "x\n");
    F.Stats.CudaUses = 100000;
    F.Stats.CudaUsesDone = 100000 - I;
  }
  return R;
}

TEST(Summary, ListsTheWorstOfManyFiles) {
  std::string Hundred = summary(withFiles(100)), More = summary(withFiles(101));
  EXPECT_EQ(llvm::StringRef(Hundred).count("  f1"), 100u);
  EXPECT_EQ(llvm::StringRef(More).count("  f1"), 20u);
  EXPECT_TRUE(llvm::StringRef(More).ends_with("  f1081\n  and 81 more\n"));
  EXPECT_LT(More.find("  f1100\n"), More.find("  f1099\n"));
}

TEST(Summary, HundredPercentOnlyIfAllIsDone) {
  std::string Out = summary(withFiles(2));
  EXPECT_NE(Out.find("  99999/100000  99.9 %"), std::string::npos) << Out;
  EXPECT_NE(Out.find(" 100000/100000 100.0 %"), std::string::npos) << Out;
}

} // namespace
