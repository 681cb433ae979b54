//===- Write.cpp - one file, wholly or not at all -------------------------===//
//
// Part of hipwave, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Write.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/Twine.h"
#include "llvm/Support/Errno.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Signals.h"
#include <algorithm>
#include <cerrno>
#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

using namespace llvm;

namespace hipwave {

static constexpr StringRef TemporaryPrefix = ".hipwave-";
static constexpr StringRef TemporarySuffix = ".tmp";

/// What can be done about an error, as far as its number tells.
static StringRef remedy(int Number) {
  switch (Number) {
  case EACCES:
  case EPERM:
    return "; check the permissions of the file and its folder, or write "
           "elsewhere";
  case EROFS:
    return "; the file system is read-only, write elsewhere";
  case ENOSPC:
  case EDQUOT:
    return "; make room or write elsewhere, the old file is unchanged";
  case EFBIG:
    return "; raise the limit on file sizes, the old file is unchanged";
  case ENOENT:
    return "; the folder isn't there";
  default:
    return "";
  }
}

static Error failed(const Twine &What, StringRef Path, int Number) {
  std::error_code Code(Number, std::generic_category());
  return createStringError(Code, "cannot " + What + " '" + Path + "': " +
                                     sys::StrError(Number) + remedy(Number));
}

/// Where a chain of symbolic links ends, whether or not that exists.
static Expected<std::string> followLinks(StringRef Path) {
  SmallString<256> At = Path;
  for (unsigned Links = 0; Links != 40; ++Links) {
    char Target[PATH_MAX];
    ssize_t Size = ::readlink(At.c_str(), Target, sizeof(Target));
    if (Size < 0)
      return At.str().str(); // Not a link.
    StringRef Next(Target, Size);
    if (sys::path::is_relative(Next)) {
      sys::path::remove_filename(At);
      sys::path::append(At, Next);
    } else {
      At = Next;
    }
  }
  return failed("write", Path, ELOOP);
}

static Error writeAll(int File, StringRef Bytes, StringRef Path) {
  while (!Bytes.empty()) {
    ssize_t Size =
        sys::RetryAfterSignal(-1, ::write, File, Bytes.data(), Bytes.size());
    if (Size < 0)
      return failed("write", Path, errno);
    Bytes = Bytes.drop_front(Size);
  }
  return Error::success();
}

static std::string inFolderOf(StringRef Path, StringRef Name) {
  SmallString<256> Out = sys::path::parent_path(Path);
  sys::path::append(Out, Name);
  return Out.str().str();
}

namespace {

/// A new file that is removed again unless it is given a name.
class Temporary {
public:
  static Expected<Temporary> beside(StringRef Path) {
    std::string Name =
        inFolderOf(Path, (TemporaryPrefix + "XXXXXX" + TemporarySuffix).str());
    // Readable by us alone until it has its name and permissions.
    int File = ::mkostemps(Name.data(), int(TemporarySuffix.size()), O_CLOEXEC);
    if (File < 0)
      return failed("write", Path, errno);
    return Temporary(File, Name);
  }

  Temporary(Temporary &&From) : File(From.File), Name(std::move(From.Name)) {
    From.File = -1;
  }

  ~Temporary() {
    if (File < 0)
      return;
    if (!IsNamed)
      ::unlink(Name.c_str());
    sys::DontRemoveFileOnSignal(Name);
    ::close(File); // And with it goes the lock.
  }

  Error fill(StringRef Bytes, StringRef Path, bool Sync) {
    if (Error E = writeAll(File, Bytes, Path))
      return E;
    if (Sync && ::fsync(File))
      return failed("write", Path, errno);
    return Error::success();
  }

  Error setMode(unsigned Mode, StringRef Path) {
    if (::fchmod(File, Mode))
      return failed("set the permissions of", Path, errno);
    return Error::success();
  }

  /// As far as we may: owners can't be given away by everyone.
  void tryOwner(uid_t Owner, gid_t Group) {
    if (::fchown(File, Owner, Group))
      (void)!::fchown(File, uid_t(-1), Group);
  }

  Error rename(StringRef Path, bool MustBeNew) {
    std::string To = Path.str();
    // Unlike a renaming, a hard link never replaces a file. It leaves the
    // temporary name, which the destructor removes. Some file systems know no
    // hard links.
    if (MustBeNew) {
      if (!::link(Name.c_str(), To.c_str()))
        return Error::success();
      if (errno != EPERM && errno != EOPNOTSUPP && errno != EMLINK)
        return failed("write", Path, errno);
    }
    if (::rename(Name.c_str(), To.c_str()))
      return failed("write", Path, errno);
    IsNamed = true;
    return Error::success();
  }

private:
  Temporary(int File, StringRef Name) : File(File), Name(Name.str()) {
    std::string Why; // Without a handler, the next run removes the file.
    sys::RemoveFileOnSignal(Name, &Why);
    // Tells removeStaleTemporaries that this is in use.
    ::flock(File, LOCK_EX | LOCK_NB);
  }

