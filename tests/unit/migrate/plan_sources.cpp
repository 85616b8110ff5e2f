// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tests of what a plan says about the sources: flags, C++ AMP, obstacles, shards.
#include "code_base.h"
#include "migrate/plan/SourceVariants.h"
#include "llvm/ADT/STLExtras.h"
#include <set>

using namespace amp2hip::migrate;
using Catch::Matchers::Contains;
using strings = std::vector<std::string>;

TEST_CASE("flags come from the project and the source in one configuration", "[plan]") {
  code_base code;
  code.write("main.cpp", "");
  code.write("App/Forced.h", "");
  Project &app = code.add_project("app", "App", {"main.cpp"});
  app.Configurations["Debug"].Definitions = {"_DEBUG"};
  Settings &release = app.Configurations["Release"];
  release.IncludeDirs = {"/inc", code.path("App")};
  release.Definitions = {"N=1", "TEXT=\"a b\""};
  release.Undefined = {"OLD"};
  release.ForcedIncludes = {"forced.h", "missing.h"};
  release.CompileOptions = {"-O2"};
  app.Sources[0].Additional["Release"].Definitions = {"N=2"};
  app.Sources[0].Additional["Release"].IncludeDirs = {"/own"};
  CHECK(file(code.plan(), "main.cpp").Flags ==
        strings{"-std=c++17", "-DN=1", "-DTEXT=\"a b\"", "-UOLD", "-DN=2", "-I/own", "-I/inc",
                "-I" + code.path("App"), "-include", code.path("App/Forced.h"), "-include",
                "missing.h"});

  release.Flags = {"-std=c++20"};
  CHECK(file(code.plan(), "main.cpp").Flags[0] == "-std=c++20");
}

TEST_CASE("the macros that configurations define differently", "[plan]") {
  code_base code;
  code.write("a.cpp", "#include <amp.h>\n");
  Project &app = code.add_project("app", "", {"a.cpp"});
  Settings &debug = app.Configurations["Debug"], &release = app.Configurations["Release"];
  debug.Definitions = {"SAME=1", "TILE=4", "ONLY_DEBUG", "ONE", "GONE"};
  debug.Undefined = {"GONE"};
  debug.CompileOptions = {"-fopenmp"};
  release.Definitions = {"TILE=4", "TILE=8", "ONE=1", "SAME=1"};
  using set = std::set<std::string>;
  CHECK(file(code.plan(), "a.cpp").VaryingMacros ==
        set{"NDEBUG", "ONLY_DEBUG", "TILE", "_DEBUG", "_OPENMP"});
  app.Sources[0].ExcludedFrom = {"Debug"};
  CHECK(file(code.plan(), "a.cpp").VaryingMacros == set{"NDEBUG", "_DEBUG"});
  app.Sources[0].ExcludedFrom = {};

  // A second project with the same flags for the translation.
  Project other = app;
  other.Name = "other";
  other.Configurations["Debug"].Definitions = {"SAME=2"};
  code.workspace.Projects.push_back(other);
  CHECK(file(code.plan(), "a.cpp").VaryingMacros ==
        set{"NDEBUG", "ONE", "ONLY_DEBUG", "SAME", "TILE", "_DEBUG", "_OPENMP"});

  // A folder or a compilation database tells only one configuration.
  code.workspace.Projects.pop_back();
  code.workspace.Projects[0].File = "";
  code.workspace.Configurations = {"Release"};
  CHECK(!file(code.plan(), "a.cpp").VaryingMacros.has_value());
}

TEST_CASE("C sources are copied, whatever the case of their extension", "[plan]") {
  code_base code;
  for (const char *name : {"a.c", "B.C", "c.c", "D.Cpp"})
    code.write(name, "");
  Project &app = code.add_project("app", "", {"a.c", "B.C", "c.c", "D.Cpp"});
  app.Sources[2].Additional["Release"].Flags = {"-x", "c++"};
  code.workspace.FromMsvc = true;
  MigrationPlan plan = code.plan();
  CHECK(file(plan, "a.c").What == Action::Copy);
  CHECK(file(plan, "B.C").What == Action::Copy);
  CHECK(file(plan, "c.c").What == Action::Translate);
  CHECK(file(plan, "D.Cpp").Flags == strings{"-std=c++17", "-xc++"});
  code.workspace.FromMsvc = false;
  CHECK(file(code.plan(), "B.C").What == Action::Translate);
}

TEST_CASE("a source that configurations leave out", "[plan]") {
  code_base code;
  code.write("a.cpp", "");
  Project &app = code.add_project("app", "", {"a.cpp"});
  app.Configurations["Debug"].Definitions = {"_DEBUG"};
  app.Sources[0].ExcludedFrom = {"Release"};
  CHECK(file(code.plan(), "a.cpp").Flags == strings{"-std=c++17", "-D_DEBUG"});
  app.Sources[0].ExcludedFrom = {"Debug", "Release"};
  CHECK(file(code.plan(), "a.cpp").What == Action::Copy);
}

