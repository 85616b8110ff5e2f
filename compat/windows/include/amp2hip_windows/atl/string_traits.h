//===--- string_traits.h - functions of CString by character --------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
/// \file
/// The functions of the C library that CString uses, for narrow and wide characters. Those of
/// letters depend on the locale, as on Windows: in the locale "C", they change those of ASCII.
///
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WINDOWS_ATL_STRING_TRAITS_H
#define AMP2HIP_WINDOWS_ATL_STRING_TRAITS_H

#include "amp2hip_windows/atl/namespace.h"
#include "amp2hip_windows/crt/stdio.h"
#include "amp2hip_windows/crt/string.h"
#include "amp2hip_windows/crt/wide_stdio.h"
#include "amp2hip_windows/crt/wide_string.h"
#include "amp2hip_windows/win32/code_pages.h"
#include "amp2hip_windows/win32/string_tables.h"
#include "amp2hip_windows/win32/system.h"
#include <ctype.h>
#include <stdarg.h>
#include <wctype.h>

namespace amp2hip_windows {

template <typename Character>
struct string_functions;

template <>
struct string_functions<char> {
  using other = wchar_t;
  static int length(const char *s) { return s == nullptr ? 0 : static_cast<int>(strlen(s)); }
  static int compare(const char *a, const char *b) { return strcmp(a, b); }
  static int compare_folded(const char *a, const char *b) { return _stricmp(a, b); }
  static int collate(const char *a, const char *b) { return strcoll(a, b); }
  static const char *find(const char *s, const char *part) { return strstr(s, part); }
  static const char *find(const char *s, char c) { return strchr(s, c); }
  static const char *find_any(const char *s, const char *set) { return strpbrk(s, set); }
  static int span(const char *s, const char *set) { return static_cast<int>(strspn(s, set)); }
  static int span_without(const char *s, const char *set) {
    return static_cast<int>(strcspn(s, set));
  }
  static bool is_space(char c) { return isspace(static_cast<unsigned char>(c)) != 0; }
  static void lower(char *s) { _strlwr(s); }
  static void upper(char *s) { _strupr(s); }
  static int format_length(const char *format, va_list arguments) {
    return _vscprintf(format, arguments);
  }
  static void format(char *to, int size, const char *format, va_list arguments) {
    vsprintf_s(to, static_cast<size_t>(size), format, arguments);
  }
  static int load(HINSTANCE module, UINT number, char *to, int size) {
    return LoadStringA(module, number, to, size);
  }
  static DWORD environment(const char *name, char *to, DWORD size) {
    return GetEnvironmentVariableA(name, to, size);
  }
  /// Return the length of \p text, of \p length characters, after the conversion, which does not
  /// require a null character.
  static int convert(const wchar_t *text, int length, char *to, int size) {
    return length == 0 ? 0
                       : WideCharToMultiByte(CP_ACP, 0, text, length, to, size, nullptr, nullptr);
  }
};

template <>
struct string_functions<wchar_t> {
  using other = char;
  static int length(const wchar_t *s) { return s == nullptr ? 0 : static_cast<int>(wcslen(s)); }
  static int compare(const wchar_t *a, const wchar_t *b) { return wcscmp(a, b); }
  static int compare_folded(const wchar_t *a, const wchar_t *b) { return _wcsicmp(a, b); }
  static int collate(const wchar_t *a, const wchar_t *b) { return wcscoll(a, b); }
  static const wchar_t *find(const wchar_t *s, const wchar_t *part) { return wcsstr(s, part); }
  static const wchar_t *find(const wchar_t *s, wchar_t c) { return wcschr(s, c); }
  static const wchar_t *find_any(const wchar_t *s, const wchar_t *set) { return wcspbrk(s, set); }
  static int span(const wchar_t *s, const wchar_t *set) { return static_cast<int>(wcsspn(s, set)); }
  static int span_without(const wchar_t *s, const wchar_t *set) {
    return static_cast<int>(wcscspn(s, set));
  }
  static bool is_space(wchar_t c) { return iswspace(static_cast<wint_t>(c)) != 0; }
  static void lower(wchar_t *s) { _wcslwr(s); }
  static void upper(wchar_t *s) { _wcsupr(s); }
  static int format_length(const wchar_t *format, va_list arguments) {
    return _vscwprintf(format, arguments);
  }
  static void format(wchar_t *to, int size, const wchar_t *format, va_list arguments) {
    vswprintf_s(to, static_cast<size_t>(size), format, arguments);
  }
  static int load(HINSTANCE module, UINT number, wchar_t *to, int size) {
    return LoadStringW(module, number, to, size);
  }
  static DWORD environment(const wchar_t *name, wchar_t *to, DWORD size) {
    return GetEnvironmentVariableW(name, to, size);
  }
  static int convert(const char *text, int length, wchar_t *to, int size) {
    return length == 0 ? 0 : MultiByteToWideChar(CP_ACP, 0, text, length, to, size);
  }
};

} // namespace amp2hip_windows

namespace ATL {

/// Names for the second parameter of CStringT, which has no effect.
template <typename Character>
class ChTraitsCRT;
template <typename Character, typename Functions = ChTraitsCRT<Character>>
class StrTraitATL;

} // namespace ATL

#endif // AMP2HIP_WINDOWS_ATL_STRING_TRAITS_H
