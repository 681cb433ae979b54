//===- EditableRangeTest.cpp - what may be edited -------------------------===//
//
// Part of hipwave, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Match/EditableRange.h"
#include "ParseText.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/RecursiveASTVisitor.h"
#include "gtest/gtest.h"

using namespace hipwave;
using namespace clang;

namespace {

/// The last reference to `target` and the last call of `f`.
struct Finder : RecursiveASTVisitor<Finder> {
  const DeclRefExpr *Target = nullptr;
  const CallExpr *Call = nullptr;
  bool VisitDeclRefExpr(DeclRefExpr *E) {
    if (E->getNameInfo().getAsString() == "target")
      Target = E;
    return true;
  }
  bool VisitCallExpr(CallExpr *E) {
    Call = E;
    return true;
  }
};

std::string show(const ParseText &P, const SpanOrReason &S) {
  if (!S)
    return "no: " + toString(S.reason()).str();
  std::string File = P.Files[S->Where.File].first;
  return File + ": " + P.at(S->Where) + " (" + toString(S->From).str() + ")";
}

enum class Ask { Token, Argument, Anchor };

std::string ask(Ask What, std::string Code, std::string Header = "",
                std::string Outside = "", std::string System = "") {
  ParseText P(
      {{"a.cpp", "#include \"sys.h\"\n#include \"out.h\"\n#include \"h.h\"\n"
                 "int f(int); extern int target, a, b;\n" +
                     Code},
       {"h.h", Header}},
      ClangCommand::Language::Cxx);
  P.Folder.write("out.h", Outside);
  P.Folder.write("system/sys.h", System);
  std::string Out = "not parsed";
  P.parse([&](ParsedUnit &U) {
    EXPECT_TRUE(U.Errors.empty()) << U.Errors.front().Message;
    EditableRange Editable(U.Context.getSourceManager(),
                           U.Context.getLangOpts(), U.Origins);
    Finder F;
    for (Decl *D : U.TopLevel)
      F.TraverseDecl(D);
    if (What == Ask::Token)
      Out = show(P, Editable.token(F.Target->getLocation()));
    else if (What == Ask::Argument)
      Out = show(P, Editable.tokens(F.Call->getArg(0)->getSourceRange()));
    else if (auto At = Editable.anchor(F.Target->getLocation()))
      Out = P.Files[At->File].first + ": " + P.at(*At);
    else
      Out = "nowhere";
  });
  return Out;
}

TEST(EditableRange, Token) {
  EXPECT_EQ(ask(Ask::Token, "int x = target;"), "a.cpp: target (direct)");
  EXPECT_EQ(ask(Ask::Token, "#define ID(X) X\nint x = ID(target);"),
            "a.cpp: target (macro-argument)");
  EXPECT_EQ(ask(Ask::Token, "#define B target\nint x = B;"),
            "a.cpp: target (macro-body)");
  EXPECT_EQ(ask(Ask::Token, "int x = B;", "#define B target\n"),
            "h.h: target (macro-body)");
  EXPECT_EQ(ask(Ask::Token, "int x = ID(target);", "", "#define ID(X) X\n"),
            "a.cpp: target (macro-argument)");
}

TEST(EditableRange, NoToken) {
  EXPECT_EQ(ask(Ask::Token, "#define P(X) tar##X\nint x = P(get);"),
            "no: token-paste");
  EXPECT_EQ(ask(Ask::Token, "int x = B;", "", "#define B target\n"),
            "no: outside-project");
  EXPECT_EQ(ask(Ask::Token, "int x = B;", "", "", "#define B target\n"),
            "no: system-header");
}

TEST(EditableRange, Tokens) {
  EXPECT_EQ(ask(Ask::Argument, "int x = f(a + b);"), "a.cpp: a + b (direct)");
  EXPECT_EQ(ask(Ask::Argument, "int x = f(a /* , */ +\n  b );"),
            "a.cpp: a /* , */ +\n  b (direct)");
  EXPECT_EQ(ask(Ask::Argument, "#define N 3\nint x = f(N);"),
            "a.cpp: N (direct)");
  EXPECT_EQ(ask(Ask::Argument, "#define N (3 + 4)\nint x = f(N + a);"),
            "a.cpp: N + a (direct)");
  EXPECT_EQ(ask(Ask::Argument, "int x = f(N);", "", "", "#define N 3\n"),
            "a.cpp: N (direct)");
  EXPECT_EQ(ask(Ask::Argument, "#define ID(X) X\nint x = ID(f(a + b));"),
            "a.cpp: a + b (macro-argument)");
  EXPECT_EQ(ask(Ask::Argument, "#define C f(1 + 2)\nint x = C;"),
            "a.cpp: 1 + 2 (macro-body)");
}

TEST(EditableRange, TokensFromSeveralPlaces) {
  EXPECT_EQ(ask(Ask::Argument, "#define OPEN f(1 +\nint x = OPEN 2);"),
            "no: macro-body");
  EXPECT_EQ(ask(Ask::Argument, "#define C(X) f(X + 1)\nint x = C(a);"),
            "no: macro-body");
  EXPECT_EQ(ask(Ask::Argument, "int x = C;", "", "", "#define C f(1 + 2)\n")
                .substr(0, 3),
            "no:");
}

TEST(EditableRange, Anchor) {
  EXPECT_EQ(ask(Ask::Anchor, "int x = target;"), "a.cpp: target");
  EXPECT_EQ(ask(Ask::Anchor, "#define P(X) tar##X\nint x = P(get);"),
            "a.cpp: P");
  EXPECT_EQ(ask(Ask::Anchor, "int x = B;", "", "", "#define B target\n"),
            "a.cpp: B");
}

TEST(EditableRange, NoPlace) {
  ParseText P({{"a.cpp", "int x;\n"}}, ClangCommand::Language::Cxx);
  P.parse([](ParsedUnit &U) {
    EditableRange Editable(U.Context.getSourceManager(),
                           U.Context.getLangOpts(), U.Origins);
    EXPECT_FALSE(Editable.token(SourceLocation()));
    EXPECT_FALSE(Editable.tokens(SourceRange()));
    EXPECT_FALSE(Editable.anchor(SourceLocation()));
  });
}

} // namespace
