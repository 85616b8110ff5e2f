// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tests of single runs: failures of translations, headers that sources share,
// --check, --dry-run, --diff, shards, and what must not be written.
#include "migrate/state/RunLock.h"
#include "migrated_code_base.h"
#include "llvm/Support/Path.h"

using namespace amp2hip::migrate;
using llvm::StringRef;
using names = std::vector<std::string>;

TEST_CASE("a failure costs one file", "[migrate]") {
  migrated_code_base e;
  e.write("src/good.cpp", "// good\namp\n");
  e.write("src/crash.cpp", "// CRASH\namp\n");
  e.write("src/error.cpp", "// ERROR\namp\n");
  e.write("src/garbage.cpp", "// GARBAGE\namp\n");
  e.write("src/silent.cpp", "// SILENT\n");
  e.write("src/environment.cpp", "// ENVIRONMENT\n");
  e.write("src/escape.cpp", "// ESCAPE\n");
  auto done = e.migrate();
  CAPTURE(done.messages);
  CHECK(done.status == MigrateFailed);
  CHECK(e.read("out/good.cpp") == "// good\nhip\n");
  // The others are copied, for a port by hand.
  CHECK(e.read("out/crash.cpp") == "// CRASH\namp\n");
  CHECK(e.read("out/error.cpp") == "// ERROR\namp\n");
  CHECK(e.read("out/garbage.cpp") == "// GARBAGE\namp\n");
  CHECK(e.read("escape.cpp") == "<none>");
  CHECK(StringRef(done.messages).contains("  crashed                    1  crash.cpp\n"));
  CHECK(StringRef(done.messages)
            .contains("  failed                     5  environment.cpp, error.cpp, "
                      "escape.cpp, garbage.cpp, silent.cpp\n"));
  CHECK(StringRef(done.messages)
            .contains("crash.cpp:1:1: error: amp2hip crashed on this source (Segmentation fault"));
  CHECK(StringRef(done.messages).contains("amp2hip: error: cannot read 'x'"));
  CHECK(StringRef(done.messages)
            .contains("escape.cpp:1:1: error: '../escape.cpp' is not the path of a file"));
}

TEST_CASE("after an error, the last translation stays", "[migrate]") {
  migrated_code_base e;
  e.write("src/a.cpp", "// a\n#include \"a.h\"\namp\n");
  e.write("src/a.h", "// header\namp\n");
  CHECK(e.migrate().status == MigrateDone);
  e.write("src/a.cpp", "// ERROR\n#include \"a.h\"\namp\n");
  e.write("src/a.h", "// new header\namp\n");
  CHECK(e.migrate().status == MigrateFailed);
  CHECK(e.read("out/a.cpp") == "// a\n#include \"a.h\"\nhip\n");
  CHECK(e.read("out/a.h") == "// header\nhip\n");
  e.write("src/a.cpp", "// fixed\n#include \"a.h\"\namp\n");
  CHECK(e.migrate().status == MigrateDone);
  CHECK(e.read("out/a.cpp") == "// fixed\n#include \"a.h\"\nhip\n");
  CHECK(e.read("out/a.h") == "// new header\nhip\n");
}

TEST_CASE("a port by hand of a source that failed is merged with its translation", "[migrate]") {
  migrated_code_base e;
  e.write("src/a.cpp", "// ERROR\n1\n2\n3\namp\n");
  CHECK(e.migrate().status == MigrateFailed);
  e.write("out/a.cpp", "// ERROR\n1\n2 by hand\n3\nhip\n");
  e.write("src/a.cpp", "// fixed\n1\n2\n3\namp\n");
  CHECK(e.migrate().status == MigrateDone);
  CHECK(e.read("out/a.cpp") == "// fixed\n1\n2 by hand\n3\nhip\n");
}

TEST_CASE("messages are printed whole, in the order of the plan", "[migrate]") {
  migrated_code_base e;
  for (int i = 0; i != 8; ++i)
    e.write("src/" + std::to_string(i) + ".cpp", "// WARNING\n");
  e.options.Jobs = 4;
  auto done = e.migrate();
  CHECK(done.status == MigrateDone);
  std::string expected;
  for (int i = 0; i != 8; ++i) {
    const std::string file = std::to_string(i) + ".cpp";
    expected += file + ": 1 warning\n" + e.path("src/" + file) + ":2:3: warning: slow [AMP1901]\n";
  }
  // Without the lines of the progress.
  std::string messages;
  llvm::SmallVector<StringRef, 32> lines;
  StringRef(done.messages).split(lines, '\n');
  for (StringRef line : lines)
    if (line.contains(".cpp"))
      messages += line.str() + '\n';
  CHECK(messages == expected);
  CHECK(StringRef(done.messages).contains("  warnings                   8  AMP1901: 8\n"));
}

