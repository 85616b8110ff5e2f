// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tests of the conversion of compilers' flags to settings.
#include "migrate/workspace/flags/CompilerFlags.h"

#include "migrate/workspace/flags/CommonSettings.h"
#include "migrate/workspace/flags/SplitCommandLine.h"
#include "project_tree.h"
#include <catch2/catch.hpp>

using namespace amp2hip::migrate;
using namespace amp2hip::migrate::workspace;

static CompilerFlags cl(const strings &arguments) {
  return readCompilerFlags(arguments, FlagSyntax::Cl);
}

static CompilerFlags gnu(const strings &arguments) {
  return readCompilerFlags(arguments, FlagSyntax::Gnu);
}

TEST_CASE("cl.exe: include folders and definitions", "[flags]") {
  const Settings s = cl({"/Iinc", "-I", "C:\\x y\\inc", "/D", "A", "-DB=\"two\"", "/DC#3", "/UD",
                         "/external:I", "sys", "/imsvc", "sdk", "/I", "last"})
                         .Result;
  CHECK(s.IncludeDirs == strings{"inc", "C:\\x y\\inc", "last", "sys", "sdk"});
  CHECK(s.Definitions == strings{"A", "B=\"two\"", "C=3"});
  CHECK(s.Undefined == strings{"D"});
}

TEST_CASE("the code page of sources", "[flags]") {
  CHECK(cl({"/source-charset:.1251", "/DA"}).SourceCharset == ".1251");
  CHECK(cl({"-source-charset:windows-1251"}).SourceCharset == "windows-1251");
  CHECK(gnu({"-finput-charset=cp932"}).SourceCharset == "cp932");
  CHECK((cl({"/utf-8"}).SourceCharset.empty() && cl({"/source-charset:.932"}).Notes.empty()));
}

TEST_CASE("the last flag for a macro counts", "[flags]") {
  const Settings s = cl({"/DA=1", "/UA", "/UB", "/DB"}).Result;
  CHECK(s.Definitions == strings{"B"});
  CHECK(s.Undefined == strings{"A"});
}

TEST_CASE("cl.exe: standards of the language", "[flags]") {
  auto standard = [](const char *flag) { return cl({flag}).Result.Flags; };
  CHECK(standard("/std:c++14") == strings{"-std=c++17"});
  CHECK(standard("-std:c++17") == strings{"-std=c++17"});
  CHECK(standard("/std:c++20") == strings{"-std=c++20"});
  CHECK(standard("/std:c++latest") == strings{"-std=c++20"});
  CHECK(standard("/nologo").empty());
  strings flags = {"-funsigned-char"};
  addDefaultStandard(flags);
  CHECK(flags == strings{"-std=c++17", "-funsigned-char"});
}

TEST_CASE("cl.exe: options for the generation of code", "[flags]") {
  auto options = [](const strings &flags) { return cl(flags).Result.CompileOptions; };
  CHECK(options({"/O2", "/Ob2", "/Oi", "/GL"}) == strings{"-O2"});
  CHECK(options({"/Ox"}) == strings{"-O2"});
  CHECK(options({"/O1"}) == strings{"-Os"});
  CHECK(options({"/O2", "/Od"}) == strings{"-O0"});
  CHECK(options({"/Zi", "/openmp", "/fp:fast"}) == strings{"-g", "-fopenmp", "-ffast-math"});
  CHECK(options({"/openmp:llvm"}) == strings{"-fopenmp"});
  CHECK(options({"/openmp", "/openmp-"}).empty());
  CHECK(options({"/fp:strict"}) == strings{"-ffp-contract=off", "-frounding-math"});
  CHECK(options({"/fp:fast", "/fp:precise"}).empty());
}

TEST_CASE("cl.exe: warnings", "[flags]") {
  auto options = [](const strings &flags) { return cl(flags).Result.CompileOptions; };
  CHECK(options({"/W3", "/WX", "/wd4005"}).empty());
  CHECK(options({"/W4"}) == strings{"-Wall", "-Wextra", "-Wno-deprecated-declarations",
                                    "-Wno-missing-field-initializers", "-Wno-unknown-pragmas"});
  CHECK(options({"/W4", "/W0"}) == strings{"-w"});
}

