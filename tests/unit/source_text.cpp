// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tests of the base text, in which macro invocations can be written out, and of positions in it.
#include "source/SourceText.h"

#include "parsed_unit.h"

using namespace amp2hip;

namespace {

const std::string macros = "void amp() restrict(amp);\n"
                           "#define TWICE(x) f(x) + f(x)\n"
                           "#define BRACES { \\\n"
                           "  int b; \\\n"
                           "  }\n"
                           "#define WRAP(x) x\n"
                           "int f(int);\n";

/// The base text of a parsed source that begins with `macros`.
class base_text {
public:
  base_text(const Unit &unit, bool keep_lines = false)
      : text(unit, keep_lines), unit_(unit), file_(unit.SM.getMainFileID()) {}

  /// The location of a token, the first with this spelling after the macros.
  clang::SourceLocation token(const std::string &spelled, unsigned skipped = 0) const {
    for (const clang::Token &t : unit_.Tokens) {
      clang::SourceLocation used = unit_.SM.getExpansionLoc(t.getLocation());
      if (unit_.SM.getFileOffset(used) >= macros.size() && spelling(unit_, t) == spelled &&
          skipped-- == 0)
        return t.getLocation();
    }
    FAIL("no token " << spelled);
    return {};
  }

  /// The base text after the macros.
  std::string all() const { return text.text(file_).drop_front(macros.size()).str(); }
  /// The base text from a position to the end of the line.
  std::string from(TextPosition at) const {
    return text.text(at.File).drop_front(at.Offset).split('\n').first.str();
  }
  std::string slice(TextRange range) const {
    return text.text(range.File).slice(range.Begin, range.End).str();
  }
  /// The number of the line and the column of a location.
  std::string line_and_column(clang::SourceLocation at) const {
    unsigned lines = llvm::StringRef(macros).count('\n');
    return std::to_string(unit_.SM.getSpellingLineNumber(at) - lines) + ":" +
           std::to_string(unit_.SM.getSpellingColumnNumber(at));
  }

  SourceText text;

private:
  const Unit &unit_;
  clang::FileID file_;
};

/// Parses a source that begins with `macros` and calls `use` with its base text.
void with_base_text(const std::string &source, const std::function<void(base_text &)> &use,
                    bool keep_lines = false) {
  with_valid_unit(macros + source, [&](Unit &unit) {
    base_text base(unit, keep_lines);
    use(base);
  });
}

} // namespace

TEST_CASE("the base text is the original text at first", "[base-text]") {
  with_base_text("int a = TWICE(1);\n", [](base_text &base) {
    CHECK(base.all() == "int a = TWICE(1);\n");
    CHECK_FALSE(base.text.takeTextChanged());
  });
}

TEST_CASE("positions are before and after a token of the file", "[base-text]") {
  with_base_text("int abc = 1;\n", [](base_text &base) {
    REQUIRE(base.text.begin(base.token("abc")));
    CHECK(base.from(*base.text.begin(base.token("abc"))) == "abc = 1;");
    REQUIRE(base.text.end(base.token("abc")));
    CHECK(base.from(*base.text.end(base.token("abc"))) == " = 1;");
    CHECK_FALSE(base.text.begin(clang::SourceLocation()));
  });
}

TEST_CASE("a token of a macro argument has a position in the invocation", "[base-text]") {
  with_base_text("int a = TWICE(123);\n", [](base_text &base) {
    for (unsigned copy : {0, 1}) {
      REQUIRE(base.text.begin(base.token("123", copy)));
      CHECK(base.from(*base.text.begin(base.token("123", copy))) == "123);");
    }
    CHECK_FALSE(base.text.hasTextChanged());
  });
}

TEST_CASE("a request for a token of a macro body writes the invocation out", "[base-text]") {
  with_base_text("int a = TWICE(12); int b = TWICE(3);\n", [](base_text &base) {
    CHECK_FALSE(base.text.begin(base.token("+")));
    CHECK(base.text.hasTextChanged());
    CHECK(base.text.takeTextChanged());
    CHECK_FALSE(base.text.takeTextChanged());
    CHECK(base.all() == "int a = f(12) + f(12); int b = TWICE(3);\n");
    REQUIRE(base.text.begin(base.token("+")));
    CHECK(base.from(*base.text.begin(base.token("+"))) == "+ f(12); int b = TWICE(3);");
  });
}

