//===- Places.cpp - lines, columns and edits of findings ------------------===//
//
// Part of hipwave, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Places.h"
#include "llvm/ADT/STLExtras.h"
#include <tuple>

using namespace llvm;

namespace hipwave {

Places::Places(const Report &R)
    : Files(R.Paths.size()), Tables(R.Paths.size()) {
  for (const FileReport &F : R.Files)
    Files[F.File] = &F;
}

const LineTable *Places::lines(FileId F) const {
  if (!Files[F])
    return nullptr;
  if (!Tables[F])
    Tables[F] = std::make_unique<LineTable>(Files[F]->OldText);
  return Tables[F].get();
}

/// Findings of unreadable files have places in a text that we don't have.
static uint32_t inside(const FileReport &F, uint32_t Offset) {
  return std::min<size_t>(Offset, F.OldText.size());
}

std::optional<Position> Places::position(FileId F, uint32_t Offset) const {
  if (const LineTable *Lines = lines(F))
    return Lines->position(inside(*Files[F], Offset));
  return std::nullopt;
}

uint32_t Places::lineBegin(FileId F, uint32_t Offset) const {
  const LineTable *Lines = lines(F);
  return Lines ? Lines->lineBegin(inside(*Files[F], Offset)) : 0;
}

StringRef Places::line(FileId F, uint32_t Offset) const {
  if (!Files[F])
    return "";
  StringRef Rest = StringRef(Files[F]->OldText).substr(lineBegin(F, Offset));
  return Rest.take_until([](char C) { return C == '\n' || C == '\r'; });
}

/// True if `E` is among the chosen edits. Insertions at one place may have been
/// joined to one.
static bool isChosen(ArrayRef<Edit> Chosen, const Edit &E) {
  auto Place = [](const Edit &X) {
    return std::tie(X.Where.Begin, X.Where.End);
  };
  auto At = partition_point(Chosen,
                            [&](const Edit &C) { return Place(C) < Place(E); });
  for (; At != Chosen.end() && Place(*At) == Place(E); ++At)
    if (E.Where.length() ? At->Text == E.Text
                         : StringRef(At->Text).contains(E.Text))
      return true;
  return false;
}

bool Places::isApplied(const Finding &F) const {
  if (!F.Remedy || F.WhyNot)
    return false;
  if (F.Remedy->Edits.empty())
    return F.Remedy->Trust == Safety::Safe;
  return all_of(F.Remedy->Edits, [&](const Edit &E) {
    const FileReport *In = file(E.Where.File);
    return In && isChosen(In->Edits, E);
  });
}

} // namespace hipwave
