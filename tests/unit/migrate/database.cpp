// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tests of the reader of compilation databases.
#include "migrate/workspace/flags/IdeFlags.h"
#include "project_tree.h"
#include "llvm/Support/JSON.h"
#include <catch2/catch.hpp>

using namespace amp2hip::migrate;

/// Returns an entry of a database with a command line.
static std::string entry(const std::string &directory, const std::string &file,
                         const std::string &command) {
  std::string text;
  llvm::raw_string_ostream stream(text);
  stream << "\n  "
         << llvm::json::Value(
                llvm::json::Object{{"directory", directory}, {"file", file}, {"command", command}});
  return text;
}

static std::string database(const strings &entries) {
  std::string text = "[";
  for (const std::string &each : entries)
    text += (text.size() > 1 ? "," : "") + each;
  return text + "\n]\n";
}

TEST_CASE("the targets of CMake", "[database]") {
  project_tree tree;
  tree.touch({"lib/inc/core.h", "lib/core.cpp", "lib/plugin.cpp", "src/util.cpp", "lib/c.c"});
  tree.write("src/main.cpp", "int main() { }");
  const std::string build = tree.path("build");
  const std::string common = "/usr/bin/c++ -DCORE=1 -DV=\\\"1.0\\\" -I" + tree.path("lib/inc") +
                             " -O3 -DNDEBUG -std=gnu++14 ";
  auto compile = [&](const std::string &target, const std::string &file,
                     const std::string &flags = "") {
    const std::string path = tree.path(file);
    return entry(build, path,
                 common + flags + " -o CMakeFiles/" + target + ".dir/" + file + ".o -c " + path);
  };
  tree.write("build/compile_commands.json",
             database({compile("core", "lib/core.cpp"),
                       entry(build, tree.path("lib/c.c"),
                             "/usr/bin/cc -std=c99 -O3 -o CMakeFiles/core.dir/lib/c.c.o -c c.c"),
                       compile("plugin", "lib/plugin.cpp", "-Dplugin_EXPORTS -fPIC"),
                       compile("app", "src/main.cpp"), compile("app", "src/util.cpp", "-DUTIL")}));
  const Workspace w = tree.read_workspace("build");
  CHECK_FALSE(w.FromMsvc);
  CHECK(w.Configurations == strings{"Release"});
  CHECK(tree.below(w.Root) == ".");
  REQUIRE(w.Projects.size() == 3);
  const Project &core = project_named(w, "core");
  CHECK(core.Kind == ProjectKind::StaticLibrary);
  const Settings &s = core.Configurations.at("Release");
  CHECK(tree.below(s.IncludeDirs) == strings{"lib/inc"});
  CHECK(s.Definitions == strings{"CORE=1", "V=\"1.0\"", "NDEBUG"});
  CHECK(s.Flags == strings{"-std=c++17"});
  CHECK(s.CompileOptions == strings{"-O3"});
  REQUIRE(tree.sources(core) == strings{"lib/core.cpp", "lib/c.c"});
  CHECK(core.Sources[1].Additional.at("Release").Flags == strings{"-std=c99"});
  CHECK(project_named(w, "plugin").Kind == ProjectKind::SharedLibrary);
  const Project &app = project_named(w, "app");
  CHECK(app.Kind == ProjectKind::Executable);
  REQUIRE(tree.sources(app) == strings{"src/main.cpp", "src/util.cpp"});
  CHECK(app.Sources[0].Additional.empty());
  CHECK(app.Sources[1].Additional.at("Release").Definitions == strings{"UTIL"});
  CHECK(app.LinkedProjects == strings{"core", "plugin"});
  CHECK_THAT(w.Notes.at(0).Text, Catch::Contains("does not say which libraries"));
}

