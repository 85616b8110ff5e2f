// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tests of the reader of folders without projects, and of inputs that are refused.
#include "project_tree.h"
#include <catch2/catch.hpp>
#include <unistd.h>

using namespace amp2hip::migrate;

TEST_CASE("a folder: programs and a library", "[folder]") {
  project_tree tree;
  tree.write("one.cpp", "#include \"util/util.h\"\nint main() { }");
  tree.write("demo/main.cpp", "int wmain() { }");
  tree.touch({"util/util.cpp", "util/util.h", "util/c.c", "README"});
  const Workspace w = tree.read_workspace("");
  CHECK(tree.below(w.Root) == ".");
  CHECK_FALSE(w.FromMsvc);
  CHECK(w.Configurations == strings{"Debug", "Release"});
  REQUIRE(w.Projects.size() == 3);
  const Project &library = w.Projects[0];
  CHECK(library.Kind == ProjectKind::StaticLibrary);
  CHECK(library.LinkWhole);
  CHECK(library.Name == w.Name + "_lib");
  CHECK(tree.sources(library) == strings{"util/c.c", "util/util.cpp"});
  CHECK(tree.below(library.Headers) == strings{"util/util.h"});
  CHECK(library.Configurations.at("Debug").Flags == strings{"-std=c++17"});
  const Project &one = project_named(w, "one");
  CHECK(one.Kind == ProjectKind::Executable);
  CHECK(one.LinkedProjects == strings{library.Name});
  CHECK(project_named(w, "demo").Sources.size() == 1);
  CHECK(w.Notes.empty());
}

TEST_CASE("a folder: independent programs", "[folder]") {
  project_tree tree;
  for (const std::string name : {"one", "two"}) {
    tree.write(name + "/main.cpp", "int main() { }");
    tree.touch({name + "/util.cpp"});
  }
  tree.write("three/three.cpp", "#include \"../one/one.h\"\nint main() { }");
  tree.touch({"common/common.cpp", "one/one.h", "three/helper.cpp"});
  const Workspace w = tree.read_workspace("");
  CHECK(tree.sources(project_named(w, "one_lib")) == strings{"one/util.cpp"});
  CHECK(tree.sources(project_named(w, w.Name + "_lib")) == strings{"common/common.cpp"});
  CHECK(project_named(w, "one").LinkedProjects == strings{"one_lib", w.Name + "_lib"});
  CHECK(project_named(w, "two").LinkedProjects == strings{"two_lib", w.Name + "_lib"});
  CHECK(project_named(w, "three").LinkedProjects ==
        strings{"three_lib", w.Name + "_lib", "one_lib"});
}

TEST_CASE("a folder: include folders", "[folder]") {
  project_tree tree;
  tree.write("src/a.cpp", "#include <lib/Api.h>\n#include \"local.h\"\n#include \"common.h\"\n"
                          "#include <vector>\n#include <amp.h>\nint main() { }");
  tree.write("include/lib/api.h", "#include \"detail\\impl.h\"\n#include \"base.h\"\n");
  tree.touch({"include/lib/detail/impl.h", "base/base.h", "src/local.h", "other/common.h",
              "src/deep/common.h", "stl/vector", "stubs/amp.h", "unused/x.h"});
  const Project p = project_named(tree.read_workspace(""), "a");
  CHECK(tree.below(p.Configurations.at("Release").IncludeDirs) ==
        strings{"include", "src/deep", "base"});
}

TEST_CASE("a folder: what is left out", "[folder]") {
  project_tree tree;
  tree.write("a.cpp", "int main() { }");
  tree.touch({".git/b.cpp", "build/CMakeCache.txt", "build/c.cpp", "out/.amp2hip/records/x",
              "out/d.cpp", "CMakeFiles/e.cpp"});
  REQUIRE(symlink("..", tree.path("loop").c_str()) == 0);
  REQUIRE(symlink("/usr/include/stdio.h", tree.path("outside.cpp").c_str()) == 0);
  REQUIRE(symlink("a.cpp", tree.path("link.cpp").c_str()) == 0);
  const Workspace w = tree.read_workspace("");
  REQUIRE(w.Projects.size() == 2);
  CHECK(tree.sources(w.Projects[0]) == strings{"a.cpp"});
  CHECK(tree.sources(w.Projects[1]) == strings{"link.cpp"});
}

