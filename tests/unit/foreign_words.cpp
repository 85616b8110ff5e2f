// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tests of words that are not in code page 1252, and of the names of code pages.
#include "amp2hip/SourceEncoding.h"
#include "text/CodePage.h"
#include <catch2/catch.hpp>

using namespace amp2hip;

static std::string found(llvm::StringRef bytes) {
  const std::optional<OtherText> other = findOtherText(bytes);
  return other ? other->Text + std::to_string(other->Line) : "";
}

TEST_CASE("words of Russian and East Asian texts", "[code-page]") {
  CHECK(found("// a\nauto t = L\"\xCF\xF0\xE8\xE2\xE5\xF2\";\n") ==
        "\u00cf\u00f0\u00e8\u00e2\u00e5\u00f22");
  CHECK(found("puts(\"\xD0\xE5\xE7\xF3\xEB\xFC\xF2\xE0\xF2: %d\");") != "");
  CHECK(found("auto t = L\"\xC0\xFC\xBB\xE7\";") != ""); // Korean
  CHECK(found("auto t = L\"\xC4\xE3\xBA\xC3\";") != ""); // Chinese
}

TEST_CASE("words of western Europe", "[code-page]") {
  // German, French, Spanish, Portuguese, Danish and Icelandic words, and signs.
  CHECK(found("puts(\"Gr\xF6\xDF"
              "e \xFC"
              "ber \xC4nderung\");") == "");
  CHECK(found("puts(\"cr\xE9\xE9"
              "e \xE0 No\xEBl, \xAB\xC9tat\xBB\");") == "");
  CHECK(found("puts(\"\xBF"
              "D\xF3nde est\xE1 el ni\xF1o? a\xE7\xF5"
              "es\");") == "");
  CHECK(found("puts(\"bl\xE5 b\xE6r \xF8l, \xFE\xF3 \xFE\xE6r\");") == "");
  CHECK(found("puts(\"20 \xB0"
              "C \xB1 5 \xB5m \x85 \x96 \x93x\x94 \x80\x80\x80\x80\");") == "");
  // Tables of letters.
  CHECK(found("auto t = L\"\xC4\xD6\xDC\xE4\xF6\xFC\xDF\";") == "");
  CHECK(found("auto t = \"\xE0\xE2\xE4\xE9\xE8\xEA\xEB\xEE\xEF\xF4\xF6\xF9\xFB\xFC\xE7\";") == "");
  CHECK(found("auto t = \"\xE1\xE0\xE2\xE4\xE3\xE5\"; auto u = \"\xC1\xC0\xC2\xC4\xC3\xC5\";") ==
        "");
  CHECK(found("auto t = \"\xC0\xC1\xC2\xC3\xC4\xC5\xC6\xC7\xC8\xC9\";") == "");
  // Box drawing in code page 437.
  CHECK(found("puts(\"\xC9\xCD\xCD\xCD\xCD\xBB\");") == "");
  CHECK(found("puts(\"\xC4\xB4\xC3\xC4\");") == "");
}

TEST_CASE("a word in a western text, and texts that are not in a code page", "[code-page]") {
  CHECK(found("// \xE9t\xE9 cr\xE9\xE9 \xE0 No\xEBl, d\xE9j\xE0 "
              "pr\xEAt\nputs(\"\xCF\xF0\xE8\xE2\");") == "");
  CHECK(found("// \xCF\xF0\xE8\xE2\xE5\xF2\n") == ""); // a comment
  CHECK(found("puts(\"\u041f\u0440\u0438\u0432\u0435\u0442\");") == "");
}

TEST_CASE("names of code pages", "[code-page]") {
  CHECK(codePageOfName(".1251") == static_cast<CodePage>(1251));
  CHECK(codePageOfName("Windows-1251") == static_cast<CodePage>(1251));
  CHECK(codePageOfName("cp932") == CodePage::Japanese);
  CHECK(codePageOfName("Shift_JIS") == CodePage::Japanese);
  CHECK(codePageOfName("iso-8859-1") == CodePage::Western);
  CHECK(codePageOfName("koi8-r").has_value());
  CHECK(codePageOfName("iso-8859-5").has_value());
  for (const char *name : {"", ".", ".0", "1x", "iso-8859-99", "utf-8", ".65001", "no_such_page"})
    CHECK(!codePageOfName(name));
}

TEST_CASE("the code page that the user names", "[code-page]") {
  const std::string text = "auto t = L\"\xCF\xF0\xE8\"; // \xCF\n";
  CHECK(setSourceCharset(".1251"));
  CHECK(readableText(text) == "auto t = L\"\\u041f\\u0440\\u0438\"; // \u041f\n");
  CHECK(asUtf8(text) == "auto t = L\"\u041f\u0440\u0438\"; // \u041f\n");
  CHECK((isInOtherCodePage(text) && !isInOtherCodePage("\u041f")));
  CHECK(found("puts(\"\xCF\xF0\xE8\xE2\xE5\xF2\");") == "");
  CHECK(!setSourceCharset("none"));
  CHECK(setSourceCharset("UTF-8"));
  CHECK(!isInOtherCodePage(text));
}
