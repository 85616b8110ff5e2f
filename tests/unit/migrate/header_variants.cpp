// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tests of headers of which sources need different translations.
#include "migrate/run/headers/IncludeNames.h"
#include "migrate/run/headers/SharedHeaders.h"
#include "migrated_code_base.h"
#include <catch2/catch.hpp>

using namespace amp2hip::migrate;
using llvm::StringRef;
using names = std::vector<std::string>;

TEST_CASE("a source that needs another translation of a header gets a variant", "[variants]") {
  migrated_code_base e;
  e.write("src/a.cpp", "// a\n#include \"h.h\"\n");
  e.write("src/b.cpp", "// OTHER b\n#include \"h.h\"\n");
  e.write("src/c.cpp", "// c\n#include \"h.h\"\n");
  e.write("src/d.cpp", "// OTHER d\n#include \"h.h\"\n");
  e.write("src/h.h", "amp\n");
  e.write("src/h_2.h", "a file of the code base\n");
  auto done = e.migrate();
  CAPTURE(done.messages);
  CHECK(done.status == MigrateDone);
  CHECK(e.read("out/h.h") == "hip\n");
  CHECK(e.read("out/h_2.h") == "a file of the code base\n");
  CHECK(e.read("out/h_3.h") == "hip\n// other\n");
  CHECK(e.read("out/a.cpp") == e.read("src/a.cpp"));
  CHECK(e.read("out/b.cpp") == "// OTHER b\n#include \"h_3.h\"\n");
  CHECK(e.read("out/c.cpp") == e.read("src/c.cpp"));
  CHECK(e.read("out/d.cpp") == "// OTHER d\n#include \"h_3.h\"\n");
  const StringRef note = "amp2hip: note: header 'h.h' has another translation for 'b.cpp' than for "
                         "'a.cpp' with the line '// other'; it is 'h_3.h'\n";
  CHECK(StringRef(done.messages).contains(note));
  CHECK(StringRef(done.messages).count("another translation") == 1);

  // All of this is up to date.
  done = e.migrate();
  CHECK(done.status == MigrateDone);
  CHECK(e.translated().empty());
  CHECK_FALSE(StringRef(done.messages).contains("note:"));

  // The code base gets a file with the name of a variant.
  e.write("src/h_3.h", "another file of the code base\n");
  CHECK(e.migrate().status == MigrateDone);
  CHECK(e.translated() == names{"b.cpp", "d.cpp"});
  CHECK(e.read("out/h_3.h") == "another file of the code base\n");
  CHECK(e.read("out/h_4.h") == "hip\n// other\n");
  CHECK(e.read("out/b.cpp") == "// OTHER b\n#include \"h_4.h\"\n");
  e.remove("src/h_3.h");
  CHECK(e.migrate().status == MigrateDone);
  CHECK_FALSE(e.exists("out/h_3.h"));

  // A source that changes finds its variant, also that of an earlier run.
  e.write("src/a.cpp", "// OTHER a\n#include \"h.h\"\n");
  CHECK(e.migrate().status == MigrateDone);
  CHECK(e.translated() == names{"a.cpp"});
  CHECK(e.read("out/a.cpp") == "// OTHER a\n#include \"h_4.h\"\n");
  CHECK(e.read("out/h.h") == "hip\n");

  // A variant that no source includes any more disappears.
  for (const char *file : {"a", "b", "d"})
    e.write(std::string("src/") + file + ".cpp", "// same\n#include \"h.h\"\n");
  CHECK(e.migrate().status == MigrateDone);
  CHECK(e.read("out/b.cpp") == e.read("src/b.cpp"));
  CHECK_FALSE(e.exists("out/h_4.h"));
}

