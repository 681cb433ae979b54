//===- WriteTest.cpp - one file, wholly or not at all ---------------------===//
//
// Part of hipwave, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Export/Write.h"
#include "Sample.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Signals.h"
#include "gtest/gtest.h"
#include <csignal>
#include <fcntl.h>
#include <sys/file.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace hipwave;
using namespace hipwave::test;

namespace {

/// What went wrong; empty if nothing did.
std::string write(const std::string &Path, llvm::StringRef Bytes,
                  const FileWriteOptions &Options = {}) {
  return llvm::toString(writeFileAtomically(Path, Bytes, Options));
}

unsigned mode(const std::string &Path) {
  struct stat Status;
  return ::stat(Path.c_str(), &Status) ? 0 : Status.st_mode & 07777;
}

ino_t inode(const std::string &Path) {
  struct stat Status;
  return ::stat(Path.c_str(), &Status) ? 0 : Status.st_ino;
}

using Names = std::vector<std::string>;

/// Runs `Body` in a child that is nobody in particular, for whom permissions
/// count, and returns what it says.
template <typename F> std::string asNobody(F Body) {
  std::string Bytes;
  int Pipe[2];
  if (::pipe(Pipe))
    return "no pipe";
  pid_t Child = ::fork();
  if (!Child) {
    // Fails if we are nobody in particular already.
    if (::geteuid() == 0 && ::setuid(65534))
      ::_exit(1);
    std::string Said = Body();
    ssize_t Size = ::write(Pipe[1], Said.data(), Said.size());
    ::_exit(Size < 0);
  }
  ::close(Pipe[1]);
  char Buffer[4096];
  for (ssize_t Size; (Size = ::read(Pipe[0], Buffer, sizeof(Buffer))) > 0;)
    Bytes.append(Buffer, Size);
  ::close(Pipe[0]);
  int Status;
  ::waitpid(Child, &Status, 0);
  return Status ? "the child failed" : Bytes;
}

TEST(Write, NewFileHasUsualPermissions) {
  Folder In;
  mode_t Mask = ::umask(027);
  EXPECT_EQ(write(In / "a", "text\r\n\xff"), "");
  ::umask(Mask);
  EXPECT_EQ(In.read("a"), "text\r\n\xff");
  EXPECT_EQ(mode(In / "a"), 0640u);
  EXPECT_EQ(In.list(), Names{"a"});
}

TEST(Write, ReplacesAndKeepsPermissions) {
  Folder In;
  In.write("a", "old");
  ::chmod((In / "a").c_str(), 0751);
  FileWriteOptions Options;
  Options.Sync = true;
  EXPECT_EQ(write(In / "a", "", Options), "");
  EXPECT_EQ(In.read("a"), "");
  EXPECT_EQ(mode(In / "a"), 0751u);
  Options.Mode = 0604;
  EXPECT_EQ(write(In / "a", "x", Options), "");
  EXPECT_EQ(mode(In / "a"), 0604u);
  EXPECT_EQ(In.list(), Names{"a"});
}

// Where names hold what templates of temporary names are made of.
TEST(Write, OddFolders) {
  Folder In;
  In.write("100%%%%%%/XXXXXX/a", "old");
  EXPECT_EQ(write(In / "100%%%%%%/XXXXXX/a", "new"), "");
  EXPECT_EQ(In.read("100%%%%%%/XXXXXX/a"), "new");
  EXPECT_EQ(llvm::toString(writeLinkAtomically(In / "100%%%%%%/l", "XXXXXX/a")),
            "");
  EXPECT_EQ(In.read("100%%%%%%/l"), "new");
}

TEST(Write, FollowsLinks) {
  Folder In;
  In.write("sub/target", "old");
  ASSERT_EQ(::symlink("sub/second", (In / "first").c_str()), 0);
  ASSERT_EQ(::symlink("target", (In / "sub/second").c_str()), 0);
  ASSERT_EQ(::symlink("not-yet", (In / "dangling").c_str()), 0);
  EXPECT_EQ(write(In / "first", "new"), "");
  EXPECT_EQ(write(In / "dangling", "made"), "");
  EXPECT_EQ(In.read("sub/target"), "new");
  EXPECT_EQ(In.read("not-yet"), "made");
  for (const char *Link : {"first", "sub/second", "dangling"})
    EXPECT_TRUE(llvm::sys::fs::is_symlink_file(In / Link)) << Link;
}

TEST(Write, LinksInCirclesAreErrors) {
  Folder In;
  ASSERT_EQ(::symlink("b", (In / "a").c_str()), 0);
  ASSERT_EQ(::symlink("a", (In / "b").c_str()), 0);
  EXPECT_NE(write(In / "a", "x"), "");
}

TEST(Write, ReplacesLinkWhereToldTo) {
  Folder In;
  In.write("target", "old");
  ASSERT_EQ(::symlink("target", (In / "link").c_str()), 0);
  FileWriteOptions Options;
  Options.FollowLinks = false;
  EXPECT_EQ(write(In / "link", "new", Options), "");
  EXPECT_FALSE(llvm::sys::fs::is_symlink_file(In / "link"));
  EXPECT_EQ(In.read("target"), "old");
}

TEST(Write, MustBeNew) {
  Folder In;
  FileWriteOptions Options;
  Options.MustBeNew = true;
  EXPECT_EQ(write(In / "a", "1", Options), "");
  EXPECT_EQ(write(In / "a", "2", Options),
            "cannot write '" + In / "a" + "': File exists");
  EXPECT_EQ(In.read("a"), "1");
  EXPECT_EQ(In.list(), Names{"a"});
}

TEST(Write, DevicesAreNotReplaced) {
  EXPECT_EQ(write("/dev/null", "x"), "");
  EXPECT_TRUE(llvm::sys::fs::exists("/dev/null"));
  struct stat Status;
  ASSERT_EQ(::stat("/dev/null", &Status), 0);
  EXPECT_TRUE(S_ISCHR(Status.st_mode));
}

TEST(Write, FoldersAndMissingFolders) {
  Folder In;
  In.write("sub/a", "");
  EXPECT_EQ(write(In / "sub", "x"),
            "cannot write '" + In / "sub" + "': Is a directory");
  EXPECT_EQ(write(In / "no/a", "x"),
            "cannot write '" + In / "no/a" +
                "': No such file or directory; the folder isn't there");
}

// Root may write to any file.
TEST(Write, ReadOnlyFile) {
  Folder In;
  In.write("a", "old");
  ::chmod(In.path().c_str(), 0777);
  ::chmod((In / "a").c_str(), 0444);
  EXPECT_EQ(
      asNobody([&] { return write(In / "a", "new"); }),
      "cannot write '" + In / "a" +
          "': the file is read-only; make it writable or write elsewhere");
  EXPECT_EQ(In.read("a"), "old");
  FileWriteOptions Options;
  Options.ReplaceReadOnly = true;
  EXPECT_EQ(write(In / "a", "new", Options), "");
  EXPECT_EQ(In.read("a"), "new");
  EXPECT_EQ(mode(In / "a"), 0444u);
}

TEST(Write, ReadOnlyFolder) {
  Folder In;
  In.write("sub/a", "old");
  ::chmod(In.path().c_str(), 0755);
  ::chmod((In / "sub").c_str(), 0555);
  ::chmod((In / "sub/a").c_str(), 0666);
  std::string Said = asNobody([&] { return write(In / "sub/a", "new"); });
  ::chmod((In / "sub").c_str(), 0755);
  EXPECT_EQ(Said, "cannot write '" + In / "sub/a" +
                      "': Permission denied; check the permissions of the file "
                      "and its folder, or write elsewhere");
  EXPECT_EQ(In.read("sub/a"), "old");
}

// A limit on the size of files fails in the same place as a full disk.
TEST(Write, NoRoomLeavesTheOldFile) {
  Folder In;
  In.write("a", "old");
  ::chmod(In.path().c_str(), 0777);
  ::chmod((In / "a").c_str(), 0666);
  std::string Said = asNobody([&] {
    ::signal(SIGXFSZ, SIG_IGN);
    struct rlimit Limit = {1000, 1000};
    ::setrlimit(RLIMIT_FSIZE, &Limit);
    return write(In / "a", std::string(5000, 'x'));
  });
  EXPECT_EQ(Said, "cannot write '" + In / "a" +
                      "': File too large; raise the limit on file sizes, the "
                      "old file is unchanged");
  EXPECT_EQ(In.read("a"), "old");
  EXPECT_EQ(In.list(), Names{"a"});
}

TEST(Write, HardLinksAreCut) {
  Folder In;
  In.write("a", "old");
  ASSERT_EQ(::link((In / "a").c_str(), (In / "b").c_str()), 0);
  EXPECT_EQ(write(In / "a", "new"), "");
  EXPECT_EQ(In.read("b"), "old");
  EXPECT_NE(inode(In / "a"), inode(In / "b"));
}

TEST(Write, TerminationRemovesTheTemporary) {
  Folder In;
  In.write("a", "old");
  pid_t Child = ::fork();
  if (!Child) {
    // The limit raises a signal halfway through the file. LLVM's handlers are
    // put in place by the first use, and would replace this one.
    llvm::sys::RemoveFileOnSignal(In / "unused");
    ::signal(SIGXFSZ, [](int) { ::raise(SIGTERM); });
    struct rlimit Limit = {1000, 1000};
    ::setrlimit(RLIMIT_FSIZE, &Limit);
    (void)write(In / "a", std::string(5000, 'x'));
    ::_exit(0);
  }
  int Status;
  ::waitpid(Child, &Status, 0);
  ASSERT_TRUE(WIFSIGNALED(Status));
  EXPECT_EQ(WTERMSIG(Status), SIGTERM);
  EXPECT_EQ(In.list(), Names{"a"});
  EXPECT_EQ(In.read("a"), "old");
}

TEST(Write, StaleTemporariesGo) {
  Folder In;
  for (const char *Name :
       {".hipwave-aB3xY9.tmp", ".hipwave-busy00.tmp", ".hipwave-too-long.tmp",
        "hipwave-aB3xY9.tmp", "other.tmp", "sub/.hipwave-aB3xY9.tmp"})
    In.write(Name, "x");
  ASSERT_EQ(::symlink("other.tmp", (In / ".hipwave-link00.tmp").c_str()), 0);
  // As another process would while it writes.
  int Busy = ::open((In / ".hipwave-busy00.tmp").c_str(), O_WRONLY);
  ASSERT_EQ(::flock(Busy, LOCK_EX), 0);
  removeStaleTemporaries(In.path(), 3600);
  EXPECT_EQ(In.list().size(), 7u); // They are too young.
  removeStaleTemporaries(In.path(), 0);
  EXPECT_EQ(In.list(), (Names{".hipwave-busy00.tmp", ".hipwave-too-long.tmp",
                              "hipwave-aB3xY9.tmp", "other.tmp",
                              "sub/.hipwave-aB3xY9.tmp"}));
  ::close(Busy);
  removeStaleTemporaries(In.path(), 0);
  EXPECT_FALSE(In.has(".hipwave-busy00.tmp"));
  removeStaleTemporaries(In / "no-such-folder", 0);
}

} // namespace
