// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tests of the publication of files: base is what amp2hip wrote last time, mine is
// the file in the migrated tree, and new is what amp2hip would write now.
#include "migrate/merge/UpdateFile.h"

#include "../temporary_folder.h"
#include "amp2hip/TranslatedMark.h"
#include "files/FilePieces.h"
#include "migrate/merge/Merge.h"
#include <catch2/catch.hpp>

using namespace amp2hip::migrate;
using amp2hip::withMark;
using llvm::StringRef;

namespace {

const char *const none = "<none>";

class tree : public temporary_folder {
public:
  explicit tree(bool force = false, bool merge = true, bool write = true)
      : state(path("out")), options{force, merge, write, ""} {
    options.ScratchFolder = path("");
    REQUIRE_FALSE(bool(state.create()));
  }

  /// Writes a version of the file "f"; none removes it.
  void set_in(const std::string &folder, const std::string &text) const {
    if (text == none)
      llvm::sys::fs::remove(path(folder + "/f"));
    else
      write(folder + "/f", text);
  }
  void set(const std::string &base, const std::string &mine) const {
    set_in("out/.amp2hip/base", base);
    set_in("out", mine);
  }

  UpdateOutcome publish(const std::string &text) {
    auto done = FileUpdater(state, options).publish("f", text);
    if (!done)
      FAIL(llvm::toString(done.takeError()));
    return done->What;
  }
  UpdateOutcome withdraw() {
    auto done = FileUpdater(state, options).withdraw("f");
    if (!done)
      FAIL(llvm::toString(done.takeError()));
    return *done;
  }

  std::string mine() const { return read("out/f"); }
  std::string base() const { return read("out/.amp2hip/base/f"); }

  StateFolder state;
  PublishOptions options;
};

/// A text of ten lines in which some lines are replaced.
std::string lines(const std::string &second, const std::string &ninth) {
  return "1\n" + second + "\n3\n4\n5\n6\n7\n8\n" + ninth + "\n10\n";
}

} // namespace

TEST_CASE("each combination of base, mine and new", "[publish]") {
  const std::string a = lines("a", "x"), b = lines("b", "x"), c = lines("a", "y"),
                    bc = lines("b", "y");
  struct {
    std::string base, mine, next;
    UpdateOutcome what;
    std::string mine_after, base_after;
  } cases[] = {
      // base, mine, new
      {none, none, a, UpdateOutcome::Written, a, a},
      {none, a, a, UpdateOutcome::Unchanged, a, a},
      {none, b, a, UpdateOutcome::Foreign, b, none},
      {a, none, a, UpdateOutcome::Deleted, none, a},
      {a, none, b, UpdateOutcome::Deleted, none, b},
      {a, a, a, UpdateOutcome::Unchanged, a, a},
      {a, a, b, UpdateOutcome::Written, b, b},
      {a, b, a, UpdateOutcome::Unchanged, b, a},
      {a, b, b, UpdateOutcome::Unchanged, b, b},
      {a, b, c, UpdateOutcome::Merged, bc, c},
      // The edit contains the change already.
      {a, bc, c, UpdateOutcome::Unchanged, bc, c},
      {"", "", a, UpdateOutcome::Written, a, a},
      {a, "", a, UpdateOutcome::Unchanged, "", a},
  };
  for (const auto &each : cases) {
    CAPTURE(each.base, each.mine, each.next);
    tree t;
    t.set(each.base, each.mine);
    CHECK(t.publish(each.next) == each.what);
    CHECK(t.mine() == each.mine_after);
    CHECK(t.base() == each.base_after);
    CHECK_FALSE(llvm::sys::fs::exists(t.path("out/.amp2hip/merge.json")));
    // The same again changes nothing.
    t.publish(each.next);
    CHECK(t.mine() == each.mine_after);
  }
}

