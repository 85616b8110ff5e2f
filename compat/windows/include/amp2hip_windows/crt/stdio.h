//===--- stdio.h - sprintf_s, fopen_s and other functions of <stdio.h> ---===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Microsoft's functions of <stdio.h>. The formats of the functions that are declared here are
/// Microsoft's: `%I64d` is an integer of 64 bits, and in the functions of wide characters `%s` is a
/// wide string. Narrow strings are UTF-8.
///
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WINDOWS_CRT_STDIO_H
#define AMP2HIP_WINDOWS_CRT_STDIO_H

#include "amp2hip_windows/crt/locale_stdio.h"
#include "amp2hip_windows/crt/temporary_names.h"
#include "amp2hip_windows/crt/types.h"
#include "amp2hip_windows/crt/unavailable.h"
#include "amp2hip_windows/crt/unlocked_stdio.h"
#include <stdarg.h>
#include <stdio.h>

#define _TWO_DIGIT_EXPONENT 1

#ifdef __cplusplus
extern "C" {
#endif

/// Writes at most \p size characters, the null character included. Returns the number of characters
/// without it. If they do not fit, stores an empty string and reports an invalid parameter.
int sprintf_s(char *buffer, size_t size, const char *format, ...);
int vsprintf_s(char *buffer, size_t size, const char *format, va_list arguments);
/// Writes at most \p count characters. Returns -1 if it had to truncate them. Stores no null
/// character after \p count or more characters.
int _snprintf(char *buffer, size_t count, const char *format, ...);
int _vsnprintf(char *buffer, size_t count, const char *format, va_list arguments);
/// Writes at most \p count characters and a null character. Returns -1 if it had to truncate them.
/// If
/// \p count and the null character do not fit, stores an empty string and reports an invalid
/// parameter, unless \p count is _TRUNCATE.
int _snprintf_s(char *buffer, size_t size, size_t count, const char *format, ...);
#define vsnprintf_s _vsnprintf_s
int _vsnprintf_s(char *buffer, size_t size, size_t count, const char *format, va_list arguments);
/// Returns the number of characters of the text, without the null character.
int _scprintf(const char *format, ...);
int _vscprintf(const char *format, va_list arguments);
int printf_s(const char *format, ...);
int vprintf_s(const char *format, va_list arguments);
int fprintf_s(FILE *stream, const char *format, ...);
int vfprintf_s(FILE *stream, const char *format, va_list arguments);

/// Like sscanf, but each `%s`, `%c` and `%[` takes the size of its buffer, an unsigned, as the next
/// argument. A field that does not fit sets the first character of its buffer to 0 and ends the
/// call.
int sscanf_s(const char *buffer, const char *format, ...);
int vsscanf_s(const char *buffer, const char *format, va_list arguments);
int fscanf_s(FILE *stream, const char *format, ...);
int vfscanf_s(FILE *stream, const char *format, va_list arguments);
int scanf_s(const char *format, ...);
int vscanf_s(const char *format, va_list arguments);

/// The functions of standard C with Microsoft's formats. The output of amp2hip calls them where the
/// format is not a literal. They return what those of standard C return.
int amp2hip_windows_printf(const char *format, ...);
int amp2hip_windows_vprintf(const char *format, va_list arguments);
int amp2hip_windows_fprintf(FILE *stream, const char *format, ...);
int amp2hip_windows_vfprintf(FILE *stream, const char *format, va_list arguments);
int amp2hip_windows_sprintf(char *buffer, const char *format, ...);
int amp2hip_windows_vsprintf(char *buffer, const char *format, va_list arguments);
int amp2hip_windows_snprintf(char *buffer, size_t size, const char *format, ...);
int amp2hip_windows_vsnprintf(char *buffer, size_t size, const char *format, va_list arguments);
int amp2hip_windows_scanf(const char *format, ...);
int amp2hip_windows_vscanf(const char *format, va_list arguments);
int amp2hip_windows_fscanf(FILE *stream, const char *format, ...);
int amp2hip_windows_vfscanf(FILE *stream, const char *format, va_list arguments);
int amp2hip_windows_sscanf(const char *buffer, const char *format, ...);
int amp2hip_windows_vsscanf(const char *buffer, const char *format, va_list arguments);

/// Reads a line without its end. If it does not fit, stores an empty string and reports an invalid
/// parameter.
char *gets_s(char *buffer, size_t size);
size_t fread_s(void *buffer, size_t size, size_t element_size, size_t count, FILE *stream);

/// The file functions replace `\` in the name by `/`.
errno_t fopen_s(FILE **stream, const char *name, const char *mode);
errno_t freopen_s(FILE **stream, const char *name, const char *mode, FILE *old);
errno_t _wfreopen_s(FILE **stream, const wchar_t *name, const wchar_t *mode, FILE *old);
FILE *_wfreopen(const wchar_t *name, const wchar_t *mode, FILE *old);
errno_t _wfopen_s(FILE **stream, const wchar_t *name, const wchar_t *mode);
FILE *_wfopen(const wchar_t *name, const wchar_t *mode);
/// \p sharing has no effect.
FILE *_fsopen(const char *name, const char *mode, int sharing);
FILE *_wfsopen(const wchar_t *name, const wchar_t *mode, int sharing);
errno_t tmpfile_s(FILE **stream);
errno_t clearerr_s(FILE *stream);
int _fileno(FILE *stream);
FILE *_fdopen(int file, const char *mode);
FILE *_wfdopen(int file, const wchar_t *mode);
int _fseeki64(FILE *stream, long long offset, int origin);
long long _ftelli64(FILE *stream);
int _flushall(void);
int flushall(void);
/// Return the number of files that the program may open at once, or -1.
int _getmaxstdio(void);
int _setmaxstdio(int count);
FILE *_popen(const char *command, const char *mode);
FILE *_wpopen(const wchar_t *command, const wchar_t *mode);
int _pclose(FILE *stream);
int _wremove(const wchar_t *name);
int amp2hip_windows_rename(const char *from, const char *to);
int _wrename(const wchar_t *from, const wchar_t *to);
/// Prints the text, which may be null, and the message of errno to standard error.
void _wperror(const wchar_t *text);
/// Read and write an int of 4 bytes. Return EOF on an error.
int _getw(FILE *stream);
int _putw(int value, FILE *stream);
int _fgetchar(void);
int _fputchar(int character);
/// Return the previous format. No effect: exponents have at least two digits.
unsigned int _set_output_format(unsigned int format);
unsigned int _get_output_format(void);

#ifdef __cplusplus
} // extern "C"

extern "C++" {
// The size of the buffer is that of the character array.
template <size_t Size>
int sprintf_s(char (&buffer)[Size], const char *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  const int result = vsprintf_s(buffer, Size, format, arguments);
  va_end(arguments);
  return result;
}
template <size_t Size>
int vsprintf_s(char (&buffer)[Size], const char *format, va_list arguments) {
  return vsprintf_s(buffer, Size, format, arguments);
}
template <size_t Size>
int _snprintf_s(char (&buffer)[Size], size_t count, const char *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  const int result = _vsnprintf_s(buffer, Size, count, format, arguments);
  va_end(arguments);
  return result;
}
template <size_t Size>
int _vsnprintf_s(char (&buffer)[Size], size_t count, const char *format, va_list arguments) {
  return _vsnprintf_s(buffer, Size, count, format, arguments);
}
template <size_t Size>
char *gets_s(char (&buffer)[Size]) {
  return gets_s(buffer, Size);
}
} // extern "C++"
#endif

#endif // AMP2HIP_WINDOWS_CRT_STDIO_H
