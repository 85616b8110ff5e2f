//===--- temporary_names.cpp - Tests of names of temporary files ----------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include <catch2/catch.hpp>
#include <io.h>
#include <stdio.h>
#include <stdlib.h>
#include <string>

#include "support.h"

TEST_CASE("_tempnam, tmpnam_s: names that no file has") {
  invalid_parameters invalid;
  const temporary_folder folder;
  char *const old = getenv("TMPDIR");
  const std::string saved = old != nullptr ? old : "";
  _putenv_s("TMPDIR", folder.path.c_str());
  char *const first = _tempnam("/missing", "pre"), *const second = _tempnam(nullptr, nullptr);
  CHECK(std::string(first).find(folder.path + "/pre") == 0);
  CHECK((std::string(first) != second && _access(first, 0) == -1));
  wchar_t *const wide = _wtempnam(L"/missing", L"\u00e4");
  CHECK(std::wstring(wide).find(L"/\u00e4") != std::wstring::npos);
  for (void *name : {(void *)first, (void *)second, (void *)wide})
    free(name);
  _putenv_s("TMPDIR", "");
  _putenv_s("TMP", "");
  char *const third = _tempnam(folder.path.c_str(), "pre");
  CHECK(std::string(third).find(folder.path + "/pre") == 0);
  free(third);
  _putenv_s("TMPDIR", saved.c_str());
  char name[L_tmpnam_s];
  wchar_t wide_name[L_tmpnam_s];
  CHECK((tmpnam_s(name) == 0 && _access(name, 0) == -1 && _wtmpnam_s(wide_name, L_tmpnam_s) == 0));
  CHECK(invalid.taken() == 0);
  CHECK((tmpnam_s(name, 3) == ERANGE && *name == 0 && _wtmpnam_s(nullptr, 3) == EINVAL));
  CHECK(invalid.taken() == 2);
  CHECK(_rmtmp() == 0);
}

TEST_CASE("_mktemp: 26 names for each pattern") {
  invalid_parameters invalid;
  const temporary_folder folder;
  const std::string pattern = folder.file("fnXXXXXX");
  for (int i = 0; i < 26; ++i) {
    std::string name = pattern;
    REQUIRE(_mktemp(name.data()) == name.data());
    CHECK(name[name.size() - 6] == 'a' + i);
    fclose(_fsopen(name.c_str(), "w", 0));
  }
  std::string name = pattern;
  CHECK((_mktemp(name.data()) == nullptr && errno == EEXIST));
  std::wstring wide(L"/tmp/compatXXXXXX");
  CHECK((_wmktemp(wide.data()) == wide.data() && wide.find(L'X') == wide.npos));
  char small[] = "aXXXXXX", bad[] = "XXX";
  wchar_t small_wide[] = L"aXXXXXX";
  CHECK((_mktemp_s(small) == 0 && small[1] == 'a' && _wmktemp_s(small_wide) == 0));
  CHECK(invalid.taken() == 0);
  CHECK((_mktemp_s(bad) == EINVAL && *bad == 0 && _wmktemp_s(nullptr, 0) == EINVAL));
  CHECK(invalid.taken() == 2);
}
