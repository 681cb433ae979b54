//===- Project.cpp - which files belong to a code base --------------------===//
//
// Part of hipwave, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Engine/Project.h"
#include "Engine/BuildFiles.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include <system_error>
#include <unistd.h>

using namespace llvm;

namespace hipwave {

bool isSourceName(StringRef Path) {
  // "hip" too: a code base may have been translated in part.
  static constexpr StringRef Extensions[] = {
      "c",   "cc",  "cpp", "cu",  "cuh", "cxx", "h",   "hh",  "hip", "hpp",
      "hxx", "inc", "inl", "ipp", "tcc", "tpp", "txx", "c++", "h++",
  };
  StringRef Extension = sys::path::extension(Path);
  return Extension.consume_front(".") &&
         is_contained(Extensions, StringRef(Extension.lower()));
}

bool isBelow(StringRef Path, StringRef Folder) {
  Folder = Folder.rtrim('/');
  return Path.consume_front(Folder) && (Path.empty() || Path.front() == '/');
}

static bool isVersionControl(StringRef Name) {
  return Name == ".git" || Name == ".hg" || Name == ".svn" || Name == ".bzr" ||
         Name == ".jj" || Name == "CVS" || Name == "_darcs";
}

/// The text of an ignore file; empty if there is none.
static void addIgnoreFile(StringRef Folder, StringRef Base,
                          IgnoreRules &Rules) {
  SmallString<256> Path(Folder);
  sys::path::append(Path, IgnoreFileName);
  if (auto Text = MemoryBuffer::getFile(Path))
    Rules.addFile((*Text)->getBuffer(), Base);
}

static IgnoreRules rulesFrom(ArrayRef<std::string> Patterns) {
  IgnoreRules Rules;
  for (const std::string &P : Patterns)
    Rules.addLine(P, "");
  return Rules;
}

/// What readlink says; a link's target may be any bytes.
static std::string linkTarget(const std::string &Path) {
  char Buffer[4096];
  ssize_t Size = ::readlink(Path.c_str(), Buffer, sizeof(Buffer));
  return Size < 0 ? std::string() : std::string(Buffer, Size);
}

namespace {

/// One walk: depth first, each folder in the order of names.
class Walker {
public:
  Walker(const ProjectOptions &Options, Project &Out)
      : Options(Options), Out(Out), Exclude(rulesFrom(Options.Exclude)),
        Include(rulesFrom(Options.Include)) {
    sys::fs::real_path(Options.Root, RealRoot);
  }

  void run() {
    walk("", false);
    for (auto *Paths : {&Out.Sources, &Out.Others, &Out.BuildFiles})
      llvm::sort(*Paths);
  }

private:
  struct Entry {
    std::string Name;
    sys::fs::file_type Type;
  };

  std::string absolute(StringRef Relative) const {
    SmallString<256> Path(Options.Root);
    sys::path::append(Path, Relative);
    return std::string(Path);
  }

  void problem(StringRef Path, std::error_code EC) {
    Out.Problems.push_back({Path.str(), EC.message()});
  }

  std::vector<Entry> entries(StringRef Folder);
  void walk(const std::string &Folder, bool Excluded);
  void visit(const std::string &Path, sys::fs::file_type Type, bool Excluded);
  void folder(const std::string &Path, bool Excluded);
  void file(const std::string &Path, bool Excluded);
  void link(const std::string &Path);

