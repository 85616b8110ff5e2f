//===--- letter_case.cpp - upper and lower case ---------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include <catch2/catch.hpp>
#include <clocale>
#include <string>
#include <wchar.h>
#include <windows.h>

TEST_CASE("the functions of windows.h change letters of any language") {
  wchar_t wide[] = L"a\u00e4\u0436\u00df";
  CHECK(CharUpperW(wide) == std::wstring(L"A\u00c4\u0416\u00df"));
  CHECK(CharLowerW(wide) == std::wstring(L"a\u00e4\u0436\u00df"));
  CHECK((CharUpperBuffW(wide, 2) == 2 && wide == std::wstring(L"A\u00c4\u0436\u00df")));
  CHECK((CharLowerBuffW(wide, 1) == 1 && wide == std::wstring(L"a\u00c4\u0436\u00df")));
  char text[] = "a\u00e4\u0131\xFC";
  CHECK(CharUpperA(text) == std::string("A\u00c4\u0131\xFC"));
  CHECK(CharLowerA(text) == std::string("a\u00e4\u0131\xFC"));
  CHECK((CharUpperBuffA(text, 3) == 3 && text == std::string("A\u00c4\u0131\xFC")));
  CHECK((CharLowerBuffA(text, 1) == 1 && text[0] == 'a'));
  CHECK((CharUpperBuff(text, 1) == 1 && CharLowerBuff(text, 0) == 0 && text[0] == 'A'));
  CHECK((lstrcmpiW(L"\u00c4B", L"\u00e4b") == 0 && lstrcmpiA("\u00c4", "\u00e4") == 0));
  CHECK((lstrcmpiW(L"a", L"\u00e4") < 0 && lstrcmpiA("b", "A") > 0));
}

TEST_CASE("CharUpper and CharLower of a single character") {
  CHECK(CharUpperW(reinterpret_cast<LPWSTR>(0xE4)) == reinterpret_cast<LPWSTR>(0xC4));
  CHECK(CharLowerA(reinterpret_cast<LPSTR>('A')) == reinterpret_cast<LPSTR>('a'));
}

TEST_CASE("the functions of the C library change letters of the locale") {
  wchar_t text[] = L"a\u00e4";
  CHECK(_wcsupr(text) == std::wstring(L"A\u00e4"));
  CHECK((_wcsicmp(L"\u00c4", L"\u00e4") != 0 && towupper(0xE4) == 0xE4));
  REQUIRE(setlocale(LC_CTYPE, "C.UTF-8") != nullptr);
  CHECK((_wcsicmp(L"\u00c4", L"\u00e4") == 0 && _wcsnicmp(L"\u00c4x", L"\u00e4y", 1) == 0));
  CHECK((_wcsupr_s(text) == 0 && text == std::wstring(L"A\u00c4")));
  CHECK((_wcslwr_s(text) == 0 && text == std::wstring(L"a\u00e4")));
  CHECK(_wcslwr(_wcsupr(text)) == std::wstring(L"a\u00e4"));
  setlocale(LC_ALL, "C");
}
