// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tests of the text of copied files.
#include "code_base.h"
#include "migrate/plan/CopiedText.h"

using namespace amp2hip::migrate;
using Catch::Matchers::Contains;

/// A code base of Microsoft's compiler with headers in several folders.
class windows_code : public code_base {
public:
  windows_code() {
    workspace.FromMsvc = true;
    write("src/main.cpp", "");
    write("src/Local.h", "");
    write("common/Timer.h", "");
    write("common/sub/Deep.hpp", "");
    write("src/views/view.h", "");
    Project &app = add_project("app", "src", {"src/main.cpp"});
    app.Configurations["Release"].IncludeDirs = {path("common")};
  }

  std::string copy(llvm::StringRef bytes, const std::string &name = "src/main.cpp") {
    PlannedFile copied;
    copied.Path = path(name);
    copied.Relative = name;
    IncludeSearch includes(workspace);
    return copiedText(plan(), includes, copied, bytes, notes);
  }

  std::vector<Note> notes;
};

TEST_CASE("includes get the names of the file system", "[copied-text]") {
  windows_code code;
  CHECK(code.copy("#include \"local.H\"\n") == "#include \"Local.h\"\n");
  CHECK(code.copy("#include \"..\\COMMON\\timer.h\"\n") == "#include \"../common/Timer.h\"\n");
  CHECK(code.copy("#include \"TIMER.H\"\n") == "#include \"Timer.h\"\n");
  CHECK(code.copy("#include <Sub\\deep.HPP>\n") == "#include <sub/Deep.hpp>\n");
  CHECK(code.copy("#include \"./views/../local.h\"\n") == "#include \"./views/../Local.h\"\n");
  CHECK(code.notes.empty());
}

TEST_CASE("system headers get their names on Linux", "[copied-text]") {
  windows_code code;
  CHECK(code.copy("#include <Windows.h>\n") == "#include <windows.h>\n");
  CHECK(code.copy("#include <sdkddkver.h>\n") == "#include <SDKDDKVer.h>\n");
  CHECK(code.copy("#include <DbgHelp.h>\n#include <WRL\\Client.h>\n#include <cppunittest.h>\n") ==
        "#include <dbghelp.h>\n#include <wrl/client.h>\n#include <CppUnitTest.h>\n");
  CHECK(code.copy("#include <Vector>\n#include <MATH.H>\n#include <AMP.h>\n") ==
        "#include <vector>\n#include <math.h>\n#include <amp.h>\n");
  CHECK(code.copy("#include <sys\\Types.h>\n") == "#include <sys/types.h>\n");
  CHECK(code.copy("#include <Qt\\QApplication>\n") == "#include <Qt/QApplication>\n");
  CHECK(code.copy("#include \"C:\\lib\\x.h\"\n") == "#include \"C:\\lib\\x.h\"\n");
}

TEST_CASE("a header that Microsoft's compiler finds next to the source", "[copied-text]") {
  windows_code code;
  CHECK(code.copy("#include \"LOCAL.h\"\n", "src/views/view.h") == "#include \"../Local.h\"\n");
  code.workspace.FromMsvc = false;
  CHECK(code.copy("#include \"LOCAL.h\"\n", "src/views/view.h") == "#include \"LOCAL.h\"\n");
}

TEST_CASE("an exact name has precedence in code for other compilers", "[copied-text]") {
  windows_code code;
  code.write("common/LOCAL.h", "");
  CHECK(code.copy("#include \"LOCAL.h\"\n") == "#include \"Local.h\"\n");
  code.workspace.FromMsvc = false;
  CHECK(code.copy("#include \"LOCAL.h\"\n") == "#include \"LOCAL.h\"\n");
}

TEST_CASE("an absolute path into the code base becomes relative", "[copied-text]") {
  windows_code code;
  CHECK(code.copy("#include \"" + code.path("common/Timer.h") + "\"\n") ==
        "#include \"../common/Timer.h\"\n");
}

TEST_CASE("an include of a file that is left out gets a note", "[copied-text]") {
  windows_code code;
  code.options.Exclude = {"common"};
  CHECK(code.copy("\n#include \"timer.h\"\n") == "\n#include \"Timer.h\"\n");
  REQUIRE(code.notes.size() == 1);
  CHECK(code.notes[0].Line == 2);
  CHECK_THAT(code.notes[0].Text, Contains("'common/Timer.h' is not in the migrated tree"));
}

TEST_CASE("only directives of compiled code change", "[copied-text]") {
  windows_code code;
  for (const char *same : {
           "// #include \"local.H\"\n",
           "/*\n#include \"local.H\"\n*/\n",
           "const char *s = \"\\\n#include \\\"local.H\\\"\";\n",
           "const char *s = R\"(\n#include \"local.H\"\n)\";\n",
           "#if 0\ndon't\n#include \"local.H\"\n#endif\n",
           "#if 1\n#else\n#include \"local.H\"\n#endif\n",
           "#define HEADER \"local.H\"\n#include HEADER\n",
           "#pragma message(\"local.H\")\n",
           "#error don't include \"local.H\"\n",
           "#include \"local.H\nint x;\n",
           "#include <>\n#include \"\"\n#include\n#",
           "# \\",
       })
    CHECK(code.copy(same) == same);
  CHECK(code.copy("#if 0\n#else\n#include \"local.H\"\n#endif\n") ==
        "#if 0\n#else\n#include \"Local.h\"\n#endif\n");
  CHECK(code.copy("#ifdef X\n#include \"local.H\"\n#endif\n") ==
        "#ifdef X\n#include \"Local.h\"\n#endif\n");
}

