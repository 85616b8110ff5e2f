// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tests of repeated runs: what is translated again, and what happens to edits.
#include "migrated_code_base.h"

using namespace amp2hip::migrate;
using llvm::StringRef;
using names = std::vector<std::string>;

namespace {

/// Two sources with a header each, one shared header, a source without C++ AMP and
/// a data file.
class example : public migrated_code_base {
public:
  example() {
    write("src/a.cpp", "// a\n#include \"a.h\"\n#include \"shared.h\"\namp\n");
    write("src/sub/b.cpp", "// b\n#include \"shared.h\"\n");
    write("src/plain.cpp", "// plain\n");
    write("src/a.h", "// header\namp\n");
    write("src/shared.h", "// shared\namp\n");
    write("src/plain.h", "// plain header\n");
    write("src/data.txt", "data\n");
  }
};

const names all_sources = {"a.cpp", "plain.cpp", "sub/b.cpp"};

} // namespace

TEST_CASE("the first run writes the whole tree", "[migrate]") {
  example e;
  auto done = e.migrate();
  CAPTURE(done.messages);
  CHECK(done.status == MigrateDone);
  CHECK(e.translated() == all_sources);
  names files = e.files_of("out");
  for (const char *file :
       {"a.cpp", "a.h", "data.txt", "plain.cpp", "plain.h", "shared.h", "sub/b.cpp"})
    CHECK(std::count(files.begin(), files.end(), file) == 1);
  CHECK(e.read("out/a.cpp") == "// a\n#include \"a.h\"\n#include \"shared.h\"\nhip\n");
  CHECK(e.read("out/shared.h") == "// shared\nhip\n");
  CHECK(e.read("out/plain.h") == "// plain header\n");
  CHECK(e.read("out/.amp2hip/base/a.cpp") == e.read("out/a.cpp"));
  CHECK_FALSE(e.exists("out/.amp2hip/stage"));
  CHECK_FALSE(e.exists("out/.amp2hip/records/a.h.json")); // part of the record of a.cpp
  CHECK(StringRef(done.messages).contains("  translated                 2\n"));
  CHECK(StringRef(done.messages).contains("  without C++ AMP            1\n"));
}

TEST_CASE("a run without changes translates nothing", "[migrate]") {
  example e;
  e.migrate();
  const std::string record = e.read("out/.amp2hip/records/a.cpp.json");
  auto done = e.migrate();
  CHECK(done.status == MigrateDone);
  CHECK(e.translated() == names());
  CHECK(StringRef(done.messages).contains("  up to date                 3\n"));
  CHECK(e.read("out/.amp2hip/records/a.cpp.json") == record);
}

TEST_CASE("a change translates the sources that depend on it", "[migrate]") {
  example e;
  e.migrate();
  SECTION("a source") {
    e.write("src/sub/b.cpp", "// new\n#include \"shared.h\"\n");
    e.migrate();
    CHECK(e.translated() == names{"sub/b.cpp"});
    CHECK(e.read("out/sub/b.cpp") == "// new\n#include \"shared.h\"\n");
  }
  SECTION("a header of one source") {
    e.write("src/a.h", "// new header\namp\n");
    e.migrate();
    CHECK(e.translated() == names{"a.cpp"});
    CHECK(e.read("out/a.h") == "// new header\nhip\n");
  }
  SECTION("a header of two sources") {
    e.write("src/shared.h", "// new\namp\n");
    e.migrate();
    CHECK(e.translated() == names{"a.cpp", "sub/b.cpp"});
    CHECK(e.read("out/shared.h") == "// new\nhip\n");
  }
  SECTION("a file that is only copied") {
    e.write("src/data.txt", "new data\n");
    e.migrate();
    CHECK(e.translated() == names());
    CHECK(e.read("out/data.txt") == "new data\n");
  }
  SECTION("a header that loses its C++ AMP is copied") {
    e.write("src/a.h", "// now plain\n");
    e.migrate();
    CHECK(e.read("out/a.h") == "// now plain\n");
    CHECK(e.exists("out/.amp2hip/records/a.h.json"));
    e.write("src/a.h", "// amp again\namp\n");
    e.migrate();
    CHECK(e.read("out/a.h") == "// hip again\nhip\n");
    CHECK_FALSE(e.exists("out/.amp2hip/records/a.h.json"));
  }
  SECTION("flags") {
    e.flags = {"-DNEW"};
    e.migrate();
    CHECK(e.translated() == all_sources);
  }
  SECTION("options of the translator") {
    e.options.TranslatorOptions = {"--amp-long=32"};
    e.migrate();
    CHECK(e.translated() == all_sources);
  }
  SECTION("another build of amp2hip") {
    e.options.Translator.Identity = "new build";
    e.migrate();
    CHECK(e.translated() == all_sources);
  }
  SECTION("a missing base version") {
    e.remove("out/.amp2hip/base/a.h");
    e.migrate();
    CHECK(e.translated() == names{"a.cpp"});
    CHECK(e.read("out/.amp2hip/base/a.h") == "// header\nhip\n");
  }
  SECTION("a damaged record") {
    e.write("out/.amp2hip/records/a.cpp.json", "{");
    CHECK(e.migrate().status == MigrateDone);
    CHECK(e.translated() == names{"a.cpp"});
  }
}

