//===--- print.h - printing into buffers and streams ---------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WINDOWS_LIB_CRT_PRINT_H
#define AMP2HIP_WINDOWS_LIB_CRT_PRINT_H

#include "crt/format.h"
#include "crt/invalid_parameter.h"
#include "text.h"
#include <algorithm>
#include <cstddef>

namespace amp2hip_windows {

/// Formats a text like printf. If \p format is null or contains `%n`, reports an invalid parameter
/// of \p function and returns nothing.
template <typename Char>
std::optional<std::basic_string<Char>> formatted(const char *function, const Char *format,
                                                 va_list arguments) {
  if (format == nullptr) {
    invalid_parameter(function, "the format is null");
    return std::nullopt;
  }
  std::optional<std::basic_string<Char>> text = format_text(format, arguments);
  if (!text)
    invalid_parameter(function, "the format contains %n");
  return text;
}

/// sprintf_s and swprintf_s.
template <typename Char>
int print_all(const char *function, Char *buffer, std::size_t size, const Char *format,
              va_list arguments) {
  if (buffer == nullptr || size == 0) {
    invalid_parameter(function, "the buffer is null or empty");
    return -1;
  }
  *buffer = 0;
  const auto text = formatted(function, format, arguments);
  if (!text)
    return -1;
  if (text->size() >= size) {
    invalid_parameter(function, "the buffer is too small", ERANGE);
    return -1;
  }
  std::copy_n(text->c_str(), text->size() + 1, buffer);
  return static_cast<int>(text->size());
}

/// _snprintf_s and _snwprintf_s.
template <typename Char>
int print_some(const char *function, Char *buffer, std::size_t size, std::size_t count,
               const Char *format, va_list arguments) {
  if (buffer == nullptr && size == 0 && count == 0)
    return 0;
  if (buffer == nullptr || size == 0) {
    invalid_parameter(function, "the buffer is null or empty");
    return -1;
  }
  *buffer = 0;
  const auto text = formatted(function, format, arguments);
  if (!text)
    return -1;
  const std::size_t wanted = std::min(text->size(), count);
  if (wanted >= size && count != _TRUNCATE) {
    invalid_parameter(function, "the buffer is too small", ERANGE);
    return -1;
  }
  const std::size_t stored = std::min(wanted, size - 1);
  std::copy_n(text->c_str(), stored, buffer);
  buffer[stored] = 0;
  return stored < text->size() ? -1 : static_cast<int>(stored);
}

/// _snprintf and _snwprintf, which may store no null character.
template <typename Char>
int print_unterminated(const char *function, Char *buffer, std::size_t count, const Char *format,
                       va_list arguments) {
  if (buffer == nullptr && count != 0) {
    invalid_parameter(function, "the buffer is null");
    return -1;
  }
  const auto text = formatted(function, format, arguments);
  if (!text)
    return -1;
  if (count != 0)
    std::copy_n(text->c_str(), std::min(text->size() + 1, count), buffer);
  return text->size() > count ? -1 : static_cast<int>(text->size());
}

/// snprintf: stores at most \p size characters with a null character. Returns the length of the
/// whole text.
template <typename Char>
int print_truncated(const char *function, Char *buffer, std::size_t size, const Char *format,
                    va_list arguments) {
  const auto text = formatted(function, format, arguments);
  if (!text)
    return -1;
  if (size != 0) {
    const std::size_t stored = std::min(text->size(), size - 1);
    std::copy_n(text->c_str(), stored, buffer);
    buffer[stored] = 0;
  }
  return static_cast<int>(text->size());
}

template <typename Char>
int print_length(const char *function, const Char *format, va_list arguments) {
  const auto text = formatted(function, format, arguments);
  return text ? static_cast<int>(text->size()) : -1;
}

inline const std::string &as_narrow(const std::string &text) { return text; }
inline std::string as_narrow(const std::wstring &text) { return narrow(text); }

template <typename Char>
int print_stream(const char *function, std::FILE *stream, const Char *format, va_list arguments) {
  if (stream == nullptr) {
    invalid_parameter(function, "the stream is null");
    return -1;
  }
  const auto text = formatted(function, format, arguments);
  if (!text || !put(stream, as_narrow(*text)))
    return -1;
  return static_cast<int>(text->size());
}

} // namespace amp2hip_windows

/// Returns the result of \p call, which uses the va_list `arguments` of the arguments after \p
/// last.
#define AMP2HIP_WITH_ARGUMENTS(last, call)                                                         \
  va_list arguments;                                                                               \
  va_start(arguments, last);                                                                       \
  const int result = call;                                                                         \
  va_end(arguments);                                                                               \
  return result

#endif // AMP2HIP_WINDOWS_LIB_CRT_PRINT_H