TEST_CASE("translations of a header may differ in the includes that they add", "[migrate]") {
  migrated_code_base e;
  e.write("src/a.cpp", "// ADDS cmath\n#include \"h.h\"\n");
  e.write("src/b.cpp", "// b\n#include \"h.h\"\n");
  e.write("src/c.cpp", "// ADDS vector\n// ADDS cmath\n#include \"h.h\"\n");
  e.write("src/h.h", "// header\namp\n");
  auto done = e.migrate();
  CAPTURE(done.messages);
  CHECK(done.status == MigrateDone);
  const std::string header = e.read("out/h.h");
  CHECK(StringRef(header).ends_with("\n#include <vector>\n#include <cmath>\nhip\n"));
  // All sources are up to date with the header that the last one has completed.
  CHECK(e.migrate().status == MigrateDone);
  CHECK(e.translated().empty());
  // A source that needs no includes keeps those of the others.
  e.write("src/b.cpp", "// b again\n#include \"h.h\"\n");
  CHECK(e.migrate().status == MigrateDone);
  CHECK(e.translated() == names{"b.cpp"});
  CHECK(e.read("out/h.h") == header);
}

TEST_CASE("--check writes nothing and lists the differences", "[migrate]") {
  migrated_code_base e;
  e.write("src/a.cpp", "// a\namp\n");
  e.write("src/gone.cpp", "// gone\n");
  e.write("src/data.txt", "data\n");
  e.options.Check = true;
  auto done = e.migrate();
  CHECK(done.status == MigrateFailed);
  CHECK(StringRef(done.out).contains("a.cpp: would be written\n"));
  CHECK(StringRef(done.out).contains("data.txt: would be written\n"));
  CHECK_FALSE(e.exists("out"));

  e.options.Check = false;
  e.migrate();
  e.options.Check = true;
  done = e.migrate();
  CHECK(done.status == MigrateDone);
  CHECK(done.out.empty());
  CHECK(e.translated() == names());

  // An edit is no difference: a run would keep it.
  e.write("out/a.cpp", e.read("out/a.cpp") + "// mine\n");
  CHECK(e.migrate().status == MigrateDone);

  e.write("src/a.cpp", "// changed\namp\n");
  e.remove("src/gone.cpp");
  std::map<std::string, std::string> before;
  auto state = [&] {
    std::map<std::string, std::string> contents;
    std::error_code failed;
    for (llvm::sys::fs::recursive_directory_iterator it(e.path("out"), failed), end; it != end;
         it.increment(failed))
      if (it->type() == llvm::sys::fs::file_type::regular_file)
        contents[it->path()] = llvm::MemoryBuffer::getFile(it->path()).get()->getBuffer().str();
    return contents;
  };
  before = state();
  done = e.migrate();
  CHECK(done.status == MigrateFailed);
  CHECK(done.out == "a.cpp: would be merged with the edits\ngone.cpp: would be removed\n");
  CHECK(state() == before);

  e.options.Diff = true;
  done = e.migrate();
  CHECK(StringRef(done.out).starts_with(
      "--- a/a.cpp\n+++ b/a.cpp\n@@ -1,3 +1,3 @@\n-// a\n+// changed\n"));
}

TEST_CASE("--check --diff prints the difference of a header once", "[migrate]") {
  migrated_code_base e;
  e.write("src/a.cpp", "// a\n#include \"h.h\"\namp\n");
  e.write("src/b.cpp", "// b\n#include \"h.h\"\namp\n");
  e.write("src/h.h", "// h\namp\n");
  e.migrate();
  e.write("src/h.h", "// new\namp\n");
  e.options.Check = e.options.Diff = true;
  const std::string out = e.migrate().out;
  CHECK(StringRef(out).count("+// new\n") == 1);
  CHECK(StringRef(out).count("+++ b/h.h\n") == 1);
}

