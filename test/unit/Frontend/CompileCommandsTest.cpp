//===- CompileCommandsTest.cpp --------------------------------------------===//
//
// Part of hipwave, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "Frontend/Command.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/raw_ostream.h"
#include "gtest/gtest.h"

using namespace llvm;
using namespace hipwave;

namespace {

class CompileCommandsTest : public ::testing::Test {
protected:
  void SetUp() override {
    ASSERT_FALSE(sys::fs::createUniqueDirectory("hipwave-database", Dir));
    Path = Dir;
    sys::path::append(Path, "compile_commands.json");
  }
  void TearDown() override { sys::fs::remove_directories(Dir); }

  void write(StringRef Text) {
    std::error_code EC;
    raw_fd_ostream OS(Path, EC);
    ASSERT_FALSE(EC);
    OS << Text;
  }
  std::vector<CompileCommand> load(StringRef Text) {
    write(Text);
    auto Commands = loadCompileCommands(Dir);
    if (Commands)
      return std::move(*Commands);
    ADD_FAILURE() << toString(Commands.takeError());
    return {};
  }
  /// The message of the failure, without the file's own path.
  std::string failure(StringRef Text) {
    write(Text);
    auto Commands = loadCompileCommands(Dir);
    if (Commands)
      return "no failure";
    std::string Message = toString(Commands.takeError());
    StringRef Rest = Message;
    EXPECT_TRUE(Rest.consume_front(Path)) << Message;
    return Rest.str();
  }

  SmallString<128> Dir, Path;
};

TEST_F(CompileCommandsTest, BothForms) {
  auto Commands = load(R"([
    {"directory": "/b", "file": "/s/a.cu", "command": "nvcc -D'X=a b' -c \"/s/a.cu\"", "output": "a.o"},
    {"directory": "/b", "file": "/s/b.cu", "arguments": ["nvcc", "-DX=a b", "/s/b.cu"]},
    {"directory": "/b", "file": "/s/c.cu", "arguments": ["clang"], "command": "nvcc"}
  ])");
  ASSERT_EQ(Commands.size(), 3u);
  EXPECT_EQ(Commands[0].Directory, "/b");
  EXPECT_EQ(Commands[0].File, "/s/a.cu");
  EXPECT_EQ(join(Commands[0].Args, "|"), "nvcc|-DX=a b|-c|/s/a.cu");
  EXPECT_EQ(join(Commands[1].Args, "|"), "nvcc|-DX=a b|/s/b.cu");
  EXPECT_EQ(join(Commands[2].Args, "|"), "clang");
}

TEST_F(CompileCommandsTest, PathsBecomeAbsolute) {
  auto Commands = load(R"([
    {"directory": "build", "file": "./a.cu", "command": "nvcc"},
    {"directory": "/b", "file": "../s/a.cu", "command": "nvcc"},
    {"file": "a.cu", "command": "nvcc"}
  ])");
  ASSERT_EQ(Commands.size(), 3u);
  EXPECT_EQ(Commands[0].Directory, (Dir + "/build").str());
  EXPECT_EQ(Commands[0].File, (Dir + "/build/a.cu").str());
  // ".." stays: what it means depends on links.
  EXPECT_EQ(Commands[1].File, "/b/../s/a.cu");
  EXPECT_EQ(Commands[2].Directory, Dir);
  EXPECT_EQ(Commands[2].File, (Dir + "/a.cu").str());
}

TEST_F(CompileCommandsTest, DuplicatesAreKept) {
  auto Commands = load(R"([
    {"directory": "/b", "file": "a.cu", "command": "nvcc -DA"},
    {"directory": "/b", "file": "a.cu", "command": "nvcc -DB"},
    {"directory": "/b", "file": "a.cu", "command": "nvcc -DA"}
  ])");
  EXPECT_EQ(Commands.size(), 3u);
}

TEST_F(CompileCommandsTest, ByteOrderMarkAndLineEnds) {
  auto Commands = load("\xef\xbb\xbf[\r\n{\"directory\": \"/b\",\r\n"
                       "\"file\": \"a.cu\", \"command\": \"nvcc\"}\r\n]\r\n");
  EXPECT_EQ(Commands.size(), 1u);
  EXPECT_EQ(load("[]").size(), 0u);
}

TEST_F(CompileCommandsTest, TheFileItself) {
  write("[]");
  EXPECT_TRUE(static_cast<bool>(loadCompileCommands(Path)));
}

TEST_F(CompileCommandsTest, SyntaxErrorsNameLineAndColumn) {
  EXPECT_EQ(StringRef(failure("[\n  {\"directory\" \"/b\"}\n]")).take_front(6),
            ":2:16:");
  EXPECT_TRUE(StringRef(failure("")).starts_with(":1:"));
  EXPECT_TRUE(StringRef(failure("[{\"file\": \"\xff\"}]")).starts_with(":1:"));
  EXPECT_TRUE(StringRef(failure("{}")).contains("no array"));
}

TEST_F(CompileCommandsTest, BadEntriesAreNamed) {
  const std::string Remedy = "; let the build system write the file again";
  EXPECT_EQ(failure("[1]"), ": entry 1 is no object" + Remedy);
  EXPECT_EQ(failure(R"([{"command": "nvcc"}])"),
            ": entry 1 has no \"file\"" + Remedy);
  EXPECT_EQ(failure(R"([{"directory": "/b", "file": "a.cu"}])"),
            ": entry 1 ('a.cu') has neither \"arguments\" nor \"command\"" +
                Remedy);
  EXPECT_EQ(failure(R"([{"file": "a.cu", "arguments": []}])"),
            ": entry 1 ('a.cu') has neither \"arguments\" nor \"command\"" +
                Remedy);
  EXPECT_EQ(failure(R"([{"file": "a.cu", "arguments": ["nvcc", 1]}])"),
            ": entry 1 ('a.cu') has an argument that is no string" + Remedy);
}

TEST_F(CompileCommandsTest, MissingFileSaysWhatToDo) {
  auto Commands = loadCompileCommands(Dir);
  ASSERT_FALSE(static_cast<bool>(Commands));
  std::string Message = toString(Commands.takeError());
  EXPECT_NE(Message.find("CMAKE_EXPORT_COMPILE_COMMANDS"), std::string::npos);
  EXPECT_NE(Message.find(Path.str().str()), std::string::npos);
}

TEST_F(CompileCommandsTest, Large) {
  constexpr size_t Count = 100000;
  std::string Text = "[";
  raw_string_ostream OS(Text);
  for (size_t I = 0; I < Count; ++I)
    OS << (I ? ",\n" : "\n") << R"({"directory": "/build", "command": )"
       << R"("/usr/local/cuda/bin/nvcc -I/a/include -I/b/include -DX=1 -O3 )"
       << R"(-std=c++17 -Xcompiler -fPIC -c /s/f)" << I << R"(.cu -o f.o", )"
       << R"("file": "/s/f)" << I << R"(.cu"})";
  OS << "]";
  auto Commands = load(OS.str());
  ASSERT_EQ(Commands.size(), Count);
  EXPECT_EQ(Commands.back().File, "/s/f99999.cu");
  EXPECT_EQ(Commands.back().Args.size(), 12u);
  EXPECT_EQ(join(translateCommand(Commands.back()).Args, " "),
            "-std=c++17 -I/a/include -I/b/include -DX=1");
}

} // namespace