TEST_CASE("each combination of base, mine and new for a large file", "[publish]") {
  const std::string many(size_t(MaxMergedSize), 'x'), a = many + "\na\n", b = many + "\nb\n",
                                                      c = many + "\nc\n", crlf = many + "\r\na\r\n";
  const struct {
    std::string base, mine, next;
    UpdateOutcome what;
    std::string mine_after, base_after;
  } cases[] = {
      {none, none, a, UpdateOutcome::Written, a, a},
      {none, a, a, UpdateOutcome::Unchanged, a, a},
      {none, b, a, UpdateOutcome::Foreign, b, none},
      {a, none, b, UpdateOutcome::Deleted, none, b},
      {a, a, a, UpdateOutcome::Unchanged, a, a},
      {a, a, b, UpdateOutcome::Written, b, b},
      {a, b, a, UpdateOutcome::Unchanged, b, a},
      {a, b, c, UpdateOutcome::Unmergable, b, c},
      {a, crlf, a, UpdateOutcome::Unchanged, crlf, a},
      {a, crlf, b, UpdateOutcome::Written, b, b},
  };
  for (const auto &each : cases) {
    CAPTURE(each.base.size(), each.mine.size(), each.what);
    tree t;
    t.set(each.base, each.mine);
    t.write("new", each.next);
    auto publish = [&] { return FileUpdater(t.state, t.options).publishCopy("f", t.path("new")); };
    auto done = publish();
    REQUIRE(bool(done));
    CHECK(done->What == each.what);
    // Catch would print the texts.
    CHECK(bool(t.mine() == each.mine_after));
    CHECK(bool(t.base() == each.base_after));
    CHECK(amp2hip::hashOfFile(t.path("new")) == amp2hip::hashOfOriginal(each.next));
    CHECK(
        FileUpdater(t.state, t.options).isEdited("f") ==
        (each.mine_after != none && each.mine_after != crlf && each.mine_after != each.base_after));
  }
  tree t;
  t.set(a, crlf);
  CHECK(t.withdraw() == UpdateOutcome::Removed);
  CHECK(t.mine() == none);
  t.set(a, b);
  CHECK(t.withdraw() == UpdateOutcome::Orphaned);
}

TEST_CASE("a file whose source disappeared", "[publish]") {
  struct {
    std::string base, mine;
    UpdateOutcome what;
    std::string mine_after, base_after;
  } cases[] = {
      {"a", "a", UpdateOutcome::Removed, none, none},
      {"a", "b", UpdateOutcome::Orphaned, "b", "a"},
      {"a", none, UpdateOutcome::Unchanged, none, none},
      {"a\n", "a\r\n", UpdateOutcome::Removed, none, none},
      {none, "b", UpdateOutcome::Orphaned, "b", none},
  };
  for (const auto &each : cases) {
    CAPTURE(each.base, each.mine);
    tree t;
    t.set(each.base, each.mine);
    CHECK(t.withdraw() == each.what);
    CHECK(t.mine() == each.mine_after);
    CHECK(t.base() == each.base_after);
  }
}

TEST_CASE("an edited file is merged if its source disappears and returns", "[publish]") {
  tree t;
  t.set(lines("a", "x"), lines("b", "x"));
  CHECK(t.withdraw() == UpdateOutcome::Orphaned);
  CHECK(t.withdraw() == UpdateOutcome::Orphaned);
  CHECK(t.publish(lines("a", "x")) == UpdateOutcome::Unchanged);
  CHECK(t.withdraw() == UpdateOutcome::Orphaned);
  CHECK(t.publish(lines("a", "y")) == UpdateOutcome::Merged);
  CHECK(t.mine() == lines("b", "y"));
}

TEST_CASE("folders that are empty disappear with the file", "[publish]") {
  tree t;
  t.write("out/x/y/g", "a");
  t.write("out/x/h", "mine");
  t.write("out/.amp2hip/base/x/y/g", "a");
  CHECK(*FileUpdater(t.state, t.options).withdraw("x/y/g") == UpdateOutcome::Removed);
  CHECK_FALSE(llvm::sys::fs::exists(t.path("out/x/y")));
  CHECK(t.read("out/x/h") == "mine");
  CHECK_FALSE(llvm::sys::fs::exists(t.path("out/.amp2hip/base")));
}

TEST_CASE("a conflict has markers, and is not merged again before it is resolved", "[publish]") {
  tree t;
  t.set(lines("a", "x"), lines("mine", "x"));
  CHECK(t.publish(lines("new", "z")) == UpdateOutcome::Conflict);
  const std::string marked =
      "1\n<<<<<<< edited\nmine\n=======\nnew\n>>>>>>> new translation\n3\n4\n5\n6\n7\n8\nz\n10\n";
  CHECK(t.mine() == marked);
  CHECK(t.base() == lines("new", "z"));
  CHECK(hasConflictMarkers(t.mine()));

  CHECK(t.publish(lines("new", "z")) == UpdateOutcome::Unresolved);
  CHECK(t.publish(lines("newer", "z")) == UpdateOutcome::Unresolved);
  CHECK(t.mine() == marked);
  CHECK(t.base() == lines("new", "z"));

  t.set_in("out", lines("mine and new", "z"));
  CHECK(t.publish(lines("new", "zz")) == UpdateOutcome::Merged);
  CHECK(t.mine() == lines("mine and new", "zz"));
}