TEST_CASE("programs link to one of the libraries with the same source", "[database]") {
  project_tree tree;
  tree.touch({"solver.cpp", "core.cpp"});
  tree.write("fixed.cpp", "int main() { }");
  tree.write("real.cpp", "int main() { }");
  auto compile = [&](const std::string &target, const std::string &file, const std::string &flags) {
    return entry(tree.path("build"), tree.path(file),
                 "/usr/bin/c++ -DNDEBUG " + flags + " -o CMakeFiles/" + target + ".dir/" + file +
                     ".o -c " + tree.path(file));
  };
  tree.write("build/compile_commands.json",
             database({compile("core", "core.cpp", ""),
                       compile("solver_fixed", "solver.cpp", "-DFIXED -DTILE=16"),
                       compile("solver_real", "solver.cpp", "-DTILE=8"),
                       compile("fixed", "fixed.cpp", "-DFIXED"), compile("real", "real.cpp", "")}));
  const Workspace w = tree.read_workspace("build");
  CHECK(project_named(w, "fixed").LinkedProjects == strings{"core", "solver_fixed"});
  CHECK(project_named(w, "real").LinkedProjects == strings{"core", "solver_real"});
  CHECK(project_named(w, "real").Dependencies == strings{"core", "solver_real"});
  CHECK_THAT(w.Notes.at(0).Text, Catch::Contains("'solver_fixed', 'solver_real'"));
}

TEST_CASE("a build folder says what targets link to", "[database]") {
  project_tree tree;
  tree.touch({"a.cpp", "b.cpp", "tool.cpp", "other/inc/x.h", "build/gen.cpp"});
  tree.write("main.cpp", "int main() { }");
  const std::string build = tree.path("build");
  auto compile = [&](const std::string &target, const std::string &file) {
    return entry(build, tree.path(file),
                 "c++ -c " + tree.path(file) + " -o CMakeFiles/" + target + ".dir/" + file + ".o");
  };
  tree.write("build/compile_commands.json",
             database({compile("a", "a.cpp"), compile("b", "b.cpp"), compile("app", "main.cpp"),
                       compile("app", "build/gen.cpp"), compile("tool", "tool.cpp")}));
  tree.write("build/CMakeCache.txt", "# a comment\nCMAKE_BUILD_TYPE:STRING=Debug\n"
                                     "CMAKE_HOME_DIRECTORY:INTERNAL=" +
                                         tree.path("") + "\n");
  SECTION("of Ninja") {
    tree.write(
        "build/build.ninja",
        "build liba.a: CXX_STATIC_LIBRARY_LINKER__a_Debug CMakeFiles/a.dir/a.cpp.o\n"
        "build libb.a: CXX_STATIC_LIBRARY_LINKER__b_Debug CMakeFiles/b.dir/b.cpp.o\n"
        "build app: CXX_EXECUTABLE_LINKER__app_Debug CMakeFiles/app.dir/main.cpp.o $\n"
        "    CMakeFiles/app.dir/build/gen.cpp.o | libb.a || libb.a\n"
        "  FLAGS = -g\n  LINK_LIBRARIES = -Wl,-rpath,/x  libb.a  -lpthread  /usr/lib/libtbb.so.12\n"
        "build tool: CXX_EXECUTABLE_LINKER__tool_Debug CMakeFiles/tool.dir/tool.cpp.o\n");
  }
  SECTION("of Make") {
    tree.write("build/CMakeFiles/a.dir/link.txt",
               "/usr/bin/ar qc liba.a CMakeFiles/a.dir/a.cpp.o\n");
    tree.write("build/CMakeFiles/b.dir/link.txt",
               "/usr/bin/ar qc libb.a CMakeFiles/b.dir/b.cpp.o\n");
    tree.write("build/CMakeFiles/app.dir/link.txt",
               "/usr/bin/c++ -g CMakeFiles/app.dir/main.cpp.o -o app libb.a -lpthread "
               "/usr/lib/libtbb.so.12\n");
    tree.write("build/CMakeFiles/tool.dir/link.txt",
               "/usr/bin/c++ CMakeFiles/tool.dir/tool.cpp.o -o tool\n");
  }
  const Workspace w = tree.read_workspace("build/compile_commands.json");
  CHECK(w.Configurations == strings{"Debug"});
  CHECK(tree.below(w.Root) == ".");
  const Project &app = project_named(w, "app");
  CHECK(app.LinkedProjects == strings{"b"});
  CHECK(app.Libraries == strings{"pthread", "tbb"});
  CHECK(tree.sources(app) == strings{"main.cpp"});
  CHECK(project_named(w, "tool").Kind == ProjectKind::Executable);
  CHECK(project_named(w, "a").Kind == ProjectKind::StaticLibrary);
  REQUIRE(w.Notes.size() == 1);
  CHECK_THAT(w.Notes[0].Text, Catch::Contains("is in the build folder and left out"));
  CHECK(w.Notes[0].Line == 5);
}

