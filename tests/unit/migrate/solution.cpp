// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tests of the reader of solutions.
#include "project_tree.h"
#include <catch2/catch.hpp>

using namespace amp2hip::migrate;

static const char *const core_id = "{11111111-AAAA-4AAA-8AAA-000000000001}";
static const char *const app_id = "{11111111-aaaa-4aaa-8aaa-000000000002}";

static std::string project_line(const std::string &name, const std::string &path,
                                const std::string &id, const std::string &section = "") {
  return "Project(\"{8BC9CEB8-8B4A-11D0-8D11-00A0C91BC942}\") = \"" + name + "\", \"" + path +
         "\", \"" + id + "\"\n" + section + "EndProject\n";
}

/// Returns a solution with these projects, the configurations Debug|Win32 and
/// Release|x64, and the lines \p mapping of ProjectConfigurationPlatforms.
static std::string solution(const std::string &projects, const std::string &mapping = "") {
  return "\xEF\xBB\xBF\nMicrosoft Visual Studio Solution File, Format Version 12.00\n"
         "# Visual Studio 2013\n" +
         projects +
         "Global\n"
         "\tGlobalSection(SolutionConfigurationPlatforms) = preSolution\n"
         "\t\tDebug|Win32 = Debug|Win32\n"
         "\t\tRelease|x64 = Release|x64\n"
         "\tEndGlobalSection\n"
         "\tGlobalSection(ProjectConfigurationPlatforms) = postSolution\n" +
         mapping + "\tEndGlobalSection\nEndGlobal\n";
}

static std::string library(const std::string &body) {
  return vcxproj("<PropertyGroup><ConfigurationType>StaticLibrary</ConfigurationType>"
                 "</PropertyGroup>" +
                 body);
}

TEST_CASE("a solution with folders, other projects and missing ones", "[solution]") {
  project_tree tree;
  tree.touch({"Src/App/main.cpp", "license.txt"});
  tree.write("Src/App/App.vcxproj", vcxproj(compile_items({"main.cpp"})));
  std::string text = solution(
      project_line("App", "src\\app\\APP.vcxproj", app_id) +
      "Project(\"{2150E333-8FDC-42A3-9474-1A3956D46DE8}\") = \"Libraries\", \"Libraries\", "
      "\"{3}\"\n"
      "\tProjectSection(SolutionItems) = preProject\n\t\tlicense.txt = license.txt\n"
      "\tEndProjectSection\nEndProject\n" +
      project_line("Gone", "Gone\\Gone.vcxproj", "{4}") +
      project_line("Gui", "Gui\\Gui.csproj", "{5}") + project_line("Old", "Old.vcproj", "{6}") +
      project_line("Shared", "Shared.vcxitems", "{7}"));
  for (size_t at = 0; (at = text.find('\n', at)) != std::string::npos; at += 2)
    text.replace(at, 1, "\r\n");
  tree.write("All.sln", text);
  const Workspace w = tree.read_workspace("All.sln");
  CHECK(w.Name == "All");
  CHECK(tree.below(w.Root) == ".");
  CHECK(w.Configurations == strings{"Debug", "Release"});
  REQUIRE(w.Projects.size() == 1);
  CHECK(tree.sources(w.Projects[0]) == strings{"Src/App/main.cpp"});
  CHECK(tree.notes(w) ==
        strings{"All.sln:11: the project file 'Gone\\Gone.vcxproj' does not exist; restore it, or "
                "remove the project from the solution",
                "All.sln:13: project 'Gui' is not a C++ project and left out",
                "All.sln:15: project 'Old' is of Visual Studio 2008 or older and left out; convert "
                "the solution with a newer version",
                "Src/App/App.vcxproj:0: the project has no platform 'Win32'; its settings for "
                "'x64' are used"});
}

