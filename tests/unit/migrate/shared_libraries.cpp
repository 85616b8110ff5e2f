// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tests of shared libraries: output folders and names, DllMain(), and .def files.
#include "cmake_code.h"
#include "migrate/cmake/ModuleDefinition.h"
#include "migrate/cmake/StringTables.h"
#include "migrate/workspace/visualstudio/CopiedOutput.h"
#include "project_tree.h"

static std::string exports_of(llvm::StringRef text, std::vector<Note> &notes) {
  std::string result;
  for (const Export &each : parseExports(text, "a.def", notes))
    result += each.Name + (each.Internal.empty() ? "" : "=" + each.Internal) + " ";
  return result;
}

TEST_CASE("exports of .def files", "[shared-libraries]") {
  std::vector<Note> notes;
  CHECK(exports_of("; comment\r\nLIBRARY \"Engine\"\r\n\r\nEXPORTS\r\n    First @1\r\n"
                   "\tSecond=SecondImpl @2 ; comment\r\n Third = ThirdImpl PRIVATE\r\n"
                   "Same=Same\r\nvalue DATA\r\n?f@@YAXXZ\r\nVERSION 1.0\r\nNone\r\n",
                   notes) == "First Second=SecondImpl Third=ThirdImpl Same value ?f@@YAXXZ ");
  CHECK(notes.empty());
  CHECK(exports_of("EXPORTS A @1 NONAME\nB=other.C\nD=?g@@YAXXZ\nE\n", notes) == "A E ");
  REQUIRE(notes.size() == 2);
  CHECK(notes[0].Text ==
        "the export 'B' belongs to another DLL; define a function that calls 'other.C'");
  CHECK(notes[1].Text ==
        "the export 'D' is for a decorated name; declare the function as extern \"C\"");
  CHECK(notes[1].Line == 3);
  CHECK(readExports("/no/such/file.def", notes).empty());
}

TEST_CASE("ordinals of exports", "[shared-libraries]") {
  std::vector<Note> notes;
  const std::vector<Export> exports =
      parseExports("EXPORTS\nfirst @1\nplain\nlast=inner @ 0x\nsecond = inner @20 NONAME PRIVATE\n"
                   "?get@box@@QEBAHXZ @3\nlarge @70000\n",
                   "a.def", notes);
  std::vector<unsigned> ordinals;
  for (const Export &each : exports)
    ordinals.push_back(each.Ordinal);
  CHECK(ordinals == std::vector<unsigned>{1, 0, 0, 20, 3, 0});
  CHECK(exportOrdinalsSource(exports, "a.def") ==
        "// The ordinals in a.def, for GetProcAddress. Written by amp2hip migrate.\n"
        "#include <windows.h>\n\n"
        "const amp2hip_windows::export_ordinal amp2hip_export_ordinals[] = {\n"
        "    {1, \"first\"},\n    {1, \"_Z5first*\"},\n    {20, \"second\"},\n"
        "    {3, \"_ZN3box3get*\"},\n    {3, \"_ZNK3box3get*\"},\n    {0, nullptr}};\n");
  CHECK(exportOrdinalsSource({{"first", ""}}, "a.def").empty());

  cmake_code code;
  code.write("a.cpp", "");
  code.write("a.def", "EXPORTS\nfirst @1\n");
  code.workspace.FromMsvc = true;
  Project &library = code.add_project("library", "", {"a.cpp"});
  library.ModuleDefinition = code.path("a.def");
  library.Kind = ProjectKind::SharedLibrary;
  CHECK_THAT(code.text_of("CMakeLists.txt"),
             Contains("target_sources(library PRIVATE a_ordinals.cpp)\n") &&
                 Contains("amp_export_only(library amp2hip_export_ordinals first _Z5first*)\n"));
  CHECK_THAT(code.text_of("a_ordinals.cpp"), Contains("{1, \"first\"},\n"));
}

