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
