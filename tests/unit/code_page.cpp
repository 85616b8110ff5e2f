// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "amp2hip/SourceEncoding.h"
#include "text/CodePage.h"
#include <catch2/catch.hpp>

using namespace amp2hip;

TEST_CASE("the code page of a source is guessed from its characters", "[code-page]") {
  // "kore wa tesuto desu" in kana and kanji; Chinese, Korean and Taiwanese sentences.
  CHECK(guessCodePage("// \x82\xB1\x82\xEA\x82\xCD\x83\x65\x83\x58\x83\x67\x82\xC5\x82\xB7\n") ==
        CodePage::Japanese);
  CHECK(guessCodePage("// \xD5\xE2\xCA\xC7\xD2\xBB\xB8\xF6\xB2\xE2\xCA\xD4\n") ==
        CodePage::Chinese);
  CHECK(guessCodePage("// \xC0\xCC\xB0\xCD\xC0\xBA \xBD\xC3\xC7\xE8\xC0\xD4\xB4\xCF\xB4\xD9\n") ==
        CodePage::Korean);
  CHECK(guessCodePage("// \xB3\x6F\xAC\x4F\xA4\x40\xAD\xD3\xB4\xFA\xB8\xD5\n") ==
        CodePage::Taiwanese);
  CHECK(guessCodePage("const char *s = \"\x97\x5C\x92\xE8\x95\x5C\";\n") == CodePage::Japanese);
  // A comment that would continue in the next line.
  CHECK(guessCodePage("// \x94\x5C\nint n;\n") == CodePage::Japanese);
}

TEST_CASE("texts of Western Europe and of Russia are not of East Asia", "[code-page]") {
  for (const char *text :
       {"// Gr\xF6\xDF"
        "e f\xFCr \xE4hnliche F\xE4lle, 3 \xB5m, 20 \xB0"
        "C, \xA9 2012\n",
        "// \xB5m \xB5m \xB0"
        "C \xB0"
        "C \xB5m\n",
        "// na\xEFve caf\xE9 d\xE9j\xE0 vu\n", "// \x93quoted\x94 \x96 text\n",
        // "eto proverka koda na yazyke" in CP1251
        "// \xFD\xF2\xEE \xEF\xF0\xEE\xE2\xE5\xF0\xEA\xE0 \xEA\xEE\xE4\xE0 \xED\xE0 "
        "\xFF\xE7\xFB\xEA\xE5\n"})
    CHECK(guessCodePage(text) == CodePage::Western);
}

TEST_CASE("bytes without a Unicode character become the replacement character", "[code-page]") {
  const CodePageConverter japanese(CodePage::Japanese), western(CodePage::Western);
  CHECK(japanese("\x82\xB1") == "\u3053");
  CHECK(japanese("\x85\x5C") == "\uFFFD"); // the second byte does not stay
  CHECK(western("\x80") == "\u20AC");
  CHECK(asUtf8("gr\xFC\xDF"
               "e") == "gr\u00FC\u00DF"
                       "e");
  CHECK(asUtf8("// \x82\xB1\x82\xEA") == "// \u3053\u308C");
}

TEST_CASE("literals keep their bytes and the rest becomes UTF-8", "[code-page]") {
  // The character 8352 ("so" in katakana) ends with the byte of `\`, 826D is "N" of full width.
  const auto of = [](const char *text) {
    return readableText(std::string("// \x83\x5C\x82\xB1\x82\xEA\n") + text);
  };
  const std::string comment = "// \u30BD\u3053\u308C\n";
  CHECK(of("char *t = \"\x83\x5C\", c = '\"';\n") ==
        comment + "char *t = \"\x83\x5C\\\", c = '\"';\n");
  CHECK(of("wchar_t *t = L\"a\x83\x5C\" L'\\\\' _T(\"\x83\x5C\");\n") ==
        comment + "wchar_t *t = L\"a\\u30bd\" L'\\\\' _T(\"\\u30bd\");\n");
  CHECK(of("int \x82\xB1 = 1'000; /* \x83\x5C */\n") ==
        comment + "int \u3053 = 1'000; /* \u30BD */\n");
  CHECK(of("auto r = R\"x(\x83\x5C\")x\"; // \x83\x5C\nint n;\n") ==
        comment + "auto r = R\"x(\x83\x5C\")x\"; // \u30BD\nint n;\n");
  // CP1252: comments and narrow literals stay.
  CHECK(readableText("double gr\xF6\xDF"
                     "e; // \xE4\nconst char *s = \"\xE9\";\n") ==
        "double gr\u00F6\u00DF"
        "e; // \xE4\nconst char *s = \"\xE9\";\n");
  CHECK(readableText("const char *s = \"\xE9\"; // \xE4\n") == std::nullopt);
}