TEST_CASE("cl.exe: flags that change the meaning", "[flags]") {
  CHECK(cl({"/J"}).Result.Flags == strings{"-funsigned-char"});
  CHECK(cl({"/Zc:char8_t-"}).Result.Flags == strings{"-fno-char8_t"});
  CHECK(cl({"/arch:AVX2"}).Result.Flags == strings{"-march=haswell"});
  CHECK(cl({"/arch:SSE2"}).Result.Flags.empty());
  CHECK(cl({"/TP"}).Language == "c++");
  CHECK(cl({"/Tc", "x.cpp"}).Language == "c");
}

TEST_CASE("the debug runtime library of cl.exe defines _DEBUG", "[flags]") {
  CHECK(cl({"/MDd"}).Result.Definitions == strings{"_DEBUG"});
  CHECK(cl({"/MTd", "/D_DEBUG=1"}).Result.Definitions == strings{"_DEBUG=1"});
  CHECK(cl({"/MDd", "/MD"}).Result.Definitions.empty());
}

TEST_CASE("cl.exe: flags without counterpart", "[flags]") {
  auto note = [](const char *flag) {
    const strings notes = cl({flag}).Notes;
    return notes.size() == 1 ? notes.front() : "<" + std::to_string(notes.size()) + ">";
  };
  CHECK_THAT(note("/Zp1"), Catch::StartsWith("flag '/Zp1' is left out"));
  CHECK(note("/Zp8") == "<0>");
  CHECK_THAT(note("/EHa"), Catch::StartsWith("flag '/EHa' has no counterpart"));
  CHECK(note("/EHsc") == "<0>");
  CHECK_THAT(note("/Zc:wchar_t-"), Catch::StartsWith("flag '/Zc:wchar_t-' is left out"));
  CHECK_THAT(note("/Zc:forScope-"), Catch::StartsWith("flag '/Zc:forScope-' is left out"));
  CHECK_THAT(note("/clr"), Catch::StartsWith("flag '/clr' selects C++/CLI"));
  for (const char *flag : {"/bigobj", "/MP4", "/GS", "/RTC1", "/Gm", "/Gd", "/analyze", "/FS",
                           "/showIncludes", "/GR-", "/utf-8", "/permissive-", "/whatever"}) {
    INFO(flag);
    CHECK(note(flag) == "<0>");
  }
}

TEST_CASE("cl.exe: files", "[flags]") {
  const CompilerFlags f = cl({"/nologo", "/Yustdafx.h", "/Fpa.pch", "/FIforce.h", "/FoDebug\\a.obj",
                              "/c", "a.cpp", "/src/b.cpp", "/link", "core.lib", "/OUT:x.exe"});
  CHECK(f.PrecompiledHeader == "stdafx.h");
  CHECK(f.Result.ForcedIncludes == strings{"force.h"});
  CHECK(f.Output == "Debug\\a.obj");
  CHECK(f.Inputs == strings{"a.cpp", "/src/b.cpp"});
  CHECK(f.Libraries == strings{"core"});
  CHECK(cl({"/Yua.h", "/Y-"}).PrecompiledHeader.empty());
}

TEST_CASE("clang-cl passes flags to Clang", "[flags]") {
  const Settings s = cl({"/clang:-O3", "/clang:-DA", "-Xclang", "-w", "-fno-builtin"}).Result;
  CHECK(s.CompileOptions == strings{"-O3"});
  CHECK(s.Definitions == strings{"A"});
  CHECK(s.Flags == strings{"-fno-builtin"});
}