TEST_CASE("a source of two projects uses the flags of the first", "[plan]") {
  code_base code;
  code.write("shared.cpp", "");
  code.add_project("one", "", {"shared.cpp"});
  code.add_project("two", "", {"shared.cpp"}).Configurations["Release"].Definitions = {"TWO"};
  MigrationPlan plan = code.plan();
  CHECK(file(plan, "shared.cpp").Flags == strings{"-std=c++17"});
  REQUIRE(plan.Notes.size() == 1);
  CHECK(plan.Notes[0].File == code.path("shared.cpp"));
  CHECK(plan.Notes[0].Text == "projects 'one' and 'two' compile this source with different "
                              "settings; its translation uses those of 'one'");
}

TEST_CASE("a source with C++ AMP has a variant for each other settings of projects", "[plan]") {
  code_base code;
  code.write("src/shared.cpp", "#include <amp.h>\n");
  code.write("src/shared_My_App.cpp", "");
  for (const char *name : {"one", "My App", "three", "four"})
    code.add_project(name, "", {"src/shared.cpp"});
  code.workspace.Projects[1].Configurations["Release"].Definitions = {"TWO"};
  code.workspace.Projects[2].Configurations["Release"].Definitions = {"THREE"};
  code.workspace.Projects[3].Configurations["Release"].Definitions = {"TWO"};
  const MigrationPlan plan = code.plan();
  CHECK(plan.Notes.empty());
  CHECK(names(plan.Files) == strings{"src/shared.cpp", "src/shared_My_App.cpp",
                                     "src/shared_My_App_2.cpp", "src/shared_three.cpp"});
  CHECK(file(plan, "src/shared.cpp").VariantOf.empty());
  const PlannedFile &two = file(plan, "src/shared_My_App_2.cpp");
  CHECK(two.VariantOf == "src/shared.cpp");
  CHECK(two.Path == code.path("src/shared.cpp"));
  CHECK(two.What == Action::Translate);
  CHECK(two.Flags == strings{"-std=c++17", "-DTWO"});
  CHECK(two.Projects == strings{"My App", "four"});
  const PlannedSources sources(plan);
  CHECK(sources.find(two.Path, "four") == &two);
  CHECK(sources.find(two.Path, "one") == &file(plan, "src/shared.cpp"));
  CHECK(sources.find(code.path("none.cpp"), "one") == nullptr);

  // They belong to the shard of their source.
  code.options.ShardCount = 4;
  for (code.options.ShardIndex = 1; code.options.ShardIndex <= 4; ++code.options.ShardIndex) {
    const MigrationPlan shard = code.plan();
    const strings here = names(shard.Files);
    CHECK(llvm::is_contained(here, "src/shared.cpp") ==
          llvm::is_contained(here, "src/shared_three.cpp"));
    CHECK(shard.Files.size() + shard.OtherShards.size() == 4);
  }
  code.options.ShardCount = 1;
  code.options.KeepSources = true;
  CHECK(code.plan().Files.size() == 2);
}

TEST_CASE("C++ AMP is found through headers in any case", "[plan]") {
  code_base code;
  code.workspace.FromMsvc = true;
  code.write("src/kernel.cpp", "#include \"..\\Common\\Pch.H\"\n");
  code.write("common/pch.h", "#pragma once\n#include <AMP.h>\n");
  code.write("src/restricted.cpp", "float f(float x) restr\\\nict(cpu, amp);\n");
  code.write("src/plain.cpp", "#include <vector>\n// restrict(amp) <amp.h>\nint *__restrict p;\n"
                              "const char *text = \"restrict(amp)\";\n");
  code.write("src/dead.cpp", "#if 0\n#include <amp.h>\n#endif\n");
  code.write("src/macro.cpp", "#include HEADER\n");
  code.write("src/forced.cpp", "\n");
  code.write("orphan.cpp", "#include <amp.h>\n");
  code.write("configured.cpp", "#include CONFIG\n");
  Project &app = code.add_project("app", "src",
                                  {"src/kernel.cpp", "src/restricted.cpp", "src/plain.cpp",
                                   "src/dead.cpp", "src/macro.cpp", "src/forced.cpp"});
  app.Sources[5].Additional["Release"].ForcedIncludes = {"../common/pch.h"};
  MigrationPlan plan = code.plan();
  std::set<std::string> amp;
  for (const PlannedFile &file : plan.Files)
    if (file.Amp)
      amp.insert(file.Relative);
  CHECK(amp == std::set<std::string>{"common/pch.h", "configured.cpp", "orphan.cpp",
                                     "src/forced.cpp", "src/kernel.cpp", "src/macro.cpp",
                                     "src/restricted.cpp"});
  CHECK(file(plan, "src/plain.cpp").What == Action::Translate);
  CHECK_THAT(text(plan.Notes), Contains("sources with C++ AMP that belong to no project are copied "
                                        "(1, such as 'orphan.cpp')"));
}