TEST_CASE("a folder: better inputs are named", "[folder]") {
  project_tree tree;
  tree.write("a.cpp", "#include <Windows.h>\nint main() { }");
  tree.touch({"CMakeLists.txt"});
  const strings notes = tree.notes(tree.read_workspace(""));
  REQUIRE(notes.size() == 2);
  CHECK_THAT(notes[0], Catch::StartsWith("CMakeLists.txt:0: the CMake project is not read"));
  CHECK(notes[1] ==
        "a.cpp:0: the source includes 'Windows.h', so it may be code for Windows; use the option "
        "'--from-msvc'");
  ReadOptions from_msvc;
  from_msvc.FromMsvc = true;
  CHECK(tree.notes(tree.read_workspace("", from_msvc)).size() == 1);
  CHECK_THAT(tree.error_of("CMakeLists.txt"), Catch::Contains("CMAKE_EXPORT_COMPILE_COMMANDS"));
}

TEST_CASE("what is no code base", "[folder]") {
  project_tree tree;
  tree.touch({"x/readme.txt", "a.cpp"});
  CHECK(tree.error_of("x") == "'ROOT/x' contains no C++ sources");
  tree.touch({"h/a.h"});
  CHECK_THAT(tree.error_of("h"), Catch::Contains("'ROOT/h' contains headers, but no C++ sources"));
  CHECK(tree.error_of("none") == "'ROOT/none' does not exist");
  CHECK(tree.error_of("a.cpp") == "'ROOT/a.cpp' is not a code base; name a folder, a .sln, a "
                                  ".vcxproj or a compile_commands.json");
  CHECK_THAT(tree.error_of("", {"Fast", "", {}}), Catch::Contains("has no configuration 'Fast'"));
}

/// Returns the error that the reader returns for a project file with this text.
static std::string refusal(const project_tree &tree, const std::string &text) {
  tree.write("a.vcxproj", text);
  return tree.error_of("a.vcxproj");
}

TEST_CASE("hostile project files are refused", "[hostile]") {
  project_tree tree;
  CHECK(refusal(tree, "<!DOCTYPE x [<!ENTITY a \"aaa\"><!ENTITY b \"&a;&a;\">]><Project>&b;"
                      "</Project>") ==
        "'ROOT/a.vcxproj' declares a document type, which may define "
        "entities; remove the '<!DOCTYPE' declaration");
  std::string deep, shallow;
  for (int i = 0; i < 100000; ++i) {
    deep += "<a>";
    shallow += "</a>";
  }
  CHECK(refusal(tree, "<Project>" + deep + shallow + "</Project>") ==
        "'ROOT/a.vcxproj' nests XML elements deeper than 100 levels");
  CHECK_THAT(refusal(tree, "<Project>\n<a>\n</Project>"),
             Catch::StartsWith("'ROOT/a.vcxproj' is not well-formed XML at line 3: "));
  CHECK_THAT(refusal(tree, ""),
             Catch::StartsWith("'ROOT/a.vcxproj' is not well-formed XML at line 1"));
  CHECK(refusal(tree, "<Solution />") ==
        "'ROOT/a.vcxproj' is not a project file: its root element is 'Solution'");
  CHECK(refusal(tree, "<Project />") ==
        "'ROOT/a.vcxproj' has no configuration; a project of C++ has "
        "'ProjectConfiguration' items");
  CHECK_THAT(refusal(tree, "<Project>" + std::string(17 << 20, ' ') + "</Project>"),
             Catch::Contains("which is more than the limit of 16 MiB"));
  std::string many(15 << 20, '<');
  for (size_t i = 0; i < many.size(); i += 4)
    many.replace(i, 4, "<a/>");
  CHECK(refusal(tree, "<Project>" + many + "</Project>") ==
        "'ROOT/a.vcxproj' has more than 1000000 XML elements");
}

