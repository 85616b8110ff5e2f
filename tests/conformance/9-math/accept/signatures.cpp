// Every function of fast_math and precise_math has the specified overloads and result types.
//
// accept: MA-9-a, MA-9-b, MA-9.1-a, MA-9-c, MA-9-n, MA-9.2-a, MA-9-e
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "check.h"
#include <amp.h>
#include <amp_math.h>
#include <cmath>
#include <cstdio>
#include <limits>
#include <type_traits>

// Every fast_math function returns float and handles infinities, NaN and pointer results.
namespace types_and_special_values {
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
void test() {
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
}
} // namespace types_and_special_values

using namespace concurrency;

// Every fast_math function has float, int or void results for float, double and int arguments.
namespace fast_math_types {
#define HAS_TYPE(expression, type)                                                                 \
  static_assert(std::is_same<decltype(expression), type>::value, #expression)
#define ONE(name)                                                                                  \
  HAS_TYPE(fast_math::name(f), float);                                                             \
  HAS_TYPE(fast_math::name##f(f), float);                                                          \
  HAS_TYPE(fast_math::name(d), float);                                                             \
  HAS_TYPE(fast_math::name(i), float)
#define TWO(name)                                                                                  \
  HAS_TYPE(fast_math::name(f, f), float);                                                          \
  HAS_TYPE(fast_math::name##f(f, f), float);                                                       \
  HAS_TYPE(fast_math::name(d, i), float)
#define TEST(name)                                                                                 \
  HAS_TYPE(fast_math::name(f), int);                                                               \
  HAS_TYPE(fast_math::name(d), int)

void types(float f, double d, int i, int *ip, float *fp) restrict(amp) {
  ONE(acos);
  ONE(asin);
  ONE(atan);
  ONE(ceil);
  ONE(cos);
  ONE(cosh);
  ONE(exp);
  ONE(exp2);
  ONE(fabs);
  ONE(floor);
  ONE(log);
  ONE(log10);
  ONE(log2);
  ONE(round);
  ONE(rsqrt);
  ONE(sin);
  ONE(sinh);
  ONE(sqrt);
  ONE(tan);
  ONE(tanh);
  ONE(trunc);
  TWO(atan2);
  TWO(fmax);
  TWO(fmin);
  TWO(fmod);
  TWO(pow);
  TEST(isfinite);
  TEST(isinf);
  TEST(isnan);
  TEST(signbit);
  TEST(signbitf);
  HAS_TYPE(fast_math::frexp(f, ip), float);
  HAS_TYPE(fast_math::frexpf(f, ip), float);
  HAS_TYPE(fast_math::ldexp(f, i), float);
  HAS_TYPE(fast_math::ldexpf(f, i), float);
  HAS_TYPE(fast_math::modf(f, fp), float);
  HAS_TYPE(fast_math::modff(f, fp), float);
  HAS_TYPE(fast_math::sincos(f, fp, fp), void);
  HAS_TYPE(fast_math::sincosf(f, fp, fp), void);
}

template <typename T>
T root(T x) restrict(amp) {
  using namespace concurrency::fast_math;
  return sqrt(x);
}

void test() {
  double data[3] = {2, 2, 10};
  array_view<double, 1> v(3, data);
  parallel_for_each(
      extent<1>(1), [=](index<1>) restrict(amp) {
        int i = 0;
        float f = 0;
        types(1, 1, 1, &i, &f);
        v[0] = root(v[0]);
        v[1] = fast_math::sqrt(v[1]);
        v[2] = concurrency::fast_math::log10(v[2]);
      });
  check("narrowed in a template", v[0], 1.41421354f);
  check("narrowed", v[1], 1.41421354f);
  check("log10", v[2], 1);
}
} // namespace fast_math_types

// Every precise_math function has float and double overloads and a name with suffix f.
namespace precise_math_types {
#undef ONE
#define ONE(name)                                                                                  \
  HAS_TYPE(precise_math::name(f), float);                                                          \
  HAS_TYPE(precise_math::name##f(f), float);                                                       \
  HAS_TYPE(precise_math::name(d), double)
#undef TWO
#define TWO(name)                                                                                  \
  HAS_TYPE(precise_math::name(f, f), float);                                                       \
  HAS_TYPE(precise_math::name##f(f, f), float);                                                    \
  HAS_TYPE(precise_math::name(d, d), double)
#undef TEST
#define TEST(name)                                                                                 \
  HAS_TYPE(precise_math::name(f), int);                                                            \
  HAS_TYPE(precise_math::name(d), int)
#define WITH(name, more_f, more_d)                                                                 \
  HAS_TYPE(precise_math::name(f, more_f), float);                                                  \
  HAS_TYPE(precise_math::name##f(f, more_f), float);                                               \
  HAS_TYPE(precise_math::name(d, more_d), double)

void types(float f, double d, int i, int *ip, float *fp, double *dp) restrict(amp) {
  ONE(acos);
  ONE(acosh);
  ONE(asin);
  ONE(asinh);
  ONE(atan);
  ONE(atanh);
  ONE(cbrt);
  ONE(ceil);
  ONE(cos);
  ONE(cosh);
  ONE(cospi);
  ONE(erf);
  ONE(erfc);
  ONE(erfinv);
  ONE(erfcinv);
  ONE(exp);
  ONE(exp2);
  ONE(exp10);
  ONE(expm1);
  ONE(fabs);
  ONE(floor);
  ONE(log);
  ONE(log10);
  ONE(log2);
  ONE(log1p);
  ONE(logb);
  ONE(nearbyint);
  ONE(rcbrt);
  ONE(round);
  ONE(rsqrt);
  ONE(sinpi);
  ONE(sin);
  ONE(sinh);
  ONE(sqrt);
  ONE(tgamma);
  ONE(tan);
  ONE(tanh);
  ONE(tanpi);
  ONE(trunc);
  TWO(atan2);
  TWO(copysign);
  TWO(fdim);
  TWO(fmax);
  TWO(fmin);
  TWO(fmod);
  TWO(hypot);
  TWO(nextafter);
  TWO(pow);
  TWO(remainder);
  TWO(scalb);
  TEST(fpclassify);
  TEST(ilogb);
  TEST(ilogbf);
  TEST(isfinite);
  TEST(isinf);
  TEST(isnan);
  TEST(isnormal);
  TEST(signbit);
  TEST(signbitf);
  WITH(frexp, ip, ip);
  WITH(ldexp, i, i);
  WITH(lgamma, ip, ip);
  WITH(modf, fp, dp);
  WITH(scalbn, i, i);
  HAS_TYPE(precise_math::fma(f, f, f), float);
  HAS_TYPE(precise_math::fmaf(f, f, f), float);
  HAS_TYPE(precise_math::fma(d, d, d), double);
  HAS_TYPE(precise_math::remquo(f, f, ip), float);
  HAS_TYPE(precise_math::remquof(f, f, ip), float);
  HAS_TYPE(precise_math::remquo(d, d, ip), double);
  HAS_TYPE(precise_math::nanf(i), float);
  HAS_TYPE(precise_math::nan(i), double);
  HAS_TYPE(precise_math::sincos(f, fp, fp), void);
  HAS_TYPE(precise_math::sincosf(f, fp, fp), void);
  HAS_TYPE(precise_math::sincos(d, dp, dp), void);
}

struct results {
  int exponent, quotient, sign, kind;
  float whole;
  double sine, cosine;
};

void test() {
  results r[1] = {};
  double data[5] = {};
  array_view<results, 1> out(1, r);
  array_view<double, 1> v(5, data);
  parallel_for_each(
      extent<1>(4).tile<4>(), [=](tiled_index<4> t) restrict(amp) {
        // Pointers to members, tile_static variables and elements.
        tile_static double cosine;
        if (t.local[0] == 0) {
          v[0] = precise_math::frexp(48.0, &out[0].exponent);
          v[1] = precise_math::modf(2.75f, &out[0].whole);
          v[2] = precise_math::remquo(29.0, 3.0, &out[0].quotient);
          v[3] = precise_math::lgamma(-0.5, &out[0].sign);
          precise_math::sincos(0.5, &out[0].sine, &cosine);
          out[0].kind = precise_math::fpclassify(v[0] * 0);
        }
        t.barrier.wait();
        if (t.local[0] == 1)
          out[0].cosine = cosine;
        if (t.local[0] == 2) {
          int i = 0;
          float f = 0;
          double d = 0;
          types(1, 1, 1, &i, &f, &d);
          v[4] = precise_math::pow(precise_math::scalb(1.0, 10.0), 0.5);
        }
      });
  out.synchronize();
  check("frexp", v[0] * 100 + r[0].exponent, 81);
  check("modf", v[1] + r[0].whole, 2.75);
  check("remquo", v[2] * 10 + (r[0].quotient & 7), -8);
  check("lgamma", r[0].sign, -1);
  check("lgamma's value", v[3] > 1.2655121 && v[3] < 1.2655122, 1);
  check("sincos",
        r[0].sine > 0.479425538 && r[0].sine < 0.479425539 && r[0].cosine > 0.87758256 &&
            r[0].cosine < 0.87758257,
        1);
  check("fpclassify", r[0].kind, FP_ZERO);
  check("pow and scalb", v[4], 32);
}
} // namespace precise_math_types

// A fast_math function returns float for a double or an integer argument.
namespace fast_math_of_double {
void test() {
  array_view<double, 1> v(2);
  v[0] = 1000.0;
  v[1] = 1e-3;
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        v[i] = concurrency::fast_math::log10(v[i]);
        static_assert(std::is_same<decltype(concurrency::fast_math::log10(v[i])), float>::value,
                      "");
      });
  CHECK(std::fabs(v[0] - 3) < 1e-6 && std::fabs(v[1] + 3) < 1e-6);
  CHECK(v[1] == double(float(v[1])));
  array_view<float, 1> f(6);
  parallel_for_each(
      extent<1>(1), [=](index<1>) restrict(amp) {
        f[0] = fast_math::pow(2, 3);
        f[1] = fast_math::sqrt(16);
        f[2] = fast_math::fmax(1, 2.5);
        f[3] = precise_math::cosf(0);
        f[4] = precise_math::fmaxf(1, 2);
        f[5] = precise_math::ldexp(1.0f, true);
      });
  CHECK(f[0] == 8 && f[1] == 4 && f[2] == 2.5f && f[3] == 1 && f[4] == 2 && f[5] == 2);
}
} // namespace fast_math_of_double

int main() {
  types_and_special_values::test();
  fast_math_types::test();
  precise_math_types::test();
  fast_math_of_double::test();
  return failures;
}
