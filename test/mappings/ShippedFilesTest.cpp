// Part of hipwave, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The constant tables were made by utils/gen_catalog.py, so comparing them with
// what Overlay reads from the same files compares the two readers.

#include "Catalog/Overlay.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include "gtest/gtest.h"

using namespace hipwave;

namespace {

std::vector<std::string> shippedFiles() {
  std::vector<std::string> Files;
  std::error_code EC;
  for (llvm::sys::fs::recursive_directory_iterator I(HIPWAVE_MAPPINGS, EC), E;
       I != E && !EC; I.increment(EC))
    if (llvm::sys::path::extension(I->path()) == ".yaml")
      Files.push_back(I->path());
  EXPECT_FALSE(EC) << EC.message();
  return Files;
}

bool operator==(Version A, Version B) {
  return A.Major == B.Major && A.Minor == B.Minor;
}

bool operator==(const VersionRange &A, const VersionRange &B) {
  return A.Added == B.Added && A.Deprecated == B.Deprecated &&
         A.Removed == B.Removed;
}

bool operator==(const ArgumentStep &A, const ArgumentStep &B) {
  return A.Verb == B.Verb && A.At == B.At && A.To == B.To &&
         A.WhenCount == B.WhenCount && A.With == B.With;
}

void expectEqual(const Entity &A, const Entity &B) {
  SCOPED_TRACE(A.Cuda.str());
  EXPECT_EQ(A.Hip, B.Hip);
  EXPECT_EQ(A.Roc, B.Roc);
  EXPECT_EQ(A.Kind, B.Kind);
  EXPECT_EQ(A.Lib, B.Lib);
  EXPECT_EQ(A.Traits, B.Traits);
  EXPECT_TRUE(A.InCuda == B.InCuda);
  EXPECT_TRUE(A.InHip == B.InHip);
  EXPECT_EQ(A.AltHip, B.AltHip);
  EXPECT_EQ(A.AltCount, B.AltCount);
  EXPECT_EQ(A.Reason, B.Reason);
  EXPECT_EQ(A.Advice, B.Advice);
  EXPECT_TRUE(llvm::equal(
      A.Arguments, B.Arguments,
      [](const ArgumentStep &X, const ArgumentStep &Y) { return X == Y; }));
  EXPECT_EQ(A.Differs, B.Differs);
  EXPECT_EQ(A.Notes, B.Notes);
  EXPECT_EQ(A.InCudaHeaders, B.InCudaHeaders);
  EXPECT_EQ(A.InHipHeaders, B.InHipHeaders);
  EXPECT_EQ(A.InRocHeaders, B.InRocHeaders);
  EXPECT_EQ(A.Source, B.Source);
  EXPECT_EQ(A.Include, B.Include);
}

TEST(ShippedFilesTest, BothReadersAgree) {
  auto Read = loadOverlay(shippedFiles());
  ASSERT_TRUE(bool(Read)) << llvm::toString(Read.takeError());
  EXPECT_EQ((*Read)->entities().size(), Catalog::all().size());
  EXPECT_EQ((*Read)->headers().size(), Catalog::allHeaders().size());
  for (const Entity &E : Catalog::all()) {
    const Entity *Other = (*Read)->find(E.Cuda);
    ASSERT_TRUE(Other) << E.Cuda.str();
    expectEqual(E, *Other);
  }
  for (const HeaderEntity &H : Catalog::allHeaders()) {
    const HeaderEntity *Other = (*Read)->findHeader(H.Cuda);
    ASSERT_TRUE(Other) << H.Cuda.str();
    EXPECT_EQ(H.Hip, Other->Hip);
    EXPECT_EQ(H.Roc, Other->Roc);
    EXPECT_EQ(H.Lib, Other->Lib);
    EXPECT_EQ(H.Reason, Other->Reason);
    EXPECT_EQ(H.Advice, Other->Advice);
    EXPECT_EQ(H.Main, Other->Main);
  }
}

TEST(ShippedFilesTest, EveryRecordIsFound) {
  Catalog C;
  for (const Entity &E : Catalog::all())
    EXPECT_EQ(C.find(E.Cuda), &E) << E.Cuda.str();
  for (const HeaderEntity &H : Catalog::allHeaders())
    EXPECT_EQ(C.findHeader(H.Cuda), &H) << H.Cuda.str();
}

TEST(ShippedFilesTest, EveryRecordHasATargetOrAReason) {
  for (const Entity &E : Catalog::all())
    EXPECT_NE(E.Hip.empty(), E.Reason.empty()) << E.Cuda.str();
  for (const HeaderEntity &H : Catalog::allHeaders())
    EXPECT_NE(H.Hip.empty(), H.Reason.empty()) << H.Cuda.str();
}

// Reasons and advice go into messages after a colon.
TEST(ShippedFilesTest, TextsFitIntoMessages) {
  for (const Entity &E : Catalog::all())
    for (llvm::StringRef Text : {E.Reason, E.Advice, E.Differs}) {
      EXPECT_FALSE(Text.ends_with(".")) << E.Cuda.str();
      EXPECT_EQ(Text.trim(), Text) << E.Cuda.str();
      EXPECT_FALSE(Text.contains('\n')) << E.Cuda.str();
    }
}

// Only calls have arguments.
TEST(ShippedFilesTest, ArgumentsBelongToCalls) {
  for (const Entity &E : Catalog::all())
    if (!E.Arguments.empty() || E.AltCount >= 0) {
      EXPECT_TRUE(E.Kind == EntityKind::Function ||
                  E.Kind == EntityKind::DeviceFunction)
          << E.Cuda.str();
      EXPECT_TRUE(E.isSupported()) << E.Cuda.str();
    }
}

// A target that is itself a name of CUDA would be renamed again on a second
// run.
TEST(ShippedFilesTest, TargetsAreStable) {
  Catalog C;
  for (const Entity &E : Catalog::all())
    if (const Entity *Again = E.isSupported() ? C.find(E.Hip) : nullptr) {
      EXPECT_EQ(Again->Hip, E.Hip) << E.Cuda.str();
    }
}

TEST(ShippedFilesTest, EveryLibraryWithRecordsHasAHeader) {
  for (const Entity &E : Catalog::all())
    if (E.isSupported() && E.Lib != Library::Thrust) {
      EXPECT_FALSE(Catalog::include(E).empty()) << E.Cuda.str();
    }
}

} // namespace
