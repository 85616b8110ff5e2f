// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tests of the texts and differences that reports show.
#include "migrate/report/content/DiffHunks.h"
#include "migrate/report/content/Texts.h"
#include "migrate/report/html/Highlight.h"
#include "sample_migration.h"

TEST_CASE("texts are shown in UTF-8", "[reports]") {
  using namespace std::string_literals;
  CHECK(toUtf8Text("a\r\nb\rc\n") == "a\nb\rc\n");
  CHECK(toUtf8Text("\xEF\xBB\xBFint a;") == "int a;");
  CHECK(toUtf8Text("Gr\xC3\xB6\xC3\x9F"
                   "e") == "Größe");
  CHECK(toUtf8Text("Gr\xF6\xDF"
                   "e \x80 \x81") == "Größe € \xC2\x81");
  CHECK(toUtf8Text("\xFF\xFE"
                   "a\0\xF6\0\r\0\n\0"s) == "aö\n");
  CHECK(toUtf8Text("\xFE\xFF\0a\0\xF6"s) == "aö");
  CHECK(toUtf8Text("") == "");
}

TEST_CASE("files outside the folder are not read", "[reports]") {
  CHECK(pathBelow("/a", "b/c.cpp") == std::string("/a/b/c.cpp"));
  CHECK(pathBelow("/a", "b/../../c") == std::nullopt);
  CHECK(pathBelow("/a", "/etc/passwd") == std::nullopt);
  CHECK(pathBelow("/a", "") == std::nullopt);
  CHECK(pathBelow("", "a") == std::nullopt);
  CHECK(pathBelow("/a", "b..c") == std::string("/a/b..c"));
}

TEST_CASE("differences have three lines of context", "[reports]") {
  auto diffs = valueOf(diffTexts({{"a\nb\nc\nd\ne\nf\ng\n", "a\nb\nc\nd\nE\nf\ng\n"},
                                  {"same", "same"},
                                  {"no line end", "no line end\n"},
                                  {"", "new\n"},
                                  {"-- old\n", "++ new\n"}}));
  REQUIRE(diffs.size() == 5);
  CHECK(diffs[0] == "@@ -2,6 +2,6 @@ a\n b\n c\n d\n-e\n+E\n f\n g\n");
  CHECK(diffs[1] == "");
  CHECK(diffs[2] == "");
  CHECK(diffs[4] == "@@ -1 +1 @@\n--- old\n+++ new\n");

  std::vector<Hunk> hunks = parseDiff(diffs[0]);
  REQUIRE(hunks.size() == 1);
  CHECK(hunks[0].OldStart == 2);
  CHECK(hunks[0].NewStart == 2);
  REQUIRE(hunks[0].Lines.size() == 7);
  CHECK(hunks[0].Lines[3].Kind == Hunk::Removed);
  CHECK(hunks[0].Lines[4].Kind == Hunk::Added);
  CHECK(hunks[0].Lines[4].Text == "E");
  CHECK(parseDiff("nonsense\n@@\n").empty());
}

TEST_CASE("the user's configuration of git has no effect on differences", "[reports]") {
  temporary_folder folder;
  folder.write("config",
               "[diff]\n external = false\n noprefix = true\n context = 0\n"
               " mnemonicPrefix = true\n suppressBlankEmpty = true\n algorithm = patience\n"
               "[color]\n ui = always\n[core]\n pager = false\n quotePath = true\n");
  const char *before = getenv("GIT_CONFIG_GLOBAL");
  std::string kept = before ? before : "";
  setenv("GIT_CONFIG_GLOBAL", folder.path("config").c_str(), 1);
  auto diffs = valueOf(diffTexts({{"a\n\nb\n", "a\n\nc\n"}}));
  if (before)
    setenv("GIT_CONFIG_GLOBAL", kept.c_str(), 1);
  else
    unsetenv("GIT_CONFIG_GLOBAL");
  CHECK(diffs[0] == "@@ -1,3 +1,3 @@\n a\n \n-b\n+c\n");
}

