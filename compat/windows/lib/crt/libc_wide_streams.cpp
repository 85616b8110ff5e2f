//===--- libc_wide_streams.cpp - the wide functions of <wchar.h> ----------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Replaces the functions of the system's C library for wide characters and streams, as wprintf()
/// and fgetws(). On Windows a stream takes narrow and wide characters in any order. The system's
/// functions would decide the orientation of a stream at its first use, and drop what does not fit
/// later. These leave it undecided, and read and write UTF-8. A stream that the program itself
/// makes wide-oriented, by fwide(), is left to the system.
///
//===----------------------------------------------------------------------===//

// The header of the system must not define these functions inline.
#undef _FORTIFY_SOURCE
#include "amp2hip_windows/crt/wide_stdio.h"
#include "crt/format.h"
#include "crt/print.h"
#include "crt/wide_streams.h"
#include "text.h"
#include <vector>

namespace amp2hip_windows {
namespace {

/// Prints a format of standard C, in which %s is a narrow text.
int print_standard(std::FILE *stream, const wchar_t *format, va_list arguments) {
  // vswprintf does not say which size it needs.
  constexpr std::size_t max_size = std::size_t{1} << 26;
  for (std::vector<wchar_t> text(256); text.size() <= max_size; text.resize(4 * text.size())) {
    va_list copy;
    va_copy(copy, arguments);
    const int length = std::vswprintf(text.data(), text.size(), format, copy);
    va_end(copy);
    if (length >= 0)
      return put(stream, narrow({text.data(), static_cast<std::size_t>(length)})) ? length : -1;
  }
  return -1;
}

} // namespace
} // namespace amp2hip_windows

using namespace amp2hip_windows;

extern "C" {

wint_t fputwc(wchar_t character, FILE *stream) { return amp2hip_windows_fputwc(character, stream); }
wint_t putwc(wchar_t character, FILE *stream) { return amp2hip_windows_fputwc(character, stream); }
wint_t putwchar(wchar_t character) { return amp2hip_windows_putwchar(character); }
int fputws(const wchar_t *text, FILE *stream) { return amp2hip_windows_fputws(text, stream); }

wint_t fgetwc(FILE *stream) { return amp2hip_windows_fgetwc(stream); }
wint_t getwc(FILE *stream) { return amp2hip_windows_fgetwc(stream); }
wint_t getwchar() { return amp2hip_windows_getwchar(); }
wchar_t *fgetws(wchar_t *buffer, int size, FILE *stream) {
  return amp2hip_windows_fgetws(buffer, size, stream);
}
wint_t ungetwc(wint_t character, FILE *stream) { return unread_character(character, stream); }

int vfwprintf(FILE *stream, const wchar_t *format, va_list arguments) {
  return print_standard(stream, format, arguments);
}
int vwprintf(const wchar_t *format, va_list arguments) {
  return print_standard(stdout, format, arguments);
}
int fwprintf(FILE *stream, const wchar_t *format, ...) {
  AMP2HIP_WITH_ARGUMENTS(format, print_standard(stream, format, arguments));
}
int wprintf(const wchar_t *format, ...) {
  AMP2HIP_WITH_ARGUMENTS(format, print_standard(stdout, format, arguments));
}

// With _FORTIFY_SOURCE, the system's header redirects calls to these functions.
int __vfwprintf_chk(FILE *stream, int, const wchar_t *format, va_list arguments) {
  return print_standard(stream, format, arguments);
}
int __vwprintf_chk(int, const wchar_t *format, va_list arguments) {
  return print_standard(stdout, format, arguments);
}
int __fwprintf_chk(FILE *stream, int, const wchar_t *format, ...) {
  AMP2HIP_WITH_ARGUMENTS(format, print_standard(stream, format, arguments));
}
int __wprintf_chk(int, const wchar_t *format, ...) {
  AMP2HIP_WITH_ARGUMENTS(format, print_standard(stdout, format, arguments));
}
wchar_t *__fgetws_chk(wchar_t *buffer, size_t, int size, FILE *stream) {
  return amp2hip_windows_fgetws(buffer, size, stream);
}

} // extern "C"