TEST_CASE("renamed exports are options of the linker", "[shared-libraries]") {
  cmake_code code;
  code.write("a.cpp", "");
  code.write("a.def", "EXPORTS\nfirst\nsecond=second_impl\n");
  Project &library = code.add_project("library", "", {"a.cpp"});
  library.ModuleDefinition = code.path("a.def");
  CHECK_THAT(code.text_of("CMakeLists.txt"), !Contains("defsym"));
  code.workspace.Projects[0].Kind = ProjectKind::SharedLibrary;
  CHECK_THAT(
      code.text_of("CMakeLists.txt"),
      Contains("# Names that a.def exports for other functions, which must be extern \"C\".\n"
               "target_link_options(library PRIVATE LINKER:--defsym=second=second_impl)\n"));
}

TEST_CASE("symbols of exports", "[shared-libraries]") {
  auto symbols = [](const char *name) { return llvm::join(symbolsOf({name, ""}), " "); };
  CHECK(symbols("first") == "first _Z5first*");
  CHECK(llvm::join(symbolsOf({"first", "inner"}), " ") == "first");
  CHECK(symbols("?f@@YAXXZ") == "f _Z1f*");
  CHECK(symbols("?f@inner@outer@@YAXXZ").find("_ZN5outer5inner1f* _ZNK5outer5inner1f* ") == 0);
  CHECK(symbols("?get@box@@QEBAHXZ") ==
        "_ZN3box3get* _ZNK3box3get* _ZTV3box* _ZTI3box* _ZTS3box* _ZTT3box*");
  CHECK(symbols("??0box@n@@QEAA@XZ").find("_ZN1n3box* _ZNK1n3box* _ZTVN1n3box*") == 0);
  CHECK(symbols("?same@0@YAXXZ").find("_ZN4same4same* ") == 0);
  CHECK(symbols("??$f@H@@YAHH@Z").empty());
}

TEST_CASE("a DLL exports the names of its .def file", "[shared-libraries]") {
  cmake_code code;
  code.write("a.cpp", "");
  code.write("b.cpp", "");
  code.write("a.def", "EXPORTS\nfirst\nsecond=second_impl\n");
  code.workspace.FromMsvc = true;
  code.add_project("part", "", {"b.cpp"}).Kind = ProjectKind::StaticLibrary;
  Project &library = code.add_project("library", "", {"a.cpp"});
  library.Kind = ProjectKind::SharedLibrary;
  library.ModuleDefinition = code.path("a.def");
  CHECK_THAT(code.text_of("CMakeLists.txt"),
             Contains("amp_export_only(library first _Z5first* second)\n") &&
                 Contains("--defsym=second=second_impl") && !Contains("VISIBILITY"));
}

TEST_CASE("a DLL exports the names of its .def file and of __declspec(dllexport)",
          "[shared-libraries]") {
  cmake_code code;
  code.write("a.cpp", "");
  code.write("b.cpp", "");
  code.write("a.def", "EXPORTS\nfirst\n");
  code.workspace.FromMsvc = true;
  code.cmake.FromMsvc = true;
  code.add_project("part", "", {"b.cpp"}).Kind = ProjectKind::StaticLibrary;
  Project &library = code.add_project("library", "", {"a.cpp"});
  library.Kind = ProjectKind::SharedLibrary;
  library.ModuleDefinition = code.path("a.def");
  library.Dependencies = library.LinkedProjects = {"part"};
  const auto text = [&](const char *exporting) {
    MigrationPlan plan = code.plan();
    for (PlannedFile &file : plan.Files)
      file.Exports = file.Relative == exporting;
    code.notes.clear();
    for (const GeneratedFile &file : writeCMakeFiles(code.workspace, plan, code.cmake, &code.notes))
      if (file.Relative == "CMakeLists.txt")
        return file.Text;
    return std::string();
  };
  CHECK_THAT(text("a.cpp"), Contains("amp_export_only(library WITH_DLLEXPORT first _Z5first*)\n") &&
                                !Contains("VISIBILITY"));
  CHECK(code.notes.empty());
  CHECK_THAT(text("b.cpp"), !Contains("amp_export_only") && !Contains("VISIBILITY"));
  REQUIRE(code.notes.size() == 1);
  CHECK_THAT(code.notes[0].Text, Contains("because a static library in it exports some"));
}

