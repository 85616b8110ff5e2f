//===--- special.cpp - Special values of the math functions ---------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The arguments and the output of `math_accuracy ... values`.
//
//===----------------------------------------------------------------------===//

#include "accuracy.h"
#include <cmath>
#include <cstdio>
#include <limits>
#include <type_traits>

namespace accuracy {

template <typename T>
arguments<T> special_arguments_of(shape kind) {
  using limits = std::numeric_limits<T>;
  const std::vector<T> all = {-limits::infinity(),
                              -limits::max(),
                              T(-3),
                              T(-2.5),
                              T(-2),
                              T(-1.5),
                              T(-1),
                              T(-0.5),
                              -limits::min(),
                              -limits::denorm_min(),
                              T(-0.0),
                              T(0),
                              limits::denorm_min(),
                              limits::min(),
                              T(0.5),
                              T(1),
                              T(1.5),
                              T(2),
                              T(2.5),
                              T(3),
                              limits::max(),
                              limits::infinity(),
                              limits::quiet_NaN()};
  const std::vector<T> integers = {T(-3000), T(-3), T(-1), T(0), T(1), T(3), T(3000)};
  const std::vector<T> few = {-limits::infinity(), T(-1), T(-0.0), T(0), T(1), limits::infinity(),
                              limits::quiet_NaN()};
  const std::vector<T> none = {T(0)};
  const bool has_two = kind == shape::two || kind == shape::power;
  const std::vector<T> &xs = kind == shape::three ? few : all;
  const std::vector<T> &ys = kind == shape::three    ? few
                             : has_two               ? all
                             : kind == shape::scaled ? integers
                                                     : none;
  const std::vector<T> &zs = kind == shape::three ? few : none;
  arguments<T> in;
  for (const T x : xs)
    for (const T y : ys)
      for (const T z : zs) {
        in.x.push_back(x);
        in.y.push_back(y);
        in.z.push_back(z);
      }
  return in;
}

/// Returns the name of a value that must be the same everywhere. Other numbers are "+" or "-",
/// because results may be rounded in different ways.
template <typename T>
static std::string name_of(T value, bool is_argument) {
  using limits = std::numeric_limits<T>;
  const std::string sign = std::signbit(value) ? "-" : "";
  const T size = std::fabs(value);
  if (std::isnan(value))
    return "NaN";
  if (std::isinf(value))
    return sign + "∞";
  if (size < 4096 && size * 2 == std::floor(size * 2)) {
    char text[32];
    std::snprintf(text, sizeof text, "%s%g", sign.c_str(), static_cast<double>(size));
    return text;
  }
  if (is_argument)
    return sign + (size == limits::max()   ? "max"
                   : size == limits::min() ? "min"
                   : size < limits::min()  ? "denorm"
                                           : "3000");
  return sign.empty() ? "+" : "-";
}

template <typename T>
void print_values(const row &function, const arguments<T> &in, const results<T> &out) {
  for (std::size_t i = 0; i < in.x.size(); ++i) {
    std::string arguments = name_of(in.x[i], true);
    if (function.shape != shape::one && function.shape != shape::gamma)
      arguments += ", " + name_of(in.y[i], true);
    if (function.shape == shape::three)
      arguments += ", " + name_of(in.z[i], true);
    std::printf("%s\t%s\t%s\t%s\t%s\t%s\n", function.space, function.name,
                std::is_same<T, float>::value ? "float" : "double", arguments.c_str(),
                name_of(out.first[i], false).c_str(), name_of(out.second[i], false).c_str());
  }
}

template arguments<float> special_arguments_of(shape);
template arguments<double> special_arguments_of(shape);
template void print_values(const row &, const arguments<float> &, const results<float> &);
template void print_values(const row &, const arguments<double> &, const results<double> &);

} // namespace accuracy
