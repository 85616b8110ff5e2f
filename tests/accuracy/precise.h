//===--- precise.h - Measures precise_math --------------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_TESTS_ACCURACY_PRECISE_H
#define AMP2HIP_TESTS_ACCURACY_PRECISE_H

#include "measure.h"
#include <type_traits>

namespace accuracy {

namespace precise {
namespace math = concurrency::precise_math;
#define ROW(name, kind, float_bound, double_bound, ...) AMP2HIP_ACCURACY_FUNCTION(name, __VA_ARGS__)
#include "precise_rows.def"
#undef ROW
} // namespace precise

/// Measures the table in type T. Returns false if an error exceeds its bound.
template <typename T>
bool measure_precise() {
  bool good = true;
#define ROW(name, kind, float_bound, double_bound, ...)                                            \
  good &= measure<T, precise::name##_function<T>>(                                                 \
      {"precise", #name, shape::kind,                                                              \
       std::is_same<T, float>::value ? float_bound : double_bound});
#include "precise_rows.def"
#undef ROW
  return good;
}

} // namespace accuracy

#endif // AMP2HIP_TESTS_ACCURACY_PRECISE_H
