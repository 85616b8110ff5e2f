//===--- locales.cpp - Tests of functions that take a locale --------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include <catch2/catch.hpp>
#include <cstdarg>
#include <ctime>
#include <ctype.h>
#include <locale.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <string>
#include <unistd.h>
#include <wchar.h>

#include "support.h"

namespace {
const _locale_t c_locale = _create_locale(LC_ALL, "C");

std::string list(const char *format, ...) {
  char buffer[50], checked[50];
  va_list arguments;
  va_start(arguments, format);
  _vsprintf_l(buffer, format, c_locale, arguments);
  va_end(arguments);
  va_start(arguments, format);
  _vsprintf_s_l(checked, 50, format, c_locale, arguments);
  CHECK(buffer == std::string(checked));
  va_end(arguments);
  va_start(arguments, format);
  CHECK(_vsnprintf_l(buffer, 50, format, c_locale, arguments) > 0);
  va_end(arguments);
  va_start(arguments, format);
  CHECK(_vprintf_l(format, c_locale, arguments) > 0);
  va_end(arguments);
  va_start(arguments, format);
  CHECK(_vfprintf_l(stdout, format, c_locale, arguments) > 0);
  va_end(arguments);
  return buffer;
}
std::wstring wide_list(const wchar_t *format, ...) {
  wchar_t buffer[50];
  va_list arguments;
  va_start(arguments, format);
  _vswprintf_s_l(buffer, 50, format, c_locale, arguments);
  va_end(arguments);
  return buffer;
}
} // namespace

TEST_CASE("_create_locale, _free_locale, _get_current_locale, _configthreadlocale") {
  REQUIRE(c_locale != nullptr);
  CHECK((_create_locale(LC_ALL, "no such locale") == nullptr && !_create_locale(LC_ALL, nullptr)));
  const _locale_t numbers = _create_locale(LC_NUMERIC, "C"), wide = _wcreate_locale(LC_ALL, L"C");
  const _locale_t current = _get_current_locale();
  CHECK((numbers != nullptr && wide != nullptr && current != nullptr));
  for (_locale_t one : {numbers, wide, current, _locale_t()})
    _free_locale(one);
  CHECK(_configthreadlocale(_ENABLE_PER_THREAD_LOCALE) == _DISABLE_PER_THREAD_LOCALE);
}

TEST_CASE("printing with a locale") {
  char buffer[20];
  CHECK((_sprintf_l(buffer, "%.1f", c_locale, 1.5) == 3 && buffer == std::string("1.5")));
  CHECK((_snprintf_l(buffer, 2, "%d", c_locale, 42) == 2 && std::string(buffer, 2) == "42"));
  CHECK((_sprintf_s_l(buffer, 20, "%I64d", nullptr, 7LL) == 1 && buffer == std::string("7")));
  CHECK((_snprintf_s_l(buffer, 20, _TRUNCATE, "%s", c_locale, "x") == 1 && *buffer == 'x'));
  CHECK((_scprintf_l("%d", c_locale, 100) == 3 && list("%d.", 5) == "5."));
  CHECK((_printf_l("%s", c_locale, "\n") == 1 && _fprintf_l(stdout, "%s", c_locale, "\n") == 1));
  wchar_t wide[20];
  CHECK((_swprintf_s_l(wide, 20, L"%s", c_locale, L"\u00e4") == 1 && *wide == L'\u00e4'));
  CHECK(
      (_snwprintf_l(wide, 20, L"%d", c_locale, 12) == 2 && _scwprintf_l(L"%d", c_locale, 12) == 2));
  CHECK((_wprintf_l(L"\n", c_locale) == 1 && _fwprintf_l(stdout, L"\n", c_locale) == 1));
  CHECK(wide_list(L"%d", 3) == L"3");
}

TEST_CASE("scanning with a locale") {
  double number = 0;
  char word[8] = "";
  CHECK((_sscanf_l("1.5", "%lf", c_locale, &number) == 1 && number == 1.5));
  CHECK((_sscanf_s_l("2.5 ab", "%lf %s", c_locale, &number, word, 8u) == 2 && number == 2.5));
  CHECK((_swscanf_s_l(L"3.5", L"%lf", c_locale, &number) == 1 && number == 3.5));
  FILE *const stream = tmpfile();
  fputs("4.5 5.5", stream);
  rewind(stream);
  CHECK((_fscanf_l(stream, "%lf", c_locale, &number) == 1 && number == 4.5));
  CHECK((_fscanf_s_l(stream, "%lf", c_locale, &number) == 1 && number == 5.5));
  fclose(stream);
}

