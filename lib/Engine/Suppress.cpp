//===- Suppress.cpp - comments that silence rules -------------------------===//
//
// Part of hipwave, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Engine/Suppress.h"
#include "Core/LineTable.h"
#include "llvm/ADT/SmallVector.h"

namespace hipwave {

/// The rules named in "(hipwave-a, hipwave-b, other)" at the start of `Text`.
static std::vector<std::string> namedRules(llvm::StringRef Text) {
  std::vector<std::string> Rules;
  if (!Text.consume_front("("))
    return Rules;
  llvm::SmallVector<llvm::StringRef, 4> Names;
  Text.take_until([](char C) { return C == ')' || C == '\n'; })
      .split(Names, ',');
  for (llvm::StringRef N : Names)
    if (N = N.trim(); N.consume_front("hipwave-"))
      Rules.push_back(N.str());
  return Rules;
}

Suppressions::Suppressions(llvm::StringRef Text) {
  if (!Text.contains("NOLINT"))
    return;
  LineTable Lines(Text);
  for (size_t At = 0;
       (At = Text.find("NOLINT", At)) != llvm::StringRef::npos;) {
    unsigned Line = Lines.position(At).Line;
    llvm::StringRef Rest = Text.substr(At + 6);
    At += 6;
    bool Next = Rest.consume_front("NEXTLINE");
    bool Begin = !Next && Rest.consume_front("BEGIN");
    bool End = !Next && !Begin && Rest.consume_front("END");
    for (const std::string &Rule : namedRules(Rest)) {
      if (!End) {
        unsigned First = Line + Next;
        Ranges.push_back({First, Begin ? ~0u : First, Rule});
        continue;
      }
      for (auto R = Ranges.rbegin(); R != Ranges.rend(); ++R)
        if (R->Last == ~0u && R->Rule == Rule) {
          R->Last = Line;
          break;
        }
    }
  }
}

bool Suppressions::covers(unsigned Line, llvm::StringRef Rule) const {
  for (const Range &R : Ranges)
    if (R.First <= Line && Line <= R.Last && (R.Rule == "*" || R.Rule == Rule))
      return true;
  return false;
}

} // namespace hipwave