TEST_CASE("each marker that remains means that a conflict is not resolved", "[publish]") {
  const std::string next = lines("new", "z");
  for (const std::string marker :
       {"<<<<<<< edited", "||||||| last translation", ">>>>>>> new translation"})
    for (const std::string end : {"\n", "\r\n", ""}) {
      CAPTURE(marker, end);
      tree t;
      t.set(next, lines("mine", "z") + marker + end);
      CHECK(t.publish(next) == UpdateOutcome::Unresolved);
      CHECK(t.publish(lines("new", "zz")) == UpdateOutcome::Unresolved);
    }
  for (const std::string line :
       {"Title\n=======\n", "<<<<<<< edited by me\n", "s = \"<<<<<<< edited\";\n"}) {
    CAPTURE(line);
    tree t;
    t.set(next, lines("mine", "z") + line);
    CHECK(t.publish(next) == UpdateOutcome::Unchanged);
  }
}

TEST_CASE("--force overwrites edits, foreign files, markers and deleted files", "[publish]") {
  for (const std::string mine :
       {"edited", "<<<<<<< edited\n=======\n>>>>>>> new translation\n", none})
    for (const std::string base : {"a", none}) {
      CAPTURE(mine, base);
      tree t(/*force=*/true);
      t.set(base, mine);
      CHECK(t.publish("new") == UpdateOutcome::Written);
      CHECK(t.mine() == "new");
      CHECK(t.base() == "new");
    }
}

TEST_CASE("--force does not remove an edited file whose source disappeared", "[publish]") {
  tree t(/*force=*/true);
  t.set("a", "edited");
  CHECK(t.withdraw() == UpdateOutcome::Orphaned);
  CHECK(t.mine() == "edited");
}

TEST_CASE("--no-merge leaves an edited file alone, and a later run merges it", "[publish]") {
  tree t(/*force=*/false, /*merge=*/false);
  t.set(lines("a", "x"), lines("b", "x"));
  CHECK(t.publish(lines("a", "y")) == UpdateOutcome::Edited);
  CHECK(t.mine() == lines("b", "x"));
  CHECK(t.base() == lines("a", "x"));
  t.options.Merge = true;
  CHECK(t.publish(lines("a", "y")) == UpdateOutcome::Merged);
  CHECK(t.mine() == lines("b", "y"));
}

TEST_CASE("--check writes nothing", "[publish]") {
  tree t(/*force=*/false, /*merge=*/true, /*write=*/false);
  struct {
    std::string base, mine, next;
    UpdateOutcome what;
  } cases[] = {{none, none, "a", UpdateOutcome::Written},
               {"a", "a", "b", UpdateOutcome::Written},
               {lines("a", "x"), lines("b", "x"), lines("a", "y"), UpdateOutcome::Merged},
               {lines("a", "x"), lines("b", "x"), lines("c", "x"), UpdateOutcome::Conflict}};
  for (const auto &each : cases) {
    CAPTURE(each.base, each.mine, each.next);
    t.set(each.base, each.mine);
    CHECK(t.publish(each.next) == each.what);
    CHECK(t.mine() == each.mine);
    CHECK(t.base() == each.base);
  }
  t.set("a", "a");
  CHECK(t.withdraw() == UpdateOutcome::Removed);
  CHECK(t.mine() == "a");
}

TEST_CASE("a binary file that changed on both sides is left alone", "[publish]") {
  using namespace std::string_literals;
  tree t;
  t.set("a\0"s, "mine\0"s);
  CHECK(t.publish("new\0"s) == UpdateOutcome::Unmergable);
  CHECK(t.mine() == "mine\0"s);
  CHECK(t.base() == "new\0"s);
  t.set("a\0"s, "a\0"s);
  CHECK(t.publish("new\0"s) == UpdateOutcome::Written);
}

