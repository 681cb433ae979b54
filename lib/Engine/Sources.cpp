//===- Sources.cpp - the files of a request and their units ---------------===//
//
// Part of hipwave, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Engine/Sources.h"
#include "Match/NameFilter.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include <atomic>
#include <thread>

namespace hipwave {

void forEachParallel(unsigned Jobs, size_t N, std::function<void(size_t)> Do) {
  if (Jobs <= 1 || N <= 1) {
    for (size_t I = 0; I != N; ++I)
      Do(I);
    return;
  }
  std::atomic<size_t> Next{0};
  std::vector<std::thread> Threads;
  for (unsigned T = 0; T != std::min<size_t>(Jobs, N); ++T)
    Threads.emplace_back([&] {
      for (size_t I; (I = Next++) < N;)
        Do(I);
    });
  for (std::thread &T : Threads)
    T.join();
}

/// Strings worth a look: names of entities, and CUDA's libraries.
static bool wantsLiteral(const Catalog &Facts, llvm::StringRef Text) {
  if (Text.size() < 4 || Text.size() > 64)
    return false;
  if (Text.starts_with("libcu") || Text.starts_with("libnv"))
    return Text.contains(".so") || Text.contains(".dylib");
  return Catalog::looksLikeCuda(Text) && Facts.find(Text);
}

static void load(SourceFile &F, const Catalog &Facts) {
  auto Buffer = llvm::MemoryBuffer::getFile(F.Path, /*IsText=*/false,
                                            /*RequiresNullTerminator=*/false);
  if (!Buffer) {
    F.Error = Buffer.getError().message();
    return;
  }
  F.Text = (*Buffer)->getBuffer().str();
  F.Scan = scanTokens(
      F.Text, [&](llvm::StringRef Name) { return filterName(Facts, Name); },
      [&](llvm::StringRef Text) { return wantsLiteral(Facts, Text); });
  for (const Directive &D : F.Scan.Directives)
    if (D.Kind == DirectiveKind::Define)
      F.Defines.insert(F.Text.substr(D.ArgBegin, D.ArgEnd - D.ArgBegin));
}

Sources::Sources(const Request &R) : Files(R.Files.size()) {
  forEachParallel(R.Jobs, Files.size(), [&](size_t I) {
    SourceFile &F = Files[I];
    F.Path = R.Files[I];
    F.Name = R.Names.empty() ? R.Files[I] : R.Names[I];
    load(F, R.Facts);
  });
  for (size_t I = 0; I != Files.size(); ++I) {
    llvm::sys::fs::UniqueID Id;
    if (!llvm::sys::fs::getUniqueID(Files[I].Path, Id))
      Scope.try_emplace(Id, FileId(I));
    ByPath[Files[I].Path] = I;
  }
  resolveIncludes();
}

std::optional<FileId> Sources::find(llvm::StringRef Path) const {
  if (auto It = ByPath.find(Path); It != ByPath.end())
    return It->second;
  llvm::sys::fs::UniqueID Id;
  if (llvm::sys::fs::getUniqueID(Path, Id))
    return std::nullopt;
  auto It = Scope.find(Id);
  return It == Scope.end() ? std::nullopt : std::optional(It->second);
}

void Sources::resolveIncludes() {
  for (SourceFile &F : Files)
    for (const Directive &D : F.Scan.Directives) {
      if (D.Kind != DirectiveKind::Include || D.Angled ||
          D.ArgBegin == D.ArgEnd)
        continue;
      llvm::SmallString<256> Path(llvm::sys::path::parent_path(F.Path));
      llvm::sys::path::append(
          Path, llvm::StringRef(F.Text).slice(D.ArgBegin, D.ArgEnd));
      llvm::sys::path::remove_dots(Path, /*remove_dot_dot=*/true);
      if (auto It = ByPath.find(Path); It != ByPath.end())
        F.Includes.insert(It->second);
    }
}

static std::string extension(llvm::StringRef Path) {
  return llvm::sys::path::extension(Path).lower();
}
static bool isCudaSource(llvm::StringRef Path) {
  return extension(Path) == ".cu";
}
static bool isHostSource(llvm::StringRef Path) {
  std::string E = extension(Path);
  return E == ".cpp" || E == ".cc" || E == ".cxx" || E == ".c" || E == ".c++";
}

std::vector<ClangCommand> Sources::units(const Request &R) const {
  std::vector<ClangCommand> Units;
  std::set<FileId> Taken;
  for (const CompileCommand &C : R.Commands) {
    std::optional<FileId> F = find(C.File);
    if (!F || !Files[*F].Error.empty())
      continue;
    Taken.insert(*F);
    if (Files[*F].hasCuda() || isCudaSource(C.File))
      Units.push_back(translateCommand(C));
  }
  std::set<FileId> Included;
  for (const SourceFile &F : Files)
    Included.insert(F.Includes.begin(), F.Includes.end());
  for (FileId I = 0; I != Files.size(); ++I) {
    const SourceFile &F = Files[I];
    if (Taken.count(I) || !F.Error.empty() ||
        (!F.hasCuda() && !isCudaSource(F.Path)))
      continue;
    if (!R.Commands.empty())
      continue; // the build does not compile it: see commandFor()
    bool Source =
        isCudaSource(F.Path) ? !Included.count(I) : isHostSource(F.Path);
    if (Source)
      Units.push_back(translateFlags(R.DefaultFlags, R.Directory, F.Path));
  }
  return Units;
}

ClangCommand Sources::commandFor(FileId F, const Request &R) const {
  for (const CompileCommand &C : R.Commands)
    if (std::optional<FileId> Main = find(C.File))
      if (Files[*Main].Includes.count(F))
        return translateCommand(C);
  ClangCommand Own = translateFlags(R.DefaultFlags, R.Directory, Files[F].Path);
  // Headers have no language of their own; as CUDA they mean the most.
  Own.Lang = ClangCommand::Language::Cuda;
  return Own;
}

} // namespace hipwave