TEST_CASE("the solution maps configurations", "[solution]") {
  project_tree tree;
  tree.touch({"main.cpp"});
  tree.write("App.vcxproj",
             vcxproj(compile_settings("<PreprocessorDefinitions>$(Configuration)_$(Platform);"
                                      "S=$(SolutionName)</PreprocessorDefinitions>") +
                         compile_items({"main.cpp"}),
                     {"Debug|Win32", "Checked.1|Win32", "Release|x64"}));
  tree.write("All.sln",
             solution(project_line("App", "App.vcxproj", app_id),
                      std::string(app_id) + ".Debug|Win32.ActiveCfg = Checked.1|Win32\n" + app_id +
                          ".Debug|Win32.Build.0 = Checked.1|Win32\n" + app_id +
                          ".Release|x64.ActiveCfg = Release|x64\n"));
  const Workspace w = tree.read_workspace("All.sln");
  CHECK(w.Projects.at(0).Configurations.at("Debug").Definitions ==
        strings{"Checked.1_Win32", "S=All"});
  CHECK(w.Projects.at(0).Configurations.at("Release").Definitions ==
        strings{"Release_x64", "S=All"});
  CHECK(w.Notes.empty());
}

TEST_CASE("a solution without the section Global has the configurations of its projects",
          "[solution]") {
  project_tree tree;
  tree.touch({"core/core.cpp", "app/main.cpp"});
  tree.write("core/core.vcxproj", library(compile_items({"core.cpp"})));
  tree.write("app/app.vcxproj", vcxproj(compile_items({"main.cpp"})));
  const std::string text = solution(project_line("app", "app\\app.vcxproj", app_id) +
                                    project_line("core", "core\\core.vcxproj", core_id));
  tree.write("All.sln", text.substr(0, text.find("Global")));
  const Workspace w = tree.read_workspace("All.sln");
  CHECK(w.Projects.size() == 2);
  CHECK(w.Configuration == "Release");
  REQUIRE(w.Notes.size() == 1);
  CHECK_THAT(w.Notes[0].Text, Catch::Contains("no section 'Global'"));
}

TEST_CASE("dependencies of the solution only determine the order", "[solution]") {
  project_tree tree;
  tree.touch({"core/core.cpp", "app/main.cpp"});
  tree.write("core/core.vcxproj", library(compile_items({"core.cpp"})));
  tree.write("app/app.vcxproj", vcxproj(compile_items({"main.cpp"})));
  tree.write("All.sln",
             solution(project_line("app", "app\\app.vcxproj", app_id,
                                   "\tProjectSection(ProjectDependencies) = postProject\n"
                                   "\t\t" +
                                       std::string(core_id) + " = " + core_id +
                                       "\n\tEndProjectSection\n") +
                      project_line("core", "core\\core.vcxproj", core_id)));
  const Workspace w = tree.read_workspace("All.sln");
  CHECK(project_named(w, "app").Dependencies == strings{"core"});
  CHECK(project_named(w, "app").LinkedProjects.empty());
}

TEST_CASE("a library that a project builds is linked as the project", "[solution]") {
  project_tree tree;
  tree.touch({"core/core.cpp", "app/main.cpp"});
  tree.write("core/core.vcxproj",
             library("<PropertyGroup><TargetName>Core_$(Platform)</TargetName></PropertyGroup>" +
                     compile_items({"core.cpp"})));
  tree.write("app/app.vcxproj",
             vcxproj("<ItemDefinitionGroup><Link><AdditionalDependencies>"
                     "$(SolutionDir)lib\\core_x64.lib;winmm.lib</AdditionalDependencies></Link>"
                     "</ItemDefinitionGroup>" +
                     compile_items({"main.cpp"})));
  tree.write("All.sln", solution(project_line("app", "app\\app.vcxproj", app_id) +
                                 project_line("core", "core\\core.vcxproj", core_id)));
  const Workspace w = tree.read_workspace("All.sln");
  CHECK(project_named(w, "app").LinkedProjects == strings{"core"});
  CHECK(project_named(w, "app").Dependencies == strings{"core"});
  CHECK(project_named(w, "app").Libraries == strings{"winmm"});
}

