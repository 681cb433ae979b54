//===- TestFolder.h - a folder that goes away with the test -----*- C++ -*-===//
//
// Part of hipwave, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef HIPWAVE_TEST_TESTFOLDER_H
#define HIPWAVE_TEST_TESTFOLDER_H

#include <filesystem>
#include <fstream>
#include <stdlib.h>
#include <string>

namespace hipwave {

class TestFolder {
public:
  TestFolder() {
    std::string Name =
        (std::filesystem::temp_directory_path() / "hipwave-XXXXXX").string();
    // The real path, since the code under test compares with real paths.
    Root = std::filesystem::canonical(::mkdtemp(Name.data()));
  }
  ~TestFolder() { std::filesystem::remove_all(Root); }
  TestFolder(const TestFolder &) = delete;
  TestFolder &operator=(const TestFolder &) = delete;

  std::string path(const std::string &Relative = "") const {
    return Relative.empty() ? Root.string() : (Root / Relative).string();
  }
  void folder(const std::string &Relative) const {
    std::filesystem::create_directories(Root / Relative);
  }
  std::string write(const std::string &Relative,
                    const std::string &Text) const {
    std::filesystem::create_directories((Root / Relative).parent_path());
    std::ofstream(Root / Relative, std::ios::binary) << Text;
    return path(Relative);
  }
  void link(const std::string &Target, const std::string &Relative) const {
    std::filesystem::create_symlink(Target, Root / Relative);
  }
  void mode(const std::string &Relative, unsigned Bits) const {
    std::filesystem::permissions(Root / Relative, std::filesystem::perms(Bits));
  }

private:
  std::filesystem::path Root;
};

} // namespace hipwave

#endif