  int File;
  std::string Name;
  bool IsNamed = false;
};

} // namespace

/// Errors of systems that can't sync folders don't matter; there the file
/// system has its own order.
static void syncFolder(StringRef Path) {
  StringRef Folder = sys::path::parent_path(Path);
  std::string Name = Folder.empty() ? "." : Folder.str();
  int File = ::open(Name.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (File < 0)
    return;
  ::fsync(File);
  ::close(File);
}

static unsigned defaultMode() { return 0666 & ~sys::fs::getUmask(); }

/// A device or a pipe can't be replaced, and nobody wants that.
static Error writeDirectly(const std::string &Path, StringRef Bytes) {
  int File = ::open(Path.c_str(), O_WRONLY | O_CLOEXEC);
  if (File < 0)
    return failed("write", Path, errno);
  Error Result = writeAll(File, Bytes, Path);
  ::close(File);
  return Result;
}

/// Renaming would replace a file that is protected against writing.
static Error checkWritable(const std::string &Path, const struct stat &Old) {
  if (::access(Path.c_str(), W_OK))
    return createStringError(
        std::errc::permission_denied,
        "cannot write '%s': the file is read-only; make it writable or write "
        "elsewhere",
        Path.c_str());
  return Error::success();
}

static Error replaceFile(const std::string &Path, StringRef Bytes,
                         const struct stat *Old,
                         const FileWriteOptions &Options) {
  Expected<Temporary> New = Temporary::beside(Path);
  if (!New)
    return New.takeError();
  if (Error E = New->fill(Bytes, Path, Options.Sync))
    return E;
  if (Old)
    New->tryOwner(Old->st_uid, Old->st_gid);
  unsigned Mode = Old ? Old->st_mode & 07777 : defaultMode();
  if (Error E = New->setMode(Options.Mode.value_or(Mode), Path))
    return E;
  if (Error E = New->rename(Path, Options.MustBeNew))
    return E;
  if (Options.Sync)
    syncFolder(Path);
  return Error::success();
}

Error writeFileAtomically(StringRef Path, StringRef Bytes,
                          const FileWriteOptions &Options) {
  std::string Target = Path.str();
  if (Options.FollowLinks && !Options.MustBeNew) {
    Expected<std::string> End = followLinks(Path);
    if (!End)
      return End.takeError();
    Target = *End;
  }
  struct stat Old;
  if (::lstat(Target.c_str(), &Old))
    return errno == ENOENT ? replaceFile(Target, Bytes, nullptr, Options)
                           : failed("write", Target, errno);
  if (Options.MustBeNew)
    return failed("write", Target, EEXIST);
  if (S_ISDIR(Old.st_mode))
    return failed("write", Target, EISDIR);
  if (S_ISLNK(Old.st_mode)) // Only if links are not to be followed.
    return replaceFile(Target, Bytes, nullptr, Options);
  if (!S_ISREG(Old.st_mode))
    return writeDirectly(Target, Bytes);
  if (!Options.ReplaceReadOnly)
    if (Error E = checkWritable(Target, Old))
      return E;
  return replaceFile(Target, Bytes, &Old, Options);
}

Error writeLinkAtomically(StringRef Path, StringRef Target) {
  std::string To = Path.str(), Where = Target.str();
  std::string Name;
  do {
    // createUniquePath would take a '%' of a folder for its own.
    SmallString<32> Last;
    sys::fs::createUniquePath(TemporaryPrefix + "%%%%%%" + TemporarySuffix,
                              Last, /*MakeAbsolute=*/false);
    Name = inFolderOf(Path, Last);
    if (!::symlink(Where.c_str(), Name.c_str())) {
      if (!::rename(Name.c_str(), To.c_str()))
        return Error::success();
      int Number = errno;
      ::unlink(Name.c_str());
      return failed("make the link", Path, Number);
    }
  } while (errno == EEXIST);
  return failed("make the link", Path, errno);
}

/// True if it is old enough and whoever wrote it is gone.
static bool isStale(const std::string &Path, unsigned OlderThanSeconds) {
  struct stat Status;
  if (::lstat(Path.c_str(), &Status))
    return false;
  // A file can be from a moment that time() has yet to reach.
  time_t Age = std::max<time_t>(::time(nullptr) - Status.st_mtime, 0);
  if (Age < time_t(OlderThanSeconds))
    return false;
  if (S_ISLNK(Status.st_mode))
    return true;
  int File =
      ::open(Path.c_str(), O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC);
  if (File < 0)
    return false;
  bool IsFree = S_ISREG(Status.st_mode) && !::flock(File, LOCK_EX | LOCK_NB);
  ::close(File);
  return IsFree;
}

void removeStaleTemporaries(StringRef Folder, unsigned OlderThanSeconds) {
  std::error_code Code;
  std::vector<std::string> Stale;
  for (sys::fs::directory_iterator
           At(Folder.empty() ? "." : Folder, Code, /*follow_symlinks=*/false),
       End;
       !Code && At != End; At.increment(Code)) {
    StringRef Name = sys::path::filename(At->path());
    if (Name.starts_with(TemporaryPrefix) && Name.ends_with(TemporarySuffix) &&
        Name.size() == TemporaryPrefix.size() + 6 + TemporarySuffix.size() &&
        isStale(At->path(), OlderThanSeconds))
      Stale.push_back(At->path());
  }
  for (const std::string &Path : Stale)
    ::unlink(Path.c_str());
}

} // namespace hipwave
