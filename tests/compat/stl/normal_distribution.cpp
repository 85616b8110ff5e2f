//===--- normal_distribution.cpp - precise_math::phi and probit -----------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include <amp.h>
#include <amp_math.h>
#include <catch2/catch.hpp>
#include <cmath>

namespace math = concurrency::precise_math;

TEST_CASE("phi, probit: the normal distribution") {
  const double x[] = {0, 1, -1, -2.5, 6, -10, -37};
  const double expected[] = {0.5,
                             0.84134474606854294859,
                             0.15865525393145705141,
                             0.006209665325776135167,
                             0.99999999901341235496,
                             7.619853024160526066e-24,
                             5.7255712225245768227e-300};
  for (int i = 0; i < 7; ++i) {
    const double p = math::phi(x[i]);
    CHECK(std::fabs(p - expected[i]) <= 4e-16 * expected[i]);
    // Near 1, the result has few digits of the argument.
    CHECK(std::fabs(math::probit(p) - x[i]) <= (x[i] > 5 ? 1e-6 : 4e-15 * std::fabs(x[i])));
    const float single = math::phif(static_cast<float>(x[i]));
    CHECK(std::fabs(single - expected[i]) <= 1.2e-7 * expected[i] + 1e-45);
    if (single > 1e-30f && single < 1)
      CHECK(std::fabs(math::probitf(single) - x[i]) <= 5e-7 * std::fabs(x[i]));
  }
  CHECK((math::phi(-INFINITY) == 0 && math::phi(INFINITY) == 1 && math::phi(-1e300) == 0));
  CHECK((std::isnan(math::phi(NAN)) && std::isnan(math::probit(-1.0))));
  CHECK((math::probit(0.0) == -INFINITY && math::probit(1.0) == INFINITY));
  CHECK((math::phi(1.0f) == math::phif(1.0f) && math::probit(0.25f) == math::probitf(0.25f)));
}
