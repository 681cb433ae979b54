//===- Unit.h - what unit passes read ---------------------------*- C++ -*-===//
//
// Part of hipwave, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// source text -> AST        -> uses of CUDA entities -> findings
//             (Frontend)       (Match, this)            (Passes)
//
// A Unit is one parse with the uses in it found once, for all passes. It is
// alive only while the AST is.
//
//===----------------------------------------------------------------------===//
#ifndef HIPWAVE_MATCH_UNIT_H
#define HIPWAVE_MATCH_UNIT_H

#include "Catalog/Catalog.h"
#include "Match/EditableRange.h"
#include "Match/UnitFacts.h"
#include "clang/AST/Expr.h"
#include "clang/AST/ExprCXX.h"
#include "clang/AST/Stmt.h"

namespace hipwave {

/// A call whose callee is an entity of the catalog.
struct CallUse {
  const clang::CallExpr *Call;
  const Entity *What;
  clang::SourceLocation NameLoc;
  Evidence Basis;
};

/// kernel<<<…>>>(…)
struct LaunchUse {
  const clang::CUDAKernelCallExpr *Call;
  bool OnDevice; ///< Written in code that runs on the device.
};

/// A name made by ## in a macro of a file in scope.
struct PastedUse {
  std::string Name;           ///< The whole name: "cudaFree".
  const Entity *What;         ///< Null if the catalog lacks it.
  clang::SourceLocation Use;  ///< Of the expansion, in a file.
  std::optional<Span> Prefix; ///< The token left of "##", in the macro's body.
  std::string PrefixText;     ///< "cuda"
};

struct AsmUse {
  const clang::AsmStmt *Asm;
  bool OnDevice;
};

struct Unit {
  ParsedUnit &Parse;
  const Catalog &Facts;
  EditableRange Editable;
  std::vector<CallUse> Calls;
  std::vector<LaunchUse> Launches;
  std::vector<PastedUse> Pasted;
  std::vector<AsmUse> Asms;

  Unit(ParsedUnit &Parse, const Catalog &Facts);
  const clang::SourceManager &sources() const;
};

/// Finds all uses in `P` and what each name token is (into `Out.Files`).
Unit findUses(ParsedUnit &P, const Catalog &Facts, UnitFacts &Out);

} // namespace hipwave

#endif
