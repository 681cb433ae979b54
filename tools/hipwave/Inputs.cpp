//===- Inputs.cpp - what the paths of a command line stand for ------------===//
//
// Part of hipwave, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Inputs.h"
#include "CommandLine.h"
#include "Engine/BuildFiles.h"
#include "Engine/Includes.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include <set>

using namespace llvm;

namespace hipwave::cli {

std::string absolutePath(StringRef Path) {
  SmallString<256> Full(Path);
  // Fails only if the current folder is gone; the path is then used as it is.
  if (!sys::fs::make_absolute(Full))
    sys::path::remove_dots(Full, /*remove_dot_dot=*/true);
  return std::string(Full);
}

bool isSameFile(StringRef A, StringRef B) {
  sys::fs::UniqueID IdA, IdB;
  return !sys::fs::getUniqueID(A, IdA) && !sys::fs::getUniqueID(B, IdB) &&
         IdA == IdB;
}

std::string InputTree::shown(StringRef Relative) const {
  if (Name == ".")
    return Relative.str();
  return Name + (StringRef(Name).ends_with("/") ? "" : "/") + Relative.str();
}

namespace {

class Finder {
public:
  Finder(const Arguments &A, Included Headers, StringRef OutFolder,
         const Console &Say)
      : A(A), Headers(Headers), OutFolder(OutFolder), Say(Say) {}

  Inputs run() {
    if (Headers != Included::NotLookedFor)
      loadCommands();
    for (const std::string &Path : A.Operands)
      operand(Path);
    if (!Named.empty() && Headers != Included::NotLookedFor)
      namedFiles();
    return std::move(Out);
  }

private:
  void operand(const std::string &Path);
  void tree(const std::string &Path);
  void problems(const InputTree &T);
  void takeIncluded(Project &P) const;
  void loadCommands();
  std::string buildDir() const;
  void namedFiles();
  void buildFilesAround();
  void add(std::string Absolute, std::string Shown);
  ProjectOptions options(StringRef Root) const;