TEST_CASE("libraries that pragmas name", "[shared-libraries]") {
  cmake_code code;
  code.write("engine.cpp", "");
  code.write("app.c", "#pragma comment(lib, \"..\\\\x64\\\\Engine.lib\")\r\n"
                      "#pragma comment(lib, \"fftw3\")\n#pragma comment(lib, \"winmm.lib\")\n"
                      "// #pragma comment(lib, \"none1\")\n"
                      "#ifdef _DEBUG\n#pragma comment(lib, \"none2\")\n#endif\n"
                      "#pragma comment(linker, \"/include:f\")\n");
  code.workspace.FromMsvc = true;
  code.add_project("Engine", "", {"engine.cpp"}).Kind = ProjectKind::SharedLibrary;
  code.add_project("App", "", {"app.c"});
  CHECK_THAT(code.text_of("CMakeLists.txt"),
             Contains("target_link_libraries(App PRIVATE Engine fftw3 amp2hip::compat)\n"));
}

TEST_CASE("DllMain() of shared libraries", "[shared-libraries]") {
  cmake_code code;
  code.write("a.cpp",
             "BOOL APIENTRY DllMain(HMODULE module, DWORD reason, LPVOID) { return 1; }\n");
  code.write("b.cpp", "BOOL APIENTRY DllMain(HMODULE, DWORD, LPVOID);\n");
  code.workspace.FromMsvc = true;
  code.add_project("with", "", {"a.cpp"}).Kind = ProjectKind::SharedLibrary;
  code.add_project("without", "", {"b.cpp"}).Kind = ProjectKind::SharedLibrary;
  code.add_project("static_one", "", {"a.cpp"}).Kind = ProjectKind::StaticLibrary;
  const std::string text = code.text_of("CMakeLists.txt");
  CHECK_THAT(text, Contains("(with PRIVATE amp2hip::compat amp2hip::dll_main)\n") &&
                       Contains("(without PRIVATE amp2hip::compat)\n") &&
                       Contains("(static_one PRIVATE amp2hip::compat)\n"));
}

TEST_CASE("folders and names of binaries", "[shared-libraries]") {
  cmake_code code;
  for (const char *name : {"a/a.cpp", "b/b.cpp", "c/c.cpp", "d/d.cpp"})
    code.write(name, "");
  for (const char *name : {"a", "b", "c", "d"})
    code.add_project(name, name, {std::string(name) + "/" + name + ".cpp"});
  std::vector<Project> &all = code.workspace.Projects;
  all[0].Outputs = {{"Debug", {"/x/Bin/Debug", "engined"}}, {"Release", {"/x/Bin", "engine"}}};
  all[1].Outputs = {{"Debug", {"/x/bin", "b"}}, {"Release", {"/x/bin", "b"}}};
  all[2].Outputs = {{"Debug", {"/x/tools", "b"}}, {"Release", {"/x/tools", "b"}}};
  all[3].Outputs = {{"Debug", {"/x/tools", "d"}}, {"Release", {"/x/tools", "d"}}};
  CHECK_THAT(code.text_of("b/CMakeLists.txt"), !Contains("DIRECTORY"));
  all[0].Kind = ProjectKind::SharedLibrary;
  CHECK_THAT(code.text_of("a/CMakeLists.txt"),
             Contains("set_target_properties(a PROPERTIES OUTPUT_NAME engine)\n"
                      "set_target_properties(a PROPERTIES OUTPUT_NAME_DEBUG engined)\n"
                      "set_target_properties(a PROPERTIES LIBRARY_OUTPUT_DIRECTORY "
                      "\"${PROJECT_BINARY_DIR}/bin\")\n"));
  CHECK_THAT(code.text_of("b/CMakeLists.txt"),
             Contains("set_target_properties(b PROPERTIES RUNTIME_OUTPUT_DIRECTORY "
                      "\"${PROJECT_BINARY_DIR}/bin\")\n") &&
                 !Contains("OUTPUT_NAME"));
  // The name is taken, and no library is in the folder.
  CHECK_THAT(code.text_of("c/CMakeLists.txt"), !Contains("OUTPUT_NAME") && !Contains("DIRECTORY"));
}

