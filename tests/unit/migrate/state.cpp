// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tests of the files in DIR/.amp2hip: records, hashes, the lock and the settings.
#include "../temporary_folder.h"
#include "amp2hip/TranslatedMark.h"
#include "migrate/state/LastRun.h"
#include "migrate/state/RecordStore.h"
#include "migrate/state/RunLock.h"
#include "migrate/state/StatCache.h"
#include "migrate/state/SystemFiles.h"
#include "llvm/Support/Process.h"
#include <catch2/catch.hpp>
#include <chrono>

using namespace amp2hip::migrate;
using amp2hip::hashOfOriginal;
using llvm::StringRef;

namespace {

class folder : public temporary_folder {
public:
  /// Sets the time stamp of a file to an hour ago plus `seconds`.
  void age(const std::string &name, int seconds = 0) const {
    int descriptor = -1;
    REQUIRE_FALSE(llvm::sys::fs::openFileForReadWrite(
        path(name), descriptor, llvm::sys::fs::CD_OpenExisting, llvm::sys::fs::OF_None));
    auto time = start + std::chrono::seconds(seconds);
    REQUIRE_FALSE(llvm::sys::fs::setLastAccessAndModificationTime(descriptor, time, time));
    auto file = llvm::sys::fs::convertFDToNativeFile(descriptor);
    REQUIRE_FALSE(llvm::sys::fs::closeFile(file));
  }

private:
  const std::chrono::system_clock::time_point start =
      std::chrono::system_clock::now() - std::chrono::hours(1);
};

/// Returns the text of an error; empty for success.
std::string text_of(llvm::Error error) { return llvm::toString(std::move(error)); }

} // namespace

TEST_CASE("a stored hash is used while size and time stamp are the same", "[state]") {
  folder f;
  f.write("a", "one");
  f.age("a");
  StatCache first;
  CHECK(first.hashOf(f.path("a")) == hashOfOriginal("one"));
  CHECK(first.hashOf(f.path("missing")).empty());
  const std::string stored = first.text();

  StatCache second;
  second.load(stored);
  f.write("a", "two"); // writes the same inode
  f.age("a");
  CHECK(second.hashOf(f.path("a")) == hashOfOriginal("one")); // not read

  StatCache third;
  third.load(stored);
  f.age("a", 1);
  CHECK(third.hashOf(f.path("a")) == hashOfOriginal("two"));

  f.write("a", "three");
  CHECK(third.hashOf(f.path("a")) == hashOfOriginal("two")); // looked at once
  third.forget(f.path("a"));
  CHECK(third.hashOf(f.path("a")) == hashOfOriginal("three"));
}

TEST_CASE("the hash of a file that changed just now is not stored", "[state]") {
  folder f;
  f.write("a", "one");
  StatCache cache;
  CHECK(cache.hashOf(f.path("a")) == hashOfOriginal("one"));
  CHECK_FALSE(StringRef(cache.text()).contains("one"));
  StatCache next;
  next.load(cache.text());
  f.write("a", "two");
  CHECK(next.hashOf(f.path("a")) == hashOfOriginal("two"));
}

TEST_CASE("damaged hashes are ignored", "[state]") {
  folder f;
  f.write("a", "one");
  for (const char *text :
       {"", "{", "[]", "{\"a\": 3}", "{\"a\": [1, 2, 3]}", "{\"a\": [1, 2, 3, 4]}"}) {
    StatCache cache;
    cache.load(text);
    CHECK(cache.hashOf(f.path("a")) == hashOfOriginal("one"));
  }
}

TEST_CASE("records are stored, read and removed", "[state]") {
  folder f;
  StateFolder state(f.path("out"));
  REQUIRE_FALSE(bool(state.create()));
  StoredRecord stored;
  stored.Record.Source = "src/a.cpp";
  stored.Record.State = "translated";
  stored.Record.Key = "key";
  stored.System = "list";
  stored.Published["src/a.cpp"] = {"hash", 7, true};
  stored.Notes.push_back({"src/a.cpp", 3, "text"});
  RecordStore store(state, /*Write=*/true);
  REQUIRE(text_of(store.save(stored)).empty());

  RecordStore other(state, /*Write=*/true);
  other.load();
  REQUIRE(other.find("src/a.cpp"));
  const StoredRecord &read = *other.find("src/a.cpp");
  CHECK(read.Record.State == "translated");
  CHECK(read.System == "list");
  CHECK(read.Published.at("src/a.cpp").Hash == "hash");
  CHECK(read.Published.at("src/a.cpp").LinesChanged == 7);
  CHECK(read.Published.at("src/a.cpp").HasConflicts);
  REQUIRE(read.Notes.size() == 1);
  CHECK(read.Notes.front().Line == 3);

  // Damaged records, and those that were moved, are ignored.
  f.write("out/.amp2hip/records/b.cpp.json", "{\"source\": \"b.cpp\"");
  f.write("out/.amp2hip/records/c.cpp.json", f.read("out/.amp2hip/records/src/a.cpp.json"));
  RecordStore third(state, /*Write=*/true);
  third.load();
  CHECK(third.all().size() == 1);
  REQUIRE(text_of(third.remove("src/a.cpp")).empty());
  CHECK(f.read("out/.amp2hip/records/src/a.cpp.json") == "<none>");
}