TEST_CASE("--diff prints the differences of originals and translations", "[migrate]") {
  migrated_code_base e;
  e.write("src/a.cpp", "// a\namp\n");
  e.write("src/plain.cpp", "// plain\n");
  e.options.Diff = true;
  CHECK(e.migrate().out == "--- a/a.cpp\n+++ b/a.cpp\n@@ -1,2 +1,2 @@\n // a\n-amp\n+hip\n");
  // An edit is part of the difference.
  e.write("out/a.cpp", "// a\nhip\n// mine\n");
  CHECK(StringRef(e.migrate().out).ends_with("+hip\n+// mine\n"));
  e.options.ColorOutput = true;
  CHECK(StringRef(e.migrate().out).contains("\033[32mhip\033[m"));
}

TEST_CASE("--dry-run prints what would be done and does nothing", "[migrate]") {
  migrated_code_base e;
  e.write("src/a.cpp", "// a\n#include \"a.h\"\namp\n");
  e.write("src/a.h", "// header\namp\n");
  e.write("src/b.cpp", "// b\n");
  e.write("src/data.txt", "data\n");
  e.options.DryRun = true;
  CHECK(e.migrate().out == "translate   a.cpp (new)\n"
                           "copy        a.h (new)\n"
                           "translate   b.cpp (new)\n"
                           "copy        data.txt (new)\n");
  CHECK_FALSE(e.exists("out"));
  CHECK(e.translated() == names());
  e.options.DryRun = false;
  e.migrate();
  e.options.DryRun = true;
  CHECK(e.migrate().out == "up to date  a.cpp\n"
                           "up to date  a.h\n"
                           "up to date  b.cpp\n"
                           "up to date  data.txt\n");
  e.write("src/a.h", "// changed\namp\n");
  CHECK(e.migrate().out == "translate   a.cpp ('a.h' has changed)\n"
                           "translate   a.h (with the sources that include it)\n"
                           "up to date  b.cpp\n"
                           "up to date  data.txt\n");
  CHECK(e.translated() == names());
  e.write("src/a.h", "// header\namp\n");
  e.flags = {"-DNEW"};
  CHECK(StringRef(e.migrate().out)
            .starts_with("translate   a.cpp (the flags of its project have changed)\n"));
  e.options.DefineWin32 = true;
  CHECK(StringRef(e.migrate().out)
            .starts_with("translate   a.cpp (amp2hip or its options have changed)\n"));
}

TEST_CASE("a report that cannot be written is found before the translations", "[migrate]") {
  migrated_code_base e;
  e.write("src/a.cpp", "// a\n");
  e.write("file", "");
  REQUIRE_FALSE(llvm::sys::fs::create_directory(e.path("folder.html")));
  const std::pair<std::string, std::string> cases[] = {{"file/a.html", "Not a directory"},
                                                       {"folder.html", "Is a directory"}};
  for (const auto &each : cases)
    for (const bool is_baseline : {false, true}) {
      CAPTURE(each.first, is_baseline);
      const std::string report = e.path(each.first);
      e.options.Reports = {{}, "", ""};
      if (is_baseline)
        e.options.Reports.WriteBaseline = report;
      else
        e.options.Reports.Files = {report};
      auto done = e.migrate();
      CHECK(done.status == MigrateError);
      CHECK(done.messages ==
            "amp2hip: error: cannot write '" + report + "': " + each.second + "\n");
      CHECK(e.translated() == names());
      CHECK_FALSE(e.exists("out"));
    }
}

TEST_CASE("the folder of a report is created, also in the migrated tree", "[migrate]") {
  migrated_code_base e;
  e.write("src/a.cpp", "// a\n");
  for (const std::string report : {"new/folder/a.json", "out/reports/a.json"}) {
    e.options.Reports.Files = {e.path(report)};
    CHECK(e.migrate().status == MigrateDone);
    CHECK(e.exists(report));
  }
}

