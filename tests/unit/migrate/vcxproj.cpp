// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tests of the reader of .vcxproj files.
#include "project_tree.h"
#include <catch2/catch.hpp>

using namespace amp2hip::migrate;

/// Writes p/app.vcxproj with these contents and empty sources, and reads it.
static Workspace read_project(const project_tree &tree, const std::string &body,
                              const strings &sources = {"a.cpp"}, ReadOptions options = {}) {
  for (const std::string &source : sources)
    tree.touch({"p/" + source});
  tree.write("p/app.vcxproj", vcxproj(body + compile_items(sources)));
  return tree.read_workspace("p/app.vcxproj", options);
}

static Settings release_settings(const project_tree &tree, const std::string &body) {
  return read_project(tree, body).Projects.at(0).Configurations.at("Release");
}

TEST_CASE("a project file", "[vcxproj]") {
  project_tree tree;
  tree.touch({"p/a.h", "p/data/in.txt", "p/app.rc"});
  const Workspace w = read_project(tree, R"(
    <PropertyGroup><ConfigurationType>Application</ConfigurationType></PropertyGroup>
    <ItemGroup>
      <ClInclude Include="A.H" /><CLInclude Include="none.h" />
      <None Include="data\in.txt" /><ResourceCompile Include="app.rc" />
    </ItemGroup>)",
                                   {"a.cpp", "sub/b.c"});
  CHECK(tree.below(w.Root) == "p");
  CHECK(w.Name == "app");
  CHECK(w.FromMsvc);
  CHECK(w.Configurations == strings{"Debug", "Release"});
  CHECK(w.Configuration == "Release");
  REQUIRE(w.Projects.size() == 1);
  const Project &p = w.Projects[0];
  CHECK(p.Name == "app");
  CHECK(p.Kind == ProjectKind::Executable);
  CHECK(tree.below(p.File) == "p/app.vcxproj");
  CHECK(tree.below(p.Folder) == "p");
  CHECK(tree.sources(p) == strings{"p/a.cpp", "p/sub/b.c"});
  CHECK(tree.below(p.Headers) == strings{"p/a.h"});
  CHECK(tree.below(p.Others) == strings{"p/data/in.txt", "p/app.rc"});
  CHECK(tree.notes(w) ==
        strings{"p/app.vcxproj:12: file 'none.h' does not exist; restore it, or remove it from the "
                "project"});
}

TEST_CASE("settings depend on the configuration", "[vcxproj]") {
  project_tree tree;
  const Project p = read_project(tree, R"(
    <ItemDefinitionGroup>
      <ClCompile><PreprocessorDefinitions>ALL;%(PreprocessorDefinitions)</PreprocessorDefinitions></ClCompile>
    </ItemDefinitionGroup>
    <ItemDefinitionGroup Condition="'$(Configuration)|$(Platform)'=='Debug|X64'">
      <ClCompile>
        <Optimization>Disabled</Optimization>
        <PreprocessorDefinitions>_DEBUG;%(PreprocessorDefinitions)</PreprocessorDefinitions>
      </ClCompile>
    </ItemDefinitionGroup>
    <ItemDefinitionGroup Condition="'$(Configuration)|$(Platform)'=='Release|x64'">
      <ClCompile>
        <Optimization>MaxSpeed</Optimization>
        <PreprocessorDefinitions>NDEBUG;%(PreprocessorDefinitions)</PreprocessorDefinitions>
      </ClCompile>
    </ItemDefinitionGroup>)")
                        .Projects.at(0);
  CHECK(p.Configurations.at("Debug").Definitions == strings{"_DEBUG", "ALL"});
  CHECK(p.Configurations.at("Debug").CompileOptions == strings{"-O0"});
  CHECK(p.Configurations.at("Release").Definitions == strings{"NDEBUG", "ALL"});
  CHECK(p.Configurations.at("Release").CompileOptions == strings{"-O2"});
}

