//===- FileViewTest.cpp - verdicts on hand-made facts ---------------------===//
//
// Part of hipwave, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Match/FileView.h"
#include "Match/NameFilter.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"

using namespace hipwave;
using testing::ElementsAre;

namespace {

struct Viewed {
  explicit Viewed(std::string Text)
      : Text(std::move(Text)),
        Scan(scanTokens(
            this->Text, [&](llvm::StringRef N) { return filterName(Facts, N); },
            [](llvm::StringRef) { return false; })),
        View(0, "a.cu", this->Text, Scan, Facts) {}

  /// A compilation that says `Bits` of each of the names in turn; 0: nothing.
  Viewed &say(std::vector<unsigned> Bits, bool Parsed = true,
              std::set<std::string> Defines = {}) {
    FileFacts F;
    for (size_t I = 0; I != Bits.size(); ++I)
      if (Bits[I])
        F.Names[Scan.Names[I].Begin].Bits = Bits[I];
    UnitFacts Unit;
    Unit.IsCuda = Unit.Parsed = Parsed;
    View.add(F, Unit, Defines);
    return *this;
  }

  std::vector<Verdict> verdicts() const {
    std::vector<Verdict> Out;
    for (size_t I = 0; I != Scan.Names.size(); ++I)
      Out.push_back(View.verdict(I));
    return Out;
  }