  const ProjectOptions &Options;
  Project &Out;
  IgnoreRules InFiles; ///< Of the folders from the root to where we are.
  IgnoreRules Exclude, Include;
  SmallString<256> RealRoot;
};

} // namespace

std::vector<Walker::Entry> Walker::entries(StringRef Folder) {
  std::vector<Entry> Found;
  std::error_code EC;
  sys::fs::directory_iterator It(absolute(Folder), EC,
                                 /*follow_symlinks=*/false),
      End;
  for (; !EC && It != End; It.increment(EC))
    Found.push_back({sys::path::filename(It->path()).str(), It->type()});
  if (EC)
    problem(Folder.empty() ? "." : Folder, EC);
  llvm::sort(Found,
             [](const Entry &A, const Entry &B) { return A.Name < B.Name; });
  return Found;
}

void Walker::walk(const std::string &Folder, bool Excluded) {
  std::vector<Entry> Here = entries(Folder);
  size_t Before = InFiles.size();
  if (llvm::any_of(Here,
                   [](const Entry &E) { return E.Name == IgnoreFileName; }))
    addIgnoreFile(absolute(Folder), Folder, InFiles);
  for (const Entry &E : Here)
    visit(Folder.empty() ? E.Name : Folder + "/" + E.Name, E.Type, Excluded);
  if (Here.empty() && !Folder.empty())
    Out.EmptyFolders.push_back(Folder);
  InFiles.shrink(Before);
}

void Walker::visit(const std::string &Path, sys::fs::file_type Type,
                   bool Excluded) {
  if (Type == sys::fs::file_type::type_unknown) {
    sys::fs::file_status Status; // Some file systems don't say when listing.
    if (std::error_code EC = sys::fs::status(absolute(Path), Status, false))
      return problem(Path, EC);
    Type = Status.type();
  }
  bool IsFolder = Type == sys::fs::file_type::directory_file;
  std::optional<bool> Verdict = Exclude.match(Path, IsFolder);
  if (!Verdict)
    Verdict = InFiles.match(Path, IsFolder);
  Excluded |= Verdict.value_or(false);
  if (IsFolder)
    return folder(Path, Excluded);
  if (Type == sys::fs::file_type::symlink_file)
    return link(Path);
  if (Type == sys::fs::file_type::regular_file)
    return file(Path, Excluded);
  Out.Special.push_back(Path);
}

void Walker::folder(const std::string &Path, bool Excluded) {
  if (isVersionControl(sys::path::filename(Path)))
    return;
  if (!Options.Skip.empty() && absolute(Path) == Options.Skip)
    return;
  walk(Path, Excluded);
}

void Walker::file(const std::string &Path, bool Excluded) {
  bool Wanted = Include.match(Path, false).value_or(false);
  if (Wanted || (!Excluded && isSourceName(Path))) {
    Out.Sources.push_back(Path);
    return;
  }
  Out.Others.push_back(Path);
  if (!Excluded && isBuildFile(Path))
    Out.BuildFiles.push_back(Path);
}

void Walker::link(const std::string &Path) {
  SmallString<256> Real;
  std::error_code EC = sys::fs::real_path(absolute(Path), Real);
  Out.Links.push_back(
      {Path, linkTarget(absolute(Path)), !EC && isBelow(Real, RealRoot)});
}

Project discoverProject(const ProjectOptions &Options) {
  Project Out;
  Out.Root = Options.Root;
  Walker(Options, Out).run();
  return Out;
}

ExclusionTest::ExclusionTest(const ProjectOptions &Options)
    : Root(Options.Root), Exclude(rulesFrom(Options.Exclude)),
      Include(rulesFrom(Options.Include)) {}

const IgnoreRules &ExclusionTest::rulesOf(StringRef Folder) {
  auto [It, New] = OfFolder.try_emplace(Folder);
  if (New) {
    SmallString<256> Path(Root);
    sys::path::append(Path, Folder);
    addIgnoreFile(Path, Folder, It->second);
  }
  return It->second;
}

bool ExclusionTest::excludes(StringRef Path) {
  if (Include.match(Path, false).value_or(false))
    return false;
  for (size_t Slash = Path.find('/');; Slash = Path.find('/', Slash + 1)) {
    StringRef Part = Path.take_front(Slash);
    bool IsFolder = Slash != StringRef::npos;
    std::optional<bool> Verdict = Exclude.match(Part, IsFolder);
    // The ignore file of the deepest folder has the last word.
    for (StringRef Folder = Part; !Verdict && !Folder.empty();) {
      Folder = sys::path::parent_path(Folder);
      Verdict = rulesOf(Folder).match(Part, IsFolder);
    }
    if (Verdict.value_or(false))
      return true;
    if (!IsFolder)
      return false;
  }
}

/// The deepest folder that holds all of `Files`.
static std::string commonFolder(ArrayRef<std::string> Files) {
  StringRef Common = sys::path::parent_path(Files.front());
  for (StringRef File : Files)
    while (Common.size() > 1 && !isBelow(File, Common))
      Common = sys::path::parent_path(Common);
  return Common.str();
}

std::string projectRoot(ArrayRef<std::string> Files, StringRef BuildDir) {
  std::string Common = commonFolder(Files);
  if (!BuildDir.empty()) {
    StringRef Parent = sys::path::parent_path(BuildDir);
    if (isBelow(Common, BuildDir))
      return BuildDir.str();
    // A build folder usually lies in the project; "/" is nobody's project.
    if (Parent.size() > 1 && isBelow(Common, Parent))
      return Parent.str();
  }
  for (StringRef Folder = Common; Folder.size() > 1;
       Folder = sys::path::parent_path(Folder))
    for (StringRef Mark : {".git", "compile_commands.json"})
      if (sys::fs::exists(Folder + "/" + Mark))
        return Folder.str();
  return Common;
}

void addUnreadable(StringRef Name, StringRef Why, Report &R) {
  FileReport F;
  F.File = R.Paths.size();
  F.Outcome = FileOutcome::Unreadable;
  Finding Problem;
  Problem.Rule = "file-unreadable";
  Problem.Level = Severity::Error;
  Problem.Where = {F.File, 0, 0};
  Problem.Basis = Evidence::Textual;
  Problem.Message = ("this file could not be read: " + Why).str();
  Problem.Advice = "make it readable and run again";
  Problem.WhyNot = NoFixReason::OutsideProject;
  Problem.WantsTodo = false;
  F.Findings.push_back(std::move(Problem));
  R.Paths.push_back(Name.str());
  R.Files.push_back(std::move(F));
}

void sortFiles(Report &R) {
  llvm::stable_sort(R.Files, [&](const FileReport &A, const FileReport &B) {
    return R.path(A.File) < R.path(B.File);
  });
}

} // namespace hipwave
