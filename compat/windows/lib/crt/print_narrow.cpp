//===--- print_narrow.cpp - sprintf_s and related functions --------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "amp2hip_windows/crt/stdio.h"
#include "conio.h"
#include "crt/print.h"

using namespace amp2hip_windows;

int vsprintf_s(char *buffer, size_t size, const char *format, va_list arguments) {
  return print_all("sprintf_s", buffer, size, format, arguments);
}
int sprintf_s(char *buffer, size_t size, const char *format, ...) {
  AMP2HIP_WITH_ARGUMENTS(format, print_all("sprintf_s", buffer, size, format, arguments));
}

int _vsnprintf_s(char *buffer, size_t size, size_t count, const char *format, va_list arguments) {
  return print_some("_snprintf_s", buffer, size, count, format, arguments);
}
int _snprintf_s(char *buffer, size_t size, size_t count, const char *format, ...) {
  AMP2HIP_WITH_ARGUMENTS(format, print_some("_snprintf_s", buffer, size, count, format, arguments));
}

int _vsnprintf(char *buffer, size_t count, const char *format, va_list arguments) {
  return print_unterminated("_snprintf", buffer, count, format, arguments);
}
int _snprintf(char *buffer, size_t count, const char *format, ...) {
  AMP2HIP_WITH_ARGUMENTS(format, print_unterminated("_snprintf", buffer, count, format, arguments));
}

int _vscprintf(const char *format, va_list arguments) {
  return print_length("_scprintf", format, arguments);
}
int _scprintf(const char *format, ...) {
  AMP2HIP_WITH_ARGUMENTS(format, print_length("_scprintf", format, arguments));
}

int vfprintf_s(FILE *stream, const char *format, va_list arguments) {
  return print_stream("fprintf_s", stream, format, arguments);
}
int fprintf_s(FILE *stream, const char *format, ...) {
  AMP2HIP_WITH_ARGUMENTS(format, print_stream("fprintf_s", stream, format, arguments));
}

int vprintf_s(const char *format, va_list arguments) {
  return print_stream("printf_s", stdout, format, arguments);
}
int printf_s(const char *format, ...) {
  AMP2HIP_WITH_ARGUMENTS(format, print_stream("printf_s", stdout, format, arguments));
}

int cprintf(const char *format, ...) {
  AMP2HIP_WITH_ARGUMENTS(format, print_stream("cprintf", stdout, format, arguments));
}
int _cprintf(const char *format, ...) {
  AMP2HIP_WITH_ARGUMENTS(format, print_stream("_cprintf", stdout, format, arguments));
}
