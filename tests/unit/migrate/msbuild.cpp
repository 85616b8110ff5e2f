// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tests of conditions and macros of MSBuild.
#include "migrate/workspace/msbuild/Condition.h"

#include "migrate/workspace/msbuild/Macros.h"
#include "migrate/workspace/msbuild/Wildcards.h"
#include "project_tree.h"
#include <catch2/catch.hpp>

using namespace amp2hip::migrate::workspace;

static std::string value_of(llvm::StringRef condition) {
  Macros macros;
  macros.set("Configuration", "Debug");
  macros.set("Platform", "x64");
  macros.set("Empty", "");
  macros.set("Quote", "it's");
  auto expand = [&](llvm::StringRef text) -> llvm::Expected<std::string> {
    auto expanded = macros.expand(text);
    return expanded ? withoutMarks(*expanded) : std::move(expanded);
  };
  auto exists = [](llvm::StringRef path) { return path == "real.props"; };
  auto value = evaluateCondition(condition, {expand, exists});
  return value ? (*value ? "true" : "false") : llvm::toString(value.takeError());
}

TEST_CASE("conditions compare strings without regard to case", "[msbuild]") {
  CHECK(value_of("'$(Configuration)|$(Platform)'=='Debug|x64'") == "true");
  CHECK(value_of("'$(Configuration)|$(Platform)'=='debug|X64'") == "true");
  CHECK(value_of("'$(Configuration)'!='Debug'") == "false");
  CHECK(value_of("$(Configuration) == Debug") == "true");
  CHECK(value_of(" '$(Unknown)' == '' ") == "true");
  CHECK(value_of("'$(Quote)' == 'it'") == "false");
  CHECK(value_of("") == "true");
}

TEST_CASE("conditions compare numbers and versions by value", "[msbuild]") {
  CHECK(value_of("'12.0' == '12'") == "true");
  CHECK(value_of("0x10 > 15") == "true");
  CHECK(value_of("'11.0' >= '12.0'") == "false");
  CHECK(value_of("'9.0' < '12.0'") == "true");
  CHECK(value_of("'12.0.30501' >= '12.0.21005'") == "true");
  CHECK(value_of("'a' < 'b'") == "'a' or 'b' is not a number");
}

TEST_CASE("conditions have and, or, ! and parentheses", "[msbuild]") {
  CHECK(value_of("true and false or true") == "true");
  CHECK(value_of("true AND (false Or false)") == "false");
  CHECK(value_of("!('$(Configuration)'=='Release') and '$(Platform)'=='x64'") == "true");
  CHECK(value_of("!!true") == "true");
  CHECK(value_of("'yes'") == "true");
  CHECK(value_of("'on' == 'true'") == "true");
}

TEST_CASE("conditions call functions", "[msbuild]") {
  CHECK(value_of("Exists('real.props')") == "true");
  CHECK(value_of("!exists('$(Unknown).props')") == "true");
  CHECK(value_of("Exists('')") == "false");
  CHECK(value_of("HasTrailingSlash('a\\') and HasTrailingSlash('a/')") == "true");
  CHECK(value_of("Frobnicate('x')") == "function 'Frobnicate' is unknown");
}

TEST_CASE("a malformed condition is an error", "[msbuild]") {
  CHECK(value_of("'a' == ") == "a value is missing after '=='");
  CHECK(value_of("'a") == "a quote is missing");
  CHECK(value_of("(true") == "a parenthesis is missing");
  CHECK(value_of("true)") == "')' is unexpected");
  CHECK(value_of("'a' = 'b'") == "'=' is unexpected");
  CHECK(value_of("'maybe'") == "'maybe' is neither true nor false");
  CHECK(value_of("'$(Platform' == 'x64'") == "'$(' has no end");
  CHECK(value_of(std::string(10000, '(') + "true") == "it is nested too deeply");
}

static std::string expanded(const Macros &macros, llvm::StringRef text) {
  return llvm::cantFail(macros.expand(text));
}

TEST_CASE("macros", "[msbuild]") {
  Macros macros;
  macros.set("ProjectDir", "/p/");
  macros.setGlobal("Platform", "x64");
  CHECK(expanded(macros, "$(PROJECTDIR)inc;$(Platform)") == "/p/inc;x64");
  macros.set("platform", "Win32");
  CHECK(macros.get("Platform") == "x64");
  macros.set("Inc", expanded(macros, "$(ProjectDir)inc;$(Inc)"));
  macros.set("Inc", expanded(macros, "$(Inc);more"));
  CHECK(withoutMarks(macros.get("Inc")) == "/p/inc;;more");
  CHECK(expanded(macros, "100%$ $(") == "100%$ $(");
}

TEST_CASE("a macro without a value leaves a mark", "[msbuild]") {
  Macros macros;
  macros.set("Boost", expanded(macros, "$(BOOST_ROOT)\\include"));
  const std::string list = expanded(macros, "a;$(Boost);$([MSBuild]::Add(1, 2));b");
  CHECK(splitList(list) == strings{"a", "b"});
  CHECK(unknownMacros(list) ==
        std::vector<llvm::StringRef>{"BOOST_ROOT", "$([MSBuild]::Add(1, 2))"});
  CHECK(withoutMarks(list) == "a;\\include;;b");
}

TEST_CASE("macros that grow without bounds are an error", "[msbuild]") {
  Macros macros;
  macros.set("A", std::string(1000, 'x'));
  for (int i = 0; i < 100; ++i) {
    auto doubled = macros.expand("$(A)$(A)");
    if (!doubled) {
      CHECK(llvm::toString(doubled.takeError()) == "macro 'A' expands to more than 1 MiB");
      return;
    }
    macros.set("A", *doubled);
  }
  FAIL("no limit");
}

TEST_CASE("lists and escapes", "[msbuild]") {
  CHECK(splitList(" a ; ;b%3Bc;\n d%20e\t") == strings{"a", "b;c", "d e"});
  CHECK(unescape("%41%zz%4") == "A%zz%4");
}

TEST_CASE("wildcards", "[msbuild]") {
  project_tree tree;
  tree.touch({"src/a.cpp", "src/B.CPP", "src/a.h", "src/deep/c.cpp", "src/deep/er/d.cpp", "e.cpp"});
  auto found = [&](llvm::StringRef pattern) {
    return tree.below(llvm::cantFail(expandWildcard(tree.path("src"), pattern)));
  };
  CHECK(found("*.cpp") == strings{"src/B.CPP", "src/a.cpp"});
  CHECK(found("**\\*.cpp") ==
        strings{"src/B.CPP", "src/a.cpp", "src/deep/c.cpp", "src/deep/er/d.cpp"});
  CHECK(found("D*\\?.cpp") == strings{"src/deep/c.cpp"});
  CHECK(found("..\\*.cpp") == strings{"e.cpp"});
  CHECK(found("deep\\**") == strings{"src/deep/c.cpp", "src/deep/er/d.cpp"});
  CHECK(found("none\\*.cpp").empty());
}

TEST_CASE("a wildcard visits a limited number of files", "[msbuild]") {
  project_tree tree;
  tree.touch({"a/1", "a/2", "b/3"});
  CHECK(llvm::cantFail(expandWildcard(tree.path("a"), "**/*", 4)).size() == 2);
  auto found = expandWildcard(tree.path("a"), "../**/*", 4);
  REQUIRE_FALSE(static_cast<bool>(found));
  CHECK(llvm::toString(found.takeError()) ==
        "the wildcard visits more than 4 files; begin it at a deeper folder");
}
