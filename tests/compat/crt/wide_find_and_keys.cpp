//===--- wide_find_and_keys.cpp - _wfindfirst, _getwch and others -------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "support.h"
#include <catch2/catch.hpp>
#include <conio.h>
#include <cstdarg>
#include <fstream>
#include <io.h>
#include <string>
#include <strsafe.h>
#include <wchar.h>
#include <windows.h>

namespace {
int listed(char *to, size_t size, const char *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  const int result = vsnprintf_s(to, size, _TRUNCATE, format, arguments);
  va_end(arguments);
  return result;
}
HRESULT listed_ex(char *to, wchar_t *wide, ...) {
  va_list arguments;
  va_start(arguments, wide);
  HRESULT result = StringCchVPrintfExA(to, 4, nullptr, nullptr, 0, "x", arguments);
  result |= StringCchVPrintfExW(wide, 4, nullptr, nullptr, 0, L"y", arguments);
  result |= StringCchVPrintfEx(to, 4, nullptr, nullptr, 0, "z", arguments);
  va_end(arguments);
  return result;
}
/// Makes \p text the standard input.
void set_input(const temporary_folder &folder, const char *text) {
  std::ofstream(folder.path + "/in") << text;
  REQUIRE(freopen((folder.path + "/in").c_str(), "r", stdin) != nullptr);
}
} // namespace

TEST_CASE("_wfindfirst and FindFirstFileEx") {
  const temporary_folder folder;
  std::ofstream(folder.path + "/\u00e4.txt") << "abc";
  _wfinddata_t found;
  const intptr_t search = _wfindfirst(folder.wide_file("*.txt").c_str(), &found);
  REQUIRE(search != -1);
  CHECK((found.name == std::wstring(L"\u00e4.txt") && found.size == 3));
  CHECK((_wfindnext(search, &found) == -1 && errno == ENOENT && _findclose(search) == 0));
  _wfinddata64_t same;
  const intptr_t other = _wfindfirst64(folder.wide_file("*.txt").c_str(), &same);
  CHECK((other != -1 && _wfindnext64(other, &same) == -1 && _findclose(other) == 0));
  static_assert(sizeof(_wfinddata32_t) == sizeof(_wfinddatai64_t) &&
                sizeof(_wfinddata64i32_t) == sizeof(_wfinddata64_t));
  CHECK((_wfindfirsti64 == _wfindfirst && _wfindnexti64 == _wfindnext));
  struct _stat64 status;
  CHECK((_wstat64(folder.wide_file("in").c_str(), &status) == -1));

  WIN32_FIND_DATAA data;
  const FINDEX_INFO_LEVELS level = FindExInfoBasic;
  const FINDEX_SEARCH_OPS operation = FindExSearchNameMatch;
  HANDLE handle = FindFirstFileExA(folder.file("*.txt").c_str(), level, &data, operation, nullptr,
                                   FIND_FIRST_EX_LARGE_FETCH);
  REQUIRE(handle != INVALID_HANDLE_VALUE);
  CHECK((data.cFileName == std::string("\u00e4.txt") && FindClose(handle)));
  WIN32_FIND_DATAW wide;
  handle = FindFirstFileExW(folder.wide_file("*.txt").c_str(), level, &wide, operation, nullptr, 0);
  REQUIRE(handle != INVALID_HANDLE_VALUE);
  CHECK((wide.cFileName == std::wstring(L"\u00e4.txt") && FindClose(handle)));
  handle = FindFirstFileEx(folder.file("no").c_str(), level, &data, operation, nullptr, 0);
  CHECK(handle == INVALID_HANDLE_VALUE);
}

TEST_CASE("_getws_s and _getwch read UTF-8") {
  const temporary_folder folder;
  set_input(folder, "\u00e4b\n\u20acx");
  wchar_t line[10];
  CHECK((_getws_s(line, 10) == line && line == std::wstring(L"\u00e4b")));
  if (!isatty(0)) {
    CHECK((_getwch() == L'\u20ac' && _getwche() == L'x' && _getwch() == WEOF));
  }
  CHECK((_getws_s(line, 10) == nullptr && line[0] == 0));
}

TEST_CASE("StringCchPrintfEx and vsnprintf_s") {
  char to[4];
  wchar_t wide[4];
  LPSTR end = nullptr;
  LPWSTR wide_end = nullptr;
  size_t left = 0;
  CHECK(
      (StringCchPrintfExA(to, 4, &end, &left, 0, "%d", 12) == S_OK && end == to + 2 && left == 2));
  CHECK((StringCchPrintfEx(to, 4, &end, &left, STRSAFE_NO_TRUNCATION, "%d", 12345) ==
             STRSAFE_E_INSUFFICIENT_BUFFER &&
         to[0] == 0 && end == to && left == 4));
  CHECK((StringCchPrintfExW(wide, 4, &wide_end, &left, 0, L"%s", L"abcd") ==
             STRSAFE_E_INSUFFICIENT_BUFFER &&
         wide_end == wide + 3 && left == 1));
  CHECK((listed_ex(to, wide) == S_OK && to == std::string("z") && wide == std::wstring(L"y")));
  CHECK((listed(to, 4, "%d", 12345) == -1 && to == std::string("123")));
}