TEST_CASE("object files of another project become sources", "[solution]") {
  project_tree tree;
  tree.touch({"App/main.cpp", "App/Sum.cpp", "Test/test.cpp"});
  tree.write("App/App.vcxproj",
             vcxproj("<ItemDefinitionGroup><ClCompile><PreprocessorDefinitions>APP</"
                     "PreprocessorDefinitions></ClCompile></ItemDefinitionGroup>" +
                     compile_items({"main.cpp", "Sum.cpp"})));
  tree.write("Test/Test.vcxproj",
             vcxproj("<ItemDefinitionGroup><Link><AdditionalDependencies>"
                     "$(SolutionDir)App\\$(IntDir)sum.obj;gone.obj</AdditionalDependencies>"
                     "</Link></ItemDefinitionGroup>" +
                     compile_items({"test.cpp"})));
  tree.write("All.sln", solution(project_line("App", "App\\App.vcxproj", core_id) +
                                 project_line("Test", "Test\\Test.vcxproj", app_id)));
  const Workspace w = tree.read_workspace("All.sln");
  const Project &test = w.Projects[1];
  REQUIRE(test.Sources.size() == 2);
  CHECK(tree.below(test.Sources[1].Path) == "App/Sum.cpp");
  CHECK(test.Sources[1].Additional.at("Release").Definitions == strings{"APP"});
  CHECK(test.Libraries.empty());
  CHECK(tree.notes(w)[1] ==
        "Test/Test.vcxproj:0: the object file 'gone.obj' is not linked, because "
        "no project has a source of this name; add its source to the project");
}

