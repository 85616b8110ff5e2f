//===--- decimal.cpp - digits of floating-point numbers -------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "amp2hip_windows/crt/decimal.h"
#include "crt/path_buffers.h"
#include <algorithm>
#include <climits>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string>

using namespace amp2hip_windows;

namespace {

std::string printed(char conversion, int precision, double value) {
  const char format[] = {'%', '.', '*', conversion, 0};
  char text[400 + 64];
  const int length = std::snprintf(text, sizeof text, format, precision, value);
  if (length < static_cast<int>(sizeof text))
    return text;
  std::string large(static_cast<std::size_t>(length) + 1, '\0');
  std::snprintf(large.data(), large.size(), format, precision, value);
  large.pop_back();
  return large;
}

/// Returns the position of the decimal point before the number is rounded; 0 for 0.
int point_of(double value) {
  if (value == 0)
    return 0;
  const std::string text = printed('e', 17, value);
  return std::atoi(text.c_str() + text.find('e') + 1) + 1;
}

/// The digits of a number, and the position of its decimal point.
struct decimal {
  std::string digits;
  int point;
};

decimal significant(double value, int count) {
  if (count <= 0 || value == 0)
    return {std::string(static_cast<std::size_t>(std::max(count, 0)), '0'), point_of(value)};
  std::string text = printed('e', count - 1, value);
  const std::size_t exponent = text.find('e');
  const int point = std::atoi(text.c_str() + exponent + 1) + 1;
  text.resize(exponent);
  text.erase(std::remove(text.begin(), text.end(), '.'), text.end());
  return {text, point};
}

decimal with_places(double value, int count) {
  if (value == 0)
    return {std::string(static_cast<std::size_t>(std::max(count, 0)), '0'), 0};
  if (count < 0)
    return significant(value, std::max(point_of(value) + count, 0));
  std::string text = printed('f', count, value);
  text.erase(std::remove(text.begin(), text.end(), '.'), text.end());
  const std::size_t first = text.find_first_not_of('0');
  if (first == std::string::npos)
    return {"", point_of(value)};
  const int point = static_cast<int>(text.size() - first) - count;
  return {text.substr(first), point};
}

errno_t store(const char *function, char *buffer, size_t size, double value, int count, int *point,
              int *sign, decimal (*digits)(double, int)) {
  if (buffer == nullptr || size == 0 || point == nullptr || sign == nullptr)
    return invalid_parameter(function, "a parameter is null, or the buffer is empty");
  buffer[0] = 0;
  *sign = std::signbit(value) ? 1 : 0;
  decimal result{printed('f', 0, std::fabs(value)), 1}; // infinity and NaN
  if (std::isfinite(value))
    result = digits(std::fabs(value), count);
  *point = result.point;
  return path_buffer<char>{buffer, size}.store(result.digits)
             ? 0
             : invalid_parameter(function, "the buffer is too small", ERANGE);
}

} // namespace

errno_t _ecvt_s(char *buffer, size_t size, double value, int count, int *point, int *sign) {
  return store("_ecvt_s", buffer, size, value, count, point, sign, significant);
}
errno_t _fcvt_s(char *buffer, size_t size, double value, int count, int *point, int *sign) {
  return store("_fcvt_s", buffer, size, value, count, point, sign, with_places);
}

// 309 digits before the decimal point, and as many places after it as printf has.
static thread_local char last_digits[309 + 1100];
char *_ecvt(double value, int count, int *point, int *sign) {
  _ecvt_s(last_digits, sizeof last_digits, value, count, point, sign);
  return last_digits;
}
char *_fcvt(double value, int count, int *point, int *sign) {
  _fcvt_s(last_digits, sizeof last_digits, value, count, point, sign);
  return last_digits;
}

errno_t _gcvt_s(char *buffer, size_t size, double value, int digits) {
  if (buffer == nullptr || size == 0)
    return invalid_parameter("_gcvt_s", "the buffer is null or empty");
  buffer[0] = 0;
  if (digits < 0 || static_cast<size_t>(digits) >= size)
    return invalid_parameter("_gcvt_s", "the buffer is too small", ERANGE);
  const int magnitude = point_of(value) - 1;
  const bool scientific = std::isfinite(value) && (magnitude < -1 || magnitude > digits - 1);
  std::string text = scientific ? printed('e', std::max(digits - 1, 0), value)
                                : printed('f', std::max(digits - magnitude - 1, 0), value);
  if (text.find('.') != std::string::npos) {
    const std::size_t end = std::min(text.find('e'), text.size());
    const std::size_t last = text.find_last_not_of('0', end - 1);
    text.erase(last + 1, end - last - 1);
  }
  return path_buffer<char>{buffer, size}.store(text)
             ? 0
             : invalid_parameter("_gcvt_s", "the buffer is too small", ERANGE);
}
char *_gcvt(double value, int digits, char *buffer) {
  return _gcvt_s(buffer, SIZE_MAX, value, digits) == 0 ? buffer : nullptr;
}
