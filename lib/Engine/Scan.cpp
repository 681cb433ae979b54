//===- Scan.cpp - a first look at a code base -----------------------------===//
//
// Part of hipwave, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Engine/Scan.h"
#include "Catalog/Overlay.h"
#include "Engine/Sources.h"
#include "Frontend/Statements.h"
#include "Frontend/TokenScan.h"
#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include <algorithm>

namespace hipwave {

using llvm::StringRef;

void ScanCounts::add(const ScanCounts &O) {
  Supported += O.Supported;
  Unsupported += O.Unsupported;
  Unknown += O.Unknown;
  Own += O.Own;
  Launches += O.Launches;
  Includes += O.Includes;
  UnsupportedIncludes += O.UnsupportedIncludes;
  WarpSites += O.WarpSites;
  TensorCores += O.TensorCores;
  InlineAsm += O.InlineAsm;
}

namespace {

//===----------------------------------------------------------------------===//
// Which names are worth a look
//===----------------------------------------------------------------------===//

/// Says fast that a name is none of CUDA's, which is so for nearly all. Shared
/// by all threads.
class NameSieve {
public:
  explicit NameSieve(const Catalog &Facts) : Facts(Facts), Bits(1u << 16) {
    for (const Entity &E : Catalog::all())
      add(E.Cuda);
    if (const Overlay *Own = Facts.overlay())
      for (const Entity &E : Own->entities())
        add(E.Cuda);
    for (StringRef Asm : AsmNames)
      Bits.set(hash(Asm));
  }

  bool wants(StringRef Name) const {
    if (Name.size() < 2)
      return false;
    if (Bits.test(hash(Name)) &&
        (Facts.find(Name) || Tails.contains(Name) || isAsm(Name)))
      return true;
    return Catalog::looksLikeCuda(Name);
  }

  /// True if some entity in a namespace ends in this.
  bool isTail(StringRef Name) const { return Tails.contains(Name); }
  static bool isAsm(StringRef Name) {
    return llvm::is_contained(AsmNames, Name);
  }

private:
  static constexpr StringRef AsmNames[] = {"asm", "__asm__", "__asm"};

  static unsigned hash(StringRef Name) {
    auto At = [&](size_t I) { return unsigned(uint8_t(Name[I])); };
    unsigned H = At(0) + At(1) * 37 + At(Name.size() / 2) * 1009 +
                 At(Name.size() - 1) * 12289 + unsigned(Name.size()) * 40503;
    return (H ^ H >> 16) & 0xffff;
  }
  void add(StringRef Name) {
    size_t Colons = Name.rfind("::");
    if (Colons != StringRef::npos)
      Tails.insert(Name = Name.drop_front(Colons + 2));
    if (Name.size() > 1)
      Bits.set(hash(Name));
  }

  const Catalog &Facts;
  llvm::BitVector Bits;
  llvm::StringSet<> Tails;
};

//===----------------------------------------------------------------------===//
// One file
//===----------------------------------------------------------------------===//

constexpr Trait WarpTraits[] = {Trait::ActiveMask,       Trait::CubWarp,
                                Trait::LaneMaskArgument, Trait::Tile,
                                Trait::WarpMatch,        Trait::WarpReduce,
                                Trait::WarpShuffle,      Trait::WarpSize,
                                Trait::WarpSync,         Trait::WarpVote};

/// What works on a warp, or knows its width.
bool isWarpSite(const Entity &E) {
  return llvm::any_of(WarpTraits, [&](Trait T) { return E.has(T); });
}

/// Uses of one name in one file.
struct Use {
  const Entity *What = nullptr;
  uint64_t Count = 0;
  uint32_t First = 0; ///< Offset; then the line.
};

struct FileUses {
  llvm::StringMap<Use> Names; ///< Entities under the catalog's name.
  llvm::StringMap<Use> MissingHeaders;
  std::vector<std::string> Defined;  ///< Macros with names of CUDA's form.
  std::vector<std::string> Declared; ///< The like, of other things.
  std::vector<std::string> Includes; ///< "…", as written.
};

StringRef trimEnd(StringRef Text) { return Text.rtrim(" \t\r\n\\"); }

bool isWordPart(char C) { return llvm::isAlnum(C) || C == '_'; }

/// The identifier that `Text` ends in.
StringRef lastWord(StringRef Text) {
  Text = trimEnd(Text);
  size_t Begin = Text.size();
  while (Begin && isWordPart(Text[Begin - 1]))
    --Begin;
  return Text.drop_front(Begin);
}

class FileScan {
public:
  FileScan(StringRef Text, const Catalog &Facts, const NameSieve &Sieve,
           ScanCounts &Counts, FileUses &Uses)
      : Text(Text), Facts(Facts), Sieve(Sieve), Counts(Counts), Uses(Uses) {}