TEST_CASE("converted line endings are no edit and survive", "[publish]") {
  tree t;
  t.set("a\nb\n", "a\r\nb\r\n");
  CHECK(t.publish("a\nc\n") == UpdateOutcome::Written);
  CHECK(t.mine() == "a\r\nc\r\n");
  CHECK(t.base() == "a\nc\n");
}

TEST_CASE("line endings are merged as a whole", "[publish]") {
  auto crlf = [](std::string text) {
    for (size_t i = 0; (i = text.find('\n', i)) != std::string::npos; i += 2)
      text.insert(i, "\r");
    return text;
  };
  tree t;
  // The user converted and edited.
  t.set(lines("a", "x"), crlf(lines("b", "x")));
  CHECK(t.publish(lines("a", "y")) == UpdateOutcome::Merged);
  CHECK(t.mine() == crlf(lines("b", "y")));
  // The original was converted.
  t.set(lines("a", "x"), lines("b", "x"));
  CHECK(t.publish(crlf(lines("a", "y"))) == UpdateOutcome::Merged);
  CHECK(t.mine() == crlf(lines("b", "y")));
  // Conflict markers get the same line endings.
  t.set(crlf(lines("a", "x")), crlf(lines("b", "x")));
  CHECK(t.publish(crlf(lines("c", "x"))) == UpdateOutcome::Conflict);
  CHECK(StringRef(t.mine()).contains("<<<<<<< edited\r\nb\r\n=======\r\n"));
  CHECK(hasConflictMarkers(t.mine()));
  // A text that mixes line endings is merged line by line.
  t.set("1\r\n2\n3\n4\n5\n", "1\r\n2\n3\n4\n5\nmine\n");
  CHECK(t.publish("one\r\n2\n3\n4\n5\n") == UpdateOutcome::Merged);
  CHECK(t.mine() == "one\r\n2\n3\n4\n5\nmine\n");
}

TEST_CASE("the mark in the first line is never in conflict", "[publish]") {
  tree t;
  const std::string base = withMark("f.cpp", "old", "1\n2\n3\n4\n");
  const std::string next = withMark("f.cpp", "new", "1\n2\n3\nfour\n");
  std::string mine = base;
  mine.replace(mine.find("\n1") + 1, 1, "one"); // the line after the mark
  t.set(base, mine);
  CHECK(t.publish(next) == UpdateOutcome::Merged);
  CHECK(t.mine() == next.substr(0, next.find('\n')) + "\none\n2\n3\nfour\n");
  CHECK(amp2hip::originOf(t.mine()) == amp2hip::Origin::Edited);

  t.set(base, "1\n2\n3\n4\n"); // the user removed the mark
  CHECK(t.publish(next) == UpdateOutcome::Merged);
  CHECK(t.mine() == "1\n2\n3\nfour\n");
}

TEST_CASE("without a base, the mark proves that nobody edited the file", "[publish]") {
  tree t;
  const std::string old = withMark("f.cpp", "old", "text\n");
  t.set(none, old);
  CHECK(t.publish("new") == UpdateOutcome::Written);
  t.set(none, old + "edited\n");
  CHECK(t.publish("new") == UpdateOutcome::Foreign);
}

TEST_CASE("a file without a line end at its end is merged", "[publish]") {
  tree t;
  t.set("1\n2\n3\n4\n5", "one\n2\n3\n4\n5");
  CHECK(t.publish("1\n2\n3\n4\nfive") == UpdateOutcome::Merged);
  CHECK(t.mine() == "one\n2\n3\n4\nfive");
}