TEST_CASE("the state does not depend on the folder of the code base", "[migrate]") {
  example e;
  e.flags = {"-I" + e.path("src") + "/include"};
  e.migrate();
  example moved;
  moved.flags = {"-I" + moved.path("src") + "/include"};
  REQUIRE_FALSE(llvm::sys::fs::rename(e.path("out"), moved.path("out")));
  moved.migrate();
  CHECK(moved.translated() == names());
}

TEST_CASE("failed sources are translated again after any change of the tree", "[migrate]") {
  example e;
  e.write("src/a.cpp", "// ERROR\namp\n");
  CHECK(e.migrate().status == MigrateFailed);
  auto again = e.migrate();
  CHECK(again.status == MigrateFailed);
  CHECK(e.translated() == names());
  // The errors are repeated.
  CHECK(StringRef(again.messages)
            .contains("a.cpp: failed, 1 error\n" + e.path("src/a.cpp") + ":1:2: error: wrong\n"));
  e.write("src/new.h", "");
  CHECK(e.migrate().status == MigrateFailed);
  CHECK(e.translated() == names{"a.cpp"});
}

TEST_CASE("a source whose failure may have a cause elsewhere is translated in each run",
          "[migrate]") {
  // A header, an exit code of 2, a signal.
  for (const char *cause : {"MISSING", "ENVIRONMENT", "CRASH"}) {
    example e;
    e.write("src/a.cpp", std::string("// ") + cause + "\n");
    e.migrate();
    e.migrate();
    CHECK(e.translated() == names{"a.cpp"});
  }
}

TEST_CASE("a source that times out is tried again with another limit", "[migrate]") {
  migrated_code_base e;
  e.write("src/a.cpp", "// HANG\n");
  e.options.TimeLimit = std::chrono::milliseconds(300);
  auto done = e.migrate();
  CHECK(done.status == MigrateFailed);
  CHECK(StringRef(done.messages).contains("a.cpp: timed out\n"));
  CHECK(StringRef(done.messages).contains("  timed out                  1  a.cpp\n"));
  e.migrate();
  CHECK(e.translated() == names());
  e.options.TimeLimit = std::chrono::milliseconds(400);
  e.migrate();
  CHECK(e.translated() == names{"a.cpp"});
}

TEST_CASE("edits survive", "[migrate]") {
  example e;
  e.write("src/data.txt", "1\n2\n3\n4\n5\n6\n7\n8\n");
  e.migrate();
  e.write("out/a.cpp", e.read("out/a.cpp") + "// mine\n");
  e.write("out/a.h", "// mine\n" + e.read("out/a.h"));
  e.write("out/data.txt", "one\n2\n3\n4\n5\n6\n7\n8\n");
  auto done = e.migrate();
  CHECK(done.status == MigrateDone);
  CHECK(e.translated() == names());
  CHECK(e.read("out/a.cpp") == "// a\n#include \"a.h\"\n#include \"shared.h\"\nhip\n// mine\n");

  e.write("src/a.cpp", "// new\n#include \"a.h\"\n#include \"shared.h\"\namp\n");
  e.write("src/a.h", "// header\namp\n\n\n// end\n");
  e.write("src/data.txt", "1\n2\n3\n4\n5\n6\n7\neight\n");
  done = e.migrate();
  CHECK(done.status == MigrateDone);
  CHECK(e.read("out/a.cpp") == "// new\n#include \"a.h\"\n#include \"shared.h\"\nhip\n// mine\n");
  CHECK(e.read("out/a.h") == "// mine\n// header\nhip\n\n\n// end\n");
  CHECK(e.read("out/data.txt") == "one\n2\n3\n4\n5\n6\n7\neight\n");
  CHECK(
      StringRef(done.messages).contains("  merged with edits          3  a.cpp, a.h, data.txt\n"));
}

