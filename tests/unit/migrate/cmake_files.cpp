// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tests of the CMakeLists.txt files of a migrated tree.
#include "cmake_code.h"

using strings = std::vector<std::string>;

static const char *const kernel = "#include <amp.h>\n";

TEST_CASE("--define-win32: targets define _WIN32 in the compatibility headers", "[cmake-files]") {
  cmake_code code;
  code.write("main.cpp", kernel);
  code.add_project("App", "", {"main.cpp"});
  code.workspace.FromMsvc = code.cmake.DefineWin32 = true;
  CHECK_THAT(code.text_of("CMakeLists.txt"),
             Contains("target_compile_definitions(App PRIVATE AMP2HIP_DEFINE_WIN32)\n"));
  code.cmake.KeepSources = true;
  CHECK_THAT(code.text_of("CMakeLists.txt"), Contains("AMP_OPTIONS --from-msvc --define-win32"));
}

TEST_CASE("each project has its variant of a source", "[cmake-files]") {
  cmake_code code;
  code.write("shared.cpp", kernel);
  code.add_project("one", "", {"shared.cpp"});
  code.add_project("two", "", {"shared.cpp"}).Configurations["Release"].Definitions = {"TWO"};
  const std::string text = code.text_of("CMakeLists.txt");
  CHECK_THAT(text, Contains("add_amp_executable(one TRANSLATED shared.cpp)\n"));
  CHECK_THAT(text, Contains("add_amp_executable(two TRANSLATED shared_two.cpp)\n"));
  code.cmake.KeepSources = true;
  CHECK_THAT(code.text_of("CMakeLists.txt"), Contains("add_amp_executable(two shared.cpp)\n"));
}

TEST_CASE("an executable and a library in folders", "[cmake-files]") {
  cmake_code code;
  code.write("My App/kernel.cpp", kernel);
  code.write("My App/main.cpp", "");
  code.write("My App/app.h", "");
  code.write("util/src/b.cpp", "");
  code.write("util/src/a.c", "");
  code.write("util/include/util.h", "");
  Project &app = code.add_project("App", "My App", {"My App/main.cpp", "My App/kernel.cpp"});
  app.LinkedProjects = app.Dependencies = {"Util"};
  for (const char *name : {"Debug", "Release"})
    app.Configurations[name].IncludeDirs = {code.path("My App"), code.path("util/include")};
  app.Configurations["Debug"].Definitions = {"TILE=8", "_DEBUG"};
  app.Configurations["Release"].Definitions = {"TILE=8", "NDEBUG", "NAME=\"a b\""};
  Project &util = code.add_project("Util", "util", {"util/src/b.cpp", "util/src/a.c"});
  util.Kind = ProjectKind::StaticLibrary;

  CHECK(code.text_of("CMakeLists.txt") ==
        R"(# Written by amp2hip migrate. It merges its changes with yours when it runs again.
cmake_minimum_required(VERSION 3.25)
project(app LANGUAGES C CXX)

if(NOT CMAKE_BUILD_TYPE AND NOT CMAKE_CONFIGURATION_TYPES)
  set(CMAKE_BUILD_TYPE Release CACHE STRING "Debug, Release" FORCE)
endif()

set(CMAKE_CXX_STANDARD 17)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)

find_package(amp2hip REQUIRED)

add_subdirectory(util)
add_subdirectory("My App" My_App)
)");
  CHECK(code.text_of("My App/CMakeLists.txt") ==
        R"(# App, from App.vcxproj
add_amp_executable(App TRANSLATED kernel.cpp)
target_sources(App PRIVATE main.cpp)
target_include_directories(App PRIVATE . ../util/include)
target_compile_definitions(App PRIVATE
  TILE=8
  $<$<NOT:$<CONFIG:Debug>>:NDEBUG>
  "$<$<NOT:$<CONFIG:Debug>>:NAME=\"a b\">"
  $<$<CONFIG:Debug>:_DEBUG>)
target_link_libraries(App PRIVATE Util)
)");
  CHECK(code.text_of("util/CMakeLists.txt") == R"(# Util, from Util.vcxproj
add_library(Util STATIC src/a.c src/b.cpp)
)");
  CHECK(code.files.size() == 3);
  CHECK(code.notes.empty());
}