TEST_CASE("targets that link an object library contain its sources", "[database]") {
  project_tree tree;
  tree.touch({"core.cpp", "more.cpp", "unused.cpp"});
  tree.write("main.cpp", "int main() { }");
  const std::string build = tree.path("build");
  auto compile = [&](const std::string &target, const std::string &file) {
    return entry(build, tree.path(file),
                 "c++ -D" + target + " -c " + tree.path(file) + " -o CMakeFiles/" + target +
                     ".dir/" + file + ".o");
  };
  tree.write("build/compile_commands.json",
             database({compile("core", "core.cpp"), compile("core", "more.cpp"),
                       compile("app", "main.cpp"), compile("unused", "unused.cpp")}));
  tree.write("build/CMakeCache.txt", "CMAKE_BUILD_TYPE:STRING=Debug\n"
                                     "CMAKE_HOME_DIRECTORY:INTERNAL=" +
                                         tree.path("") + "\n");
  std::string folders;
  for (const char *target : {"core", "app", "all", "unused"})
    folders += build + "/CMakeFiles/" + target + ".dir\n";
  tree.write("build/CMakeFiles/TargetDirectories.txt", folders);
  const std::string core = "CMakeFiles/core.dir/core.cpp.o CMakeFiles/core.dir/more.cpp.o";
  SECTION("of Ninja") {
    tree.write("build/build.ninja", "build app: CXX_EXECUTABLE_LINKER__app_Debug " + core +
                                        " CMakeFiles/app.dir/main.cpp.o || core\n"
                                        "  OBJECT_DIR = CMakeFiles/app.dir\n"
                                        "  LINK_LIBRARIES = -lm\n"
                                        "build liball.so: CXX_SHARED_LIBRARY_LINKER__all_Debug " +
                                        core + "\n  OBJECT_DIR = CMakeFiles/all.dir\n");
  }
  SECTION("of Make") {
    tree.write("build/CMakeFiles/app.dir/link.txt",
               "/usr/bin/c++ CMakeFiles/app.dir/main.cpp.o " + core + " -o app -lm\n");
    tree.write("build/CMakeFiles/all.dir/link.txt",
               "/usr/bin/c++ -shared -o liball.so " + core + "\n");
  }
  const Workspace w = tree.read_workspace("build/compile_commands.json");
  REQUIRE(w.Projects.size() == 3);
  const Project &app = project_named(w, "app"), &all = project_named(w, "all");
  CHECK(app.Kind == ProjectKind::Executable);
  REQUIRE(tree.sources(app) == strings{"main.cpp", "core.cpp", "more.cpp"});
  CHECK(app.Sources[0].Additional.at("Debug").Definitions == strings{"app"});
  CHECK(app.Sources[1].Additional.at("Debug").Definitions == strings{"core"});
  CHECK(app.Libraries == strings{"m"});
  CHECK(all.Kind == ProjectKind::SharedLibrary);
  CHECK(tree.sources(all) == strings{"core.cpp", "more.cpp"});
  CHECK(project_named(w, "unused").Kind == ProjectKind::StaticLibrary);
  REQUIRE(w.Notes.size() == 1);
  CHECK_THAT(w.Notes[0].Text, Catch::Contains("object library 'core' becomes no target"));
}

