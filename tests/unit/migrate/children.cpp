// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tests of child processes: how they end, the time limit, and how many run at a time.
#include "migrate/run/children/ChildPool.h"

#include "../temporary_folder.h"
#include "migrate/run/children/TranslationResult.h"
#include <catch2/catch.hpp>
#include <csignal>
#include <map>
#include <thread>

using namespace amp2hip::migrate;
using std::chrono::milliseconds;

namespace {

class shell : public temporary_folder {
public:
  /// Runs shell commands in parallel. The results are by command.
  std::vector<ChildResult> run(const std::vector<std::string> &commands,
                               ChildLimits limits = {2, milliseconds(20'000), {}}) const {
    std::vector<ChildResult> results(commands.size());
    size_t done = 0;
    runChildren(
        commands.size(), limits,
        [&](size_t i) {
          return ChildCommand{"/bin/sh", {"-c", commands[i]}, path("log" + std::to_string(i))};
        },
        [&](size_t i, const ChildResult &result) {
          results[i] = result;
          ++done;
        });
    CHECK(done == commands.size());
    return results;
  }
};

} // namespace

TEST_CASE("the ends of child processes", "[children]") {
  shell sh;
  auto results = sh.run({"exit 0", "exit 3", "kill -SEGV $$", "echo out; echo err >&2"});
  CHECK(results[0].End == ChildEnd::Exited);
  CHECK(results[0].ExitCode == 0);
  CHECK(results[1].End == ChildEnd::Exited);
  CHECK(results[1].ExitCode == 3);
  CHECK(results[2].End == ChildEnd::Signaled);
  CHECK(llvm::StringRef(results[2].Reason).starts_with("Segmentation fault"));
  CHECK(sh.read("log3") == "out\nerr\n");
  CHECK(results[3].PeakMemory > 100'000);
}

TEST_CASE("a program that does not exist", "[children]") {
  shell sh;
  ChildResult result;
  runChildren(
      1, {1, milliseconds(5'000), {}},
      [&](size_t) { return ChildCommand{sh.path("nothing"), {}, sh.path("log")}; },
      [&](size_t, const ChildResult &r) { result = r; });
  CHECK(result.End == ChildEnd::NotStarted);
  CHECK_FALSE(result.Reason.empty());
}

TEST_CASE("the time limit kills a child and its children", "[children]") {
  shell sh;
  auto start = std::chrono::steady_clock::now();
  auto results =
      sh.run({"sleep 60 & echo $!; sleep 60"}, {2, milliseconds(60'000), milliseconds(1000)});
  CHECK(std::chrono::steady_clock::now() - start < std::chrono::seconds(20));
  CHECK(results[0].End == ChildEnd::TimedOut);
  const int grandchild = std::stoi(sh.read("log0"));
  // The killed process remains as a zombie until init has waited for it.
  std::string state;
  for (int attempt = 0; attempt != 100; ++attempt) {
    auto status =
        llvm::MemoryBuffer::getFileAsStream("/proc/" + std::to_string(grandchild) + "/stat");
    state = status ? (*status)->getBuffer().split(") ").second.take_front(1).str() : "gone";
    if (state == "gone" || state == "Z")
      break;
    std::this_thread::sleep_for(milliseconds(20));
  }
  CHECK((state == "gone" || state == "Z"));
}

TEST_CASE("the time limit is one of processor time", "[children]") {
  shell sh;
  auto results =
      sh.run({"while :; do :; done", "sleep 1"}, {2, milliseconds(300), milliseconds(60'000)});
  CHECK(results[0].End == ChildEnd::TimedOut);
  CHECK(results[0].Seconds < 60);
  CHECK(results[1].End == ChildEnd::Exited);
}

TEST_CASE("not more children than the limit run at a time", "[children]") {
  shell sh;
  // Each child fails if it sees more than two marks.
  const std::string count = "mkdir -p " + sh.path("marks") + " && : > " + sh.path("marks") +
                            "/$$ && sleep 0.05 && n=$(ls " + sh.path("marks") + " | wc -l) && rm " +
                            sh.path("marks") + "/$$ && test $n -le 2";
  for (const ChildResult &result : sh.run(std::vector<std::string>(8, count)))
    CHECK(result.ExitCode == 0);
}

TEST_CASE("records of translations that ended badly", "[children]") {
  PlannedFile file;
  file.Relative = "src/a.cpp";
  auto record = [&](ChildResult result, const std::string &written, const std::string &log) {
    return recordOf(file, result, written, log, 120);
  };
  auto message = [](const FileRecord &r) {
    return r.Findings.empty() ? "" : r.Findings.back().Message;
  };
  ChildResult good{ChildEnd::Exited, 0, "", 1, 0}, bad{ChildEnd::Exited, 1, "", 1, 0},
      usage{ChildEnd::Exited, 2, "", 1, 0};

  FileRecord r = record(good, R"({"source": "x", "state": "translated"})", "");
  CHECK(r.State == "translated");
  CHECK(r.Source == "src/a.cpp");
  CHECK(r.Findings.empty());

  for (const char *text : {"", "{", "[]", R"({"source": "x", "state": "fine"})",
                           R"({"source": "x", "state": "timed-out"})"}) {
    CAPTURE(text);
    r = record(good, text, "");
    CHECK(r.State == "failed");
    CHECK(message(r) == "amp2hip ended with exit code 0 and without a result");
  }
  r = record(usage, "", "x\namp2hip: error: unknown flag '-x'\nnote\n");
  CHECK(r.State == "failed");
  CHECK(message(r) == "unknown flag '-x'");
  CHECK(r.Findings.back().Where.File == "src/a.cpp");
  r = record(bad, R"({"source": "x", "state": "translated"})", "something\n");
  CHECK(r.State == "failed");
  CHECK(message(r) == "something");
  r = record(bad, R"({"source": "x", "state": "crashed"})", "a.cpp:1:1: error: crashed\n");
  CHECK(r.State == "crashed");

  r = record({ChildEnd::Signaled, -2, "Aborted", 1, 0}, R"({"source": "x", "state": "translated"})",
             "");
  CHECK(r.State == "crashed");
  CHECK(message(r) == "amp2hip crashed on this source (Aborted); please report it");
  r = record({ChildEnd::TimedOut, -2, "Killed", 1, 0}, "", "");
  CHECK(r.State == "timed-out");
  CHECK(llvm::StringRef(message(r)).starts_with("translation was stopped after 120 s"));
  r = record({ChildEnd::NotStarted, -1, "no such file", 0, 0}, "", "");
  CHECK(r.State == "failed");
}

TEST_CASE("outputs that a record lists must exist in the folder of the translation", "[children]") {
  temporary_folder f;
  f.write("stage/src/a.cpp", "text");
  f.write("secret", "theirs");
  auto read = [&](const std::string &file) {
    FileRecord record;
    record.Source = "src/a.cpp";
    record.State = "translated";
    record.Outputs = {{"src/a.cpp", file, false}};
    auto texts = readOutputs(record, f.path("stage"));
    return texts ? texts->begin()->second : llvm::toString(texts.takeError());
  };
  CHECK(read("src/a.cpp") == "text");
  CHECK(read("src/b.cpp") == "amp2hip did not write 'src/b.cpp'");
  CHECK(read("../secret") == "'../secret' is not the path of a file in the migrated tree");
  CHECK(read(f.path("secret")) != "theirs");
}
