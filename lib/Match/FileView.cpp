//===- FileView.cpp - what file passes read -------------------------------===//
//
// Part of hipwave, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Match/FileView.h"
#include "Match/NameFilter.h"
#include "llvm/ADT/Twine.h"
#include <algorithm>

namespace hipwave {

/// Depth of conditionals at each directive, the include guard left out.
static std::vector<unsigned> conditionalDepths(const TokenScan &Scan) {
  std::vector<unsigned> Depths;
  unsigned Depth = 0;
  for (const Directive &D : Scan.Directives) {
    if (D.Kind == DirectiveKind::Endif && Depth)
      --Depth;
    Depths.push_back(Depth);
    if (D.Kind == DirectiveKind::If)
      ++Depth;
  }
  if (Scan.Guard != ~0u)
    for (size_t I = Scan.Guard + 1; I < Depths.size(); ++I)
      if (Depths[I])
        --Depths[I];
  return Depths;
}

FileView::FileView(FileId File, llvm::StringRef Path, llvm::StringRef Text,
                   const TokenScan &Scan, const Catalog &Facts)
    : File(File), Path(Path), Text(Text), Scan(Scan), Facts(Facts),
      Names(Scan.Names.size()), Depths(conditionalDepths(Scan)) {
  for (const Name &N : Scan.Names)
    if (N.Where == Place::DefineName && N.Prev != Before::Hash)
      OwnNames.insert(text(N));
  for (const Directive &D : Scan.Directives)
    if (D.Kind == DirectiveKind::Define)
      Defines.insert(text(D).str());
}

void FileView::add(const FileFacts &F, const UnitFacts &Unit,
                   const std::set<std::string> &UnitDefines) {
  Seen = true;
  CudaSeen |= Unit.IsCuda;
  HostSeen |= !Unit.IsCuda;
  CudaMain |= Unit.IsCuda && Unit.Main == File;
  Defines.insert(UnitDefines.begin(), UnitDefines.end());
  Qualified.insert(F.Qualified.begin(), F.Qualified.end());
  for (const auto &[Hash, Facts] : F.Includes) {
    auto [It, New] = Includes.try_emplace(Hash, Facts);
    if (!New) {
      It->second.Project |= Facts.Project;
      It->second.Cuda |= Facts.Cuda;
      It->second.Missing &= Facts.Missing;
    }
  }
  auto Skip = F.Skipped.begin();
  std::vector<std::pair<uint32_t, uint32_t>> Skipped(F.Skipped);
  std::sort(Skipped.begin(), Skipped.end());
  Skip = Skipped.begin();
  auto Said = F.Names.begin();
  for (size_t I = 0; I != Names.size(); ++I) {
    uint32_t At = Scan.Names[I].Begin;
    while (Skip != Skipped.end() && Skip->second <= At)
      ++Skip;
    bool Inactive = Skip != Skipped.end() && Skip->first <= At;
    if (!Inactive && Unit.Parsed)
      Names[I].Bits |= NameFacts::Active;
    while (Said != F.Names.end() && Said->first < At)
      ++Said;
    if (Said != F.Names.end() && Said->first == At)
      Names[I].Bits |= Said->second.Bits;
    if (Names[I].is(NameFacts::User) && !Names[I].is(NameFacts::Cuda) &&
        !Names[I].is(NameFacts::Member))
      OwnNames.insert(text(Scan.Names[I]));
  }
}

void FileView::collectOwnNames(std::set<std::string> &Out) const {
  for (llvm::StringRef N : OwnNames)
    Out.insert(N.str());
}

/// Without an AST: member access and foreign scopes forbid a rename.
bool FileView::textAllows(const Name &N) const {
  if (N.Prev == Before::Dot || N.Prev == Before::Arrow)
    return false;
  if (N.Next == After::Paste || N.Prev == Before::Paste)
    return false; // half a name
  if (N.Prev == Before::Scope) {
    llvm::StringRef Qualifier = Text.slice(N.QualifierBegin, N.QualifierEnd);
    return Facts.find((llvm::Twine(Qualifier) + "::" + text(N)).str()) !=
           nullptr;
  }
  const Entity *E = Facts.find(text(N));
  // The name of a namespace is a plain word elsewhere.
  if (E && E->Kind == EntityKind::Namespace)
    return N.Next == After::Scope;
  return !E || !E->has(Trait::GenericName);
}

Verdict FileView::verdict(size_t I) const {
  const Name &N = Scan.Names[I];
  const NameFacts &F = Names[I];
  if (N.Where == Place::DefineName)
    return Verdict::User;
  if (Defines.count(text(N).str()))
    return Verdict::User;
  if (F.is(NameFacts::Cuda))
    return F.is(NameFacts::User) ? Verdict::Disagree : Verdict::Cuda;
  if (F.is(NameFacts::User))
    return Verdict::User;
  if (F.is(NameFacts::Dependent))
    return Verdict::Dependent;
  if (!textAllows(N) || OwnNames.count(text(N)))
    return Verdict::User;
  return Verdict::NoAst;
}

Origin FileView::origin(size_t I) const {
  const Name &N = Scan.Names[I];
  if (N.Where == Place::DefineBody)
    return Origin::MacroBody;
  if (Names[I].is(NameFacts::InMacroArg))
    return Origin::MacroArgument;
  if (Seen && !Names[I].is(NameFacts::Active))
    return Origin::InactiveCode;
  return Origin::Direct;
}

Evidence FileView::evidence(size_t I) const {
  const NameFacts &F = Names[I];
  if (F.is(NameFacts::Typed))
    return Evidence::Typed;
  return F.is(NameFacts::Cuda) ? Evidence::Approximate : Evidence::Textual;
}

const Entity *FileView::entity(size_t I) const {
  const Name &N = Scan.Names[I];
  if (auto Q = Qualified.find(N.Begin); Q != Qualified.end())
    return Facts.find(Q->second);
  if (N.Prev == Before::Scope) {
    llvm::StringRef Qualifier = Text.slice(N.QualifierBegin, N.QualifierEnd);
    if (const Entity *E =
            Facts.find((llvm::Twine(Qualifier) + "::" + text(N)).str()))
      return E;
  }
  return Facts.find(text(N));
}

std::map<uint32_t, const Entity *> FileView::qualifiedOnly() const {
  std::map<uint32_t, const Entity *> Out;
  for (const auto &[At, Full] : Qualified)
    if (const Entity *E = Facts.find(Full))
      Out.emplace(At, E);
  for (const Name &N : Scan.Names)
    Out.erase(N.Begin);
  return Out;
}

uint32_t FileView::includePoint() const {
  uint32_t After = Scan.HeadEnd;
  if (Scan.Guard != ~0u)
    After = Scan.Directives[Scan.Guard + 1].End;
  if (Scan.PragmaOnce != ~0u)
    After = std::max(After, Scan.Directives[Scan.PragmaOnce].End);
  if (After == Scan.HeadEnd)
    return After;
  size_t Line = Text.find('\n', After);
  return Line == llvm::StringRef::npos ? Text.size() : Line + 1;
}

} // namespace hipwave