TEST_CASE("Clang and GCC", "[flags]") {
  const CompilerFlags f = gnu({"-isystem",
                               "sys",
                               "-Iinc",
                               "-iquote",
                               "q",
                               "-DA=1",
                               "-std=gnu++11",
                               "-O3",
                               "-g",
                               "-fopenmp",
                               "-Wall",
                               "-Werror",
                               "-Wno-unused",
                               "-mavx2",
                               "-funsigned-char",
                               "-fPIC",
                               "-MD",
                               "-MF",
                               "x.d",
                               "-fvisibility=hidden",
                               "-pthread",
                               "-include",
                               "f.h",
                               "-c",
                               "-o",
                               "CMakeFiles/a.dir/a.cpp.o",
                               "a.cpp",
                               "-ltbb"});
  CHECK(f.Result.IncludeDirs == strings{"q", "inc", "sys"});
  CHECK(f.Result.Definitions == strings{"A=1"});
  CHECK(f.Result.Flags == strings{"-std=c++17", "-mavx2", "-funsigned-char"});
  CHECK(f.Result.CompileOptions == strings{"-O3", "-g", "-fopenmp", "-Wall", "-Wno-unused",
                                           "-fvisibility=hidden", "-pthread"});
  CHECK(f.Result.ForcedIncludes == strings{"f.h"});
  CHECK(f.Output == "CMakeFiles/a.dir/a.cpp.o");
  CHECK(f.Inputs == strings{"a.cpp"});
  CHECK(f.Libraries == strings{"tbb"});
  CHECK(f.Notes.empty());
  CHECK_THAT(gnu({"-fno-gnu-unique"}).Notes.at(0), Catch::Contains("unknown to Clang"));
}

TEST_CASE("command lines are split by the rules of their system", "[flags]") {
  CHECK(splitCommandLine(R"(cl.exe /I "C:\a b\inc" /DN=\"x\" C:\src\a.cpp)", Quoting::Windows) ==
        strings{"cl.exe", "/I", "C:\\a b\\inc", "/DN=\"x\"", "C:\\src\\a.cpp"});
  CHECK(splitCommandLine(R"(c++ -I'a b' -DN=\"x\" a\ b.cpp)", Quoting::Posix) ==
        strings{"c++", "-Ia b", "-DN=\"x\"", "a b.cpp"});
}

TEST_CASE("response files", "[flags]") {
  project_tree tree;
  tree.write("a.rsp", "/DA @b.rsp\n/DC");
  tree.write("b.rsp", llvm::StringRef("\xFF\xFE/\0D\0B\0 \0@\0a\0.\0r\0s\0p\0", 22));
  strings reports;
  const strings arguments = expandResponseFiles(
      {"/O2", "@a.rsp", "@none.rsp", "a.cpp"}, Quoting::Windows,
      [&](llvm::StringRef name) -> std::optional<std::string> {
        if (name == "none.rsp")
          return std::nullopt;
        return tree.path(name.str());
      },
      [&](std::string text) { reports.push_back(text); });
  CHECK(arguments == strings{"/O2", "/DA", "/DB", "/DC", "a.cpp"});
  REQUIRE(reports.size() == 2);
  CHECK(reports[0] == "response file 'a.rsp' includes itself");
  CHECK_THAT(reports[1], Catch::StartsWith("response file 'none.rsp' does not exist"));
}

TEST_CASE("settings of a source in addition to those of its project", "[flags]") {
  Settings project, source;
  project.IncludeDirs = {"/p"};
  project.Definitions = {"A", "B=1"};
  project.CompileOptions = {"-O2", "-fopenmp"};
  project.Flags = {"-std=c++17"};
  source.IncludeDirs = {"/s", "/p"};
  source.Definitions = {"B=1", "C"};
  source.CompileOptions = {"-O0"};
  source.Flags = {"-std=c++17"};
  const Settings more = additionalSettings(source, project);
  CHECK(more.IncludeDirs == strings{"/s"});
  CHECK(more.Definitions == strings{"C"});
  CHECK(more.Undefined == strings{"A"});
  CHECK(more.CompileOptions == strings{"-O0", "-fno-openmp"});
  CHECK(more.Flags.empty());
  CHECK(isEmpty(additionalSettings(project, project)));
}

TEST_CASE("settings that all sources have in common", "[flags]") {
  Settings a, b;
  a.IncludeDirs = {"/own", "/x", "/y"};
  b.IncludeDirs = {"/x", "/y"};
  a.Definitions = {"A", "B"};
  b.Definitions = {"B", "C"};
  const Settings common = commonSettings({a, b});
  CHECK(common.IncludeDirs == strings{"/x", "/y"});
  CHECK(common.Definitions == strings{"B"});
  CHECK(additionalSettings(a, common).IncludeDirs == strings{"/own"});
}