TEST_CASE("targets of add_amp_executable", "[database]") {
  project_tree tree;
  tree.touch({"src/plain.cpp"});
  tree.write("src/main.cpp", "int main() { }");
  tree.write("build/CMakeCache.txt",
             "CMAKE_BUILD_TYPE:STRING=Release\nCMAKE_HOME_DIRECTORY:INTERNAL=" + tree.path("src") +
                 "\n");
  tree.write("build/build.ninja",
             "build app: CXX_EXECUTABLE_LINKER__app_Release app.amp/main.o | libamp2hip.a\n"
             "  LINK_LIBRARIES = /usr/lib/libamp2hip.a -lm\n");
  auto compile = [&](const std::string &object, const std::string &file, const std::string &flags) {
    return entry(tree.path("build"), tree.path(file),
                 "/usr/bin/c++ -DCORE " + flags + " -o CMakeFiles/" + object + " -c " +
                     tree.path(file));
  };
  std::string for_editors;
  for (const std::string &flag :
       amp2hip::flagsForEditors(tree.path("amp2hip"), tree.path("windows")))
    for_editors += " " + flag;
  tree.touch({"amp2hip/amp2hip/compiler/ide.h", "windows/amp2hip_msvc.h"});
  tree.write(
      "build/compile_commands.json",
      database({compile("app.clangd.dir/main.cpp.o", "src/main.cpp", for_editors + " -fno-rtti"),
                compile("app.dir/plain.cpp.o", "src/plain.cpp", "-fno-rtti")}));
  const Workspace w = tree.read_workspace("build");
  REQUIRE(w.Projects.size() == 1);
  const Project &app = w.Projects.front();
  CHECK(app.Name == "app");
  CHECK(app.Kind == ProjectKind::Executable);
  CHECK(app.Sources.size() == 2);
  CHECK(app.Libraries == strings{"m"});
  const Settings &s = app.Configurations.at("Release");
  CHECK(s.Definitions == strings{"CORE"});
  CHECK(s.Flags == strings{"-std=c++17", "-fno-rtti"});
  CHECK(s.IncludeDirs.empty());
  CHECK(s.ForcedIncludes.empty());
}

TEST_CASE("output folders of CMake", "[database]") {
  project_tree tree;
  tree.write("main.cpp", "int main() { }");
  tree.touch({"plugin.cpp", "tool.cpp"});
  tree.write("build/CMakeCache.txt", "CMAKE_HOME_DIRECTORY:INTERNAL=" + tree.path("") + "\n");
  tree.write("build/build.ninja",
             "build bin\\plugin.dll plugin.lib: CXX_SHARED_LIBRARY_LINKER__plugin "
             "CMakeFiles\\plugin.dir\\plugin.cpp.obj\n"
             "build bin\\app.exe: CXX_EXECUTABLE_LINKER__app CMakeFiles\\app.dir\\main.cpp.obj\n"
             "build tool.exe: CXX_EXECUTABLE_LINKER__tool CMakeFiles\\tool.dir\\tool.cpp.obj\n");
  auto compile = [&](const std::string &target, const std::string &file) {
    return entry(tree.path("build"), tree.path(file),
                 "cl.exe /FoCMakeFiles\\" + target + ".dir\\" + file + ".obj -c " + file);
  };
  tree.write("build/compile_commands.json",
             database({compile("plugin", "plugin.cpp"), compile("app", "main.cpp"),
                       compile("tool", "tool.cpp")}));
  const Workspace w = tree.read_workspace("build");
  CHECK(project_named(w, "plugin").OutputFolder == "bin");
  CHECK(project_named(w, "app").OutputFolder == "bin");
  CHECK(project_named(w, "tool").OutputFolder.empty());
}

TEST_CASE("a generator with several configurations", "[database]") {
  project_tree tree;
  tree.write("main.cpp", "int main() { }");
  const std::string build = tree.path("build");
  auto compile = [&](const std::string &configuration, const std::string &flags) {
    return entry(build, tree.path("main.cpp"),
                 "c++ " + flags + " -DCMAKE_INTDIR=\\\"x\\\" -c main.cpp -o CMakeFiles/app.dir/" +
                     configuration + "/main.cpp.o");
  };
  tree.write("build/compile_commands.json",
             database({compile("Debug", "-g -DD"), compile("Release", "-O3")}));
  tree.write("build/CMakeCache.txt", "CMAKE_CONFIGURATION_TYPES:STRING=Debug;Release\n"
                                     "CMAKE_HOME_DIRECTORY:INTERNAL=" +
                                         tree.path("") + "\n");
  const Workspace w = tree.read_workspace("build");
  CHECK(w.Configurations == strings{"Debug", "Release"});
  const Project &app = w.Projects.at(0);
  CHECK(app.Configurations.at("Debug").Definitions == strings{"D"});
  CHECK(app.Configurations.at("Release").Definitions.empty());
  CHECK(app.Configurations.at("Release").CompileOptions == strings{"-O3"});
  CHECK(app.Sources.size() == 1);
}

