// Every precise_math function has float and double overloads and a name with suffix f.
//
// accept: MA-9-c, MA-9-n, MA-9.2-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <amp_math.h>
#include <cmath>
#include <type_traits>
#include "check.h"
using namespace concurrency;

#define HAS_TYPE(expression, type)                                                                 \
  static_assert(std::is_same<decltype(expression), type>::value, #expression)
#define ONE(name)                                                                                  \
  HAS_TYPE(precise_math::name(f), float);                                                          \
  HAS_TYPE(precise_math::name##f(f), float);                                                       \
  HAS_TYPE(precise_math::name(d), double);
#define TWO(name)                                                                                  \
  HAS_TYPE(precise_math::name(f, f), float);                                                       \
  HAS_TYPE(precise_math::name##f(f, f), float);                                                    \
  HAS_TYPE(precise_math::name(d, d), double);
#define TEST(name)                                                                                 \
  HAS_TYPE(precise_math::name(f), int);                                                            \
  HAS_TYPE(precise_math::name(d), int);
#define WITH(name, more_f, more_d)                                                                 \
  HAS_TYPE(precise_math::name(f, more_f), float);                                                  \
  HAS_TYPE(precise_math::name##f(f, more_f), float);                                               \
  HAS_TYPE(precise_math::name(d, more_d), double);

void types(float f, double d, int i, int *ip, float *fp, double *dp) restrict(amp) {
  ONE(acos)
  ONE(acosh)
  ONE(asin) ONE(asinh) ONE(atan) ONE(atanh) ONE(cbrt) ONE(ceil) ONE(cos) ONE(cosh) ONE(cospi)
      ONE(erf) ONE(erfc) ONE(erfinv) ONE(erfcinv) ONE(exp) ONE(exp2) ONE(exp10) ONE(expm1) ONE(fabs)
          ONE(floor) ONE(log) ONE(log10) ONE(log2) ONE(log1p) ONE(logb) ONE(nearbyint) ONE(rcbrt)
              ONE(round) ONE(rsqrt) ONE(sinpi) ONE(sin) ONE(sinh) ONE(sqrt) ONE(tgamma) ONE(tan)
                  ONE(tanh) ONE(tanpi) ONE(trunc) TWO(atan2) TWO(copysign) TWO(fdim) TWO(fmax)
                      TWO(fmin) TWO(fmod) TWO(hypot) TWO(nextafter) TWO(pow) TWO(remainder)
                          TWO(scalb) TEST(fpclassify) TEST(ilogb) TEST(ilogbf) TEST(isfinite)
                              TEST(isinf) TEST(isnan) TEST(isnormal) TEST(signbit) TEST(signbitf)
                                  WITH(frexp, ip, ip) WITH(ldexp, i, i) WITH(lgamma, ip, ip)
                                      WITH(modf, fp, dp) WITH(scalbn, i, i)
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

int main() {
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
        if (t.local[0] == 1) out[0].cosine = cosine;
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
  return failures;
}