  Catalog Facts;
  std::string Text;
  TokenScan Scan;
  FileView View;
};

constexpr unsigned C = NameFacts::Cuda, U = NameFacts::User,
                   D = NameFacts::Dependent, T = NameFacts::Typed;

TEST(FileView, OneCompilation) {
  EXPECT_THAT(Viewed("cudaFree(p); cudaFree(q); cudaFree(r);")
                  .say({C, U, D})
                  .verdicts(),
              ElementsAre(Verdict::Cuda, Verdict::User, Verdict::Dependent));
}

TEST(FileView, CompilationsMerge) {
  EXPECT_THAT(Viewed("cudaFree(p);").say({C}).say({U}).verdicts(),
              ElementsAre(Verdict::Disagree));
  EXPECT_THAT(Viewed("cudaFree(p);").say({C}).say({0}).verdicts(),
              ElementsAre(Verdict::Cuda));
  EXPECT_THAT(Viewed("cudaFree(p);").say({D}).say({C}).verdicts(),
              ElementsAre(Verdict::Cuda));
  EXPECT_THAT(Viewed("cudaFree(p);").say({D}).say({U}).verdicts(),
              ElementsAre(Verdict::User));
}

TEST(FileView, WithoutACompilation) {
  EXPECT_THAT(
      Viewed("cudaFree(p); s.cudaFree(); s->cudaFree(); n::cudaFree();\n"
             "::cudaFree(p);")
          .verdicts(),
      ElementsAre(Verdict::NoAst, Verdict::User, Verdict::User, Verdict::User,
                  Verdict::NoAst));
}

TEST(FileView, HalvesOfNames) {
  EXPECT_THAT(Viewed("#define A(X) cudaFree##X + X##cudaFree\n").verdicts(),
              ElementsAre(Verdict::User, Verdict::User));
}

TEST(FileView, AProjectsNameVetoesTheText) {
  // What one place of the file shows to be the project's is not CUDA's where
  // nothing is known.
  EXPECT_THAT(Viewed("cudaFree(p); cudaFree(q);").say({U, 0}).verdicts(),
              ElementsAre(Verdict::User, Verdict::User));
  EXPECT_THAT(Viewed("cudaFree(p); cudaFree(q);").say({C, 0}).verdicts(),
              ElementsAre(Verdict::Cuda, Verdict::NoAst));
}

TEST(FileView, MacrosOfTheProject) {
  Viewed V("#define cudaFree(p) mine(p)\ncudaFree(p);");
  EXPECT_THAT(V.verdicts(), ElementsAre(Verdict::User, Verdict::User));
  EXPECT_THAT(Viewed("cudaFree(p);").say({C}, true, {"cudaFree"}).verdicts(),
              ElementsAre(Verdict::User));
}

TEST(FileView, NamespacesAreNamesOnlyBeforeScopes) {
  EXPECT_THAT(Viewed("cub::f(); int cub = 1;").verdicts(),
              ElementsAre(Verdict::NoAst, Verdict::User));
}

TEST(FileView, OriginAndEvidence) {
  Viewed V("cudaFree(a); cudaFree(b); cudaFree(c);\n#define F cudaFree\n");
  EXPECT_EQ(V.View.origin(0), Origin::Direct) << "seen by nobody";
  V.say({C | T | NameFacts::Active, C | NameFacts::InMacroArg});
  EXPECT_EQ(V.View.origin(0), Origin::Direct);
  EXPECT_EQ(V.View.evidence(0), Evidence::Typed);
  EXPECT_EQ(V.View.origin(1), Origin::MacroArgument);
  EXPECT_EQ(V.View.evidence(1), Evidence::Approximate);
  EXPECT_EQ(V.View.evidence(2), Evidence::Textual);
  EXPECT_EQ(V.View.origin(3), Origin::MacroBody);
}

TEST(FileView, InactiveText) {
  Viewed V("#if A\ncudaFree(a);\n#else\ncudaFree(b);\n#endif\n");
  UnitFacts Unit;
  Unit.Parsed = true;
  FileFacts First, Second;
  First.Skipped = {{0, uint32_t(V.Text.find("#else"))}};
  V.View.add(First, Unit, {});
  EXPECT_EQ(V.View.origin(0), Origin::InactiveCode);
  EXPECT_EQ(V.View.origin(1), Origin::Direct);
  Second.Skipped = {{uint32_t(V.Text.find("#else")), uint32_t(V.Text.size())}};
  V.View.add(Second, Unit, {});
  EXPECT_EQ(V.View.origin(0), Origin::Direct) << "active somewhere";
}

TEST(FileView, AUnitThatDidNotParseSaysNothing) {
  Viewed V("cudaFree(a);");
  V.say({0}, /*Parsed=*/false);
  EXPECT_EQ(V.View.verdict(0), Verdict::NoAst);
  EXPECT_FALSE(V.View.Names[0].is(NameFacts::Active));
}

TEST(FileView, IncludesMerge) {
  Viewed V("#include <a.h>\n");
  UnitFacts Unit;
  FileFacts F;
  F.Includes[0].Missing = true;
  V.View.add(F, Unit, {});
  EXPECT_TRUE(V.View.Includes[0].Missing);
  F.Includes[0] = {/*Project=*/true, false, false};
  V.View.add(F, Unit, {});
  EXPECT_TRUE(V.View.Includes[0].Project);
  EXPECT_FALSE(V.View.Includes[0].Missing) << "found by one is found";
}

TEST(FileView, Entities) {
  Viewed V("cudaFree(a); cudaNoSuchThing(b);");
  ASSERT_TRUE(V.View.entity(0));
  EXPECT_EQ(V.View.entity(0)->Hip, "hipFree");
  EXPECT_EQ(V.View.entity(1), nullptr);
}

TEST(FileView, Depths) {
  Viewed V("#ifndef G\n#define G\n#if A\n#include <a>\n#elif B\n#endif\n"
           "#include <b>\n#endif\n");
  std::vector<unsigned> Depths;
  for (uint32_t I = 0; I != V.Scan.Directives.size(); ++I)
    Depths.push_back(V.View.depth(I));
  EXPECT_THAT(Depths, ElementsAre(0, 0, 0, 1, 1, 0, 0, 0));
}

TEST(FileView, WhereIncludesGo) {
  auto Rest = [](std::string Text) {
    Viewed V(Text);
    return Text.substr(V.View.includePoint());
  };
  EXPECT_EQ(Rest("// licence\n\nint x;\n"), "int x;\n");
  EXPECT_EQ(Rest("// a\n#pragma once\nint x;\n"), "int x;\n");
  EXPECT_EQ(Rest("#ifndef G // b\n#define G // c\nint x;\n#endif\n"),
            "int x;\n#endif\n");
  EXPECT_EQ(Rest("#pragma once"), "");
  EXPECT_EQ(Rest("#pragma once /* a\n b */\nint x;\n"), "int x;\n");
  EXPECT_EQ(Rest(""), "");
}

TEST(FileView, OwnNames) {
  Viewed V("#define cudaFree(p)\nvoid cudaMine();");
  V.say({U, U});
  std::set<std::string> Own;
  V.View.collectOwnNames(Own);
  EXPECT_THAT(Own, testing::UnorderedElementsAre("cudaFree", "cudaMine"));
}

} // namespace
