//===--- numbers.h - numbers as text, in every locale ---------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_RUNTIME_TRACE_NUMBERS_H
#define AMP2HIP_RUNTIME_TRACE_NUMBERS_H

#include <algorithm>
#include <cmath>
#include <string>

namespace amp2hip::trace {

/// Returns \p value with \p digits digits after the decimal point. In contrast to printf, does not
/// depend on the locale, which the program may set.
inline std::string fixed(double value, int digits) {
  long long scale = 1;
  for (int i = 0; i < digits; ++i)
    scale *= 10;
  const double limit = 9e18 / static_cast<double>(scale);
  value = std::isnan(value) ? 0 : std::clamp(value, -limit, limit);
  const long long scaled = std::llround(std::fabs(value) * static_cast<double>(scale));
  std::string text = value < 0 && scaled != 0 ? "-" : "";
  text += std::to_string(scaled / scale);
  if (digits > 0)
    text += "." + std::to_string(scale + scaled % scale).substr(1);
  return text;
}

/// Return \p text with blanks before or after it up to \p width characters.
inline std::string right(const std::string &text, std::size_t width) {
  return std::string(width - std::min(width, text.size()), ' ') + text;
}
inline std::string left(const std::string &text, std::size_t width) {
  return text + std::string(width - std::min(width, text.size()), ' ');
}

} // namespace amp2hip::trace

#endif // AMP2HIP_RUNTIME_TRACE_NUMBERS_H
