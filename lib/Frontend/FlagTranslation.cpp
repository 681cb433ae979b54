//===- FlagTranslation.cpp - from a compiler's flags to Clang's -----------===//
//
// Part of hipwave, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Frontend/FlagTranslator.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/Path.h"

using namespace llvm;

namespace hipwave {

/// The toolkit that "/usr/local/cuda/bin/nvcc" belongs to. A bare "nvcc" is
/// somewhere on a PATH that is not ours to search.
static std::string toolkitOf(StringRef Compiler, StringRef Directory) {
  StringRef Folder = sys::path::parent_path(Compiler);
  if (Folder.empty() || sys::path::filename(Folder) != "bin")
    return "";
  return resolveFrom(Directory, sys::path::parent_path(Folder));
}

/// Whether a word can be meant for nvcc only.
static bool isNvccWord(StringRef Word) {
  auto Own = matchExactly(FlagSet::Nvcc, Word);
  if (!Own || Word.size() < 3)
    return false;
  auto Host = matchExactly(FlagSet::Host, Word);
  if (!Host && (Word.starts_with("--") || Own->Length > 2))
    Host = matchPrefix(FlagSet::Host, Word);
  // "-lineinfo" is not "-l ineinfo", "-Werror=reorder" may be either's.
  return !Host || (Host->Length < 3 && Own->Length > 2 &&
                   !Word.starts_with("-W") && !Word.starts_with("-O"));
}

ClangCommand translateCommand(const CompileCommand &Command) {
  ArrayRef<std::string> Words = withoutLaunchers(Command.Args);
  auto IsCompiler = [](const std::string &W) {
    return identifyCompiler(W).Known;
  };
  // A wrapper that we never heard of: the compiler is among what it is given.
  if (auto It = find_if(Words, IsCompiler); It != Words.end())
    Words = Words.drop_front(It - Words.begin());

  CompilerName Name =
      Words.empty() ? CompilerName() : identifyCompiler(Words[0]);
  FlagTranslator T(Command.Directory, Command.File, Name);
  if (Words.empty())
    T.Out.Issues.push_back({Severity::Error, "flag-malformed", "",
                            "the compile command names no compiler",
                            "generate the compilation database again"});
  else if (!Name.Known)
    T.Out.Issues.push_back(
        {Severity::Warning, "flag-unknown", Words[0],
         quoted(Words[0],
                "is not a compiler that is known, its flags are taken "
                "for those of Clang"),
         "put the compiler itself into the compile command"});
  if (Words.empty())
    return T.finish();
  if (Name.Nvcc)
    T.Out.CudaPath = toolkitOf(Words[0], Command.Directory);
  T.translate(Words.drop_front());
  return T.finish();
}

ClangCommand translateFlags(ArrayRef<std::string> Flags, StringRef Directory,
                            StringRef File) {
  CompilerName Name;
  Name.Known = true;
  Name.Nvcc = any_of(Flags, isNvccWord);
  FlagTranslator T(Directory, File, Name);
  T.translate(Flags);
  return T.finish();
}

} // namespace hipwave
