//===- ClangCompat.h - differences between Clang 19 and 22 ------*- C++ -*-===//
//
// Part of hipwave, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The only file that asks which Clang it is compiled with.
//
//===----------------------------------------------------------------------===//
#ifndef HIPWAVE_FRONTEND_CLANGCOMPAT_H
#define HIPWAVE_FRONTEND_CLANGCOMPAT_H

#include "clang/AST/NestedNameSpecifier.h"
#include "clang/AST/Stmt.h"
#include "clang/AST/TypeLoc.h"
#include "clang/Basic/Diagnostic.h"
#include "clang/Basic/Version.h"
#include "clang/Frontend/CompilerInstance.h"
#include "clang/Frontend/CompilerInvocation.h"
#if CLANG_VERSION_MAJOR >= 22
#include "clang/Driver/CreateInvocationFromArgs.h"
#else
#include "clang/Frontend/Utils.h"
#endif

namespace hipwave::compat {

/// A diagnostics engine that feeds `Client`, for use before there is a
/// CompilerInstance. `Opts` must outlive it.
inline llvm::IntrusiveRefCntPtr<clang::DiagnosticsEngine>
makeDiagnostics(llvm::vfs::FileSystem &FS, clang::DiagnosticOptions &Opts,
                clang::DiagnosticConsumer &Client) {
#if CLANG_VERSION_MAJOR >= 20
  return clang::CompilerInstance::createDiagnostics(FS, Opts, &Client, false);
#else
  return clang::CompilerInstance::createDiagnostics(&Opts, &Client, false);
#endif
}

/// DiagnosticOptions are ref-counted in Clang 19; hold them in this.
#if CLANG_VERSION_MAJOR >= 21
struct DiagnosticOptionsHolder {
  clang::DiagnosticOptions Value;
  clang::DiagnosticOptions &get() { return Value; }
};
#else
struct DiagnosticOptionsHolder {
  llvm::IntrusiveRefCntPtr<clang::DiagnosticOptions> Value =
      new clang::DiagnosticOptions;
  clang::DiagnosticOptions &get() { return *Value; }
};
#endif

/// An instance that reads through `FS` and reports to `Client`.
inline std::unique_ptr<clang::CompilerInstance>
makeInstance(std::shared_ptr<clang::CompilerInvocation> Invocation,
             llvm::IntrusiveRefCntPtr<llvm::vfs::FileSystem> FS,
             clang::DiagnosticConsumer &Client) {
#if CLANG_VERSION_MAJOR >= 22
  auto CI = std::make_unique<clang::CompilerInstance>(std::move(Invocation));
  CI->setVirtualFileSystem(FS);
  CI->createDiagnostics(&Client, false);
  CI->createFileManager();
#else
  auto CI = std::make_unique<clang::CompilerInstance>();
  CI->setInvocation(std::move(Invocation));
  CI->createDiagnostics(&Client, false);
  CI->createFileManager(FS);
#endif
  return CI;
}

/// The namespace that the last component of a qualifier names, or null.
inline const clang::NamedDecl *namespaceOf(clang::NestedNameSpecifierLoc NNS) {
#if CLANG_VERSION_MAJOR >= 22
  clang::NestedNameSpecifier Q = NNS.getNestedNameSpecifier();
  if (Q.getKind() != clang::NestedNameSpecifier::Kind::Namespace)
    return nullptr;
  return Q.getAsNamespaceAndPrefix().Namespace;
#else
  const clang::NestedNameSpecifier *Q = NNS.getNestedNameSpecifier();
  if (const clang::NamespaceDecl *N = Q->getAsNamespace())
    return N;
  return Q->getAsNamespaceAlias();
#endif
}

/// The instructions as written between the quotes.
inline std::string asmText(const clang::GCCAsmStmt &S) {
#if CLANG_VERSION_MAJOR >= 21
  return S.getAsmString();
#else
  return S.getAsmString()->getString().str();
#endif
}

/// The declaration that a type found through a using-declaration names.
inline const clang::NamedDecl *foundDecl(const clang::UsingType &T) {
#if CLANG_VERSION_MAJOR >= 22
  return T.getDecl()->getTargetDecl();
#else
  return T.getFoundDecl()->getTargetDecl();
#endif
}

} // namespace hipwave::compat

#endif