TEST_CASE("the advice about MFC depends on whether a file has C++ AMP itself", "[plan]") {
  code_base code;
  code.write("stdafx.h", "#pragma once\n#include <afxwin.h>\n#include <amp.h>\n");
  code.write("stdafx.cpp", "#include \"stdafx.h\"\n");
  code.write("view.cpp", "#include \"stdafx.h\"\nint view;\n");
  code.write("kernel.cpp", "#include \"stdafx.h\"\nint f(int i) restrict(amp) { return i; }\n");
  code.write("both.cpp", "#include <afxwin.h>\nint g(int i) restrict(amp) { return i; }\n");
  code.add_project("app", "", {"stdafx.cpp", "view.cpp", "kernel.cpp", "both.cpp"});
  MigrationPlan plan = code.plan();
  const auto advice = [&](const char *name) {
    return file(plan, name).Obstacle.substr(file(plan, name).Obstacle.find("); ") + 3);
  };
  const std::string replace =
      "replace these uses by a library for Linux, or leave the file out by --exclude";
  CHECK(advice("stdafx.cpp") == replace);
  CHECK(advice("view.cpp") == replace);
  CHECK(advice("stdafx.h") == "move these uses to the sources that need them, because sources with "
                              "C++ AMP such as 'kernel.cpp' include this file");
  CHECK(advice("kernel.cpp") ==
        "move its C++ AMP code to a source that does not include 'stdafx.h', or move the uses of "
        "MFC from that file to the sources that need them");
  CHECK(advice("both.cpp") == "move its C++ AMP code to a source without MFC");
}

TEST_CASE("a source is copied if it uses what Linux does not have", "[plan]") {
  code_base code;
  code.write("direct.cpp", "#include <amp.h>\n#include <D3D11.h>\n");
  code.write("gui.h", "#pragma once\n#ifndef GUI_H\n#define GUI_H\n#include <afxwin.h>\n#endif\n");
  code.write("stdafx.h", "#include \"gui.h\"\n");
  code.write("indirect.cpp", "#include \"stdafx.h\"\n");
  code.write("conditional.cpp", "#ifdef WITH_D3D\n#include <d3d11.h>\n#endif\n");
  code.write("comment.cpp", "// #include <d3d11.h>\n#if 0\n#include <d3d11.h>\n#endif\n");
  code.write("dead.cpp", "#if 1\n#else\n#include <d3d11.h>\n#endif\n");
  code.write("cx.cpp", "auto x = ref new Widget();\n");
  code.write("xor.cpp", "int f(int a, int ref) { return a ^ ref; }\n");
  code.write("own.cpp", "#include \"d3dUtil.h\"\n");
  code.write("strings.cpp", "#include <atlbase.h>\n#include <AtlConv.h>\n#include <atlstr.h>\n");
  code.write("windows.cpp", "#include <atlbase.h>\n#include <atlwin.h>\n");
  code.write("d3dUtil.h", "int util();\n");
  code.add_project("app", "",
                   {"direct.cpp", "indirect.cpp", "conditional.cpp", "comment.cpp", "dead.cpp",
                    "cx.cpp", "xor.cpp", "own.cpp", "strings.cpp", "windows.cpp"});
  MigrationPlan plan = code.plan();
  CHECK(file(plan, "direct.cpp").What == Action::Copy);
  CHECK(file(plan, "direct.cpp").Flags.empty());
  CHECK(
      file(plan, "direct.cpp").Obstacle ==
      "the file uses Direct3D, which does not exist on Linux ('direct.cpp' includes <D3D11.h> on "
      "line 2); move its C++ AMP code to a source without Direct3D; <amp_native.h> shares its data "
      "with CUDA and HIP in place of concurrency::direct3d (docs/interop.md)");
  CHECK(file(plan, "indirect.cpp").What == Action::Copy);
  CHECK_THAT(
      file(plan, "indirect.cpp").Obstacle,
      Contains("uses MFC, which does not exist on Linux ('gui.h' includes <afxwin.h> on line 4)"));
  CHECK_THAT(file(plan, "windows.cpp").Obstacle,
             Contains("uses ATL's part for windows and COM, which does not exist on Linux ("));
  CHECK(file(plan, "cx.cpp").Obstacle ==
        "the file uses C++/CX, which does not exist on Linux ('cx.cpp' has its syntax on line 1); "
        "replace these uses by a library for Linux, or leave the file out by --exclude");
  for (const char *name :
       {"conditional.cpp", "comment.cpp", "dead.cpp", "xor.cpp", "own.cpp", "strings.cpp"}) {
    CHECK(file(plan, name).Obstacle == "");
    CHECK(file(plan, name).What == Action::Translate);
  }
}

