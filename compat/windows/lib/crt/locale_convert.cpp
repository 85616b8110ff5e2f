//===--- locale_convert.cpp - numbers in a locale -------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "amp2hip_windows/crt/locale_convert.h"
#include "crt/locale_scope.h"
#include <cstdlib>
#include <cwchar>

using namespace amp2hip_windows;

double _strtod_l(const char *text, char **end, _locale_t locale) {
  AMP2HIP_IN_LOCALE(locale, std::strtod(text, end));
}
float _strtof_l(const char *text, char **end, _locale_t locale) {
  AMP2HIP_IN_LOCALE(locale, std::strtof(text, end));
}
long _strtol_l(const char *text, char **end, int radix, _locale_t locale) {
  AMP2HIP_IN_LOCALE(locale, std::strtol(text, end, radix));
}
unsigned long _strtoul_l(const char *text, char **end, int radix, _locale_t locale) {
  AMP2HIP_IN_LOCALE(locale, std::strtoul(text, end, radix));
}
long long _strtoi64_l(const char *text, char **end, int radix, _locale_t locale) {
  AMP2HIP_IN_LOCALE(locale, std::strtoll(text, end, radix));
}
unsigned long long _strtoui64_l(const char *text, char **end, int radix, _locale_t locale) {
  AMP2HIP_IN_LOCALE(locale, std::strtoull(text, end, radix));
}
double _atof_l(const char *text, _locale_t locale) { return _strtod_l(text, nullptr, locale); }
int _atoi_l(const char *text, _locale_t locale) {
  return static_cast<int>(_strtol_l(text, nullptr, 10, locale));
}
long _atol_l(const char *text, _locale_t locale) { return _strtol_l(text, nullptr, 10, locale); }
long long _atoi64_l(const char *text, _locale_t locale) {
  return _strtoi64_l(text, nullptr, 10, locale);
}

double _wcstod_l(const wchar_t *text, wchar_t **end, _locale_t locale) {
  AMP2HIP_IN_LOCALE(locale, std::wcstod(text, end));
}
float _wcstof_l(const wchar_t *text, wchar_t **end, _locale_t locale) {
  AMP2HIP_IN_LOCALE(locale, std::wcstof(text, end));
}
long _wcstol_l(const wchar_t *text, wchar_t **end, int radix, _locale_t locale) {
  AMP2HIP_IN_LOCALE(locale, std::wcstol(text, end, radix));
}
unsigned long _wcstoul_l(const wchar_t *text, wchar_t **end, int radix, _locale_t locale) {
  AMP2HIP_IN_LOCALE(locale, std::wcstoul(text, end, radix));
}
double _wtof_l(const wchar_t *text, _locale_t locale) { return _wcstod_l(text, nullptr, locale); }
int _wtoi_l(const wchar_t *text, _locale_t locale) {
  return static_cast<int>(_wcstol_l(text, nullptr, 10, locale));
}
long _wtol_l(const wchar_t *text, _locale_t locale) { return _wcstol_l(text, nullptr, 10, locale); }
