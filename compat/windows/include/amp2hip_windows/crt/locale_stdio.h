//===--- locale_stdio.h - formats in a locale -----------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
/// \file
/// Functions of crt/stdio.h that take a locale; null means the current one.
///
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WINDOWS_CRT_LOCALE_STDIO_H
#define AMP2HIP_WINDOWS_CRT_LOCALE_STDIO_H

#include "amp2hip_windows/crt/locale_type.h"
#include <stdarg.h>
#include <stdio.h>
#include <wchar.h>

#ifdef __cplusplus
extern "C" {
#endif

int _printf_l(const char *format, _locale_t locale, ...);
int _vprintf_l(const char *format, _locale_t locale, va_list arguments);
int _fprintf_l(FILE *stream, const char *format, _locale_t locale, ...);
int _vfprintf_l(FILE *stream, const char *format, _locale_t locale, va_list arguments);
int _sprintf_l(char *buffer, const char *format, _locale_t locale, ...);
int _vsprintf_l(char *buffer, const char *format, _locale_t locale, va_list arguments);
int _snprintf_l(char *buffer, size_t count, const char *format, _locale_t locale, ...);
int _vsnprintf_l(char *buffer, size_t count, const char *format, _locale_t locale,
                 va_list arguments);
int _sprintf_s_l(char *buffer, size_t size, const char *format, _locale_t locale, ...);
int _vsprintf_s_l(char *buffer, size_t size, const char *format, _locale_t locale,
                  va_list arguments);
int _snprintf_s_l(char *buffer, size_t size, size_t count, const char *format, _locale_t locale,
                  ...);
int _scprintf_l(const char *format, _locale_t locale, ...);
int _sscanf_l(const char *text, const char *format, _locale_t locale, ...);
int _sscanf_s_l(const char *text, const char *format, _locale_t locale, ...);
int _fscanf_l(FILE *stream, const char *format, _locale_t locale, ...);
int _fscanf_s_l(FILE *stream, const char *format, _locale_t locale, ...);

int _wprintf_l(const wchar_t *format, _locale_t locale, ...);
int _fwprintf_l(FILE *stream, const wchar_t *format, _locale_t locale, ...);
int _snwprintf_l(wchar_t *buffer, size_t count, const wchar_t *format, _locale_t locale, ...);
int _swprintf_s_l(wchar_t *buffer, size_t size, const wchar_t *format, _locale_t locale, ...);
int _vswprintf_s_l(wchar_t *buffer, size_t size, const wchar_t *format, _locale_t locale,
                   va_list arguments);
int _scwprintf_l(const wchar_t *format, _locale_t locale, ...);
int _swscanf_s_l(const wchar_t *text, const wchar_t *format, _locale_t locale, ...);

#ifdef __cplusplus
} // extern "C"
#endif

#endif // AMP2HIP_WINDOWS_CRT_LOCALE_STDIO_H
