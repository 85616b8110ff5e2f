// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tests of planned edits: their order, replacements that contain edits, and conflicts.
#include "source/Edits.h"

#include "edited_text.h"

using namespace amp2hip;

TEST_CASE("insertions at one position are sorted by what they belong to", "[edits]") {
  edit("int f;", [](edited_text &e) {
    e.edits.insert(e.before("f;"), "token ", InsertOrder::Token);
    e.edits.insert(e.before("f;"), "prefix ", InsertOrder::Prefix);
    e.edits.insert(e.before("f;"), "declaration; ", InsertOrder::Declaration);
    e.edits.insert(e.before("f;"), "after ", InsertOrder::After);
    CHECK(e.result() == "int after declaration; prefix token f;");
  });
}

TEST_CASE("insertions of one order keep the order of their creation", "[edits]") {
  edit("x", [](edited_text &e) {
    e.edits.insert(e.before("x"), "b", InsertOrder::Prefix);
    e.edits.insert(e.before("x"), "a", InsertOrder::Prefix);
    CHECK(e.result() == "bax");
  });
}

TEST_CASE("the same insertion takes effect once", "[edits]") {
  edit("x", [](edited_text &e) {
    for (int i = 0; i < 2; ++i)
      e.edits.insert(e.before("x"), "a", InsertOrder::Token);
    e.edits.insert(e.before("x"), "a", InsertOrder::Prefix);
    CHECK(e.result() == "aax");
  });
}

TEST_CASE("a replacement hides the edits inside it", "[edits]") {
  edit("f(a, b);", [](edited_text &e) {
    e.edits.replace(e.range("a, b"), "c");
    e.edits.replace(e.range("b)"), "d)");
    e.edits.insert(e.before(", b"), "[0]", InsertOrder::After);
    e.edits.remove(e.range(","));
    CHECK(e.result() == "f(c);");
  });
}

TEST_CASE("the code that a replacement renders contains the edits made so far", "[edits]") {
  edit("f(a, b);", [](edited_text &e) {
    e.edits.replace(e.range("b)"), "d)");
    e.edits.insert(e.before("a,"), "*", InsertOrder::Token);
    e.edits.replace(e.range("f(a, b)"), "g" + e.edits.render(e.range("(a, b)")));
    CHECK(e.result() == "g(*a, d);");
  });
}

TEST_CASE("the last of two replacements of one range applies", "[edits]") {
  edit("a;", [](edited_text &e) {
    e.edits.replace(e.range("a;"), "b;");
    e.edits.replace(e.range("a;"), "c;");
    CHECK(e.result() == "c;");
    CHECK_FALSE(e.edits.conflict());
  });
}

TEST_CASE("a replacement hides earlier insertions at its beginning, and no later ones", "[edits]") {
  edit("a;", [](edited_text &e) {
    e.edits.insert(e.before("a;"), "declaration; ", InsertOrder::Declaration);
    e.edits.insert(e.before("a;"), "early prefix ", InsertOrder::Prefix);
    e.edits.insert(e.before("a;"), "early token ", InsertOrder::Token);
    e.edits.replace(e.range("a;"), "b;");
    e.edits.insert(e.before("a;"), "late ", InsertOrder::Token);
    CHECK(e.result() == "declaration; late b;");
  });
}

TEST_CASE("a replaced specifier keeps other specifiers before it", "[edits]") {
  edit("inline f;", [](edited_text &e) {
    e.edits.insert(e.before("inline"), "prefix ", InsertOrder::Prefix);
    e.edits.insert(e.before("inline"), "token ", InsertOrder::Token);
    e.edits.replaceSpecifier(e.range("inline"), "static");
    CHECK(e.result() == "prefix static f;");
  });
}

TEST_CASE("insertions at the ends of a rendered range belong to one side", "[edits]") {
  edit("a(b)c", [](edited_text &e) {
    e.edits.insert(e.before("(b"), "1", InsertOrder::After); // belongs to `a`
    e.edits.insert(e.before("(b"), "2", InsertOrder::Token); // belongs to `(`
    e.edits.insert(e.after("b)"), "3", InsertOrder::After);  // belongs to `)`
    e.edits.insert(e.after("b)"), "4", InsertOrder::Token);  // belongs to `c`
    CHECK(e.edits.render(e.range("(b)")) == "2(b)3");
    CHECK(e.edits.original(e.range("(b)")) == "(b)");
    CHECK(e.result() == "a12(b)34c");
  });
}

