//===- WriteReport.cpp - translated files, in place or as a tree ----------===//
//
// Part of hipwave, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Paths.h"
#include "Write.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include <sys/stat.h>
#include <unistd.h>

using namespace llvm;

namespace hipwave {

static Error fault(std::errc Code, const Twine &Message) {
  return createStringError(std::make_error_code(Code), Message);
}

static Expected<std::unique_ptr<MemoryBuffer>> readFile(StringRef Path) {
  auto Text = MemoryBuffer::getFile(Path, /*IsText=*/false,
                                    /*RequiresNullTerminator=*/false,
                                    /*IsVolatile=*/true);
  if (!Text)
    return createStringError(Text.getError(), "cannot read '" + Path + "': " +
                                                  Text.getError().message());
  return std::move(*Text);
}

static bool holds(StringRef Path, StringRef Bytes) {
  uint64_t Size;
  if (sys::fs::file_size(Path, Size) || Size != Bytes.size())
    return false;
  auto Text = MemoryBuffer::getFile(Path, /*IsText=*/false,
                                    /*RequiresNullTerminator=*/false,
                                    /*IsVolatile=*/true);
  return Text && (*Text)->getBuffer() == Bytes;
}

static bool isLink(StringRef Path) {
  struct stat Status;
  return !::lstat(Path.str().c_str(), &Status) && S_ISLNK(Status.st_mode);
}

static std::string linkTarget(StringRef Link) {
  char Target[PATH_MAX];
  ssize_t Size = ::readlink(Link.str().c_str(), Target, sizeof(Target));
  return std::string(Target, std::max<ssize_t>(Size, 0));
}

/// Permission bits, or none if the file isn't there.
static std::optional<unsigned> modeOf(StringRef Path) {
  struct stat Status;
  if (::stat(Path.str().c_str(), &Status))
    return std::nullopt;
  return Status.st_mode & 07777;
}

namespace {

/// What both writers need.
class Writer {
protected:
  Writer(const Report &R, StringRef Directory, StringRef RenameCu, Written *Out)
      : Out(Out ? *Out : Own), RenameCu(RenameCu) {
    for (const FileReport &F : R.Files)
      if (F.Outcome != FileOutcome::Unreadable)
        Sources.insert(fullPath(R.path(F.File), Directory));
  }

  void fail(Error E) { Errors = joinErrors(std::move(Errors), std::move(E)); }

  /// Once for each folder that is written to.
  void cleanFolderOf(StringRef Path) {
    StringRef Folder = sys::path::parent_path(Path);
    if (Cleaned.insert(Folder).second)
      removeStaleTemporaries(Folder);
  }

  /// True if it is a link to a file that is translated too.
  bool linksToSource(StringRef Path) const {
    return isLink(Path) && Sources.contains(fullPath(
                               linkTarget(Path), sys::path::parent_path(Path)));
  }

  /// Makes the same link, to the new name if what it points to gets one.
  Error link(StringRef Source, StringRef Path) {
    std::string Target = linkTarget(Source);
    if (linksToSource(Source))
      Target = renamedCu(Target, RenameCu);
    if (isLink(Path) && linkTarget(Path) == Target) {
      Out.Kept.push_back(Path.str());
      return Error::success();
    }
    if (Error E = writeLinkAtomically(Path, Target))
      return E;
    Out.Changed.push_back(Path.str());
    return Error::success();
  }

  Written Own;
  Written &Out;
  Error Errors = Error::success();

private:
  std::string RenameCu;
  StringSet<> Sources; ///< Files of the report, absolute.
  StringSet<> Cleaned;
};

class InPlaceWriter : Writer {
public:
  InPlaceWriter(const Report &R, const InPlaceOptions &Options, Written *Out)
      : Writer(R, Options.Directory, Options.RenameCu, Out), R(R),
        Options(Options) {}

  Error all() {
    for (const FileReport &F : R.Files)
      if (F.Outcome != FileOutcome::Unreadable &&
          F.Outcome != FileOutcome::Copied)
        if (Error E = file(F))
          fail(std::move(E));
    return std::move(Errors);
  }

private:
  Error file(const FileReport &F) {
    // Not fullPath: "..", after a link, is for the system to understand.
    std::string Old = absolutePath(R.path(F.File), Options.Directory);
    std::string New = renamedCu(Old, Options.RenameCu);
    bool IsRenamed = New != Old;
    if (!IsRenamed && F.NewText == F.OldText)
      return Error::success();
    cleanFolderOf(Old);
    if (IsRenamed && linksToSource(Old))
      return renameLink(Old, New);
    Expected<bool> IsDone = alreadyDone(F, Old, New);
    if (!IsDone)
      return IsDone.takeError();
    if (*IsDone) {
      Out.Kept.push_back(New);
      return Error::success();
    }
    if (!Options.BackupSuffix.empty())
      if (Error E = backUp(F, Old))
        return E;
    return IsRenamed ? writeRenamed(F, Old, New) : write(F, New, std::nullopt);
  }