TEST_CASE("code that depends on the configuration gets a note", "[plan]") {
  code_base code;
  code.write("a.cpp", "#include <amp.h>\n#if defined(X) && TRACE\n#elif Y\nint f() restrict(amp);\n"
                      "#endif\n");
  code.write("b.cpp", "#include <amp.h>\n#ifdef OTHER\nint f() restrict(amp);\n#endif\n");
  code.write("c.cpp", "#include <amp.h>\n#ifdef TRACE\n#endif\nint f() restrict(amp);\n");
  Project &app = code.add_project("app", "", {"a.cpp", "b.cpp", "c.cpp"});
  app.Configurations["Debug"].Definitions = {"TRACE=1"};
  app.Configurations["Release"].Definitions = {"TRACE=0"};
  MigrationPlan plan = code.plan();
  REQUIRE(plan.Notes.size() == 1);
  CHECK(plan.Notes[0].File == code.path("a.cpp"));
  CHECK(plan.Notes[0].Line == 2);
  CHECK(
      plan.Notes[0].Text ==
      "the code depends on 'TRACE', which differs between configurations 'Release' and 'Debug', so "
      "C++ AMP that only 'Debug' compiles is not translated; to build 'Debug', migrate it to "
      "another folder with '--configuration=Debug'");
}

TEST_CASE("with --reference, only files that change and what they include are written", "[plan]") {
  code_base code;
  code.write("kernel.cpp", "#include <amp.h>\n#include \"util.h\"\n");
  code.write("util.h", "#include \"detail.inl\"\n");
  code.write("detail.inl", "");
  code.write("plain.cpp", "#include \"plain.h\"\n");
  code.write("plain.h", "");
  code.write("data.txt", "");
  code.add_project("app", "", {"kernel.cpp", "plain.cpp"});
  auto written = [&] {
    strings result;
    for (const PlannedFile &file : code.plan().Files)
      if (!file.InPlace)
        result.push_back(file.Relative);
    return result;
  };
  CHECK(written().size() == 6);
  code.options.Reference = true;
  CHECK(written() == strings{"detail.inl", "kernel.cpp", "util.h"});
  code.options.KeepSources = true;
  CHECK(written().empty());

  // A source with a wrong name in an include directive does not compile in place.
  code.write("wrong.cpp", "#include \"Plain.h\"\n");
  CHECK(written() == strings{"plain.h", "wrong.cpp"});
}

TEST_CASE("with --keep-sources, nothing is translated", "[plan]") {
  code_base code;
  code.write("kernel.cpp", "#include <amp.h>\n");
  code.add_project("app", "", {"kernel.cpp"});
  code.options.KeepSources = true;
  CHECK(file(code.plan(), "kernel.cpp").What == Action::Copy);
  CHECK(file(code.plan(), "kernel.cpp").Amp);
}

TEST_CASE("shards divide the plan", "[plan]") {
  code_base code;
  strings sources;
  for (int i = 0; i != 40; ++i) {
    sources.push_back("s" + std::to_string(i) + ".cpp");
    code.write(sources.back(), "#include <amp.h>\n#include \"amp_part.h\"\n#include \"plain.h\"\n");
  }
  code.write("amp_part.h", "int f() restrict(amp);\n");
  code.write("unused_amp.h", "int g() restrict(amp);\n");
  code.write("plain.h", "");
  code.add_project("app", "", sources);

  code.options.ShardCount = 3;
  strings all;
  for (unsigned shard = 1; shard <= 3; ++shard) {
    code.options.ShardIndex = shard;
    MigrationPlan plan = code.plan();
    CHECK(plan.ShardIndex == shard);
    CHECK(plan.Files.size() + plan.OtherShards.size() == 43);
    CHECK(plan.Files.size() > 5);
    strings own = names(plan.Files);
    all.insert(all.end(), own.begin(), own.end());
    for (const PlannedFile &file : plan.Files)
      CHECK((shard == 1 || file.What == Action::Translate));
  }
  // Every file once, except for the header that the translations write.
  std::sort(all.begin(), all.end());
  CHECK(all.size() == 42);
  CHECK(std::adjacent_find(all.begin(), all.end()) == all.end());
  CHECK(std::find(all.begin(), all.end(), "amp_part.h") == all.end());
}
