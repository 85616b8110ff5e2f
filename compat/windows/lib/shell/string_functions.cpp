//===--- string_functions.cpp - functions for texts of shlwapi.h ----------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "amp2hip_windows/shell/strings.h"
#include "amp2hip_windows/win32/string_order.h"
#include "crt/format.h"
#include "text.h"
#include <algorithm>
#include <cstdlib>
#include <cwchar>

using namespace amp2hip_windows;

namespace {

template <typename Char, typename Convert>
BOOL store_number(const Char *text, DWORD flags, int *number, Convert convert) {
  Char *end;
  const Char *start = text;
  while (*start == ' ' || *start == '\t')
    ++start;
  const bool is_hexadecimal =
      (flags & STIF_SUPPORT_HEX) != 0 && start[0] == '0' && (start[1] == 'x' || start[1] == 'X');
  *number = static_cast<int>(convert(text, &end, is_hexadecimal ? 16 : 10));
  return end != text ? TRUE : FALSE;
}

template <typename Char>
Char *find_last(const Char *text, const Char *end, Char character) {
  if (end == nullptr)
    end = text + std::char_traits<Char>::length(text);
  while (end != text)
    if (*--end == character)
      return const_cast<Char *>(end);
  return nullptr;
}

template <typename Char>
BOOL trim(Char *text, const Char *characters) {
  const std::basic_string<Char> old = text;
  const std::size_t begin = old.find_first_not_of(characters);
  const std::size_t end = begin == old.npos ? begin : old.find_last_not_of(characters) + 1;
  const auto kept = begin == old.npos ? std::basic_string<Char>() : old.substr(begin, end - begin);
  std::copy_n(kept.c_str(), kept.size() + 1, text);
  return kept.size() != old.size() ? TRUE : FALSE;
}

template <typename Char>
int store_sized(Char *to, int size, const std::optional<std::basic_string<Char>> &text) {
  if (!text || size <= 0)
    return -1;
  to[text->copy(to, static_cast<std::size_t>(size) - 1)] = 0;
  return text->size() < static_cast<std::size_t>(size) ? static_cast<int>(text->size()) : -1;
}

} // namespace

BOOL StrToIntExA(LPCSTR text, DWORD flags, int *number) {
  return store_number(text, flags, number, std::strtoll);
}
BOOL StrToIntExW(LPCWSTR text, DWORD flags, int *number) {
  return store_number(text, flags, number, std::wcstoll);
}
LPSTR StrChrA(LPCSTR text, WORD character) {
  return const_cast<LPSTR>(std::char_traits<char>::find(text, std::char_traits<char>::length(text),
                                                        static_cast<char>(character)));
}
LPWSTR StrChrW(LPCWSTR text, WCHAR character) {
  return const_cast<LPWSTR>(std::char_traits<wchar_t>::find(text, std::wcslen(text), character));
}
LPSTR StrRChrA(LPCSTR text, LPCSTR end, WORD character) {
  return find_last(text, end, static_cast<char>(character));
}
LPWSTR StrRChrW(LPCWSTR text, LPCWSTR end, WCHAR character) {
  return find_last(text, end, character);
}
LPSTR StrDupA(LPCSTR text) { return allocate_copy(std::string(text)); }
LPWSTR StrDupW(LPCWSTR text) { return allocate_copy(std::wstring(text)); }
BOOL StrTrimA(LPSTR text, LPCSTR characters) { return trim(text, characters); }
BOOL StrTrimW(LPWSTR text, LPCWSTR characters) { return trim(text, characters); }
int StrCmpLogicalW(LPCWSTR a, LPCWSTR b) {
  return CompareStringW(LOCALE_USER_DEFAULT, NORM_IGNORECASE | SORT_DIGITSASNUMBERS, a, -1, b, -1) -
         CSTR_EQUAL;
}
int wnsprintfA(LPSTR to, int size, LPCSTR format, ...) {
  va_list arguments;
  va_start(arguments, format);
  const int result = store_sized(to, size, format_text(format, arguments));
  va_end(arguments);
  return result;
}
int wnsprintfW(LPWSTR to, int size, LPCWSTR format, ...) {
  va_list arguments;
  va_start(arguments, format);
  const int result = store_sized(to, size, format_text(format, arguments));
  va_end(arguments);
  return result;
}
