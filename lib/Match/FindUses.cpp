//===- FindUses.cpp - one walk over the AST, for all passes ---------------===//
//
// Part of hipwave, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Frontend/ClangCompat.h"
#include "Match/NameFilter.h"
#include "Match/Unit.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/RecursiveASTVisitor.h"
#include "clang/Lex/Lexer.h"
#include "clang/Lex/MacroInfo.h"
#include "clang/Lex/Preprocessor.h"

using namespace clang;

namespace hipwave {

Unit::Unit(ParsedUnit &Parse, const Catalog &Facts)
    : Parse(Parse), Facts(Facts),
      Editable(Parse.Context.getSourceManager(), Parse.Context.getLangOpts(),
               Parse.Origins) {}

const SourceManager &Unit::sources() const {
  return Parse.Context.getSourceManager();
}

namespace {

/// Whose a declaration is.
enum class Owner { Cuda, NotCuda };

class UseFinder : public RecursiveASTVisitor<UseFinder> {
public:
  UseFinder(Unit &U, UnitFacts &Out) : U(U), Out(Out), SM(U.sources()) {}

  bool shouldVisitTemplateInstantiations() const { return false; }
  bool shouldVisitImplicitCode() const { return false; }

  // References to values.
  bool VisitDeclRefExpr(DeclRefExpr *E) {
    note(E->getLocation(), E->getFoundDecl());
    return true;
  }
  bool VisitMemberExpr(MemberExpr *E) {
    note(E->getMemberLoc(), E->getMemberDecl());
    return true;
  }
  bool VisitOverloadExpr(OverloadExpr *E) {
    if (E->getNumDecls())
      note(E->getNameLoc(), *E->decls_begin());
    else
      noteUnresolved(E->getNameLoc(), E->getName(), NameFacts::Cuda);
    return true;
  }
  bool VisitDependentScopeDeclRefExpr(DependentScopeDeclRefExpr *E) {
    noteUnresolved(E->getLocation(), E->getDeclName(), NameFacts::Dependent);
    return true;
  }
  bool VisitCXXDependentScopeMemberExpr(CXXDependentScopeMemberExpr *E) {
    noteUnresolved(E->getMemberLoc(), E->getMember(), NameFacts::Dependent);
    return true;
  }
  bool VisitDesignatedInitExpr(DesignatedInitExpr *E) {
    for (const auto &D : E->designators())
      if (D.isFieldDesignator() && D.getFieldDecl())
        note(D.getFieldLoc(), D.getFieldDecl());
    return true;
  }
  bool TraverseConstructorInitializer(CXXCtorInitializer *Init) {
    if (Init->isWritten() && Init->isAnyMemberInitializer())
      note(Init->getMemberLocation(), Init->getAnyMember());
    return RecursiveASTVisitor::TraverseConstructorInitializer(Init);
  }

  // References to types.
  bool VisitTypedefTypeLoc(TypedefTypeLoc TL) {
    note(TL.getNameLoc(), TL.getTypePtr()->getDecl());
    return true;
  }
  bool VisitUsingTypeLoc(UsingTypeLoc TL) {
    note(TL.getNameLoc(), compat::foundDecl(*TL.getTypePtr()));
    return true;
  }
  bool VisitTagTypeLoc(TagTypeLoc TL) {
    note(TL.getNameLoc(), TL.getDecl());
    return true;
  }
  bool VisitInjectedClassNameTypeLoc(InjectedClassNameTypeLoc TL) {
    note(TL.getNameLoc(), TL.getDecl());
    return true;
  }
  bool VisitTemplateTypeParmTypeLoc(TemplateTypeParmTypeLoc TL) {
    note(TL.getNameLoc(), TL.getDecl());
    return true;
  }
  bool VisitTemplateSpecializationTypeLoc(TemplateSpecializationTypeLoc TL) {
    note(TL.getTemplateNameLoc(),
         TL.getTypePtr()->getTemplateName().getAsTemplateDecl());
    return true;
  }
  bool VisitDeducedTemplateSpecializationTypeLoc(
      DeducedTemplateSpecializationTypeLoc TL) {
    note(TL.getTemplateNameLoc(),
         TL.getTypePtr()->getTemplateName().getAsTemplateDecl());
    return true;
  }
  bool VisitDependentNameTypeLoc(DependentNameTypeLoc TL) {
    noteUnresolved(TL.getNameLoc(), TL.getTypePtr()->getIdentifier(),
                   NameFacts::Dependent);
    return true;
  }
  bool TraverseTemplateArgumentLoc(const TemplateArgumentLoc &Arg) {
    if (Arg.getArgument().getKind() == TemplateArgument::Template)
      note(Arg.getTemplateNameLoc(),
           Arg.getArgument().getAsTemplate().getAsTemplateDecl());
    return RecursiveASTVisitor::TraverseTemplateArgumentLoc(Arg);
  }