TEST_CASE("folders of plug-ins stay below that of the program", "[shared-libraries]") {
  cmake_code code;
  for (const char *name : {"app", "plugin", "nested", "other"}) {
    const std::string source = std::string(name) + "/" + name + ".cpp";
    code.write(source, "");
    code.add_project(name, name, {source});
  }
  std::vector<Project> &all = code.workspace.Projects;
  for (int i = 1; i < 4; ++i)
    all[i].Kind = ProjectKind::SharedLibrary;
  all[0].Outputs = {{"Release", {"/x/Bin", "app"}}};
  all[1].Outputs = {{"Release", {"/x/bin/Plugins", "plugin", ".plg"}}};
  all[2].Outputs = {{"Release", {"/x/bin/plugins/More", "nested"}}};
  all[3].Outputs = {{"Release", {"/x/lib", "other"}}};
  CHECK_THAT(code.text_of("app/CMakeLists.txt"),
             Contains("RUNTIME_OUTPUT_DIRECTORY \"${PROJECT_BINARY_DIR}/bin\")\n"));
  CHECK_THAT(code.text_of("plugin/CMakeLists.txt"),
             Contains("LIBRARY_OUTPUT_DIRECTORY \"${PROJECT_BINARY_DIR}/bin/Plugins\")\n") &&
                 Contains("PREFIX \"\")\n") && Contains("SUFFIX .plg)\n"));
  CHECK_THAT(code.text_of("nested/CMakeLists.txt"),
             Contains("\"${PROJECT_BINARY_DIR}/bin/plugins/More\")\n") && !Contains("SUFFIX"));
  CHECK_THAT(code.text_of("other/CMakeLists.txt"), !Contains("DIRECTORY"));
}

TEST_CASE("folders of plug-ins stay beside that of a program that loads them",
          "[shared-libraries]") {
  cmake_code code;
  for (const char *name : {"base", "app", "tool", "plugin"}) {
    const std::string source = std::string(name) + "/" + name + ".cpp";
    code.write(source, "");
    code.add_project(name, name, {source});
  }
  std::vector<Project> &all = code.workspace.Projects;
  all[0].Kind = ProjectKind::StaticLibrary;
  all[1].LinkedProjects = {"base"};
  all[1].Outputs = {{"Release", {"/x/Out/App/x64", "app"}}};
  all[2].Outputs = {{"Release", {"/x/tools", "tool"}}};
  all[3].Kind = ProjectKind::SharedLibrary;
  all[3].Outputs = {{"Release", {"/x/out/Plugins", "plugin"}}};
  CHECK_THAT(code.text_of("app/CMakeLists.txt"), !Contains("DIRECTORY"));
  CHECK_THAT(code.text_of("plugin/CMakeLists.txt"), !Contains("DIRECTORY"));
  code.write("base/base.cpp", "auto p = LoadLibraryA(\"..\\\\..\\\\plugins\\\\plugin.dll\");\n");
  CHECK_THAT(code.text_of("app/CMakeLists.txt"),
             Contains("RUNTIME_OUTPUT_DIRECTORY \"${PROJECT_BINARY_DIR}/bin/App/x64\")\n"));
  CHECK_THAT(code.text_of("plugin/CMakeLists.txt"),
             Contains("LIBRARY_OUTPUT_DIRECTORY \"${PROJECT_BINARY_DIR}/bin/Plugins\")\n"));
  CHECK_THAT(code.text_of("tool/CMakeLists.txt"), !Contains("DIRECTORY"));
  // There is no common folder.
  all[3].Outputs = {{"Release", {"/y/plugins", "plugin"}}};
  CHECK_THAT(code.text_of("app/CMakeLists.txt"), !Contains("DIRECTORY"));
}