TEST_CASE("a run that was killed between the tree and the base version", "[publish]") {
  tree t;
  // A file without edits: the new text is in the tree already.
  t.set("a", "b");
  CHECK(t.publish("b") == UpdateOutcome::Unchanged);
  CHECK(t.base() == "b");

  // A merge: conflict markers are in the tree, and base is old.
  const std::string base = lines("a", "x"), mine = lines("b", "x"), next = lines("c", "y");
  t.set(base, mine);
  CHECK(t.publish(next) == UpdateOutcome::Conflict);
  const std::string merged = t.mine();
  auto kill_after = [&](const std::string &in_tree) {
    t.set(base, in_tree);
    t.write("out/.amp2hip/merge.json", "{\"file\": \"f\", \"before\": \"" +
                                           amp2hip::hashOfOriginal(mine) + "\", \"new\": \"" +
                                           amp2hip::hashOfOriginal(next) + "\"}");
    t.write("out/.amp2hip/merge.new", next);
    FileUpdater p(t.state, t.options);
    REQUIRE_FALSE(bool(p.recover()));
    CHECK_FALSE(llvm::sys::fs::exists(t.path("out/.amp2hip/merge.json")));
    CHECK_FALSE(llvm::sys::fs::exists(t.path("out/.amp2hip/merge.new")));
  };
  SECTION("before the file in the tree was replaced") {
    kill_after(mine);
    CHECK(t.base() == base);
    CHECK(t.publish(next) == UpdateOutcome::Conflict);
    CHECK(t.mine() == merged);
  }
  SECTION("after the file in the tree was replaced") {
    kill_after(merged);
    CHECK(t.base() == next);
    CHECK(t.publish(next) == UpdateOutcome::Unresolved);
    CHECK(t.mine() == merged);
  }
  SECTION("after that, and the user resolved the conflict") {
    kill_after(lines("both", "y"));
    CHECK(t.base() == next);
    CHECK(t.publish(next) == UpdateOutcome::Unchanged);
    CHECK(t.mine() == lines("both", "y"));
  }
  SECTION("while the record was written") {
    t.set(base, mine);
    t.write("out/.amp2hip/merge.json", "{\"file\": \"f\", \"be");
    FileUpdater p(t.state, t.options);
    REQUIRE_FALSE(bool(p.recover()));
    CHECK(t.base() == base);
    CHECK(t.mine() == mine);
  }
  SECTION("a record that names another place") {
    t.set(base, mine);
    t.write("out/.amp2hip/merge.json", "{\"file\": \"../../f\", \"before\": \"\", \"new\": \"" +
                                           amp2hip::hashOfOriginal(next) + "\"}");
    t.write("out/.amp2hip/merge.new", next);
    FileUpdater p(t.state, t.options);
    REQUIRE_FALSE(bool(p.recover()));
    CHECK(t.base() == base);
  }
}

TEST_CASE("nothing is written outside of the tree", "[publish]") {
  tree t;
  t.write("elsewhere/f", "theirs");
  auto refused = [&](const std::string &file) {
    FileUpdater p(t.state, t.options);
    auto done = p.publish(file, "new");
    std::string message = done ? "" : llvm::toString(done.takeError());
    CHECK(t.read("elsewhere/f") == "theirs");
    return message;
  };
  CHECK(refused("../elsewhere/f") ==
        "'../elsewhere/f' is not the path of a file in the migrated tree");
  CHECK(refused("x/../../elsewhere/f") != "");
  CHECK(refused(t.path("elsewhere/f")) != "");
  CHECK(refused(".amp2hip/lock") != "");
  CHECK(refused("") != "");
  CHECK(refused("x/") != "");

  using llvm::sys::fs::create_link;
  REQUIRE_FALSE(create_link(t.path("elsewhere"), t.path("out/folder")));
  CHECK(refused("folder/f") == "symbolic link '" + t.path("out/folder") + "' leaves the folder '" +
                                   t.path("out") + "'; remove the link");
  CHECK(refused("folder/new") != "");
  REQUIRE_FALSE(create_link(t.path("elsewhere/missing"), t.path("out/dangling")));
  CHECK(refused("dangling") != "");
  CHECK_FALSE(llvm::sys::fs::exists(t.path("elsewhere/missing")));
  REQUIRE_FALSE(create_link(t.path("elsewhere"), t.path("out/.amp2hip/base")));
  CHECK(refused("f") != "");

  // A link within the tree is followed.
  tree u;
  u.write("out/real/f", "a");
  u.write("out/.amp2hip/base/link/f", "a");
  REQUIRE_FALSE(create_link(u.path("out/real"), u.path("out/link")));
  CHECK(FileUpdater(u.state, u.options).publish("link/f", "b")->What == UpdateOutcome::Written);
  CHECK(u.read("out/real/f") == "b");
}

TEST_CASE("folders of the state that are symbolic links are refused", "[publish]") {
  tree t;
  t.write("out/stage/precious", "theirs");
  REQUIRE_FALSE(llvm::sys::fs::create_link(t.path("out/stage"), t.path("out/.amp2hip/stage")));
  auto stage = t.state.createStage();
  CHECK(!stage);
  llvm::consumeError(stage.takeError());
  CHECK(t.read("out/stage/precious") == "theirs");
}