  void run(const TokenScan &S) {
    Counts.Launches = S.Launches.size();
    for (const Directive &D : S.Directives)
      directive(D);
    for (const Name &N : S.Names)
      if (N.Where != Place::DefineName && N.Where != Place::OtherDirective &&
          N.Begin >= DoneUntil)
        name(N);
    findLines(Uses.Names);
    findLines(Uses.MissingHeaders);
  }

private:
  StringRef text(const Name &N) const { return Text.slice(N.Begin, N.End); }
  StringRef before(const Name &N) const {
    return trimEnd(Text.slice(N.Begin - std::min(N.Begin, 200u), N.Begin));
  }

  void directive(const Directive &D) {
    StringRef Arg = Text.slice(D.ArgBegin, D.ArgEnd);
    if (D.Kind == DirectiveKind::Define && Sieve.wants(Arg))
      Uses.Defined.push_back(Arg.str());
    if (D.Kind != DirectiveKind::Include)
      return;
    if (!D.Angled && !Arg.empty())
      Uses.Includes.push_back(Arg.str());
    const HeaderEntity *H = Facts.findHeader(Arg);
    if (!H)
      return;
    if (!Facts.hipHeader(Arg).empty()) {
      ++Counts.Includes;
      return;
    }
    ++Counts.UnsupportedIncludes;
    count(Uses.MissingHeaders[Arg], nullptr, D.Begin);
  }

  static void count(Use &U, const Entity *What, uint32_t At) {
    if (!U.Count++)
      U.First = At;
    U.What = What;
  }
  void count(const Entity *E, uint32_t At) {
    count(Uses.Names[E->Cuda], E, At);
  }

  void name(const Name &N) {
    if (NameSieve::isAsm(text(N)))
      return inlineAsm(N);
    if (N.Prev == Before::Dot || N.Prev == Before::Arrow ||
        N.Prev == Before::Hash || N.Prev == Before::Paste ||
        N.Next == After::Paste)
      return;
    if (N.Prev == Before::Scope)
      return scoped(N);
    const Entity *E = Facts.find(text(N));
    if (E && E->Kind == EntityKind::Namespace)
      return opened(N);
    if (!E || (E->has(Trait::GenericName) && !isWarpSite(*E)))
      E = inOpenNamespace(text(N));
    if (E && E->Kind == EntityKind::Namespace)
      return; // what follows counts
    if (E)
      return count(E, N.Begin);
    if (Facts.find(text(N)) || !Catalog::looksLikeCuda(text(N)))
      return; // a word too common, or not CUDA's outside a namespace
    if (isDeclaration(N))
      Uses.Declared.push_back(text(N).str());
    count(Uses.Names[text(N)], nullptr, N.Begin);
  }

  void inlineAsm(const Name &N) {
    StringRef Rest = Text.drop_front(N.End).ltrim();
    Counts.InlineAsm += N.Next == After::Paren ||
                        Rest.starts_with("volatile") ||
                        Rest.starts_with("__volatile__");
  }

  /// What can only be a declaration, asked about names that CUDA lacks.
  bool isDeclaration(const Name &N) const {
    if (N.Next == After::Launch)
      return true; // only a project's own kernels are launched
    StringRef Word = lastWord(before(N));
    StringRef Rest = Text.drop_front(N.End).ltrim();
    Tok What = classifyWord(Word);
    if (What == Tok::Class || What == Tok::Enum)
      return Rest.starts_with("{");
    // Two names in a row, as in "cudaError_t cudaStatus = …".
    return What == Tok::Name && !Word.empty() && !llvm::isDigit(Word[0]) &&
           !isOperatorWord(Word) && !Rest.empty() &&
           StringRef(";=,()[{:").contains(Rest[0]);
  }

