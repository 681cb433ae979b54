//===- Includes.cpp - files that others include ---------------------------===//
//
// Part of hipwave, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Engine/Includes.h"
#include "Engine/Project.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include <map>
#include <set>

using namespace llvm;

namespace hipwave {

/// The path between the first quotes or brackets of `Rest`; empty if none.
static StringRef quotedPath(StringRef Rest) {
  size_t Open = Rest.find_first_of("\"<");
  if (Open == StringRef::npos)
    return {};
  char Close = Rest[Open] == '<' ? '>' : '"';
  Rest = Rest.drop_front(Open + 1);
  size_t End = Rest.find(Close);
  return End == StringRef::npos ? StringRef() : Rest.take_front(End);
}

/// Takes a word of the preprocessor off `Rest`: white space, then `Word`.
static bool takeWord(StringRef &Rest, StringRef Word) {
  StringRef Trimmed = Rest.ltrim(" \t");
  if (!Trimmed.consume_front(Word) ||
      (!Trimmed.empty() && (isAlnum(Trimmed[0]) || Trimmed[0] == '_') &&
       Word != "#"))
    return false;
  Rest = Trimmed;
  return true;
}

std::vector<std::string> includeSpellings(StringRef Text) {
  std::vector<std::string> Out;
  for (size_t Hash = Text.find('#'); Hash != StringRef::npos;
       Hash = Text.find('#', Hash + 1)) {
    StringRef Before = Text.take_front(Hash).rtrim(" \t");
    if (!Before.empty() && Before.back() != '\n' && Before.back() != '\r' &&
        !Before.ends_with("*/"))
      continue; // Stringizing, pasting, or a "#" in a literal.
    StringRef Rest = Text.substr(Hash + 1).take_until(
        [](char C) { return C == '\n' || C == '\r'; });
    bool Includes = takeWord(Rest, "include") ||
                    takeWord(Rest, "include_next") || takeWord(Rest, "import");
    if (!Includes && !takeWord(Rest, "define"))
      continue;
    StringRef Path = quotedPath(Rest);
    // A string of any other macro is a path only if it looks like one.
    if (!Path.empty() &&
        (Includes || (isSourceName(Path) && !Path.contains(' '))))
      Out.push_back(Path.str());
  }
  return Out;
}

static std::string absolutePath(StringRef Path, StringRef Directory) {
  SmallString<256> Full;
  if (!sys::path::is_absolute(Path))
    Full = Directory;
  sys::path::append(Full, Path);
  sys::path::remove_dots(Full, /*remove_dot_dot=*/true);
  return std::string(Full);
}

std::vector<std::string> includeFolders(ArrayRef<std::string> Args,
                                        StringRef Directory) {
  static constexpr StringRef Flags[] = {"-I", "-iquote", "--include-path"};
  std::vector<std::string> Out;
  for (size_t I = 0; I != Args.size(); ++I)
    for (StringRef Flag : Flags) {
      StringRef Value = Args[I];
      if (!Value.consume_front(Flag))
        continue;
      Value.consume_front("=");
      if (Value.empty() && I + 1 != Args.size())
        Value = Args[++I];
      if (!Value.empty())
        Out.push_back(absolutePath(Value, Directory));
      break;
    }
  return Out;
}

std::vector<IncludeGroup> groupByFolders(ArrayRef<std::string> Files,
                                         ArrayRef<CompileCommand> Commands,
                                         ArrayRef<std::string> DefaultFlags,
                                         StringRef Directory) {
  std::map<std::vector<std::string>, std::set<std::string>> Groups;
  std::set<sys::fs::UniqueID> HaveCommand;
  std::map<sys::fs::UniqueID, std::string> Wanted;
  for (const std::string &File : Files) {
    sys::fs::UniqueID Id;
    if (!sys::fs::getUniqueID(File, Id))
      Wanted.try_emplace(Id, File);
  }
  for (const CompileCommand &C : Commands) {
    sys::fs::UniqueID Id;
    if (sys::fs::getUniqueID(C.File, Id) || !Wanted.count(Id))
      continue;
    HaveCommand.insert(Id);
    Groups[includeFolders(translateCommand(C).Args, C.Directory)].insert(
        Wanted[Id]);
  }
  for (const auto &[Id, File] : Wanted)
    if (!HaveCommand.count(Id))
      Groups[includeFolders(DefaultFlags, Directory)].insert(File);
  std::vector<IncludeGroup> Out;
  for (auto &[Folders, Members] : Groups)
    Out.push_back({{Members.begin(), Members.end()}, Folders});
  return Out;
}

namespace {

/// Follows includes. What a file says is read once, whatever the groups.
class Follower {
public:
  explicit Follower(StringRef Root) : Root(Root) {
    sys::fs::real_path(Root, RealRoot);
  }

  void given(StringRef File) {
    sys::fs::UniqueID Id;
    if (!sys::fs::getUniqueID(File, Id))
      Known.insert(Id);
  }

  void follow(const IncludeGroup &Group) {
    StringSet<> Seen;
    std::vector<std::string> Pending = Group.Files;
    while (!Pending.empty()) {
      std::string File = std::move(Pending.back());
      Pending.pop_back();
      if (!Seen.insert(File).second)
        continue;
      for (const std::string &Path : spellings(File))
        if (std::string Found = resolve(Path, File, Group.Folders);
            !Found.empty())
          Pending.push_back(std::move(Found));
    }
  }

  std::vector<std::string> Reached;

private:
  const std::vector<std::string> &spellings(const std::string &File) {
    auto [It, New] = Texts.try_emplace(File);
    if (!New)
      return It->second;
    // A file that can't be read includes nothing; the engine reports it.
    if (auto Text = MemoryBuffer::getFile(File, false, false))
      It->second = includeSpellings((*Text)->getBuffer());
    return It->second;
  }

  /// The file below the root that `Path` names in `Includer`; empty if none.
  std::string resolve(StringRef Path, StringRef Includer,
                      ArrayRef<std::string> Folders) {
    std::string Beside = absolutePath(Path, sys::path::parent_path(Includer));
    if (isFile(Beside))
      return isBelow(Beside, Root) ? Beside : std::string();
    for (const std::string &Folder : Folders) {
      std::string Found = absolutePath(Path, Folder);
      if (isFile(Found))
        return isBelow(Found, Root) ? Found : std::string();
    }
    return {};
  }

  /// Remembers what was asked, and what was found below the root.
  bool isFile(const std::string &Path) {
    auto [It, New] = Exists.try_emplace(Path, false);
    if (!New || !sys::fs::is_regular_file(Path))
      return It->second;
    It->second = true;
    sys::fs::UniqueID Id;
    SmallString<256> Real;
    if (isBelow(Path, Root) && !sys::fs::real_path(Path, Real) &&
        isBelow(Real, RealRoot) && !sys::fs::getUniqueID(Path, Id) &&
        Known.insert(Id).second)
      Reached.push_back(Root + Real.substr(RealRoot.size()).str());
    return true;
  }

  std::string Root;
  SmallString<256> RealRoot;
  std::set<sys::fs::UniqueID> Known;
  StringMap<bool> Exists;
  StringMap<std::vector<std::string>> Texts;
};

} // namespace

std::vector<std::string> includedFiles(ArrayRef<IncludeGroup> Groups,
                                       StringRef Root) {
  Follower F(Root);
  for (const IncludeGroup &G : Groups)
    for (const std::string &File : G.Files)
      F.given(File);
  for (const IncludeGroup &G : Groups)
    F.follow(G);
  llvm::sort(F.Reached);
  return std::move(F.Reached);
}

} // namespace hipwave