TEST_CASE("defaults of Visual Studio", "[vcxproj]") {
  project_tree tree;
  const Project p = read_project(tree, R"(
    <PropertyGroup Condition="'$(Configuration)'=='Debug'"><UseDebugLibraries>true</UseDebugLibraries></PropertyGroup>
    <PropertyGroup><CharacterSet>Unicode</CharacterSet></PropertyGroup>)")
                        .Projects.at(0);
  CHECK(p.Configurations.at("Debug").Definitions == strings{"_UNICODE", "UNICODE", "_DEBUG"});
  CHECK(p.Configurations.at("Debug").CompileOptions == strings{"-O0", "-g"});
  CHECK(p.Configurations.at("Release").Definitions == strings{"_UNICODE", "UNICODE"});
  CHECK(p.Configurations.at("Release").CompileOptions == strings{"-O2"});
  CHECK(p.Configurations.at("Release").Flags == strings{"-std=c++17"});
  CHECK(release_settings(tree,
                         "<PropertyGroup><CharacterSet>MultiByte</CharacterSet>"
                         "<ConfigurationType>DynamicLibrary</ConfigurationType></PropertyGroup>")
            .Definitions == strings{"_WINDLL", "_MBCS"});
}

TEST_CASE("kinds of projects", "[vcxproj]") {
  project_tree tree;
  auto kind = [&](const std::string &type) {
    return read_project(tree, "<PropertyGroup><ConfigurationType>" + type +
                                  "</ConfigurationType></PropertyGroup>")
        .Projects.at(0);
  };
  CHECK(kind("Application").Kind == ProjectKind::Executable);
  CHECK(kind("StaticLibrary").Kind == ProjectKind::StaticLibrary);
  CHECK(kind("DynamicLibrary").Kind == ProjectKind::SharedLibrary);
  const Project utility = kind("Utility");
  CHECK(utility.Kind == ProjectKind::HeaderOnly);
  CHECK(utility.Sources.empty());
  CHECK(tree.below(utility.Others) == strings{"p/a.cpp"});
}

