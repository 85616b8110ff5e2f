//===--- string_order.cpp - comparison of strings -------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include <catch2/catch.hpp>
#include <cstdarg>
#include <string>
#include <windows.h>

#include "shlwapi.h"

TEST_CASE("CompareString: case counts last") {
  CHECK(CompareStringA(LOCALE_USER_DEFAULT, 0, "abc", -1, "abd", -1) == CSTR_LESS_THAN);
  CHECK(CompareStringA(LOCALE_USER_DEFAULT, 0, "B", -1, "a", -1) == CSTR_GREATER_THAN);
  CHECK(CompareStringA(LOCALE_USER_DEFAULT, 0, "a", -1, "A", -1) == CSTR_LESS_THAN);
  CHECK(CompareStringA(LOCALE_USER_DEFAULT, NORM_IGNORECASE, "gr\u00fcn", -1, "GR\u00dcN", -1) ==
        CSTR_EQUAL);
  CHECK(CompareString(LOCALE_USER_DEFAULT, 0, "abc", 2, "abd", 2) == CSTR_EQUAL);
  CHECK(CompareStringW(LOCALE_INVARIANT, SORT_DIGITSASNUMBERS, L"a10", -1, L"a9", -1) ==
        CSTR_GREATER_THAN);
  CHECK(CompareStringW(LOCALE_INVARIANT, 0, L"a10", -1, L"a9", -1) == CSTR_LESS_THAN);
  CHECK(CompareStringEx(LOCALE_NAME_USER_DEFAULT, LINGUISTIC_IGNORECASE, L"A", -1, L"a", -1,
                        nullptr, nullptr, 0) == CSTR_EQUAL);
  CHECK((CompareStringW(LOCALE_INVARIANT, NORM_IGNORENONSPACE, L"a", -1, L"a", -1) == 0 &&
         GetLastError() == ERROR_INVALID_FLAGS));
  CHECK(CompareStringOrdinal(L"B", -1, L"a", -1, FALSE) == CSTR_LESS_THAN);
  CHECK(CompareStringOrdinal(L"B", -1, L"a", -1, TRUE) == CSTR_GREATER_THAN);
  CHECK((StrCmpLogicalW(L"file2", L"File10") < 0 && StrCmpLogicalW(L"a01b", L"a1B") == 0));
}

TEST_CASE("kinds of characters, and steps in texts") {
  CHECK(
      (IsCharAlphaA('a') && !IsCharAlphaA('1') && !IsCharAlpha('\xC3') && IsCharAlphaW(L'\u00fc')));
  CHECK((IsCharAlphaNumericA('1') && !IsCharAlphaNumeric('-') && IsCharAlphaNumericW(L'z')));
  CHECK((IsCharUpperA('A') && !IsCharUpper('a') && IsCharUpperW(L'\u00dc')));
  CHECK((IsCharLowerA('a') && !IsCharLower('A') && IsCharLowerW(L'\u00fc')));
  const char *const text = "\u00e4b";
  CHECK((CharNextA(text) == text + 2 && CharNext(text + 2) == text + 3));
  CHECK((CharNextA(text + 3) == text + 3 && CharPrevA(text, text + 2) == text));
  CHECK(CharPrev(text, text) == text);
  const wchar_t *const wide = L"ab";
  CHECK((CharNextW(wide) == wide + 1 && CharPrevW(wide, wide + 1) == wide));
  CHECK_FALSE(IsDBCSLeadByte(0x81));
  char narrow[10];
  wchar_t characters[10];
  CHECK((CharToOemA("gr\u00fcn", narrow) && narrow == std::string("gr\u00fcn")));
  CHECK((CharToOemW(L"gr\u00fcn", narrow) && narrow == std::string("gr\u00fcn")));
  CHECK((OemToCharW(narrow, characters) && characters == std::wstring(L"gr\u00fcn")));
  CHECK((OemToCharA(narrow, narrow) && CharToOem(narrow, narrow) && OemToChar(narrow, narrow)));
}

static std::string printed(const char *format, ...) {
  char text[100];
  va_list arguments;
  va_start(arguments, format);
  CHECK(wvsprintf(text, format, arguments) > 0);
  va_end(arguments);
  va_start(arguments, format);
  CHECK(wvsprintfA(text, format, arguments) > 0);
  va_end(arguments);
  return text;
}
static std::wstring printed(const wchar_t *format, ...) {
  wchar_t text[100];
  va_list arguments;
  va_start(arguments, format);
  CHECK(wvsprintfW(text, format, arguments) > 0);
  va_end(arguments);
  return text;
}

TEST_CASE("wvsprintf and wnsprintf") {
  CHECK(printed("%d %s", 3, "a") == "3 a");
  CHECK(printed(L"%d %s", 3, L"a") == L"3 a");
  char text[4];
  wchar_t wide[4];
  CHECK((wnsprintfA(text, 4, "%d", 12345) < 0 && text == std::string("123")));
  CHECK((wnsprintf(text, 4, "%d", 12) == 2 && wnsprintfW(wide, 4, L"%d", 123) == 3));
}

TEST_CASE("texts of shlwapi.h") {
  int number = 0;
  CHECK((StrToIntExA("0x1f", STIF_SUPPORT_HEX, &number) && number == 31));
  CHECK((StrToIntEx("0x1f", STIF_DEFAULT, &number) && number == 0));
  CHECK((!StrToIntExW(L"a", STIF_DEFAULT, &number) && StrToIntExW(L"-7", 0, &number) &&
         number == -7));
  const char *const text = "abcb";
  const wchar_t *const wide = L"abcb";
  CHECK((StrChrA(text, 'b') == text + 1 && StrChr(text, 'x') == nullptr));
  CHECK((StrChrW(wide, L'b') == wide + 1 && StrRChrW(wide, nullptr, L'b') == wide + 3));
  CHECK((StrRChrA(text, nullptr, 'b') == text + 3 && StrRChr(text, text + 3, 'b') == text + 1));
  char *const copy = StrDupA("  a b ");
  wchar_t *const wide_copy = StrDupW(L"xax");
  CHECK((StrTrimA(copy, " ") && copy == std::string("a b") && !StrTrim(copy, " ")));
  CHECK((StrTrimW(wide_copy, L"x") && wide_copy == std::wstring(L"a")));
  LocalFree(copy);
  LocalFree(wide_copy);
  LocalFree(StrDup(text));
}
