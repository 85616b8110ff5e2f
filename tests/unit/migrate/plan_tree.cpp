// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tests of which files of a code base are in its plan.
#include "code_base.h"
#include "llvm/Support/FileSystem.h"

using namespace amp2hip::migrate;
using Catch::Matchers::Contains;
using strings = std::vector<std::string>;

TEST_CASE("the plan has all files, sorted, with their paths", "[plan]") {
  code_base code;
  code.write("src/b.cpp", "");
  code.write("src/a.h", "");
  code.write("data/A.h", "");
  code.write("data/a.h", "");
  code.write("readme.txt", "");
  code.add_project("app", "", {"src/b.cpp"});
  MigrationPlan plan = code.plan();
  CHECK(names(plan.Files) == strings{"data/A.h", "data/a.h", "readme.txt", "src/a.h", "src/b.cpp"});
  CHECK(file(plan, "src/b.cpp").Path == code.path("src/b.cpp"));
  CHECK(file(plan, "src/b.cpp").What == Action::Translate);
  CHECK(file(plan, "src/a.h").What == Action::Copy);
  CHECK(plan.Notes.empty());
}

TEST_CASE("version control and files of Visual Studio are left out", "[plan]") {
  code_base code;
  for (const char *name : {".git/config", "sub/.svn/entries", ".vs/x.txt", ".hg/dirstate"})
    code.write(name, "");
  for (const char *name : {"app.sln", "app.vcxproj", "app.vcxproj.filters", "app.vcxproj.user",
                           "common.props", "app.suo", "app.sdf", "app.VC.db"})
    code.write(name, "");
  code.write("main.cpp", "");
  code.write(".gitignore", "");
  MigrationPlan plan = code.plan();
  CHECK(names(plan.Files) == strings{".gitignore", "main.cpp"});
  CHECK_THAT(text(plan.Notes),
             Contains("files of Visual Studio are left out (5, such as 'app.sln')"));
}

TEST_CASE("build products are left out, but not data with their extension", "[plan]") {
  code_base code;
  code.write("main.cpp", "");
  code.write("main.obj", llvm::StringRef("\x64\x86\0\0", 4));
  code.write("teapot.obj", "v 1 2 3\n");
  code.write("app.pdb", "Microsoft C/C++ MSF 7.00");
  code.write("build/compile_commands.json", "[]");
  code.write("x64/Release/app.log", "");
  code.write("Debug/notes.txt", "");
  code.write("app/Release_Static/app.log", "");
  code.workspace.Configurations.push_back("Release_Static");
  MigrationPlan plan = code.plan();
  CHECK(names(plan.Files) == strings{"main.cpp", "teapot.obj"});
  CHECK_THAT(text(plan.Notes), Contains("build products are left out (2, such as 'app.pdb')"));
  CHECK_THAT(text(plan.Notes), Contains("output folders of builds are left out"));
}

TEST_CASE("a folder named like a build folder is kept if it has code or a listed file", "[plan]") {
  code_base code;
  code.write("include/x64/registers.h", "");
  code.write("include/x64/table.txt", "");
  code.write("Release/logo.png", "");
  code.add_project("app", "", {}).Others = {code.path("Release/logo.png")};
  CHECK(names(code.plan().Files) ==
        strings{"Release/logo.png", "include/x64/registers.h", "include/x64/table.txt"});
}

TEST_CASE("of a CMake build folder, only code is kept", "[plan]") {
  code_base code;
  code.write("out/build/CMakeCache.txt", "");
  code.write("out/build/config.h", "");
  code.write("out/build/rules.ninja", "");
  code.write("out/build/CMakeFiles/3.25.1/CompilerIdCXX/CMakeCXXCompilerId.cpp", "");
  code.write("CMakeLists.txt", "");
  MigrationPlan plan = code.plan();
  CHECK(names(plan.Files) == strings{"out/build/config.h"});
  CHECK_THAT(text(plan.Notes), Contains("CMakeLists.txt files of the code base are left out (1"));
}

TEST_CASE("symbolic links are followed only to files below the root", "[plan]") {
  code_base code;
  code.folder.write("secret/key.txt", "");
  code.write("real/a.h", "");
  code.link("alias.h", code.path("real/a.h"));
  code.link("linked", "real");
  code.link("real/up", "..");
  code.link("key.txt", code.folder.path("secret/key.txt"));
  code.link("secret", code.folder.path("secret"));
  code.link("dangling", "nothing");
  MigrationPlan plan = code.plan();
  CHECK(names(plan.Files) == strings{"alias.h", "linked/a.h", "real/a.h"});
  CHECK_THAT(text(plan.Notes), Contains("leads out of the code base and is left out"));
  CHECK_THAT(text(plan.Notes), Contains("leads to a folder that contains it"));
  CHECK_THAT(text(plan.Notes), Contains("leads to no file"));
}