TEST_CASE("several projects in one folder, and projects at the root", "[cmake-files]") {
  cmake_code code;
  for (const char *name : {"one.cpp", "two.cpp", "sub/three.cpp", "sub/four.cpp"})
    code.write(name, kernel);
  code.add_project("one", "", {"one.cpp"});
  code.add_project("two", "", {"two.cpp"}).Kind = ProjectKind::SharedLibrary;
  code.add_project("three", "sub", {"sub/three.cpp"});
  code.add_project("four", "sub", {"sub/four.cpp"});
  // The folder of the project file has none of its sources.
  code.add_project("five", "build/vs2013", {"sub/three.cpp", "sub/four.cpp"});
  CHECK_THAT(code.text_of("CMakeLists.txt"),
             Contains("add_subdirectory(sub)\n\n# one, from one.vcxproj\n"
                      "add_amp_executable(one TRANSLATED one.cpp)\n\n# two, from two.vcxproj\n"
                      "add_amp_library(two SHARED TRANSLATED two.cpp)\n"));
  CHECK_THAT(code.text_of("sub/CMakeLists.txt"),
             Contains("(three TRANSLATED three.cpp)") && Contains("(four TRANSLATED four.cpp)") &&
                 Contains("(five TRANSLATED four.cpp three.cpp)"));
  CHECK(code.files.size() == 2);
}

TEST_CASE("sources that handle faults of the processor", "[cmake-files]") {
  cmake_code code;
  code.write("a.cpp", "#include \"b.h\"\n");
  code.write("b.h", "#include \"c.h\"\n#include \"b.h\"\n");
  code.write("c.h", "inline void f() { __try { g(); } __except (1) {} }\n");
  code.write("d.cpp", "void f() { __try { g(); } __finally {} }\n");
  code.write("e.cpp", "void f() { _set_se_translator(g); }\n");
  code.write("f.c", "void f() { __try { g(); } __except (1) {} }\n");
  code.workspace.FromMsvc = true;
  code.add_project("app", "", {"a.cpp", "d.cpp", "e.cpp", "f.c"});
  CHECK_THAT(
      code.text_of("CMakeLists.txt"),
      Contains(
          "set_property(SOURCE a.cpp e.cpp PROPERTY COMPILE_OPTIONS -fnon-call-exceptions)\n"));
  code.workspace.FromMsvc = false;
  CHECK_THAT(code.text_of("CMakeLists.txt"), !Contains("non-call"));
}

TEST_CASE("sources with settings of their own", "[cmake-files]") {
  cmake_code code;
  for (const char *name : {"a.cpp", "b.cpp", "c.cpp", "D.C", "own/x.h"})
    code.write(name, kernel);
  code.workspace.FromMsvc = true;
  Project &app = code.add_project("app", "", {"c.cpp", "b.cpp", "a.cpp", "D.C", "e.cpp"});
  for (int i : {1, 2})
    for (const char *name : {"Debug", "Release"})
      app.Sources[i].Additional[name].Definitions = {"FAST"};
  app.Sources[2].Additional["Debug"].IncludeDirs = {code.path("own")};
  app.Sources[0].ExcludedFrom = {"Debug"};
  app.Sources[1].ExcludedFrom = {"Debug", "Release"};
  std::string text = code.text_of("CMakeLists.txt");
  CHECK_THAT(text, Contains("set_property(SOURCE a.cpp PROPERTY COMPILE_DEFINITIONS FAST)\n"));
  CHECK_THAT(text, Contains("set_property(SOURCE a.cpp PROPERTY INCLUDE_DIRECTORIES\n"
                            "  \"$<$<CONFIG:Debug>:${CMAKE_CURRENT_SOURCE_DIR}/own>\")\n") ||
                       Contains("set_property(SOURCE a.cpp PROPERTY INCLUDE_DIRECTORIES "
                                "\"$<$<CONFIG:Debug>:${CMAKE_CURRENT_SOURCE_DIR}/own>\")\n"));
  CHECK_THAT(text, Contains("set_property(SOURCE D.C PROPERTY LANGUAGE C)\n"));
  CHECK_THAT(text, Contains("add_amp_executable(app TRANSLATED a.cpp "
                            "$<$<NOT:$<CONFIG:Debug>>:c.cpp>)\ntarget_sources(app PRIVATE D.C)\n"));
  CHECK_THAT(text, !Contains("b.cpp") && !Contains("e.cpp"));
}

