// Every fast_math function returns float and handles infinities, NaN and pointer results.
//
// accept: MA-9.1-a, MA-9-b, MA-9-c
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <amp_math.h>
#include <type_traits>
#include <cmath>
#include <limits>
#include <cstdio>
static int bad;
#define CHECK(...)                                                                                 \
  ((__VA_ARGS__) ? void() : (void)(std::printf("line %d: %s\n", __LINE__, #__VA_ARGS__), ++bad))
using namespace concurrency;
namespace fm = fast_math;
#define T1(n)                                                                                      \
  static_assert(std::is_same<decltype(fm::n(0.5f)), float>::value &&                               \
                    std::is_same<decltype(fm::n##f(0.5f)), float>::value &&                        \
                    std::is_same<decltype(fm::n(0.5)), float>::value,                              \
                #n);                                                                               \
  bad += !(fm::fabs(fm::n(x) - fm::n##f(x)) == 0.0f)
int all(float x, float y, float inf, float nan) restrict(amp) {
  int bad = 0, e = 0;
  float a, b;
  T1(acos);
  T1(asin);
  T1(atan);
  T1(ceil);
  T1(cos);
  T1(cosh);
  T1(exp);
  T1(exp2);
  T1(fabs);
  T1(floor);
  T1(log);
  T1(log10);
  T1(log2);
  T1(round);
  T1(rsqrt);
  T1(sin);
  T1(sinh);
  T1(sqrt);
  T1(tan);
  T1(tanh);
  T1(trunc);
  static_assert(std::is_same<decltype(fm::atan2(1.f, 1.f)), float>::value &&
                    std::is_same<decltype(fm::powf(1.f, 1.f)), float>::value &&
                    std::is_same<decltype(fm::isnan(1.f)), int>::value &&
                    std::is_same<decltype(fm::signbit(1.f)), int>::value &&
                    std::is_same<decltype(fm::signbitf(1.f)), int>::value &&
                    std::is_same<decltype(fm::sincos(1.f, &a, &b)), void>::value &&
                    std::is_same<decltype(fm::frexp(1.f, &e)), float>::value,
                "");
  bad += fm::atan2(x, y) != fm::atan2f(x, y) || fm::fmax(x, y) != y || fm::fminf(x, y) != x ||
         fm::fmodf(7.5f, -2) != 1.5f || fm::pow(y, 2) != fm::powf(y, 2.0f);
  bad += fm::frexp(12.0f, &e) != 0.75f || e != 4 || fm::frexpf(-12.0, &e) != -0.75f ||
         fm::ldexp(0.75f, 4) != 12 || fm::ldexpf(x, 0) != x || fm::modf(-3.75f, &a) != -0.75f ||
         a != -3 || fm::modff(2.5f, &a) != 0.5f;
  fm::sincos(x, &a, &b);
  bad += a != fm::sin(x) || b != fm::cos(x);
  fm::sincosf(0.0f, &a, &b);
  bad += a != 0 || b != 1;
  bad += !fm::isnan(nan) || fm::isnan(inf) || !fm::isinf(-inf) || fm::isinf(nan) ||
         fm::isfinite(nan) || fm::isfinite(inf) || !fm::isfinite(x) || !fm::signbit(-0.0f) ||
         fm::signbit(0.0f) || !fm::signbitf(-inf);
  bad += fm::fmax(nan, 1) != 1 || fm::fmin(1, nan) != 1 || fm::pow(-2.0f, 3.0f) != -8 ||
         !fm::isnan(fm::sqrt(-1)) || fm::log(0.0f) != -inf || fm::exp(-inf) != 0 ||
         fm::round(-2.5f) != -3 || fm::trunc(-2.5f) != -2 || !fm::signbit(fm::ceil(-0.5f)) ||
         fm::floor(-0.5f) != -1 || fm::rsqrt(4) != 0.5f;
  double d = 0.5;
  bad += fm::cos(d) != fm::cosf(0.5f);
  bad += fm::cos(1) != fm::cosf(1.0f);
  return bad;
}
int main() {
  array_view<int, 1> r(1);
  float inf = std::numeric_limits<float>::infinity(), nan = std::numeric_limits<float>::quiet_NaN();
  parallel_for_each(r.extent, [=](index<1> i) restrict(amp) { r[i] = all(0.3f, 1.7f, inf, nan); });
  CHECK(r[0] == 0);
  std::vector<double> l = {1, 10, 1000};
  array_view<double, 1> logs(l);
  parallel_for_each(
      logs.extent, [=](index<1> i) restrict(amp) {
        logs[i] = concurrency::fast_math::log10(logs[i]);
      });
  CHECK(std::fabs(logs[2] - 3) < 1e-6);
  return bad;
}
