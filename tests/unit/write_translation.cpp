// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tests of the files that the write stage creates, replaces or keeps.
#include "amp2hip/WriteTranslation.h"

#include "amp2hip/TranslatedMark.h"
#include "files/UniqueName.h"
#include "temporary_folder.h"
#include <catch2/catch.hpp>

using namespace amp2hip;

namespace {

/// The result of a call of writeTranslation().
struct outcome {
  WriteStatus status;
  std::string messages;
};

/// A folder with sources and their translations.
class project : public temporary_folder {
public:
  /// Returns an output file with the translation `translated` of `original`, as
  /// the earlier stages of the translator create it.
  OutputFile file(const std::string &original, const std::string &output,
                  const std::string &translated) const {
    bool header = llvm::StringRef(output).ends_with(".h");
    return {path(original), path(output), withMark(original, read(original), translated), header};
  }

  /// Calls writeTranslation() for these output files.
  outcome write_out(std::vector<OutputFile> files, const std::string &header_dir = "gen",
                    const std::string &depfile = "", const std::string &tool = "this build",
                    bool force = false) const {
    Translation result;
    result.Status = TranslateStatus::Translated;
    for (const OutputFile &file : files)
      result.Dependencies.push_back(file.Original);
    result.Files = std::move(files);
    std::string messages;
    llvm::raw_string_ostream stream(messages);
    WriteStatus status =
        writeTranslation(result, header_dir.empty() ? "" : path(header_dir),
                         depfile.empty() ? "" : path(depfile), tool, stream, force);
    return {status, messages};
  }

  /// Returns the device and inode of a file.
  llvm::sys::fs::UniqueID id(const std::string &name) const {
    llvm::sys::fs::UniqueID id;
    REQUIRE_FALSE(llvm::sys::fs::getUniqueID(path(name), id));
    return id;
  }
};

/// Returns the text after the mark.
std::string body(const std::string &text) { return text.substr(text.find('\n') + 1); }

} // namespace

TEST_CASE("a translation is written with its headers and its dependencies", "[write]") {
  project p;
  p.write("src/a.cpp", "a");
  p.write("src/x/a.h", "h");
  auto done = p.write_out(
      {p.file("src/a.cpp", "a.hip", "A"), p.file("src/x/a.h", "gen/x/a.h", "H")}, "gen", "a.d");
  CHECK(done.messages == "");
  REQUIRE(done.status == WriteStatus::Written);
  CHECK(p.files() ==
        std::vector<std::string>{"a.d", "a.hip", "gen/x/a.h", "src/a.cpp", "src/x/a.h"});
  CHECK(body(p.read("a.hip")) == "A");
  CHECK(body(p.read("gen/x/a.h")) == "H");
  CHECK(p.read("a.d") ==
        dependencyRule(p.path("a.hip"), {p.path("src/a.cpp"), p.path("src/x/a.h")}));
}

TEST_CASE("an unchanged file is not written", "[write]") {
  project p;
  p.write("src/a.cpp", "a");
  p.write("src/a.h", "h");
  auto files = [&](const std::string &header) {
    return std::vector<OutputFile>{p.file("src/a.cpp", "a.hip", "A"),
                                   p.file("src/a.h", "gen/a.h", header)};
  };
  REQUIRE(p.write_out(files("H")).status == WriteStatus::Written);
  // Each write creates a new file and renames it to the output. If the inode is
  // the same, the file was not written.
  auto main_before = p.id("a.hip"), header_before = p.id("gen/a.h");
  REQUIRE(p.write_out(files("H")).status == WriteStatus::Written);
  CHECK(p.id("a.hip") == main_before);
  CHECK(p.id("gen/a.h") == header_before);

  // If only one output uses a header, that output may change its translation.
  REQUIRE(p.write_out(files("H2")).status == WriteStatus::Written);
  CHECK(p.id("a.hip") == main_before);
  CHECK(body(p.read("gen/a.h")) == "H2");
}