  /// Words that stand before an operand.
  static bool isOperatorWord(StringRef Word) {
    static constexpr StringRef Words[] = {
        "new",      "delete",  "goto", "sizeof", "typename", "using",
        "co_await", "defined", "and",  "or",     "not",      "constexpr"};
    return llvm::is_contained(Words, Word);
  }

  /// "A::B::" before `N` and its own name, with an alias in front resolved.
  std::string qualifiedName(const Name &N) const {
    std::string Full = text(N).str();
    StringRef Head = before(N);
    while (Head.consume_back("::")) {
      StringRef Scope = lastWord(Head);
      if (Scope.empty())
        break;
      Full = Scope.str() + "::" + Full;
      Head = trimEnd(Head.take_front(Scope.begin() - Head.begin()));
    }
    auto [Front, Rest] = StringRef(Full).split("::");
    auto It = Aliases.find(Front);
    return It == Aliases.end() ? Full : It->second + "::" + Rest.str();
  }

  const Entity *inOpenNamespace(StringRef Name) const {
    if (Sieve.isTail(Name.rsplit("::").second) || Sieve.isTail(Name))
      for (const std::string &Space : Open)
        if (const Entity *E = Facts.find(Space + "::" + Name.str()))
          return E;
    return nullptr;
  }

  void scoped(const Name &N) {
    std::string Full = qualifiedName(N);
    const Entity *E = Facts.find(Full);
    if (!E)
      E = inOpenNamespace(Full);
    if (E && E->Kind != EntityKind::Namespace)
      count(E, N.Begin);
  }

  /// The end of "X::Y::Z" that begins with `N`; the spelling goes to `Full`.
  uint32_t chain(const Name &N, llvm::SmallVectorImpl<char> &Full) const {
    Full.assign(text(N).begin(), text(N).end());
    uint32_t End = N.End;
    while (true) {
      StringRef Rest = Text.drop_front(End).ltrim();
      if (!Rest.consume_front("::"))
        return End;
      Rest = Rest.ltrim();
      StringRef Word = Rest.take_while(isWordPart);
      if (Word.empty() || llvm::isDigit(Word[0]))
        return End;
      Full.append({':', ':'});
      Full.append(Word.begin(), Word.end());
      End = Word.end() - Text.begin();
    }
  }

  /// A namespace of CUDA's: opened, given another name, or before "::".
  void opened(const Name &N) {
    llvm::SmallString<64> Full;
    uint32_t End = chain(N, Full);
    StringRef Head = before(N);
    if (Head.ends_with("namespace") && lastWord(Head.drop_back(9)) == "using") {
      Open.push_back(Full.str().str());
      DoneUntil = End;
      return;
    }
    if (Head.consume_back("=")) {
      StringRef Alias = lastWord(Head);
      StringRef Rest = Head.take_front(Alias.begin() - Head.begin());
      if (!Alias.empty() && lastWord(Rest) == "namespace") {
        Aliases[Alias] = Full.str().str();
        DoneUntil = End;
        return;
      }
    }
    if (N.Next != After::Scope)
      return;
    DoneUntil = End;
    countChain(N, Full);
  }

  /// The longest part of `Full` that the catalog knows is what is used.
  void countChain(const Name &N, StringRef Full) {
    StringRef Known = Full;
    const Entity *E = Facts.find(Known);
    while (!E) {
      Known = Known.rsplit("::").first;
      E = Facts.find(Known);
    }
    // Thrust's names are the same in HIP, so its namespace stands for all.
    if (E->Kind == EntityKind::Namespace && Known != Full && E->isSupported() &&
        Catalog::looksLikeCuda(Full))
      count(Uses.Names[Full], nullptr, N.Begin);
    else if (E->Kind != EntityKind::Namespace || Known != Full)
      count(E, N.Begin);
  }

  /// Turns the offsets of names that will be shown into lines.
  void findLines(llvm::StringMap<Use> &Map) {
    for (auto &Entry : Map) {
      Use &U = Entry.second;
      if (!U.What || !U.What->isSupported())
        U.First = Text.take_front(U.First).count('\n') + 1;
    }
  }

