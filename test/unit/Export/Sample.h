//===- Sample.h - reports and folders to try exporters on -------*- C++ -*-===//
//
// Part of hipwave, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef HIPWAVE_TEST_EXPORT_SAMPLE_H
#define HIPWAVE_TEST_EXPORT_SAMPLE_H

#include "Core/Report.h"
#include <optional>
#include <random>

namespace hipwave::test {

/// Adds a file to the report. Files must be added in the order of their paths.
FileReport &addFile(Report &R, std::string Path, std::string Text,
                    std::vector<Edit> Edits = {});

/// An edit of the file that addFile gives back next.
Edit edit(const Report &R, uint32_t Begin, uint32_t End, std::string Text);

/// A finding at [Begin, End) of the file.
Finding finding(const FileReport &F, std::string Rule, uint32_t Begin,
                uint32_t End, std::string Message);

/// Two files and three findings; uses every member of the vocabulary.
Report sample();

/// Files with odd texts and many odd edits, always the same for a seed.
Report randomReport(unsigned Files, unsigned Seed);

/// A new folder, removed with all in it at the end.
class Folder {
public:
  Folder();
  ~Folder();
  Folder(const Folder &) = delete;

  const std::string &path() const { return Path; }
  std::string operator/(llvm::StringRef Name) const;
  /// Makes the folders that it needs.
  void write(llvm::StringRef Name, llvm::StringRef Bytes) const;
  std::string read(llvm::StringRef Name) const;
  bool has(llvm::StringRef Name) const;
  /// Paths of all files and links in it, sorted, relative.
  std::vector<std::string> list() const;
  /// Runs a command of the shell there. Its output is in the result if it
  /// failed; none if it succeeded.
  std::optional<std::string> run(llvm::StringRef Command) const;

private:
  std::string Path;
};

/// Checks JSON against a JSON Schema with Python's jsonschema: what is wrong,
/// or none. `Schema` is an expression in Python for it. `Missing` says what is
/// not installed, if anything.
std::optional<std::string>
invalidJson(llvm::StringRef Json, llvm::StringRef Schema, std::string &Missing);

/// True if the program can be run.
bool hasProgram(llvm::StringRef Name);

/// Writes all old texts of the report into the folder.
void writeOldTexts(const Report &R, const Folder &In);

/// The paths whose text there isn't the new one.
std::vector<std::string> differing(const Report &R, const Folder &In);

} // namespace hipwave::test

#endif