TEST_CASE("a source that may use a body that others leave out has its header", "[variants]") {
  const std::string left_out = "x\n#if 0 // not used, and has an error: e\n";
  const bool is_first = GENERATE(true, false);
  // The source that uses the body precedes or follows the one that leaves it out.
  const std::string uses = is_first ? "a" : "c", variant = is_first ? "b.cpp" : "c.cpp";
  migrated_code_base e;
  e.write("src/" + uses + ".cpp", "// uses\n#include \"h.h\"\n");
  e.write("src/b.cpp", "// UNUSED\n#include \"h.h\"\n");
  e.write("src/d.cpp", "// UNUSED d\n#include \"h.h\"\n");
  e.write("src/h.h", "x\n");
  const auto check = [&] {
    const bool uses_variant = variant != "b.cpp";
    const std::string original = uses_variant ? e.read("out/h_2.h") : e.read("out/h.h");
    CHECK(StringRef(original).ends_with("x\n"));
    CHECK(e.read(uses_variant ? "out/h.h" : "out/h_2.h") == left_out);
    const std::string other = "#include \"h_2.h\"\n", same = "#include \"h.h\"\n";
    CHECK(StringRef(e.read("out/" + uses + ".cpp")).ends_with(uses_variant ? other : same));
    for (const char *file : {"out/b.cpp", "out/d.cpp"})
      CHECK(StringRef(e.read(file)).ends_with(uses_variant ? same : other));
  };
  auto done = e.migrate();
  CAPTURE(is_first, done.messages);
  CHECK(done.status == MigrateDone);
  check();
  CHECK(StringRef(done.messages)
            .contains("amp2hip: note: header 'h.h' has another translation for '" + variant + "'"));
  // The same holds if only some of the sources are translated again.
  e.migrate();
  CHECK(e.translated().empty());
  check();
  for (const std::string &changed : {uses, std::string("b")}) {
    e.write("src/" + changed + ".cpp", "// new\n" + e.read("src/" + changed + ".cpp"));
    CHECK(e.migrate().status == MigrateDone);
    CHECK(e.translated() == names{changed + ".cpp"});
    check();
  }
}

TEST_CASE("a header that a macro names has one translation", "[variants]") {
  migrated_code_base e;
  e.write("src/a.cpp", "// a\n#include \"h.h\"\n");
  e.write("src/b.cpp", "// OTHER MACRO\n#include \"h.h\"\n");
  e.write("src/h.h", "amp\n");
  auto done = e.migrate();
  CHECK(done.status == MigrateFailed);
  CHECK(e.read("out/h.h") == "hip\n");
  CAPTURE(done.messages);
  CHECK(StringRef(done.messages)
            .contains("b.cpp:1:1: error: header 'h.h' has another translation for 'b.cpp' than for "
                      "'a.cpp' with the line '// other'; 'b.cpp' includes it by a macro or an "
                      "option, or by a name of several files; compile both sources with the same "
                      "macros, or leave one out with --exclude\n"));
  // An incremental run finds the same conflict.
  e.write("src/b.cpp", "// OTHER MACRO again\n#include \"h.h\"\n");
  CHECK(e.migrate().status == MigrateFailed);
  CHECK(e.translated() == names{"b.cpp"});
  // All sources may change to the other translation together.
  for (const char *file : {"a.cpp", "b.cpp"})
    e.write(std::string("src/") + file, "// OTHER MACRO\n#include \"h.h\"\n");
  CHECK(e.migrate().status == MigrateDone);
  CHECK(e.read("out/h.h") == "hip\n// other\n");
}

/// A source main.cpp that includes outer.h, which includes inner.h, with texts of these headers.
static AgreedHeaders add(SharedHeaders &shared, const std::string &source,
                         std::map<std::string, std::string> &texts, const std::string &inner,
                         const std::string &outer_includes = "<x/inner.h>") {
  FileRecord record;
  record.Source = source;
  record.State = "translated";
  record.Outputs = {{source, source, false, {{"x/outer.h", "x/outer.h"}}},
                    {"x/outer.h", "x/outer.h", true, {{"x/inner.h", "x/inner.h"}}},
                    {"x/inner.h", "x/inner.h", true, {}}};
  texts = {{source, "#include \"x/outer.h\"\n"},
           {"x/outer.h", "// first\n#include " + outer_includes + "\nint o;\n"},
           {"x/inner.h", "// first\n" + inner}};
  return shared.add(record, texts);
}

TEST_CASE("headers that include a variant have variants, too", "[variants]") {
  temporary_folder folder;
  const StateFolder state(folder.path("out"));
  SharedHeaders shared(folder.path("in"), state);
  std::map<std::string, std::string> texts;
  CHECK(add(shared, "a.cpp", texts, "int i;\n").Notes.empty());
  CHECK(texts.count("x/inner.h"));
  const AgreedHeaders agreed = add(shared, "b.cpp", texts, "long i;\n");
  CHECK(agreed.Error == "");
  CHECK(agreed.Notes.size() == 2);
  CHECK(texts["b.cpp"] == "#include \"x/outer_2.h\"\n");
  CHECK(texts["x/outer_2.h"] == "// first\n#include <x/inner_2.h>\nint o;\n");
  CHECK(texts["x/inner_2.h"] == "// first\nlong i;\n");
  CHECK_FALSE(texts.count("x/inner.h"));
  CHECK_FALSE(texts.count("x/outer.h"));
  // Another source needs the same variants.
  CHECK(add(shared, "c.cpp", texts, "long i;\n").Notes.empty());
  CHECK(texts["c.cpp"] == "#include \"x/outer_2.h\"\n");
}

