//===- CommandWords.cpp ---------------------------------------------------===//
//
// Part of hipwave, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "Frontend/CommandWords.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/StringSaver.h"

using namespace llvm;

namespace hipwave {

std::string resolveFrom(StringRef Base, StringRef Path) {
  SmallString<256> Result;
  if (!sys::path::is_absolute(Path))
    Result = Base;
  sys::path::append(Result, Path);
  sys::path::remove_dots(Result);
  return Result.str().str();
}

std::vector<std::string> splitShellWords(StringRef Text) {
  std::vector<std::string> Words;
  bool InWord = false;
  char Quote = 0; // the one that is open
  for (size_t I = 0; I < Text.size(); ++I) {
    char C = Text[I];
    if (!Quote && isSpace(C)) {
      InWord = false;
      continue;
    }
    if (!InWord)
      Words.emplace_back();
    InWord = true;
    // Between double quotes a backslash protects these only; LLVM's own
    // splitters let it protect everything, also between single quotes.
    bool Protects = C == '\\' && Quote != '\'' && I + 1 < Text.size() &&
                    (!Quote || StringRef("\"\\$`\n").contains(Text[I + 1]));
    if (Protects)
      Words.back() += Text[++I];
    else if (Quote ? C == Quote : (C == '"' || C == '\''))
      Quote = Quote ? 0 : C;
    else
      Words.back() += C;
  }
  return Words;
}

/// GCC's way: a backslash protects everything, also between quotes.
static std::vector<std::string> splitResponseFile(StringRef Text) {
  BumpPtrAllocator Memory;
  StringSaver Saver(Memory);
  SmallVector<const char *, 32> Words;
  cl::TokenizeGNUCommandLine(Text, Saver, Words);
  return {Words.begin(), Words.end()};
}

std::vector<std::string> splitNvccList(StringRef Text) {
  std::vector<std::string> Items(1);
  bool Quoted = false;
  for (size_t I = 0; I < Text.size(); ++I) {
    if (Text[I] == '\\' && I + 1 < Text.size()) {
      Items.back() += Text[++I];
      continue;
    }
    if (Text[I] == ',' && !Quoted) {
      Items.emplace_back();
      continue;
    }
    Quoted ^= Text[I] == '"';
    Items.back() += Text[I];
  }
  llvm::erase_if(Items, [](const std::string &S) { return S.empty(); });
  return Items;
}

//===----------------------------------------------------------------------===//
// Response files
//===----------------------------------------------------------------------===//

namespace {

class ResponseFiles {
public:
  ResponseFiles(StringRef Directory, bool Nvcc, std::vector<FlagIssue> &Issues)
      : Directory(Directory), Nvcc(Nvcc), Issues(Issues) {}

  void expand(ArrayRef<std::string> Words, unsigned Depth) {
    for (size_t I = 0; I < Words.size(); ++I) {
      StringRef W = Words[I];
      if (W.size() > 1 && W.front() == '@') {
        readFile(W.drop_front(), W, Depth);
        continue;
      }
      auto [Name, Value] = W.split('=');
      if (!Nvcc || (Name != "-optf" && Name != "--options-file")) {
        Result.push_back(W.str());
        continue;
      }
      if (Name.size() == W.size() && I + 1 == Words.size()) {
        Result.push_back(W.str()); // a flag without its value: said later
        continue;
      }
      StringRef Files = Name.size() == W.size() ? StringRef(Words[++I]) : Value;
      for (const std::string &File : splitNvccList(Files))
        readFile(File, (Name + " " + File).str(), Depth);
    }
  }

  std::vector<std::string> Result;

private:
  /// Deeper nesting than this is a file that includes itself.
  static constexpr unsigned MaxDepth = 16;
  /// Larger than any real one: not to be led into reading a disk.
  static constexpr uint64_t MaxSize = 16 << 20;
  static constexpr size_t MaxWords = 1 << 20;

  void readFile(StringRef File, StringRef Flag, unsigned Depth) {
    std::string Path = resolveFrom(Directory, File);
    sys::fs::file_status Status;
    if (std::error_code EC = sys::fs::status(Path, Status))
      return fail(Flag, Path, EC.message());
    if (!sys::fs::is_regular_file(Status))
      return fail(Flag, Path, "it is no regular file");
    if (Depth == MaxDepth || Result.size() > MaxWords)
      return fail(Flag, Path, "it is nested too deeply, or includes itself");
    if (Status.getSize() > MaxSize)
      return fail(Flag, Path, "it is larger than 16 MiB");
    auto Buffer = MemoryBuffer::getFile(Path, /*IsText=*/false,
                                        /*RequiresNullTerminator=*/false);
    if (!Buffer)
      return fail(Flag, Path, Buffer.getError().message());
    StringRef Text = (*Buffer)->getBuffer();
    Text.consume_front("\xef\xbb\xbf");
    expand(splitResponseFile(Text), Depth + 1);
  }

  void fail(StringRef Flag, StringRef Path, const Twine &Why) {
    Issues.push_back(
        {Severity::Error, "response-file-unreadable", Flag.str(),
         ("cannot read the response file '" + Path + "': " + Why).str(),
         "run the build once, so that the file is there, or write its flags "
         "into the command"});
  }

