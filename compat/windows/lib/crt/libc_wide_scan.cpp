//===--- libc_wide_scan.cpp - wscanf and fwscanf of <wchar.h> -------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
/// \file
/// Replaces the functions of the system's C library that scan wide characters, for the reason that
/// libc_wide_streams.cpp gives.
///
//===----------------------------------------------------------------------===//
#include "crt/print.h"
#include "crt/scan.h"

using namespace amp2hip_windows;

// The system's header redirects each function to a symbol that depends on the language standard of
// the source, such as __isoc99_wscanf. This macro defines the functions under own names, with
// these symbols.
#define AMP2HIP_WIDE_SCAN(own, symbol)                                                             \
  int own##_list(FILE *stream, const wchar_t *format,                                              \
                 va_list arguments) __asm__(symbol "vfwscanf");                                    \
  int own##_list(FILE *stream, const wchar_t *format, va_list arguments) {                         \
    return scan_standard(stream, format, arguments);                                               \
  }                                                                                                \
  int own##_list(const wchar_t *format, va_list arguments) __asm__(symbol "vwscanf");              \
  int own##_list(const wchar_t *format, va_list arguments) {                                       \
    return scan_standard(stdin, format, arguments);                                                \
  }                                                                                                \
  int own(FILE *stream, const wchar_t *format, ...) __asm__(symbol "fwscanf");                     \
  int own(FILE *stream, const wchar_t *format, ...) {                                              \
    AMP2HIP_WITH_ARGUMENTS(format, scan_standard(stream, format, arguments));                      \
  }                                                                                                \
  int own(const wchar_t *format, ...) __asm__(symbol "wscanf");                                    \
  int own(const wchar_t *format, ...) {                                                            \
    AMP2HIP_WITH_ARGUMENTS(format, scan_standard(stdin, format, arguments));                       \
  }

AMP2HIP_WIDE_SCAN(scan_plain, "")
AMP2HIP_WIDE_SCAN(scan_99, "__isoc99_")
AMP2HIP_WIDE_SCAN(scan_23, "__isoc23_")
