//===--- string.h - strcpy_s, _stricmp and other functions of <string.h> ---===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Microsoft's functions of <string.h>. The functions whose names end in `_s` return 0 or an error
/// code, and report an invalid parameter before they return an error code other than STRUNCATE. If
/// the text does not fit, they store an empty string and return ERANGE.
///
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WINDOWS_CRT_STRING_H
#define AMP2HIP_WINDOWS_CRT_STRING_H

#include "amp2hip_windows/crt/locale_string.h"
#include "amp2hip_windows/crt/types.h"
#include <string.h>

#ifdef __cplusplus
extern "C" {
#endif

errno_t strcpy_s(char *to, size_t size, const char *from);
errno_t strcat_s(char *to, size_t size, const char *from);
/// Copy at most \p count characters and a null character; with _TRUNCATE, as many as fit.
errno_t strncpy_s(char *to, size_t size, const char *from, size_t count);
errno_t strncat_s(char *to, size_t size, const char *from, size_t count);
char *strtok_s(char *text, const char *delimiters, char **context);
/// Returns the length, but at most \p size, and 0 for a null pointer.
size_t strnlen_s(const char *text, size_t size);
/// Stores the message of an error number, truncated if it does not fit.
errno_t strerror_s(char *buffer, size_t size, int error);
/// If the bytes do not fit, memcpy_s sets all of \p to to 0.
errno_t memcpy_s(void *to, size_t size, const void *from, size_t count);
errno_t memmove_s(void *to, size_t size, const void *from, size_t count);
errno_t _strlwr_s(char *text, size_t size);
errno_t _strupr_s(char *text, size_t size);
errno_t _strset_s(char *text, size_t size, int character);
errno_t _strnset_s(char *text, size_t size, int character, size_t count);

// Without regard to the case of ASCII letters.
int _stricmp(const char *a, const char *b);
int _strcmpi(const char *a, const char *b);
int _strnicmp(const char *a, const char *b, size_t count);
int _memicmp(const void *a, const void *b, size_t count);
int stricmp(const char *a, const char *b);
int strcmpi(const char *a, const char *b);
int strnicmp(const char *a, const char *b, size_t count);
int memicmp(const void *a, const void *b, size_t count);
/// By the order of the program's locale; the first \p count characters.
int _strncoll(const char *a, const char *b, size_t count);
/// The same without regard to the case.
int _stricoll(const char *a, const char *b);
int _strnicoll(const char *a, const char *b, size_t count);

// Change the text and return it.
char *_strlwr(char *text);
char *_strupr(char *text);
char *_strrev(char *text);
char *_strset(char *text, int character);
char *_strnset(char *text, int character, size_t count);
char *strlwr(char *text);
char *strupr(char *text);
char *strrev(char *text);
char *strset(char *text, int character);
char *strnset(char *text, int character, size_t count);

char *_strdup(const char *text);
void *_memccpy(void *to, const void *from, int character, size_t count);

#ifdef __cplusplus
} // extern "C"

extern "C++" {
template <size_t Size>
errno_t strcpy_s(char (&to)[Size], const char *from) {
  return strcpy_s(to, Size, from);
}
template <size_t Size>
errno_t strcat_s(char (&to)[Size], const char *from) {
  return strcat_s(to, Size, from);
}
template <size_t Size>
errno_t strncpy_s(char (&to)[Size], const char *from, size_t count) {
  return strncpy_s(to, Size, from, count);
}
template <size_t Size>
errno_t strncat_s(char (&to)[Size], const char *from, size_t count) {
  return strncat_s(to, Size, from, count);
}
template <size_t Size>
errno_t strerror_s(char (&buffer)[Size], int error) {
  return strerror_s(buffer, Size, error);
}
template <size_t Size>
errno_t _strlwr_s(char (&text)[Size]) {
  return _strlwr_s(text, Size);
}
template <size_t Size>
errno_t _strupr_s(char (&text)[Size]) {
  return _strupr_s(text, Size);
}
} // extern "C++"
#endif

#endif // AMP2HIP_WINDOWS_CRT_STRING_H