TEST_CASE("shards share a tree", "[migrate]") {
  migrated_code_base e;
  for (const char *file : {"src/a.cpp", "src/b.cpp", "src/c.cpp"})
    e.write(file, "// source\n#include \"h.h\"\n");
  e.write("src/h.h", "amp\n");
  auto shard = [&](unsigned index) {
    e.options.Planning.ShardIndex = index;
    e.options.Planning.ShardCount = 2;
    e.change_plan = [index](MigrationPlan &p) {
      p.ShardIndex = index;
      std::vector<PlannedFile> all;
      std::swap(all, p.Files);
      for (const PlannedFile &f : all)
        ((f.Relative == "b.cpp" || f.Relative == "h.h") == (index == 2) ? p.Files : p.OtherShards)
            .push_back(f);
    };
    return e.migrate();
  };
  CHECK(shard(1).status == MigrateDone);
  CHECK(e.translated() == names{"a.cpp", "c.cpp"});
  CHECK_FALSE(e.exists("out/b.cpp"));
  CHECK(shard(2).status == MigrateDone);
  CHECK(e.translated() == names{"b.cpp"});
  CHECK(e.exists("out/CMakeLists.txt")); // of the first shard
  // Neither shard removes the files of the other.
  CHECK(shard(1).status == MigrateDone);
  CHECK(e.translated() == names());
  CHECK(e.read("out/b.cpp") == "// source\n#include \"h.h\"\n");
  CHECK(e.read("out/h.h") == "hip\n");
  // A run without shards completes the tree and finds nothing to do.
  e.change_plan = nullptr;
  e.options.Planning.ShardIndex = e.options.Planning.ShardCount = 1;
  CHECK(e.migrate().status == MigrateDone);
  CHECK(e.translated() == names());
}

TEST_CASE("files that stay in place and files with an obstacle", "[migrate]") {
  migrated_code_base e;
  e.write("src/a.cpp", "// a\namp\n");
  e.write("src/plain.cpp", "// plain\n");
  e.write("src/data.txt", "data\n");
  e.write("src/d3d.cpp", "// direct3d\namp\n");
  e.write("src/hidden.cpp", "// unexpected\namp\n");
  e.change_plan = [](MigrationPlan &p) {
    for (PlannedFile &f : p.Files) {
      f.InPlace =
          f.Relative == "plain.cpp" || f.Relative == "data.txt" || f.Relative == "hidden.cpp";
      if (f.Relative == "d3d.cpp") {
        f.What = Action::Copy;
        f.Obstacle = "it uses Direct3D";
      }
    }
  };
  auto done = e.migrate();
  CHECK(done.status == MigrateDone);
  CHECK(e.translated() == names{"a.cpp", "hidden.cpp", "plain.cpp"});
  CHECK(e.read("out/hidden.cpp") == "// unexpected\nhip\n"); // the plan was wrong
  CHECK_FALSE(e.exists("out/plain.cpp"));
  CHECK_FALSE(e.exists("out/data.txt"));
  CHECK(e.read("out/d3d.cpp") == "// direct3d\namp\n");
  CHECK(StringRef(done.messages).contains("  unsupported                1  d3d.cpp\n"));
  CHECK(StringRef(done.messages).contains("d3d.cpp: warning: it uses Direct3D\n"));
  e.migrate();
  CHECK(e.translated() == names());
  // Files that were copied before they stayed in place disappear.
  e.change_plan = nullptr;
  e.migrate();
  CHECK(e.exists("out/data.txt"));
  e.change_plan = [](MigrationPlan &p) {
    for (PlannedFile &f : p.Files)
      f.InPlace = f.Relative == "data.txt";
  };
  e.migrate();
  CHECK_FALSE(e.exists("out/data.txt"));
}

TEST_CASE("--reference: sources leave the code base if their headers change", "[migrate]") {
  migrated_code_base e;
  e.write("src/a.cpp", "// a\n#include \"h.h\"\namp\n");
  e.write("src/b.cpp", "// b\n#include \"h.h\"\n#include \"other.h\"\n");
  e.write("src/c.cpp", "// c\n#include \"unused.h\"\n");
  e.write("src/h.h", "// MSVC: amp\n");
  e.write("src/other.h", "// other\n");
  e.write("src/unused.h", "// unused\n");
  e.change_plan = [](MigrationPlan &p) {
    for (PlannedFile &f : p.Files)
      f.InPlace = f.Relative != "a.cpp" && f.Relative != "h.h";
  };
  const names files{"CMakeLists.txt", "a.cpp", "b.cpp", "h.h", "other.h"};
  for (int run = 0; run != 2; ++run) {
    CHECK(e.migrate().status == MigrateDone);
    CHECK(e.files_of("out") == files);
    CHECK(e.read("out/h.h") == "// MSVC: hip\n");
  }
  CHECK(e.translated() == names());
  // Without the use of the header, both files stay in the code base again.
  e.write("src/b.cpp", "// b\n#include \"other.h\"\n");
  CHECK(e.migrate().status == MigrateDone);
  CHECK(e.files_of("out") == names{"CMakeLists.txt", "a.cpp", "h.h"});
}