TEST_CASE("a header that needs two translations in one folder is a conflict", "[write]") {
  project p;
  p.write("src/a.cpp", "a");
  p.write("src/b.cpp", "b");
  p.write("src/s.h", "s");
  REQUIRE(
      p.write_out({p.file("src/a.cpp", "a.hip", "A"), p.file("src/s.h", "gen/s.h", "1\n2\n3\n")})
          .status == WriteStatus::Written);
  std::vector<OutputFile> second = {p.file("src/b.cpp", "b.hip", "B"),
                                    p.file("src/s.h", "gen/s.h", "1\ntwo\n3\n")};
  auto done = p.write_out(second);
  REQUIRE(done.status == WriteStatus::Conflict);
  // The message has both locations and the first differing line. Line 1 is the
  // mark.
  CHECK_THAT(done.messages,
             Catch::StartsWith(p.path("gen/s.h") + ":3:1: error: header 's.h' has different"));
  CHECK_THAT(done.messages,
             Catch::Contains("'" + p.path("a.hip") + "' and '" + p.path("b.hip") + "'"));
  CHECK_THAT(done.messages, Catch::Contains("\n2\n^\n" + p.path("src/s.h") + ":1:1: note: "));
  CHECK_THAT(done.messages, Catch::Contains("line 3 is:\ntwo\n"));
  CHECK(p.read("b.hip") == "<none>");
  CHECK(body(p.read("gen/s.h")) == "1\n2\n3\n");

  SECTION("not when the other output is gone") {
    llvm::sys::fs::remove(p.path("a.hip"));
    CHECK(p.write_out(second).status == WriteStatus::Written);
    CHECK(body(p.read("gen/s.h")) == "1\ntwo\n3\n");
  }
  SECTION("not when the other output no longer uses the header") {
    REQUIRE(p.write_out({p.file("src/a.cpp", "a.hip", "A")}).status == WriteStatus::Written);
    CHECK(p.write_out(second).status == WriteStatus::Written);
  }
  SECTION("not when the original has changed: an update") {
    p.write("src/s.h", "s, edited");
    second.back() = p.file("src/s.h", "gen/s.h", "1\ntwo\n3\n");
    CHECK(p.write_out(second).status == WriteStatus::Written);
    CHECK(body(p.read("gen/s.h")) == "1\ntwo\n3\n");
  }
  SECTION("not when another build of the tool made the first: an update") {
    CHECK(p.write_out(second, "gen", "", "the next build").status == WriteStatus::Written);
    CHECK(body(p.read("gen/s.h")) == "1\ntwo\n3\n");
    // Afterwards it is a translation of this build like any other.
    std::vector<OutputFile> third = {p.file("src/a.cpp", "a.hip", "A"),
                                     p.file("src/s.h", "gen/s.h", "1\n2\n3\n")};
    CHECK(p.write_out(third, "gen", "", "the next build").status == WriteStatus::Conflict);
  }
  SECTION("not when the first translation has no recorded version") {
    std::string record = p.read("gen/.amp2hip/uses.json");
    size_t at = record.find(",\"this build\"");
    REQUIRE(at != std::string::npos);
    p.write("gen/.amp2hip/uses.json", record.erase(at, 13));
    CHECK(p.write_out(second).status == WriteStatus::Written);
  }
  SECTION("not in a separate folder") {
    second.back() = p.file("src/s.h", "b.hip.include/s.h", "1\ntwo\n3\n");
    CHECK(p.write_out(second, "").status == WriteStatus::Written);
  }
}

TEST_CASE("a longer translation differs where the shorter one ends", "[write]") {
  project p;
  p.write("src/a.cpp", "a");
  p.write("src/s.h", "s");
  REQUIRE(p.write_out({p.file("src/a.cpp", "a.hip", "A"), p.file("src/s.h", "gen/s.h", "1\n")})
              .status == WriteStatus::Written);
  auto done =
      p.write_out({p.file("src/a.cpp", "b.hip", "A"), p.file("src/s.h", "gen/s.h", "1\n2\n")});
  CHECK(done.status == WriteStatus::Conflict);
  CHECK_THAT(done.messages, Catch::StartsWith(p.path("gen/s.h") + ":3:1: error:"));
}

