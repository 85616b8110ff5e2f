//===--- code_pages.cpp - Tests of MultiByteToWideChar ----------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include <catch2/catch.hpp>
#include <string>
#include <windows.h>

namespace {
std::wstring wide(UINT code_page, const std::string &text, DWORD flags = 0) {
  wchar_t to[20];
  const int length =
      MultiByteToWideChar(code_page, flags, text.data(), static_cast<int>(text.size()), to, 20);
  return {to, static_cast<std::size_t>(length)};
}
std::string narrow(UINT code_page, const std::wstring &text, DWORD flags = 0,
                   const char *replacement = nullptr, BOOL *replaced = nullptr) {
  char to[20];
  const int length = WideCharToMultiByte(
      code_page, flags, text.data(), static_cast<int>(text.size()), to, 20, replacement, replaced);
  return {to, static_cast<std::size_t>(length)};
}
} // namespace

TEST_CASE("code pages: characters of DOS, Windows and ISO 8859") {
  CHECK(wide(1252, "gr\xFCn \x80") == L"gr\u00fcn \u20ac");
  CHECK(wide(850, "gr\x81n \xE1") == L"gr\u00fcn \u00df");
  CHECK(wide(437, "gr\x81n \xE0") == L"gr\u00fcn \u03b1");
  CHECK(wide(28591, "\xE4\x80") == L"\u00e4\u0080");
  CHECK(wide(1250, "\xB9") == L"\u0105");
  CHECK(wide(1251, "\xC6") == L"\u0416");
  CHECK(wide(20127, "abc") == L"abc");
  CHECK(wide(932, "\x82\xA0") == L"\u3042");
  CHECK(narrow(1252, L"gr\u00fcn \u20ac") == "gr\xFCn \x80");
  CHECK(narrow(850, L"gr\u00fcn") == "gr\x81n");
  CHECK(narrow(437, L"\u00fc") == "\x81");
  CHECK(narrow(28591, L"\u00e4\u0080") == "\xE4\x80");
  CHECK(narrow(1250, L"\u0105") == "\xB9");
  CHECK(narrow(1251, L"\u0416") == "\xC6");
  CHECK(narrow(932, L"\u3042") == "\x82\xA0");
  CHECK((MultiByteToWideChar(1252, 0, "\xFC", -1, nullptr, 0) == 2 &&
         WideCharToMultiByte(1252, 0, L"\u00fc", -1, nullptr, 0, nullptr, nullptr) == 2));
}

TEST_CASE("code pages: bytes that are no characters") {
  CHECK((wide(1252, "\x81\x8D") == L"\u0081\u008d" && narrow(1252, L"\u0081") == "\x81"));
  CHECK(wide(1252, "\x81", MB_ERR_INVALID_CHARS) == L"\u0081");
  CHECK(wide(20127, "a\xE4z") == L"a\uFFFDz");
  CHECK(wide(932, "a\x82") == L"a\uFFFD");
  wchar_t to[2];
  CHECK((MultiByteToWideChar(20127, MB_ERR_INVALID_CHARS, "\xE4", 1, to, 2) == 0 &&
         GetLastError() == ERROR_NO_UNICODE_TRANSLATION));
}

TEST_CASE("code pages: characters that the code page does not have") {
  BOOL replaced = TRUE;
  CHECK((narrow(1252, L"\uFF21\u0100", 0, nullptr, &replaced) == "AA" && !replaced));
  CHECK((narrow(1252, L"\uFF21", WC_NO_BEST_FIT_CHARS, nullptr, &replaced) == "?" && replaced));
  CHECK((narrow(1252, L"a\u4e00", 0, "#", &replaced) == "a#" && replaced));
  CHECK((narrow(20127, L"\u00fc\u4e00", WC_NO_BEST_FIT_CHARS) == "??"));
  CHECK((narrow(437, L"\u20ac") == "?" && narrow(850, L"\u201c") == "\""));
}

TEST_CASE("code pages: the default ones are UTF-8, and others for text that is not") {
  CHECK((GetACP() == CP_UTF8 && GetOEMCP() == CP_UTF8));
  for (UINT one : {CP_ACP, CP_OEMCP, CP_THREAD_ACP}) {
    CHECK(wide(one, "\u00fc") == L"\u00fc");
    CHECK(narrow(one, L"\u20ac") == "\u20ac");
  }
  CHECK((wide(CP_ACP, "gr\xFCn") == L"gr\u00fcn" && wide(CP_THREAD_ACP, "\x80") == L"\u20ac"));
  CHECK(wide(CP_OEMCP, "gr\x81n", MB_ERR_INVALID_CHARS) == L"gr\u00fcn");
}

TEST_CASE("code pages: invalid parameters and flags") {
  CHECK((IsValidCodePage(1252) && IsValidCodePage(CP_UTF8) && !IsValidCodePage(CP_ACP) &&
         !IsValidCodePage(4711)));
  const auto error_of = [](int result) { return result == 0 ? GetLastError() : 0; };
  wchar_t to[2];
  char bytes[2];
  BOOL replaced = FALSE;
  CHECK(error_of(MultiByteToWideChar(4711, 0, "x", 1, to, 2)) == ERROR_INVALID_PARAMETER);
  CHECK(error_of(MultiByteToWideChar(CP_UTF8, MB_PRECOMPOSED, "x", 1, to, 2)) ==
        ERROR_INVALID_FLAGS);
  CHECK(error_of(MultiByteToWideChar(1252, 0, "xyz", 3, to, 2)) == ERROR_INSUFFICIENT_BUFFER);
  CHECK(error_of(WideCharToMultiByte(CP_UTF8, 0, L"x", 1, bytes, 2, nullptr, &replaced)) ==
        ERROR_INVALID_PARAMETER);
  CHECK(error_of(WideCharToMultiByte(1252, WC_ERR_INVALID_CHARS, L"x", 1, bytes, 2, nullptr,
                                     nullptr)) == ERROR_INVALID_FLAGS);
}