  // Namespaces.
  bool TraverseNestedNameSpecifierLoc(NestedNameSpecifierLoc NNS) {
    if (NNS)
      if (const NamedDecl *N = compat::namespaceOf(NNS))
        note(NNS.getLocalBeginLoc(), N);
    return RecursiveASTVisitor::TraverseNestedNameSpecifierLoc(NNS);
  }
  bool VisitUsingDirectiveDecl(UsingDirectiveDecl *D) {
    note(D->getIdentLocation(), D->getNominatedNamespaceAsWritten());
    return true;
  }
  bool VisitNamespaceAliasDecl(NamespaceAliasDecl *D) {
    note(D->getTargetNameLoc(), D->getAliasedNamespace());
    return true;
  }
  bool VisitUsingDecl(UsingDecl *D) {
    for (UsingShadowDecl *S : D->shadows()) {
      note(D->getLocation(), S->getTargetDecl());
      break;
    }
    return true;
  }

  // Declarations.
  bool VisitNamedDecl(NamedDecl *D) {
    if (!isa<UsingDirectiveDecl, UsingDecl>(D) && !D->isImplicit())
      note(D->getLocation(), D);
    return true;
  }
  bool TraverseFunctionDecl(FunctionDecl *D) {
    return inFunction(D, &RecursiveASTVisitor::TraverseFunctionDecl);
  }
  bool TraverseCXXMethodDecl(CXXMethodDecl *D) {
    return inFunction(D, &RecursiveASTVisitor::TraverseCXXMethodDecl);
  }
  bool TraverseCXXConstructorDecl(CXXConstructorDecl *D) {
    return inFunction(D, &RecursiveASTVisitor::TraverseCXXConstructorDecl);
  }
  bool TraverseCXXDestructorDecl(CXXDestructorDecl *D) {
    return inFunction(D, &RecursiveASTVisitor::TraverseCXXDestructorDecl);
  }
  bool TraverseCXXConversionDecl(CXXConversionDecl *D) {
    return inFunction(D, &RecursiveASTVisitor::TraverseCXXConversionDecl);
  }

  // Structure that passes want.
  bool VisitCallExpr(CallExpr *E) {
    if (auto *Launch = dyn_cast<CUDAKernelCallExpr>(E)) {
      U.Launches.push_back({Launch, OnDevice});
      return true;
    }
    const Expr *Callee = E->getCallee()->IgnoreParenImpCasts();
    if (auto *Ref = dyn_cast<DeclRefExpr>(Callee))
      noteCall(E, Ref->getLocation(), Ref->getFoundDecl());
    else if (auto *Over = dyn_cast<OverloadExpr>(Callee))
      noteCall(E, Over->getNameLoc(),
               Over->getNumDecls() ? *Over->decls_begin() : nullptr,
               Over->getName());
    return true;
  }
  bool VisitAsmStmt(AsmStmt *S) {
    U.Asms.push_back({S, OnDevice});
    return true;
  }

