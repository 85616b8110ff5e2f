//===--- wide_stdio.h - swprintf_s and other formats of wide characters ---===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WINDOWS_CRT_WIDE_STDIO_H
#define AMP2HIP_WINDOWS_CRT_WIDE_STDIO_H

#include "amp2hip_windows/crt/types.h"
#include <stdarg.h>
#include <stdio.h>
#include <wchar.h>

#ifdef __cplusplus
extern "C" {
#endif

// The functions of crt/stdio.h for wide characters.
int swprintf_s(wchar_t *buffer, size_t size, const wchar_t *format, ...);
int vswprintf_s(wchar_t *buffer, size_t size, const wchar_t *format, va_list arguments);
int _snwprintf(wchar_t *buffer, size_t count, const wchar_t *format, ...);
int _vsnwprintf(wchar_t *buffer, size_t count, const wchar_t *format, va_list arguments);
int _snwprintf_s(wchar_t *buffer, size_t size, size_t count, const wchar_t *format, ...);
int _vsnwprintf_s(wchar_t *buffer, size_t size, size_t count, const wchar_t *format,
                  va_list arguments);
int _scwprintf(const wchar_t *format, ...);
int _vscwprintf(const wchar_t *format, va_list arguments);
/// The functions that print convert the text to UTF-8, unless the stream is wide-oriented already.
/// They can be mixed with those that print narrow characters.
int wprintf_s(const wchar_t *format, ...);
int vwprintf_s(const wchar_t *format, va_list arguments);
int fwprintf_s(FILE *stream, const wchar_t *format, ...);
int vfwprintf_s(FILE *stream, const wchar_t *format, va_list arguments);
int _putws(const wchar_t *text);
/// Reads a line of UTF-8 from standard input, without its end.
wchar_t *_getws_s(wchar_t *buffer, size_t size);

int swscanf_s(const wchar_t *buffer, const wchar_t *format, ...);
int vswscanf_s(const wchar_t *buffer, const wchar_t *format, va_list arguments);
int fwscanf_s(FILE *stream, const wchar_t *format, ...);
int vfwscanf_s(FILE *stream, const wchar_t *format, va_list arguments);
int wscanf_s(const wchar_t *format, ...);
int vwscanf_s(const wchar_t *format, va_list arguments);
/// The functions of <wchar.h> for streams of UTF-8, which tchar.h uses. Those of the system would
/// make the stream wide-oriented, so that it takes no narrow characters any more.
wint_t amp2hip_windows_fgetwc(FILE *stream);
wint_t amp2hip_windows_fputwc(wchar_t character, FILE *stream);
wchar_t *amp2hip_windows_fgetws(wchar_t *buffer, int size, FILE *stream);
int amp2hip_windows_fputws(const wchar_t *text, FILE *stream);
wint_t amp2hip_windows_getwchar(void);
wint_t amp2hip_windows_putwchar(wchar_t character);
/// The functions of standard C with Microsoft's formats. The macros of tchar.h refer to them, and
/// the output of amp2hip calls them where the format is not a literal. They return what those of
/// standard C return.
int amp2hip_windows_wprintf(const wchar_t *format, ...);
int amp2hip_windows_vwprintf(const wchar_t *format, va_list arguments);
int amp2hip_windows_fwprintf(FILE *stream, const wchar_t *format, ...);
int amp2hip_windows_vfwprintf(FILE *stream, const wchar_t *format, va_list arguments);
int amp2hip_windows_swprintf(wchar_t *buffer, size_t size, const wchar_t *format, ...);
int amp2hip_windows_vswprintf(wchar_t *buffer, size_t size, const wchar_t *format,
                              va_list arguments);
int amp2hip_windows_wscanf(const wchar_t *format, ...);
int amp2hip_windows_vwscanf(const wchar_t *format, va_list arguments);
int amp2hip_windows_fwscanf(FILE *stream, const wchar_t *format, ...);
int amp2hip_windows_vfwscanf(FILE *stream, const wchar_t *format, va_list arguments);
int amp2hip_windows_swscanf(const wchar_t *buffer, const wchar_t *format, ...);
int amp2hip_windows_vswscanf(const wchar_t *buffer, const wchar_t *format, va_list arguments);

#ifdef __cplusplus
} // extern "C"

extern "C++" {
template <size_t Size>
int swprintf_s(wchar_t (&buffer)[Size], const wchar_t *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  const int result = vswprintf_s(buffer, Size, format, arguments);
  va_end(arguments);
  return result;
}
template <size_t Size>
int vswprintf_s(wchar_t (&buffer)[Size], const wchar_t *format, va_list arguments) {
  return vswprintf_s(buffer, Size, format, arguments);
}
template <size_t Size>
int _snwprintf_s(wchar_t (&buffer)[Size], size_t count, const wchar_t *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  const int result = _vsnwprintf_s(buffer, Size, count, format, arguments);
  va_end(arguments);
  return result;
}
template <size_t Size>
int _vsnwprintf_s(wchar_t (&buffer)[Size], size_t count, const wchar_t *format, va_list arguments) {
  return _vsnwprintf_s(buffer, Size, count, format, arguments);
}
} // extern "C++"
#endif

#endif // AMP2HIP_WINDOWS_CRT_WIDE_STDIO_H