TEST_CASE("numbers with a locale") {
  char *end = nullptr;
  wchar_t *wide_end = nullptr;
  CHECK((_strtod_l("1.5x", &end, c_locale) == 1.5 && *end == 'x'));
  CHECK((_strtof_l("1.5", &end, nullptr) == 1.5f && _strtol_l("-7", &end, 10, c_locale) == -7));
  CHECK(
      (_strtoul_l("ff", &end, 16, c_locale) == 255 && _strtoi64_l("-8", &end, 10, c_locale) == -8));
  CHECK((_strtoui64_l("8", &end, 10, c_locale) == 8 && _atof_l("2.5", c_locale) == 2.5));
  CHECK((_atoi_l("1", c_locale) == 1 && _atol_l("2", c_locale) == 2 &&
         _atoi64_l("3", c_locale) == 3));
  CHECK((_wcstod_l(L"1.5x", &wide_end, c_locale) == 1.5 && *wide_end == L'x'));
  CHECK((_wcstof_l(L"1.5", &wide_end, c_locale) == 1.5f &&
         _wcstol_l(L"-7", &wide_end, 10, c_locale) == -7));
  CHECK((_wcstoul_l(L"7", &wide_end, 10, c_locale) == 7 && _wtof_l(L"2.5", c_locale) == 2.5));
  CHECK((_wtoi_l(L"1", c_locale) == 1 && _wtol_l(L"2", c_locale) == 2));
}

TEST_CASE("characters with a locale") {
  CHECK((_isalpha_l('a', c_locale) && _isdigit_l('1', c_locale) && _isalnum_l('1', nullptr)));
  CHECK((_isspace_l(' ', c_locale) && _isupper_l('A', c_locale) && _islower_l('a', c_locale)));
  CHECK((_ispunct_l('!', c_locale) && _isxdigit_l('f', c_locale) && _isprint_l('a', c_locale)));
  CHECK((_isgraph_l('a', c_locale) && _iscntrl_l('\n', c_locale) && !_isalpha_l(0xe4, c_locale)));
  CHECK((_tolower_l('A', c_locale) == 'a' && _toupper_l('a', c_locale) == 'A'));
  CHECK(
      (_iswalpha_l(L'a', c_locale) && _iswdigit_l(L'1', c_locale) && _iswalnum_l(L'1', c_locale)));
  CHECK(
      (_iswspace_l(L' ', c_locale) && _iswupper_l(L'A', c_locale) && _iswlower_l(L'a', c_locale)));
  CHECK(
      (_iswpunct_l(L'!', c_locale) && _iswxdigit_l(L'f', c_locale) && _iswprint_l(L'a', c_locale)));
  CHECK((_iswgraph_l(L'a', c_locale) && _iswcntrl_l(L'\n', c_locale)));
  CHECK((_towlower_l(L'A', c_locale) == L'a' && _towupper_l(L'a', c_locale) == L'A'));
}

TEST_CASE("strings with a locale") {
  char text[] = "Ab";
  wchar_t wide[] = L"Ab";
  CHECK((_stricmp_l("AB", "ab", c_locale) == 0 && _strnicmp_l("Ax", "ay", 1, c_locale) == 0));
  CHECK((_strcoll_l("a", "b", c_locale) < 0 && _strlwr_l(text, c_locale) == std::string("ab")));
  CHECK(_strupr_l(text, c_locale) == std::string("AB"));
  CHECK((_wcsicmp_l(L"AB", L"ab", c_locale) == 0 && _wcsnicmp_l(L"Ax", L"ay", 1, c_locale) == 0));
  CHECK((_wcscoll_l(L"a", L"b", c_locale) < 0 && _wcslwr_l(wide, c_locale) == std::wstring(L"ab")));
  CHECK(_wcsupr_l(wide, c_locale) == std::wstring(L"AB"));
  tm time = {};
  time.tm_year = 70;
  char year[8];
  wchar_t wide_year[8];
  CHECK((_strftime_l(year, 8, "%Y", &time, c_locale) == 4 && year == std::string("1970")));
  CHECK(_wcsftime_l(wide_year, 8, L"%Y", &time, c_locale) == 4);
}
