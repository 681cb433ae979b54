//===- TokenScanTest.cpp --------------------------------------------------===//
//
// Part of hipwave, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Frontend/TokenScan.h"
#include "llvm/ADT/STLExtras.h"
#include "gtest/gtest.h"
#include <random>

using namespace hipwave;
using llvm::StringRef;

namespace {

TokenScan scanAll(StringRef Text) {
  return scanTokens(
      Text, [](StringRef) { return 1u; }, [](StringRef) { return true; });
}

/// All names, separated by spaces.
std::string names(StringRef Text) {
  std::string All;
  scanTokens(
      Text,
      [&](StringRef Name) {
        All += (All.empty() ? "" : " ") + Name.str();
        return 0u;
      },
      [](StringRef) { return false; });
  return All;
}

std::string literals(StringRef Text) {
  std::string All;
  for (const Literal &L : scanAll(Text).Literals)
    All += (All.empty() ? "" : " ") + Text.slice(L.Begin, L.End).str();
  return All;
}

/// The name that is spelled `x` in `Text`, or the last of them.
Name nameX(StringRef Text) {
  Name Found;
  for (const Name &N : scanAll(Text).Names)
    if (Text.slice(N.Begin, N.End) == "x")
      Found = N;
  EXPECT_NE(0u, Found.End) << Text.str();
  return Found;
}

//===----------------------------------------------------------------------===//
// Which bytes are names
//===----------------------------------------------------------------------===//

struct NamesCase {
  StringRef Text;
  const char *Names;
};

const NamesCase NamesCases[] = {
    {"", ""},
    {"a b_1 $c _", "a b_1 $c _"},
    {"\xef\xbb\xbf"
     "a",
     "a"},
    {"gr\xc3\xb6\xc3\x9f"
     "e b",
     "gr\xc3\xb6\xc3\x9f"
     "e b"},
    {StringRef("a\0b", 3), "a b"},
    // Comments.
    {"a // b\nc", "a c"},
    {"a // b \\\n d\nc", "a c"},
    {"a // b \\\r\n d\r\nc", "a c"},
    {"a // b \\  \n d\nc", "a c"},
    {"a // b ?\?/\nc", "a c"},
    {"a // \\", "a"},
    {"a /\\\n/ b\nc", "a c"},
    {"a /* b */ c", "a c"},
    {"a /*/ b */ c", "a c"},
    {"a /\\\n* b */ c", "a c"},
    {"a /* \" */ b /* ' */ c", "a b c"},
    {"a /* // */ b", "a b"},
    {"a // /*\nb", "a b"},
    {"a /* b", "a"},
    {"a / b /= c", "a b c"},
    {"a // b\rc", "a c"},
    // Strings and characters.
    {"a \"b\" c", "a c"},
    {"a \"b\\\"c\" d", "a d"},
    {"a \"b\\\\\" c", "a c"},
    {"a \"b\\\nc\" d", "a d"},
    {"a \"b\\\r\nc\" d", "a d"},
    {"a \"b // c\" d", "a d"},
    {"a \"b /* c\" d", "a d"},
    {"a \"b\nc", "a c"},
    {"a 'b\nc", "a c"},
    {"a '\"' b", "a b"},
    {"a '\\'' b", "a b"},
    {"a \"'\" b", "a b"},
    {"u8\"a\" L\"b\" U'c' u'd' L'e' f", "f"},
    {"F\"a\" b", "F b"},
    {"\"a\"_km b", "b"},
    {"\"%\" PRIu64 \"\\n\"", "PRIu64"},
    {"\"%\"PRIu64\"\\n\"", "PRIu64"},
    {"a \"", "a"},
    {"a \"\\", "a"},
    // Raw strings.
    {"R\"(a)\" b", "b"},
    {"R\"(a\")\" b", "b"},
    {"R\"(a\\)\" b", "b"},
    {"R\"(a\n#define b\n)\" c", "c"},
    {"R\"x(a)\"b)x\" c", "c"},
    {"LR\"(a)\" u8R\"(b)\" uR\"(c)\" UR\"(d)\" e", "e"},
    {"R\"(a // )\" b", "b"},
    {"FOOR\"(a)\" b", "FOOR b"},
    {"R\"(a", ""},
    {"R\"too long a delimiter(a)\" b", "b"},
    {"R\"a b\" c", "c"},
    // Numbers.
    {"1'000 a", "a"},
    {"0xab'cd a", "a"},
    {"1e+5f a", "a"},
    {"0x1p-3 a", "a"},
    {"1.f a .5f b 1..a c", "a b c"},
    {"1'a' b", ""},
    {"10ull a 1_km b", "a b"},
    {"1\\\n0a b", "b"},
    {"case 'a':b", "case b"},
    // Continued lines.
    {"a\\\nb c", "ab c"},
    {"a\\\r\nb c", "ab c"},
    {"a\\  \nb c", "ab c"},
    {"a\\\n\\\nb c", "ab c"},
    {"a\\\n b", "a b"},
    {"a \\ b", "a b"},
    // Directives.
    {"#include <a.h>\nb", "b"},
    {"#include<a.h>\nb", "b"},
    {"#  include \"a.h\" // c\nb", "b"},
    {"#include A\nb", "A b"},
    {"#include A(b)\nc", "A b c"},
    {"#include <a\nb", "a b"},
    {"#import <a.h>\n#include_next <b.h>\nc", "c"},
    {"#if __has_include(<a/b.h>) && c\nd", "__has_include c d"},
    {"#if __has_include(\"a\") || __has_include_next( <b> )\nc",
     "__has_include __has_include_next c"},
    {"#if A < B\n#elif defined(C)\n#elifdef D\n#else E\n#endif\n",
     "A B defined C D E"},
    {"#define A(b, c...) d \\\n e // f\ng", "A b c d e g"},
    {"#define A /* b \n c */ d\ne", "A d e"},
    {"/* a */ # /* b */ define C d\n", "C d"},
    {"/* a\n*/ #define C d\n", "C d"},
    {"%: define A b\n", "A b"},
    {"#error it's a \"b\nc", "it s a b c"},
    {"#error \"a b\" c\nd", "c d"},
    {"#warning don't\nd", "don t d"},
    {"#pragma a b\nc", "a b c"},
    {"#\na", "a"},
    {"# 12 \"a.h\" 3\nb", "b"},
    {"#!/bin/sh\na", "bin sh a"},
    {"a #define b\n", "a define b"},
    {"#define", ""},
    {"#define A", "A"},
    {"#define A(", "A"},
    {"#define A(b", "A b"},
    {"#", ""},
    // What no compiler looks at.
    {"#if 0\nthe user's code\n  mov.u32 %r1, 'x;\n#endif\na",
     "the user mov u32 r1 a"},
    {"#if 0\nit's \"here\n#else\na\n#endif", "it a"},
};

TEST(TokenScan, Names) {
  for (const NamesCase &C : NamesCases)
    EXPECT_EQ(C.Names, names(C.Text)) << C.Text.str();
}

TEST(TokenScan, UserValueAndSpan) {
  StringRef Text = "foo cu\\\nda bar";
  TokenScan S = scanTokens(
      Text, [](StringRef N) { return N == "cuda" ? 43u : 0u; },
      [](StringRef) { return false; });
  ASSERT_EQ(1u, S.Names.size());
  EXPECT_EQ(42u, S.Names[0].User);
  EXPECT_EQ("cu\\\nda", Text.slice(S.Names[0].Begin, S.Names[0].End));
}

//===----------------------------------------------------------------------===//
// What stands around a name
//===----------------------------------------------------------------------===//

TEST(TokenScan, WhatStandsBefore) {
  const std::pair<const char *, Before> Cases[] = {
      {"x", Before::Other},
      {"a x", Before::Other},
      {"a.x", Before::Dot},
      {"a . /* c */ x", Before::Dot},
      {"a.\nx", Before::Dot},
      {"a.*x", Before::Other},
      {"f(a...x)", Before::Other},
      {"1.x", Before::Other},
      {"a->x", Before::Arrow},
      {"a-\\\n>x", Before::Arrow},
      {"a->*x", Before::Other},
      {"a.template x<int>()", Before::Dot},
      {"A::template x<int>()", Before::Scope},
      {"a - > x", Before::Other},
      {"a > x", Before::Other},
      {"A::x", Before::Scope},
      {"A :: // c\n x", Before::Scope},
      {"A<b>::x", Before::Scope},
      {"::x", Before::GlobalScope},
      {"(void)::x", Before::GlobalScope},
      {"return ::x", Before::GlobalScope},
      {"else ::x", Before::GlobalScope},
      {"a = ::x", Before::GlobalScope},
      {"a > ::x", Before::GlobalScope},
      {"a ? b : x", Before::Other},
      {"#define A(x) #x", Before::Hash},
      {"#define A(x) # x", Before::Hash},
      {"#define A a##x", Before::Paste},
      {"#define A x", Before::Other},
      {"a.\n#if B\nx\n#endif\n", Before::Dot},
  };
  for (auto [Text, Expected] : Cases) {
    StringRef T = Text;
    // The last, as parameters come first.
    if (T == "1.x")
      continue; // one number
    EXPECT_EQ(Expected, nameX(T).Prev) << Text;
  }
}

TEST(TokenScan, Qualifier) {
  auto Qualifier = [](StringRef Text) {
    Name N = nameX(Text);
    return Text.slice(N.QualifierBegin, N.QualifierEnd).str();
  };
  EXPECT_EQ("B", Qualifier("A::B::x"));
  EXPECT_EQ("A", Qualifier("::A:: x"));
  EXPECT_EQ("", Qualifier("A<int>::x"));
  EXPECT_EQ("", Qualifier("return ::x"));
  EXPECT_EQ("", Qualifier("A x"));
}

TEST(TokenScan, WhatFollows) {
  const std::pair<const char *, After> Cases[] = {
      {"x", After::Other},
      {"x y", After::Other},
      {"x 1", After::Other},
      {"x \"a\"", After::Other},
      {"x(", After::Paren},
      {"x /* c */\n(", After::Paren},
      {"x\n#if A\n#endif\n(", After::Paren},
      {"x::a", After::Scope},
      {"x : a", After::Other},
      {"x<a>", After::Less},
      {"x < a", After::Less},
      {"x << a", After::Other},
      {"x <= a", After::Other},
      {"x <<= a", After::Other},
      {"x<<<a, b>>>()", After::Launch},
      {"x <<\\\n< a, b>>>()", After::Launch},
      {"#define A x##b", After::Paste},
      {"#define A x\n(", After::Other},
      {"x <<<<<<< a", After::Other},
  };
  for (auto [Text, Expected] : Cases)
    EXPECT_EQ(Expected, nameX(Text).Next) << Text;
}

TEST(TokenScan, WhereANameStands) {
  const std::pair<const char *, Place> Cases[] = {
      {"x", Place::Code},
      {"#define x", Place::DefineName},
      {"#define x(a) a", Place::DefineName},
      {"#define A(x) 1", Place::DefineName},
      {"#define A(b, x...) 1", Place::DefineName},
      {"#define A (x)", Place::DefineBody},
      {"#define A(b) x", Place::DefineBody},
      {"#define A(b) \\\n x", Place::DefineBody},
      {"#ifdef x", Place::Condition},
      {"#if defined(x)", Place::Condition},
      {"#elif A > x", Place::Condition},
      {"#elifndef x", Place::Condition},
      {"#undef x", Place::OtherDirective},
      {"#pragma x", Place::OtherDirective},
      {"#include x", Place::OtherDirective},
      {"#error x", Place::OtherDirective},
      {"#define A\nx", Place::Code},
      {"#if 0\nx\n#endif", Place::Code},
  };
  for (auto [Text, Expected] : Cases) {
    Name N = nameX(Text);
    EXPECT_EQ(Expected, N.Where) << Text;
    EXPECT_EQ(Expected == Place::Code, N.Directive == ~0u) << Text;
  }
}

//===----------------------------------------------------------------------===//
// Literals, launches, directives
//===----------------------------------------------------------------------===//

TEST(TokenScan, Literals) {
  EXPECT_EQ("\"a\" L\"b\" R\"(c)\"",
            literals("f(\"a\", L\"b\", R\"(c)\", 'd')"));
  EXPECT_EQ("\"a\"", literals("#define A \"a\"\n"));
  EXPECT_EQ("", literals("#include \"a\"\n#error \"b\"\n#line 3 \"c\"\n"));
  EXPECT_EQ("\"a\"", literals("\"a\"_s"));
  std::vector<std::string> Asked;
  scanTokens(
      "\"a\\n\" R\"x(b\")x\" \"\"", [](StringRef) { return 0u; },
      [&](StringRef Inner) {
        Asked.push_back(Inner.str());
        return false;
      });
  EXPECT_EQ((std::vector<std::string>{"a\\n", "b\"", ""}), Asked);
}

TEST(TokenScan, Launches) {
  StringRef Text = "k<<<1, 2>>>();\n#define L k<<<1, 2>>>()\n// k<<<1>>>()\n"
                   "a << b; \"<<<\"; <<<<<<< HEAD\n";
  TokenScan S = scanAll(Text);
  ASSERT_EQ(2u, S.Launches.size());
  EXPECT_EQ(1u, S.Launches[0].Begin);
  EXPECT_EQ(~0u, S.Launches[0].Directive);
  EXPECT_EQ(0u, S.Launches[1].Directive);
}

struct DirectiveCase {
  const char *Text;
  DirectiveKind Kind;
  const char *Arg;
  const char *Flags; ///< a: angled, n: negated, f: function-like
};

const DirectiveCase DirectiveCases[] = {
    {"#include <a/b.h>", DirectiveKind::Include, "a/b.h", "a"},
    {"# include \"a.h\" // c", DirectiveKind::Include, "a.h", ""},
    {"#include /* c */ <a.h>", DirectiveKind::Include, "a.h", "a"},
    {"#include \\\n <a.h>", DirectiveKind::Include, "a.h", "a"},
    {"#inc\\\nlude <a.h>", DirectiveKind::Include, "a.h", "a"},
    {"#include A", DirectiveKind::Include, "", ""},
    {"#include_next <a.h>", DirectiveKind::Include, "a.h", "a"},
    {"#define A", DirectiveKind::Define, "A", ""},
    {"#define A(b) c", DirectiveKind::Define, "A", "f"},
    {"#define A\\\n(b) c", DirectiveKind::Define, "A", "f"},
    {"#define A (b)", DirectiveKind::Define, "A", ""},
    {"#undef A", DirectiveKind::Undef, "A", ""},
    {"#if A", DirectiveKind::If, "", ""},
    {"#if defined(A)", DirectiveKind::If, "A", ""},
    {"#if defined A // c", DirectiveKind::If, "A", ""},
    {"#if !defined ( A ) /* c */", DirectiveKind::If, "A", "n"},
    {"#if !defined(A) && B", DirectiveKind::If, "", ""},
    {"#if defined(A", DirectiveKind::If, "", ""},
    {"#ifdef A", DirectiveKind::If, "A", ""},
    {"#ifndef A", DirectiveKind::If, "A", "n"},
    {"#elif A", DirectiveKind::Elif, "", ""},
    {"#elifdef A", DirectiveKind::Elif, "A", ""},
    {"#elifndef A", DirectiveKind::Elif, "A", "n"},
    {"#else", DirectiveKind::Else, "", ""},
    {"#endif // A", DirectiveKind::Endif, "", ""},
    {"#pragma once", DirectiveKind::PragmaOnce, "", ""},
    {"#pragma once // c", DirectiveKind::PragmaOnce, "", ""},
    {"#pragma once more", DirectiveKind::Other, "", ""},
    {"#pragma unroll", DirectiveKind::Other, "", ""},
    {"#error a", DirectiveKind::Other, "", ""},
    {"#", DirectiveKind::Other, "", ""},
};

TEST(TokenScan, Directives) {
  for (const DirectiveCase &C : DirectiveCases)
    for (StringRef End : {"", "\n", "\r\n", "\nb"}) {
      std::string Text = "a;\n  " + std::string(C.Text) + End.str();
      TokenScan S = scanAll(Text);
      ASSERT_EQ(1u, S.Directives.size()) << Text;
      const Directive &D = S.Directives[0];
      EXPECT_EQ(C.Kind, D.Kind) << Text;
      EXPECT_EQ(C.Arg, StringRef(Text).slice(D.ArgBegin, D.ArgEnd)) << Text;
      EXPECT_EQ(C.Text, StringRef(Text).slice(D.Begin, D.End)) << Text;
      std::string Flags = std::string(D.Angled ? "a" : "") +
                          (D.Negated ? "n" : "") + (D.FunctionLike ? "f" : "");
      EXPECT_EQ(C.Flags, Flags) << Text;
    }
}

//===----------------------------------------------------------------------===//
// The file as a whole
//===----------------------------------------------------------------------===//

TEST(TokenScan, Guard) {
  const std::pair<const char *, bool> Cases[] = {
      {"#ifndef A\n#define A\nint a;\n#endif\n", true},
      {"// c\n\n#ifndef A\n#define A\n#endif /* c\n */ // d\n", true},
      {"#if !defined(A)\n#define A 1\n#endif", true},
      {"#pragma once\n#ifndef A\n#define A\n#endif\n", true},
      {"#ifndef A\n#define A\n#if B\n#else\n#endif\n#endif\n", true},
      {"#ifndef A\n#define B\n#endif\n", false},
      {"#ifdef A\n#define A\n#endif\n", false},
      {"int a;\n#ifndef A\n#define A\n#endif\n", false},
      {"#ifndef A\n#define A\n#endif\nint a;\n", false},
      {"#ifndef A\n#define A\n#endif\n#define B\n", false},
      {"#ifndef A\n#define A\n#else\n#endif\n", false},
      {"#ifndef A\n#define A\n", false},
      {"#ifndef A\nint a;\n#endif\n", false},
      {"#include <a>\n#ifndef A\n#define A\n#endif\n", false},
      {"", false},
  };
  for (auto [Text, Expected] : Cases) {
    TokenScan S = scanAll(Text);
    EXPECT_EQ(Expected, S.Guard != ~0u) << Text;
    if (S.Guard != ~0u) {
      EXPECT_EQ(DirectiveKind::Define, S.Directives[S.Guard + 1].Kind);
    }
  }
}

TEST(TokenScan, PragmaOnce) {
  EXPECT_EQ(0u, scanAll("// c\n#pragma once\n").PragmaOnce);
  EXPECT_EQ(1u, scanAll("#include <a>\n# pragma once\n").PragmaOnce);
  EXPECT_EQ(~0u, scanAll("// #pragma once\n").PragmaOnce);
}

TEST(TokenScan, HeadEnd) {
  // In each text, "|" stands where the head ends.
  for (const char *Case : {
           "|int a;\n",
           "\xef\xbb\xbf|int a;\n",
           "// c\n\n|int a;\n",
           "/* c\n * d\n */\n\n|#include <a>\n",
           "/* c */\n// d\n|  int a;\n",
           "// c\n|/* d\n */ int a;\n",
           "// c \\\n d\n|int a;\n",
           "|// c",
           "// c\n|",
           "|",
           "\r\n// c\r\n|int a;\r\n",
       }) {
    StringRef Before, After;
    std::tie(Before, After) = StringRef(Case).split('|');
    EXPECT_EQ(Before.size(), scanAll(Before.str() + After.str()).HeadEnd)
        << Case;
  }
}

TEST(TokenScan, BytesOfTheFile) {
  TokenScan S = scanAll("\xef\xbb\xbf"
                        "a\r\nb\r\n");
  EXPECT_TRUE(S.HasBom && S.HasCrLf && S.ValidUtf8 && !S.HasNul);
  EXPECT_EQ(2u, S.Lines);
  EXPECT_EQ(0u, scanAll("").Lines);
  EXPECT_EQ(1u, scanAll("a").Lines);
  EXPECT_EQ(1u, scanAll("a\n").Lines);
  EXPECT_EQ(3u, scanAll("a\n\nb").Lines);
  EXPECT_EQ(3u, scanAll("a\rb\rc").Lines);
  EXPECT_FALSE(scanAll("a\nb\r\n").HasCrLf);
  EXPECT_FALSE(scanAll("a\rb\r\n").HasCrLf);
  EXPECT_TRUE(scanAll(StringRef("a\0", 2)).HasNul);
  EXPECT_FALSE(scanAll("// caf\xe9\n").ValidUtf8);
  EXPECT_FALSE(scanAll("// \xe2\x82").ValidUtf8);
  EXPECT_TRUE(scanAll("// 12345678 \xe2\x82\xac 12345678\n").ValidUtf8);
  std::string Long(1000, '\n');
  EXPECT_EQ(1000u, scanAll(Long).Lines);
  std::string Pairs;
  for (int I = 0; I != 500; ++I)
    Pairs += "a\r\n";
  EXPECT_EQ(500u, scanAll(Pairs).Lines);
}

TEST(TokenScan, Terminated) {
  EXPECT_TRUE(scanAll("a /* b */").Terminated);
  EXPECT_TRUE(scanAll("a \"b").Terminated);
  EXPECT_TRUE(scanAll("a // b").Terminated);
  EXPECT_FALSE(scanAll("a /* b").Terminated);
  EXPECT_FALSE(scanAll("a /* b *").Terminated);
  EXPECT_FALSE(scanAll("a R\"x(b)\"").Terminated);
  EXPECT_FALSE(scanAll("#define A /* b").Terminated);
}

//===----------------------------------------------------------------------===//
// Damaged text
//===----------------------------------------------------------------------===//

const char Sample[] = R"cpp(/* licence
 */
#ifndef SAMPLE_H
#define SAMPLE_H
#include <cuda_runtime.h> // the API
#  include "sample.h"
#define CHECK(call, ...) \
  do {                   \
    cudaError_t e##1 = (call); /* it's a comment */ \
    if (e != cudaSuccess) printf("%s: %s\n", #call, cudaGetErrorString(e)); \
  } while (0)
#if defined(__CUDA_ARCH__) && __CUDA_ARCH__ >= 700 || __has_include(<a.h>)
template <class T = int, int N = (3 > 2)>
__global__ void __launch_bounds__(256) kernel(const T *a, T *b, int n) {
  const auto i = blockIdx.x * blockDim.x + threadIdx.x;
  auto f = [=] __device__ (int j) -> T { return a[j] * T{1'000}; };
  if (i < n) b[i] = f(i); else return;
  asm volatile("mov.u32 %0, %%laneid;" : "=r"(n) :: "memory");
}
#elif 0
don't lex "this
#else
#error it's not there
#endif
enum class E : int { A, B = 1 << 2, C };
struct S : Base<E> {
  S() : a(1), b{2} {}
public:
  int a, b;
};
const char *source = R"x(
#define NOT_A_DIRECTIVE
)x" "cudaMalloc" u8"\"\\" L'\'';
void launch() {
  switch (1) { case 1: default: break; }
  dim3 grid(1), block{32, 1, 1};
  ::kernel<int><<<grid, block, 0, nullptr>>>(a, b, n);
  std::for_each(v.begin(), v.end(), [&](auto &x) { x->y.z(); });
}
#endif // SAMPLE_H
)cpp";

/// Holds for any text at all.
void checkSound(StringRef Text) {
  TokenScan S = scanAll(Text);
  auto InText = [&](uint32_t Begin, uint32_t End) {
    return Begin <= End && End <= Text.size();
  };
  for (const Name &N : S.Names) {
    ASSERT_TRUE(N.Begin < N.End && InText(N.Begin, N.End));
    ASSERT_TRUE(InText(N.QualifierBegin, N.QualifierEnd));
    ASSERT_TRUE(N.Directive == ~0u || N.Directive < S.Directives.size());
    uint32_t Line = S.statementLine(Text, N.Begin);
    ASSERT_TRUE(Line <= N.Begin);
    ASSERT_TRUE(Line == (S.HasBom ? 3 : 0) || Text[Line - 1] == '\n' ||
                Text[Line - 1] == '\r');
  }
  for (const Literal &L : S.Literals)
    ASSERT_TRUE(InText(L.Begin, L.End));
  for (const Directive &D : S.Directives)
    ASSERT_TRUE(D.Begin < D.End && InText(D.Begin, D.End) &&
                InText(D.ArgBegin, D.ArgEnd));
  ASSERT_TRUE(llvm::is_sorted(
      S.Names, [](const Name &A, const Name &B) { return A.Begin < B.Begin; }));
  ASSERT_TRUE(llvm::is_sorted(
      S.StatementStarts, [](const StatementStart &A, const StatementStart &B) {
        return A.Begin < B.Begin;
      }));
  ASSERT_LE(S.HeadEnd, Text.size());
}

/// Copies to memory that ends where the text does, for sanitizers to see.
void checkSoundExactly(StringRef Text) {
  std::unique_ptr<char[]> Copy(new char[Text.size()]);
  std::copy(Text.begin(), Text.end(), Copy.get());
  checkSound(StringRef(Copy.get(), Text.size()));
}

TEST(TokenScan, TruncatedText) {
  StringRef Text = Sample;
  for (size_t N = 0; N <= Text.size(); ++N) {
    checkSoundExactly(Text.take_front(N));
    checkSoundExactly(Text.drop_front(N));
  }
}

TEST(TokenScan, MutatedText) {
  std::mt19937 Random(1); // the same each time
  constexpr char Bytes[] = "\0\r\n\\\"'/*#<>(){}[];:,RL0e.%$\x80\xff";
  const StringRef Pieces(Bytes, sizeof(Bytes) - 1);
  for (int Round = 0; Round != 1000; ++Round) {
    std::string Text = Sample;
    for (unsigned Changes = 1 + Random() % 20; Changes; --Changes) {
      size_t At = Random() % Text.size();
      switch (Random() % 3) {
      case 0:
        Text[At] = Pieces[Random() % Pieces.size()];
        break;
      case 1:
        Text.erase(At, Random() % 8);
        break;
      case 2:
        Text.insert(At, 1, Pieces[Random() % Pieces.size()]);
        break;
      }
    }
    checkSoundExactly(Text);
  }
}

TEST(TokenScan, RandomBytes) {
  std::mt19937 Random(2);
  for (int Round = 0; Round != 200; ++Round) {
    std::string Text(Random() % 2000, '\0');
    for (char &C : Text)
      C = Round % 2 ? Random() : "\\\n#\"'(){}<>;R/*x "[Random() % 17];
    checkSoundExactly(Text);
  }
}

TEST(TokenScan, DeepNesting) {
  std::string Text;
  for (int I = 0; I != 20000; ++I)
    Text += "(\n#if A\n{\n#else\n";
  for (int I = 0; I != 20000; ++I)
    Text += "}\n#endif\n)\n";
  checkSound(Text);
}

} // namespace