TEST_CASE("precompiled headers of CMake", "[database]") {
  project_tree tree;
  tree.write("main.cpp", "int main() { }");
  tree.touch({"src/pch.h"});
  const std::string pch = tree.path("build/CMakeFiles/app.dir/cmake_pch.hxx");
  tree.write("build/CMakeFiles/app.dir/cmake_pch.hxx",
             "/* generated by CMake */\n#include <vector>\n#include \"" + tree.path("src/pch.h") +
                 "\"\n");
  tree.write("build/compile_commands.json",
             database({entry(tree.path("build"), tree.path("main.cpp"),
                             "g++ -Winvalid-pch -include " + pch +
                                 " -c main.cpp -o CMakeFiles/app.dir/main.cpp.o")}));
  const Workspace w = tree.read_workspace("build");
  const Settings &s = w.Projects.at(0).Configurations.at("Release");
  CHECK(s.ForcedIncludes == strings{"vector", "pch.h"});
  CHECK(tree.below(s.IncludeDirs) == strings{"src"});
  CHECK(s.CompileOptions.empty());
}

TEST_CASE("precompiled headers of CMake for cl.exe without the rest of the build folder",
          "[database]") {
  project_tree tree;
  tree.write("src/main.cpp", "int main() { }");
  tree.touch({"src/pch.h"});
  const std::string pch = "build/CMakeFiles/app.dir/cmake_pch";
  tree.write(pch + ".hxx", "#include \"C:/src/app/src/pch.h\"\n");
  tree.write(pch + ".cxx", "");
  auto compile = [&](const std::string &file, const std::string &option) {
    return entry("C:/src/app/build", "C:\\src\\app\\" + file,
                 "cl.exe /TP /" + option + "C:/src/app/" + pch + ".hxx /FIC:/src/app/" + pch +
                     ".hxx /FoCMakeFiles\\app.dir\\ -c C:\\src\\app\\" + file);
  };
  tree.write("build/compile_commands.json",
             database({compile("build\\CMakeFiles\\app.dir\\cmake_pch.cxx", "Yc"),
                       compile("src\\main.cpp", "Yu")}));
  const Workspace w = tree.read_workspace("build");
  REQUIRE(w.Projects.size() == 1);
  REQUIRE(w.Projects[0].Sources.size() == 1);
  CHECK(tree.below(w.Projects[0].Sources[0].Path) == "src/main.cpp");
  CHECK(w.Projects[0].Configurations.at("Release").ForcedIncludes == strings{"pch.h"});
  REQUIRE(w.Notes.size() == 1);
  CHECK_THAT(w.Notes[0].Text, Catch::Contains("is replaced by '-include' flags"));
}

TEST_CASE("unity builds of CMake", "[database]") {
  project_tree tree;
  tree.touch({"src/a.cpp"});
  tree.write("src/main.cpp", "int main() { }");
  const std::string unity = "build/CMakeFiles/app.dir/Unity/unity_0_cxx.cxx";
  tree.write(unity, "#include \"" + tree.path("src/a.cpp") + "\"\n#include \"" +
                        tree.path("src/main.cpp") + "\"\n");
  tree.write("build/CMakeCache.txt", "CMAKE_HOME_DIRECTORY:INTERNAL=" + tree.path("") + "\n");
  tree.write("build/compile_commands.json",
             database({entry(tree.path("build"), tree.path(unity),
                             "c++ -DX -c u.cxx -o CMakeFiles/app.dir/Unity/unity_0_cxx.cxx.o")}));
  const Workspace w = tree.read_workspace("build");
  CHECK(tree.sources(project_named(w, "app")) == strings{"src/a.cpp", "src/main.cpp"});
  CHECK(w.Notes.empty());
}

