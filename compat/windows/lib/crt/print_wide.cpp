//===--- print_wide.cpp - swprintf_s and related functions ---------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "amp2hip_windows/crt/wide_stdio.h"
#include "crt/print.h"

using namespace amp2hip_windows;

int vswprintf_s(wchar_t *buffer, size_t size, const wchar_t *format, va_list arguments) {
  return print_all("swprintf_s", buffer, size, format, arguments);
}
int swprintf_s(wchar_t *buffer, size_t size, const wchar_t *format, ...) {
  AMP2HIP_WITH_ARGUMENTS(format, print_all("swprintf_s", buffer, size, format, arguments));
}

int _vsnwprintf_s(wchar_t *buffer, size_t size, size_t count, const wchar_t *format,
                  va_list arguments) {
  return print_some("_snwprintf_s", buffer, size, count, format, arguments);
}
int _snwprintf_s(wchar_t *buffer, size_t size, size_t count, const wchar_t *format, ...) {
  AMP2HIP_WITH_ARGUMENTS(format,
                         print_some("_snwprintf_s", buffer, size, count, format, arguments));
}

int _vsnwprintf(wchar_t *buffer, size_t count, const wchar_t *format, va_list arguments) {
  return print_unterminated("_snwprintf", buffer, count, format, arguments);
}
int _snwprintf(wchar_t *buffer, size_t count, const wchar_t *format, ...) {
  AMP2HIP_WITH_ARGUMENTS(format,
                         print_unterminated("_snwprintf", buffer, count, format, arguments));
}

int _vscwprintf(const wchar_t *format, va_list arguments) {
  return print_length("_scwprintf", format, arguments);
}
int _scwprintf(const wchar_t *format, ...) {
  AMP2HIP_WITH_ARGUMENTS(format, print_length("_scwprintf", format, arguments));
}

int vfwprintf_s(FILE *stream, const wchar_t *format, va_list arguments) {
  return print_stream("fwprintf_s", stream, format, arguments);
}
int fwprintf_s(FILE *stream, const wchar_t *format, ...) {
  AMP2HIP_WITH_ARGUMENTS(format, print_stream("fwprintf_s", stream, format, arguments));
}

int vwprintf_s(const wchar_t *format, va_list arguments) {
  return print_stream("wprintf_s", stdout, format, arguments);
}
int wprintf_s(const wchar_t *format, ...) {
  AMP2HIP_WITH_ARGUMENTS(format, print_stream("wprintf_s", stdout, format, arguments));
}

int _cwprintf(const wchar_t *format, ...) {
  AMP2HIP_WITH_ARGUMENTS(format, print_stream("_cwprintf", stdout, format, arguments));
}
int _putws(const wchar_t *text) {
  if (text == nullptr) {
    invalid_parameter("_putws", "the text is null");
    return WEOF;
  }
  return put(stdout, narrow(text) + "\n") ? 0 : static_cast<int>(WEOF);
}
