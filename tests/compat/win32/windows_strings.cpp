//===--- windows_strings.cpp - strings of windows.h and strsafe.h --------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include <catch2/catch.hpp>
#include <cstdarg>
#include <string>
#include <strsafe.h>
#include <windows.h>

TEST_CASE("MultiByteToWideChar, WideCharToMultiByte: UTF-8") {
  wchar_t wide[10];
  CHECK((MultiByteToWideChar(CP_UTF8, 0, "gr\u00fcn", -1, wide, 10) == 5 &&
         wide == std::wstring(L"gr\u00fcn")));
  CHECK((MultiByteToWideChar(CP_ACP, 0, "gr\u00fcn", 5, nullptr, 0) == 4));
  char narrow[10];
  CHECK(WideCharToMultiByte(CP_UTF8, 0, L"\u20ac", -1, narrow, 10, nullptr, nullptr) == 4);
  CHECK(narrow == std::string("\u20ac"));
  BOOL replaced = TRUE;
  CHECK((WideCharToMultiByte(CP_ACP, 0, L"abc", 2, narrow, 10, nullptr, &replaced) == 2 &&
         !replaced));
  CHECK((MultiByteToWideChar(CP_UTF8, 0, "long", -1, wide, 3) == 0 &&
         GetLastError() == ERROR_INSUFFICIENT_BUFFER));
  CHECK((MultiByteToWideChar(CP_UTF8, MB_ERR_INVALID_CHARS, "\xFF", 1, wide, 3) == 0 &&
         GetLastError() == ERROR_NO_UNICODE_TRANSLATION));
  CHECK((MultiByteToWideChar(CP_UTF8, 0, "\xFF", 1, wide, 3) == 1 && wide[0] == 0xFFFD));
  CHECK((MultiByteToWideChar(4711, 0, "x", 1, wide, 3) == 0 &&
         GetLastError() == ERROR_INVALID_PARAMETER));
  const wchar_t pair[] = {0xD83D, 0xDE00};
  CHECK((WideCharToMultiByte(CP_UTF8, 0, pair, 2, narrow, 10, nullptr, nullptr) == 4));
  CHECK(std::string(narrow, 4) == "\U0001F600");
}

TEST_CASE("lstrcpy and related functions") {
  char to[10];
  wchar_t wide[10];
  CHECK((lstrcpyA(to, "ab") == to && lstrcatA(to, "cd") == to && to == std::string("abcd")));
  CHECK((lstrcpyW(wide, L"ab") == wide && lstrcatW(wide, L"cd") == wide &&
         wide == std::wstring(L"abcd")));
  CHECK((lstrlenA(to) == 4 && lstrlenW(wide) == 4 && lstrlenA(nullptr) == 0 &&
         lstrlenW(nullptr) == 0));
  CHECK((lstrcpynA(to, "xyz", 3) == to && to == std::string("xy")));
  CHECK((lstrcpynW(wide, L"xyz", 3) == wide && wide == std::wstring(L"xy")));
  CHECK((lstrcmpA("a", "b") < 0 && lstrcmpW(L"b", L"a") > 0));
  CHECK((lstrcmpiA("A", "a") == 0 && lstrcmpiW(L"A", L"a") == 0));
  CHECK((lstrcpy(to, "q") == to && lstrcat(to, "r") == to && lstrlen(to) == 2));
  CHECK((lstrcpyn(to, "abc", 2) == to && lstrcmp(to, "a") == 0 && lstrcmpi(to, "A") == 0));
  char text[1100];
  CHECK((wsprintfA(text, "%d %s", 4, "x") == 3 && text == std::string("4 x")));
  CHECK(wsprintf(text, "%1200d", 1) == 1023);
  CHECK((wsprintfW(wide, L"%s", L"w") == 1 && wide == std::wstring(L"w")));
  char word[] = "aB";
  wchar_t wide_word[] = L"aB";
  CHECK((CharUpperA(word) == std::string("AB") && CharLowerA(word) == std::string("ab")));
  CHECK((CharUpperW(wide_word) == std::wstring(L"AB") &&
         CharLowerW(wide_word) == std::wstring(L"ab")));
  CHECK((CharUpper(word) == std::string("AB") && CharLower(word) == std::string("ab")));
}