TEST_CASE("output files and .def files of projects", "[shared-libraries]") {
  project_tree tree;
  tree.touch({"p/a.cpp", "p/app.def"});
  tree.write("p/app.vcxproj", vcxproj(R"(
    <PropertyGroup>
      <OutDir>..\bin\$(Configuration)\</OutDir>
      <TargetName Condition="'$(Configuration)'=='Debug'">app.d</TargetName>
    </PropertyGroup>
    <ItemDefinitionGroup>
      <Link><ModuleDefinitionFile>App.def</ModuleDefinitionFile></Link>
    </ItemDefinitionGroup>
    <ItemDefinitionGroup Condition="'$(Configuration)'=='Release'">
      <Link><OutputFile>$(OutDir)tool.exe</OutputFile></Link>
    </ItemDefinitionGroup>)" + compile_items({"a.cpp"})));
  const Project p = tree.read_workspace("p/app.vcxproj").Projects.at(0);
  CHECK(tree.below(p.ModuleDefinition) == "p/app.def");
  CHECK(tree.below(p.Outputs.at("Debug").Folder) == "bin/Debug");
  CHECK(p.Outputs.at("Debug").Name == "app.d");
  CHECK(tree.below(p.Outputs.at("Release").Folder) == "bin/Release");
  CHECK(p.Outputs.at("Release").Name == "tool");
  tree.write("p/plugin.vcxproj", vcxproj(R"(
    <PropertyGroup>
      <ConfigurationType>DynamicLibrary</ConfigurationType>
      <TargetExt>.plg</TargetExt>
    </PropertyGroup>)" + compile_items({"a.cpp"})));
  CHECK(tree.read_workspace("p/plugin.vcxproj").Projects.at(0).Outputs.at("Release").Extension ==
        ".plg");
}

TEST_CASE("copies after the build", "[shared-libraries]") {
  const auto folder = [](llvm::StringRef command) {
    return workspace::folderOfCopy(command, "/s/x64/Release/f.dll", "/s/p").value_or("");
  };
  CHECK(folder("xcopy /Y /D \"/s/x64\\Release\\f.dll\" \"/s/bin\\plugins\\\"\r\n") ==
        "/s/bin/plugins");
  CHECK(folder("if not exist \"..\\bin\" mkdir \"..\\bin\"\r\n@echo copying\n"
               "copy /-Y ..\\x64\\Release\\F.DLL ..\\bin > nul") == "/s/bin");
  CHECK(
      folder("copy /Y /s/x64/Release/f.dll ..\\bin\\f.dll && copy /s/x64/Release/f.pdb ..\\bin") ==
      "/s/bin");
  // Another name, other files, other commands, two folders.
  CHECK(folder("copy /s/x64/Release/f.dll ..\\bin\\g.plg") == "");
  CHECK(folder("copy /s/x64/Release/f.dll ..\\bin\ncopy data.txt ..\\bin") == "");
  CHECK(folder("copy /s/x64/Release/f.dll ..\\bin\nrun.exe") == "");
  CHECK(folder("copy /s/x64/Release/f.dll a\ncopy /s/x64/Release/f.dll b") == "");
  CHECK(folder("copy /s/p/f.dll a") == "");
  CHECK(folder("mkdir a") == "");

  project_tree tree;
  tree.touch({"p/a.cpp"});
  tree.write("p/a.vcxproj", vcxproj(R"-(
    <PropertyGroup><ConfigurationType>DynamicLibrary</ConfigurationType></PropertyGroup>
    <ItemDefinitionGroup><PostBuildEvent>
      <Command>copy /Y "$(TargetPath)" "$(ProjectDir)..\bin\plugins"</Command>
    </PostBuildEvent></ItemDefinitionGroup>)-" +
                                    compile_items({"a.cpp"})));
  const Workspace w = tree.read_workspace("p/a.vcxproj");
  CHECK(w.Notes.empty());
  CHECK(tree.below(w.Projects.at(0).Outputs.at("Release").Folder) == "bin/plugins");
}

TEST_CASE("a program links all objects for /include", "[shared-libraries]") {
  project_tree tree;
  tree.write("w/kit.h",
             "#define USE(name) __pragma(comment(linker, \"/INCLUDE:\" PREFIX #name))\n");
  tree.touch({"w/kit.cpp", "w/app.cpp"});
  const auto write = [&](const std::string &name, const std::string &kind,
                         const std::string &items) {
    tree.write("w/" + name + ".vcxproj",
               vcxproj("<PropertyGroup><ConfigurationType>" + kind +
                       "</ConfigurationType></PropertyGroup><ItemGroup>" + items + "</ItemGroup>" +
                       compile_items({name + ".cpp"})));
  };
  write("kit", "StaticLibrary", "<ClInclude Include=\"kit.h\" />");
  write("app", "Application", "<ProjectReference Include=\"kit.vcxproj\" />");
  Workspace w = tree.read_workspace("w");
  for (const Project &p : w.Projects)
    CHECK(p.LinksWhole == (p.Name == "app"));
  CHECK(
      tree.notes(w).back() ==
      "w/app.vcxproj:0: project 'app' links all objects of its static libraries, because the code "
      "has '#pragma comment(linker, \"/include:...\")'");
  tree.write("w/kit.h", "#pragma comment(linker, \"/manifest\") // /include:\n");
  w = tree.read_workspace("w");
  for (const Project &p : w.Projects)
    CHECK(!p.LinksWhole);

  cmake_code code;
  code.write("a.cpp", "");
  code.add_project("library", "", {"a.cpp"}).Kind = ProjectKind::StaticLibrary;
  Project &program = code.add_project("program", "", {"a.cpp"});
  program.LinkedProjects = {"library"};
  program.LinksWhole = true;
  CHECK_THAT(
      code.text_of("CMakeLists.txt"),
      Contains("target_link_libraries(program PRIVATE library)\nset_target_properties(program "
               "PROPERTIES LINK_LIBRARY_OVERRIDE WHOLE_ARCHIVE,library)\n"));
}

TEST_CASE("strings of resource scripts", "[string-tables]") {
  project_tree tree;
  tree.write("p/Resource.h", "#define IDS_TITLE 101\n#define IDS_BAD\t(0x66) // bad\n"
                             "#define IDS_SAME IDS_TITLE\n");
  tree.write("p/app.rc",
             "// comment \"STRINGTABLE\"\r\n#include \"..\\p\\resource.h\"\r\n"
             "LANGUAGE LANG_ENGLISH, SUBLANG_ENGLISH_US\r\n"
             "1 VERSIONINFO\r\nBEGIN\r\n VALUE \"a\", \"b\"\r\nEND\r\n"
             "STRINGTABLE DISCARDABLE\r\nBEGIN\r\n"
             "  IDS_TITLE \"A \"\"title\"\"\"\r\n  IDS_BAD, L\"line\\n\xfc\"\r\n  7 \"seven\"\r\n"
             "  IDS_NONE \"unknown\"\r\nEND\r\n"
             "LANGUAGE LANG_GERMAN, SUBLANG_GERMAN\r\n"
             "STRINGTABLE\r\n{\r\n  IDS_TITLE \"Titel\"\r\n}\r\n");
  std::vector<Note> notes;
  const std::vector<ResourceString> strings = readStringTables(tree.path("p/app.rc"), notes);
  REQUIRE(strings.size() == 3);
  CHECK(stringTableSource(strings, "app.rc") ==
        "// The strings of app.rc, for LoadString. Written by amp2hip migrate.\n"
        "#include <windows.h>\n\n"
        "static const amp2hip_windows::string_resource strings[] = {\n"
        "    {101, L\"A \\\"title\\\"\"}, // IDS_TITLE\n"
        "    {102, L\"line\\n\xc3\xbc\"}, // IDS_BAD\n"
        "    {7, L\"seven\"},\n"
        "};\nstatic const amp2hip_windows::string_table table(strings);\n");
  REQUIRE(notes.size() == 2);
  CHECK(notes[0].Line == 13);
  CHECK_THAT(notes[0].Text, Contains("the value of the identifier 'IDS_NONE' is not known"));
  CHECK_THAT(notes[1].Text, Contains("only the strings of the first language are migrated"));
  CHECK(readStringTables(tree.path("p/none.rc"), notes).empty());
}

TEST_CASE("a target has the strings of its resource script", "[string-tables]") {
  cmake_code code;
  code.write("a.cpp", "");
  code.write("app.rc", "STRINGTABLE BEGIN 1 \"one\" END\n");
  code.workspace.FromMsvc = true;
  code.add_project("app", "", {"a.cpp"}).Others = {code.path("app.rc")};
  CHECK_THAT(code.text_of("CMakeLists.txt"),
             Contains("target_sources(app PRIVATE app_strings.cpp)\n"));
  CHECK_THAT(code.text_of("app_strings.cpp"), Contains("{1, L\"one\"},\n"));
}