TEST_CASE("relative directories are relative to the database", "[database]") {
  project_tree tree;
  tree.touch({"out/inc/x.h", "src/a.cpp"});
  tree.write("compile_commands.json",
             database({entry("out", "../src/a.cpp", "c++ -Iinc -c ../src/a.cpp")}));
  const Workspace w = tree.read_workspace("");
  CHECK(tree.sources(w.Projects.at(0)) == strings{"src/a.cpp"});
  CHECK(tree.below(w.Projects[0].Configurations.at("Release").IncludeDirs) == strings{"out/inc"});
}

TEST_CASE("a database of cl.exe on Windows", "[database]") {
  project_tree tree;
  tree.touch({"Source/Util.cpp", "Include/a.h", "Source/old.c"});
  tree.write("Source/main.cpp", "int wmain() { }");
  const std::string build = "C:\\work\\proj\\build";
  auto compile = [&](const std::string &file, const std::string &flags = "") {
    return entry(
        build, "C:\\work\\proj\\source\\" + file,
        "\"C:\\PROGRA~1\\Microsoft Visual Studio\\bin\\CL.exe\"  /nologo /TP -DUNICODE "
        "\"/DNAME=\\\"two words\\\"\" /I C:\\Work\\proj\\include -external:I\"C:\\sdk dir\\inc\" "
        "/DWIN32 /EHsc /O2 /Ob2 /DNDEBUG -std:c++14 -MD " +
            flags + " /FoCMakeFiles\\app.dir\\source\\" + file +
            ".obj /FdCMakeFiles\\app.dir\\ /FS -c C:\\work\\proj\\source\\" + file);
  };
  tree.write("compile_commands.json",
             database({compile("Main.cpp", "/YuStdAfx.h /FpX.pch"), compile("util.cpp", "/Od /J"),
                       compile("OLD.C"), compile("gone.cpp")}));
  const Workspace w = tree.read_workspace("compile_commands.json");
  CHECK(w.FromMsvc);
  CHECK(tree.below(w.Root) == ".");
  REQUIRE(w.Projects.size() == 1);
  const Project &app = w.Projects[0];
  CHECK(app.Name == "app");
  CHECK(app.Kind == ProjectKind::Executable);
  const Settings &s = app.Configurations.at("Release");
  CHECK(tree.below(s.IncludeDirs) == strings{"Include"});
  CHECK(s.Definitions == strings{"UNICODE", "NAME=\"two words\"", "WIN32", "NDEBUG"});
  CHECK(s.Flags == strings{"-std=c++17"});
  REQUIRE(tree.sources(app) == strings{"Source/main.cpp", "Source/Util.cpp", "Source/old.c"});
  CHECK(app.Sources[1].Additional.at("Release").Flags == strings{"-funsigned-char"});
  CHECK(app.Sources[1].Additional.at("Release").CompileOptions == strings{"-O0"});
  CHECK(app.Sources[2].Additional.at("Release").Flags == strings{"-xc++"});
  CHECK(tree.notes(w) ==
        strings{"compile_commands.json:2: include folder 'C:\\sdk dir\\inc' does not exist and is "
                "left out",
                "compile_commands.json:2: precompiled header 'StdAfx.h' is read as an ordinary "
                "header",
                "compile_commands.json:5: file 'C:\\work\\proj\\source\\gone.cpp' does not exist; "
                "restore it, or write the database again"});
}