TEST_CASE("metadata of cl.exe", "[vcxproj]") {
  project_tree tree;
  const Settings s = release_settings(tree, compile_settings(R"(
    <AdditionalOptions>/J /DFROM_OPTIONS %(AdditionalOptions)</AdditionalOptions>
    <FloatingPointModel>Fast</FloatingPointModel>
    <LanguageStandard>stdcpp20</LanguageStandard>
    <OpenMPSupport>true</OpenMPSupport>
    <PreprocessorDefinitions>A=1;B="x";C=\"y\";T=L"a \"b\" \\c"; D ;;%(PreprocessorDefinitions)</PreprocessorDefinitions>
    <RuntimeLibrary>MultiThreadedDebug</RuntimeLibrary>
    <UndefinePreprocessorDefinitions>U</UndefinePreprocessorDefinitions>
    <WarningLevel>Level4</WarningLevel>)"));
  CHECK(s.Definitions ==
        strings{"A=1", "B=\"x\"", "C=\"y\"", R"(T=L"a \"b\" \\c")", "D", "FROM_OPTIONS", "_DEBUG"});
  CHECK(s.Undefined == strings{"U"});
  CHECK(s.Flags == strings{"-std=c++20", "-funsigned-char"});
  CHECK(s.CompileOptions == strings{"-O2", "-fopenmp", "-ffast-math", "-Wall", "-Wextra",
                                    "-Wno-deprecated-declarations",
                                    "-Wno-missing-field-initializers", "-Wno-unknown-pragmas"});
}

TEST_CASE("include folders", "[vcxproj]") {
  project_tree tree;
  tree.touch({"p/Inc/a.h", "common/b.h", "p/last/c.h", "p/with space/d.h"});
  const Workspace w =
      read_project(tree, "<PropertyGroup><IncludePath>$(ProjectDir)last;$(VCInstallDir)include;"
                         "$(IncludePath)</IncludePath></PropertyGroup>" +
                             compile_settings(R"(
    <AdditionalIncludeDirectories>inc;..\common;
      "$(ProjectDir)with space";C:\Boost\include;$(ProjectDir)\INC;%(AdditionalIncludeDirectories)
    </AdditionalIncludeDirectories>)"));
  CHECK(tree.below(w.Projects.at(0).Configurations.at("Release").IncludeDirs) ==
        strings{"p/Inc", "common", "p/with space", "p/last"});
  CHECK(tree.below(w.Root) == ".");
  REQUIRE(w.Notes.size() == 1);
  CHECK(w.Notes[0].Text == "include folder 'C:\\Boost\\include' does not exist and is left out");
  CHECK(w.Notes[0].Line == 10);
}

TEST_CASE("metadata of one source", "[vcxproj]") {
  project_tree tree;
  tree.touch({"p/b.cpp", "p/own/x.h", "p/inc/y.h", "p/c.c"});
  const Workspace w = read_project(
      tree, compile_settings("<PreprocessorDefinitions>P;Q</PreprocessorDefinitions>"
                             "<AdditionalIncludeDirectories>inc</AdditionalIncludeDirectories>") +
                R"(<ItemGroup>
      <ClCompile Include="b.cpp">
        <PreprocessorDefinitions Condition="'$(Configuration)'=='Debug'">D;%(PreprocessorDefinitions)</PreprocessorDefinitions>
        <PreprocessorDefinitions Condition="'$(Configuration)'=='Release'">Q</PreprocessorDefinitions>
        <AdditionalIncludeDirectories>own;%(AdditionalIncludeDirectories)</AdditionalIncludeDirectories>
        <Optimization>Disabled</Optimization>
      </ClCompile>
      <ClCompile Include="c.c" CompileAs="CompileAsCpp" />
    </ItemGroup>)");
  const Project &p = w.Projects.at(0);
  REQUIRE(tree.sources(p) == strings{"p/b.cpp", "p/c.c", "p/a.cpp"});
  const Settings debug = p.Sources[0].Additional.at("Debug");
  CHECK(debug.Definitions == strings{"D"});
  CHECK(debug.Undefined.empty());
  CHECK(tree.below(debug.IncludeDirs) == strings{"p/own"});
  CHECK(debug.CompileOptions == strings{"-O0"});
  const Settings release = p.Sources[0].Additional.at("Release");
  CHECK(release.Definitions.empty());
  CHECK(release.Undefined == strings{"P"});
  CHECK(p.Sources[1].Additional.at("Release").Flags == strings{"-xc++"});
  CHECK(p.Sources[2].Additional.empty());
}

TEST_CASE("sources that a configuration leaves out", "[vcxproj]") {
  project_tree tree;
  tree.touch({"p/debug.cpp", "p/never.cpp", "p/only.cpp"});
  const Workspace w = read_project(tree, R"(<ItemGroup>
      <ClCompile Include="debug.cpp">
        <ExcludedFromBuild Condition="'$(Configuration)|$(Platform)'=='Release|x64'">true</ExcludedFromBuild>
      </ClCompile>
      <ClCompile Include="never.cpp"><ExcludedFromBuild>true</ExcludedFromBuild></ClCompile>
    </ItemGroup>
    <ItemGroup Condition="'$(Configuration)'=='Debug'"><ClCompile Include="only.cpp" /></ItemGroup>)");
  const Project &p = w.Projects.at(0);
  REQUIRE(tree.sources(p) == strings{"p/debug.cpp", "p/only.cpp", "p/a.cpp"});
  CHECK(p.Sources[0].ExcludedFrom == strings{"Release"});
  CHECK(p.Sources[1].ExcludedFrom == strings{"Release"});
  CHECK(p.Sources[2].ExcludedFrom.empty());
  CHECK(tree.below(p.Others) == strings{"p/never.cpp"});
  CHECK(tree.notes(w) ==
        strings{"p/app.vcxproj:0: 'never.cpp' is excluded from every configuration and copied"});
}

TEST_CASE("wildcards, lists, Exclude, Remove and Update", "[vcxproj]") {
  project_tree tree;
  tree.touch({"p/src/x.cpp", "p/src/y.cpp", "p/src/z/w.cpp", "p/m.cpp", "p/n.cpp"});
  const Project p = read_project(tree, R"(<ItemGroup>
      <ClCompile Include="src\**\*.cpp" Exclude="src\Y.cpp" />
      <ClCompile Include="m.cpp;n.cpp" />
      <ClCompile Remove="n.cpp" />
      <ClCompile Update="src\x.cpp"><PreprocessorDefinitions>X</PreprocessorDefinitions></ClCompile>
    </ItemGroup>)")
                        .Projects.at(0);
  REQUIRE(tree.sources(p) == strings{"p/src/x.cpp", "p/src/z/w.cpp", "p/m.cpp", "p/a.cpp"});
  CHECK(p.Sources[0].Additional.at("Release").Definitions == strings{"X"});
}

TEST_CASE("property sheets", "[vcxproj]") {
  project_tree tree;
  tree.write("props/Base.props", R"(<Project>
    <PropertyGroup Label="UserMacros"><Root>$(MSBuildThisFileDirectory)..\</Root></PropertyGroup>
    <ItemDefinitionGroup><ClCompile>
      <PreprocessorDefinitions>BASE;%(PreprocessorDefinitions)</PreprocessorDefinitions>
    </ClCompile></ItemDefinitionGroup></Project>)");
  tree.write("props/more.props", R"(<Project>
    <ImportGroup Label="PropertySheets"><Import Project="base.props" /></ImportGroup>
    <ItemDefinitionGroup><ClCompile>
      <PreprocessorDefinitions>MORE;%(PreprocessorDefinitions)</PreprocessorDefinitions>
      <AdditionalIncludeDirectories>$(Root)lib;%(AdditionalIncludeDirectories)</AdditionalIncludeDirectories>
    </ClCompile></ItemDefinitionGroup></Project>)");
  tree.touch({"lib/x.h"});
  const Workspace w = read_project(tree, R"xml(
    <ImportGroup Label="PropertySheets" Condition="'$(Configuration)'=='Release'">
      <Import Project="$(UserRootDir)\Microsoft.Cpp.$(Platform).user.props"
              Condition="exists('$(UserRootDir)\Microsoft.Cpp.$(Platform).user.props')" />
      <Import Project="..\Props\more.props" />
      <Import Project="..\props\base.props" />
      <Import Project="..\props\missing.props" />
      <Import Project="..\props\optional.props" Condition="Exists('..\props\optional.props')" />
    </ImportGroup>)xml" + compile_settings("<PreprocessorDefinitions>OWN;%(PreprocessorDefinitions)"
                                           "</PreprocessorDefinitions>"));
  const Project &p = w.Projects.at(0);
  CHECK(p.Configurations.at("Release").Definitions == strings{"OWN", "MORE", "BASE"});
  CHECK(tree.below(p.Configurations.at("Release").IncludeDirs) == strings{"lib"});
  CHECK(p.Configurations.at("Debug").Definitions == strings{"OWN"});
  REQUIRE(w.Notes.size() == 1);
  CHECK(w.Notes[0].Line == 15);
  CHECK_THAT(w.Notes[0].Text,
             Catch::StartsWith("property sheet '..\\props\\missing.props' does not exist"));
}

TEST_CASE("Directory.Build.props is read like a property sheet", "[vcxproj]") {
  project_tree tree;
  tree.write("Directory.Build.props", "<Project>" +
                                          compile_settings("<PreprocessorDefinitions>ABOVE"
                                                           "</PreprocessorDefinitions>") +
                                          "</Project>");
  CHECK(release_settings(tree, "").Definitions == strings{"ABOVE"});
}

TEST_CASE("shared items are relative to their own file", "[vcxproj]") {
  project_tree tree;
  tree.touch({"shared/s.cpp"});
  tree.write("shared/shared.vcxitems",
             "<Project><ItemGroup><ClCompile Include=\"$(MSBuildThisFileDirectory)s.cpp\" />"
             "</ItemGroup></Project>");
  const Workspace w = read_project(
      tree, "<ImportGroup Label=\"Shared\"><Import Project=\"..\\shared\\shared.vcxitems\" "
            "Label=\"Shared\" /></ImportGroup>");
  CHECK(tree.sources(w.Projects.at(0)) == strings{"shared/s.cpp", "p/a.cpp"});
}

TEST_CASE("Choose selects one branch", "[vcxproj]") {
  project_tree tree;
  const Settings s = release_settings(tree, R"(<Choose>
      <When Condition="'$(Configuration)'=='Debug'"><PropertyGroup><X>1</X></PropertyGroup></When>
      <When Condition="'$(Configuration)'=='Release'"><PropertyGroup><X>2</X></PropertyGroup></When>
      <Otherwise><PropertyGroup><X>3</X></PropertyGroup></Otherwise>
    </Choose>)" + compile_settings("<PreprocessorDefinitions>X=$(X)</PreprocessorDefinitions>"));
  CHECK(s.Definitions == strings{"X=2"});
}

TEST_CASE("macros of projects", "[vcxproj]") {
  project_tree tree;
  const Settings s = release_settings(
      tree, compile_settings(
                "<PreprocessorDefinitions>N=$(ProjectName);T=$(TargetName)$(TargetExt);C=$("
                "Configuration);"
                "P=$(PlatformTarget);F=$(ProjectFileName);O=$(IntDir)</PreprocessorDefinitions>"));
  CHECK(s.Definitions ==
        strings{"N=app", "T=app.exe", "C=Release", "P=x64", "F=app.vcxproj", "O=x64\\Release\\"});
}

TEST_CASE("macros of the user and of the environment", "[vcxproj]") {
  project_tree tree;
  tree.touch({"boost/include/b.hpp", "elsewhere/x"});
  const std::string body =
      "<PropertyGroup "
      "Label=\"UserMacros\"><BoostInc>$(BOOST_ROOT)\\include</BoostInc></PropertyGroup>" +
      compile_settings("<AdditionalIncludeDirectories>$(BoostInc);%(AdditionalIncludeDirectories)"
                       "</AdditionalIncludeDirectories>");
  ReadOptions options;
  options.Macros["BOOST_ROOT"] = tree.path("boost");
  const Workspace with = read_project(tree, body, {"a.cpp"}, options);
  CHECK(tree.below(with.Projects.at(0).Configurations.at("Release").IncludeDirs) ==
        strings{"boost/include"});
  CHECK(tree.below(with.Root) == "p"); // a folder of the environment is no part of the code base
  CHECK(with.Notes.empty());

  const Workspace without = read_project(tree, body);
  CHECK(without.Projects.at(0).Configurations.at("Release").IncludeDirs.empty());
  CHECK(tree.notes(without) == strings{"p/app.vcxproj:9: macro 'BOOST_ROOT' has no value, so "
                                       "elements that depend on it are left "
                                       "out; set an environment variable of this name"});
}

TEST_CASE("one note for what several configurations lack", "[vcxproj]") {
  project_tree tree;
  std::string settings;
  for (const char *name : {"Debug", "Release"})
    settings += "<ItemDefinitionGroup Condition=\"'$(Configuration)'=='" + std::string(name) +
                "'\"><ClCompile><AdditionalIncludeDirectories>$(SDK)inc;gone"
                "</AdditionalIncludeDirectories></ClCompile></ItemDefinitionGroup>\n";
  strings lines;
  for (const Note &note : read_project(tree, settings).Notes)
    lines.push_back(std::to_string(note.Line) + " " + note.Text.substr(0, 22));
  CHECK(lines == strings{"9 include folder 'gone' ", "9 macro 'SDK' has no val"});
}

TEST_CASE("property functions are named in a note", "[vcxproj]") {
  project_tree tree;
  const Workspace w = read_project(
      tree,
      "<PropertyGroup Condition=\"'$([System.String]::Copy(x))'=='x'\"><A>1</A></PropertyGroup>" +
          compile_settings("<PreprocessorDefinitions>V=$([MSBuild]::Add(1,2));W"
                           "</PreprocessorDefinitions>"));
  CHECK(w.Projects.at(0).Configurations.at("Release").Definitions == strings{"W"});
  REQUIRE(w.Notes.size() == 2);
  CHECK_THAT(w.Notes[0].Text, Catch::Contains("counts as false, because property functions such "
                                              "as '$([System.String]::Copy(x))'"));
  CHECK_THAT(w.Notes[1].Text,
             Catch::StartsWith("property function '$([MSBuild]::Add(1,2))' is not evaluated"));
}

TEST_CASE("property functions that are evaluated", "[vcxproj]") {
  project_tree tree;
  tree.write("root.txt", "");
  const Workspace w = read_project(
      tree,
      "<PropertyGroup><Name>Release_Fast</Name><Root>$([MSBuild]::GetDirectoryNameOfFileAbove("
      "$(MSBuildThisFileDirectory), 'root.txt'))</Root>"
      "<None>$([MSBuild]::GetDirectoryNameOfFileAbove('$(Root)', 'nowhere.txt'))</None>"
      "</PropertyGroup>"
      "<PropertyGroup Condition=\"$(Name.StartsWith('Release')) And !$(Name.EndsWith('x'))\">"
      "<Found>1</Found></PropertyGroup>" +
          compile_settings("<PreprocessorDefinitions>F=$(Found);N=[$(None)];"
                           "R=$([System.IO.Path]::GetFileName('a\\b.txt'));"
                           "U=$(Name.Replace('_', '').ToUpper());L=$(Name.ToLower());"
                           "E=$([System.IO.File]::Exists('$(Root)/root.txt'));"
                           "C=$([System.IO.Path]::Combine('a', 'b\\c'))"
                           "</PreprocessorDefinitions>"));
  CHECK(w.Projects.at(0).Configurations.at("Release").Definitions ==
        strings{"F=1", "N=[]", "R=b.txt", "L=release_fast", "E=True", "C=a/b/c"});
}

TEST_CASE("a condition that cannot be evaluated is false", "[vcxproj]") {
  project_tree tree;
  const Workspace w = read_project(tree, "<PropertyGroup Condition=\"'a' = 'a'\"><CharacterSet>"
                                         "Unicode</CharacterSet></PropertyGroup>");
  CHECK(w.Projects.at(0).Configurations.at("Release").Definitions.empty());
  CHECK(tree.notes(w) == strings{"p/app.vcxproj:9: condition \"'a' = 'a'\" counts as false, "
                                 "because '=' is unexpected"});
}

TEST_CASE("precompiled headers", "[vcxproj]") {
  project_tree tree;
  const std::string use =
      compile_settings("<PrecompiledHeader>Use</PrecompiledHeader>"
                       "<PrecompiledHeaderFile>StdAfx.h</PrecompiledHeaderFile>");
  auto write = [&](const std::string &source) {
    tree.write("p/stdafx.h", "");
    tree.write("p/main.cpp", source);
    tree.write("p/app.vcxproj", vcxproj(use + compile_items({"main.cpp"})));
    return tree.read_workspace("p/app.vcxproj");
  };
  SECTION("included by a source: an ordinary header") {
    const Workspace w = write("#include \"stdafx.h\"\n");
    CHECK(w.Projects.at(0).Configurations.at("Release").ForcedIncludes.empty());
    CHECK(tree.notes(w) ==
          strings{"p/app.vcxproj:9: precompiled header 'StdAfx.h' is read as an ordinary header"});
  }
  SECTION("included by no source: by force") {
    const Workspace w = write("int x;\n");
    const Settings s = w.Projects.at(0).Configurations.at("Release");
    CHECK(s.ForcedIncludes == strings{"stdafx.h"});
    CHECK(tree.below(s.IncludeDirs) == strings{"p"});
    CHECK_THAT(w.Notes.at(0).Text, Catch::Contains("is included by no source"));
  }
}

TEST_CASE("precompiled headers that no source needs", "[vcxproj]") {
  project_tree tree;
  tree.touch({"p/main.cpp"});
  const std::string use = compile_settings("<PrecompiledHeader>Use</PrecompiledHeader>");
  const auto read = [&](const std::string &items) {
    tree.write("p/app.vcxproj", vcxproj(use + items));
    return tree.read_workspace("p/app.vcxproj");
  };
  SECTION("the sources do not use it") {
    tree.touch({"p/stdafx.h"});
    const Workspace w = read("<ItemGroup><ClCompile Include=\"main.cpp\"><PrecompiledHeader>"
                             "NotUsing</PrecompiledHeader></ClCompile></ItemGroup>");
    CHECK(w.Projects.at(0).Configurations.at("Release").ForcedIncludes.empty());
    CHECK(w.Notes.empty());
  }
  SECTION("it does not exist") {
    const Workspace w = read(compile_items({"main.cpp"}));
    CHECK(w.Projects.at(0).Configurations.at("Release").ForcedIncludes.empty());
    CHECK(tree.notes(w) ==
          strings{"p/app.vcxproj:9: precompiled header 'stdafx.h' does not exist, and no source "
                  "includes it, so it is left out"});
  }
}

TEST_CASE("precompiled header in another folder than sources", "[vcxproj]") {
  project_tree tree;
  tree.touch({"p/stdafx.h", "p/stdafx.cpp", "p/inc/a.h"});
  tree.write("p/src/main.cpp", "#include \"stdafx.h\"\n");
  const std::string use = "<PrecompiledHeader>Use</PrecompiledHeader>";
  auto include_folders = [&](const std::string &settings) {
    tree.write("p/app.vcxproj", vcxproj(compile_settings(settings) +
                                        compile_items({"stdafx.cpp", "src\\main.cpp"})));
    const Workspace w = tree.read_workspace("p/app.vcxproj");
    return tree.below(w.Projects.at(0).Configurations.at("Release").IncludeDirs);
  };
  CHECK(include_folders(use + "<AdditionalIncludeDirectories>inc</AdditionalIncludeDirectories>") ==
        strings{"p/inc", "p"});
  CHECK(include_folders(use + "<AdditionalIncludeDirectories>.</AdditionalIncludeDirectories>") ==
        strings{"p"});
  CHECK(include_folders("<PrecompiledHeader>NotUsing</PrecompiledHeader>").empty());
}

TEST_CASE("forced includes", "[vcxproj]") {
  project_tree tree;
  tree.touch({"p/Force.h", "inc/deep/Other.h"});
  const Settings s = release_settings(
      tree,
      compile_settings("<ForcedIncludeFiles>FORCE.h;deep\\other.h;missing.h;"
                       "$(ProjectDir)force.h</ForcedIncludeFiles>"
                       "<AdditionalIncludeDirectories>..\\inc</AdditionalIncludeDirectories>"));
  CHECK(s.ForcedIncludes == strings{"Force.h", "deep/Other.h", "missing.h"});
  CHECK(tree.below(s.IncludeDirs) == strings{"inc", "p"});
}

TEST_CASE("libraries of the linker", "[vcxproj]") {
  project_tree tree;
  const Workspace w = read_project(tree, R"(<ItemDefinitionGroup><Link>
      <AdditionalDependencies>kernel32.lib;USER32.LIB;..\lib\Fast.lib;d3d11.lib;$(None);%(AdditionalDependencies)</AdditionalDependencies>
    </Link></ItemDefinitionGroup>)");
  CHECK(w.Projects.at(0).Libraries == strings{"Fast", "d3d11"});
}

TEST_CASE("platforms", "[vcxproj]") {
  project_tree tree;
  tree.touch({"a.cpp"});
  tree.write(
      "app.vcxproj",
      vcxproj(compile_settings("<PreprocessorDefinitions>$(Platform)</PreprocessorDefinitions>") +
                  compile_items({"a.cpp"}),
              {"Debug|Win32", "Debug|ARM", "Release|Win32", "Release|x64"}));
  auto platform = [&](const ReadOptions &options, const char *configuration) {
    return tree.read_workspace("app.vcxproj", options)
        .Projects.at(0)
        .Configurations.at(configuration)
        .Definitions;
  };
  CHECK(platform({}, "Release") == strings{"x64"});
  CHECK(platform({}, "Debug") == strings{"Win32"});
  CHECK(platform({"", "ARM", {}}, "Debug") == strings{"ARM"});
  CHECK(platform({"", "win32", {}}, "Release") == strings{"Win32"});
  CHECK(tree.error_of("app.vcxproj", {"", "ARM64", {}}) ==
        "'ROOT/app.vcxproj' has no platform 'ARM64'; choose one of: Win32, ARM, x64");
  CHECK(tree.read_workspace("app.vcxproj", {"debug", "", {}}).Configuration == "Debug");
  CHECK(tree.error_of("app.vcxproj", {"Profile", "", {}}) ==
        "'ROOT/app.vcxproj' has no configuration 'Profile'; choose one of: Debug, Release");
}

TEST_CASE("projects that a project refers to are read, too", "[vcxproj]") {
  project_tree tree;
  tree.touch({"lib/core.cpp"});
  tree.write("lib/core.vcxproj",
             vcxproj("<PropertyGroup><ConfigurationType>StaticLibrary</ConfigurationType>"
                     "</PropertyGroup>" +
                     compile_items({"core.cpp"})));
  const Workspace w = read_project(tree, R"(<ItemGroup>
      <ProjectReference Include="..\Lib\core.vcxproj"><Project>{1}</Project></ProjectReference>
      <ProjectReference Include="..\gone.vcxproj" />
    </ItemGroup>)");
  CHECK(project_named(w, "app").Dependencies == strings{"core"});
  CHECK(project_named(w, "app").LinkedProjects == strings{"core"});
  CHECK(tree.below(w.Root) == ".");
  CHECK(w.Notes.size() == 1);
}

TEST_CASE("what has no counterpart is named", "[vcxproj]") {
  project_tree tree;
  tree.touch({"p/k.cu", "p/x.asm"});
  const Workspace w = read_project(tree, R"(
    <PropertyGroup><UseOfMfc>Dynamic</UseOfMfc><CLRSupport>true</CLRSupport></PropertyGroup>
    <ItemDefinitionGroup><PostBuildEvent><Command>copy x y</Command></PostBuildEvent>
      <PreBuildEvent><Command>
      </Command></PreBuildEvent></ItemDefinitionGroup>
    <ItemGroup><CudaCompile Include="k.cu" /><MASM Include="x.asm" /></ItemGroup>)");
  strings lines;
  for (const Note &note : w.Notes)
    lines.push_back(std::to_string(note.Line) + " " + note.Text.substr(0, 23));
  CHECK(lines == strings{"0 the project is C++/CLI;", "0 the project uses MFC, w",
                         "11 the command of 'PostBui", "14 CUDA sources are copied",
                         "14 assembler sources are c"});
  CHECK(tree.below(w.Projects.at(0).Others) == strings{"p/k.cu", "p/x.asm"});
}

TEST_CASE("a project that CMake generated on Windows", "[vcxproj]") {
  project_tree tree;
  tree.touch({"src/a.cpp", "include/x.h"});
  tree.write("build/app.vcxproj",
             vcxproj(compile_settings("<AdditionalIncludeDirectories>D:\\code\\Include;D:\\sdk"
                                      "</AdditionalIncludeDirectories>") +
                     compile_items({"D:\\code\\SRC\\a.cpp"})));
  const Workspace w = tree.read_workspace("build/app.vcxproj");
  CHECK(tree.sources(w.Projects.at(0)) == strings{"src/a.cpp"});
  CHECK(tree.below(w.Projects[0].Configurations.at("Release").IncludeDirs) == strings{"include"});
  CHECK(w.Notes.size() == 1);
}

TEST_CASE("a folder with projects", "[vcxproj]") {
  project_tree tree;
  tree.touch({"one/a.cpp", "two/b.cpp", "c.cpp"});
  tree.write("one/App.vcxproj", vcxproj(compile_items({"a.cpp"})));
  tree.write("two/App.vcxproj", vcxproj(compile_items({"b.cpp"}), {"Release|x64", "Profile|x64"}));
  const Workspace w = tree.read_workspace("");
  CHECK(w.Configurations == strings{"Debug", "Release", "Profile"});
  REQUIRE(w.Projects.size() == 2);
  CHECK(w.Projects[0].Name == "App");
  CHECK(w.Projects[1].Name == "two_App");
  CHECK(w.Projects[1].Configurations.count("Debug") == 1);
}

TEST_CASE("files that custom build steps make", "[vcxproj]") {
  project_tree tree;
  tree.touch({"p/table.txt", "p/Generated/old.inc"});
  const Workspace w = read_project(tree, R"(<ItemGroup>
      <CustomBuild Include="table.txt">
        <Outputs>Generated\new.inc;Generated\Old.inc;%(Outputs)</Outputs>
      </CustomBuild></ItemGroup>)");
  CHECK_THAT(
      tree.notes(w),
      Catch::VectorContains(std::string(
          "p/app.vcxproj:11: 'p/Generated/new.inc' does not exist; a custom build step makes "
          "it, so run the "
          "step and put the file there before you migrate sources that include it")));
  CHECK(tree.notes(w).size() == 2);
}
