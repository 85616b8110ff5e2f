//===--- wide_string.h - wcscpy_s, _wcsicmp and other functions of <wchar.h> ---===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WINDOWS_CRT_WIDE_STRING_H
#define AMP2HIP_WINDOWS_CRT_WIDE_STRING_H

// The structures of files, as on Windows; st_mtime... require <sys/stat.h>.
#include "amp2hip_windows/crt/find.h"
#include "amp2hip_windows/crt/locale_string.h"
#include "amp2hip_windows/crt/stat.h"
#include "amp2hip_windows/crt/types.h"
#include <wchar.h>
#include <wctype.h>

#ifdef __cplusplus
extern "C" {
#endif

// The functions of crt/string.h for wide characters.
errno_t wcscpy_s(wchar_t *to, size_t size, const wchar_t *from);
errno_t wcscat_s(wchar_t *to, size_t size, const wchar_t *from);
errno_t wcsncpy_s(wchar_t *to, size_t size, const wchar_t *from, size_t count);
errno_t wcsncat_s(wchar_t *to, size_t size, const wchar_t *from, size_t count);
wchar_t *wcstok_s(wchar_t *text, const wchar_t *delimiters, wchar_t **context);
size_t wcsnlen_s(const wchar_t *text, size_t size);
errno_t wmemcpy_s(wchar_t *to, size_t size, const wchar_t *from, size_t count);
errno_t wmemmove_s(wchar_t *to, size_t size, const wchar_t *from, size_t count);
/// These change and compare letters by the program's locale; in the locale "C", only those of
/// ASCII.
errno_t _wcslwr_s(wchar_t *text, size_t size);
errno_t _wcsupr_s(wchar_t *text, size_t size);
errno_t _wcserror_s(wchar_t *buffer, size_t size, int error);

int _wcsicmp(const wchar_t *a, const wchar_t *b);
int _wcsnicmp(const wchar_t *a, const wchar_t *b, size_t count);
int wcsicmp(const wchar_t *a, const wchar_t *b);
int wcsnicmp(const wchar_t *a, const wchar_t *b, size_t count);
int _wcsncoll(const wchar_t *a, const wchar_t *b, size_t count);
int _wcsicoll(const wchar_t *a, const wchar_t *b);
int _wcsnicoll(const wchar_t *a, const wchar_t *b, size_t count);
wchar_t *_wcslwr(wchar_t *text);
wchar_t *_wcsupr(wchar_t *text);
wchar_t *_wcsrev(wchar_t *text);
wchar_t *_wcsset(wchar_t *text, wchar_t character);
wchar_t *_wcsnset(wchar_t *text, wchar_t character, size_t count);
wchar_t *wcslwr(wchar_t *text);
wchar_t *wcsupr(wchar_t *text);
wchar_t *wcsrev(wchar_t *text);
wchar_t *wcsset(wchar_t *text, wchar_t character);
wchar_t *wcsnset(wchar_t *text, wchar_t character, size_t count);
wchar_t *_wcsdup(const wchar_t *text);

#ifdef __cplusplus
} // extern "C"

extern "C++" {
template <size_t Size>
errno_t wcscpy_s(wchar_t (&to)[Size], const wchar_t *from) {
  return wcscpy_s(to, Size, from);
}
template <size_t Size>
errno_t wcscat_s(wchar_t (&to)[Size], const wchar_t *from) {
  return wcscat_s(to, Size, from);
}
template <size_t Size>
errno_t wcsncpy_s(wchar_t (&to)[Size], const wchar_t *from, size_t count) {
  return wcsncpy_s(to, Size, from, count);
}
template <size_t Size>
errno_t wcsncat_s(wchar_t (&to)[Size], const wchar_t *from, size_t count) {
  return wcsncat_s(to, Size, from, count);
}
template <size_t Size>
errno_t _wcslwr_s(wchar_t (&text)[Size]) {
  return _wcslwr_s(text, Size);
}
template <size_t Size>
errno_t _wcsupr_s(wchar_t (&text)[Size]) {
  return _wcsupr_s(text, Size);
}
template <size_t Size>
errno_t _wcserror_s(wchar_t (&buffer)[Size], int error) {
  return _wcserror_s(buffer, Size, error);
}
} // extern "C++"
#endif

#endif // AMP2HIP_WINDOWS_CRT_WIDE_STRING_H
