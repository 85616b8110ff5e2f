//===--- wide_string.cpp - wcscpy_s, _wcsicmp and related functions ------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "amp2hip_windows/crt/wide_string.h"
#include "crt/string_templates.h"
#include "text.h"
#include <cstdint>
#include <cstring>
#include <cwchar>

using namespace amp2hip_windows;

errno_t wcscpy_s(wchar_t *to, size_t size, const wchar_t *from) {
  return copy_string("wcscpy_s", to, size, from, whole_string);
}
errno_t wcsncpy_s(wchar_t *to, size_t size, const wchar_t *from, size_t count) {
  return copy_string("wcsncpy_s", to, size, from, count);
}
errno_t wcscat_s(wchar_t *to, size_t size, const wchar_t *from) {
  return append_string("wcscat_s", to, size, from, whole_string);
}
errno_t wcsncat_s(wchar_t *to, size_t size, const wchar_t *from, size_t count) {
  return append_string("wcsncat_s", to, size, from, count);
}
wchar_t *wcstok_s(wchar_t *text, const wchar_t *delimiters, wchar_t **context) {
  return next_token("wcstok_s", text, delimiters, context);
}
size_t wcsnlen_s(const wchar_t *text, size_t size) { return length_up_to(text, size); }

errno_t _wcslwr_s(wchar_t *text, size_t size) {
  return change_checked("_wcslwr_s", text, size, to_lower<wchar_t>);
}
errno_t _wcsupr_s(wchar_t *text, size_t size) {
  return change_checked("_wcsupr_s", text, size, to_upper<wchar_t>);
}
wchar_t *_wcslwr(wchar_t *text) { return change_all("_wcslwr", text, to_lower<wchar_t>); }
wchar_t *_wcsupr(wchar_t *text) { return change_all("_wcsupr", text, to_upper<wchar_t>); }
wchar_t *_wcsrev(wchar_t *text) {
  std::reverse(text, text + std::char_traits<wchar_t>::length(text));
  return text;
}

int _wcsicmp(const wchar_t *a, const wchar_t *b) {
  return compare_ignoring_case("_wcsicmp", a, b, SIZE_MAX);
}
int _wcsnicmp(const wchar_t *a, const wchar_t *b, size_t count) {
  return compare_ignoring_case("_wcsnicmp", a, b, count);
}
int wcsicmp(const wchar_t *a, const wchar_t *b) { return _wcsicmp(a, b); }
wchar_t *_wcsset(wchar_t *text, wchar_t character) {
  return change_all("_wcsset", text, [=](wchar_t) { return character; });
}
wchar_t *_wcsdup(const wchar_t *text) { return text != nullptr ? wcsdup(text) : nullptr; }

errno_t _wcserror_s(wchar_t *buffer, size_t size, int error) {
  if (buffer == nullptr || size == 0)
    return invalid_parameter("_wcserror_s", "the buffer is null or empty");
  char text[256];
  copy_string("_wcserror_s", buffer, size, widen(strerror_r(error, text, sizeof text)).c_str(),
              _TRUNCATE);
  return 0;
}

errno_t wmemcpy_s(wchar_t *to, size_t size, const wchar_t *from, size_t count) {
  if (count == 0)
    return 0;
  if (to == nullptr)
    return invalid_parameter("wmemcpy_s", "the destination is null");
  if (from == nullptr || size < count) {
    std::wmemset(to, 0, size);
    return from == nullptr ? invalid_parameter("wmemcpy_s", "the source is null")
                           : invalid_parameter("wmemcpy_s", "the destination is too small", ERANGE);
  }
  std::wmemcpy(to, from, count);
  return 0;
}
errno_t wmemmove_s(wchar_t *to, size_t size, const wchar_t *from, size_t count) {
  if (count == 0)
    return 0;
  if (to == nullptr || from == nullptr)
    return invalid_parameter("wmemmove_s", "a pointer is null");
  if (size < count)
    return invalid_parameter("wmemmove_s", "the destination is too small", ERANGE);
  std::wmemmove(to, from, count);
  return 0;
}