TEST_CASE("each token of a written-out invocation has its own position", "[base-text]") {
  with_base_text("int a = TWICE(12); int b;\n", [](base_text &base) {
    base.text.expandInPlace(base.token("+"));
    REQUIRE(base.text.begin(base.token("12", 1)));
    CHECK(base.from(*base.text.begin(base.token("12", 0))) == "12) + f(12); int b;");
    CHECK(base.from(*base.text.begin(base.token("12", 1))) == "12); int b;");
    CHECK(base.from(*base.text.end(base.token("12", 1))) == "); int b;");
    CHECK(base.from(*base.text.begin(base.token("b"))) == "b;"); // after the invocation
    CHECK(base.from(*base.text.begin(base.token("a"))) == "a = f(12) + f(12); int b;");
  });
}

TEST_CASE("the outermost invocation is written out", "[base-text]") {
  with_base_text("int a = WRAP(TWICE(1)) + TWICE(2);\n", [](base_text &base) {
    base.text.expandInPlace(base.token("+"));
    CHECK(base.all() == "int a = f(1) + f(1) + TWICE(2);\n");
  });
}

TEST_CASE("several invocations of one file can be written out", "[base-text]") {
  with_base_text("int a = TWICE(1), b = TWICE(2), c;\n", [](base_text &base) {
    base.text.expandInPlace(base.token("2", 0));
    base.text.expandInPlace(base.token("1", 0));
    CHECK(base.all() == "int a = f(1) + f(1), b = f(2) + f(2), c;\n");
    CHECK(base.from(*base.text.begin(base.token("2", 1))) == "2), c;");
    CHECK(base.from(*base.text.begin(base.token("c"))) == "c;");
  });
}

TEST_CASE("written-out text has no line continuations", "[base-text]") {
  with_base_text("struct s BRACES;\n", [](base_text &base) {
    base.text.expandInPlace(base.token("b"));
    CHECK(base.all() == "struct s {\n  int b;\n  };\n");
  });
}

TEST_CASE("written-out text can keep the numbers of the following lines", "[base-text]") {
  auto keep_lines = true;
  with_base_text(
      "struct s BRACES; int a = TWICE(\n  1\n);\n",
      [](base_text &base) {
        base.text.expandInPlace(base.token("b"));
        base.text.expandInPlace(base.token("+"));
        CHECK(base.all() == "struct s { int b; }; int a = f(1) + f(1)\n\n;\n");
      },
      keep_lines);
}

TEST_CASE("a range of tokens includes an invocation at its end", "[base-text]") {
  with_base_text("namespace n { int v; } int a = WRAP(n)::v;\n", [](base_text &base) {
    std::optional<TextRange> whole = base.text.range({base.token("n", 1), base.token("v", 1)});
    REQUIRE(whole);
    CHECK(base.slice(*whole) == "WRAP(n)::v");
    CHECK_FALSE(base.text.hasTextChanged());
  });
}

TEST_CASE("a range backward is no range", "[base-text]") {
  with_base_text("int a, b;\n", [](base_text &base) {
    CHECK(base.text.range({base.token("a"), base.token("b")}));
    CHECK_FALSE(base.text.range({base.token("b"), base.token("a")}));
  });
}

TEST_CASE("a token of a macro body is spelled in the definition", "[base-text]") {
  with_base_text("int a = TWICE(1);\n", [](base_text &base) {
    std::optional<TextRange> plus = base.text.spelled({base.token("+"), base.token("+")});
    REQUIRE(plus);
    CHECK(base.from({plus->File, plus->Begin}) == "+ f(x)");
    CHECK_FALSE(base.text.hasTextChanged());
  });
}

TEST_CASE("positions in written-out text map to the ends of the invocation", "[base-text]") {
  with_base_text("int a = TWICE(1); int b;\n", [](base_text &base) {
    base.text.expandInPlace(base.token("+"));
    TextPosition plus = *base.text.begin(base.token("+"));
    CHECK(base.line_and_column(base.text.original(plus)) == "1:9");
    CHECK(base.line_and_column(base.text.original(plus, /*AtEnd=*/true)) == "1:17");
    TextPosition b = *base.text.begin(base.token("b"));
    CHECK(base.line_and_column(base.text.original(b)) == "1:23");
  });
}