TEST_CASE("the changes of a migration are read from both trees", "[reports]") {
  sample_migration sample;
  FileRecord &r = sample.translated("src/a.cpp", "one\r\ntwo\r\n", "one\r\n2\r\nthree\r\n");
  r.Outputs.push_back({"src/a.h", "src/a.h", true});
  sample.write("in/src/a.h", "header\n");
  sample.write("out/src/a.h", "<<<<<<< edited\nmine\n=======\nheader 2\n>>>>>>> translated\n");
  sample.translated("src/equal.cpp", "same\n", "same\n");
  // A copied file has no output.
  sample.write("in/data.txt", "#include \"A.h\"\n");
  sample.write("out/data.txt", "#include \"a.h\"\n");
  sample.m.Files.push_back(record("data.txt", "copied"));
  // A record that a hostile report contains.
  sample.write("secret", "secret\n");
  sample.m.Files.emplace_back(record("b.cpp", "translated")).Outputs = {
      {"b.cpp", "../secret", false}};
  readTexts(sample.m);

  REQUIRE(sample.m.Changes.size() == 3);
  CHECK(sample.m.Changes[0].File == "data.txt");
  CHECK(sample.m.Changes[1].File == "src/a.cpp");
  CHECK(sample.m.Changes[1].Added == 2);
  CHECK(sample.m.Changes[1].Removed == 1);
  CHECK(sample.m.Changes[1].Conflicts == 0);
  CHECK(sample.m.Changes[1].Diff == "@@ -1,2 +1,3 @@\n one\n-two\n+2\n+three\n");
  CHECK(sample.m.Changes[2].File == "src/a.h");
  CHECK(sample.m.Changes[2].Conflicts == 1);
}

/// Returns highlighted lines with <k:...> for the marks.
static std::vector<std::string> marked(const std::string &text) {
  std::vector<std::string> lines = highlightedLines(text);
  for (std::string &line : lines) {
    std::string result;
    for (size_t i = 0; i != line.size(); ++i)
      if (line[i] == 1)
        result += std::string("<") + line[++i] + ":";
      else
        result += line[i] == 2 ? '>' : line[i];
    line = result;
  }
  return lines;
}

using lines = std::vector<std::string>;

TEST_CASE("C++ is highlighted", "[reports]") {
  CHECK(marked("int f() restrict(amp) { return 0x1'0u; }") ==
        lines{"<k:int> f() <a:restrict>(<a:amp>) { <k:return> <n:0x1'0u>; }"});
  CHECK(marked("index<1> index; // end\n") == lines{"<a:index><<n:1>> index; <c:// end>"});
  CHECK(marked("/* one\ntwo */ x\n") == lines{"<c:/* one>", "<c:two */> x"});
  CHECK(marked("s = R\"(a\nint)\" \"b\" 'c';") ==
        lines{"s = <s:R\"(a>", "<s:int)\"> <s:\"b\"> <s:'c'>;"});
  CHECK(marked("#define A \\\n  int // x\nint") ==
        lines{"<p:#><p:define> <p:A> \\", "  <p:int> <c:// x>", "<k:int>"});
  CHECK(marked("a\n\nb\n") == lines{"a", "", "b"});
  CHECK(marked("") == lines{});
}

TEST_CASE("any text can be highlighted", "[reports]") {
  using namespace std::string_literals;
  CHECK(marked("\x1b\0 \x01"s) == lines{"\u241b\u2400 \u2401"});
  CHECK(marked("\"open\nint") == lines{"\"open", "<k:int>"});
  CHECK(marked("/* open") == lines{"/* open"});
  CHECK(marked("R\"(open\n").size() == 1);
  CHECK(marked("\xE2\x82\xAC = 'ä'") == lines{"€ = <s:'ä'>"});
}
