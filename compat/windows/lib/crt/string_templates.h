//===--- string_templates.h - strings of any character type --------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WINDOWS_LIB_CRT_STRING_TEMPLATES_H
#define AMP2HIP_WINDOWS_LIB_CRT_STRING_TEMPLATES_H

#include "crt/invalid_parameter.h"
#include <algorithm>
#include <cstddef>
#include <cwctype>
#include <string>
#include <type_traits>

namespace amp2hip_windows {

/// Returns the length of \p text, but at most \p most; 0 for a null pointer.
template <typename Char>
std::size_t length_up_to(const Char *text, std::size_t most) {
  std::size_t length = 0;
  while (text != nullptr && length < most && text[length] != 0)
    ++length;
  return length;
}

/// Appends at most \p count characters of \p from to the \p used characters of \p to, and a null
/// character. With _TRUNCATE, appends as many as fit.
template <typename Char>
errno_t append_checked(const char *function, Char *to, std::size_t size, std::size_t used,
                       const Char *from, std::size_t count) {
  if (from == nullptr && count != 0) {
    to[0] = 0;
    return invalid_parameter(function, "the source is null");
  }
  const std::size_t length = length_up_to(from, count);
  if (length < size - used) {
    std::copy_n(from, length, to + used);
    to[used + length] = 0;
    return 0;
  }
  if (count == _TRUNCATE) {
    std::copy_n(from, size - used - 1, to + used);
    to[size - 1] = 0;
    return STRUNCATE;
  }
  to[0] = 0;
  return invalid_parameter(function, "the buffer is too small", ERANGE);
}

/// strncpy_s; for strcpy_s, \p count is SIZE_MAX - 1.
template <typename Char>
errno_t copy_string(const char *function, Char *to, std::size_t size, const Char *from,
                    std::size_t count) {
  if (to == nullptr && size == 0 && count == 0)
    return 0;
  if (to == nullptr)
    return invalid_parameter(function, "the buffer is null");
  if (size == 0)
    return invalid_parameter(function, "the buffer is empty", ERANGE);
  return append_checked(function, to, size, 0, from, count);
}

/// strncat_s; for strcat_s, \p count is SIZE_MAX - 1.
template <typename Char>
errno_t append_string(const char *function, Char *to, std::size_t size, const Char *from,
                      std::size_t count) {
  if (to == nullptr && size == 0 && count == 0)
    return 0;
  if (to == nullptr)
    return invalid_parameter(function, "the buffer is null");
  const std::size_t used = length_up_to(to, size);
  if (used == size)
    return invalid_parameter(function, "the buffer contains no null character");
  return append_checked(function, to, size, used, from, count);
}

/// The count of functions that copy the whole string.
constexpr std::size_t whole_string = _TRUNCATE - 1;

/// Calls \p change on each character of \p text, whose buffer has \p size characters.
template <typename Char, typename Change>
errno_t change_checked(const char *function, Char *text, std::size_t size, Change change) {
  if (text == nullptr)
    return invalid_parameter(function, "the string is null");
  const std::size_t length = length_up_to(text, size);
  if (length == size) {
    if (size != 0)
      text[0] = 0;
    return invalid_parameter(function, "the string contains no null character");
  }
  std::transform(text, text + length, text, change);
  return 0;
}
template <typename Char, typename Change>
Char *change_all(const char *function, Char *text, Change change) {
  if (text == nullptr)
    invalid_parameter(function, "the string is null");
  else
    std::transform(text, text + std::char_traits<Char>::length(text), text, change);
  return text;
}

/// Changes the case of a letter: an ASCII letter or, in a locale that the program has set, a wide
/// character that is a letter there.
template <typename Char>
Char to_lower(Char c) {
  if constexpr (sizeof(Char) > 1)
    if (c < 0 || c >= 0x80)
      return static_cast<Char>(std::towlower(static_cast<std::wint_t>(c)));
  return c >= 'A' && c <= 'Z' ? static_cast<Char>(c + ('a' - 'A')) : c;
}
template <typename Char>
Char to_upper(Char c) {
  if constexpr (sizeof(Char) > 1)
    if (c < 0 || c >= 0x80)
      return static_cast<Char>(std::towupper(static_cast<std::wint_t>(c)));
  return c >= 'a' && c <= 'z' ? static_cast<Char>(c - ('a' - 'A')) : c;
}

/// Compares at most \p count characters without regard to case. Returns _NLSCMPERROR, the largest
/// int, after an invalid parameter.
template <typename Char>
int compare_ignoring_case(const char *function, const Char *a, const Char *b, std::size_t count) {
  if (count == 0)
    return 0;
  if (a == nullptr || b == nullptr) {
    invalid_parameter(function, "a string is null");
    return 0x7fffffff;
  }
  using code = std::conditional_t<sizeof(Char) == 1, unsigned char, Char>;
  for (; count > 0; --count, ++a, ++b) {
    const auto x = static_cast<int>(static_cast<code>(to_lower(*a)));
    const auto y = static_cast<int>(static_cast<code>(to_lower(*b)));
    if (x != y)
      return x < y ? -1 : 1;
    if (x == 0)
      break;
  }
  return 0;
}

template <typename Char>
Char *next_token(const char *function, Char *text, const Char *delimiters, Char **context) {
  if (delimiters == nullptr || context == nullptr || (text == nullptr && *context == nullptr)) {
    invalid_parameter(function, "a parameter is null");
    return nullptr;
  }
  const auto is_delimiter = [delimiters](Char c) {
    const Char *d = delimiters;
    while (*d != 0 && *d != c)
      ++d;
    return *d != 0;
  };
  if (text == nullptr)
    text = *context;
  while (*text != 0 && is_delimiter(*text))
    ++text;
  Char *end = text;
  while (*end != 0 && !is_delimiter(*end))
    ++end;
  *context = end;
  if (end == text)
    return nullptr;
  if (*end != 0) {
    *end = 0;
    ++*context;
  }
  return text;
}

} // namespace amp2hip_windows

#endif // AMP2HIP_WINDOWS_LIB_CRT_STRING_TEMPLATES_H
