//===--- math_support.h - Errors of math functions ------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Runs a math function on the default accelerator for many arguments and
// measures its largest error, compared with a long double reference.
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_TESTS_MATH_SUPPORT_H
#define AMP2HIP_TESTS_MATH_SUPPORT_H

#include <amp.h>
#include <amp_math.h>
#include <cmath>
#include <limits>
#include <vector>

namespace math_test {

/// A kernel that computes out[i] = Function()(in[i]).
template <typename T, typename Function>
struct apply_kernel {
  concurrency::array_view<const T, 1> in;
  concurrency::array_view<T, 1> out;

  AMP2HIP_AMP void operator()(concurrency::index<1> i) const { out[i] = Function()(in[i]); }
};

/// Returns the results of Function for the elements of `in`, computed in a
/// kernel.
template <typename T, typename Function>
std::vector<T> apply(const std::vector<T> &in, Function) {
  std::vector<T> out(in.size());
  const int n = static_cast<int>(in.size());
  concurrency::array_view<const T, 1> in_view(n, in);
  concurrency::array_view<T, 1> out_view(n, out);
  out_view.discard_data();
  concurrency::parallel_for_each(out_view.extent, apply_kernel<T, Function>{in_view, out_view});
  out_view.synchronize();
  return out;
}

/// Returns the error of `value` compared with `reference`, in units in the last
/// place of T. Returns infinity if only one of them is NaN, or if one is
/// infinite and they differ.
template <typename T>
double ulps(T value, long double reference) {
  const T rounded = static_cast<T>(reference);
  if (std::isnan(value) || std::isnan(rounded))
    return std::isnan(value) && std::isnan(rounded) ? 0.0 : std::numeric_limits<double>::infinity();
  if (std::isinf(value) || std::isinf(rounded))
    return value == rounded ? 0.0 : std::numeric_limits<double>::infinity();
  int exponent;
  std::frexp(reference, &exponent);
  if (exponent < std::numeric_limits<T>::min_exponent)
    exponent = std::numeric_limits<T>::min_exponent;
  const long double unit = std::ldexp(1.0L, exponent - std::numeric_limits<T>::digits);
  return static_cast<double>(std::fabs(value - reference) / unit);
}

/// Returns the arguments of a sweep: `count` equal steps from `low` to `high`,
/// including both ends.
template <typename T>
std::vector<T> sweep(double low, double high, int count) {
  std::vector<T> x;
  for (int i = 0; i <= count; ++i)
    x.push_back(static_cast<T>(low + (high - low) * i / count));
  return x;
}

/// The largest error of a sweep, and its argument.
struct worst_case {
  double ulps;
  double argument;
};

/// Returns the largest error of Function in a sweep of 20000 steps.
template <typename T, typename Function>
worst_case largest_error(double low, double high, Function function,
                         long double (*reference)(long double)) {
  const std::vector<T> in = sweep<T>(low, high, 20000);
  const std::vector<T> out = apply(in, function);
  worst_case worst{0, 0};
  for (std::size_t i = 0; i < in.size(); ++i) {
    const double error = ulps(out[i], reference(in[i]));
    if (!(error <= worst.ulps))
      worst = {error, in[i]};
  }
  return worst;
}

} // namespace math_test

#endif