TEST_CASE("a removal with space leaves neither blanks nor an empty line", "[edits]") {
  auto [text, part, expected] = GENERATE(table<const char *, const char *, const char *>({
      {"a; \t b; c;", "b;", "a; c;"},         // the blanks before it
      {"a;\n  b;  \nc;", "b;", "a;\nc;"},     // the whole line
      {"a;\r\n  b;\r\nc;", "b;", "a;\r\nc;"}, // and its line ending
      {"a;\n  b;  c;", "b;", "a;\n  c;"},     // keeps the indentation
      {"a; b;\nc;", "b;", "a;\nc;"},          // keeps the line break
  }));
  edit(text, [&, part = part, expected = expected](edited_text &e) {
    e.edits.removeWithSpace(e.range(part));
    CHECK(e.result() == expected);
  });
}

TEST_CASE("removals with space of neighbors do not overlap", "[edits]") {
  edit("a b c d", [](edited_text &e) {
    e.edits.removeWithSpace(e.range("b "));
    e.edits.removeWithSpace(e.range("c"));
    CHECK_FALSE(e.edits.conflict());
    CHECK(e.result() == "a d");
  });
}

TEST_CASE("insertions for moved copies appear only in code that moves", "[edits]") {
  edit("a b", [](edited_text &e) {
    std::vector<std::string> moved;
    e.edits.OnMove = [&](TextRange from, TextPosition) {
      moved.push_back(e.edits.original(from).str());
    };
    e.edits.insertInMovedCopies(e.before("b"), "n::", InsertOrder::Token);
    CHECK(e.edits.render(e.range("a b")) == "a b");
    CHECK(moved.empty());
    e.edits.Destination = e.before("a b");
    CHECK(e.edits.render(e.range("a b")) == "a n::b");
    e.edits.Destination = std::nullopt;
    CHECK(moved == std::vector<std::string>{"a b"});
    CHECK(e.result() == "a b");
  });
}

TEST_CASE("replacements that overlap in part conflict, and their rewrites are named", "[edits]") {
  edit("a b c", [](edited_text &e) {
    e.edits.Rewrite = "first";
    e.edits.replace(e.range("a b"), "x");
    e.edits.Rewrite = "second";
    e.edits.remove(e.range("b c"));
    std::optional<Edits::Conflict> found = e.edits.conflict();
    REQUIRE(found);
    CHECK(found->First == std::string("first"));
    CHECK(found->Second == std::string("second"));
    CHECK(e.edits.original(found->Place) == "b c");
  });
}

TEST_CASE("a conflict inside a replacement is found", "[edits]") {
  edit("(a b c) d", [](edited_text &e) {
    e.edits.replace(e.range("(a b c)"), "x");
    e.edits.replace(e.range("a"), "x");
    e.edits.replace(e.range("b c"), "x");
    CHECK_FALSE(e.edits.conflict());
    e.edits.replace(e.range("a b"), "x");
    CHECK(e.edits.conflict());
  });
}

TEST_CASE("replacements side by side or one inside another do not conflict", "[edits]") {
  edit("a b c", [](edited_text &e) {
    e.edits.replace(e.range("a "), "x");
    e.edits.replace(e.range("b"), "x");
    e.edits.replace(e.range("b c"), "x");
    e.edits.replace(e.range("c"), "x");
    e.edits.insert(e.before(" c"), "y", InsertOrder::Token);
    CHECK_FALSE(e.edits.conflict());
  });
}

TEST_CASE("a directive that an edit inserts has a line of its own", "[edits]") {
  edit("\n  struct s { void f() {} int last; };\n", [](edited_text &e) {
    e.edits.insert(e.before(" int last"), "\n#if A\n#endif", InsertOrder::After);
    CHECK(e.result() == "\n  struct s { void f() {}\n#if A\n#endif\n  int last; };\n");
  });
  edit("\nint a; int b;\n", [](edited_text &e) {
    e.edits.insert(e.before(" int b"), "#if A", InsertOrder::After);
    e.edits.insert(e.before("int b"), "#else", InsertOrder::Declaration);
    CHECK(e.result() == "\nint a;\n#if A \n#else\nint b;\n");
  });
  edit("\nf() {}  \ng(){}\n", [](edited_text &e) {
    e.edits.insert(e.before("  \n"), "\n#endif", InsertOrder::After);
    e.edits.replace(e.range("g()"), "h #");
    CHECK(e.result() == "\nf() {}\n#endif  \nh #{}\n");
  });
}
