//===--- locale_stdio.cpp - formats in a locale ---------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "amp2hip_windows/crt/locale_stdio.h"
#include "amp2hip_windows/crt/stdio.h"
#include "amp2hip_windows/crt/wide_stdio.h"
#include "crt/locale_scope.h"
#include "crt/print.h"
#include <cstdio>

using namespace amp2hip_windows;

/// Returns the result of \p call, which uses the va_list `arguments`, in the locale.
#define IN_LOCALE(call)                                                                            \
  const locale_scope scope(locale);                                                                \
  AMP2HIP_WITH_ARGUMENTS(locale, call)

int _vprintf_l(const char *format, _locale_t locale, va_list arguments) {
  AMP2HIP_IN_LOCALE(locale, vprintf_s(format, arguments));
}
int _printf_l(const char *format, _locale_t locale, ...) {
  IN_LOCALE(vprintf_s(format, arguments));
}
int _vfprintf_l(FILE *stream, const char *format, _locale_t locale, va_list arguments) {
  AMP2HIP_IN_LOCALE(locale, vfprintf_s(stream, format, arguments));
}
int _fprintf_l(FILE *stream, const char *format, _locale_t locale, ...) {
  IN_LOCALE(vfprintf_s(stream, format, arguments));
}
int _vsprintf_l(char *buffer, const char *format, _locale_t locale, va_list arguments) {
  AMP2HIP_IN_LOCALE(locale, print_unterminated("_sprintf_l", buffer, SIZE_MAX, format, arguments));
}
int _sprintf_l(char *buffer, const char *format, _locale_t locale, ...) {
  IN_LOCALE(print_unterminated("_sprintf_l", buffer, SIZE_MAX, format, arguments));
}
int _vsnprintf_l(char *buffer, size_t count, const char *format, _locale_t locale,
                 va_list arguments) {
  AMP2HIP_IN_LOCALE(locale, _vsnprintf(buffer, count, format, arguments));
}
int _snprintf_l(char *buffer, size_t count, const char *format, _locale_t locale, ...) {
  IN_LOCALE(_vsnprintf(buffer, count, format, arguments));
}
int _vsprintf_s_l(char *buffer, size_t size, const char *format, _locale_t locale,
                  va_list arguments) {
  AMP2HIP_IN_LOCALE(locale, vsprintf_s(buffer, size, format, arguments));
}
int _sprintf_s_l(char *buffer, size_t size, const char *format, _locale_t locale, ...) {
  IN_LOCALE(vsprintf_s(buffer, size, format, arguments));
}
int _snprintf_s_l(char *buffer, size_t size, size_t count, const char *format, _locale_t locale,
                  ...) {
  IN_LOCALE(_vsnprintf_s(buffer, size, count, format, arguments));
}
int _scprintf_l(const char *format, _locale_t locale, ...) {
  IN_LOCALE(_vscprintf(format, arguments));
}
int _sscanf_l(const char *text, const char *format, _locale_t locale, ...) {
  IN_LOCALE(amp2hip_windows_vsscanf(text, format, arguments));
}
int _sscanf_s_l(const char *text, const char *format, _locale_t locale, ...) {
  IN_LOCALE(vsscanf_s(text, format, arguments));
}
int _fscanf_l(FILE *stream, const char *format, _locale_t locale, ...) {
  IN_LOCALE(amp2hip_windows_vfscanf(stream, format, arguments));
}
int _fscanf_s_l(FILE *stream, const char *format, _locale_t locale, ...) {
  IN_LOCALE(vfscanf_s(stream, format, arguments));
}

int _wprintf_l(const wchar_t *format, _locale_t locale, ...) {
  IN_LOCALE(vwprintf_s(format, arguments));
}
int _fwprintf_l(FILE *stream, const wchar_t *format, _locale_t locale, ...) {
  IN_LOCALE(vfwprintf_s(stream, format, arguments));
}
int _snwprintf_l(wchar_t *buffer, size_t count, const wchar_t *format, _locale_t locale, ...) {
  IN_LOCALE(_vsnwprintf(buffer, count, format, arguments));
}
int _vswprintf_s_l(wchar_t *buffer, size_t size, const wchar_t *format, _locale_t locale,
                   va_list arguments) {
  AMP2HIP_IN_LOCALE(locale, vswprintf_s(buffer, size, format, arguments));
}
int _swprintf_s_l(wchar_t *buffer, size_t size, const wchar_t *format, _locale_t locale, ...) {
  IN_LOCALE(vswprintf_s(buffer, size, format, arguments));
}
int _scwprintf_l(const wchar_t *format, _locale_t locale, ...) {
  IN_LOCALE(_vscwprintf(format, arguments));
}
int _swscanf_s_l(const wchar_t *text, const wchar_t *format, _locale_t locale, ...) {
  IN_LOCALE(vswscanf_s(text, format, arguments));
}
