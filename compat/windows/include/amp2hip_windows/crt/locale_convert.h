//===--- locale_convert.h - numbers in a locale ---------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
/// \file
/// Conversions of text to numbers in a locale; null means the current one.
///
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WINDOWS_CRT_LOCALE_CONVERT_H
#define AMP2HIP_WINDOWS_CRT_LOCALE_CONVERT_H

#include "amp2hip_windows/crt/locale_type.h"
#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif

double _strtod_l(const char *text, char **end, _locale_t locale);
float _strtof_l(const char *text, char **end, _locale_t locale);
long _strtol_l(const char *text, char **end, int radix, _locale_t locale);
unsigned long _strtoul_l(const char *text, char **end, int radix, _locale_t locale);
long long _strtoi64_l(const char *text, char **end, int radix, _locale_t locale);
unsigned long long _strtoui64_l(const char *text, char **end, int radix, _locale_t locale);
double _atof_l(const char *text, _locale_t locale);
int _atoi_l(const char *text, _locale_t locale);
long _atol_l(const char *text, _locale_t locale);
long long _atoi64_l(const char *text, _locale_t locale);

double _wcstod_l(const wchar_t *text, wchar_t **end, _locale_t locale);
float _wcstof_l(const wchar_t *text, wchar_t **end, _locale_t locale);
long _wcstol_l(const wchar_t *text, wchar_t **end, int radix, _locale_t locale);
unsigned long _wcstoul_l(const wchar_t *text, wchar_t **end, int radix, _locale_t locale);
double _wtof_l(const wchar_t *text, _locale_t locale);
int _wtoi_l(const wchar_t *text, _locale_t locale);
long _wtol_l(const wchar_t *text, _locale_t locale);

#ifdef __cplusplus
} // extern "C"
#endif

#endif // AMP2HIP_WINDOWS_CRT_LOCALE_CONVERT_H
