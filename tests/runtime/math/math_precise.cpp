//===--- math_precise.cpp - Error bounds of precise_math ------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Tests that every function of one argument in §9.2 is within the error bound of the table there,
// in float and in double, on the default accelerator (MA-9.2-ulp). As the vendors' bounds, the
// bounds are relative to the correctly rounded result: the table has 0 for sqrt. The error relative
// to the exact result may be half a unit larger.
//
//===----------------------------------------------------------------------===//

#include "math_support.h"
#include <catch2/catch.hpp>

namespace precise = concurrency::precise_math;

namespace math_precise_test {

const long double pi = 3.141592653589793238462643383279502884L;

// x - n is exact, and so are the zeros.
long double sinpi_reference(long double x) {
  const long double n = std::round(x);
  const long double y = std::sin(pi * (x - n));
  return std::fmod(n, 2.0L) == 0 ? y : -y;
}
long double cospi_reference(long double x) { return sinpi_reference(x + 0.5L); }
long double tanpi_reference(long double x) { return sinpi_reference(x) / cospi_reference(x); }
long double exp10_reference(long double x) { return std::pow(10.0L, x); }
long double rcbrt_reference(long double x) { return 1 / std::cbrt(x); }
long double rsqrt_reference(long double x) { return 1 / std::sqrt(x); }

// Each Newton step in long double doubles the number of correct digits of the
// double result.
long double erfinv_reference(long double x) {
  long double y = amp2hip::math::host::erfinv(static_cast<double>(x));
  for (int step = 0; step < 2 && std::isfinite(y); ++step)
    y -= (std::erf(y) - x) * std::sqrt(pi) / 2 * std::exp(y * y);
  return y;
}
long double erfcinv_reference(long double x) {
  long double y = amp2hip::math::host::erfcinv(static_cast<double>(x));
  for (int step = 0; step < 2 && std::isfinite(y); ++step)
    y += (std::erfc(y) - x) * std::sqrt(pi) / 2 * std::exp(y * y);
  return y;
}

#define AMP2HIP_REFERENCE(name)                                                                    \
  long double name##_reference(long double x) { return std::name(x); }
AMP2HIP_REFERENCE(acos)
AMP2HIP_REFERENCE(acosh)
AMP2HIP_REFERENCE(asin)
AMP2HIP_REFERENCE(asinh)
AMP2HIP_REFERENCE(atan)
AMP2HIP_REFERENCE(atanh)
AMP2HIP_REFERENCE(cbrt)
AMP2HIP_REFERENCE(ceil)
AMP2HIP_REFERENCE(cos)
AMP2HIP_REFERENCE(cosh)
AMP2HIP_REFERENCE(erf)
AMP2HIP_REFERENCE(erfc)
AMP2HIP_REFERENCE(exp)
AMP2HIP_REFERENCE(exp2)
AMP2HIP_REFERENCE(expm1)
AMP2HIP_REFERENCE(fabs)
AMP2HIP_REFERENCE(floor)
AMP2HIP_REFERENCE(log)
AMP2HIP_REFERENCE(log10)
AMP2HIP_REFERENCE(log1p)
AMP2HIP_REFERENCE(log2)
AMP2HIP_REFERENCE(logb)
AMP2HIP_REFERENCE(nearbyint)
AMP2HIP_REFERENCE(round)
AMP2HIP_REFERENCE(sin)
AMP2HIP_REFERENCE(sinh)
AMP2HIP_REFERENCE(sqrt)
AMP2HIP_REFERENCE(tan)
AMP2HIP_REFERENCE(tanh)
AMP2HIP_REFERENCE(tgamma)
AMP2HIP_REFERENCE(trunc)

// The error of a correctly rounded result, plus the error of the long double
// reference.
const double half = 0.5 + 1.0 / 1024;

// One test case per function: the range, the bounds in float and in double.
#define AMP2HIP_ROW(name, low, high, float_bound, double_bound)                                    \
  struct name##_function {                                                                         \
    AMP2HIP_AMP float operator()(float x) const { return concurrency::precise_math::name(x); }     \
    AMP2HIP_AMP double operator()(double x) const { return concurrency::precise_math::name(x); }   \
  };                                                                                               \
  TEST_CASE("precise_math::" #name, "[math]") {                                                    \
    for (float x : math_test::sweep<float>(low, high, 100)) /* the suffixed name, on the host */   \
      CHECK(math_test::ulps(precise::name##f(x), precise::name(x)) == 0);                          \
    const auto single =                                                                            \
        math_test::largest_error<float>(low, high, name##_function(), name##_reference);           \
    INFO("float at " << single.argument);                                                          \
    CHECK(single.ulps <= float_bound + half);                                                      \
    const auto twice =                                                                             \
        math_test::largest_error<double>(low, high, name##_function(), name##_reference);          \
    INFO("double at " << twice.argument);                                                          \
    CHECK(twice.ulps <= double_bound + half);                                                      \
  }

AMP2HIP_ROW(acos, -1, 1, 3, 2)
AMP2HIP_ROW(acosh, 1, 100, 4, 2)
AMP2HIP_ROW(asin, -1, 1, 4, 2)
AMP2HIP_ROW(asinh, -10, 10, 3, 2)
AMP2HIP_ROW(atan, -10, 10, 2, 2)
AMP2HIP_ROW(atanh, -1, 1, 3, 2)
AMP2HIP_ROW(cbrt, -10, 10, 1, 1)
AMP2HIP_ROW(ceil, -10, 10, 0, 0)
AMP2HIP_ROW(cos, -100, 100, 2, 2)
AMP2HIP_ROW(cosh, -10, 10, 2, 2)
AMP2HIP_ROW(cospi, -9.9013, 10.1007, 2, 2)
AMP2HIP_ROW(erf, -4, 4, 3, 2)
AMP2HIP_ROW(erfc, -4, 9, 6, 5)
AMP2HIP_ROW(erfcinv, 0.001, 1.9, 7, 8)
AMP2HIP_ROW(erfinv, -0.999, 0.999, 3, 8)
AMP2HIP_ROW(exp, -80, 80, 2, 1)
AMP2HIP_ROW(exp10, -37, 38, 2, 1)
AMP2HIP_ROW(exp2, -120, 120, 2, 1)
AMP2HIP_ROW(expm1, -2, 20, 1, 1)
AMP2HIP_ROW(fabs, -10, 10, 0, 0)
AMP2HIP_ROW(floor, -10, 10, 0, 0)
AMP2HIP_ROW(log, 0, 100, 1, 1)
AMP2HIP_ROW(log10, 0, 100, 3, 1)
AMP2HIP_ROW(log1p, -0.9, 10, 2, 1)
AMP2HIP_ROW(log2, 0, 100, 3, 1)
AMP2HIP_ROW(logb, 0, 100, 0, 0)
AMP2HIP_ROW(nearbyint, -10, 10, 0, 0)
AMP2HIP_ROW(rcbrt, -10, 10.5, 2, 1)
AMP2HIP_ROW(round, -10, 10, 0, 0)
AMP2HIP_ROW(rsqrt, 0, 100, 2, 1)
AMP2HIP_ROW(sin, -100, 100, 2, 2)
AMP2HIP_ROW(sinh, -10, 10, 3, 2)
AMP2HIP_ROW(sinpi, -9.9013, 10.1007, 2, 2)
AMP2HIP_ROW(sqrt, 0, 100, 0, 0)
AMP2HIP_ROW(tan, -100, 100, 4, 2)
AMP2HIP_ROW(tanh, -10, 10, 2, 2)
AMP2HIP_ROW(tanpi, -9.9013, 10.1007, 2, 2)
AMP2HIP_ROW(tgamma, 0.1, 30, 11, 8)
AMP2HIP_ROW(trunc, -10, 10, 0, 0)

// The C library's result has an error of 2.03 units for this argument.
TEST_CASE("tanh of double is within 2 units of the exact value", "[math]") {
  const std::vector<double> x = {-0.25489739641859011, 0.25489739641859011};
  const std::vector<double> y = math_test::apply(x, tanh_function());
  for (std::size_t i = 0; i < x.size(); ++i)
    CHECK(math_test::ulps(y[i], tanh_reference(x[i])) <= 2);
}

} // namespace math_precise_test