  void noteMacro(const MacroUse &Use) {
    const IdentifierInfo *Name = nullptr;
    SpanOrReason At = U.Editable.token(Use.NameLoc);
    if (!At)
      return;
    llvm::StringRef Text =
        Lexer::getSpelling(SM.getSpellingLoc(Use.NameLoc), Buffer, SM, lang());
    (void)Name;
    if (!filterName(U.Facts, Text))
      return;
    FileID Def =
        SM.getFileID(SM.getExpansionLoc(Use.Macro->getDefinitionLoc()));
    bool IsCuda = Use.Macro->isBuiltinMacro() || U.Parse.Origins.isCuda(Def) ||
                  !SM.getFileEntryRefForID(Def); // predefined
    set(*At, IsCuda ? NameFacts::Cuda | NameFacts::Typed : NameFacts::User);
  }

private:
  template <class D, class Fn> bool inFunction(D *F, Fn Traverse) {
    bool Outer =
        std::exchange(OnDevice, F->template hasAttr<CUDADeviceAttr>() ||
                                    F->template hasAttr<CUDAGlobalAttr>() ||
                                    (OnDevice && isa<CXXMethodDecl>(F)));
    bool Go = (this->*Traverse)(F);
    OnDevice = Outer;
    return Go;
  }

  const LangOptions &lang() const { return U.Parse.Context.getLangOpts(); }

  Owner ownerOf(const NamedDecl *D) {
    auto [It, New] = Owners.try_emplace(D->getCanonicalDecl(), Owner::NotCuda);
    if (!New)
      return It->second;
    Owner Result = Owner::NotCuda;
    for (const Decl *R : D->redecls()) {
      SourceLocation Loc = SM.getExpansionLoc(R->getLocation());
      if (R->isImplicit() || Loc.isInvalid() ||
          U.Parse.Origins.isCuda(SM.getFileID(Loc)))
        Result = Owner::Cuda;
    }
    return Owners[D->getCanonicalDecl()] = Result;
  }

  /// Which identifiers are worth a look; asked for each reference of the unit.
  bool wanted(DeclarationName Name) {
    const IdentifierInfo *II = Name.getAsIdentifierInfo();
    if (!II)
      return false;
    auto [It, New] = Wanted.try_emplace(II, false);
    if (New)
      It->second = filterName(U.Facts, II->getName()) != 0;
    return It->second;
  }

  void note(SourceLocation Loc, const NamedDecl *D) {
    if (!D || Loc.isInvalid())
      return;
    bool Named = wanted(D->getDeclName());
    llvm::StringRef Full = qualifiedName(D);
    if (!Named && Full.empty())
      return;
    Owner O = ownerOf(D);
    SpanOrReason At = U.Editable.token(Loc);
    if (!At) {
      if (At.reason() == NoFixReason::TokenPaste && Named &&
          O != Owner::NotCuda)
        notePasted(Loc, D->getName());
      return;
    }
    if (O == Owner::NotCuda) {
      bool Member = isa<FieldDecl, CXXMethodDecl>(D);
      set(*At, NameFacts::User | (Member ? NameFacts::Member : 0));
      return;
    }
    bool Approximate = D->hasAttr<AnnotateAttr>();
    set(*At, NameFacts::Cuda | (Approximate ? 0 : NameFacts::Typed));
    if (!Full.empty())
      Out.Files[At->Where.File].Qualified.emplace(At->Where.Begin, Full.str());
  }

  void noteUnresolved(SourceLocation Loc, DeclarationName Name, unsigned Bits) {
    // What is neither declared nor in the catalog is nobody's: a macro of a
    // header that was not found, most likely.
    if (Loc.isInvalid() || !wanted(Name) ||
        !U.Facts.find(Name.getAsIdentifierInfo()->getName()))
      return;
    SpanOrReason At = U.Editable.token(Loc);
    if (At)
      set(*At, Bits);
    else if (At.reason() == NoFixReason::TokenPaste)
      notePasted(Loc, Name.getAsIdentifierInfo()->getName());
  }

