//===--- convert.h - _itoa_s and other conversions of integers -----------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Conversions between integers and text. `long` has 8 bytes here, so that the functions of `long`
/// convert 64 bits.
///
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WINDOWS_CRT_CONVERT_H
#define AMP2HIP_WINDOWS_CRT_CONVERT_H

#include "amp2hip_windows/crt/types.h"

#ifdef __cplusplus
extern "C" {
#endif

// Return 0, EINVAL for an invalid parameter, or ERANGE if the text does not fit. A negative number
// has a sign only if the radix is 10.
errno_t _itoa_s(int value, char *buffer, size_t size, int radix);
errno_t _ltoa_s(long value, char *buffer, size_t size, int radix);
errno_t _ultoa_s(unsigned long value, char *buffer, size_t size, int radix);
errno_t _i64toa_s(long long value, char *buffer, size_t size, int radix);
errno_t _ui64toa_s(unsigned long long value, char *buffer, size_t size, int radix);
errno_t _itow_s(int value, wchar_t *buffer, size_t size, int radix);
errno_t _ltow_s(long value, wchar_t *buffer, size_t size, int radix);
errno_t _ultow_s(unsigned long value, wchar_t *buffer, size_t size, int radix);
errno_t _i64tow_s(long long value, wchar_t *buffer, size_t size, int radix);
errno_t _ui64tow_s(unsigned long long value, wchar_t *buffer, size_t size, int radix);

// Return the buffer, which must be large enough.
char *_itoa(int value, char *buffer, int radix);
char *_ltoa(long value, char *buffer, int radix);
char *_ultoa(unsigned long value, char *buffer, int radix);
char *_i64toa(long long value, char *buffer, int radix);
char *_ui64toa(unsigned long long value, char *buffer, int radix);
wchar_t *_itow(int value, wchar_t *buffer, int radix);
wchar_t *_ltow(long value, wchar_t *buffer, int radix);
wchar_t *_ultow(unsigned long value, wchar_t *buffer, int radix);
wchar_t *_i64tow(long long value, wchar_t *buffer, int radix);
wchar_t *_ui64tow(unsigned long long value, wchar_t *buffer, int radix);
char *itoa(int value, char *buffer, int radix);
char *ltoa(long value, char *buffer, int radix);
char *ultoa(unsigned long value, char *buffer, int radix);

// strtol() and its relatives for the `long` of Windows, which has 4 bytes: set errno to ERANGE and
// return the limit of `int` or `unsigned` for other numbers. `amp2hip migrate` writes their names.
int _strtol32(const char *text, char **end, int radix);
unsigned int _strtoul32(const char *text, char **end, int radix);
int _wcstol32(const wchar_t *text, wchar_t **end, int radix);
unsigned int _wcstoul32(const wchar_t *text, wchar_t **end, int radix);
int _atol32(const char *text);
int _wtol32(const wchar_t *text);

long long _atoi64(const char *text);
long long _strtoi64(const char *text, char **end, int radix);
unsigned long long _strtoui64(const char *text, char **end, int radix);
int _wtoi(const wchar_t *text);
long _wtol(const wchar_t *text);
double _wtof(const wchar_t *text);
long long _wtoi64(const wchar_t *text);
long long _wcstoi64(const wchar_t *text, wchar_t **end, int radix);
unsigned long long _wcstoui64(const wchar_t *text, wchar_t **end, int radix);

#ifdef __cplusplus
} // extern "C"

extern "C++" {
template <size_t Size>
errno_t _itoa_s(int value, char (&buffer)[Size], int radix) {
  return _itoa_s(value, buffer, Size, radix);
}
template <size_t Size>
errno_t _ltoa_s(long value, char (&buffer)[Size], int radix) {
  return _ltoa_s(value, buffer, Size, radix);
}
template <size_t Size>
errno_t _ultoa_s(unsigned long value, char (&buffer)[Size], int radix) {
  return _ultoa_s(value, buffer, Size, radix);
}
template <size_t Size>
errno_t _i64toa_s(long long value, char (&buffer)[Size], int radix) {
  return _i64toa_s(value, buffer, Size, radix);
}
template <size_t Size>
errno_t _ui64toa_s(unsigned long long value, char (&buffer)[Size], int radix) {
  return _ui64toa_s(value, buffer, Size, radix);
}
template <size_t Size>
errno_t _itow_s(int value, wchar_t (&buffer)[Size], int radix) {
  return _itow_s(value, buffer, Size, radix);
}
} // extern "C++"
#endif

#endif // AMP2HIP_WINDOWS_CRT_CONVERT_H
