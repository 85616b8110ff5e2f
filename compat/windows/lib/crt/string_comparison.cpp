//===--- string_comparison.cpp - Order of texts, and older names ----------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "amp2hip_windows/crt/string.h"
#include "amp2hip_windows/crt/wide_string.h"
#include <algorithm>
#include <cctype>
#include <cwctype>
#include <string>

namespace {

/// Returns the first \p count characters of \p text.
template <typename Char>
std::basic_string<Char> first_of(const Char *text, size_t count) {
  return {text, std::find(text, text + count, Char())};
}
std::string lower(std::string text) {
  for (char &c : text)
    c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  return text;
}
std::wstring lower(std::wstring text) {
  for (wchar_t &c : text)
    c = static_cast<wchar_t>(std::towlower(static_cast<wint_t>(c)));
  return text;
}
int order(const std::string &a, const std::string &b) { return std::strcoll(a.c_str(), b.c_str()); }
int order(const std::wstring &a, const std::wstring &b) {
  return std::wcscoll(a.c_str(), b.c_str());
}

} // namespace

int _strncoll(const char *a, const char *b, size_t count) {
  return order(first_of(a, count), first_of(b, count));
}
int _stricoll(const char *a, const char *b) {
  return order(lower(std::string(a)), lower(std::string(b)));
}
int _strnicoll(const char *a, const char *b, size_t count) {
  return order(lower(first_of(a, count)), lower(first_of(b, count)));
}
int _wcsncoll(const wchar_t *a, const wchar_t *b, size_t count) {
  return order(first_of(a, count), first_of(b, count));
}
int _wcsicoll(const wchar_t *a, const wchar_t *b) {
  return order(lower(std::wstring(a)), lower(std::wstring(b)));
}
int _wcsnicoll(const wchar_t *a, const wchar_t *b, size_t count) {
  return order(lower(first_of(a, count)), lower(first_of(b, count)));
}

int memicmp(const void *a, const void *b, size_t count) { return _memicmp(a, b, count); }
char *strset(char *text, int character) { return _strset(text, character); }
char *strnset(char *text, int character, size_t count) { return _strnset(text, character, count); }
int wcsnicmp(const wchar_t *a, const wchar_t *b, size_t count) { return _wcsnicmp(a, b, count); }
wchar_t *_wcsnset(wchar_t *text, wchar_t character, size_t count) {
  for (wchar_t *at = text; *at != 0 && count != 0; ++at, --count)
    *at = character;
  return text;
}
wchar_t *wcslwr(wchar_t *text) { return _wcslwr(text); }
wchar_t *wcsupr(wchar_t *text) { return _wcsupr(text); }
wchar_t *wcsrev(wchar_t *text) { return _wcsrev(text); }
wchar_t *wcsset(wchar_t *text, wchar_t character) { return _wcsset(text, character); }
wchar_t *wcsnset(wchar_t *text, wchar_t character, size_t count) {
  return _wcsnset(text, character, count);
}
