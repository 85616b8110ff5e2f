//===--- math_fast.cpp - Errors of the fast_math functions ----------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Tests the float functions of §9.1 with an allowed error of only a few units in the last place.
// The specification leaves the accuracy to the implementation, and amp2hip uses the accurate
// routines.
//
//===----------------------------------------------------------------------===//

#include "math_support.h"
#include <catch2/catch.hpp>
#include <type_traits>

namespace fast = concurrency::fast_math;

namespace math_fast_test {

#define AMP2HIP_FAST(name, low, high, bound)                                                       \
  struct name##_function {                                                                         \
    AMP2HIP_AMP float operator()(float x) const {                                                  \
      const float y = fast::name(x);                                                               \
      return y == fast::name##f(x) ? y : -12345.0f;                                                \
    }                                                                                              \
  };                                                                                               \
  long double name##_reference(long double x) { return std::name(x); }                             \
  TEST_CASE("fast_math::" #name, "[math]") {                                                       \
    const auto worst =                                                                             \
        math_test::largest_error<float>(low, high, name##_function(), name##_reference);           \
    INFO("at " << worst.argument);                                                                 \
    CHECK(worst.ulps <= bound);                                                                    \
  }

AMP2HIP_FAST(acos, -1, 1, 4)
AMP2HIP_FAST(asin, -1, 1, 4)
AMP2HIP_FAST(atan, -10, 10, 4)
AMP2HIP_FAST(ceil, -10, 10, 0)
AMP2HIP_FAST(cos, -100, 100, 4)
AMP2HIP_FAST(cosh, -10, 10, 4)
AMP2HIP_FAST(exp, -80, 80, 4)
AMP2HIP_FAST(exp2, -120, 120, 4)
AMP2HIP_FAST(fabs, -10, 10, 0)
AMP2HIP_FAST(floor, -10, 10, 0)
AMP2HIP_FAST(log, 0.001, 100, 4)
AMP2HIP_FAST(log10, 0.001, 100, 4)
AMP2HIP_FAST(log2, 0.001, 100, 4)
AMP2HIP_FAST(round, -10, 10, 0)
AMP2HIP_FAST(sin, -100, 100, 4)
AMP2HIP_FAST(sinh, -10, 10, 4)
AMP2HIP_FAST(sqrt, 0, 100, 4)
AMP2HIP_FAST(tan, -100, 100, 4)
AMP2HIP_FAST(tanh, -10, 10, 4)
AMP2HIP_FAST(trunc, -10, 10, 0)

// Large arguments and negative bases, for which hardware approximations fail.
struct hard_cases {
  AMP2HIP_AMP float operator()(float x) const {
    return x > 100 ? fast::sin(x) : fast::pow(x, 3.0f);
  }
};

TEST_CASE("fast_math is accurate where hardware approximations are not", "[math]") {
  const auto out = math_test::apply<float>({-2.0f, 123456.0f}, hard_cases());
  CHECK(out[0] == -8.0f);
  CHECK(math_test::ulps(out[1], std::sin(123456.0L)) <= 4);
}

// MA-9-b: a double argument is converted to float, and the result is float.
static_assert(std::is_same<decltype(fast::log10(1.0)), float>::value, "");
static_assert(std::is_same<decltype(fast::isnan(1.0f)), int>::value, "");
static_assert(std::is_same<decltype(fast::signbitf(1.0f)), int>::value, "");

} // namespace math_fast_test