TEST_CASE("cycles of property sheets are refused", "[hostile]") {
  project_tree tree;
  tree.write("b.props", "<Project><Import Project=\"C.props\" /></Project>");
  tree.write("c.props", "<Project><Import Project=\"b.props\" /></Project>");
  CHECK(
      refusal(tree, vcxproj("<Import Project=\"b.props\" />")) ==
      "'ROOT/b.props' imports itself (b.props -> c.props -> b.props); remove one of these imports");
  CHECK_THAT(refusal(tree, vcxproj("<Import Project=\"a.vcxproj\" />")),
             Catch::StartsWith("'ROOT/a.vcxproj' imports itself"));
}

TEST_CASE("long chains of property sheets are refused", "[hostile]") {
  project_tree tree;
  for (int i = 0; i < 100; ++i)
    tree.write("p" + std::to_string(i) + ".props",
               "<Project><Import Project=\"p" + std::to_string(i + 1) + ".props\" /></Project>");
  CHECK_THAT(refusal(tree, vcxproj("<Import Project=\"p0.props\" />")),
             Catch::Contains("are nested deeper than 64 levels"));
}

TEST_CASE("values that grow without bounds are refused", "[hostile]") {
  project_tree tree;
  std::string properties = "<PropertyGroup><A>0123456789</A>";
  for (int i = 0; i < 64; ++i)
    properties += "<A>$(A)$(A)</A>";
  CHECK(refusal(tree, vcxproj(properties + "</PropertyGroup>")) ==
        "'ROOT/a.vcxproj', line 9: macro 'A' expands to more than 1 MiB");
  std::string metadata = "<PreprocessorDefinitions>AAAAAAAA</PreprocessorDefinitions>";
  for (int i = 0; i < 64; ++i)
    metadata += "<PreprocessorDefinitions>%(PreprocessorDefinitions);%(PreprocessorDefinitions)"
                "</PreprocessorDefinitions>";
  CHECK(refusal(tree, vcxproj(compile_settings(metadata))) ==
        "the values in 'ROOT/a.vcxproj' expand to more than 1 MiB");
  std::string wide = "<PropertyGroup><A>" + std::string(1 << 19, 'x') + "</A></PropertyGroup>" +
                     "<ItemDefinitionGroup><ClCompile>";
  for (int i = 0; i < 1000; ++i)
    wide += "<PreprocessorDefinitions>$(A)</PreprocessorDefinitions>";
  CHECK_THAT(refusal(tree, vcxproj(wide + "</ClCompile></ItemDefinitionGroup>")),
             Catch::Contains("expand to more than 256 MiB"));
}

TEST_CASE("too many configurations are refused", "[hostile]") {
  project_tree tree;
  strings pairs;
  for (int i = 0; i <= 100; ++i)
    pairs.push_back("C" + std::to_string(i) + "|x64");
  tree.write("a.vcxproj", vcxproj("", pairs));
  CHECK(tree.error_of("a.vcxproj") == "'ROOT/a.vcxproj' has more than 100 configurations");
}

TEST_CASE("files that are no regular files are refused", "[hostile]") {
  project_tree tree;
  REQUIRE(symlink("/dev/zero", tree.path("zero.vcxproj").c_str()) == 0);
  CHECK_THAT(tree.error_of("zero.vcxproj"), Catch::Contains("it is not a regular file"));
  tree.touch({"a.cpp"});
  REQUIRE(symlink("/dev/zero", tree.path("zero.props").c_str()) == 0);
  tree.write("a.vcxproj",
             vcxproj("<Import Project=\"zero.props\" />" + compile_items({"a.cpp", "/dev/zero"})));
  const Workspace w = tree.read_workspace("a.vcxproj");
  CHECK(tree.sources(w.Projects.at(0)) == strings{"a.cpp"});
  CHECK(w.Notes.size() == 2);
}
