// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Projects of Visual Studio's test framework become programs.
#include "cmake_code.h"
#include "project_tree.h"

static void write_project(const project_tree &tree, const std::string &name,
                          const std::string &kind, const strings &sources,
                          const std::string &reference = "") {
  tree.write(name, vcxproj("<PropertyGroup><ConfigurationType>" + kind +
                           "</ConfigurationType></PropertyGroup>" +
                           (reference.empty() ? std::string()
                                              : "<ItemGroup><ProjectReference Include=\"" +
                                                    reference + "\" /></ItemGroup>") +
                           compile_items(sources)));
}

TEST_CASE("a DLL with tests of CppUnitTest.h is a program", "[unit-test-projects]") {
  project_tree tree;
  tree.write("tests/stdafx.h", "#include <cppunittest.h>\n");
  tree.write("tests/a.cpp", "#include \"CppUnitTest.h\"\n");
  tree.write("tests/main.cpp", "#include \"CppUnitTest.h\"\nint main() {}\n");
  tree.touch({"tests/b.cpp"});
  write_project(tree, "tests/tests.vcxproj", "DynamicLibrary", {"a.cpp", "b.cpp"});
  write_project(tree, "tests/plain.vcxproj", "DynamicLibrary", {"b.cpp"}, "tests.vcxproj");
  write_project(tree, "tests/own_main.vcxproj", "Application", {"main.cpp"});
  const Workspace w = tree.read_workspace("tests");
  for (const Project &p : w.Projects) {
    INFO(p.Name);
    CHECK(p.HasUnitTests == (p.Name == "tests"));
    CHECK((p.Kind == ProjectKind::SharedLibrary) == (p.Name == "plain"));
    CHECK(p.LinkedProjects.empty()); // nothing links to a program
  }
  REQUIRE(w.Projects.size() == 3);
}

TEST_CASE("only headers include CppUnitTest.h", "[unit-test-projects]") {
  project_tree tree;
  tree.write("p/stdafx.h", "#include <CppUnitTest.h>\n");
  tree.touch({"p/a.cpp"});
  tree.write("p/p.vcxproj",
             vcxproj("<PropertyGroup><ConfigurationType>DynamicLibrary</ConfigurationType>"
                     "</PropertyGroup><ItemGroup><ClInclude Include=\"stdafx.h\" /></ItemGroup>" +
                     compile_items({"a.cpp"})));
  CHECK(tree.read_workspace("p/p.vcxproj").Projects.at(0).HasUnitTests);
}

TEST_CASE("ctest runs programs of tests", "[unit-test-projects]") {
  cmake_code code;
  code.write("a.cpp", "");
  code.add_project("plain", "", {"a.cpp"});
  CHECK_THAT(code.text_of("CMakeLists.txt"), !Contains("test"));
  code.add_project("checks", "", {"a.cpp"}).HasUnitTests = true;
  const std::string text = code.text_of("CMakeLists.txt");
  CHECK_THAT(text, Contains("\nenable_testing()\n"));
  CHECK_THAT(text, Contains("\nadd_test(NAME checks COMMAND checks)\n"));
}