TEST_CASE("folders that link to each other do not multiply", "[plan]") {
  code_base code;
  for (int i = 0; i != 12; ++i) {
    code.write("d" + std::to_string(i) + "/f.txt", "");
    for (int j = 0; j != 12; ++j)
      if (i != j)
        code.link("d" + std::to_string(i) + "/l" + std::to_string(j), "../d" + std::to_string(j));
  }
  CHECK(code.plan().Files.size() == 12 + 12 * 11);
}

TEST_CASE("a name with a control character or without UTF-8 is left out", "[plan]") {
  code_base code;
  code.write("a\nb.txt", "");
  code.write("stra\xDF"
             "e/x.h",
             "");
  code.write("stra\xC3\x9F"
             "e/y.h",
             "");
  MigrationPlan plan = code.plan();
  CHECK(names(plan.Files) == strings{"stra\xC3\x9F"
                                     "e/y.h"});
  REQUIRE(plan.Notes.size() == 2);
  CHECK(plan.Notes[0].File == code.path("a\\x0Ab.txt"));
  CHECK(plan.Notes[0].Text == "the name contains a control character and is left out; rename it");
  CHECK_THAT(plan.Notes[1].File, Contains("stra\\xDFe"));
}

TEST_CASE("a source whose name cannot be represented fails unless it is excluded", "[plan]") {
  code_base code;
  code.write("a\nb.cpp", "");
  code.write("m.cpp", "");
  code.write("x\xFF.cpp", "");
  code.write("y\\z/n.cpp", "");
  code.add_project("app", "", {"a\nb.cpp", "m.cpp", "x\xFF.cpp", "y\\z/n.cpp"});
  MigrationPlan plan = code.plan();
  REQUIRE(names(plan.Files) == strings{"a\\x0Ab.cpp", "m.cpp", "x\\xFF.cpp", "y\\z/n.cpp"});
  CHECK(plan.Files[0].NameProblem == "a control character");
  CHECK(plan.Files[0].Path == code.path("a\nb.cpp"));
  CHECK(plan.Files[1].NameProblem == "");
  CHECK(plan.Files[2].NameProblem == "bytes that are not UTF-8");
  CHECK(plan.Files[3].NameProblem == "a backslash");
  CHECK(plan.Notes.empty());
  code.options.Exclude = {"x*", "a?b.cpp", "n.cpp"};
  CHECK(names(code.plan().Files) == strings{"m.cpp"});
  CHECK(code.plan().Notes.empty());
  code.options.Exclude = {};
  code.options.Include = {"m.cpp"};
  CHECK(names(code.plan().Files) == strings{"m.cpp"});
}

TEST_CASE("the output folder must not contain the code base or its sources", "[plan]") {
  code_base code;
  code.write("src/main.cpp", "");
  code.add_project("app", "", {"src/main.cpp"});
  for (const std::string &out : {code.workspace.Root, code.folder.path("."), std::string("/")}) {
    code.options.OutDir = out;
    CHECK_THAT(code.error(), Contains("contains the code base"));
  }
  code.options.OutDir = code.path("src");
  CHECK_THAT(code.error(), Contains("contains the source 'src/main.cpp'"));

  SECTION("through a symbolic link") {
    REQUIRE_FALSE(llvm::sys::fs::create_link(code.workspace.Root, code.folder.path("link")));
    code.options.OutDir = code.folder.path("link");
    CHECK_THAT(code.error(), Contains("contains the code base"));
    code.options.OutDir = code.folder.path("link/src");
    CHECK_THAT(code.error(), Contains("contains the source"));
  }
}

TEST_CASE("an output folder below the root and earlier ones are left out", "[plan]") {
  code_base code;
  code.write("main.cpp", "");
  code.write("hip/main.cpp", "");
  code.write("hip/.amp2hip/records/main.cpp.json", "");
  code.write("old/main.cpp", "");
  code.write("old/.amp2hip/base/main.cpp", "");
  // The reader of folders lists all sources.
  code.add_project("app", "", {"main.cpp", "hip/main.cpp"});
  code.options.OutDir = code.path("hip");
  MigrationPlan plan = code.plan();
  CHECK(names(plan.Files) == strings{"main.cpp"});
  CHECK_THAT(text(plan.Notes), Contains("amp2hip wrote this folder in an earlier migration"));
}

TEST_CASE("too deep folders are an error", "[plan]") {
  code_base code;
  std::string name;
  for (int i = 0; i != 201; ++i)
    name += "d/";
  code.write(name + "x.txt", "");
  CHECK_THAT(code.error(), Contains("more than 200 folders deep"));
}

TEST_CASE("listed sources that do not exist get a note", "[plan]") {
  code_base code;
  code.add_project("app", "", {"gone.cpp"});
  code.add_project("other", "", {});
  code.workspace.Projects[1].Sources.push_back({"/somewhere/else.cpp", {}, {}});
  MigrationPlan plan = code.plan();
  CHECK_THAT(text(plan.Notes), Contains("source 'gone.cpp' does not exist"));
  CHECK_THAT(text(plan.Notes), Contains("source '/somewhere/else.cpp' is outside"));
}

