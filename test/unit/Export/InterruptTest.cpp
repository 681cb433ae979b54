//===- InterruptTest.cpp - writers that are killed ------------------------===//
//
// Part of hipwave, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Writers are killed at random moments, by a signal that they can't catch. Each
// file must then be wholly old or wholly new, and the next run must finish the
// work and clear up.
//
//===----------------------------------------------------------------------===//

#include "Export/Write.h"
#include "Sample.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "gtest/gtest.h"
#include <csignal>
#include <sys/wait.h>
#include <unistd.h>

using namespace hipwave;
using namespace hipwave::test;

namespace {

constexpr unsigned Files = 200, Kills = 50;

/// Texts of several pages, so that a write takes more than one moment.
Report bigReport() {
  Report R;
  for (unsigned I = 0; I != Files; ++I) {
    std::string Text(6000 + I * 37, char('a' + I % 26));
    addFile(R, "src/" + llvm::utostr(I % 7) + "/" + llvm::utostr(I), Text,
            {edit(R, 0, 5000, std::string(7500, 'N')),
             edit(R, Text.size(), Text.size(), "end\n")});
  }
  return R;
}

/// Runs `Body` in a child and kills it after so many microseconds.
template <typename F> void killed(unsigned Microseconds, F Body) {
  pid_t Child = ::fork();
  if (!Child) {
    llvm::Error E = Body();
    ::_exit(bool(E));
  }
  ::usleep(Microseconds);
  ::kill(Child, SIGKILL);
  int Status;
  ::waitpid(Child, &Status, 0);
}

unsigned temporaries(const Folder &In) {
  unsigned Count = 0;
  for (const std::string &Path : In.list())
    Count += llvm::StringRef(Path).contains(".hipwave-");
  return Count;
}

void removeTemporaries(const Folder &In, llvm::StringRef Root) {
  for (unsigned I = 0; I != 7; ++I)
    removeStaleTemporaries(In / (Root + "/" + llvm::utostr(I)).str(), 0);
}

/// The old texts that were found, as there must be some for a test to be one.
unsigned checkWhole(const Report &R, const Folder &In, bool InTree) {
  unsigned Old = 0;
  for (const FileReport &F : R.Files) {
    llvm::StringRef Path = R.path(F.File);
    std::string Name = InTree ? "out" + Path.drop_front(3).str() : Path.str();
    bool IsMissing = InTree && !In.has(Name);
    std::string Now = IsMissing ? "" : In.read(Name);
    bool IsOld = IsMissing || (!InTree && Now == F.OldText);
    EXPECT_TRUE(IsOld || Now == F.NewText)
        << Name << " has " << Now.size() << " bytes";
    Old += IsOld;
  }
  return Old;
}

TEST(Interrupt, InPlace) {
  Report R = bigReport();
  Folder In;
  InPlaceOptions Options;
  Options.Directory = In.path();
  Options.BackupSuffix = ".orig";
  std::mt19937 Random(1);
  unsigned Halfway = 0;
  for (unsigned I = 0; I != Kills; ++I) {
    if (I % 10 == 0)
      writeOldTexts(R, In);
    killed(Random() % 8000, [&] { return writeInPlace(R, Options); });
    unsigned Old = checkWhole(R, In, false);
    Halfway += Old && Old != Files;
    for (const FileReport &F : R.Files) {
      std::string Backup = R.path(F.File) + ".orig";
      EXPECT_TRUE(!In.has(Backup) || In.read(Backup) == F.OldText) << Backup;
    }
  }
  EXPECT_GT(Halfway, Kills / 10);
  EXPECT_LE(temporaries(In), Kills);
  EXPECT_EQ(llvm::toString(writeInPlace(R, Options)), "");
  EXPECT_EQ(differing(R, In), std::vector<std::string>());
  removeTemporaries(In, "src");
  EXPECT_EQ(temporaries(In), 0u);
}

TEST(Interrupt, Tree) {
  Report R = bigReport();
  Folder In;
  writeOldTexts(R, In);
  TreeOptions Options;
  Options.Directory = In.path();
  Options.SourceRoot = In / "src";
  Options.OutRoot = In / "out";
  std::mt19937 Random(2);
  unsigned Halfway = 0;
  for (unsigned I = 0; I != Kills; ++I) {
    if (I % 10 == 0)
      llvm::sys::fs::remove_directories(In / "out");
    killed(Random() % 8000, [&] { return writeTree(R, Options); });
    unsigned Old = checkWhole(R, In, true);
    Halfway += Old && Old != Files;
  }
  EXPECT_GT(Halfway, Kills / 10);
  EXPECT_EQ(llvm::toString(writeTree(R, Options)), "");
  EXPECT_EQ(checkWhole(R, In, true), 0u);
  removeTemporaries(In, "out");
  EXPECT_EQ(temporaries(In), 0u);
}

} // namespace
