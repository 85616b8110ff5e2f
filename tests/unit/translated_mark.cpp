// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tests of the mark, the first line of output files, and of dependency files.
#include "amp2hip/TranslatedMark.h"

#include "amp2hip/WriteTranslation.h"
#include <catch2/catch.hpp>

using namespace amp2hip;

TEST_CASE("a mark names the file without its folders, and its bytes", "[mark]") {
  // The xxh3 hash of the empty string is a published constant.
  CHECK(withMark("/home/ann/a b.cpp", "", "") ==
        "// Translated by amp2hip from a b.cpp, xxh3 2d06800538d394c2, output "
        "2d06800538d394c2\n");
  CHECK(withMark("a.cpp", "", "", "\r\n", MarkKind::Copied) ==
        "// Copied by amp2hip from a.cpp, xxh3 2d06800538d394c2, output "
        "2d06800538d394c2\r\n");
  CHECK(withMark("/x/a.cpp", "int x;", "") == withMark("/y/a.cpp", "int x;", ""));
  CHECK(withMark("a.cpp", "int x;", "") != withMark("a.cpp", "int y;", ""));
}

TEST_CASE("a mark is one line whatever the file is called", "[mark]") {
  std::string text = withMark("a\nb.cpp", "", "");
  CHECK(text.find('\n') == text.size() - 1);
}

TEST_CASE("a mark is read back", "[mark]") {
  auto end = GENERATE(as<std::string>{}, "\n", "\r\n");
  auto body = GENERATE(as<std::string>{}, "", "int x;\n", "int x;\r\nint y;");
  auto start = GENERATE(as<std::string>{}, "", "\xEF\xBB\xBF");
  std::string text = withMark("dir/odd, xxh3 name.h", "bytes", start + body, end);
  CHECK(llvm::StringRef(text).starts_with(start));
  auto mark = parseTranslatedMark(text);
  REQUIRE(mark);
  CHECK(mark->OriginalName == "odd, xxh3 name.h");
  CHECK(mark->OriginalHash == hashOfOriginal("bytes"));
  CHECK(isTranslated(text));
  CHECK(originOf(text) == Origin::Amp2hip);
  CHECK(originOf(text + " ") == Origin::Edited);
}

TEST_CASE("invalid marks", "[mark]") {
  auto text = GENERATE(as<std::string>{}, "", "int x;\n", "// Translated by amp2hip",
                       "// Translated by amp2hip from a.cpp, xxh3 123\n",
                       "// Translated by amp2hip from a.cpp, xxh3 0123456789abcdeg\n",
                       "// Translated by amp2hip from a.cpp, xxh3 0123456789abcdef, output 1\n",
                       "\n// Translated by amp2hip from a.cpp, xxh3 0123456789abcdef\n");
  CHECK_FALSE(parseTranslatedMark(text));
}

TEST_CASE("an edited mark still says who wrote the file", "[mark]") {
  CHECK(isTranslated("// Translated by amp2hip, then by hand\n"));
  CHECK_FALSE(isTranslated(" // Translated by amp2hip\n"));
  CHECK_FALSE(isTranslated("// translated by hand\n"));
}

TEST_CASE("a mark of an older amp2hip does not show whether the file was edited", "[mark]") {
  std::string text = "// Translated by amp2hip from a.cpp, xxh3 0123456789abcdef\nint x;\n";
  REQUIRE(parseTranslatedMark(text));
  CHECK(originOf(text) == Origin::Unknown);
  CHECK(equalAfterMark(text, withMark("a.cpp", "", "int x;\r\n")));
  CHECK_FALSE(equalAfterMark(text, withMark("a.cpp", "", "int y;\n")));
}

TEST_CASE("a dependency rule is in Make's syntax", "[depfile]") {
  CHECK(dependencyRule("out.hip", {"a.cpp", "b.h"}) == "out.hip: \\\n  a.cpp \\\n  b.h\n");
  CHECK(dependencyRule("my out.hip", {"a b.cpp"}) == "my\\ out.hip: \\\n  a\\ b.cpp\n");
  CHECK(dependencyRule("o", {"c#.h", "d$.h"}) == "o: \\\n  c\\#.h \\\n  d$$.h\n");
  CHECK(dependencyRule("o", {"e\\f.h", "g\\ h.h"}) == "o: \\\n  e\\f.h \\\n  g\\\\\\ h.h\n");
}