TEST_CASE("two headers with the same output path are a conflict", "[write]") {
  project p;
  p.write("one/a.cpp", "a");
  p.write("one/s.h", "s");
  p.write("two/b.cpp", "b");
  p.write("two/s.h", "another s");
  REQUIRE(
      p.write_out({p.file("one/a.cpp", "a.hip", "A"), p.file("one/s.h", "gen/s.h", "S")}).status ==
      WriteStatus::Written);
  auto done = p.write_out({p.file("two/b.cpp", "b.hip", "B"), p.file("two/s.h", "gen/s.h", "S2")});
  REQUIRE(done.status == WriteStatus::Conflict);
  CHECK_THAT(done.messages, Catch::Contains("'" + p.path("one/s.h") + "' (for '" + p.path("a.hip") +
                                            "') and '" + p.path("two/s.h") + "'"));
  CHECK_THAT(done.messages, Catch::Contains("--header-base"));
  CHECK(body(p.read("gen/s.h")) == "S");
}

TEST_CASE("a translation of outdated sources writes nothing", "[write]") {
  project p;
  p.write("src/a.cpp", "a");
  p.write("src/s.h", "old");
  std::vector<OutputFile> old = {p.file("src/a.cpp", "a.hip", "A"),
                                 p.file("src/s.h", "gen/s.h", "OLD")};
  p.write("src/s.h", "new");
  auto done = p.write_out(old);
  CHECK(done.status == WriteStatus::OutOfDate);
  CHECK(done.messages == "");
  CHECK(p.files() == std::vector<std::string>{"src/a.cpp", "src/s.h"});
}

TEST_CASE("input files are never overwritten", "[write]") {
  project p;
  p.write("src/a.cpp", "a");
  p.write("src/s.h", "s");

  SECTION("a header, by its own name") {
    auto done =
        p.write_out({p.file("src/a.cpp", "a.hip", "A"), p.file("src/s.h", "src/s.h", "S")}, "src");
    CHECK(done.status == WriteStatus::Unwritable);
    CHECK(done.messages == "amp2hip: error: output '" + p.path("src/s.h") +
                               "' would overwrite a file that this translation reads; choose "
                               "another --header-dir\n");
  }
  SECTION("a header, by -o and a link") {
    REQUIRE_FALSE(llvm::sys::fs::create_link(p.path("src"), p.path("link")));
    auto done = p.write_out(
        {p.file("src/a.cpp", "link/../link/s.h", "A"), p.file("src/s.h", "gen/s.h", "S")});
    CHECK(done.status == WriteStatus::Unwritable);
  }
  SECTION("a file that amp2hip did not write") {
    p.write("gen/s.h", "by hand");
    auto done = p.write_out({p.file("src/a.cpp", "a.hip", "A"), p.file("src/s.h", "gen/s.h", "S")});
    CHECK(done.status == WriteStatus::Unwritable);
    CHECK_THAT(done.messages, Catch::Contains("was not written by amp2hip"));
    CHECK(p.read("gen/s.h") == "by hand");
  }
  CHECK(p.read("src/s.h") == "s");
  CHECK(p.read("a.hip") == "<none>");
}

TEST_CASE("if one file cannot be written, none is", "[write]") {
  project p;
  p.write("src/a.cpp", "a");
  p.write("src/s.h", "s");
  p.write("plain", "no folder");
  std::vector<OutputFile> files = {p.file("src/a.cpp", "a.hip", "A"),
                                   p.file("src/s.h", "gen/s.h", "S")};
  std::string depfile;
  SECTION("the main file") { files.front().Path = p.path("plain/a.hip"); }
  SECTION("the main file is a folder") { files.front().Path = p.path("src"); }
  SECTION("the dependencies") { depfile = "plain/a.d"; }
  auto done = p.write_out(files, "gen", depfile);
  CHECK(done.status == WriteStatus::Unwritable);
  CHECK_THAT(done.messages, Catch::StartsWith("amp2hip: error: cannot write '"));
  CHECK(p.files() == std::vector<std::string>{"plain", "src/a.cpp", "src/s.h"});
}