  StringRef Text;
  const Catalog &Facts;
  const NameSieve &Sieve;
  ScanCounts &Counts;
  FileUses &Uses;
  uint32_t DoneUntil = 0; ///< Names before this were part of another.
  llvm::StringMap<std::string> Aliases;
  std::vector<std::string> Open; ///< By "using namespace".
};

void scanFile(StringRef Path, const Catalog &Facts, const NameSieve &Sieve,
              ScannedFile &File, FileUses &Uses) {
  auto Buffer = llvm::MemoryBuffer::getFile(Path, /*IsText=*/false,
                                            /*RequiresNullTerminator=*/false);
  if (!Buffer) {
    File.Skipped = Buffer.getError().message();
    return;
  }
  StringRef Text = (*Buffer)->getBuffer();
  File.Bytes = Text.size();
  // Binary files and UTF-16 show it early; do not read the rest of them.
  bool IsBinary = Text.take_front(4096).contains('\0');
  TokenScan S;
  if (!IsBinary)
    S = scanTokens(
        Text, [&](StringRef Name) { return Sieve.wants(Name); },
        [](StringRef) { return false; });
  if (IsBinary || S.HasNul) {
    File.Skipped = "not text";
    return;
  }
  File.Lines = S.Lines;
  FileScan(Text, Facts, Sieve, File.Counts, Uses).run(S);
}

//===----------------------------------------------------------------------===//
// Whose a name is
//===----------------------------------------------------------------------===//

/// A macro hides CUDA's name of that spelling in the files that see it, and in
/// no others: one program's "#define __global__" says nothing about the next.
class OwnNames {
public:
  OwnNames(llvm::ArrayRef<std::string> Paths, const std::vector<FileUses> &Uses,
           const Catalog &Facts)
      : Paths(Paths), IncludedBy(Paths.size()), Hidden(Paths.size()) {
    for (size_t I = 0; I != Paths.size(); ++I)
      ByName[llvm::sys::path::filename(Paths[I])].push_back(I);
    for (size_t I = 0; I != Paths.size(); ++I)
      for (const std::string &Include : Uses[I].Includes)
        if (std::optional<unsigned> Target = resolve(I, Include))
          IncludedBy[*Target].push_back(I);
    for (size_t I = 0; I != Paths.size(); ++I) {
      for (const std::string &Name : Uses[I].Defined) {
        Anywhere.insert(Name);
        if (Facts.find(Name))
          hide(I, Name);
      }
      for (const std::string &Name : Uses[I].Declared)
        Anywhere.insert(Name);
    }
  }

  bool isOwn(unsigned File, StringRef Name, const Entity *What) const {
    return What ? Hidden[File].contains(Name) : Anywhere.contains(Name);
  }

private:
  /// The file that an include most likely means: the one beside, else one whose
  /// path ends so, the nearest in the tree.
  std::optional<unsigned> resolve(unsigned From, StringRef Include) const {
    auto It = ByName.find(llvm::sys::path::filename(Include));
    if (It == ByName.end())
      return std::nullopt;
    StringRef Folder = llvm::sys::path::parent_path(Paths[From]);
    llvm::SmallString<256> Beside(Folder);
    llvm::sys::path::append(Beside, Include);
    llvm::sys::path::remove_dots(Beside, /*remove_dot_dot=*/true);
    while (Include.consume_front("../") || Include.consume_front("./"))
      ;
    std::optional<unsigned> Best;
    size_t BestShared = 0;
    for (unsigned I : It->second) {
      StringRef Path = Paths[I];
      if (Path == Beside)
        return I;
      if (!Path.ends_with(Include))
        continue;
      size_t Shared =
          std::mismatch(Path.begin(), Path.end(), Folder.begin(), Folder.end())
              .first -
          Path.begin();
      if (!Best || Shared > BestShared) {
        Best = I;
        BestShared = Shared;
      }
    }
    return Best;
  }

  void hide(unsigned File, const std::string &Name) {
    std::vector<unsigned> Rest{File};
    while (!Rest.empty()) {
      unsigned I = Rest.back();
      Rest.pop_back();
      if (Hidden[I].insert(Name).second)
        Rest.insert(Rest.end(), IncludedBy[I].begin(), IncludedBy[I].end());
    }
  }

  llvm::ArrayRef<std::string> Paths;
  llvm::StringMap<std::vector<unsigned>> ByName;
  std::vector<std::vector<unsigned>> IncludedBy;
  std::vector<llvm::StringSet<>> Hidden; ///< Names of CUDA's, by file.
  llvm::StringSet<> Anywhere;
};

//===----------------------------------------------------------------------===//
// All files
//===----------------------------------------------------------------------===//

class Summary {
public:
  Summary(ScanReport &R, const OwnNames &Own) : R(R), Own(Own) {}