  /// An interrupted run is taken up where it ended; what others have written
  /// since the file was read is never lost.
  Expected<bool> alreadyDone(const FileReport &F, StringRef Old,
                             StringRef New) {
    if (New != Old && !sys::fs::exists(Old) && holds(New, F.NewText))
      return true;
    Expected<std::unique_ptr<MemoryBuffer>> Now = readFile(Old);
    if (!Now)
      return Now.takeError();
    if (New == Old && (*Now)->getBuffer() == F.NewText)
      return true;
    if ((*Now)->getBuffer() != F.OldText)
      return fault(std::errc::resource_unavailable_try_again,
                   "'" + Old +
                       "' was changed since it was read and is left alone; "
                       "translate it again");
    return false;
  }

  Error write(const FileReport &F, StringRef Path,
              std::optional<unsigned> Mode) {
    FileWriteOptions How;
    How.Sync = Options.Sync;
    How.Mode = Mode;
    if (Error E = writeFileAtomically(Path, F.NewText, How))
      return E;
    Out.Changed.push_back(Path.str());
    return Error::success();
  }

  /// Both names exist for a moment; never none.
  Error writeRenamed(const FileReport &F, StringRef Old, StringRef New) {
    if (!holds(New, F.NewText)) {
      if (sys::fs::exists(New))
        return nameTaken(Old, New);
      if (Error E = write(F, New, modeOf(Old)))
        return E;
    }
    return remove(Old, New);
  }

  /// What it points to is written under a name of its own.
  Error renameLink(StringRef Old, StringRef New) {
    if (sys::fs::exists(New) && !isLink(New))
      return nameTaken(Old, New);
    if (Error E = link(Old, New))
      return E;
    return remove(Old, New);
  }

  static Error nameTaken(StringRef Old, StringRef New) {
    return fault(std::errc::file_exists,
                 "cannot rename '" + Old + "': '" + New +
                     "' exists and has other contents; remove one of them");
  }

  Error remove(StringRef Old, StringRef New) {
    if (::unlink(Old.str().c_str()))
      return createStringError(errnoAsErrorCode(), "cannot remove '" + Old +
                                                       "', which is now '" +
                                                       New + "'");
    Out.Removed.push_back(Old.str());
    return Error::success();
  }

  /// Under the first name that is free, unless a backup holds these bytes.
  Error backUp(const FileReport &F, StringRef Path) {
    FileWriteOptions How;
    How.Sync = Options.Sync;
    How.Mode = modeOf(Path);
    How.MustBeNew = true;
    for (unsigned N = 0;; ++N) {
      std::string Name = (Path + Options.BackupSuffix).str();
      if (N)
        Name += "." + utostr(N);
      if (holds(Name, F.OldText))
        return Error::success();
      if (sys::fs::exists(Name))
        continue;
      if (Error E = writeFileAtomically(Name, F.OldText, How))
        return E;
      Out.Backups.push_back(Name);
      return Error::success();
    }
  }

  const Report &R;
  const InPlaceOptions &Options;
};

class TreeWriter : Writer {
public:
  TreeWriter(const Report &R, const TreeOptions &Options, Written *Out)
      : Writer(R, Options.Directory, Options.RenameCu, Out), R(R),
        Options(Options),
        SourceRoot(fullPath(Options.SourceRoot, Options.Directory)),
        OutRoot(fullPath(Options.OutRoot, Options.Directory)) {}

