// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Sources that projects compile with different settings (PlannedFile::VariantOf).
#include "migrated_code_base.h"

using namespace amp2hip::migrate;
using llvm::StringRef;
using names = std::vector<std::string>;

namespace {

/// The source a.cpp, which project "two" compiles with the flag -DTWO.
struct two_projects : migrated_code_base {
  two_projects() { change_plan = &add_variant; }

  static void add_variant(MigrationPlan &p) {
    PlannedFile f = p.Files.front();
    REQUIRE(f.Relative == "a.cpp");
    f.VariantOf = f.Relative;
    f.Relative = "a_two.cpp";
    f.Flags = {"-DTWO"};
    f.Projects = {"two"};
    p.Files.insert(p.Files.begin() + 1, f);
  }

  /// Migrates, and returns the messages. The exit code must be `status`.
  std::string messages(int status = MigrateDone) {
    migration_output done = migrate();
    CHECK(done.status == status);
    return done.messages;
  }
};

} // namespace

TEST_CASE("variants of a source with different translations are files", "[migrate]") {
  two_projects e;
  e.write("src/a.cpp", "// a\namp\none\n");
  CHECK(StringRef(e.messages())
            .contains("note: source 'a.cpp' has another translation for project 'two' with the "
                      "line 'two' instead of 'one'; it is 'a_two.cpp'\n"));
  CHECK(e.files_of("out") == names{"CMakeLists.txt", "a.cpp", "a_two.cpp"});
  CHECK(e.read("out/a.cpp") == "// a\nhip\none\n");
  CHECK(e.read("out/a_two.cpp") == "// a\nhip\ntwo\n");
  e.messages();
  CHECK(e.translated().empty());
  e.options.Check = true;
  e.messages();
  e.options.Check = false;

  // Edits of both are merged.
  e.write("out/a.cpp", "// a\nhip\none\nmine\n");
  e.write("out/a_two.cpp", "// a\nhip\ntwo\nmine too\n");
  e.write("src/a.cpp", "// a\n// new\namp\none\n");
  e.messages();
  CHECK(e.read("out/a.cpp") == "// a\n// new\nhip\none\nmine\n");
  CHECK(e.read("out/a_two.cpp") == "// a\n// new\nhip\ntwo\nmine too\n");

  // All variants are translated if one is out of date.
  e.flags = {"-DOTHER"};
  e.messages();
  CHECK(e.translated() == names{"a.cpp", "a_two.cpp"});

  // The project disappears, and returns.
  e.change_plan = nullptr;
  CHECK(StringRef(e.messages()).contains("a_two.cpp' was edited and is not removed"));
  CHECK(e.exists("out/a_two.cpp"));
  e.change_plan = &two_projects::add_variant;
  e.write("src/a.cpp", "// a\n// newer\namp\none\n");
  e.messages();
  CHECK(e.read("out/a_two.cpp") == "// a\n// newer\nhip\ntwo\nmine too\n");
}

TEST_CASE("variants of a source with equal translations are one file", "[migrate]") {
  two_projects e;
  e.write("src/a.cpp", "// a\namp\n");
  for (int run = 0; run != 2; ++run) {
    e.messages();
    CHECK(e.translated().size() == (run == 0 ? 2 : 0));
    CHECK(e.files_of("out") == names{"CMakeLists.txt", "a.cpp"});
  }
  // They become different, and equal again.
  e.write("src/a.cpp", "// a\namp\none\n");
  e.messages();
  CHECK(e.exists("out/a_two.cpp"));
  e.write("src/a.cpp", "// a\namp\n");
  e.messages();
  CHECK_FALSE(e.exists("out/a_two.cpp"));

  // Copies, too.
  e.write("src/a.cpp", "// a\n");
  e.messages();
  CHECK(e.files_of("out") == names{"CMakeLists.txt", "a.cpp"});
  CHECK(e.read("out/a.cpp") == "// a\n");
}

TEST_CASE("a source with C++ AMP for one of its projects", "[migrate]") {
  two_projects e;
  e.write("src/a.cpp", "// AMP IN TWO\n");
  for (int run = 0; run != 2; ++run) {
    CHECK(StringRef(e.messages()).contains("  translated                 1\n"));
    CHECK(e.read("out/a.cpp") == "// AMP IN TWO\n");
    CHECK(e.read("out/a_two.cpp") == "// AMP IN TWO\nhip\n");
  }
}

TEST_CASE("a source with errors for one of its projects", "[migrate]") {
  two_projects e;
  e.write("src/a.cpp", "// a\namp\n");
  e.messages();
  e.write("src/a.cpp", "// a\n// ERROR IN TWO\namp\n");
  for (int run = 0; run != 2; ++run) {
    const std::string messages = e.messages(MigrateFailed);
    CHECK(StringRef(messages).contains("a.cpp for project 'two': failed, 1 error\n"));
    CHECK(StringRef(messages).contains("  failed                     1  a_two.cpp\n"));
    CHECK(e.read("out/a.cpp") == "// a\n// ERROR IN TWO\nhip\n");
    CHECK(e.read("out/a_two.cpp") == "// a\n// ERROR IN TWO\namp\n");
  }
}

TEST_CASE("a file of the code base with the name of a variant", "[migrate]") {
  two_projects e;
  e.write("src/a.cpp", "// a\namp\none\n");
  e.messages();
  e.write("src/a_two.cpp", "// theirs\n");
  e.change_plan = [](MigrationPlan &p) {
    two_projects::add_variant(p);
    p.Files[1].Relative = "a_two_2.cpp";
    p.Files[2].Flags = p.Files[1].Flags; // the record of the variant has the same key
    std::swap(p.Files[1], p.Files[2]);
  };
  e.messages();
  CHECK(e.read("out/a_two.cpp") == "// theirs\n");
  CHECK(e.read("out/a_two_2.cpp") == "// a\nhip\ntwo\n");
}
