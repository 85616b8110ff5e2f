//===--- wide_strings.cpp - wcscpy_s, _wcsicmp and related functions -----===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include <catch2/catch.hpp>
#include <clocale>
#include <cstring>
#include <string>
#include <wchar.h>

#include "support.h"

TEST_CASE("wcscpy_s, wcscat_s, wcsncpy_s, wcsncat_s") {
  invalid_parameters invalid;
  wchar_t to[6] = L"old";
  CHECK(wcscpy_s(to, L"five5") == 0);
  CHECK(wcscpy_s(to, 6, L"ab") == 0);
  CHECK(wcscat_s(to, L"c") == 0);
  CHECK(wcscat_s(to, 6, L"d") == 0);
  CHECK(to == std::wstring(L"abcd"));
  CHECK(wcsncpy_s(to, L"xyz", 2) == 0);
  CHECK(wcsncpy_s(to, 6, L"xyz", 1) == 0);
  CHECK(wcsncat_s(to, L"123", 2) == 0);
  CHECK(wcsncat_s(to, 6, L"34567", _TRUNCATE) == STRUNCATE);
  CHECK(to == std::wstring(L"x1234"));
  CHECK(invalid.taken() == 0);
  CHECK(wcscat_s(to, L"5") == ERANGE);
  CHECK((to[0] == 0 && invalid.taken() == 1));
}

TEST_CASE("other functions of wide strings") {
  wchar_t text[] = L"a b";
  wchar_t *context = nullptr;
  CHECK(wcstok_s(text, L" ", &context) == std::wstring(L"a"));
  CHECK(wcstok_s(nullptr, L" ", &context) == std::wstring(L"b"));
  CHECK(wcsnlen_s(L"abc", 2) == 2);
  CHECK(wcsnlen_s(nullptr, 2) == 0);
  wchar_t to[4] = L"abc";
  CHECK(wmemcpy_s(to, 4, L"xy", 2) == 0);
  CHECK(wmemmove_s(to + 1, 3, to, 2) == 0);
  CHECK(to == std::wstring(L"xxy"));
  CHECK(
      (_wcslwr_s(to) == 0 && _wcsupr_s(to) == 0 && _wcslwr_s(to, 4) == 0 && _wcsupr_s(to, 4) == 0));
  CHECK(to == std::wstring(L"XXY"));
  CHECK(_wcslwr(to) == std::wstring(L"xxy"));
  CHECK(_wcsupr(to) == std::wstring(L"XXY"));
  CHECK(_wcsrev(to) == std::wstring(L"YXX"));
  CHECK(_wcsset(to, L'z') == std::wstring(L"zzz"));
  CHECK(_wcsicmp(L"\u00e4B", L"\u00e4b") == 0);
  CHECK(_wcsnicmp(L"ABx", L"aby", 2) == 0);
  CHECK(wcsicmp(L"B", L"a") > 0);
  wchar_t *copy = _wcsdup(L"copy");
  CHECK(copy == std::wstring(L"copy"));
  free(copy);
  wchar_t message[80] = L"";
  CHECK(_wcserror_s(message, ENOENT) == 0);
  CHECK(_wcserror_s(message, 80, ENOENT) == 0);
  const std::string expected = std::strerror(ENOENT);
  CHECK(message == std::wstring(expected.begin(), expected.end()));
  invalid_parameters invalid;
  CHECK(wmemcpy_s(to, 1, L"ab", 2) == ERANGE);
  CHECK(wmemmove_s(to, 1, L"ab", 2) == ERANGE);
  CHECK((to[0] == 0 && invalid.taken() == 2));
}

TEST_CASE("_wsetlocale") {
  CHECK(_wsetlocale(LC_ALL, L"C") == std::wstring(L"C"));
  CHECK(_wsetlocale(LC_ALL, nullptr) == std::wstring(L"C"));
  CHECK(_wsetlocale(LC_ALL, L"no such locale") == nullptr);
}
