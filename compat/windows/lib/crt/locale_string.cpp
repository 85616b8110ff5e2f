//===--- locale_string.cpp - strings in a locale --------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "amp2hip_windows/crt/locale_string.h"
#include "crt/locale_scope.h"
#include <cctype>
#include <cstring>
#include <ctime>
#include <cwchar>
#include <cwctype>
#include <strings.h>

using namespace amp2hip_windows;

namespace {
char *change(char *text, _locale_t locale, int (*function)(int)) {
  const locale_scope scope(locale);
  for (char *c = text; *c != 0; ++c)
    *c = static_cast<char>(function(static_cast<unsigned char>(*c)));
  return text;
}
wchar_t *change(wchar_t *text, _locale_t locale, wint_t (*function)(wint_t)) {
  const locale_scope scope(locale);
  for (wchar_t *c = text; *c != 0; ++c)
    *c = static_cast<wchar_t>(function(static_cast<wint_t>(*c)));
  return text;
}
} // namespace

int _stricmp_l(const char *a, const char *b, _locale_t locale) {
  AMP2HIP_IN_LOCALE(locale, strcasecmp(a, b));
}
int _strnicmp_l(const char *a, const char *b, size_t count, _locale_t locale) {
  AMP2HIP_IN_LOCALE(locale, strncasecmp(a, b, count));
}
int _strcoll_l(const char *a, const char *b, _locale_t locale) {
  AMP2HIP_IN_LOCALE(locale, std::strcoll(a, b));
}
char *_strlwr_l(char *text, _locale_t locale) { return change(text, locale, tolower); }
char *_strupr_l(char *text, _locale_t locale) { return change(text, locale, toupper); }
size_t _strftime_l(char *buffer, size_t size, const char *format, const struct tm *time,
                   _locale_t locale) {
  AMP2HIP_IN_LOCALE(locale, std::strftime(buffer, size, format, time));
}

int _wcsicmp_l(const wchar_t *a, const wchar_t *b, _locale_t locale) {
  AMP2HIP_IN_LOCALE(locale, wcscasecmp(a, b));
}
int _wcsnicmp_l(const wchar_t *a, const wchar_t *b, size_t count, _locale_t locale) {
  AMP2HIP_IN_LOCALE(locale, wcsncasecmp(a, b, count));
}
int _wcscoll_l(const wchar_t *a, const wchar_t *b, _locale_t locale) {
  AMP2HIP_IN_LOCALE(locale, std::wcscoll(a, b));
}
wchar_t *_wcslwr_l(wchar_t *text, _locale_t locale) { return change(text, locale, towlower); }
wchar_t *_wcsupr_l(wchar_t *text, _locale_t locale) { return change(text, locale, towupper); }
size_t _wcsftime_l(wchar_t *buffer, size_t size, const wchar_t *format, const struct tm *time,
                   _locale_t locale) {
  AMP2HIP_IN_LOCALE(locale, std::wcsftime(buffer, size, format, time));
}