  StringRef Directory;
  bool Nvcc;
  std::vector<FlagIssue> &Issues;
};

} // namespace

std::vector<std::string> expandResponseFiles(ArrayRef<std::string> Words,
                                             StringRef Directory, bool Nvcc,
                                             std::vector<FlagIssue> &Issues) {
  ResponseFiles Files(Directory, Nvcc, Issues);
  Files.expand(Words, 0);
  return std::move(Files.Result);
}

//===----------------------------------------------------------------------===//
// Launchers and compilers
//===----------------------------------------------------------------------===//

/// The name of a program, without folder and ".exe".
static StringRef programName(StringRef Path) {
  StringRef Name = Path.substr(Path.find_last_of("/\\") + 1);
  Name.consume_back_insensitive(".exe");
  return Name;
}

namespace {
/// A program that runs the compiler that is named behind it.
struct Launcher {
  StringRef Name;
  StringRef ValueOptions; ///< Those that take the next word, between spaces.
};
} // namespace

static constexpr Launcher Launchers[] = {
    {"ccache", " -o "},
    {"sccache", ""},
    {"distcc", ""},
    {"icecc", ""},
    {"icecream", ""},
    {"buildcache", ""},
    {"colorgcc", ""},
    {"env", " -u --unset -C --chdir -S "},
    {"nice", " -n "},
    {"ionice", " -c -n "},
    {"time", " -o -f "},
    {"timeout", " -s -k "},
    {"nohup", ""},
    {"stdbuf", " -i -o -e "},
    {"taskset", ""},
    {"exec", ""},
    {"command", ""},
    {"sh", ""},
    {"bash", ""},
    {"libtool", ""},
    {"glibtool", ""},
    {"cmake", ""},
    {"scan-build", " -o "},
    {"bear", " -o "},
    {"intercept-build", ""},
    {"goma", ""},
    {"gomacc", ""},
    {"xcrun", " --sdk "},
    {"python", ""},
    {"python3", ""},
};

static const Launcher *findLauncher(StringRef Word) {
  StringRef Name = programName(Word);
  const auto *It =
      find_if(Launchers, [&](const Launcher &L) { return L.Name == Name; });
  return It == std::end(Launchers) ? nullptr : It;
}

/// True for "NAME=value", which env, ccache and shells take before a program.
static bool isAssignment(StringRef Word) {
  auto [Name, Value] = Word.split('=');
  return Name.size() < Word.size() && !Name.empty() &&
         all_of(Name, [](char C) { return isAlnum(C) || C == '_'; });
}

/// "cmake -E env A=b -- nvcc", "cmake -E __run_co_compile --tidy=… -- nvcc".
static ArrayRef<std::string> afterCmake(ArrayRef<std::string> Words) {
  auto Dashes = find(Words, "--");
  if (Dashes != Words.end())
    return Words.drop_front(Dashes - Words.begin() + 1);
  return Words.drop_front(std::min<size_t>(2, Words.size())); // -E env
}

/// Drops options and assignments of the launcher `L`.
static ArrayRef<std::string> afterOptions(const Launcher &L,
                                          ArrayRef<std::string> Words) {
  if (L.Name == "cmake")
    Words = afterCmake(Words);
  while (!Words.empty()) {
    StringRef W = Words.front();
    bool Option = W.starts_with("-");
    if (!Option && !isAssignment(W))
      break;
    bool Two = Option && L.ValueOptions.contains((" " + W + " ").str());
    Words = Words.drop_front(std::min<size_t>(Two ? 2 : 1, Words.size()));
  }
  // "timeout 60 nvcc", "taskset 0x3 nvcc"
  if ((L.Name == "timeout" || L.Name == "taskset") && !Words.empty())
    Words = Words.drop_front();
  return Words;
}

ArrayRef<std::string> withoutLaunchers(ArrayRef<std::string> Words) {
  while (!Words.empty()) {
    if (isAssignment(Words.front())) {
      Words = Words.drop_front();
      continue;
    }
    const Launcher *L = findLauncher(Words.front());
    if (!L)
      break;
    Words = afterOptions(*L, Words.drop_front());
  }
  return Words;
}

namespace {
struct KnownCompiler {
  StringRef Name;
  bool Nvcc;
  bool CxxForC;
};
} // namespace

static constexpr KnownCompiler Compilers[] = {
    {"nvcc", true, false},       {"nvcc_wrapper", true, false},
    {"colornvcc", true, false},  {"clang", false, false},
    {"clang++", false, true},    {"amdclang", false, false},
    {"amdclang++", false, true}, {"hipcc", false, true},
    {"gcc", false, false},       {"g++", false, true},
    {"cc", false, false},        {"c++", false, true},
    {"c99", false, false},       {"mpicc", false, false},
    {"mpicxx", false, true},     {"mpic++", false, true},
    {"mpiCC", false, true},      {"mpiicc", false, false},
    {"mpiicpc", false, true},    {"CC", false, true},
    {"icc", false, false},       {"icpc", false, true},
    {"icx", false, false},       {"icpx", false, true},
    {"dpcpp", false, true},      {"nvc", false, false},
    {"nvc++", false, true},      {"pgcc", false, false},
    {"pgc++", false, true},      {"xlc", false, false},
    {"xlc++", false, true},      {"armclang++", false, true},
    {"zapcc++", false, true},    {"emcc", false, false},
};

/// Drops "-14", "-12.2" at the end.
static StringRef withoutVersion(StringRef Name) {
  StringRef Rest = Name.rtrim("0123456789.");
  return Rest.size() < Name.size() && Rest.ends_with("-") ? Rest.drop_back()
                                                          : Name;
}

CompilerName identifyCompiler(StringRef Path) {
  StringRef Name = withoutVersion(programName(Path));
  auto Find = [](StringRef N) {
    return find_if(Compilers,
                   [&](const KnownCompiler &C) { return C.Name == N; });
  };
  const auto *It = Find(Name);
  if (It == std::end(Compilers)) // x86_64-linux-gnu-g++
    It = Find(Name.substr(Name.rfind('-') + 1));
  if (It == std::end(Compilers))
    return {};
  return {It->Nvcc, It->CxxForC, true};
}

} // namespace hipwave
