//===- Rule.h - what a finding is an instance of ----------------*- C++ -*-===//
//
// Part of hipwave, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef HIPWAVE_CORE_RULE_H
#define HIPWAVE_CORE_RULE_H

#include "llvm/ADT/StringRef.h"

namespace hipwave {

enum class Severity {
  Remark,  ///< Something to know; nothing to do. (Also: a rewrite that was
           ///< made.)
  Warning, ///< Needs a person's eyes or hands.
  Error,   ///< The output can't be right as it stands.
};

/// One kind of finding. Ids are kebab-case, name the pattern that was found,
/// and never change meaning once released.
struct RuleInfo {
  llvm::StringRef Id; ///< "api-unsupported"
  llvm::StringRef
      Pass;       ///< Pass that reports it; also names docs/passes/<Pass>.md.
  Severity Level; ///< Severity of its findings, unless one says otherwise.
  llvm::StringRef Title; ///< One line for tables, no full stop.
};

llvm::StringRef toString(Severity S); ///< "remark", "warning", "error"

} // namespace hipwave

#endif
