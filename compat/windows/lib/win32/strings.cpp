//===--- strings.cpp - lstrcpy, CharUpper --------------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "amp2hip_windows/win32/strings.h"
#include "amp2hip_windows/win32/string_order.h"
#include "case_folding.h"
#include "crt/format.h"
#include "text.h"
#include <algorithm>
#include <climits>
#include <cstdint>
#include <cstring>
#include <cwchar>

using namespace amp2hip_windows;

namespace {

template <typename Char>
Char *copy_some(Char *to, const Char *from, int size) {
  if (to == nullptr || from == nullptr || size <= 0)
    return to;
  int i = 0;
  for (; i < size - 1 && from[i] != 0; ++i)
    to[i] = from[i];
  to[i] = 0;
  return to;
}

/// Stores at most 1024 characters, the null character included.
template <typename Char>
int store_formatted(Char *to, const std::optional<std::basic_string<Char>> &text) {
  if (!text)
    return 0;
  copy_some(to, text->c_str(), 1024);
  return static_cast<int>(std::min<std::size_t>(text->size(), 1023));
}

std::wstring folded(std::wstring text) {
  change_case(letter_case::lower, text.data(), text.size());
  return text;
}

/// CharUpper and CharLower; \p text is an address or a character.
template <typename Char>
Char *changed(letter_case to, Char *text) {
  const auto character = reinterpret_cast<std::uintptr_t>(text);
  if (character > 0xFFFF) {
    change_case(to, text, std::char_traits<Char>::length(text));
    return text;
  }
  const auto result = static_cast<std::uintptr_t>(with_case(to, static_cast<wchar_t>(character)));
  // A byte whose other case is not a byte stays unchanged.
  const bool fits = sizeof(Char) > 1 || result <= 0xFF;
  return reinterpret_cast<Char *>(fits ? result : character);
}
template <typename Char>
DWORD change_buffer(letter_case to, Char *text, DWORD length) {
  change_case(to, text, length);
  return length;
}

} // namespace

int lstrlenA(LPCSTR text) { return text != nullptr ? static_cast<int>(strlen(text)) : 0; }
int lstrlenW(LPCWSTR text) { return text != nullptr ? static_cast<int>(wcslen(text)) : 0; }
LPSTR lstrcpyA(LPSTR to, LPCSTR from) { return copy_some(to, from, INT_MAX); }
LPWSTR lstrcpyW(LPWSTR to, LPCWSTR from) { return copy_some(to, from, INT_MAX); }
LPSTR lstrcpynA(LPSTR to, LPCSTR from, int size) { return copy_some(to, from, size); }
LPWSTR lstrcpynW(LPWSTR to, LPCWSTR from, int size) { return copy_some(to, from, size); }
LPSTR lstrcatA(LPSTR to, LPCSTR from) {
  copy_some(to + strlen(to), from, INT_MAX);
  return to;
}
LPWSTR lstrcatW(LPWSTR to, LPCWSTR from) {
  copy_some(to + wcslen(to), from, INT_MAX);
  return to;
}
int lstrcmpA(LPCSTR a, LPCSTR b) { return strcmp(a, b); }
int lstrcmpW(LPCWSTR a, LPCWSTR b) { return wcscmp(a, b); }
int lstrcmpiA(LPCSTR a, LPCSTR b) { return folded(widen(a)).compare(folded(widen(b))); }
int lstrcmpiW(LPCWSTR a, LPCWSTR b) { return folded(a).compare(folded(b)); }
int wsprintfA(LPSTR to, LPCSTR format, ...) {
  va_list arguments;
  va_start(arguments, format);
  const int result = store_formatted(to, format_text(format, arguments));
  va_end(arguments);
  return result;
}
int wsprintfW(LPWSTR to, LPCWSTR format, ...) {
  va_list arguments;
  va_start(arguments, format);
  const int result = store_formatted(to, format_text(format, arguments));
  va_end(arguments);
  return result;
}
int wvsprintfA(LPSTR to, LPCSTR format, va_list arguments) {
  return store_formatted(to, format_text(format, arguments));
}
int wvsprintfW(LPWSTR to, LPCWSTR format, va_list arguments) {
  return store_formatted(to, format_text(format, arguments));
}
LPSTR CharUpperA(LPSTR text) { return changed(letter_case::upper, text); }
LPWSTR CharUpperW(LPWSTR text) { return changed(letter_case::upper, text); }
LPSTR CharLowerA(LPSTR text) { return changed(letter_case::lower, text); }
LPWSTR CharLowerW(LPWSTR text) { return changed(letter_case::lower, text); }
DWORD CharUpperBuffA(LPSTR text, DWORD length) {
  return change_buffer(letter_case::upper, text, length);
}
DWORD CharUpperBuffW(LPWSTR text, DWORD length) {
  return change_buffer(letter_case::upper, text, length);
}
DWORD CharLowerBuffA(LPSTR text, DWORD length) {
  return change_buffer(letter_case::lower, text, length);
}
DWORD CharLowerBuffW(LPWSTR text, DWORD length) {
  return change_buffer(letter_case::lower, text, length);
}