  const Arguments &A;
  Included Headers;
  StringRef OutFolder;
  const Console &Say;
  Inputs Out;
  std::vector<std::string> Named; ///< Files, absolute.
  std::set<sys::fs::UniqueID> Known;
};

} // namespace

ProjectOptions Finder::options(StringRef Root) const {
  return {.Root = Root.str(),
          .Exclude = A.values(Opt::Exclude),
          .Include = A.values(Opt::Include),
          .Skip = OutFolder.str()};
}

void Finder::add(std::string Absolute, std::string Shown) {
  sys::fs::UniqueID Id;
  if (!sys::fs::getUniqueID(Absolute, Id) && !Known.insert(Id).second)
    return;
  Out.Files.add(std::move(Absolute), std::move(Shown));
}

void Finder::operand(const std::string &Path) {
  sys::fs::file_status Status;
  if (std::error_code EC = sys::fs::status(Path, Status)) {
    Say.error("can't read '" + Path + "': " + EC.message());
    Out.Failed = true;
    return;
  }
  if (sys::fs::is_directory(Status))
    return tree(Path);
  if (!sys::fs::is_regular_file(Status)) {
    Say.error("'" + Path + "' is neither a file nor a folder");
    Out.Failed = true;
    return;
  }
  std::string Absolute = absolutePath(Path);
  SmallString<256> Real; // What a link names is changed, not the link.
  if (sys::fs::is_symlink_file(Absolute) && !sys::fs::real_path(Absolute, Real))
    Absolute = std::string(Real);
  Named.push_back(Absolute);
  add(std::move(Absolute), Path);
}

void Finder::tree(const std::string &Path) {
  InputTree T;
  T.Name = Path;
  while (T.Name.size() > 1 && T.Name.back() == '/')
    T.Name.pop_back();
  if (StringRef(T.Name).starts_with("./") && T.Name.size() > 2)
    T.Name.erase(0, 2);
  T.Files = discoverProject(options(absolutePath(Path)));
  problems(T);
  if (Headers != Included::NotLookedFor)
    takeIncluded(T.Files);
  for (const std::string &File : T.Files.Sources)
    add(T.Files.Root + "/" + File, T.shown(File));
  for (const std::string &File : T.Files.BuildFiles)
    Out.BuildFiles.add(T.Files.Root + "/" + File, T.shown(File));
  Out.Trees.push_back(std::move(T));
}

void Finder::problems(const InputTree &T) {
  for (const PathProblem &P : T.Files.Problems) {
    Say.error("can't read '" + T.shown(P.Path) + "': " + P.Message);
    Out.Failed = true;
  }
  for (const std::string &Path : T.Files.Special)
    Say.warning("'" + T.shown(Path) +
                "' is a device, pipe or socket, and left out");
  for (const ProjectLink &L : T.Files.Links)
    if (!L.Inside)
      Say.warning("the link '" + T.shown(L.Path) + "' to '" + L.Target +
                  "' leads out of the tree; what it names is not translated");
}

/// Files that are sources by what includes them, not by their names.
void Finder::takeIncluded(Project &P) const {
  std::vector<std::string> Sources;
  for (const std::string &File : P.Sources)
    Sources.push_back(P.Root + "/" + File);
  auto Groups =
      groupByFolders(Sources, Out.Commands, A.Flags, absolutePath("."));
  ExclusionTest Excluded(options(P.Root));
  for (const std::string &File : includedFiles(Groups, P.Root)) {
    std::string Relative = File.substr(P.Root.size() + 1);
    auto It = llvm::lower_bound(P.Others, Relative);
    if (It == P.Others.end() || *It != Relative || Excluded.excludes(Relative))
      continue;
    P.Others.erase(It);
    P.Sources.insert(llvm::lower_bound(P.Sources, Relative), Relative);
  }
}

/// A folder with a compile_commands.json: that of -p or, unless there are flags
/// after "--", the nearest above the first operand.
std::string Finder::buildDir() const {
  constexpr StringRef Name = "compile_commands.json";
  if (A.has(Opt::BuildDir)) {
    std::string Dir = absolutePath(A.value(Opt::BuildDir));
    return sys::path::filename(Dir) == Name ? sys::path::parent_path(Dir).str()
                                            : Dir;
  }
  if (A.SawDashes || A.Operands.empty())
    return {};
  std::string First = absolutePath(A.Operands.front());
  for (StringRef Folder = First; Folder.size() > 1;
       Folder = sys::path::parent_path(Folder))
    for (StringRef Below : {"/", "/build/"})
      if (std::string Dir = (Folder + Below).str(); sys::fs::exists(Dir + Name))
        return absolutePath(Dir);
  return {};
}

void Finder::loadCommands() {
  std::string Dir = buildDir();
  if (Dir.empty())
    return;
  if (!sys::fs::exists(Dir + "/compile_commands.json")) {
    Say.warning(
        "there is no compile_commands.json in '" + A.value(Opt::BuildDir) +
        "'; files are parsed without their flags. CMake writes one with "
        "-DCMAKE_EXPORT_COMPILE_COMMANDS=ON, \"bear -- make\" for make");
    return;
  }
  auto Commands = loadCompileCommands(Dir);
  if (!Commands) {
    Say.error(Commands.takeError());
    Out.Failed = true;
    return;
  }
  Say.detail("compile commands come from " + Dir);
  Out.Commands = std::move(*Commands);
}

/// The path to show for a file that nobody typed.
static std::string relativeToHere(StringRef Path) {
  std::string Here = absolutePath(".");
  if (isBelow(Path, Here) && Path.size() > Here.size())
    return Path.drop_front(Here.size()).ltrim('/').str();
  return Path.str();
}

void Finder::namedFiles() {
  Out.Root = A.has(Opt::Root)
                 ? absolutePath(A.value(Opt::Root))
                 : projectRoot(Named, A.has(Opt::BuildDir) ? buildDir() : "");
  auto Groups = groupByFolders(Named, Out.Commands, A.Flags, absolutePath("."));
  ExclusionTest Excluded(options(Out.Root));
  for (std::string &File : includedFiles(Groups, Out.Root)) {
    StringRef Relative = StringRef(File).drop_front(Out.Root.size()).ltrim('/');
    bool Skipped = !OutFolder.empty() && isBelow(File, OutFolder);
    if (Skipped || Excluded.excludes(Relative))
      continue;
    std::string Shown = relativeToHere(File);
    if (Headers == Included::Taken)
      add(std::move(File), std::move(Shown));
    else
      Out.LeftOut.add(std::move(File), std::move(Shown));
  }
  if (Headers == Included::Taken)
    buildFilesAround();
}

/// Build files in the folders of the files and in those between them and the
/// root: others are likely about something else.
void Finder::buildFilesAround() {
  std::set<std::string> Folders;
  for (const std::string &File : Named)
    for (StringRef F = sys::path::parent_path(File);
         isBelow(F, Out.Root) && Folders.insert(F.str()).second &&
         F.size() > 1;)
      F = sys::path::parent_path(F);
  ExclusionTest Excluded(options(Out.Root));
  std::set<std::string> Found;
  for (const std::string &Folder : Folders) {
    std::error_code EC; // A folder that can't be listed tells us nothing.
    for (sys::fs::directory_iterator It(Folder, EC, false), End;
         !EC && It != End; It.increment(EC))
      if (It->type() == sys::fs::file_type::regular_file &&
          isBuildFile(It->path()))
        Found.insert(It->path());
  }
  for (const std::string &File : Found)
    if (!Excluded.excludes(
            StringRef(File).drop_front(Out.Root.size()).ltrim('/')))
      Out.BuildFiles.add(File, relativeToHere(File));
}

Inputs findInputs(const Arguments &A, Included Headers, StringRef OutFolder,
                  const Console &Say) {
  return Finder(A, Headers, OutFolder, Say).run();
}

} // namespace hipwave::cli