  void noteCall(const CallExpr *E, SourceLocation Loc, const NamedDecl *D,
                DeclarationName Name = {}) {
    if (D)
      Name = D->getDeclName();
    if (!wanted(Name) || (D && ownerOf(D) == Owner::NotCuda))
      return;
    const Entity *What = U.Facts.find(Name.getAsIdentifierInfo()->getName());
    if (!What)
      return;
    bool Typed = D && !D->hasAttr<AnnotateAttr>() && !E->isTypeDependent();
    U.Calls.push_back(
        {E, What, Loc, Typed ? Evidence::Typed : Evidence::Approximate});
  }

  /// The name under which the catalog lists an entity of CUDA's that lives in
  /// a namespace or class; empty for all others.
  llvm::StringRef qualifiedName(const NamedDecl *D) {
    auto [It, New] = FullNames.try_emplace(D->getCanonicalDecl());
    if (!New)
      return It->second;
    const DeclContext *C = D->getDeclContext();
    if (!(C->isNamespace() || C->isRecord()) || !D->getIdentifier() ||
        ownerOf(D) != Owner::Cuda)
      return {};
    std::string Name = D->getQualifiedNameAsString();
    if (U.Facts.find(Name))
      FullNames[D->getCanonicalDecl()] = Name;
    return FullNames[D->getCanonicalDecl()];
  }

  void set(const EditableSpan &At, unsigned Bits) {
    if (At.From == Origin::MacroArgument)
      Bits |= NameFacts::InMacroArg;
    Out.Files[At.Where.File].Names[At.Where.Begin].Bits |=
        Bits | NameFacts::Active;
  }

  void notePasted(SourceLocation Loc, llvm::StringRef Name);

  Unit &U;
  UnitFacts &Out;
  const SourceManager &SM;
  bool OnDevice = false;
  llvm::SmallVector<char, 64> Buffer;
  llvm::DenseMap<const IdentifierInfo *, bool> Wanted;
  llvm::DenseMap<const Decl *, Owner> Owners;
  llvm::DenseMap<const Decl *, std::string> FullNames;
};

/// Finds the first token of the name at \p Loc, if a macro's body holds it: a
/// pasted token expands to where its left part stands.
void UseFinder::notePasted(SourceLocation Loc, llvm::StringRef Name) {
  PastedUse P{Name.str(),
              U.Facts.find(Name),
              SM.getExpansionLoc(Loc),
              std::nullopt,
              {}};
  SourceLocation Left = Loc;
  while (Left.isMacroID() &&
         SM.isWrittenInScratchSpace(SM.getSpellingLoc(Left)))
    Left = SM.isMacroArgExpansion(Left)
               ? SM.getImmediateSpellingLoc(Left)
               : SM.getImmediateExpansionRange(Left).getBegin();
  SpanOrReason At = U.Editable.token(Left);
  if (At && At->From == Origin::MacroBody) {
    llvm::StringRef Text =
        Lexer::getSpelling(SM.getSpellingLoc(Left), Buffer, SM, lang());
    if (Name.starts_with(Text)) {
      P.Prefix = At->Where;
      P.PrefixText = Text.str();
    }
  }
  U.Pasted.push_back(std::move(P));
}

} // namespace

/// Includes and skipped ranges: facts that need no AST.
static void copyPreprocessing(const ParsedUnit &P, UnitFacts &Out) {
  for (FileId F : P.Entered)
    Out.Files[F];
  for (const IncludeUse &I : P.Includes)
    Out.Files[I.In].Includes[I.HashOffset] = {I.Target.has_value(), I.Cuda,
                                              !I.Found};
  for (const Span &S : P.Skipped)
    Out.Files[S.File].Skipped.emplace_back(S.Begin, S.End);
}

Unit findUses(ParsedUnit &P, const Catalog &Facts, UnitFacts &Out) {
  Unit U(P, Facts);
  copyPreprocessing(P, Out);
  UseFinder Finder(U, Out);
  for (const MacroUse &M : P.Macros)
    Finder.noteMacro(M);
  for (Decl *D : P.TopLevel)
    Finder.TraverseDecl(D);
  return U;
}

} // namespace hipwave