TEST_CASE("a conflict is reported until it is resolved", "[migrate]") {
  example e;
  e.migrate();
  e.write("out/a.h", "// mine\nhip\n");
  e.write("src/a.h", "// theirs\namp\n");
  auto done = e.migrate();
  CHECK(done.status == MigrateFailed);
  CHECK(StringRef(done.messages)
            .contains(e.path("out/a.h") + ":1:1: error: an edit and the new translation changed"));
  CHECK(StringRef(done.messages).contains("  conflicts                  1  a.h\n"));
  done = e.migrate();
  CHECK(done.status == MigrateFailed);
  CHECK(e.translated() == names());
  CHECK(StringRef(done.messages).contains("'" + e.path("out/a.h") + "' has conflict markers"));
  const std::string marked = e.read("out/a.h");
  e.write("out/a.h", marked.substr(marked.find('\n') + 1)); // only the first marker is removed
  CHECK(e.migrate().status == MigrateFailed);
  e.write("out/a.h", "// both\nhip\n");
  CHECK(e.migrate().status == MigrateDone);
  CHECK(e.migrate().status == MigrateDone);
  CHECK(e.read("out/a.h") == "// both\nhip\n");
}

TEST_CASE("a conflict in a copied file is reported until it is resolved", "[migrate]") {
  example e;
  e.migrate();
  e.write("out/data.txt", "mine\n");
  e.write("src/data.txt", "theirs\n");
  CHECK(e.migrate().status == MigrateFailed);
  CHECK(e.migrate().status == MigrateFailed);
  e.write("out/data.txt", "both\n");
  CHECK(e.migrate().status == MigrateDone);
}

TEST_CASE("--force writes edited and deleted files again", "[migrate]") {
  example e;
  e.migrate();
  e.write("out/a.cpp", "mine\n");
  e.write("out/data.txt", "mine\n");
  e.remove("out/plain.h");
  e.migrate();
  CHECK(e.read("out/a.cpp") == "mine\n");
  CHECK_FALSE(e.exists("out/plain.h"));
  e.options.Force = true;
  CHECK(e.migrate().status == MigrateDone);
  CHECK(e.translated() == names());
  CHECK(e.read("out/a.cpp") == e.read("out/.amp2hip/base/a.cpp"));
  CHECK(e.read("out/data.txt") == "data\n");
  CHECK(e.read("out/plain.h") == "// plain header\n");
}

TEST_CASE("a deleted file stays deleted", "[migrate]") {
  example e;
  e.migrate();
  e.remove("out/a.cpp");
  e.write("src/a.cpp", "// new\namp\n");
  auto done = e.migrate();
  CHECK(done.status == MigrateDone);
  CHECK_FALSE(e.exists("out/a.cpp"));
  CHECK(StringRef(done.messages).contains("was deleted and is not written again"));
}

TEST_CASE("each run mentions the files that the user has deleted", "[migrate]") {
  example e;
  e.migrate();
  e.remove("out/shared.h");
  auto done = e.migrate();
  CHECK(StringRef(done.messages)
            .contains("/out/shared.h' was deleted and is not written again; --force writes it"));
  CHECK(e.translated() == names());
  e.options.DryRun = true;
  CHECK(StringRef(e.migrate().out).contains("deleted     shared.h (--force writes it)\n"));
  e.options.DryRun = false;
  e.remove("out/plain.h");
  CHECK(StringRef(e.migrate().messages).contains("note: 2 files, such as '"));
  e.options.Force = true;
  CHECK_FALSE(StringRef(e.migrate().messages).contains("deleted"));
}

TEST_CASE("--no-merge leaves edited files alone until a run merges them", "[migrate]") {
  example e;
  e.migrate();
  e.write("out/a.cpp", e.read("out/a.cpp") + "// mine\n");
  e.write("src/a.cpp", "// new\n#include \"a.h\"\n#include \"shared.h\"\namp\n");
  e.options.Merge = false;
  auto done = e.migrate();
  CHECK(done.status == MigrateDone);
  CHECK(StringRef(done.messages).contains("was edited and is not written, because of --no-merge"));
  CHECK(StringRef(e.read("out/a.cpp")).starts_with("// a\n"));
  e.options.Merge = true;
  e.migrate();
  CHECK(StringRef(e.read("out/a.cpp")).starts_with("// new\n"));
  CHECK(StringRef(e.read("out/a.cpp")).ends_with("// mine\n"));
}