TEST_CASE("compiler options", "[cmake-files]") {
  cmake_code code;
  code.write("a.cpp", "");
  code.write("inc/pre.h", "");
  code.workspace.FromMsvc = true;
  Project &app = code.add_project("app", "", {"a.cpp"});
  Settings all;
  all.IncludeDirs = {code.path("inc"), "/usr/include", "/no/such/dir", code.path("empty")};
  all.Definitions = {"F(x)=x", "HASH=#", "BAD=a;b", "PUBLIC", "1X", "BUCK=$x", "GENEX=$<x>"};
  all.Undefined = {"GONE"};
  all.ForcedIncludes = {"PRE.h"};
  all.Flags = {"-std=c++20", "-fms-extensions", "-x", "c++", "-fno-rtti",
               "-isystem",   code.path("inc")};
  all.CompileOptions = {"-O2", "-g", "-Wall", "-Werror", "-fopenmp", "-Xclang", "-foo"};
  app.Configurations["Debug"] = app.Configurations["Release"] = all;
  app.Configurations["Release"].CompileOptions.push_back("-mavx");
  std::string text = code.text_of("CMakeLists.txt");
  CHECK_THAT(text, Contains("add_executable(app a.cpp)\n"
                            "target_include_directories(app PRIVATE inc)\n"
                            "# Folders outside of the code base; adapt them to other machines.\n"
                            "target_include_directories(app PRIVATE /usr/include)\n"
                            "target_compile_definitions(app PRIVATE -DPUBLIC \"BUCK=\\$x\")\n"
                            "target_compile_options(app PRIVATE\n"
                            "  \"-DF(x)=x\"\n"
                            "  \"-DHASH=#\"\n"
                            "  -UGONE\n"
                            "  \"SHELL:-include amp2hip_msvc.h\"\n"
                            "  \"SHELL:-include \\\"${CMAKE_CURRENT_SOURCE_DIR}/inc/pre.h\\\"\"\n"
                            "  -fno-rtti\n"
                            "  \"SHELL:-isystem \\\"${CMAKE_CURRENT_SOURCE_DIR}/inc\\\"\"\n"
                            "  -Wall\n"
                            "  -fopenmp\n"
                            "  $<$<NOT:$<CONFIG:Debug>>:-mavx>)\n"
                            "target_link_options(app PRIVATE -fopenmp)\n"
                            "target_compile_features(app PRIVATE cxx_std_20)\n"
                            "target_link_libraries(app PRIVATE amp2hip::compat)\n"));
  CHECK_THAT(text, Contains("# Left out: include folders that do not exist here, or that CMake "
                            "cannot name: /no/such/dir.\n"));
  CHECK_THAT(text, Contains("definitions that CMake cannot pass on: 1X, BAD=a;b, GENEX=$<x>.\n"));
  CHECK(code.notes.size() == 3);
}

TEST_CASE("configurations that CMake does not know", "[cmake-files]") {
  cmake_code code;
  code.write("a.cpp", "");
  code.workspace.Configurations = {"Debug", "Release", "Release MT", "Static Debug"};
  Project &app = code.add_project("app", "", {"a.cpp"});
  app.Configurations["Debug"].Definitions = {"A", "B"};
  app.Configurations["Release"].Definitions = {"A"};
  app.Configurations["Release MT"].Definitions = {"A", "MT"};
  app.Configurations["Static Debug"].Definitions = {"A", "B"};
  std::string text = code.text_of("CMakeLists.txt");
  CHECK_THAT(text, Contains("  list(APPEND CMAKE_CONFIGURATION_TYPES Release_MT Static_Debug)\n"));
  CHECK_THAT(text, Contains("set(CMAKE_CXX_FLAGS_RELEASE_MT \"${CMAKE_CXX_FLAGS_RELEASE}\")\n"));
  CHECK_THAT(text, Contains("set(CMAKE_CXX_FLAGS_STATIC_DEBUG \"${CMAKE_CXX_FLAGS_DEBUG}\")\n"));
  CHECK_THAT(text, Contains("  A\n") || Contains("PRIVATE A "));
  CHECK_THAT(text, Contains("$<$<CONFIG:Debug,Static_Debug>:B>"));
  CHECK_THAT(text, Contains("$<$<CONFIG:Release_MT>:MT>"));
  CHECK_THAT(::text(code.notes), Contains("configuration 'Release MT' is named 'Release_MT'"));
}

