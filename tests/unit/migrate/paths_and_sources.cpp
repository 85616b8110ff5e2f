// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tests of paths and texts as Windows writes them, and of the scan of sources.
#include "migrate/workspace/files/RealPaths.h"

#include "migrate/workspace/files/ProgramScan.h"
#include "migrate/workspace/files/TextFile.h"
#include "project_tree.h"
#include <catch2/catch.hpp>
#include <sys/stat.h>

using namespace amp2hip::migrate::workspace;

TEST_CASE("absolute paths", "[paths]") {
  CHECK(absolutePath("/p/q", "a.cpp") == "/p/q/a.cpp");
  CHECK(absolutePath("/p/q", "..\\.\\src\\a.cpp") == "/p/src/a.cpp");
  CHECK(absolutePath("/p", "..\\..\\..\\a") == "/a");
  CHECK(absolutePath("/p", "/x//y/") == "/x/y");
  CHECK(absolutePath("/p", "..") == "/");
  CHECK(absolutePath("/p", "C:\\src\\..\\a") == "C:/a");
  CHECK(absolutePath("C:\\src\\b", "..\\a.cpp") == "C:/src/a.cpp");
  CHECK(absolutePath("C:/src", "\\tmp\\x") == "C:/tmp/x");
  CHECK(absolutePath("/p", "\\\\server\\share\\a") == "//server/share/a");
}

TEST_CASE("folders", "[paths]") {
  CHECK(commonFolder("/p/a/b", "/p/a/c") == "/p/a");
  CHECK(commonFolder("/p/ab", "/p/a") == "/p");
  CHECK(commonFolder("/p", "/q") == "/");
  CHECK(commonFolder("/p", "/p") == "/p");
  CHECK(isInFolder("/p", "/p/x"));
  CHECK_FALSE(isInFolder("/p", "/px"));
}

TEST_CASE("files are found in any case", "[paths]") {
  project_tree tree;
  tree.touch({"Src/Kernel.cpp", "src/only.cpp", "Src/ÄRGER.h"});
  RealPaths paths;
  auto file = [&](const char *name) {
    return tree.below(paths.file(tree.path(name)).value_or(""));
  };
  CHECK(file("Src/Kernel.cpp") == "Src/Kernel.cpp");
  CHECK(file("SRC/kernel.CPP") == "Src/Kernel.cpp");
  CHECK(file("SRC/ONLY.cpp") == "src/only.cpp");
  CHECK(file("src/kernel.cpp") == "Src/Kernel.cpp");
  CHECK(file("src/ärger.H") == "Src/ÄRGER.h");
  CHECK(file("src/none.cpp").empty());
  CHECK(file("src").empty());
  CHECK(paths.folder(tree.path("SRC")) == tree.path("Src"));
  CHECK_FALSE(paths.file("C:/Src/Kernel.cpp"));
}

TEST_CASE("texts become UTF-8", "[paths]") {
  CHECK(toUtf8("\xEF\xBB\xBFtext") == "text");
  CHECK(toUtf8(llvm::StringRef("\xFF\xFEt\0\xE9\0", 6)) == "t\xC3\xA9");
  CHECK(toUtf8(llvm::StringRef("\xFE\xFF\0t", 4)) == "t");
  CHECK(toUtf8("caf\xE9 \x80 \x93") == "caf\xC3\xA9 \xE2\x82\xAC \xE2\x80\x9C");
  CHECK(toUtf8("caf\xC3\xA9") == "caf\xC3\xA9");
}

TEST_CASE("only regular files of limited size are read", "[paths]") {
  project_tree tree;
  auto error = [&](const std::string &path, uint64_t limit) {
    auto text = readTextFile(path, limit);
    return text ? "<none>" : tree.below(llvm::toString(text.takeError()));
  };
  tree.write("a", "text");
  CHECK(error(tree.path("a"), 4) == "<none>");
  CHECK(error(tree.path("a"), 3) ==
        "'a' has 4 bytes, which is more than the limit of 0 MiB for such a file");
  REQUIRE(mkfifo(tree.path("pipe").c_str(), 0600) == 0);
  CHECK(error(tree.path("pipe"), 100) == "cannot read 'pipe': it is not a regular file");
  CHECK_THAT(error(tree.path("none"), 100), Catch::StartsWith("cannot read 'none': "));
}

static bool defines_main(llvm::StringRef text) { return scanSource(text).DefinesMain; }

TEST_CASE("definitions of the main function", "[scan]") {
  CHECK(defines_main("int main() { }"));
  CHECK(defines_main("int __cdecl wmain(int argc, wchar_t **argv)\n{ }"));
  CHECK(defines_main("int _tmain(int, _TCHAR* argv[]) {"));
  CHECK(defines_main("int APIENTRY WinMain(HINSTANCE, HINSTANCE, LPSTR, int) {"));
  CHECK(defines_main("auto main() -> int { }"));
  CHECK(defines_main("extern \"C\" { int main(void) { } }"));
  CHECK(defines_main("main() { }"));
  CHECK(defines_main("struct s { }; void f() { } int main() try { } catch (...) { }"));
  CHECK(defines_main("#ifdef X\nvoid f(int) {\n#else\nvoid f() {\n#endif\n}\nint main() { }"));
}

TEST_CASE("what is no definition of the main function", "[scan]") {
  CHECK_FALSE(defines_main("int main();"));
  CHECK_FALSE(defines_main("// int main() { }\n/* int main() { } */"));
  CHECK_FALSE(defines_main("const char *s = \"int main() { }\"; auto r = R\"(int main() { })\";"));
  CHECK_FALSE(defines_main("#if 0\nint main() { }\n#endif"));
  CHECK_FALSE(defines_main("#define MAIN int main() { }"));
  CHECK_FALSE(defines_main("namespace app { int main() { } }"));
  CHECK_FALSE(defines_main("struct s { int main() { } };"));
  CHECK_FALSE(defines_main("void f() { main(); { } }"));
  CHECK_FALSE(defines_main("int s::main() { }"));
  CHECK(defines_main("#if 0\n#else\nint main() { }\n#endif"));
}

TEST_CASE("include directives", "[scan]") {
  auto includes = [](llvm::StringRef text) {
    strings names;
    for (const IncludeDirective &include : scanSource(text).Includes)
      names.push_back((include.Angled ? "<" : "\"") + include.Name);
    return names;
  };
  CHECK(includes("#include \"a.h\"\n  #  include <b/c.h> // d\n#include MACRO\n") ==
        strings{"\"a.h", "<b/c.h"});
  CHECK(includes(
            "// #include \"a.h\"\n#if 0\n#include \"b.h\"\n#else\n#include \"..\\c.h\"\n#endif") ==
        strings{"\"..\\c.h"});
  CHECK(includes("#include \"\"\n#include \"a.h\n#include <>\n#include").empty());
}
