//===- Write.h - translated files, onto the disk ----------------*- C++ -*-===//
//
// Part of hipwave, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Whatever happens while these run, each file is either wholly old or wholly
// new: new bytes go to a temporary `.hipwave-XXXXXX.tmp` in the same folder,
// which then takes the name of the file. What an interrupted run has left of
// such temporaries, the next one in that folder removes.
//
//===----------------------------------------------------------------------===//
#ifndef HIPWAVE_EXPORT_WRITE_H
#define HIPWAVE_EXPORT_WRITE_H

#include "Core/Report.h"
#include "llvm/Support/Error.h"
#include <optional>

namespace hipwave {

struct FileWriteOptions {
  /// Wait until the bytes are on the disk. Slow; guards against power cuts.
  bool Sync = false;
  /// Permission bits of the file. None: those of the file that is replaced, or
  /// 0666 less the umask.
  std::optional<unsigned> Mode;
  /// What happens if `Path` is a symbolic link: the file that it points to is
  /// written and the link stays, or the link itself is replaced.
  bool FollowLinks = true;
  /// Replace a file that is protected against writing too.
  bool ReplaceReadOnly = false;
  /// Fail with std::errc::file_exists rather than replace a file.
  bool MustBeNew = false;
};

/// Replaces the content of `Path` by `Bytes`, or leaves it as it was and says
/// why not. Keeps permission bits and, as far as the system lets us, the owner;
/// cuts hard links. A device or a pipe is written to directly.
llvm::Error writeFileAtomically(llvm::StringRef Path, llvm::StringRef Bytes,
                                const FileWriteOptions &Options = {});

/// Makes `Path` a symbolic link to `Target`, whatever it was before.
llvm::Error writeLinkAtomically(llvm::StringRef Path, llvm::StringRef Target);

/// Removes temporaries that interrupted runs have left in `Folder`: those that
/// are at least so many seconds old and that no process has open for writing.
/// What can't be removed stays: the names are hidden and harmless.
void removeStaleTemporaries(llvm::StringRef Folder,
                            unsigned OlderThanSeconds = 60);

/// What a writer did, in the order of the report.
struct Written {
  std::vector<std::string> Changed; ///< Paths that were written.
  std::vector<std::string> Kept; ///< Paths that held the right bytes already.
  std::vector<std::string> Backups;
  std::vector<std::string> Removed; ///< Old names of renamed files.
};

struct InPlaceOptions {
  /// Absolute; where relative paths of the report start. Empty: the current
  /// folder.
  std::string Directory;
  /// Keep each original beside the new file under its name with this appended
  /// (".orig"). A backup that exists is never overwritten: if it holds other
  /// bytes, a number is appended too (".orig.1"). Empty: no backups.
  std::string BackupSuffix;
  /// New extension of .cu files, with or without its dot; empty: names stay.
  std::string RenameCu;
  bool Sync = false; ///< See FileWriteOptions.
};

/// Writes the files whose text or name changes over their originals. A file
/// that has been changed by others since it was read is left alone. Goes on
/// after an error; returns all errors joined. `Done` may be null.
llvm::Error writeInPlace(const Report &R, const InPlaceOptions &Options,
                         Written *Done = nullptr);

struct TreeOptions {
  /// Absolute; where relative paths of the report and of `Copies` start. Empty:
  /// the current folder.
  std::string Directory;
  /// Root of the sources: a file `SourceRoot/a/b.cu` becomes `OutRoot/a/b.cu`.
  std::string SourceRoot;
  std::string OutRoot; ///< Made if it isn't there.
  /// Further files, passed on byte for byte. Symbolic links stay links.
  std::vector<std::string> Copies;
  /// New extension of .cu files, with or without its dot; empty: names stay.
  std::string RenameCu;
  bool Sync = false; ///< See FileWriteOptions.
};

/// Writes all readable files of the report, changed or not, and `Copies`. An
/// output that holds the right bytes already is not touched, so a build sees
/// only what changed. Never writes outside `OutRoot`, nor through links in it.
/// Goes on after an error; returns all errors joined. `Done` may be null.
llvm::Error writeTree(const Report &R, const TreeOptions &Options,
                      Written *Done = nullptr);

} // namespace hipwave

#endif
