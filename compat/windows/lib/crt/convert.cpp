//===--- convert.cpp - _itoa_s and other conversions of integers ---------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "amp2hip_windows/crt/convert.h"
#include "crt/invalid_parameter.h"
#include <algorithm>
#include <cerrno>
#include <climits>
#include <cstdint>
#include <cstdlib>
#include <cwchar>
#include <string>
#include <type_traits>

using namespace amp2hip_windows;

namespace {

template <typename Integer>
std::string digits_of(Integer value, int radix) {
  using bits = std::make_unsigned_t<Integer>;
  const bool negative = std::is_signed<Integer>::value && value < 0 && radix == 10;
  bits rest = static_cast<bits>(value);
  if (negative)
    rest = static_cast<bits>(-rest);
  std::string text;
  do {
    text += "0123456789abcdefghijklmnopqrstuvwxyz"[rest % static_cast<bits>(radix)];
    rest /= static_cast<bits>(radix);
  } while (rest != 0);
  if (negative)
    text += '-';
  std::reverse(text.begin(), text.end());
  return text;
}

template <typename Integer, typename Char>
errno_t convert(const char *function, Integer value, Char *buffer, size_t size, int radix) {
  if (buffer == nullptr || size == 0)
    return invalid_parameter(function, "the buffer is null or empty");
  buffer[0] = 0;
  if (radix < 2 || radix > 36)
    return invalid_parameter(function, "the radix is not between 2 and 36");
  const std::string text = digits_of(value, radix);
  if (text.size() >= size)
    return invalid_parameter(function, "the buffer is too small", ERANGE);
  std::copy_n(text.c_str(), text.size() + 1, buffer);
  return 0;
}
template <typename Integer, typename Char>
Char *convert_unchecked(const char *function, Integer value, Char *buffer, int radix) {
  convert(function, value, buffer, SIZE_MAX, radix);
  return buffer;
}

/// Returns \p value as a `long` of Windows.
int signed_32(long value) {
  if (INT_MIN <= value && value <= INT_MAX)
    return static_cast<int>(value);
  errno = ERANGE;
  return value < 0 ? INT_MIN : INT_MAX;
}

/// Returns \p value as an `unsigned long` of Windows. "-1" has the value of 1, negated.
unsigned unsigned_32(unsigned long value) {
  if (value <= UINT_MAX || 0 - value <= UINT_MAX)
    return static_cast<unsigned>(value);
  errno = ERANGE;
  return UINT_MAX;
}

} // namespace

int _strtol32(const char *text, char **end, int radix) {
  return signed_32(std::strtol(text, end, radix));
}
unsigned _strtoul32(const char *text, char **end, int radix) {
  return unsigned_32(std::strtoul(text, end, radix));
}
int _wcstol32(const wchar_t *text, wchar_t **end, int radix) {
  return signed_32(std::wcstol(text, end, radix));
}
unsigned _wcstoul32(const wchar_t *text, wchar_t **end, int radix) {
  return unsigned_32(std::wcstoul(text, end, radix));
}
int _atol32(const char *text) { return _strtol32(text, nullptr, 10); }
int _wtol32(const wchar_t *text) { return _wcstol32(text, nullptr, 10); }

errno_t _itoa_s(int value, char *buffer, size_t size, int radix) {
  return convert("_itoa_s", value, buffer, size, radix);
}
errno_t _ltoa_s(long value, char *buffer, size_t size, int radix) {
  return convert("_ltoa_s", value, buffer, size, radix);
}
errno_t _ultoa_s(unsigned long value, char *buffer, size_t size, int radix) {
  return convert("_ultoa_s", value, buffer, size, radix);
}
errno_t _i64toa_s(long long value, char *buffer, size_t size, int radix) {
  return convert("_i64toa_s", value, buffer, size, radix);
}
errno_t _ui64toa_s(unsigned long long value, char *buffer, size_t size, int radix) {
  return convert("_ui64toa_s", value, buffer, size, radix);
}
errno_t _itow_s(int value, wchar_t *buffer, size_t size, int radix) {
  return convert("_itow_s", value, buffer, size, radix);
}
errno_t _ltow_s(long value, wchar_t *buffer, size_t size, int radix) {
  return convert("_ltow_s", value, buffer, size, radix);
}
errno_t _ultow_s(unsigned long value, wchar_t *buffer, size_t size, int radix) {
  return convert("_ultow_s", value, buffer, size, radix);
}
errno_t _i64tow_s(long long value, wchar_t *buffer, size_t size, int radix) {
  return convert("_i64tow_s", value, buffer, size, radix);
}
errno_t _ui64tow_s(unsigned long long value, wchar_t *buffer, size_t size, int radix) {
  return convert("_ui64tow_s", value, buffer, size, radix);
}

char *_itoa(int value, char *buffer, int radix) {
  return convert_unchecked("_itoa", value, buffer, radix);
}
char *_ltoa(long value, char *buffer, int radix) {
  return convert_unchecked("_ltoa", value, buffer, radix);
}
char *_ultoa(unsigned long value, char *buffer, int radix) {
  return convert_unchecked("_ultoa", value, buffer, radix);
}
char *_i64toa(long long value, char *buffer, int radix) {
  return convert_unchecked("_i64toa", value, buffer, radix);
}
char *_ui64toa(unsigned long long value, char *buffer, int radix) {
  return convert_unchecked("_ui64toa", value, buffer, radix);
}
wchar_t *_itow(int value, wchar_t *buffer, int radix) {
  return convert_unchecked("_itow", value, buffer, radix);
}
wchar_t *_ultow(unsigned long value, wchar_t *buffer, int radix) {
  return convert_unchecked("_ultow", value, buffer, radix);
}
wchar_t *_ui64tow(unsigned long long value, wchar_t *buffer, int radix) {
  return convert_unchecked("_ui64tow", value, buffer, radix);
}
wchar_t *_ltow(long value, wchar_t *buffer, int radix) {
  return convert_unchecked("_ltow", value, buffer, radix);
}
wchar_t *_i64tow(long long value, wchar_t *buffer, int radix) {
  return convert_unchecked("_i64tow", value, buffer, radix);
}
char *itoa(int value, char *buffer, int radix) { return _itoa(value, buffer, radix); }
char *ltoa(long value, char *buffer, int radix) { return _ltoa(value, buffer, radix); }
char *ultoa(unsigned long value, char *buffer, int radix) { return _ultoa(value, buffer, radix); }

long long _atoi64(const char *text) { return std::strtoll(text, nullptr, 10); }
long long _strtoi64(const char *text, char **end, int radix) {
  return std::strtoll(text, end, radix);
}
unsigned long long _strtoui64(const char *text, char **end, int radix) {
  return std::strtoull(text, end, radix);
}
int _wtoi(const wchar_t *text) { return static_cast<int>(std::wcstol(text, nullptr, 10)); }
long _wtol(const wchar_t *text) { return std::wcstol(text, nullptr, 10); }
double _wtof(const wchar_t *text) { return std::wcstod(text, nullptr); }
long long _wtoi64(const wchar_t *text) { return std::wcstoll(text, nullptr, 10); }
long long _wcstoi64(const wchar_t *text, wchar_t **end, int radix) {
  return std::wcstoll(text, end, radix);
}
unsigned long long _wcstoui64(const wchar_t *text, wchar_t **end, int radix) {
  return std::wcstoull(text, end, radix);
}