TEST_CASE("references without linking, and to programs", "[solution]") {
  project_tree tree;
  tree.touch({"core/core.cpp", "app/main.cpp", "test/test.cpp"});
  tree.write("core/core.vcxproj", library(compile_items({"core.cpp"})));
  tree.write("app/app.vcxproj", vcxproj(compile_items({"main.cpp"})));
  tree.write("test/test.vcxproj", vcxproj(R"(<ItemGroup>
      <ProjectReference Include="..\core\core.vcxproj">
        <LinkLibraryDependencies>false</LinkLibraryDependencies></ProjectReference>
      <ProjectReference Include="..\app\app.vcxproj" />
    </ItemGroup>)" + compile_items({"test.cpp"})));
  tree.write("All.sln", solution(project_line("test", "test\\test.vcxproj", "{T}") +
                                 project_line("core", "core\\core.vcxproj", core_id) +
                                 project_line("app", "app\\app.vcxproj", app_id)));
  const Project test = project_named(tree.read_workspace("All.sln"), "test");
  CHECK(test.Dependencies == strings{"core", "app"});
  CHECK(test.LinkedProjects.empty());
}

TEST_CASE("the root contains all files of the solution", "[solution]") {
  project_tree tree;
  tree.touch({"build/vc12/x", "src/a.cpp", "include/a.h"});
  tree.write("build/vc12/app.vcxproj",
             vcxproj(compile_settings("<AdditionalIncludeDirectories>..\\..\\include"
                                      "</AdditionalIncludeDirectories>") +
                     compile_items({"..\\..\\src\\a.cpp", "..\\..\\..\\..\\..\\etc\\passwd"})));
  tree.write("build/vc12/All.sln", solution(project_line("app", "app.vcxproj", app_id)));
  const Workspace w = tree.read_workspace("build/vc12/All.sln");
  CHECK(tree.below(w.Root) == ".");
  CHECK(tree.sources(w.Projects.at(0)) == strings{"src/a.cpp"});
}

TEST_CASE("a file outside of the code base is left out", "[solution]") {
  project_tree tree;
  tree.touch({"a.cpp"});
  std::string up;
  for (char c : tree.path(""))
    up += c == '/' ? "..\\" : "";
  tree.write("app.vcxproj", vcxproj(compile_items({"a.cpp", up + "usr\\include\\stdio.h"})));
  const Workspace w = tree.read_workspace("app.vcxproj");
  CHECK(tree.sources(w.Projects.at(0)) == strings{"a.cpp"});
  REQUIRE(w.Notes.size() == 1);
  CHECK_THAT(w.Notes[0].Text,
             Catch::StartsWith("file '/usr/include/stdio.h' is outside of the code base"));
}

TEST_CASE("a solution in the format .slnx", "[solution]") {
  project_tree tree;
  tree.touch({"core/core.cpp", "app/main.cpp"});
  const std::string defines = compile_settings(
      "<PreprocessorDefinitions>$(Configuration)_$(Platform)</PreprocessorDefinitions>");
  tree.write("core/core.vcxproj", library(defines + compile_items({"core.cpp"})));
  tree.write("app/app.vcxproj",
             vcxproj(defines + compile_items({"main.cpp"}),
                     {"Debug|Win32", "Debug|x64", "Checked|x64", "Release|x64"}));
  tree.write("All.slnx", R"(<Solution>
  <Configurations>
    <BuildType Name="Debug" /><BuildType Name="Release" />
    <Platform Name="x64" /><Platform Name="x86" />
  </Configurations>
  <Folder Name="/apps/">
    <Project Path="app/app.vcxproj">
      <BuildDependency Project="core\core.vcxproj" />
      <BuildType Solution="Debug|*" Project="Checked" />
    </Project>
  </Folder>
  <Project Path="core/core.vcxproj"><Build Project="false" /></Project>
</Solution>)");
  const Workspace w = tree.read_workspace("All.slnx");
  CHECK(w.Configurations == strings{"Debug", "Release"});
  const Project &app = project_named(w, "app");
  CHECK(app.Configurations.at("Debug").Definitions == strings{"Checked_x64"});
  CHECK(app.Configurations.at("Release").Definitions == strings{"Release_x64"});
  CHECK(app.Dependencies == strings{"core"});
  REQUIRE(w.Notes.size() == 1);
  CHECK_THAT(w.Notes[0].Text, Catch::StartsWith("no configuration of the solution builds"));
  CHECK(tree.read_workspace("All.slnx", {"", "x86", {}})
            .Projects.at(0)
            .Configurations.at("Debug")
            .Definitions == strings{"Checked_x64"});
}

TEST_CASE("a folder with one solution is read as the solution", "[solution]") {
  project_tree tree;
  tree.touch({"a.cpp", "b.cpp"});
  tree.write("app.vcxproj", vcxproj(compile_items({"a.cpp"})));
  tree.write("other.vcxproj", vcxproj(compile_items({"b.cpp"})));
  tree.write("All.sln", solution(project_line("app", "app.vcxproj", app_id)));
  CHECK(tree.read_workspace("").Name == "All");
  CHECK(tree.read_workspace("").Projects.size() == 1);
  tree.write("More.sln", solution(project_line("other", "other.vcxproj", app_id)));
  const Workspace both = tree.read_workspace("");
  CHECK(both.Projects.size() == 2);
  CHECK_THAT(both.Notes.at(0).Text, Catch::StartsWith("the folder has 2 solutions"));
}

TEST_CASE("what is no solution", "[solution]") {
  project_tree tree;
  tree.write("a.sln", "Project(\"{1}\") = \"a\"\n");
  CHECK(tree.error_of("a.sln") == "'ROOT/a.sln', line 1: the project lacks its name, path or id");
  tree.write("b.sln", "text\n\n\n");
  CHECK(tree.error_of("b.sln") ==
        "'ROOT/b.sln' is not a Visual Studio solution: its title line is missing");
  tree.write("c.sln", solution(""));
  CHECK(tree.error_of("c.sln") ==
        "'ROOT/c.sln' contains no C++ project whose .vcxproj file exists");
  tree.write("d.sln", solution(project_line("d", "d.vcproj", app_id)));
  CHECK_THAT(tree.error_of("d.sln"), Catch::Contains("are of Visual Studio 2008 or older"));
  tree.write("e.slnx", "<Project />");
  CHECK(tree.error_of("e.slnx") ==
        "'ROOT/e.slnx' is not a solution: its root element is 'Project'");
  CHECK(tree.error_of("f.sln") == "'ROOT/f.sln' does not exist");
}

/// A solution of a team that used Visual Studio 2013: a library in C++ AMP, a program
/// with a precompiled header, and a common property sheet.
class visual_studio_2013 : public project_tree {
public:
  visual_studio_2013() {
    touch({"Common/Include/Timer.h", "Kernels/Scan.h", "Kernels/stdafx.h", "App/Resource.h",
           "App/App.rc", "App/App.ico", "App/StdAfx.h"});
    write("Kernels/Scan.cpp", "#include \"stdafx.h\"\n#include <amp.h>\n");
    write("Kernels/stdafx.cpp", "#include \"stdafx.h\"\n");
    write("App/main.cpp", "#include \"stdafx.h\"\nint _tmain(int, _TCHAR *[]) { }\n");
    write("App/stdafx.cpp", "#include \"stdafx.h\"\n");
    write("Props/Common.props", R"(<?xml version="1.0" encoding="utf-8"?>
<Project ToolsVersion="4.0" xmlns="http://schemas.microsoft.com/developer/msbuild/2003">
  <ImportGroup Label="PropertySheets" />
  <PropertyGroup Label="UserMacros"><CommonDir>$(SolutionDir)Common\</CommonDir></PropertyGroup>
  <PropertyGroup><OutDir>$(SolutionDir)bin\$(Platform)\$(Configuration)\</OutDir></PropertyGroup>
  <ItemDefinitionGroup>
    <ClCompile>
      <AdditionalIncludeDirectories>$(CommonDir)include;%(AdditionalIncludeDirectories)</AdditionalIncludeDirectories>
      <PreprocessorDefinitions>_CRT_SECURE_NO_WARNINGS;%(PreprocessorDefinitions)</PreprocessorDefinitions>
      <WarningLevel>Level3</WarningLevel>
    </ClCompile>
  </ItemDefinitionGroup>
  <ItemGroup><BuildMacro Include="CommonDir"><Value>$(CommonDir)</Value></BuildMacro></ItemGroup>
</Project>)");
    write("Kernels/Kernels.vcxproj", project("StaticLibrary", "{K}", R"(
  <ItemGroup><ClInclude Include="Scan.h" /><ClInclude Include="stdafx.h" /></ItemGroup>
  <ItemGroup>
    <ClCompile Include="scan.cpp"><FloatingPointModel>Fast</FloatingPointModel></ClCompile>
    <ClCompile Include="stdafx.cpp">
      <PrecompiledHeader Condition="'$(Configuration)|$(Platform)'=='Debug|Win32'">Create</PrecompiledHeader>
      <PrecompiledHeader Condition="'$(Configuration)|$(Platform)'=='Release|x64'">Create</PrecompiledHeader>
    </ClCompile>
  </ItemGroup>)"));
    write("App/App.vcxproj", project("Application", "{A}", R"(
  <ItemGroup>
    <None Include="App.ico" /><ResourceCompile Include="App.rc" />
    <ClInclude Include="stdafx.h" /><ClInclude Include="Resource.h" />
    <ClCompile Include="main.cpp" />
    <ClCompile Include="stdafx.cpp"><PrecompiledHeader>Create</PrecompiledHeader></ClCompile>
  </ItemGroup>
  <ItemGroup>
    <ProjectReference Include="..\Kernels\Kernels.vcxproj"><Project>{k}</Project></ProjectReference>
  </ItemGroup>)"));
    write("Scan.sln",
          "\xEF\xBB\xBF\r\nMicrosoft Visual Studio Solution File, Format Version 12.00\r\n"
          "# Visual Studio 2013\r\nVisualStudioVersion = 12.0.30501.0\r\n"
          "MinimumVisualStudioVersion = 10.0.40219.1\r\n" +
              project_line("App", "App\\App.vcxproj", "{A}") +
              project_line("Kernels", "Kernels\\Kernels.vcxproj", "{K}") +
              "Global\r\n\tGlobalSection(SolutionConfigurationPlatforms) = preSolution\r\n"
              "\t\tDebug|Win32 = Debug|Win32\r\n\t\tRelease|x64 = Release|x64\r\n"
              "\tEndGlobalSection\r\n"
              "\tGlobalSection(ProjectConfigurationPlatforms) = postSolution\r\n" +
              mapping("{A}") + mapping("{K}") +
              "\tEndGlobalSection\r\n\tGlobalSection(SolutionProperties) = preSolution\r\n"
              "\t\tHideSolutionNode = FALSE\r\n\tEndGlobalSection\r\nEndGlobal\r\n");
  }

private:
  static std::string mapping(const std::string &id) {
    std::string text;
    for (const char *pair : {"Debug|Win32", "Release|x64"})
      text += "\t\t" + id + "." + pair + ".ActiveCfg = " + pair + "\r\n\t\t" + id + "." + pair +
              ".Build.0 = " + pair + "\r\n";
    return text;
  }

  static std::string settings(const std::string &pair, const std::string &optimization,
                              const std::string &macro) {
    return "<ItemDefinitionGroup Condition=\"'$(Configuration)|$(Platform)'=='" + pair +
           "'\"><ClCompile><PrecompiledHeader>Use</PrecompiledHeader><Optimization>" +
           optimization + "</Optimization><PreprocessorDefinitions>WIN32;" + macro +
           ";_CONSOLE;%(PreprocessorDefinitions)</PreprocessorDefinitions><SDLCheck>true</SDLCheck>"
           "</ClCompile><Link><SubSystem>Console</SubSystem><GenerateDebugInformation>true"
           "</GenerateDebugInformation></Link></ItemDefinitionGroup>\n";
  }

  static std::string project(const std::string &type, const std::string &id,
                             const std::string &items) {
    std::string text = R"(<?xml version="1.0" encoding="utf-8"?>
<Project DefaultTargets="Build" ToolsVersion="12.0" xmlns="http://schemas.microsoft.com/developer/msbuild/2003">
  <ItemGroup Label="ProjectConfigurations">
    <ProjectConfiguration Include="Debug|Win32"><Configuration>Debug</Configuration><Platform>Win32</Platform></ProjectConfiguration>
    <ProjectConfiguration Include="Release|x64"><Configuration>Release</Configuration><Platform>x64</Platform></ProjectConfiguration>
  </ItemGroup>
  <PropertyGroup Label="Globals"><ProjectGuid>)" +
                       id + "</ProjectGuid><Keyword>Win32Proj</Keyword></PropertyGroup>\n" +
                       "<Import Project=\"$(VCTargetsPath)\\Microsoft.Cpp.Default.props\" />\n";
    for (const char *pair : {"Debug|Win32", "Release|x64"})
      text += "<PropertyGroup Condition=\"'$(Configuration)|$(Platform)'=='" + std::string(pair) +
              "'\" Label=\"Configuration\"><ConfigurationType>" + type +
              "</ConfigurationType><UseDebugLibraries>" + (pair[0] == 'D' ? "true" : "false") +
              "</UseDebugLibraries><PlatformToolset>v120</PlatformToolset>"
              "<CharacterSet>Unicode</CharacterSet></PropertyGroup>\n";
    text += R"xml(<Import Project="$(VCTargetsPath)\Microsoft.Cpp.props" />
  <ImportGroup Label="ExtensionSettings" />
  <ImportGroup Label="PropertySheets">
    <Import Project="$(UserRootDir)\Microsoft.Cpp.$(Platform).user.props" Condition="exists('$(UserRootDir)\Microsoft.Cpp.$(Platform).user.props')" Label="LocalAppDataPlatform" />
    <Import Project="..\props\common.props" />
  </ImportGroup>
  <PropertyGroup Label="UserMacros" />
)xml";
    return text + settings("Debug|Win32", "Disabled", "_DEBUG") +
           settings("Release|x64", "MaxSpeed", "NDEBUG") + items +
           "<Import Project=\"$(VCTargetsPath)\\Microsoft.Cpp.targets\" />\n</Project>\n";
  }
};

TEST_CASE("a Visual Studio 2013 solution", "[solution]") {
  visual_studio_2013 tree;
  const Workspace w = tree.read_workspace("Scan.sln");
  CHECK(w.Name == "Scan");
  CHECK(tree.below(w.Root) == ".");
  CHECK(w.FromMsvc);
  CHECK(w.Configurations == strings{"Debug", "Release"});
  CHECK(w.Configuration == "Release");
  REQUIRE(w.Projects.size() == 2);

  const Project &app = w.Projects[0];
  CHECK(app.Name == "App");
  CHECK(app.Kind == ProjectKind::Executable);
  CHECK(tree.sources(app) == strings{"App/main.cpp", "App/stdafx.cpp"});
  CHECK(tree.below(app.Headers) == strings{"App/StdAfx.h", "App/Resource.h"});
  CHECK(tree.below(app.Others) == strings{"App/App.ico", "App/App.rc"});
  CHECK(app.Dependencies == strings{"Kernels"});
  CHECK(app.LinkedProjects == strings{"Kernels"});
  CHECK(app.Libraries.empty());
  const Settings &debug = app.Configurations.at("Debug"),
                 &release = app.Configurations.at("Release");
  CHECK(debug.Definitions ==
        strings{"WIN32", "_DEBUG", "_CONSOLE", "_CRT_SECURE_NO_WARNINGS", "_UNICODE", "UNICODE"});
  CHECK(debug.CompileOptions == strings{"-O0", "-g"});
  CHECK(release.Definitions ==
        strings{"WIN32", "NDEBUG", "_CONSOLE", "_CRT_SECURE_NO_WARNINGS", "_UNICODE", "UNICODE"});
  CHECK(release.CompileOptions == strings{"-O2"});
  CHECK(release.Flags == strings{"-std=c++17"});
  CHECK(release.ForcedIncludes.empty());
  CHECK(tree.below(release.IncludeDirs) == strings{"Common/Include"});

  const Project &kernels = w.Projects[1];
  CHECK(kernels.Kind == ProjectKind::StaticLibrary);
  REQUIRE(tree.sources(kernels) == strings{"Kernels/Scan.cpp", "Kernels/stdafx.cpp"});
  CHECK(kernels.Sources[0].Additional.at("Release").CompileOptions == strings{"-ffast-math"});
  CHECK(kernels.Sources[1].Additional.empty());

  CHECK(tree.notes(w) ==
        strings{"App/App.vcxproj:18: precompiled header 'stdafx.h' is read as an ordinary header",
                "Kernels/Kernels.vcxproj:18: precompiled header 'stdafx.h' is read as an ordinary "
                "header"});
}

TEST_CASE("a project of a solution by itself", "[solution]") {
  visual_studio_2013 tree;
  const Workspace w = tree.read_workspace("App/App.vcxproj");
  CHECK(w.Name == "App");
  CHECK(w.Projects.size() == 2);
  CHECK(tree.below(w.Root) == ".");
  // The macro SolutionDir means the folder of the solution above the project.
  CHECK(tree.below(project_named(w, "App").Configurations.at("Release").IncludeDirs) ==
        strings{"Common/Include"});
}

TEST_CASE("a solution that is cut off is an error", "[solution]") {
  project_tree tree;
  tree.write("App.vcxproj", vcxproj(compile_items({})));
  const std::string whole = solution(project_line("App", "App.vcxproj", app_id));
  auto reading = [&](const std::string &text) {
    tree.write("All.sln", text);
    return tree.error_of("All.sln");
  };
  CHECK(reading(whole) == "<none>");
  CHECK(reading(whole.substr(0, whole.find("EndGlobal\n", whole.find("postSolution")))) ==
        "'ROOT/All.sln', line 6: 'Global' has no 'EndGlobal' before the end of the file; the file "
        "may be "
        "incomplete");
  CHECK(reading(whole.substr(0, whole.find("EndProject"))) ==
        "'ROOT/All.sln', line 4: the project has no 'EndProject' before the end of the file; the "
        "file may be "
        "incomplete");
  std::string open = whole;
  open.erase(open.find("EndProject\n"), 11);
  CHECK(reading(open) ==
        "'ROOT/All.sln', line 4: the project has no 'EndProject' before line 5; the file may be "
        "incomplete");
  open = whole;
  open.insert(open.find("Global\n"), project_line("B", "B.vcxproj", core_id) + "<<<<<<< HEAD\n" +
                                         "=======\n>>>>>>> branch\n");
  CHECK(reading(open) == "'ROOT/All.sln', line 8: the file has the conflict markers of a merge; "
                         "resolve the conflict first");
}

TEST_CASE("a project with conflict markers is an error", "[solution]") {
  project_tree tree;
  std::string text = vcxproj(compile_items({"a.cpp"}));
  text.insert(text.rfind("</Project>"), "\n<<<<<<< HEAD\n=======\n>>>>>>> branch\n");
  tree.write("App.vcxproj", text);
  CHECK(tree.error_of("App.vcxproj").find("the conflict markers of a merge") != std::string::npos);
}
