//===- Seed.cpp - precompiled supersets of the usual headers --------------===//
//
// Part of hipwave, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Frontend/Seed.h"
#include "Frontend/ClangCompat.h"
#include "Frontend/TokenScan.h"
#include "clang/Frontend/FrontendActions.h"
#include "clang/Lex/PreprocessorOptions.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/raw_ostream.h"

using namespace clang;

namespace hipwave {

/// A seed costs about as much as parsing two units without one.
constexpr unsigned WorthBuilding = 4;

/// Headers that CUDA programs include often, in the C++ standard library and
/// the system. Missing ones are skipped by __has_include.
static const char *const UsualHeaders[] = {"algorithm",
                                           "array",
                                           "atomic",
                                           "bitset",
                                           "cassert",
                                           "cctype",
                                           "cfloat",
                                           "chrono",
                                           "cinttypes",
                                           "climits",
                                           "cmath",
                                           "complex",
                                           "condition_variable",
                                           "cstddef",
                                           "cstdint",
                                           "cstdio",
                                           "cstdlib",
                                           "cstring",
                                           "ctime",
                                           "deque",
                                           "exception",
                                           "fstream",
                                           "functional",
                                           "iomanip",
                                           "iostream",
                                           "iterator",
                                           "limits",
                                           "list",
                                           "map",
                                           "memory",
                                           "mutex",
                                           "new",
                                           "numeric",
                                           "queue",
                                           "random",
                                           "set",
                                           "sstream",
                                           "stack",
                                           "stdexcept",
                                           "string",
                                           "thread",
                                           "tuple",
                                           "type_traits",
                                           "typeinfo",
                                           "unordered_map",
                                           "unordered_set",
                                           "utility",
                                           "vector",
                                           "ctype.h",
                                           "errno.h",
                                           "float.h",
                                           "inttypes.h",
                                           "limits.h",
                                           "math.h",
                                           "stdbool.h",
                                           "stddef.h",
                                           "stdint.h",
                                           "stdio.h",
                                           "stdlib.h",
                                           "string.h",
                                           "sys/time.h",
                                           "sys/types.h",
                                           "time.h",
                                           "unistd.h"};
static const char *const CudaHeaders[] = {"cuda_runtime.h", "cuda.h",
                                          "cuda_fp16.h"};
static const char *const HeavyHeaders[] = {"thrust/device_vector.h",
                                           "thrust/host_vector.h",
                                           "thrust/sort.h",
                                           "thrust/reduce.h",
                                           "thrust/scan.h",
                                           "thrust/transform.h",
                                           "cub/cub.cuh"};

static std::string seedText(bool Heavy) {
  std::string Text;
  auto Add = [&](const char *Header) {
    Text += "#if __has_include(<" + std::string(Header) + ">)\n#include <" +
            Header + ">\n#endif\n";
  };
  for (const char *H : UsualHeaders)
    Add(H);
  for (const char *H : CudaHeaders)
    Add(H);
  if (Heavy)
    for (const char *H : HeavyHeaders)
      Add(H);
  return Text;
}

/// The name that "-DNAME=value" or "-UNAME" speaks of; empty for other flags.
static llvm::StringRef macroOf(llvm::StringRef Flag) {
  if (!Flag.consume_front("-D") && !Flag.consume_front("-U"))
    return {};
  return Flag.take_until([](char C) { return C == '=' || C == '('; });
}

/// The flags that may shape a seed that others share: all but search paths and
/// macros, which are judged one by one.
static std::vector<std::string> sharedFlags(const ClangCommand &Command) {
  std::vector<std::string> Shared;
  for (size_t I = 0; I != Command.Args.size(); ++I) {
    llvm::StringRef A = Command.Args[I];
    if (A == "-D" || A == "-U" || A == "-I" || A == "-isystem" ||
        A == "-iquote" || A == "-idirafter") {
      ++I;
      continue;
    }
    if (A.starts_with("-I") || A.starts_with("-isystem") ||
        A.starts_with("-iquote") || A.starts_with("-idirafter") ||
        !macroOf(A).empty())
      continue;
    Shared.push_back(A.str());
  }
  return Shared;
}

/// Flags that make a difference to the seed's headers whatever they test.
/// None if the unit can't have a seed at all.
static std::optional<std::string> baseKey(const SeedBank::Planned &Unit) {
  std::string Key = Unit.Heavy ? "heavy" : "light";
  switch (Unit.Command->Lang) {
  case ClangCommand::Language::Cuda:
    Key += " cuda";
    break;
  case ClangCommand::Language::Cxx:
    Key += " c++";
    break;
  case ClangCommand::Language::C:
    return std::nullopt; // parses fast enough
  }
  for (const std::string &A : Unit.Command->Args)
    if (llvm::StringRef(A).starts_with("-include") || A == "-imacros")
      return std::nullopt; // comes before the seed, and may change it
  for (const std::string &A : sharedFlags(*Unit.Command))
    Key += ' ' + A;
  return Key;
}

/// The -D and -U flags of the unit that the seed's headers would notice.
static std::vector<std::string>
testedMacros(const ClangCommand &Command, const std::set<std::string> &Tests) {
  std::vector<std::string> Out;
  const std::vector<std::string> &Args = Command.Args;
  for (size_t I = 0; I != Args.size(); ++I) {
    std::string Flag = Args[I];
    if ((Flag == "-D" || Flag == "-U") && I + 1 != Args.size())
      Flag += Args[++I];
    if (Tests.count(macroOf(Flag).str()))
      Out.push_back(Flag);
  }
  return Out;
}

SeedBank::SeedBank(const ParseSettings &Settings, std::vector<Planned> Units)
    : Settings(Settings), Units(std::move(Units)) {
  llvm::SmallString<128> Path;
  if (!llvm::sys::fs::createUniqueDirectory("hipwave-seeds", Path))
    Dir = std::string(Path);
  for (const Planned &U : this->Units)
    if (std::optional<std::string> Key = baseKey(U))
      ++Counts[*Key];
}

SeedBank::~SeedBank() {
  if (!Dir.empty())
    llvm::sys::fs::remove_directories(Dir);
}

SeedBank::Slot &SeedBank::slot(const std::string &Key) {
  std::lock_guard<std::mutex> Guard(Lock);
  std::unique_ptr<Slot> &S = Slots[Key];
  if (!S)
    S = std::make_unique<Slot>();
  return *S;
}

const Seed *SeedBank::seedFor(const Planned &Unit, View Which) {
  std::optional<std::string> Base = baseKey(Unit);
  if (Dir.empty() || !Base || Counts.at(*Base) < WorthBuilding)
    return nullptr;
  std::string Key = (Which == View::Host ? "host " : "device ") + *Base;
  const Seed *Plain = build(slot(Key), Unit, Which, {});
  if (!Plain)
    return nullptr;
  std::vector<std::string> Macros = testedMacros(*Unit.Command, Plain->Tests);
  if (Macros.empty())
    return Plain;
  unsigned Alike = 0;
  for (const Planned &U : Units)
    Alike +=
        baseKey(U) == Base && testedMacros(*U.Command, Plain->Tests) == Macros;
  if (Alike < WorthBuilding)
    return nullptr;
  for (const std::string &M : Macros)
    Key += ' ' + M;
  return build(slot(Key), Unit, Which, Macros);
}

/// Collects the macros that the files of a parse test, from their tokens.
static std::set<std::string> testedBy(const SourceManager &SM) {
  std::set<std::string> Tests;
  for (auto It = SM.fileinfo_begin(); It != SM.fileinfo_end(); ++It) {
    std::optional<llvm::StringRef> Text = It->second->getBufferDataIfLoaded();
    if (!Text)
      continue;
    TokenScan Scan = scanTokens(
        *Text, [](llvm::StringRef) { return 1u; },
        [](llvm::StringRef) { return false; });
    for (const Name &N : Scan.Names)
      if (N.Where == Place::Condition)
        Tests.insert(Text->substr(N.Begin, N.End - N.Begin).str());
    // A header's own guard is tested by it and defined by nobody else.
    if (Scan.Guard != ~0u) {
      const Directive &G = Scan.Directives[Scan.Guard];
      Tests.erase(Text->substr(G.ArgBegin, G.ArgEnd - G.ArgBegin).str());
    }
  }
  return Tests;
}

namespace {
class SeedAction : public GeneratePCHAction {
public:
  void EndSourceFileAction() override {
    Tests = testedBy(getCompilerInstance().getSourceManager());
    GeneratePCHAction::EndSourceFileAction();
  }
  std::set<std::string> Tests;
};
} // namespace

static bool generate(const ParseSettings &Settings, const ClangCommand &Like,
                     View Which, const std::string &Input,
                     const std::string &Output, std::set<std::string> &Tests) {
  IgnoringDiagConsumer Quiet;
  auto FS = fileSystemFor(Like);
  std::shared_ptr<CompilerInvocation> Invocation =
      makeInvocation(Settings, Like, Which, Input, true, FS, Quiet);
  if (!Invocation)
    return false;
  Invocation->getFrontendOpts().OutputFile = Output;
  Invocation->getLangOpts().PCHInstantiateTemplates = true;
  Invocation->getPreprocessorOpts().AllowPCHWithCompilerErrors = false;
  std::unique_ptr<CompilerInstance> CI =
      compat::makeInstance(Invocation, FS, Quiet);
  SeedAction Action;
  bool Fine = false;
  if (!runGuarded([&] { Fine = CI->ExecuteAction(Action); })) {
    CI.release(); // its state is not fit to be destroyed
    return false;
  }
  Tests = std::move(Action.Tests);
  return Fine && llvm::sys::fs::exists(Output);
}

const Seed *SeedBank::build(Slot &S, const Planned &Like, View Which,
                            const std::vector<std::string> &Macros) {
  std::call_once(S.Built, [&] {
    ClangCommand Command = *Like.Command;
    std::vector<std::string> Shared = sharedFlags(Command);
    Shared.insert(Shared.end(), Macros.begin(), Macros.end());
    Command.Args = std::move(Shared);
    std::string Base = Dir + "/" + std::to_string(uintptr_t(&S));
    std::error_code EC;
    {
      llvm::raw_fd_ostream Out(Base + ".h", EC);
      Out << seedText(Like.Heavy);
    }
    auto Built = std::make_unique<Seed>();
    Built->Path = Base + ".pch";
    if (!EC && generate(Settings, Command, Which, Base + ".h", Built->Path,
                        Built->Tests))
      S.Value = std::move(Built);
  });
  return S.Value.get();
}

} // namespace hipwave