TEST_CASE("a generated file takes the place of a file with its name", "[migrate]") {
  migrated_code_base e;
  e.write("src/a.cpp", "// a\namp\n");
  e.write("src/CMakeLists.txt", "theirs\n");
  CHECK(e.migrate().status == MigrateDone);
  CHECK(e.exists("out/CMakeLists.txt"));
  CHECK(e.read("out/CMakeLists.txt") != "theirs\n");
  e.options.Check = true;
  CHECK(e.migrate().status == MigrateDone);
}

TEST_CASE("nothing of the code base changes", "[migrate]") {
  migrated_code_base e;
  e.write("src/a.cpp", "// a\namp\n");
  e.write("src/run.sh", "#!/bin/sh\n");
  REQUIRE_FALSE(llvm::sys::fs::setPermissions(e.path("src/run.sh"), llvm::sys::fs::all_all));
  e.options.Reports.WriteBaseline = e.path("src/a.cpp");
  auto done = e.migrate();
  CHECK(done.status == MigrateError);
  CHECK(StringRef(done.messages).contains("is a file of the code base and is not overwritten"));
  e.options.Reports.WriteBaseline.clear();
  CHECK(e.migrate().status == MigrateDone);
  CHECK(e.files_of("src") == names{"a.cpp", "run.sh"});
  CHECK(e.read("src/a.cpp") == "// a\namp\n");
  // A script remains executable.
  CHECK(llvm::sys::fs::can_execute(e.path("out/run.sh")));
}

TEST_CASE("a tree belongs to one code base", "[migrate]") {
  migrated_code_base e;
  e.write("src/a.cpp", "// a\n");
  e.migrate();
  Workspace w;
  w.Root = e.path("other");
  MigrationPlan p;
  p.Root = e.path("other");
  p.OutDir = e.path("out");
  std::string out, messages;
  llvm::raw_string_ostream out_stream(out), message_stream(messages);
  CHECK(runPlan(w, p, e.options, out_stream, message_stream) == MigrateError);
  CHECK(message_stream.str() ==
        "amp2hip: error: '" + e.path("out") + "' contains the migration of '" + e.path("src") +
            "'; choose another --out-dir, or remove '.amp2hip/migration.json' if the code base has "
            "moved\n");
  CHECK(e.exists("out/a.cpp"));
}

TEST_CASE("symbolic links in the tree are not followed out of it", "[migrate]") {
  migrated_code_base e;
  e.write("src/sub/a.cpp", "// a\namp\n");
  e.write("src/good.cpp", "// good\n");
  e.write("elsewhere/x", "theirs");
  REQUIRE_FALSE(llvm::sys::fs::create_directories(e.path("out")));
  REQUIRE_FALSE(llvm::sys::fs::create_link(e.path("elsewhere"), e.path("out/sub")));
  auto done = e.migrate();
  CHECK(done.status == MigrateError);
  CHECK(StringRef(done.messages)
            .contains("symbolic link '" + e.path("out/sub") + "' leaves the folder '" +
                      e.path("out")));
  CHECK(e.files_of("elsewhere") == names{"x"});
  CHECK(e.exists("out/good.cpp"));
  REQUIRE_FALSE(llvm::sys::fs::remove(e.path("out/sub")));
  CHECK(e.migrate().status == MigrateDone);
}

TEST_CASE("two runs at once", "[migrate]") {
  migrated_code_base e;
  e.write("src/a.cpp", "// a\n");
  e.migrate();
  auto lock = RunLock::acquire(StateFolder(e.path("out")), /*MayCreate=*/true);
  REQUIRE(bool(lock));
  e.write("src/a.cpp", "// new\n");
  for (bool check : {false, true}) {
    e.options.Check = check;
    auto done = e.migrate();
    CHECK(done.status == MigrateError);
    CHECK(StringRef(done.messages).contains("another run of amp2hip (process "));
    CHECK(e.read("out/a.cpp") == "// a\n");
  }
}
