//===--- strings.cpp - string functions of the shell ----------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "amp2hip_windows/shell/strings.h"
#include "crt/string_templates.h"
#include <cstdlib>
#include <cstring>
#include <cwchar>
#include <string>

using namespace amp2hip_windows;

namespace {

template <typename Char, typename Equal>
Char *find(const Char *text, const Char *part, Equal equal) {
  if (text == nullptr || part == nullptr || *part == 0)
    return nullptr;
  const Char *const end = text + std::char_traits<Char>::length(text);
  const Char *const found =
      std::search(text, end, part, part + std::char_traits<Char>::length(part), equal);
  return found != end ? const_cast<Char *>(found) : nullptr;
}
template <typename Char>
Char *find_ignoring_case(const Char *text, const Char *part) {
  return find(text, part, [](Char a, Char b) { return to_lower(a) == to_lower(b); });
}
template <typename Char>
int compare_ignoring_case(const Char *a, const Char *b, std::size_t count) {
  return amp2hip_windows::compare_ignoring_case("StrCmpNI", a, b, count);
}

} // namespace

LPSTR StrStrA(LPCSTR text, LPCSTR part) { return find(text, part, std::equal_to<CHAR>()); }
LPWSTR StrStrW(LPCWSTR text, LPCWSTR part) { return find(text, part, std::equal_to<WCHAR>()); }
LPSTR StrStrIA(LPCSTR text, LPCSTR part) { return find_ignoring_case(text, part); }
LPWSTR StrStrIW(LPCWSTR text, LPCWSTR part) { return find_ignoring_case(text, part); }
int StrCmpW(LPCWSTR a, LPCWSTR b) { return std::wcscmp(a, b); }
int StrCmpIW(LPCWSTR a, LPCWSTR b) { return compare_ignoring_case(a, b, whole_string); }
int StrCmpNA(LPCSTR a, LPCSTR b, int count) {
  return std::strncmp(a, b, static_cast<std::size_t>(count));
}
int StrCmpNW(LPCWSTR a, LPCWSTR b, int count) {
  return std::wcsncmp(a, b, static_cast<std::size_t>(count));
}
int StrCmpNIA(LPCSTR a, LPCSTR b, int count) {
  return compare_ignoring_case(a, b, static_cast<std::size_t>(count));
}
int StrCmpNIW(LPCWSTR a, LPCWSTR b, int count) {
  return compare_ignoring_case(a, b, static_cast<std::size_t>(count));
}
int StrToIntA(LPCSTR text) { return static_cast<int>(std::strtol(text, nullptr, 10)); }
int StrToIntW(LPCWSTR text) { return static_cast<int>(std::wcstol(text, nullptr, 10)); }
