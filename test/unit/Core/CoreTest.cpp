//===- CoreTest.cpp - values and their arithmetic -------------------------===//
//
// Part of hipwave, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Core/LineTable.h"
#include "Core/Report.h"
#include "gtest/gtest.h"
#include <set>

using namespace hipwave;

namespace {

std::pair<unsigned, unsigned> at(const LineTable &Lines, uint32_t Offset) {
  Position P = Lines.position(Offset);
  return {P.Line, P.Column};
}

using Pair = std::pair<unsigned, unsigned>;

TEST(LineTable, EmptyText) {
  LineTable Lines("");
  EXPECT_EQ(Lines.lines(), 1u);
  EXPECT_EQ(at(Lines, 0), Pair(1, 1));
  EXPECT_EQ(Lines.lineBegin(0), 0u);
}

TEST(LineTable, EndOfText) {
  LineTable Open("ab"), Ended("ab\n");
  EXPECT_EQ(at(Open, 2), Pair(1, 3));
  EXPECT_EQ(at(Ended, 2), Pair(1, 3)); // The newline belongs to its line.
  EXPECT_EQ(at(Ended, 3), Pair(2, 1));
  EXPECT_EQ(Ended.lines(), 2u);
}

TEST(LineTable, AllKindsOfLineEnds) {
  LineTable Lines("a\nb\r\nc\rd\n\re");
  EXPECT_EQ(Lines.lines(), 6u);
  EXPECT_EQ(at(Lines, 2), Pair(2, 1)); // b
  EXPECT_EQ(at(Lines, 4), Pair(2, 3)); // The '\n' of "\r\n".
  EXPECT_EQ(at(Lines, 5), Pair(3, 1)); // c
  EXPECT_EQ(at(Lines, 7), Pair(4, 1)); // d
  EXPECT_EQ(at(Lines, 9), Pair(5, 1)); // The lone '\r' after "\n".
  EXPECT_EQ(at(Lines, 10), Pair(6, 1));
  for (unsigned L = 1; L <= Lines.lines(); ++L) {
    EXPECT_EQ(at(Lines, Lines.offsetOfLine(L)), Pair(L, 1));
    EXPECT_EQ(Lines.lineBegin(Lines.offsetOfLine(L)), Lines.offsetOfLine(L));
  }
}

TEST(LineTable, CarriageReturnAtTheEnd) {
  LineTable Lines("a\r");
  EXPECT_EQ(Lines.lines(), 2u);
  EXPECT_EQ(at(Lines, 2), Pair(2, 1));
}

TEST(LineTable, ColumnsCountBytes) {
  LineTable Lines("\xef\xbb\xbf\xc3\xa9x\n\xffy");
  EXPECT_EQ(at(Lines, 3), Pair(1, 4)); // After the byte order mark.
  EXPECT_EQ(at(Lines, 5), Pair(1, 6));
  EXPECT_EQ(at(Lines, 8), Pair(2, 2));
}

Edit edit(uint32_t Begin, uint32_t End, std::string Text) {
  return {Span{0, Begin, End}, std::move(Text)};
}

TEST(ApplyEdits, NoneLeavesTheText) {
  EXPECT_EQ(applyEdits("abc", {}), "abc");
  EXPECT_EQ(applyEdits("", {}), "");
}

TEST(ApplyEdits, AtBothEnds) {
  EXPECT_EQ(applyEdits("abc", {edit(0, 0, "<"), edit(3, 3, ">")}), "<abc>");
  EXPECT_EQ(applyEdits("", {edit(0, 0, "x")}), "x");
  EXPECT_EQ(applyEdits("abc", {edit(0, 3, "")}), "");
}

TEST(ApplyEdits, AdjacentOnes) {
  EXPECT_EQ(applyEdits("abcdef", {edit(1, 1, "("), edit(1, 3, "BC"),
                                  edit(3, 3, ")"), edit(3, 4, "")}),
            "a(BC)ef");
}

TEST(ApplyEdits, BytesAreBytes) {
  std::string Text("a\0\r\n\xff", 5);
  EXPECT_EQ(applyEdits(Text, {edit(1, 2, "\xfe")}), "a\xfe\r\n\xff");
}

TEST(Span, Containment) {
  Span Whole{1, 2, 8};
  EXPECT_TRUE(Whole.contains(Whole));
  EXPECT_TRUE(Whole.contains(Span{1, 8, 8}));
  EXPECT_FALSE(Whole.contains(Span{1, 7, 9}));
  EXPECT_FALSE(Whole.contains(Span{0, 3, 4}));
  EXPECT_EQ(Whole.length(), 6u);
  EXPECT_LT((Span{0, 9, 9}), (Span{1, 0, 0}));
  EXPECT_LT((Span{0, 1, 2}), (Span{0, 1, 3}));
}

FileStats numbered(unsigned From) {
  FileStats S;
  S.Lines = From;
  S.CudaUses = From + 1;
  S.CudaUsesDone = From + 2;
  S.CudaLines = From + 3;
  S.CudaLinesDone = From + 4;
  S.WarpSites = From + 5;
  S.UnknownNames = From + 6;
  return S;
}

TEST(FileStats, SumsEveryMember) {
  Report R;
  R.Files.resize(3);
  R.Files[0].Stats = numbered(1);
  R.Files[2].Stats = numbered(10);
  FileStats Sum = R.total();
  EXPECT_EQ(Sum.Lines, 11u);
  EXPECT_EQ(Sum.CudaUses, 13u);
  EXPECT_EQ(Sum.CudaUsesDone, 15u);
  EXPECT_EQ(Sum.CudaLines, 17u);
  EXPECT_EQ(Sum.CudaLinesDone, 19u);
  EXPECT_EQ(Sum.WarpSites, 21u);
  EXPECT_EQ(Sum.UnknownNames, 23u);
}

TEST(Finding, Resolved) {
  Finding F;
  EXPECT_FALSE(F.isResolved());
  F.Remedy = Fix{Safety::Safe, {}, {}};
  EXPECT_TRUE(F.isResolved());
  F.Remedy.reset();
  F.Level = Severity::Remark;
  EXPECT_TRUE(F.isResolved());
}

/// The names are part of the report's format: all differ, all kebab-case.
template <typename E> void checkNames(E Last) {
  std::set<llvm::StringRef> Names;
  for (int I = 0; I <= int(Last); ++I) {
    llvm::StringRef Name = toString(E(I));
    EXPECT_TRUE(Names.insert(Name).second) << Name.str();
    EXPECT_EQ(Name.find_first_not_of("abcdefghijklmnopqrstuvwxyz-"),
              llvm::StringRef::npos);
  }
}

TEST(Names, AreDistinct) {
  checkNames(Severity::Error);
  checkNames(Safety::Manual);
  checkNames(Origin::StringLiteral);
  checkNames(Evidence::Textual);
  checkNames(NoFixReason::Disagreement);
  checkNames(FileOutcome::Unreadable);
}

} // namespace