TEST_CASE("a workspace with one configuration has no conditions", "[cmake-files]") {
  cmake_code code;
  code.write("a.cpp", "");
  code.workspace.Configurations = {"Default"};
  code.workspace.Configuration = "Default";
  code.add_project("app", "", {"a.cpp"}).Configurations["Default"].Definitions = {"A"};
  std::string text = code.text_of("CMakeLists.txt");
  CHECK_THAT(text, Contains("target_compile_definitions(app PRIVATE A)\n"));
  CHECK_THAT(text, !Contains("$<") && !Contains("Default\n"));
}

TEST_CASE("libraries and dependencies", "[cmake-files]") {
  cmake_code code;
  for (const char *name : {"a.cpp", "b.cpp", "c.cpp", "d.cpp", "e.h"})
    code.write(name, "");
  code.workspace.FromMsvc = true;
  Project &app = code.add_project("app", "", {"a.cpp"});
  app.LinkedProjects = {"lib1", "headers", "tool"};
  app.Dependencies = {"lib1", "headers", "tool", "unknown", "nothing"};
  app.Libraries = {"kernel32", "D3D11",   "foo",        "LIB2", "opengl32", "debug", "comsuppw",
                   "RpcRT4",   "shlwapi", "vcruntimed", "a b",  "FreeGLUT", "zlib"};
  code.add_project("lib1", "", {"b.cpp"}).Kind = ProjectKind::StaticLibrary;
  code.add_project("lib2", "", {"c.cpp"}).Kind = ProjectKind::StaticLibrary;
  code.add_project("tool", "", {"d.cpp"});
  Project &headers = code.add_project("headers", "", {});
  headers.Kind = ProjectKind::HeaderOnly;
  headers.Configurations["Release"].Definitions = {"H"};
  code.add_project("nothing", "", {}).Kind = ProjectKind::StaticLibrary;
  std::string text = code.text_of("CMakeLists.txt");
  CHECK_THAT(text,
             Contains("target_link_libraries(app PRIVATE\n  $<LINK_GROUP:RESCAN,lib1,lib2>\n"
                      "  headers\n  foo\n  OpenGL::GL\n  -ldebug\n  GLUT::GLUT\n  ZLIB::ZLIB\n  "
                      "amp2hip::compat)\n"
                      "add_dependencies(app tool)\n"
                      "# Not linked, because Linux does not have these libraries: D3D11, RpcRT4.\n"
                      "# Not linked, because CMake cannot use these names: a b.\n"));
  CHECK_THAT(text, Contains("find_package(GLUT REQUIRED)\nfind_package(OpenGL REQUIRED)\n"
                            "find_package(ZLIB REQUIRED)\n"));
  CHECK_THAT(text, Contains("add_library(headers INTERFACE)\n"
                            "target_compile_definitions(headers INTERFACE H)\n"));
  CHECK_THAT(text, Contains("# Project 'nothing' has no source to build.\n"));
  CHECK_THAT(::text(code.notes), Contains("project 'app' needs project 'nothing'"));
}

TEST_CASE("sources that several programs share", "[cmake-files]") {
  cmake_code code;
  for (const char *name : {"a.cpp", "b.cpp", "c.cpp"})
    code.write(name, "");
  code.add_project("app", "", {"a.cpp"}).LinkedProjects = {"core", "shared"};
  code.add_project("core", "", {"b.cpp"}).Kind = ProjectKind::StaticLibrary;
  Project &shared = code.add_project("shared", "", {"c.cpp"});
  shared.Kind = ProjectKind::StaticLibrary;
  shared.LinkWhole = true;
  CHECK_THAT(code.text_of("CMakeLists.txt"),
             Contains("(app PRIVATE $<LINK_LIBRARY:WHOLE_ARCHIVE,shared> core)\n"));
}