/// A source that reads the headers \p unchanged and writes others, with their texts.
static AgreedHeaders add(SharedHeaders &shared, const std::string &source,
                         const std::vector<std::string> &unchanged,
                         const std::vector<Output> &headers,
                         std::map<std::string, std::string> &texts) {
  FileRecord record;
  record.Source = source;
  record.State = "translated";
  record.Outputs = headers;
  for (const std::string &header : unchanged)
    record.Dependencies.push_back({header, ""});
  return shared.add(record, texts);
}

TEST_CASE("a header that includes a variant does not replace the copy of others", "[variants]") {
  temporary_folder folder;
  const StateFolder state(folder.path("out"));
  SharedHeaders shared(folder.path("in"), state);
  folder.write("in/net.h", "#include \"Cell.h\"\n");
  std::map<std::string, std::string> none, texts;
  // a.cpp and, after the translation of b.cpp, c.cpp need cell.h and net.h as they are.
  const bool is_first = GENERATE(true, false);
  add(shared, "a.cpp", is_first ? names{"cell.h", "net.h"} : names{"cell.h"}, {}, none);
  const Output cell = {"cell.h", "cell.h", true, {}};
  const Output net = {"net.h", "net.h", true, {{"cell.h", "cell.h"}}};
  const std::string left_out = "// b\n#if 0 // not used, and has an error: e\n";
  texts = {{"cell.h", left_out}, {"net.h", "// b\n#include \"cell.h\"\n"}};
  CHECK(add(shared, "b.cpp", {}, {net, cell}, texts).Error == "");
  const std::string of_b = is_first ? "net_2.h" : "net.h";
  CHECK(texts == std::map<std::string, std::string>{{"cell_2.h", left_out},
                                                    {of_b, "// b\n#include \"cell_2.h\"\n"}});
  FileRecord record;
  record.Source = "c.cpp";
  record.Dependencies = {{"cell.h", ""}, {"net.h", ""}};
  CHECK(shared.headersToCopy(record) ==
        (is_first ? std::set<std::string>{} : std::set<std::string>{"net.h"}));
  if (!is_first) {
    const std::string copy = "// c\n#include \"cell.h\"\n";
    texts = {{"net.h", copy}};
    CHECK(add(shared, "c.cpp", {"cell.h"}, {{"net.h", "net.h", true, {}}}, texts).Error == "");
    CHECK(texts == std::map<std::string, std::string>{{"net_2.h", copy}});
  }
}

TEST_CASE("a header that includes other files than its original", "[variants]") {
  CHECK(includesOtherFiles("#include \"a.h\"\n", "#include \"a_2.h\"\n"));
  CHECK(includesOtherFiles("#include \"a.h\"\n", "#include \"../app/a.h\"\n"));
  CHECK_FALSE(includesOtherFiles("#include \"Sub\\A.h\"\n", "#include \"sub/a.h\"\n"));
  CHECK_FALSE(includesOtherFiles("int i;\n", "#include <vector>\nint i;\n"));
}

TEST_CASE("names in directives change, and others do not", "[variants]") {
  const std::vector<OutputInclude> includes = {{"a/h.h", "a/h.h"}, {"b/h.h", "b/h.h"}};
  const std::map<std::string, std::string> renamed = {{"a/h.h", "a/h_2.h"}};
  CHECK(renameIncludes("#  include <a/h.h> // \"a/h.h\"\r\n#include \"b/h.h\"\r\n"
                       "const char *s = R\"(\n#include \"a/h.h\"\n)\";\n",
                       includes, renamed) ==
        "#  include <a/h_2.h> // \"a/h.h\"\r\n#include \"b/h.h\"\r\n"
        "const char *s = R\"(\n#include \"a/h.h\"\n)\";\n");
  CHECK_FALSE(renameIncludes("#include HEADER\n", {{"", "a/h.h"}}, renamed));
  CHECK_FALSE(renameIncludes("#include <h.h>\n", {{"h.h", "a/h.h"}, {"h.h", "b/h.h"}}, renamed));
  CHECK(includeSameVariants("#include <a/h_2.h>\n", "#include <a/h_2.h>\n#include <cmath>\n",
                            includes));
  CHECK_FALSE(includeSameVariants("#include <a/h.h>\n", "#include <a/h_2.h>\n", includes));
}
