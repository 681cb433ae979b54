//===- WriteReportTest.cpp - translated files, in place or as a tree ------===//
//
// Part of hipwave, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Export/Write.h"
#include "Sample.h"
#include "llvm/Support/FileSystem.h"
#include "gtest/gtest.h"
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

using namespace hipwave;
using namespace hipwave::test;

namespace {

using Names = std::vector<std::string>;

/// Paths below the folder, for shorter expectations.
Names below(const Folder &In, Names Paths) {
  for (std::string &Path : Paths)
    if (llvm::StringRef(Path).starts_with(In.path() + "/"))
      Path = Path.substr(In.path().size() + 1);
  return Paths;
}

std::string inPlace(const Report &R, const Folder &In, InPlaceOptions Options,
                    Written &Done) {
  Options.Directory = In.path();
  Done = Written();
  return llvm::toString(writeInPlace(R, Options, &Done));
}

std::string tree(const Report &R, const Folder &In, TreeOptions Options,
                 Written &Done) {
  Options.Directory = In.path();
  Options.SourceRoot = In / "src";
  Options.OutRoot = In / "out";
  Done = Written();
  return llvm::toString(writeTree(R, Options, &Done));
}

/// One file that changes, one that doesn't.
Report twoFiles() {
  Report R;
  addFile(R, "src/a.cu", "cuda\r\n", {edit(R, 0, 4, "hip")});
  addFile(R, "src/b.h", "same\n");
  return R;
}

time_t modified(const std::string &Path) {
  struct stat Status;
  return ::stat(Path.c_str(), &Status) ? 0 : Status.st_mtime;
}

void makeOld(const std::string &Path) {
  struct timespec Times[2] = {{1000, 0}, {1000, 0}};
  ::utimensat(AT_FDCWD, Path.c_str(), Times, 0);
}

TEST(WriteInPlace, OnlyWhatChanged) {
  Folder In;
  Report R = twoFiles();
  writeOldTexts(R, In);
  makeOld(In / "src/b.h");
  ::chmod((In / "src/a.cu").c_str(), 0700);
  Written Done;
  EXPECT_EQ(inPlace(R, In, {}, Done), "");
  EXPECT_EQ(differing(R, In), Names());
  EXPECT_EQ(below(In, Done.Changed), Names{"src/a.cu"});
  EXPECT_EQ(modified(In / "src/b.h"), 1000);
  struct stat Status;
  ASSERT_EQ(::stat((In / "src/a.cu").c_str(), &Status), 0);
  EXPECT_EQ(Status.st_mode & 0777, 0700u);
  // Once more, as after an interruption.
  EXPECT_EQ(inPlace(R, In, {}, Done), "");
  EXPECT_EQ(Done.Changed, Names());
  EXPECT_EQ(below(In, Done.Kept), Names{"src/a.cu"});
}

TEST(WriteInPlace, LeavesFilesThatOthersChanged) {
  Folder In;
  Report R = twoFiles();
  addFile(R, "src/c.cu", "x", {edit(R, 0, 0, "y")});
  writeOldTexts(R, In);
  In.write("src/a.cu", "cuda\r\nmine\n");
  Written Done;
  EXPECT_EQ(inPlace(R, In, {}, Done),
            "'" + In / "src/a.cu" +
                "' was changed since it was read and is left alone; translate "
                "it again");
  EXPECT_EQ(In.read("src/a.cu"), "cuda\r\nmine\n");
  EXPECT_EQ(In.read("src/c.cu"), "yx"); // The others are written.
}

TEST(WriteInPlace, BackupsNeverReplaceBackups) {
  Folder In;
  Report R = twoFiles();
  writeOldTexts(R, In);
  InPlaceOptions Options;
  Options.BackupSuffix = ".orig";
  Written Done;
  EXPECT_EQ(inPlace(R, In, Options, Done), "");
  EXPECT_EQ(below(In, Done.Backups), Names{"src/a.cu.orig"});
  EXPECT_EQ(In.read("src/a.cu.orig"), "cuda\r\n");
  // The same original again: it has its backup.
  In.write("src/a.cu", "cuda\r\n");
  EXPECT_EQ(inPlace(R, In, Options, Done), "");
  EXPECT_EQ(Done.Backups, Names());
  // Another one under the same name.
  Report Second;
  addFile(Second, "src/a.cu", "hip\r\n", {edit(Second, 0, 3, "HIP")});
  EXPECT_EQ(inPlace(Second, In, Options, Done), "");
  EXPECT_EQ(below(In, Done.Backups), Names{"src/a.cu.orig.1"});
  EXPECT_EQ(In.read("src/a.cu.orig"), "cuda\r\n");
  EXPECT_EQ(In.read("src/a.cu.orig.1"), "hip\r\n");
  EXPECT_EQ(In.read("src/a.cu"), "HIP\r\n");
}

TEST(WriteInPlace, Renames) {
  Folder In;
  Report R = twoFiles();
  addFile(R, "src/c.cu", "same");
  writeOldTexts(R, In);
  InPlaceOptions Options;
  Options.RenameCu = "hip";
  Written Done;
  EXPECT_EQ(inPlace(R, In, Options, Done), "");
  EXPECT_EQ(In.list(), (Names{"src/a.hip", "src/b.h", "src/c.hip"}));
  EXPECT_EQ(In.read("src/a.hip"), "hip\r\n");
  EXPECT_EQ(below(In, Done.Removed), (Names{"src/a.cu", "src/c.cu"}));
  EXPECT_EQ(inPlace(R, In, Options, Done), "");
  EXPECT_EQ(below(In, Done.Kept), (Names{"src/a.hip", "src/c.hip"}));
}

TEST(WriteInPlace, RenamesNothingOntoAnother) {
  Folder In;
  Report R = twoFiles();
  writeOldTexts(R, In);
  In.write("src/a.hip", "mine");
  InPlaceOptions Options;
  Options.RenameCu = "hip";
  Written Done;
  EXPECT_EQ(inPlace(R, In, Options, Done),
            "cannot rename '" + In / "src/a.cu" + "': '" + In / "src/a.hip" +
                "' exists and has other contents; remove one of them");
  EXPECT_EQ(In.read("src/a.hip"), "mine");
  EXPECT_EQ(In.read("src/a.cu"), "cuda\r\n");
}

/// A link from z.cu to a.cu, both of them in the report.
Report withLink(const Folder &In) {
  Report R = twoFiles();
  writeOldTexts(R, In);
  addFile(R, "src/z.cu", "cuda\r\n", {edit(R, 0, 4, "hip")});
  EXPECT_EQ(::symlink("a.cu", (In / "src/z.cu").c_str()), 0);
  return R;
}

TEST(WriteInPlace, LinksStayLinks) {
  Folder In;
  Report R = withLink(In);
  Written Done;
  EXPECT_EQ(inPlace(R, In, {}, Done), "");
  EXPECT_TRUE(llvm::sys::fs::is_symlink_file(In / "src/z.cu"));
  EXPECT_EQ(In.read("src/a.cu"), "hip\r\n");
}

TEST(WriteInPlace, RenamedLinksPointToRenamedFiles) {
  Folder In;
  Report R = withLink(In);
  InPlaceOptions Options;
  Options.RenameCu = "hip";
  Written Done;
  EXPECT_EQ(inPlace(R, In, Options, Done), "");
  EXPECT_EQ(In.list(), (Names{"src/a.hip", "src/b.h", "src/z.hip"}));
  EXPECT_TRUE(llvm::sys::fs::is_symlink_file(In / "src/z.hip"));
  EXPECT_EQ(In.read("src/z.hip"), "hip\r\n");
}

TEST(WriteInPlace, GoesOnAfterErrors) {
  Folder In;
  Report R;
  for (const char *Path : {"a", "b", "c"})
    addFile(R, Path, "x", {edit(R, 0, 1, "y")});
  writeOldTexts(R, In);
  llvm::sys::fs::remove(In / "a");
  In.write("b", "mine");
  Written Done;
  EXPECT_EQ(inPlace(R, In, {}, Done),
            "cannot read '" + In / "a" + "': No such file or directory\n'" +
                In / "b" +
                "' was changed since it was read and is left alone; translate "
                "it again");
  EXPECT_EQ(In.read("c"), "y");
}

TEST(WriteTree, FilesCopiesAndLinks) {
  Folder In;
  Report R = withLink(In);
  In.write("src/data/run", "#!/bin/sh\n\xff");
  ::chmod((In / "src/data/run").c_str(), 0750);
  ASSERT_EQ(::symlink("../nowhere", (In / "src/data/dangling").c_str()), 0);
  TreeOptions Options;
  Options.RenameCu = ".hip";
  Options.Copies = {"src/data/run", In / "src/data/dangling"};
  Written Done;
  EXPECT_EQ(tree(R, In, Options, Done), "");
  EXPECT_EQ(In.read("out/a.hip"), "hip\r\n");
  EXPECT_EQ(In.read("out/b.h"), "same\n");
  EXPECT_EQ(In.read("out/data/run"), "#!/bin/sh\n\xff");
  EXPECT_EQ(::access((In / "out/data/run").c_str(), X_OK), 0);
  EXPECT_TRUE(llvm::sys::fs::is_symlink_file(In / "out/data/dangling"));
  EXPECT_TRUE(llvm::sys::fs::is_symlink_file(In / "out/z.hip"));
  EXPECT_EQ(In.read("out/z.hip"), "hip\r\n");
  EXPECT_EQ(In.read("src/a.cu"), "cuda\r\n");
  EXPECT_EQ(Done.Changed.size(), 5u);
}

TEST(WriteTree, TouchesOnlyWhatChanges) {
  Folder In;
  Report R = twoFiles();
  writeOldTexts(R, In);
  In.write("src/c.txt", "c");
  TreeOptions Options;
  Options.Copies = {"src/c.txt"};
  Written Done;
  EXPECT_EQ(tree(R, In, Options, Done), "");
  for (const char *Path : {"out/a.cu", "out/b.h", "out/c.txt"})
    makeOld(In / Path);
  In.write("src/c.txt", "d");
  EXPECT_EQ(tree(R, In, Options, Done), "");
  EXPECT_EQ(below(In, Done.Changed), Names{"out/c.txt"});
  EXPECT_EQ(below(In, Done.Kept), (Names{"out/a.cu", "out/b.h"}));
  EXPECT_EQ(modified(In / "out/a.cu"), 1000);
  EXPECT_NE(modified(In / "out/c.txt"), 1000);
}

TEST(WriteTree, ReadOnlySources) {
  Folder In;
  Report R = twoFiles();
  writeOldTexts(R, In);
  ::chmod((In / "src/a.cu").c_str(), 0444);
  Written Done;
  EXPECT_EQ(tree(R, In, {}, Done), "");
  R.Files[0].NewText = "other";
  EXPECT_EQ(tree(R, In, {}, Done), ""); // The output is read-only too.
  EXPECT_EQ(In.read("out/a.cu"), "other");
}

TEST(WriteTree, NeverWritesThroughLinks) {
  Folder In;
  Report R = twoFiles();
  addFile(R, "src/sub/c.cu", "c", {edit(R, 0, 1, "d")});
  writeOldTexts(R, In);
  In.write("out/x", "");
  ASSERT_EQ(::symlink("../src/a.cu", (In / "out/a.cu").c_str()), 0);
  ASSERT_EQ(::symlink("../src/sub", (In / "out/sub").c_str()), 0);
  Written Done;
  std::string Said = tree(R, In, {}, Done);
  EXPECT_EQ(Said, "'" + In / "out/sub" + "' leads to '" + In / "src/sub" +
                      "', outside '" + In / "out" + "'; remove the link");
  EXPECT_EQ(In.read("out/a.cu"), "hip\r\n");
  EXPECT_EQ(In.read("src/a.cu"), "cuda\r\n");
  EXPECT_EQ(In.read("src/sub/c.cu"), "c");
}

TEST(WriteTree, RefusesWhatCannotBeRight) {
  Folder In;
  Report R = twoFiles();
  addFile(R, "up/c.cu", "c");
  writeOldTexts(R, In);
  In.write("src/a.hip", "");
  TreeOptions Options;
  Options.RenameCu = "hip";
  Options.Copies = {"src/a.hip"};
  Written Done;
  EXPECT_EQ(tree(R, In, Options, Done),
            "'" + In / "up/c.cu" + "' is not in '" + In / "src" +
                "' and has no place in '" + In / "out" + "'\n'" +
                In / "src/a.cu" + "' and '" + In / "src/a.hip" +
                "' would both become '" + In / "out/a.hip" + "'; rename one");
  Options.Directory = Options.SourceRoot = Options.OutRoot = In.path();
  EXPECT_EQ(llvm::toString(writeTree(R, Options)),
            "'" + In.path() +
                "' is the folder of the sources; write in place, or to another "
                "folder");
}

TEST(WriteTree, LeavesOutWhatCouldNotBeRead) {
  Folder In;
  Report R = twoFiles();
  writeOldTexts(R, In);
  R.Files[1].Outcome = FileOutcome::Unreadable;
  Written Done;
  EXPECT_EQ(tree(R, In, {}, Done), "");
  EXPECT_FALSE(In.has("out/b.h"));
}

} // namespace
