//===--- environment.cpp - environment variables --------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include <catch2/catch.hpp>
#include <stdio.h>
#include <stdlib.h>
#include <string>
#include <wchar.h>

#include "support.h"

TEST_CASE("_wputenv, _wgetenv: variables in UTF-8") {
  invalid_parameters invalid;
  CHECK(_wputenv(L"COMPAT_WIDE=gr\u00fcn=x") == 0);
  CHECK(getenv("COMPAT_WIDE") == std::string("gr\u00fcn=x"));
  const wchar_t *const value = _wgetenv(L"COMPAT_WIDE");
  CHECK(value == std::wstring(L"gr\u00fcn=x"));
  CHECK((_wgetenv(L"COMPAT_WIDE") == value && _wgetenv(L"COMPAT_NONE") == nullptr));
  CHECK((_wputenv_s(L"COMPAT_WIDE", L"") == 0 && _wgetenv(L"COMPAT_WIDE") == nullptr));
  CHECK((_putenv("COMPAT_WIDE=1") == 0 && _putenv("COMPAT_WIDE=") == 0 && !getenv("COMPAT_WIDE")));
  CHECK(invalid.taken() == 0);
  CHECK((_wputenv(L"x") == -1 && _wputenv_s(nullptr, L"x") == EINVAL && !_wgetenv(nullptr)));
  CHECK(invalid.taken() == 3);
}

TEST_CASE("_wgetenv_s, _wdupenv_s") {
  invalid_parameters invalid;
  CHECK(_putenv_s("COMPAT_WIDE", "\u03b5") == 0);
  size_t size = 9;
  wchar_t buffer[4] = L"xyz";
  CHECK((_wgetenv_s(&size, buffer, L"COMPAT_WIDE") == 0 && size == 2));
  CHECK(buffer == std::wstring(L"\u03b5"));
  CHECK((_wgetenv_s(&size, buffer, 1, L"COMPAT_WIDE") == ERANGE && size == 2 && *buffer == 0));
  CHECK((_wgetenv_s(&size, nullptr, 0, L"COMPAT_NONE") == 0 && size == 0));
  wchar_t *copy = nullptr;
  CHECK((_wdupenv_s(&copy, &size, L"COMPAT_WIDE") == 0 && size == 2));
  CHECK(copy == std::wstring(L"\u03b5"));
  free(copy);
  CHECK((_wdupenv_s(&copy, &size, L"COMPAT_NONE") == 0 && copy == nullptr && size == 0));
  CHECK(invalid.taken() == 0);
  CHECK((_wgetenv_s(nullptr, buffer, L"x") == EINVAL &&
         _wdupenv_s(nullptr, nullptr, L"x") == EINVAL));
  CHECK(invalid.taken() == 2);
}

TEST_CASE("_searchenv: the current folder, then those of the variable") {
  invalid_parameters invalid;
  const temporary_folder first, second;
  fclose(fopen((second.path + "/compat_file").c_str(), "w"));
  char path[_MAX_PATH] = "x";
  wchar_t wide[_MAX_PATH] = L"x";
  for (const char *separator : {";", ":"}) {
    REQUIRE(_putenv_s("COMPAT_PATH", (first.path + separator + second.path).c_str()) == 0);
    _searchenv("compat_file", "COMPAT_PATH", path);
    CHECK(path == second.path + "/compat_file");
  }
  CHECK((_searchenv_s("compat_none", "COMPAT_PATH", path) == ENOENT && *path == 0));
  CHECK((_searchenv_s("", "COMPAT_PATH", path) == ENOENT && errno == ENOENT));
  CHECK((_searchenv_s("compat_file", "COMPAT_NONE", path) == ENOENT));
  CHECK((_searchenv_s(second.file("compat_file").c_str(), "COMPAT_PATH", path) == 0));
  CHECK(path == second.path + "/compat_file");
  CHECK((_wsearchenv_s(L"compat_file", L"COMPAT_PATH", wide) == 0 && *wide == L'/'));
  _wsearchenv(L"compat_none", L"COMPAT_PATH", wide);
  CHECK(*wide == 0);
  CHECK((_searchenv_s("compat_file", "COMPAT_PATH", path, 4) == ERANGE && *path == 0));
  CHECK(invalid.taken() == 0);
  CHECK((_searchenv_s("x", "y", nullptr, 4) == EINVAL && invalid.taken() == 1));
}
