//===--- print_standard.cpp - printf of standard C with Microsoft's formats===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "amp2hip_windows/crt/stdio.h"
#include "amp2hip_windows/crt/wide_stdio.h"
#include "crt/print.h"
#include <cstdint>

using namespace amp2hip_windows;

int amp2hip_windows_vfprintf(FILE *stream, const char *format, va_list arguments) {
  return print_stream("fprintf", stream, format, arguments);
}
int amp2hip_windows_fprintf(FILE *stream, const char *format, ...) {
  AMP2HIP_WITH_ARGUMENTS(format, print_stream("fprintf", stream, format, arguments));
}
int amp2hip_windows_vprintf(const char *format, va_list arguments) {
  return print_stream("printf", stdout, format, arguments);
}
int amp2hip_windows_printf(const char *format, ...) {
  AMP2HIP_WITH_ARGUMENTS(format, print_stream("printf", stdout, format, arguments));
}
int amp2hip_windows_vsprintf(char *buffer, const char *format, va_list arguments) {
  return print_truncated("sprintf", buffer, SIZE_MAX, format, arguments);
}
int amp2hip_windows_sprintf(char *buffer, const char *format, ...) {
  AMP2HIP_WITH_ARGUMENTS(format, print_truncated("sprintf", buffer, SIZE_MAX, format, arguments));
}
int amp2hip_windows_vsnprintf(char *buffer, size_t size, const char *format, va_list arguments) {
  return print_truncated("snprintf", buffer, size, format, arguments);
}
int amp2hip_windows_snprintf(char *buffer, size_t size, const char *format, ...) {
  AMP2HIP_WITH_ARGUMENTS(format, print_truncated("snprintf", buffer, size, format, arguments));
}

int amp2hip_windows_vfwprintf(FILE *stream, const wchar_t *format, va_list arguments) {
  return print_stream("fwprintf", stream, format, arguments);
}
int amp2hip_windows_fwprintf(FILE *stream, const wchar_t *format, ...) {
  AMP2HIP_WITH_ARGUMENTS(format, print_stream("fwprintf", stream, format, arguments));
}
int amp2hip_windows_vwprintf(const wchar_t *format, va_list arguments) {
  return print_stream("wprintf", stdout, format, arguments);
}
int amp2hip_windows_wprintf(const wchar_t *format, ...) {
  AMP2HIP_WITH_ARGUMENTS(format, print_stream("wprintf", stdout, format, arguments));
}
// Unlike snprintf, swprintf returns a negative number if the text does not fit.
int amp2hip_windows_vswprintf(wchar_t *buffer, size_t size, const wchar_t *format,
                              va_list arguments) {
  const int length = print_truncated("swprintf", buffer, size, format, arguments);
  return length >= 0 && static_cast<size_t>(length) < size ? length : -1;
}
int amp2hip_windows_swprintf(wchar_t *buffer, size_t size, const wchar_t *format, ...) {
  AMP2HIP_WITH_ARGUMENTS(format, amp2hip_windows_vswprintf(buffer, size, format, arguments));
}