TEST_CASE("folders of MSBuild tell projects apart", "[database]") {
  project_tree tree;
  tree.write("app/main.cpp", "int main() { }");
  tree.write("tests/main.cpp", "int wmain() { }");
  tree.touch({"app/test.cpp", "tests/a.cpp", "core/core.cpp", "filters/f.cpp"});
  auto compile = [](const std::string &file, const std::string &flags) {
    return entry("C:\\work", file, "cl.exe /nologo /c " + flags + " " + file);
  };
  tree.write("compile_commands.json",
             database({compile("app\\main.cpp", "/FoC:\\work\\obj\\App\\x64\\Debug\\"),
                       compile("app\\test.cpp", "/Foobj\\App\\x64\\Debug\\"),
                       compile("tests\\main.cpp", "/FoTests\\Release/"),
                       compile("tests\\a.cpp", "/FoTests\\Release/"),
                       compile("core\\core.cpp", "/Yustdafx.h /Fpobj\\Core\\Core.pch"),
                       compile("filters\\f.cpp", "/D_USRDLL /Foobj\\Filters\\")}));
  const Workspace w = tree.read_workspace("compile_commands.json");
  REQUIRE(w.Projects.size() == 4);
  const Project &app = project_named(w, "App");
  CHECK(tree.sources(app) == strings{"app/main.cpp", "app/test.cpp"});
  CHECK(app.Kind == ProjectKind::Executable);
  CHECK(app.LinkedProjects == strings{"Core", "Filters"});
  CHECK(tree.sources(project_named(w, "Tests")) == strings{"tests/main.cpp", "tests/a.cpp"});
  CHECK(project_named(w, "Core").Kind == ProjectKind::StaticLibrary);
  CHECK_FALSE(project_named(w, "Core").LinkWhole);
  CHECK(project_named(w, "Filters").Kind == ProjectKind::SharedLibrary);
}

TEST_CASE("precompiled header of cl.exe in another folder than sources", "[database]") {
  project_tree tree;
  tree.touch({"stdafx.h", "stdafx.cpp"});
  tree.write("src/main.cpp", "#include \"stdafx.h\"\n");
  auto compile = [](const std::string &file, const std::string &flag) {
    return entry("C:\\work", file, "cl.exe /nologo /c " + flag + "stdafx.h " + file);
  };
  tree.write("compile_commands.json",
             database({compile("stdafx.cpp", "/Yc"), compile("src\\main.cpp", "/Yu")}));
  const Workspace w = tree.read_workspace("compile_commands.json");
  CHECK(tree.below(w.Projects.at(0).Configurations.at("Release").IncludeDirs) == strings{"."});
}

TEST_CASE("a database in a build folder of Windows", "[database]") {
  project_tree tree;
  tree.touch({"src/a.cpp", "inc/a.h"});
  tree.write("out/build/compile_commands.json", R"([ {
    "directory": "D:/ci/agent/7/s/out/build",
    "arguments": ["clang-cl.exe", "/I..\\..\\INC", "-c", "D:\\ci\\agent\\7\\s\\SRC\\a.cpp"],
    "file": "..\\..\\src\\a.cpp" } ])");
  const Workspace w = tree.read_workspace("out/build");
  CHECK(w.FromMsvc);
  CHECK(tree.sources(w.Projects.at(0)) == strings{"src/a.cpp"});
  CHECK(tree.below(w.Projects[0].Configurations.at("Release").IncludeDirs) == strings{"inc"});
  CHECK(tree.below(w.Root) == ".");
  CHECK(w.Notes.empty());
}

TEST_CASE("a database of another machine", "[database]") {
  project_tree tree;
  tree.touch({"src/a.cpp", "src/deep/b.cpp", "inc/a.h"});
  tree.write("compile_commands.json",
             database({entry("/ci/job/code", "src/a.cpp", "c++ -Iinc -c src/a.cpp"),
                       entry("/ci/job/code", "/ci/job/code/src/deep/b.cpp",
                             "c++ -I/ci/job/code/inc -c src/deep/b.cpp")}));
  const Workspace w = tree.read_workspace("");
  CHECK(tree.sources(w.Projects.at(0)) == strings{"src/a.cpp", "src/deep/b.cpp"});
  CHECK(tree.below(w.Projects[0].Configurations.at("Release").IncludeDirs) == strings{"inc"});
}

TEST_CASE("response files and launchers", "[database]") {
  project_tree tree;
  tree.touch({"a.cpp"});
  tree.write("a.rsp", "/DA=1 \"/DB=x y\"");
  tree.write(
      "compile_commands.json",
      database({entry("C:\\p", "C:\\p\\a.cpp", "ccache.exe cl.exe @C:\\p\\A.rsp /c a.cpp")}));
  CHECK(tree.read_workspace("").Projects.at(0).Configurations.at("Release").Definitions ==
        strings{"A=1", "B=x y"});
}