namespace {
HRESULT listed(char *to, wchar_t *wide, const char *format, const wchar_t *wide_format, ...) {
  va_list arguments;
  va_start(arguments, wide_format);
  HRESULT result =
      StringCchVPrintfA(to, 4, format, arguments) | StringCbVPrintfA(to, 4, format, arguments) |
      StringCchVPrintf(to, 4, format, arguments) | StringCbVPrintf(to, 4, format, arguments);
  result |= StringCchVPrintfW(wide, 4, wide_format, arguments) |
            StringCbVPrintfW(wide, 4 * sizeof(wchar_t), wide_format, arguments);
  va_end(arguments);
  return result;
}
} // namespace

TEST_CASE("strsafe.h: truncates what does not fit") {
  char to[4];
  wchar_t wide[4];
  size_t length = 0;
  CHECK((StringCchCopyA(to, 4, "abc") == S_OK &&
         StringCchCopy(to, 4, "abcd") == STRSAFE_E_INSUFFICIENT_BUFFER));
  CHECK(to == std::string("abc"));
  CHECK((StringCbCopyA(to, 4, "x") == S_OK && StringCbCopy(to, 4, "y") == S_OK &&
         StringCchCatA(to, 4, "z") == S_OK));
  CHECK((StringCchCat(to, 4, "1") == S_OK &&
         StringCbCatA(to, 4, "2") == STRSAFE_E_INSUFFICIENT_BUFFER));
  CHECK((StringCbCat(to, 4, "2") == STRSAFE_E_INSUFFICIENT_BUFFER && to == std::string("yz1")));
  CHECK((StringCchCopyW(wide, 4, L"ab") == S_OK &&
         StringCbCopyW(wide, 4 * sizeof(wchar_t), L"ab") == S_OK));
  CHECK((StringCchCatW(wide, 4, L"c") == S_OK &&
         StringCbCatW(wide, 4 * sizeof(wchar_t), L"d") == STRSAFE_E_INSUFFICIENT_BUFFER));
  CHECK(wide == std::wstring(L"abc"));
  CHECK((StringCchPrintfA(to, 4, "%d", 12345) == STRSAFE_E_INSUFFICIENT_BUFFER &&
         to == std::string("123")));
  CHECK((StringCchPrintf(to, 4, "%d", 1) == S_OK && StringCbPrintfA(to, 4, "%d", 2) == S_OK &&
         StringCbPrintf(to, 4, "%d", 3) == S_OK));
  CHECK(
      (StringCchPrintfW(wide, 4, L"%s", L"w") == S_OK &&
       StringCbPrintfW(wide, 4 * sizeof(wchar_t), L"%d", 12345) == STRSAFE_E_INSUFFICIENT_BUFFER));
  CHECK(listed(to, wide, "%d", L"%d", 7) == S_OK);
  CHECK((to == std::string("7") && wide == std::wstring(L"7")));
  CHECK((StringCchLengthA("abc", 10, &length) == S_OK && length == 3));
  CHECK((StringCchLength("abc", 3, &length) == STRSAFE_E_INVALID_PARAMETER && length == 0));
  CHECK((StringCbLengthA("ab", 10, &length) == S_OK && StringCbLength("ab", 10, &length) == S_OK &&
         length == 2));
  CHECK((StringCchLengthW(L"ab", 10, &length) == S_OK && length == 2));
  CHECK((StringCbLengthW(L"ab", 40, &length) == S_OK && length == 2 * sizeof(wchar_t)));
  CHECK((StringCchCopyA(to, 0, "x") == STRSAFE_E_INVALID_PARAMETER &&
         StringCchLengthA(nullptr, 4, nullptr) == STRSAFE_E_INVALID_PARAMETER));
}
