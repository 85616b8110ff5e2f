// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Notes about a code base.
#include "migrate/run/messages/JoinNotes.h"
#include "migrated_code_base.h"

#include <catch2/catch.hpp>

using llvm::StringRef;
using namespace amp2hip::migrate;

TEST_CASE("a note about several files lists them", "[migrate]") {
  const std::vector<Note> notes = joinEqualNotes({{"a.vcxproj", 3, "flag '/EHa'"},
                                                  {"", 0, "folders"},
                                                  {"b.vcxproj", 4, "flag '/EHa'"},
                                                  {"a.vcxproj", 9, "flag '/EHa'"},
                                                  {"b.vcxproj", 5, "flag '/EHa'"},
                                                  {"b.vcxproj", 4, "other"},
                                                  {"c.vcxproj", 4, "flag '/EHa'"},
                                                  {"", 0, "folders"}});
  REQUIRE(notes.size() == 5);
  CHECK((notes[0].File == "a.vcxproj" && notes[0].Line == 3));
  CHECK(notes[0].Text == "flag '/EHa'; the same holds for 'b.vcxproj' and 'c.vcxproj'");
  CHECK((notes[2].Line == 9 && notes[2].Text == "flag '/EHa'"));
  CHECK((notes[3].File == "b.vcxproj" && notes[3].Text == "other"));
  std::vector<Note> many;
  for (char c = 'a'; c != 'i'; ++c)
    many.push_back({std::string(1, c), 0, "x"});
  CHECK(joinEqualNotes(many)[0].Text == "x; the same holds for 'b', 'c', 'd', 'e', 'f' and 2 more");
}

TEST_CASE("a note names sources for the preview of C++ AMP in each run", "[migrate]") {
  migrated_code_base e;
  e.write("src/a.cpp", "// PREVIEW\namp\n");
  e.write("src/b.cpp", "// PREVIEW\namp\n");
  e.write("src/c.cpp", "// other\namp\n");
  for (int run = 0; run != 2; ++run)
    CHECK(
        StringRef(e.migrate().messages)
            .contains("a.cpp: note: this is code for the preview of C++ AMP; it is translated with "
                      "'--amp-preview'; the same holds for 'b.cpp'\n"));
}