TEST_CASE("with --check, records change in memory only", "[state]") {
  folder f;
  StateFolder state(f.path("out"));
  RecordStore store(state, /*Write=*/false);
  StoredRecord stored;
  stored.Record.Source = "a.cpp";
  REQUIRE(text_of(store.save(stored)).empty());
  CHECK(store.find("a.cpp"));
  CHECK_FALSE(llvm::sys::fs::exists(f.path("out")));
}

TEST_CASE("lists of system files", "[state]") {
  folder f;
  StateFolder state(f.path("out"));
  REQUIRE_FALSE(bool(state.create()));
  f.write("x.h", "x");
  f.write("y.h", "y");
  const std::vector<Dependency> files = {{f.path("y.h"), hashOfOriginal("y")},
                                         {f.path("x.h"), hashOfOriginal("x")}};
  StatCache hashes;
  SystemFiles lists(state, hashes, /*Write=*/true);
  auto name = lists.add(files);
  REQUIRE(bool(name));
  auto same = lists.add({files[1], files[0]});
  CHECK(*same == *name); // in any order
  CHECK(*lists.add({}) == "");
  CHECK(lists.firstChange(*name) == "");

  auto change_seen_by_next_run = [&] {
    StatCache fresh;
    return SystemFiles(state, fresh, true).firstChange(*name);
  };
  CHECK(change_seen_by_next_run() == "");
  f.write("y.h", "changed");
  CHECK(change_seen_by_next_run() == f.path("y.h"));
  REQUIRE(text_of(lists.keepOnly({*name})).empty());
  CHECK(change_seen_by_next_run() == f.path("y.h"));
  REQUIRE(text_of(lists.keepOnly({})).empty());
  CHECK(change_seen_by_next_run() == "?");
}

TEST_CASE("only one run has the lock", "[state]") {
  folder f;
  StateFolder state(f.path("out"));
  REQUIRE_FALSE(bool(state.create()));
  // --check needs no lock of a tree without one, and creates none.
  REQUIRE(bool(RunLock::acquire(state, /*MayCreate=*/false)));
  CHECK(f.read("out/.amp2hip/lock") == "<none>");
  {
    auto lock = RunLock::acquire(state, /*MayCreate=*/true);
    REQUIRE(bool(lock));
    for (bool may_create : {true, false}) {
      auto second = RunLock::acquire(state, may_create);
      REQUIRE(!second);
      CHECK(text_of(second.takeError()) == "another run of amp2hip (process " +
                                               std::to_string(llvm::sys::Process::getProcessId()) +
                                               ") migrates to '" + f.path("out") +
                                               "'; wait until it ends");
    }
  }
  CHECK(bool(RunLock::acquire(state, /*MayCreate=*/true)));
}

TEST_CASE("the settings are relative to DIR if both trees have a common folder", "[state]") {
  folder f;
  StateFolder state(f.path("out"));
  REQUIRE_FALSE(bool(state.create()));
  REQUIRE(
      text_of(writeLastRun(
                  state, {"0.0", f.path("code/app.sln"), f.path("code"), f.path(""), {"--werror"}}))
          .empty());
  const std::string written = f.read("out/.amp2hip/migration.json");
  CHECK(StringRef(written).contains("\"../code/app.sln\""));
  CHECK_FALSE(StringRef(written).contains(f.path("")));
  // The trees are moved together.
  f.write("moved/out/.amp2hip/migration.json", written);
  auto read = readLastRun(StateFolder(f.path("moved/out")));
  REQUIRE(bool(read));
  CHECK(read->Source == f.path("moved/code/app.sln"));
  CHECK(read->Root == f.path("moved/code"));
  CHECK(read->Directory == f.path("moved"));
  CHECK(read->Arguments == std::vector<std::string>{"--werror"});

  REQUIRE(
      text_of(writeLastRun(state, {"0.0", "/elsewhere/code", "/elsewhere/code", "/", {}})).empty());
  CHECK(readLastRun(state)->Source == "/elsewhere/code");
}

TEST_CASE("missing, damaged and later settings are errors", "[state]") {
  folder f;
  StateFolder state(f.path("out"));
  auto message = [&] {
    auto read = readLastRun(state);
    return read ? "" : text_of(read.takeError());
  };
  CHECK(StringRef(message()).contains("is not a migrated tree"));
  f.write("out/.amp2hip/migration.json", "{");
  CHECK(StringRef(message()).contains("is damaged"));
  f.write("out/.amp2hip/migration.json", "{\"version\": 1}");
  CHECK(StringRef(message()).contains("is damaged"));
  f.write("out/.amp2hip/migration.json", "{\"version\": 99}");
  CHECK(StringRef(message()).contains("a later version"));
}