TEST_CASE("files whose source disappeared are removed unless they were edited", "[migrate]") {
  example e;
  e.migrate();
  e.write("out/plain.cpp", "// mine\n");
  for (const char *file : {"src/sub/b.cpp", "src/plain.cpp", "src/data.txt"})
    e.remove(file);
  auto done = e.migrate();
  CHECK(done.status == MigrateDone);
  CHECK_FALSE(e.exists("out/sub"));
  CHECK_FALSE(e.exists("out/data.txt"));
  CHECK(e.read("out/plain.cpp") == "// mine\n");
  CHECK(StringRef(done.messages)
            .contains("'" + e.path("out/plain.cpp") + "' was edited and is not removed"));
  CHECK_FALSE(e.exists("out/.amp2hip/records/sub/b.cpp.json"));

  // The note is repeated until the file is deleted. If the source returns, the edits are merged.
  CHECK(StringRef(e.migrate().messages).contains("was edited and is not removed"));
  e.write("src/plain.cpp", "// plain\n");
  done = e.migrate();
  CHECK(done.status == MigrateDone);
  CHECK(e.read("out/plain.cpp") == "// mine\n");
  e.remove("src/plain.cpp");
  e.migrate();
  e.remove("out/plain.cpp");
  CHECK_FALSE(StringRef(e.migrate().messages).contains("plain.cpp"));
  CHECK_FALSE(e.exists("out/.amp2hip/base/plain.cpp"));
}

TEST_CASE("a file becomes a folder, and a folder becomes a file", "[migrate]") {
  example e;
  e.write("src/files/one.txt", "1\n");
  e.migrate();
  e.remove("src/files/one.txt");
  e.remove("src/files");
  e.remove("src/data.txt");
  e.write("src/files", "now a file\n");
  e.write("src/data.txt/two.txt", "2\n");
  e.options.Check = true;
  CHECK(e.migrate().status == MigrateFailed);
  e.options.Check = false;
  CHECK(e.migrate().status == MigrateDone);
  CHECK(e.read("out/files") == "now a file\n");
  CHECK(e.read("out/data.txt/two.txt") == "2\n");
  e.options.Check = true;
  CHECK(e.migrate().status == MigrateDone);
}

TEST_CASE("files that --exclude leaves out stay as they are", "[migrate]") {
  example e;
  e.migrate();
  e.options.Planning.Exclude = {"sub/*"};
  e.change_plan = [](MigrationPlan &p) {
    llvm::erase_if(p.Files, [](const PlannedFile &f) { return f.Relative == "sub/b.cpp"; });
  };
  CHECK_FALSE(StringRef(e.migrate().messages).contains("note:"));
  CHECK(e.exists("out/sub/b.cpp"));
  CHECK(e.exists("out/.amp2hip/records/sub/b.cpp.json"));
  // An edited file looks like a file of the migration.
  e.write("out/sub/b.cpp", "edited");
  CHECK(StringRef(e.migrate().messages)
            .starts_with("amp2hip: note: '" + e.path("out/sub/b.cpp") +
                         "' was edited and is not updated, because --include or --exclude leaves "
                         "out 'sub/b.cpp'\n"));
  CHECK(e.read("out/sub/b.cpp") == "edited");
}

TEST_CASE("names of files may have 255 bytes", "[migrate]") {
  migrated_code_base e;
  const std::string name(251, 'x');
  e.write("src/" + name + ".cpp", "amp\n");
  e.write("src/" + name + ".txt", "text\n");
  CHECK(e.migrate().status == MigrateDone);
  CHECK(e.read("out/" + name + ".cpp") == "hip\n");
  CHECK(e.read("out/" + name + ".txt") == "text\n");
  CHECK(e.migrate().status == MigrateDone);
  CHECK(e.translated().empty());
}

TEST_CASE("a run after a killed run translates what has no record", "[migrate]") {
  example e;
  e.migrate();
  // Killed after the outputs of a.cpp were written, and before its record.
  e.remove("out/.amp2hip/records/a.cpp.json");
  e.write("out/.amp2hip/stage/run-1/0/tree/a.cpp", "half of");
  CHECK(e.migrate().status == MigrateDone);
  CHECK(e.translated() == names{"a.cpp"});
  CHECK_FALSE(e.exists("out/.amp2hip/stage"));
  // Killed while the output was in the tree, and not in base/.
  e.write("src/a.cpp", "// new\namp\n");
  e.write("out/a.cpp", "// new\nhip\n");
  auto done = e.migrate();
  CHECK(done.status == MigrateDone);
  CHECK(e.read("out/a.cpp") == "// new\nhip\n");
  CHECK_FALSE(StringRef(done.messages).contains("merged"));
}