TEST_CASE("sources without targets", "[database]") {
  project_tree tree;
  tree.touch({"util.cpp", "k.cu"});
  tree.write("main.cpp", "int main() { }");
  auto compile = [&](const std::string &file) {
    return entry(tree.path(""), file, "c++ -DX -c " + file);
  };
  SECTION("one program") {
    tree.write("compile_commands.json",
               database({compile("main.cpp"), compile("util.cpp"), compile("k.cu")}));
    const Workspace w = tree.read_workspace("");
    REQUIRE(w.Projects.size() == 1);
    CHECK(tree.sources(w.Projects[0]) == strings{"main.cpp", "util.cpp"});
    CHECK(tree.below(w.Projects[0].Others) == strings{"k.cu"});
    CHECK(w.Projects[0].Kind == ProjectKind::Executable);
  }
  SECTION("several programs") {
    tree.write("other.cpp", "int main() { }");
    tree.write("compile_commands.json",
               database({compile("main.cpp"), compile("util.cpp"), compile("other.cpp")}));
    const Workspace w = tree.read_workspace("");
    REQUIRE(w.Projects.size() == 3);
    CHECK(tree.sources(w.Projects[0]) == strings{"util.cpp"});
    CHECK(w.Projects[0].Kind == ProjectKind::StaticLibrary);
    CHECK(w.Projects[0].LinkWhole);
    CHECK(project_named(w, "other").LinkedProjects == strings{w.Projects[0].Name});
    CHECK(project_named(w, "other").Configurations.at("Release").Definitions == strings{"X"});
  }
}

TEST_CASE("what is no database", "[database]") {
  project_tree tree;
  auto error = [&](const std::string &text) {
    tree.write("compile_commands.json", text);
    return tree.error_of("compile_commands.json");
  };
  CHECK_THAT(error("[ {"), Catch::StartsWith("'ROOT/compile_commands.json' is not JSON: "));
  CHECK(error("{}") ==
        "'ROOT/compile_commands.json' is not a compilation database, which is an array of entries");
  CHECK(error("[]") == "the compilation database 'ROOT/compile_commands.json' has no entries");
  const std::string good = R"({"file": "a.cpp", "arguments": []})";
  for (const std::string entry : {"7", "null", "\"file\"", "[\"file\"]"}) {
    CAPTURE(entry);
    CHECK(error("[\n" + good + ",\n\n" + entry + ",\n" + good + "]") ==
          "'ROOT/compile_commands.json', line 4: an entry is not a JSON object");
  }
  const std::string not_strings = "'arguments' is not an array of strings";
  const std::pair<std::string, std::string> members[] = {
      {"\"directory\": 3", "'directory' is not a string"},
      {"\"output\": {}", "'output' is not a string"},
      {"\"command\": [\"cl\"]", "'command' is not a string"},
      {"\"arguments\": \"cl\"", not_strings},
      {"\"arguments\": [\"cl\", 1]", not_strings}};
  for (const auto &[member, message] : members)
    CHECK(error("[" + good + ",\n{\"file\": \"a.cpp\", " + member + "}]") ==
          "'ROOT/compile_commands.json', line 2: " + message);
  CHECK(error("[\n{\n\"file\": [1]}]") ==
        "'ROOT/compile_commands.json', line 3: 'file' is not a string");
  CHECK(error("[\n{}]") == "'ROOT/compile_commands.json', line 2: an entry has no 'file'");
  CHECK(error("[{\n\"file\": \"a\"}]") == "'ROOT/compile_commands.json', line 2: an entry has "
                                          "neither 'command' nor 'arguments'");
  CHECK(error(std::string(100000, '[')) ==
        "'ROOT/compile_commands.json' nests values deeper than 20 levels");
  CHECK(error("[{\"directory\": \"/x\", \"file\": \"a.cpp\", \"arguments\": []}]") ==
        "no C++ source that 'ROOT/compile_commands.json' names exists in "
        "'" +
            tree.path("").substr(0, tree.path("").size() - 1) + "' or the folders above it");
  tree.write("build/CMakeCache.txt", "");
  CHECK(tree.error_of("build") == "the build folder 'ROOT/build' has no compile_commands.json; "
                                  "configure it with '-DCMAKE_EXPORT_COMPILE_COMMANDS=ON'");
}
