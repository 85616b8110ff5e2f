//===--- fast.cpp - Measures fast_math ------------------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "measure.h"

namespace accuracy {

namespace fast {
namespace math = concurrency::fast_math;
#define ROW(name, kind, ...) AMP2HIP_ACCURACY_FUNCTION(name, __VA_ARGS__)
#include "fast_rows.def"
#undef ROW
} // namespace fast

bool measure_fast() {
  bool good = true;
#define ROW(name, kind, ...)                                                                       \
  good &= measure<float, fast::name##_function<float>>({"fast", #name, shape::kind, -1});
#include "fast_rows.def"
#undef ROW
  return good;
}

} // namespace accuracy
