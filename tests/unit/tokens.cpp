// Functions that search a text for tokens skip comments.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "text/Tokens.h"
#include <catch2/catch.hpp>

using namespace amp2hip;

TEST_CASE("A token in a comment, a literal or brackets is not found") {
  CHECK(findToken("a /* ; */ ;", ";") == 10);
  CHECK(findToken("a // ;\n ;", ";") == 8);
  CHECK(findToken("\";\" ';' R\"(;)\" ;", ";") == 15);
  CHECK(findToken("(;) [;] {;} ;", ";") == 12);
  CHECK(findToken("immutable_t mutable", "mutable") == 12);
  CHECK(findToken("a /* ; */", ";") == llvm::StringRef::npos);
}

TEST_CASE("A search that begins after a token returns an offset in the whole text") {
  CHECK(findTokenAfter("int i; /* ; */ int j;", 6, ";") == 20);
  CHECK(findTokenAfter("int i;", 6, ";") == llvm::StringRef::npos);
  for (size_t Length : {250, 252, 253, 254, 255, 256, 4090, 5000}) {
    std::string Text = "/*" + std::string(Length, ';') + "*/;";
    CHECK(findTokenAfter(Text, 0, ";") == Text.size() - 1);
  }
  for (size_t Blanks : {251, 252, 253}) { // the search begins with 256 characters
    std::string Text = std::string(Blanks, ' ') + "this_one this";
    CHECK(findTokenAfter(Text, 0, "this") == Blanks + 9);
  }
}

TEST_CASE("Comments and white space become one blank, or nothing for a comparison") {
  CHECK(withoutComments("a /* b */ + // c\n d") == "a + d");
  CHECK(withoutComments(" /* b */ ") == "");
  CHECK(withoutSpaceAndComments("a /* b */ + // c\n d") == "a+d");
  CHECK(withoutSpaceAndComments("\"a /* b */\"") == "\"a/*b*/\"");
}

TEST_CASE("The attributes before a declaration are found") {
  auto Before = [](std::string Text) { return Text.substr(beginOfAttributes(Text, Text.size())); };
  CHECK(Before("int i; [[a]] ") == "[[a]] ");
  CHECK(Before("int i; [[a]] /* ]] */ [ [b(\"]] [[\")] ] // ]]\n") ==
        "[[a]] /* ]] */ [ [b(\"]] [[\")] ] // ]]\n");
  CHECK(Before("} __extension__ [[a[1]]] ") == "__extension__ [[a[1]]] ");
  CHECK(Before("int a[b[1]]") == "");
  CHECK(Before("int i; // [[a]]\n") == "");
  CHECK(Before("\"[[a]]\"") == "");
  CHECK(Before("]]") == "");
}

TEST_CASE("A token in the branches of the end is found") {
  auto Rest = [](std::string Text) { return Text.substr(beginInBranchOfEnd(Text)); };
  CHECK(Rest("inline float ") == "inline float ");
  CHECK(Rest("inline\n#endif\nfloat ") == "float ");
  CHECK(Rest("inline\n#endif\n") == "");
  CHECK(Rest("inline\n#else\nstatic\n# endif // #endif\nconst float ") == "const float ");
  CHECK(Rest("inline\n#elif 1\n#if 2\nstatic\n#else\n#endif\n#endif\nfloat ") == "float ");
  CHECK(Rest("a\n#endif\nb\n#endif\nc ") == "c ");
  // A block that begins after offset 0 has no effect.
  CHECK(Rest("inline\n#if 1\nfloat\n#else\nint\n#endif\n") ==
        "inline\n#if 1\nfloat\n#else\nint\n#endif\n");
  CHECK(Rest("inline\n#endif\nconst\n#if 1\nfloat\n#endif\n") == "const\n#if 1\nfloat\n#endif\n");
  // Brackets.
  CHECK(Rest("a<b<int,\n#else\na<b<char,\n#endif\nint>> *") == "*");
  CHECK(Rest("a(\n#endif\n1) b ") == "b ");
}

TEST_CASE("conditional blocks of the specifiers of a declaration", "[tokens]") {
  // The declaration begins at `$`, and its name is `f`.
  auto Begin = [](std::string Text) {
    const size_t Offset = Text.find('$');
    Text.erase(Offset, 1);
    return Text.substr(beginOfConditionalSpecifiers(Text, Offset, Text.rfind("f(")));
  };
  CHECK(Begin("a;\n$void f(") == "void f(");
  CHECK(Begin("a;\n#if A\nstatic\n#else\n$inline\n#endif\nvoid f(") ==
        "#if A\nstatic\n#else\ninline\n#endif\nvoid f(");
  CHECK(Begin("  # if A\n$inline\n#endif\nvoid f(") == "# if A\ninline\n#endif\nvoid f(");
  CHECK(Begin("a;\n#ifdef A\nstatic\n#elif B\n__declspec(noinline) EXPORT\n#endif\n\n$void f(") ==
        "#ifdef A\nstatic\n#elif B\n__declspec(noinline) EXPORT\n#endif\n\nvoid f(");
  CHECK(Begin("#if A\nextern \"C\"\n#endif\n#if B\n[[noreturn]]\n#endif\n$void f(") ==
        "#if A\nextern \"C\"\n#endif\n#if B\n[[noreturn]]\n#endif\nvoid f(");
  CHECK(Begin("#if A\n#if B\nstatic\n#endif\n$inline\n#endif\nvoid f(") ==
        "#if A\n#if B\nstatic\n#endif\ninline\n#endif\nvoid f(");
  // Blocks with other code, without code, and around the whole declaration.
  for (const std::string block :
       {"#if A\nint i;\n#endif\n", "#if A\nDEFINE(a)\n#endif\n",
        "#if A\n#include \"a.h\"\n#endif\n", "#if A\n#endif\n", "#if A\n",
        "#if A\nstatic\n#endif\nint i;\n", "#if A\n#define B \\\n  1\n#endif\n"})
    CHECK(Begin(block + "$void f(") == "void f(");
  CHECK(Begin("#if A\nint i; $inline\n#endif\nvoid f(") == "inline\n#endif\nvoid f(");
}