TEST_CASE("static libraries of Microsoft's linker in any order", "[cmake-files]") {
  cmake_code code;
  for (const char *name : {"a.cpp", "b.cpp", "c.cpp", "d.cpp"})
    code.write(name, "");
  code.add_project("app", "", {"a.cpp"}).LinkedProjects = {"one", "three"};
  code.add_project("one", "", {"b.cpp"}).LinkedProjects = {"two"};
  code.add_project("two", "", {"c.cpp"}).Libraries = {"THREE"};
  code.add_project("three", "", {"d.cpp"});
  for (int i : {1, 2, 3})
    code.workspace.Projects[i].Kind = ProjectKind::StaticLibrary;
  CHECK_THAT(code.text_of("CMakeLists.txt"),
             Contains("target_link_libraries(app PRIVATE one three)\n"));
  code.workspace.FromMsvc = true;
  // A library between two members must be a member, too.
  std::string text = code.text_of("CMakeLists.txt");
  CHECK_THAT(text, Contains("(app PRIVATE $<LINK_GROUP:RESCAN,one,three,two> amp2hip::compat)\n"));
  CHECK_THAT(text, Contains("(two PRIVATE three amp2hip::compat)\n"));
  // A header-only library cannot be a member.
  code.workspace.Projects[2].Kind = ProjectKind::HeaderOnly;
  CHECK_THAT(code.text_of("CMakeLists.txt"), Contains("(app PRIVATE one three amp2hip::compat)\n"));
}

TEST_CASE("a library may have the name of a program", "[cmake-files]") {
  cmake_code code;
  code.write("a.cpp", "");
  code.add_project("foo", "", {"a.cpp"}).Libraries = {"foo"};
  CHECK_THAT(code.text_of("CMakeLists.txt"),
             Contains("target_link_libraries(foo PRIVATE -lfoo)\n"));
}

TEST_CASE("Boost's libraries, to which headers link on Windows", "[cmake-files]") {
  cmake_code code;
  code.write("boost.h", "#pragma once\n#include <Boost\\Thread/mutex.hpp>\n"
                        "#ifdef X\n#include <boost/log/trivial.hpp>\n#endif\n"
                        "#include <boost/shared_ptr.hpp>\n#include <boost/threadpool.hpp>\n");
  code.write("a.cpp", "#include \"boost.h\"\n#include <boost/filesystem.hpp>\n");
  code.write("b.cpp", "#include <boost/shared_ptr.hpp>\n#include <boost/asio.hpp>\n");
  code.write("test.cpp", "#include <boost/test/unit_test.hpp>\n");
  code.add_project("a", "", {"a.cpp"}).Libraries = {"libboost_regex-vc140-mt-gd-1_60",
                                                    "boost_system-vc140-mt-1_60"};
  code.add_project("b", "", {"b.cpp"});
  code.add_project("check", "", {"test.cpp"});
  CHECK_THAT(code.text_of("CMakeLists.txt"), !Contains("Boost::thread"));
  code.workspace.FromMsvc = true;
  const std::string text = code.text_of("CMakeLists.txt");
  CHECK_THAT(text, Contains("\nfind_package(Boost REQUIRED\n  COMPONENTS\n  filesystem\n  regex\n  "
                            "thread\n  unit_test_framework)\n"));
  CHECK_THAT(text, Contains("(a PRIVATE\n  Boost::regex\n  Boost::headers\n  Boost::filesystem\n  "
                            "Boost::thread\n  amp2hip::compat)\n"));
  CHECK_THAT(text, Contains("(b PRIVATE amp2hip::compat)\n"));
  CHECK_THAT(text, Contains("target_compile_definitions(check PRIVATE BOOST_TEST_DYN_LINK)\n"));
}

TEST_CASE("cycles of projects are broken", "[cmake-files]") {
  cmake_code code;
  for (const char *name : {"a.cpp", "b.cpp", "c.cpp"})
    code.write(name, "");
  code.add_project("one", "", {"a.cpp"}).Dependencies = {"two", "one"};
  code.add_project("two", "", {"b.cpp"}).Dependencies = {"three"};
  code.add_project("three", "", {"c.cpp"}).Dependencies = {"one"};
  std::string text = code.text_of("CMakeLists.txt");
  CHECK_THAT(text,
             Contains("add_dependencies(one two)\n") && Contains("add_dependencies(two three)\n"));
  CHECK_THAT(text, !Contains("add_dependencies(three"));
  CHECK(text.find("executable(three") < text.find("executable(two"));
  CHECK(::text(code.notes) == "projects 'three' and 'one' depend on each other; the target of "
                              "'three' does not depend on that of 'one'\n");
}

