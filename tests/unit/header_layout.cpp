// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tests of the paths of translated headers.
#include "amp2hip/HeaderLayout.h"

#include "temporary_folder.h"
#include "llvm/Support/FileSystem.h"
#include <catch2/catch.hpp>

using namespace amp2hip;
using Plan = std::map<std::string, std::string>;

static Plan plan(llvm::StringRef input, std::vector<std::string> headers, llvm::StringRef output,
                 llvm::StringRef headerDir = "", llvm::StringRef headerBase = "") {
  return llvm::cantFail(planHeaderPaths(input, headers, output, headerDir, headerBase));
}

TEST_CASE("headers keep their path below the deepest common folder", "[headers]") {
  CHECK(plan("/p/src/a.cpp", {"/p/src/a.h", "/p/src/detail/b.h"}, "out/a.hip") ==
        Plan{{"/p/src/a.h", "out/a.hip.include/a.h"},
             {"/p/src/detail/b.h", "out/a.hip.include/detail/b.h"}});
  CHECK(plan("/p/src/a.cpp", {"/p/inc/a.h"}, "a.hip") ==
        Plan{{"/p/inc/a.h", "a.hip.include/inc/a.h"}});
  CHECK(plan("/p/a.cpp", {"/q/a.h"}, "a.hip") == Plan{{"/q/a.h", "a.hip.include/q/a.h"}});
}

TEST_CASE("a common folder is made of whole names", "[headers]") {
  CHECK(plan("/p/src/a.cpp", {"/p/src2/a.h"}, "a.hip") ==
        Plan{{"/p/src2/a.h", "a.hip.include/src2/a.h"}});
}

TEST_CASE("the plan does not depend on the path of the source tree", "[headers]") {
  Plan here = plan("/home/ann/p/src/a.cpp", {"/home/ann/p/inc/x/a.h"}, "a.hip", "", "/home/ann/p");
  Plan there = plan("/b/p/src/a.cpp", {"/b/p/inc/x/a.h"}, "a.hip", "", "/b/p");
  CHECK(here.begin()->second == there.begin()->second);
}

TEST_CASE("every spelling of a header has the same output path", "[headers]") {
  Plan spelled = plan("/p/src/a.cpp", {"/p/src/../inc/a.h", "/p/./inc/a.h"}, "a.hip");
  CHECK(spelled["/p/src/../inc/a.h"] == "a.hip.include/inc/a.h");
  CHECK(spelled["/p/./inc/a.h"] == "a.hip.include/inc/a.h");
}

TEST_CASE("--header-dir and --header-base", "[headers]") {
  CHECK(plan("/p/src/a.cpp", {"/p/inc/a.h"}, "a.hip", "gen", "/p/inc") ==
        Plan{{"/p/inc/a.h", "gen/a.h"}});

  SECTION("a header outside the base goes below one _up per folder") {
    CHECK(plan("/p/src/a.cpp", {"/p/inc/a.h", "/q/b.h"}, "a.hip", "gen", "/p/src") ==
          Plan{{"/p/inc/a.h", "gen/_up/inc/a.h"}, {"/q/b.h", "gen/_up/_up/q/b.h"}});
  }
  SECTION("a real folder named _up does not collide") {
    Plan both = plan("/p/src/a.cpp", {"/p/a.h", "/p/src/_up/a.h", "/p/src/_up_/a.h"}, "a.hip",
                     "gen", "/p/src");
    CHECK(both == Plan{{"/p/a.h", "gen/_up/a.h"},
                       {"/p/src/_up/a.h", "gen/_up_/a.h"},
                       {"/p/src/_up_/a.h", "gen/_up__/a.h"}});
  }
}

TEST_CASE("headers with standard output need a folder", "[headers]") {
  auto failed = planHeaderPaths("/p/a.cpp", {"/p/a.h"}, "-", "", "");
  REQUIRE_FALSE(bool(failed));
  CHECK(llvm::toString(failed.takeError()) ==
        "header 'a.h' must be translated too, but '-o -' has no header folder; "
        "name one with --header-dir");

  CHECK(plan("/p/a.cpp", {}, "-").empty());
  CHECK(plan("/p/a.cpp", {"/p/a.h"}, "-", "gen") == Plan{{"/p/a.h", "gen/a.h"}});
}

TEST_CASE("an include is relative to the including file", "[headers]") {
  CHECK(relativeInclude("out/a.hip", "out/a.hip.include/x/a.h") == "a.hip.include/x/a.h");
  CHECK(relativeInclude("gen/x/a.h", "gen/b.h") == "../b.h");
  CHECK(relativeInclude("gen/x/a.h", "gen/y/b.h") == "../y/b.h");
  CHECK(relativeInclude("/o/a.hip", "/o/a b/c.h") == "a b/c.h");
  CHECK(relativeInclude("-", "gen/a.h") == "gen/a.h");
}

TEST_CASE("an include that leaves a linked folder resolves on disk", "[headers]") {
  temporary_folder tmp;
  tmp.write("real/deep/x", "");
  tmp.write("gen/a.h", "here");
  REQUIRE_FALSE(llvm::sys::fs::create_link(tmp.path("real/deep"), tmp.path("link")));
  std::string text = relativeInclude(tmp.path("link/a.hip"), tmp.path("gen/a.h"));
  CHECK(text == "../../gen/a.h");
  CHECK(tmp.read("link/" + text) == "here");
}
