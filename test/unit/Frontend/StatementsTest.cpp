//===- StatementsTest.cpp -------------------------------------------------===//
//
// Part of hipwave, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Frontend/Statements.h"
#include "Frontend/TokenScan.h"
#include "gtest/gtest.h"

using namespace hipwave;

namespace {

/// In the text, "@" stands before a token, and "|" before the line above which
/// a comment about it belongs.
struct Case {
  const char *What;
  const char *Text;
};

const Case Cases[] = {
    {"statement", "void f() {\n|  a(@x);\n}\n"},
    {"second statement of a line", "void f() {\n|  a(); b(@x);\n}\n"},
    {"call over lines", "void f() {\n|  a(1,\n    @x,\n    2);\n}\n"},
    {"call after another", "void f() {\n  a();\n|  b(1,\n    @x);\n}\n"},
    {"operands over lines",
     "void f() {\n|  int y = 1 +\n    2 +\n    @x;\n}\n"},
    {"strings over lines",
     "void f() {\n|  p(\"a\"\n    \"b\"\n    @X \"c\");\n}\n"},
    {"template arguments over lines", "|using T = A<\n  B,\n  @C>;\n"},
    {"initialiser", "void f() {\n|  int a[] = {\n    1,\n    @x,\n  };\n}\n"},
    {"initialiser of designators", "|S s = {\n  .a = 1,\n  .b = @x,\n};\n"},
    {"nested initialiser", "|S s[] = {\n  {1, 2},\n  {3,\n   @x},\n};\n"},
    {"braces after a type", "void f() {\n|  return S{\n    1,\n    @x};\n}\n"},
    {"braces after a name", "void f() {\n|  S s{\n    1,\n    @x};\n}\n"},
    {"compound literal",
     "void f() {\n|  g(1, (float2){\n    1,\n    @x});\n}\n"},
    {"signature over lines", "int a;\n|void f(int a,\n       @T b) {\n}\n"},
    {"signature, type on its own line",
     "int a;\n|static void\nf(int a,\n  @T b)\n{\n}\n"},
    {"template head", "int a;\n|template <class T>\n__global__ void @f() {}\n"},
    {"template head with defaults",
     "template <class T = int,\n          class U = std::vector<T>>\n"
     "void f() const {\n|  a(@x);\n}\n"},
    {"attribute", "int a;\n|[[nodiscard]]\nint @f();\n"},
    {"launch bounds",
     "int a;\n|__global__ void\n__launch_bounds__(256)\n@f() {}\n"},
    {"after a signature", "void f(int a,\n       int b)\n{\n|  @x();\n}\n"},
    {"if without braces", "void f() {\n  if (a)\n|    @x();\n}\n"},
    {"condition over lines",
     "void f() {\n|  if (a &&\n      @x)\n    b();\n}\n"},
    {"else without braces",
     "void f() {\n  if (a)\n    b();\n  else\n|    @x();\n}\n"},
    {"else on its line", "void f() {\n  if (a)\n    b();\n|  else @x();\n}\n"},
    {"else if after a brace",
     "void f() {\n  if (a) {\n    b();\n|  } else if (@x) {\n  }\n}\n"},
    {"else if over lines", "void f() {\n  if (a) {\n    b();\n|  } else if (b "
                           "&&\n       @x) {\n  }\n}\n"},
    {"if constexpr", "void f() {\n  if constexpr (a)\n|    @x();\n}\n"},
    {"for", "void f() {\n|  for (int i = 0;\n       i < @x;\n       ++i)\n"
            "    a();\n}\n"},
    {"body of for", "void f() {\n  for (;;)\n|    a(1,\n      @x);\n}\n"},
    {"do while", "void f() {\n  do {\n    a();\n|  } while (@x());\n}\n"},
    {"enumerator", "enum E {\n  A,\n|  B = @x,\n  C\n};\n"},
    {"scoped enumerator",
     "enum class E : int {\n  A = f(1,\n  2),\n|  @B\n};\n"},
    {"after an enum", "enum E {\n  A,\n};\n|int @x;\n"},
    {"member", "struct S : B<int> {\n  int a;\n|  @T b;\n};\n"},
    {"member after a method", "class S {\n  void f() {}\n|  @T b;\n};\n"},
    {"access specifier", "class S {\npublic:\n|  @T b;\n};\n"},
    {"constructor's initialisers", "struct S {\n  int q;\n|  S(int a)\n      : "
                                   "a(a),\n        b{@x} {}\n};\n"},
    {"body after initialisers",
     "S::S(int a)\n    : a{a},\n      b{1} {\n|  @x();\n}\n"},
    {"lambda in a call",
     "void f() {\n  a(1, [&](int i) {\n    b();\n|    c(@x);\n  }, 2);\n}\n"},
    {"after a lambda in a call",
     "void f() {\n|  a(1, [&](int i) {\n    b();\n    c();\n  }, @x);\n}\n"},
    {"lambda without parameters",
     "void f() {\n  a([=] {\n|    @x();\n  });\n}\n"},
    {"lambda with a return type", "void f() {\n  a([=](int i) -> int {\n    "
                                  "b();\n|    return @x;\n  });\n}\n"},
    {"device lambda", "void f() {\n  a([=] __device__ (int i) {\n    b();\n|   "
                      " @x();\n  });\n}\n"},
    {"device lambda, type",
     "void f() {\n  a([=] __host__ __device__ (int i) mutable -> float {\n"
     "    b();\n|    @x();\n  });\n}\n"},
    {"lambda in a variable",
     "void f() {\n  auto g = [&](int i) {\n    b();\n|    @x();\n  };\n}\n"},
    {"after a lambda in a variable",
     "void f() {\n  auto g = [] {\n    b();\n  };\n|  @x();\n}\n"},
    {"macro call with a lambda",
     "void f() {\n  DISPATCH(t, \"n\", [&] {\n    a();\n|    k<<<1, 2>>>(\n"
     "        @x);\n  });\n}\n"},
    {"macro call with statements in braces",
     "void f() {\n  RUN({\n    a();\n|    @x();\n  });\n}\n"},
    {"label of a switch",
     "void f() {\n  switch (a) {\n  case 1:\n|    @x();\n  }\n}\n"},
    {"case",
     "void f() {\n  switch (a) {\n  case 1:\n|  case @X:\n    a();\n  }\n}\n"},
    {"case with a scope",
     "void f() {\n  switch (a) {\n  case A::B:\n|    @x();\n  }\n}\n"},
    {"label", "void f() {\nout:\n|  @x();\n}\n"},
    {"conditional operator", "void f() {\n|  a = b\n    ? c\n    : @x;\n}\n"},
    {"block", "void f() {\n  {\n    a();\n|    @x();\n  }\n}\n"},
    {"after a block", "void f() {\n  {\n    a();\n  }\n|  @x();\n}\n"},
    {"namespace", "namespace a::b {\n|@T x;\n}\n"},
    {"linkage", "extern \"C\" {\n|@T x;\n}\n"},
    {"linkage of one", "int a;\n|extern \"C\"\n@T x;\n"},
    {"operator", "bool operator==(A a, B b) {\n|  return @x;\n}\n"},
    {"assignment operator",
     "A &operator=(const A &) noexcept {\n|  @x();\n}\n"},
    {"call operator", "struct F {\n  __device__ T operator()(T a) const {\n|   "
                      " @x();\n  }\n};\n"},
    {"after a comment", "void f() {\n  a();\n  // c\n|  @x();\n}\n"},
    {"block comment before",
     "void f() {\n  a();\n|  /* one\n   two */ @x();\n}\n"},
    {"block comment after a statement",
     "void f() {\n|  a(); /* one\n   two */ @x();\n}\n"},
    {"raw string", "void f() {\n|  a(R\"(\n;\n)\", @x);\n}\n"},
    {"after a raw string", "|auto a = R\"(\n{;\n)\"; auto b = @x;\n"},
    {"continued line", "void f() {\n  a();\n|  b \\\n  ; @x();\n}\n"},
    {"macro body",
     "int a;\n|#define M(a) \\\n  do { \\\n    @x(a); \\\n  } while (0)\n"},
    {"directive in an expression",
     "void f() {\n  a(1,\n|#if @X\n  2);\n#endif\n}\n"},
    {"expression around a directive",
     "void f() {\n|  a(1,\n#ifdef X\n  2,\n#endif\n  @x);\n}\n"},
    {"branches",
     "void f() {\n#ifdef A\n  if (a) {\n#else\n  if (b) {\n#endif\n|    @x();\n"
     "  }\n}\n"},
    {"after branches",
     "void f() {\n#ifdef A\n  a(\n#else\n  b(\n#endif\n    c);\n|  @x();\n}\n"},
    {"unbalanced branch that is off",
     "void f() {\n#if 0\n  (((( {\n#endif\n|  @x();\n}\n"},
    {"signature by branches",
     "#ifdef A\nvoid f(int a) {\n#else\nvoid f() {\n#endif\n  a();\n}\n"
     "|@T g();\n"},
    {"C++ guards", "#ifdef __cplusplus\nextern \"C\" {\n#endif\n|@T f();\n"
                   "#ifdef __cplusplus\n}\n#endif\n"},
    {"parenthesis left open", "void f() {\n  a((1;\n}\n|@T b;\n"},
    {"closed too often", "void f() {\n  a());\n}\n}\n|@T b;\n"},
    {"apostrophe that opens nothing", "#if 0\ndon't {\n#endif\n|@T b;\n"},
    {"first line", "|@T a;\n"},
    {"old style body", "int a;\n|int @f(a)\n{\n}\n"},
    {"pragma before a loop", "void f() {\n#pragma unroll\n|  for (int i = 0; i "
                             "< @x; ++i)\n    a();\n}\n"},
    {"return over lines", "void f() {\n|  return a +\n    @x;\n}\n"},
    {"shift operators", "void f() {\n|  a << b\n    << @x;\n}\n"},
    {"launch over lines", "void f() {\n|  k<<<a,\n    @x>>>(b);\n}\n"},
    {"launch arguments", "void f() {\n|  k<<<a, b>>>(\n    @x);\n}\n"},
    {"try", "void f() {\n  try {\n|    @x();\n  } catch (...) {\n  }\n}\n"},
    {"catch",
     "void f() {\n  try {\n    a();\n  } catch (...) {\n|    @x();\n  }\n}\n"},
    {"requires",
     "template <class T>\n  requires C<T>\nvoid f() {\n|  @x();\n}\n"},
    {"statement expression",
     "void f() {\n  int a = ({ int b = 1;\n|    b + @x; });\n}\n"},
    {"function with a trailing type",
     "auto f() -> std::vector<int> {\n|  @x();\n}\n"},
};

/// Where `C` says, and what the scan says.
std::pair<uint32_t, uint32_t> expectedAndSaid(const Case &C) {
  std::string Text;
  uint32_t Line = 0, Token = 0;
  for (const char *P = C.Text; *P; ++P) {
    if (*P == '@')
      Token = Text.size();
    else if (*P == '|' && (Text.empty() || Text.back() == '\n'))
      Line = Text.size();
    else
      Text += *P;
  }
  TokenScan S = scanTokens(
      Text, [](llvm::StringRef) { return 1u; },
      [](llvm::StringRef) { return false; });
  return {Line, S.statementLine(Text, Token)};
}

TEST(Statements, LineOfAToken) {
  for (const Case &C : Cases) {
    auto [Expected, Said] = expectedAndSaid(C);
    EXPECT_EQ(Expected, Said) << C.What << ":\n" << C.Text;
  }
}

TEST(Statements, Keywords) {
  EXPECT_EQ(Tok::Control, classifyWord("if"));
  EXPECT_EQ(Tok::Class, classifyWord("namespace"));
  EXPECT_EQ(Tok::Label, classifyWord("protected"));
  EXPECT_EQ(Tok::Name, classifyWord("iff"));
  EXPECT_EQ(Tok::Name, classifyWord("i"));
  EXPECT_EQ(Tok::Name, classifyWord("cudaMalloc"));
}

} // namespace