TEST_CASE("globs select files by path, folder and name", "[plan]") {
  code_base code;
  for (const char *name :
       {"src/a.cpp", "src/deep/b.cpp", "tests/a_test.cpp", "lib/c.cpp", "lib/c.h"})
    code.write(name, "");
  code.add_project("app", "", {"src/a.cpp", "src/deep/b.cpp", "tests/a_test.cpp", "lib/c.cpp"});

  auto left = [&](strings include, strings exclude) {
    code.options.Include = include;
    code.options.Exclude = exclude;
    return names(code.plan().Files);
  };
  CHECK(left({}, {"tests"}) == strings{"lib/c.cpp", "lib/c.h", "src/a.cpp", "src/deep/b.cpp"});
  CHECK(left({}, {"*_test.cpp", "lib/**"}) == strings{"src/a.cpp", "src/deep/b.cpp"});
  CHECK(left({}, {"src/{a,deep/*}.cpp", "c.*"}) == strings{"tests/a_test.cpp"});
  // Headers are copied, whatever --include says.
  CHECK(left({"src/*.cpp"}, {}) == strings{"lib/c.h", "src/a.cpp", "src/deep/b.cpp"});
  CHECK(left({code.path("src")}, {"deep"}).size() == 3);
  CHECK(left({"./src/"}, {"src/deep/"}) == strings{"lib/c.h", "src/a.cpp"});

  code.options.Exclude = {"nothing/*"};
  CHECK_THAT(text(code.plan().Notes), Contains("glob 'nothing/*' selects no file"));
  code.options.Exclude = {"a["};
  CHECK_THAT(code.error(), Contains("glob 'a[' is malformed"));
}

TEST_CASE("folders of other projects are left out, except for what is included", "[plan]") {
  code_base code;
  code.write("app/app.sln", "");
  code.write("app/main.cpp",
             "#include \"../common/tools.h\"\n#include \"../other/inc/shared.h\"\n");
  code.write("app/unused/unused.vcxproj", "");
  code.write("app/unused/a.cpp", "");
  code.write("common/tools.h", "");
  code.write("data/values.txt", "");
  code.write("other/other.sln", "");
  code.write("other/b.cpp", "#include <d3d11.h>\n#include <amp.h>\n");
  code.write("other/inc/shared.h", "#include \"more.h\"\n");
  code.write("other/inc/more.h", "");
  code.write("other/inc/rest.h", "");
  code.write("deep/lib/lib.vcxproj", "");
  code.write("deep/lib/c.cpp", "");
  code.add_project("app", "app", {"app/main.cpp"});
  const strings all = {"app/main.cpp",     "app/unused/a.cpp", "common/tools.h",
                       "data/values.txt",  "deep/lib/c.cpp",   "other/b.cpp",
                       "other/inc/more.h", "other/inc/rest.h", "other/inc/shared.h"};
  CHECK(names(code.plan().Files) == all);

  code.workspace.Begin = code.path("app");
  MigrationPlan plan = code.plan();
  CHECK(names(plan.Files) == strings{"app/main.cpp", "app/unused/a.cpp", "common/tools.h",
                                     "data/values.txt", "other/inc/more.h", "other/inc/shared.h"});
  CHECK_THAT(text(plan.Notes),
             Contains("folders of projects that are not migrated are left out (2, such as "
                      "'deep/lib'); migrate the folder '" +
                      code.workspace.Root + "' to include them"));

  code.workspace.Begin = code.workspace.Root;
  CHECK(names(code.plan().Files) == all);
}

TEST_CASE("a file outside of the solution's folder does not bring its neighbors", "[plan]") {
  code_base code;
  code.write("app/main.cpp", "#include \"../shared/tools.h\"\n");
  code.write("app/data.txt", "");
  code.write("shared/tools.h", "");
  code.write("shared/rest.h", "");
  code.write("shared/x.cpp", "");
  code.write("notes.txt", "");
  code.add_project("app", "app", {"app/main.cpp", "shared/x.cpp"});
  code.workspace.Begin = code.path("app");
  code.workspace.RootReason = code.path("shared/x.cpp");
  code.workspace.RootProject = code.path("app/app.vcxproj");
  MigrationPlan plan = code.plan();
  CHECK(names(plan.Files) ==
        strings{"app/data.txt", "app/main.cpp", "shared/tools.h", "shared/x.cpp"});
  CHECK_THAT(text(plan.Notes),
             Contains("'" + code.path("shared/x.cpp") + "' is outside of the folder '" +
                      code.path("app") +
                      "'; of the files beside that folder, only those that the projects name or "
                      "include are copied (2 are left out, such as 'notes.txt')"));

  // The code base has most of its files beside the solution.
  code.add_project("more", "app", {"shared/y.cpp", "shared/z.cpp"});
  CHECK(names(code.plan().Files).size() == 6);
}