  void add(unsigned I, const FileUses &Uses) {
    ScannedFile &File = R.Files[I];
    for (const auto &Entry : Uses.Names)
      if (Own.isOwn(I, Entry.first(), Entry.second.What))
        File.Counts.Own += Entry.second.Count;
      else
        add(File, Entry.first(), Entry.second);
    for (const auto &Entry : Uses.MissingHeaders)
      note(Headers, File, Entry.first(), Entry.second);
    R.All.add(File.Counts);
    R.Bytes += File.Bytes;
    R.Lines += File.Lines;
    R.FilesWithCuda += File.Counts.any();
    R.FilesSkipped += !File.Skipped.empty();
  }

  void finish(const Catalog &Facts) {
    R.SupportedNames = SupportedNames.size();
    R.Unsupported = sorted(Unsupported);
    R.Unknown = sorted(Unknown);
    R.MissingHeaders = sorted(Headers);
    for (ScannedName &N : R.MissingHeaders)
      N.Header = Facts.findHeader(N.Name);
    for (auto &Entry : Libraries)
      R.Libraries.push_back(Entry.second);
    llvm::sort(R.Libraries,
               [](const ScannedLibrary &A, const ScannedLibrary &B) {
                 uint64_t OfA = A.Supported + A.Unsupported;
                 uint64_t OfB = B.Supported + B.Unsupported;
                 return std::tie(OfB, A.Lib) < std::tie(OfA, B.Lib);
               });
  }

private:
  using Table = llvm::StringMap<ScannedName>;

  void add(ScannedFile &File, StringRef Name, const Use &U) {
    ScanCounts &C = File.Counts;
    if (!U.What) {
      C.Unknown += U.Count;
      return note(Unknown, File, Name, U);
    }
    C.WarpSites += isWarpSite(*U.What) ? U.Count : 0;
    C.TensorCores += U.What->has(Trait::TensorCore) ? U.Count : 0;
    ScannedLibrary &L = Libraries[unsigned(U.What->Lib)];
    L.Lib = U.What->Lib;
    if (U.What->isSupported()) {
      C.Supported += U.Count;
      L.Supported += U.Count;
      SupportedNames.insert(Name);
      return;
    }
    C.Unsupported += U.Count;
    L.Unsupported += U.Count;
    note(Unsupported, File, Name, U);
  }

  static void note(Table &Names, const ScannedFile &File, StringRef Name,
                   const Use &U) {
    ScannedName &N = Names[Name];
    if (!N.Files++) {
      N.Name = Name.str();
      N.What = U.What;
      N.FirstFile = File.Name;
      N.FirstLine = U.First;
    }
    N.Uses += U.Count;
  }

  static std::vector<ScannedName> sorted(const Table &Names) {
    std::vector<ScannedName> All;
    for (const auto &Entry : Names)
      All.push_back(Entry.second);
    llvm::sort(All, [](const ScannedName &A, const ScannedName &B) {
      return std::tie(B.Uses, A.Name) < std::tie(A.Uses, B.Name);
    });
    return All;
  }

  ScanReport &R;
  const OwnNames &Own;
  llvm::StringSet<> SupportedNames;
  Table Unsupported, Unknown, Headers;
  llvm::DenseMap<unsigned, ScannedLibrary> Libraries;
};

} // namespace

ScanReport scanFiles(llvm::ArrayRef<std::string> Paths, const Catalog &Facts,
                     unsigned Jobs, llvm::ArrayRef<std::string> Shown) {
  ScanReport R;
  R.Files.resize(Paths.size());
  std::vector<FileUses> Uses(Paths.size());
  NameSieve Sieve(Facts);
  forEachParallel(Jobs, Paths.size(), [&](size_t I) {
    R.Files[I].Name = Shown.empty() ? Paths[I] : Shown[I];
    scanFile(Paths[I], Facts, Sieve, R.Files[I], Uses[I]);
  });
  OwnNames Own(Paths, Uses, Facts);
  Summary Sum(R, Own);
  for (size_t I = 0; I != Paths.size(); ++I)
    Sum.add(I, Uses[I]);
  Sum.finish(Facts);
  return R;
}

} // namespace hipwave