TEST_CASE("a long chain of projects", "[cmake-files]") {
  cmake_code code;
  code.write("a.cpp", "");
  for (int i = 0; i != 20000; ++i) {
    Project &project = code.add_project("p" + std::to_string(i), "", {"a.cpp"});
    project.Dependencies = {"p" + std::to_string(i + 1)};
    project.Sources[0].ExcludedFrom.clear();
  }
  code.workspace.Projects.back().Dependencies = {"p0"};
  // Only their order is tested: texts of so many targets would take long.
  CHECK(code.text_of("CMakeLists.txt").find("executable(p19999 ") != std::string::npos);
}

TEST_CASE("names that CMake cannot use are changed", "[cmake-files]") {
  cmake_code code;
  code.write("a.cpp", "");
  for (const char *name : {"test", "My App", "My_App", "-x", "debug", "", "a\n)message(b", "test"})
    code.add_project(name, "", {"a.cpp"});
  std::string text = code.text_of("CMakeLists.txt");
  for (const char *name : {"test_program", "My_App_2", "My_App", "_x", "debug_program",
                           "unnamed_program", "a__message_b", "test_program_2"})
    CHECK_THAT(text, Contains("add_executable(" + std::string(name) + " a.cpp)\n"));
  CHECK_THAT(text, !Contains("\n)message") && !Contains("\nmessage"));
  // Only one program can have the name that its project has.
  CHECK_THAT(text, Contains("set_target_properties(debug_program PROPERTIES OUTPUT_NAME debug)\n"));
  CHECK_THAT(text, !Contains("OUTPUT_NAME test"));
  CHECK(code.notes.size() == 7);
}

TEST_CASE("unusual names of files", "[cmake-files]") {
  cmake_code code;
  strings sources = {"a b.cpp",        "$x.cpp", "#(1).cpp",   "\xC3\xA4.cpp", "[1].cpp", "x;y.cpp",
                     "$ENV{HOME}.cpp", "[2.cpp", "$(X)/b.cpp", "$<y>.cpp",     "q\"q.cpp"};
  for (const std::string &name : sources)
    code.write(name, "");
  code.add_project("app", "", sources);
  CHECK_THAT(code.text_of("CMakeLists.txt"),
             Contains("add_executable(app\n  \"#(1).cpp\"\n  \"\\$x.cpp\"\n  [1].cpp\n"
                      "  \"a b.cpp\"\n  \xC3\xA4.cpp)\n") ||
                 Contains("  \\$x.cpp\n"));
  CHECK(code.notes.size() == 6);
  for (const Note &note : code.notes)
    CHECK(note.Text == "CMake cannot use the name of this source; rename it");
}

TEST_CASE("a folder that is not the home folder", "[cmake-files]") {
  cmake_code code;
  code.write("~/a.cpp", "");
  code.add_project("app", "~", {"~/a.cpp"});
  CHECK_THAT(code.text_of("CMakeLists.txt"), Contains("add_subdirectory(./~ _)\n"));
}

TEST_CASE("folders that nothing may be written to", "[cmake-files]") {
  cmake_code code;
  code.write("a.cpp", "");
  code.write("x;y/b.cpp", "");
  Project &a = code.add_project("a", "", {"a.cpp"});
  a.Folder = code.folder.path("elsewhere");
  code.add_project("b", "x;y", {"a.cpp", "x;y/b.cpp"});
  code.add_project("c", ".amp2hip/x", {"a.cpp"}).Kind = ProjectKind::HeaderOnly;
  code.text_of("CMakeLists.txt");
  REQUIRE(code.files.size() == 1);
  CHECK(code.files[0].Relative == "CMakeLists.txt");
}

