//===--- measure.h - Runs a function on an accelerator --------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_TESTS_ACCURACY_MEASURE_H
#define AMP2HIP_TESTS_ACCURACY_MEASURE_H

#include "accuracy.h"
#include <amp.h>
#include <amp_math.h>

namespace accuracy {

/// A kernel that computes Function()(x, y, z, first, second) for each index.
template <typename T, typename Function>
struct measure_kernel {
  concurrency::array_view<const T> x, y, z;
  concurrency::array_view<T> first, second;

  AMP2HIP_AMP void operator()(concurrency::index<1> i) const {
    T result = 0, stored = 0;
    Function()(x[i], y[i], z[i], result, stored);
    first[i] = result;
    second[i] = stored;
  }
};

/// Measures one function. Returns false if its error exceeds the bound.
template <typename T, typename Function>
bool measure(const row &function) {
  if (!is_selected(function.name))
    return true;
  const arguments<T> in =
      prints_values() ? special_arguments_of<T>(function.shape) : arguments_of<T>(function.shape);
  const int n = static_cast<int>(in.x.size());
  results<T> out{std::vector<T>(in.x.size()), std::vector<T>(in.x.size())};
  {
    const concurrency::array_view<T> first(n, out.first), second(n, out.second);
    first.discard_data();
    second.discard_data();
    concurrency::parallel_for_each(
        first.extent, measure_kernel<T, Function>{{n, in.x}, {n, in.y}, {n, in.z}, first, second});
  }
  if (!prints_values())
    return report_errors(function, in, out);
  print_values(function, in, out);
  return true;
}

} // namespace accuracy

// Defines a function object for the function of a row. `statements` compute
// `result` and `stored` from x, y and z.
#define AMP2HIP_ACCURACY_FUNCTION(name, statements)                                                \
  template <typename T>                                                                            \
  struct name##_function {                                                                         \
    AMP2HIP_AMP void operator()(T x, T y, T z, T &result, T &stored) const {                       \
      (void)x, (void)y, (void)z, (void)stored;                                                     \
      statements;                                                                                  \
    }                                                                                              \
  };

#endif // AMP2HIP_TESTS_ACCURACY_MEASURE_H