TEST_CASE("the record of a header folder does not depend on the order", "[write]") {
  auto record = [](bool reverse) {
    project p;
    p.write("src/s.h", "s");
    for (std::string name : {reverse ? "b" : "a", reverse ? "a" : "b"}) {
      p.write("src/" + name + ".cpp", name);
      REQUIRE(p.write_out({p.file("src/" + name + ".cpp", name + ".hip", "M"),
                           p.file("src/s.h", "gen/s.h", "S")})
                  .status == WriteStatus::Written);
    }
    return p.read("gen/.amp2hip/uses.json");
  };
  CHECK(record(false) == record(true));
  CHECK_THAT(record(false), Catch::Contains("a.hip") && Catch::Contains("b.hip"));
}

TEST_CASE("an unreadable record is an error and not a guess", "[write]") {
  project p;
  p.write("src/a.cpp", "a");
  p.write("gen/.amp2hip/uses.json", "[[1]]");
  auto done = p.write_out({p.file("src/a.cpp", "a.hip", "A")});
  CHECK(done.status == WriteStatus::Unwritable);
  CHECK_THAT(done.messages, Catch::Contains("is damaged"));
}

TEST_CASE("a linked output is written where the link points", "[write]") {
  project p;
  p.write("src/a.cpp", "a");
  p.write("real/a.hip", "");
  REQUIRE_FALSE(llvm::sys::fs::create_link(p.path("real/a.hip"), p.path("a.hip")));
  REQUIRE(p.write_out({p.file("src/a.cpp", "a.hip", "A")}).status == WriteStatus::Written);
  CHECK(body(p.read("real/a.hip")) == "A");
  CHECK(llvm::sys::fs::is_symlink_file(p.path("a.hip")));
}

TEST_CASE("a link to a file that does not exist yet is followed", "[write]") {
  project p;
  p.write("a.cpp", "source");
  REQUIRE_FALSE(llvm::sys::fs::create_link("target.cpp", p.path("link.cpp")));
  CHECK(p.write_out({p.file("a.cpp", "link.cpp", "new")}).status == WriteStatus::Written);
  CHECK(llvm::sys::fs::is_symlink_file(p.path("link.cpp")));
  CHECK(body(p.read("target.cpp")) == "new");
}

TEST_CASE("the folder of the output may contain '%'", "[write]") {
  project p;
  p.write("a.cpp", "source");
  REQUIRE_FALSE(llvm::sys::fs::create_directory(p.path("job_a%2Fb")));
  CHECK(p.write_out({p.file("a.cpp", "job_a%2Fb/a.cpp", "new")}).status == WriteStatus::Written);
  CHECK(body(p.read("job_a%2Fb/a.cpp")) == "new");
}

TEST_CASE("the folder for temporary files may contain '%'", "[write]") {
  project p;
  REQUIRE_FALSE(llvm::sys::fs::create_directory(p.path("a%2Fb")));
  const char *const old = std::getenv("TMPDIR");
  const std::string before = old ? old : "";
  setenv("TMPDIR", p.path("a%2Fb").c_str(), 1);
  llvm::Expected<std::string> folder = createTemporaryFolder("one");
  REQUIRE(static_cast<bool>(folder));
  CHECK(llvm::StringRef(*folder).starts_with(p.path("a%2Fb/one-")));
  CHECK(llvm::sys::fs::is_directory(*folder));
  setenv("TMPDIR", p.path("none").c_str(), 1);
  llvm::Expected<std::string> missing = createTemporaryFolder("two");
  CHECK(llvm::StringRef(llvm::toString(missing.takeError()))
            .contains("cannot create the temporary folder"));
  if (old)
    setenv("TMPDIR", before.c_str(), 1);
  else
    unsetenv("TMPDIR");
}