TEST_CASE("unusual forms of directives", "[copied-text]") {
  windows_code code;
  CHECK(code.copy(" # /* a */ include /* b */ \"local.H\" // \"c.H\"\n") ==
        " # /* a */ include /* b */ \"Local.h\" // \"c.H\"\n");
  CHECK(code.copy("#inc\\\nlude \\\r\n\"local.H\"\n") == "#inc\\\nlude \\\r\n\"Local.h\"\n");
  CHECK(code.copy("#include<TIMER.H>") == "#include<Timer.h>");
  // A path that a lexer would read as an escape sequence.
  CHECK(code.copy("#include \"views\\\"\n#include \"local.H\"\n") ==
        "#include \"views/\"\n#include \"Local.h\"\n");
}

TEST_CASE("line endings, byte order mark and code page stay", "[copied-text]") {
  windows_code code;
  CHECK(code.copy("\xEF\xBB\xBF#include \"local.H\"\r\n// gr\xF6\xDF"
                  "er \x93x\x94\r\nint x;\t\r\n\x1A") ==
        "\xEF\xBB\xBF#include \"Local.h\"\r\n// gr\xF6\xDF"
        "er \x93x\x94\r\nint x;\t\r\n\x1A");
  const std::string zeros("int a;\0\0#include \"local.H\"\n", 27);
  CHECK(code.copy(zeros) == zeros);
}

TEST_CASE("loops with 'for each' become those of C++", "[copied-text]") {
  windows_code code;
  CHECK(code.copy("for each (int x in list) f(x);\n") == "for (int x : list) f(x);\n");
  CHECK(code.copy("for each(const auto &p in g(in, 1))\n  for  each (auto r in p.in) {}\n") ==
        "for (const auto &p : g(in, 1))\n  for (auto r : p.in) {}\n");
  for (const char *same : {"// for each (int x in list)\n", "for (int x : each) in(x);\n",
                           "\"for each (int x in list)\"\n", "for (each(x in y);;);\n"})
    CHECK(code.copy(same) == same);
  CHECK(code.copy("for each (int x in y)\n", "src/a.c") == "for each (int x in y)\n");
}

TEST_CASE("other files stay byte for byte", "[copied-text]") {
  windows_code code;
  const std::string utf16("\xFF\xFE#\0", 4);
  CHECK(code.copy("#include \"local.H\"\n", "src/readme.txt") == "#include \"local.H\"\n");
  CHECK(code.copy(utf16, "src/strings.rc") == utf16);
  CHECK(code.notes.empty());
}

TEST_CASE("code in other encodings has wide literals and names that compilers read",
          "[copied-text]") {
  windows_code code;
  CHECK(code.copy("// \xE4\nconst wchar_t *w = L\"\xE4\";\nconst char *n = \"\xE4\";\n") ==
        "// \xE4\nconst wchar_t *w = L\"\\u00e4\";\nconst char *n = \"\xE4\";\n");
  CHECK(code.notes.empty());
  // Two kana, and the character 8352 ("so"), whose second byte is that of a backslash.
  CHECK(code.copy("// \x82\xB1\x82\xEA\x83\x5C\nint n;\n") == "// \u3053\u308C\u30BD\nint n;\n");
  REQUIRE(code.notes.size() == 1);
  CHECK_THAT(code.notes[0].Text, Contains("code page that compilers on Linux misread"));
}

TEST_CASE("UTF-16 code becomes UTF-8", "[copied-text]") {
  windows_code code;
  const std::string text = "#include \"local.H\"\r\n// \xC3\xA4\r\n";
  const std::u16string utf16 = u"#include \"local.H\"\r\n// \u00E4\r\n";
  for (bool mark : {true, false})
    for (bool big : {true, false}) {
      std::string bytes;
      for (char16_t unit : (mark ? u"\uFEFF" : u"") + utf16) {
        const char low = static_cast<char>(unit & 0xFF), high = static_cast<char>(unit >> 8);
        bytes += {big ? high : low, big ? low : high};
      }
      code.notes.clear();
      CHECK(code.copy(bytes) == "\xEF\xBB\xBF#include \"Local.h\"\r\n// \xC3\xA4\r\n");
      REQUIRE(code.notes.size() == 1);
      CHECK_THAT(code.notes[0].Text, Contains("the file was UTF-16"));
    }
  // Half of a surrogate pair, and an odd number of bytes.
  const std::string malformed("\xFF\xFE\x00\xD8", 4), odd("\xFF\xFE#", 3);
  CHECK(code.copy(malformed) == malformed);
  CHECK(code.copy(odd) == odd);
}

TEST_CASE("a hostile include path does not take long", "[copied-text]") {
  windows_code code;
  code.write("src/a/x.h", "");
  code.write("src/A/x.h", "");
  std::string path;
  for (int i = 0; i != 60; ++i)
    path += "a/../";
  CHECK(code.copy("#include \"" + path + "y.h\"\n") == "#include \"" + path + "y.h\"\n");
  code.copy("#include \"../../../../../../../../../../../../../etc/passwd\"\n");
}

TEST_CASE("suffixes of integers in C code", "[copied-text]") {
  windows_code code;
  CHECK(code.copy("unsigned __int64 x = 0xFFui64 + 5I64 - 7i32; // 5i64\n", "src/bits.c") ==
        "unsigned __int64 x = 0xFFuLL + 5LL - 7; // 5i64\n");
  CHECK(code.copy("const char *s = \"5i64\"; int y = 08, f = 1.5e3;\n", "src/bits.C") ==
        "const char *s = \"5i64\"; int y = 08, f = 1.5e3;\n");
  CHECK(code.copy("long x = 5i64;\n", "src/bits.h") == "long x = 5i64;\n");
}