  Error all() {
    if (Error E = prepare())
      return joinErrors(std::move(Errors), std::move(E));
    for (const FileReport &F : R.Files)
      if (F.Outcome != FileOutcome::Unreadable)
        if (Error E = translated(F))
          fail(std::move(E));
    for (const std::string &Path : Options.Copies)
      if (Error E = copied(fullPath(Path, Options.Directory)))
        fail(std::move(E));
    return std::move(Errors);
  }

private:
  Error prepare() {
    if (std::error_code Code = sys::fs::create_directories(OutRoot))
      return createStringError(Code, "cannot make the folder '" + OutRoot +
                                         "': " + Code.message());
    if (sys::fs::equivalent(SourceRoot, OutRoot))
      return fault(std::errc::invalid_argument,
                   "'" + OutRoot +
                       "' is the folder of the sources; write in place, or to "
                       "another folder");
    if (std::error_code Code = sys::fs::real_path(OutRoot, RealOutRoot))
      return createStringError(Code, "cannot find '" + OutRoot +
                                         "': " + Code.message());
    return Error::success();
  }

  Error translated(const FileReport &F) {
    std::string Source = fullPath(R.path(F.File), Options.Directory);
    Expected<std::string> Path = place(Source, Options.RenameCu);
    if (!Path)
      return Path.takeError();
    if (linksToSource(Source))
      return link(Source, *Path);
    return write(*Path, F.NewText, modeOf(Source));
  }

  Error copied(StringRef Source) {
    Expected<std::string> Path = place(Source, "");
    if (!Path)
      return Path.takeError();
    if (isLink(Source))
      return link(Source, *Path);
    auto Bytes = readFile(Source);
    if (!Bytes)
      return Bytes.takeError();
    return write(*Path, (*Bytes)->getBuffer(), modeOf(Source));
  }

  /// Where the file goes. Makes the folder.
  Expected<std::string> place(StringRef Source, StringRef Extension) {
    std::optional<std::string> Below = pathBelow(Source, SourceRoot);
    if (!Below)
      return fault(std::errc::invalid_argument,
                   "'" + Source + "' is not in '" + SourceRoot +
                       "' and has no place in '" + OutRoot + "'");
    std::string Path = OutRoot + "/" + renamedCu(*Below, Extension);
    auto [Owner, IsNew] = Owners.try_emplace(Path, Source);
    if (!IsNew)
      return fault(std::errc::file_exists,
                   "'" + Owner->second + "' and '" + Source +
                       "' would both become '" + Path + "'; rename one");
    if (Error E = makeFolder(sys::path::parent_path(Path)))
      return E;
    cleanFolderOf(Path);
    return Path;
  }

  /// A link in the output might lead anywhere, even back to the sources.
  Error makeFolder(StringRef Folder) {
    if (!Made.insert(Folder).second)
      return Error::success();
    if (std::error_code Code = sys::fs::create_directories(Folder))
      return createStringError(Code, "cannot make the folder '" + Folder +
                                         "': " + Code.message());
    SmallString<256> Real;
    if (std::error_code Code = sys::fs::real_path(Folder, Real))
      return createStringError(Code, "cannot find '" + Folder +
                                         "': " + Code.message());
    if (Real != RealOutRoot && !pathBelow(Real, RealOutRoot)) {
      Made.erase(Folder);
      return fault(std::errc::invalid_argument,
                   "'" + Folder + "' leads to '" + Real.str() + "', outside '" +
                       OutRoot + "'; remove the link");
    }
    return Error::success();
  }

  Error write(StringRef Path, StringRef Bytes, std::optional<unsigned> Mode) {
    if (!isLink(Path) && holds(Path, Bytes)) {
      if (Mode && Mode != modeOf(Path))
        if (auto Code = sys::fs::setPermissions(Path, sys::fs::perms(*Mode)))
          return createStringError(Code, "cannot set the permissions of '" +
                                             Path + "': " + Code.message());
      Out.Kept.push_back(Path.str());
      return Error::success();
    }
    FileWriteOptions How;
    How.Sync = Options.Sync;
    How.Mode = Mode;
    How.FollowLinks = false;
    How.ReplaceReadOnly = true; // It got its bits from its source.
    if (Error E = writeFileAtomically(Path, Bytes, How))
      return E;
    Out.Changed.push_back(Path.str());
    return Error::success();
  }

  const Report &R;
  const TreeOptions &Options;
  std::string SourceRoot, OutRoot;
  SmallString<256> RealOutRoot;
  StringMap<std::string> Owners; ///< Output to source.
  StringSet<> Made;
};

} // namespace

Error writeInPlace(const Report &R, const InPlaceOptions &Options,
                   Written *Done) {
  return InPlaceWriter(R, Options, Done).all();
}

Error writeTree(const Report &R, const TreeOptions &Options, Written *Done) {
  return TreeWriter(R, Options, Done).all();
}

} // namespace hipwave