TEST_CASE("special files are written in place", "[write]") {
  project p;
  p.write("src/a.cpp", "a");
  OutputFile file = p.file("src/a.cpp", "a.hip", "A");
  file.Path = "/dev/null";
  CHECK(p.write_out({file}).status == WriteStatus::Written);
  CHECK_FALSE(llvm::sys::fs::is_regular_file("/dev/null"));
}

TEST_CASE("foreign and edited files are not overwritten", "[write]") {
  project p;
  p.write("src/a.cpp", "a");
  p.write("src/s.h", "s");
  auto files = [&](const std::string &main) {
    return std::vector<OutputFile>{p.file("src/a.cpp", "a.hip", main),
                                   p.file("src/s.h", "gen/s.h", main)};
  };
  REQUIRE(p.write_out(files("one\n")).status == WriteStatus::Written);
  std::string name = GENERATE(as<std::string>{}, "a.hip", "gen/s.h");
  std::string written = p.read(name);
  auto refused = [&](const std::string &why) {
    std::string before = p.read(name);
    auto done = p.write_out(files("two\n"));
    CHECK(done.status == WriteStatus::Unwritable);
    CHECK_THAT(done.messages, Catch::StartsWith("amp2hip: error: '" + p.path(name) + "' " + why));
    CHECK_THAT(done.messages, Catch::Contains("--force"));
    CHECK(p.read(name) == before);
    CHECK(p.write_out(files("two\n"), "gen", "", "this build", true).status ==
          WriteStatus::Written);
    CHECK(body(p.read(name)) == "two\n");
  };
  SECTION("foreign") {
    p.write(name, "by hand\n");
    refused("was not written by amp2hip");
  }
  SECTION("edited") {
    p.write(name, written + "by hand\n");
    refused("was edited after amp2hip wrote it");
  }
  SECTION("with an edited mark") {
    p.write(name, "// Translated by amp2hip, then by hand\none\n");
    refused("was edited after amp2hip wrote it");
  }
  SECTION("by an amp2hip that recorded no hash of the output") {
    p.write(name, written.substr(0, written.find(", output ")) + "\none\n");
    refused("was written by an older amp2hip");
  }
}

TEST_CASE("files without edits are overwritten", "[write]") {
  project p;
  p.write("src/a.cpp", "a");
  std::vector<OutputFile> one = {p.file("src/a.cpp", "a.hip", "1\n2\n")};
  std::vector<OutputFile> two = {p.file("src/a.cpp", "a.hip", "1\n3\n")};
  REQUIRE(p.write_out(one).status == WriteStatus::Written);
  std::string written = p.read("a.hip");
  std::string first_line = written.substr(0, written.find('\n'));
  SECTION("an output") {}
  SECTION("an output with other line endings") { p.write("a.hip", first_line + "\r\n1\r\n2\r\n"); }
  SECTION("an empty file") { p.write("a.hip", "\n"); }
  SECTION("an older mark before the same text") {
    p.write("a.hip", written.substr(0, written.find(", output ")) + "\n1\n3\n");
  }
  CHECK(p.write_out(two).status == WriteStatus::Written);
  CHECK(body(p.read("a.hip")) == "1\n3\n");
}

TEST_CASE("folders are created, and removed again if writing fails", "[write]") {
  project p;
  p.write("src/a.cpp", "a");
  p.write("src/s.h", "s");
  auto exists = [&](const std::string &name) { return llvm::sys::fs::exists(p.path(name)); };
  std::vector<OutputFile> files = {p.file("src/a.cpp", "new/x/a.hip", "A"),
                                   p.file("src/s.h", "new/y/s.h", "S")};
  SECTION("written") {
    CHECK(p.write_out(files, "new/y", "new/z/a.d").status == WriteStatus::Written);
    CHECK(exists("new/x/a.hip"));
    CHECK(exists("new/y/s.h"));
    CHECK(exists("new/z/a.d"));
  }
  SECTION("not written") {
    p.write("plain", "no folder");
    CHECK(p.write_out(files, "new/y", "plain/a.d").status == WriteStatus::Unwritable);
    CHECK_FALSE(exists("new"));
  }
}