TEST_CASE("sources with an obstacle are not built", "[cmake-files]") {
  cmake_code code;
  code.write("app/a.cpp", "");
  code.write("app/view.cpp", "#include <afxwin.h>\n");
  code.add_project("app", "app", {"app/a.cpp", "app/view.cpp"});
  CHECK_THAT(code.text_of("app/CMakeLists.txt"),
             Contains("add_executable(app a.cpp)\n"
                      "# Not built (uses MFC, which does not exist on Linux): view.cpp.\n"));
  code.workspace.Projects[0].Sources.erase(code.workspace.Projects[0].Sources.begin());
  CHECK_THAT(code.text_of("app/CMakeLists.txt"), !Contains("add_executable"));
  CHECK_THAT(::text(code.notes), Contains("none of its sources can be built on Linux"));
}

TEST_CASE("an executable without its main function has no target", "[cmake-files]") {
  cmake_code code;
  code.write("app/log.cpp", "void log() {}\n");
  code.write("app/view.cpp", "#include <afxwin.h>\nint main() {}\n");
  code.add_project("app", "app", {"app/log.cpp", "app/view.cpp"});
  CHECK_THAT(code.text_of("app/CMakeLists.txt"), !Contains("add_executable"));
  CHECK_THAT(::text(code.notes), Contains("project 'app' has no target, because its main function "
                                          "is in 'app/view.cpp', which cannot be built on Linux"));
  code.workspace.Projects[0].Kind = ProjectKind::StaticLibrary;
  CHECK_THAT(code.text_of("app/CMakeLists.txt"), Contains("add_library(app STATIC log.cpp)"));
}

TEST_CASE("sources that the build translates", "[cmake-files]") {
  cmake_code code;
  code.workspace.FromMsvc = true;
  code.cmake.KeepSources = true;
  code.write("a.cpp", kernel);
  code.write("b.cpp", "");
  code.add_project("app", "", {"a.cpp", "b.cpp"});
  code.write("c.c", "");
  code.add_project("lib", "", {"c.c"});
  const std::string text = code.text_of("CMakeLists.txt");
  CHECK_THAT(text, Contains("add_amp_executable(app a.cpp b.cpp AMP_OPTIONS --from-msvc)\n"));
  CHECK_THAT(text, Contains("add_executable(lib c.c)\n"));
  code.workspace.FromMsvc = false;
  CHECK_THAT(code.text_of("CMakeLists.txt"), Contains("add_amp_executable(app a.cpp)\n"
                                                      "target_sources(app PRIVATE b.cpp)\n"));
}

TEST_CASE("files that stay in the code base", "[cmake-files]") {
  cmake_code code;
  code.cmake.Reference = true;
  code.write("src/a.cpp", kernel);
  code.write("src/b.cpp", "");
  code.write("inc/b.h", "");
  Project &app = code.add_project("app", "src", {"src/a.cpp", "src/b.cpp"});
  app.Configurations["Release"].IncludeDirs = {code.path("src"), code.path("inc")};
  CHECK_THAT(
      code.text_of("src/CMakeLists.txt"),
      Contains(
          "add_amp_executable(app TRANSLATED a.cpp)\n"
          "target_sources(app PRIVATE \"${CODE_BASE}/src/b.cpp\")\n"
          "target_include_directories(app PRIVATE . \"${CODE_BASE}/src\" \"${CODE_BASE}/inc\")\n"));
  CHECK_THAT(code.text_of("CMakeLists.txt"),
             Contains("set(CODE_BASE \"${CMAKE_CURRENT_SOURCE_DIR}/../code\" CACHE PATH "
                      "\"Folder of the code base\")\n"));
}

TEST_CASE("the first shard writes the CMake files for all", "[cmake-files]") {
  cmake_code code;
  strings sources;
  for (int i = 0; i != 20; ++i) {
    sources.push_back("s" + std::to_string(i) + ".cpp");
    code.write(sources.back(), kernel);
  }
  code.add_project("app", "", sources);
  const std::string whole = code.text_of("CMakeLists.txt");
  code.options.ShardCount = 2;
  CHECK(code.text_of("CMakeLists.txt") == whole);
  code.options.ShardIndex = 2;
  CHECK(code.text_of("CMakeLists.txt") == "<none>");
  CHECK(code.files.empty());
}
