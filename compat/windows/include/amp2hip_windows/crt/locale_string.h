//===--- locale_string.h - strings in a locale ----------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
/// \file
/// Functions for strings in a locale; null means the current one.
///
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WINDOWS_CRT_LOCALE_STRING_H
#define AMP2HIP_WINDOWS_CRT_LOCALE_STRING_H

#include "amp2hip_windows/crt/locale_type.h"
#include <stddef.h>

struct tm;

#ifdef __cplusplus
extern "C" {
#endif

int _stricmp_l(const char *a, const char *b, _locale_t locale);
int _strnicmp_l(const char *a, const char *b, size_t count, _locale_t locale);
int _strcoll_l(const char *a, const char *b, _locale_t locale);
char *_strlwr_l(char *text, _locale_t locale);
char *_strupr_l(char *text, _locale_t locale);
size_t _strftime_l(char *buffer, size_t size, const char *format, const struct tm *time,
                   _locale_t locale);

int _wcsicmp_l(const wchar_t *a, const wchar_t *b, _locale_t locale);
int _wcsnicmp_l(const wchar_t *a, const wchar_t *b, size_t count, _locale_t locale);
int _wcscoll_l(const wchar_t *a, const wchar_t *b, _locale_t locale);
wchar_t *_wcslwr_l(wchar_t *text, _locale_t locale);
wchar_t *_wcsupr_l(wchar_t *text, _locale_t locale);
size_t _wcsftime_l(wchar_t *buffer, size_t size, const wchar_t *format, const struct tm *time,
                   _locale_t locale);

#ifdef __cplusplus
} // extern "C"
#endif

#endif // AMP2HIP_WINDOWS_CRT_LOCALE_STRING_H
