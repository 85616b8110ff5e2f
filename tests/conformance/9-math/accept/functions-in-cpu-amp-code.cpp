// A cpu,amp function may call the fast_math and precise_math functions of the standard library.
//
// accept: MA-9-h, MA-9.1-imports, MA-9.2-imports
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "check.h"
#include <amp.h>
#include <amp_math.h>
#include <cmath>
#include <cstdio>

using namespace concurrency;

// A cpu,amp function may call the fast_math functions of the standard library, with and without
// suffix f.
namespace fast_math_calls {
using namespace concurrency::fast_math;
float all(float x, int k) restrict(cpu, amp) {
  int e = 0;
  float y = 0;
  switch (k) {
  case 0:
    y = acos(x) + acosf(x);
    break;
  case 1:
    y = asin(x) + asinf(x);
    break;
  case 2:
    y = atan(x) + atanf(x);
    break;
  case 3:
    y = atan2(x, 2.0f) + atan2f(x, 3.0f);
    break;
  case 4:
    y = ceil(x) + ceilf(x);
    break;
  case 5:
    y = cos(x) + cosf(x);
    break;
  case 6:
    y = cosh(x) + coshf(x);
    break;
  case 7:
    y = exp(x) + expf(x);
    break;
  case 8:
    y = exp2(x) + exp2f(x);
    break;
  case 9:
    y = fabs(x) + fabsf(x);
    break;
  case 10:
    y = floor(x) + floorf(x);
    break;
  case 11:
    y = fmax(x, 0.1f) + fmaxf(x, 0.1f);
    break;
  case 12:
    y = fmin(x, 0.1f) + fminf(x, 0.1f);
    break;
  case 13:
    y = fmod(x, 0.1f) + fmodf(x, 0.1f);
    break;
  case 14:
    y = frexp(x, &e) + frexpf(x, &e) + e;
    break;
  case 15:
    y = ldexp(x, 2) + ldexpf(x, 3);
    break;
  case 16:
    y = log(x) + logf(x);
    break;
  case 17:
    y = log10(x) + log10f(x);
    break;
  case 18:
    y = log2(x) + log2f(x);
    break;
  case 19: {
    float p, q;
    y = modf(x * 5, &p) + modff(x * 7, &q) + p + q;
    break;
  }
  case 20:
    y = pow(x, 2.0f) + powf(x, 3.0f);
    break;
  case 21:
    y = round(x) + roundf(x);
    break;
  case 22:
    y = sin(x) + sinf(x);
    break;
  case 23:
    y = sinh(x) + sinhf(x);
    break;
  case 24:
    y = sqrt(x) + sqrtf(x);
    break;
  case 25:
    y = tan(x) + tanf(x);
    break;
  case 26:
    y = tanh(x) + tanhf(x);
    break;
  case 27:
    y = trunc(x) + truncf(x);
    break;
  }
  return y;
}
void test() {
  array_view<float, 1> v(28);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = all(0.4f, i[0]); });
  for (int i = 0; i < 28; ++i)
    if (!(std::fabs(v[i] - all(0.4f, i)) <= 1e-5f * (1 + std::fabs(v[i])))) {
      std::printf("%d %g %g\n", i, v[i], all(0.4f, i));
      ++failures;
    }
  CHECK(std::fabs(v[5] - 2 * std::cos(0.4f)) < 1e-6f &&
        std::fabs(v[20] - (0.16f + 0.064f)) < 1e-6f);
  float h = cosf(1.0f) + fast_math::cos(1.0f);
  CHECK(h > 1);
}
} // namespace fast_math_calls

// A cpu,amp function may call the precise_math functions of the standard library on float and
// double.
namespace precise_math_calls {
using namespace concurrency::precise_math;
template <class T>
T gen(T x, int k) restrict(cpu, amp) {
  int e = 0;
  T p;
  switch (k) {
  case 0:
    return acos(x);
  case 1:
    return acosh(x + 1);
  case 2:
    return asin(x);
  case 3:
    return asinh(x);
  case 4:
    return atan(x);
  case 5:
    return atan2(x, T(2));
  case 6:
    return atanh(x);
  case 7:
    return cbrt(x);
  case 8:
    return ceil(x);
  case 9:
    return copysign(x, T(-1));
  case 10:
    return cos(x);
  case 11:
    return cosh(x);
  case 12:
    return erf(x);
  case 13:
    return erfc(x);
  case 14:
    return exp(x);
  case 15:
    return exp2(x);
  case 16:
    return expm1(x);
  case 17:
    return fabs(x);
  case 18:
    return fdim(x, T(0.1));
  case 19:
    return floor(x);
  case 20:
    return fma(x, x, x);
  case 21:
    return fmax(x, T(0.1));
  case 22:
    return fmin(x, T(0.1));
  case 23:
    return fmod(x, T(0.1));
  case 24:
    return frexp(x, &e) + e;
  case 25:
    return hypot(x, T(3));
  case 26:
    return ilogb(x);
  case 27:
    return ldexp(x, 3);
  case 28:
    return log(x);
  case 29:
    return log10(x);
  case 30:
    return log1p(x);
  case 31:
    return log2(x);
  case 32:
    return logb(x);
  case 33:
    return modf(x * 7, &p) + p;
  case 34:
    return nearbyint(x);
  case 35:
    return nextafter(x, T(1));
  case 36:
    return pow(x, T(3));
  case 37:
    return remainder(x, T(0.3));
  case 38:
    return remquo(x, T(0.3), &e);
  case 39:
    return round(x);
  case 40:
    return scalbn(x, 2);
  case 41:
    return sin(x);
  case 42:
    return sinh(x);
  case 43:
    return sqrt(x);
  case 44:
    return tan(x);
  case 45:
    return tanh(x);
  case 46:
    return tgamma(x);
  case 47:
    return trunc(x);
  }
  return 0;
}
float fs(float x, int k) restrict(cpu, amp) {
  int e = 0;
  float p;
  switch (k) {
  case 0:
    return acosf(x);
  case 1:
    return acoshf(x + 1);
  case 2:
    return asinf(x);
  case 3:
    return asinhf(x);
  case 4:
    return atanf(x);
  case 5:
    return atan2f(x, 2);
  case 6:
    return atanhf(x);
  case 7:
    return cbrtf(x);
  case 8:
    return ceilf(x);
  case 9:
    return copysignf(x, -1);
  case 10:
    return cosf(x);
  case 11:
    return coshf(x);
  case 12:
    return erff(x);
  case 13:
    return erfcf(x);
  case 14:
    return expf(x);
  case 15:
    return exp2f(x);
  case 16:
    return expm1f(x);
  case 17:
    return fabsf(x);
  case 18:
    return fdimf(x, 0.1f);
  case 19:
    return floorf(x);
  case 20:
    return fmaf(x, x, x);
  case 21:
    return fmaxf(x, 0.1f);
  case 22:
    return fminf(x, 0.1f);
  case 23:
    return fmodf(x, 0.1f);
  case 24:
    return frexpf(x, &e) + e;
  case 25:
    return hypotf(x, 3);
  case 26:
    return ilogbf(x);
  case 27:
    return ldexpf(x, 3);
  case 28:
    return logf(x);
  case 29:
    return log10f(x);
  case 30:
    return log1pf(x);
  case 31:
    return log2f(x);
  case 32:
    return logbf(x);
  case 33:
    return modff(x * 7, &p) + p;
  case 34:
    return nearbyintf(x);
  case 35:
    return nextafterf(x, 1);
  case 36:
    return powf(x, 3);
  case 37:
    return remainderf(x, 0.3f);
  case 38:
    return remquof(x, 0.3f, &e);
  case 39:
    return roundf(x);
  case 40:
    return scalbnf(x, 2);
  case 41:
    return sinf(x);
  case 42:
    return sinhf(x);
  case 43:
    return sqrtf(x);
  case 44:
    return tanf(x);
  case 45:
    return tanhf(x);
  case 46:
    return tgammaf(x);
  case 47:
    return truncf(x);
  }
  return 0;
}
void test() {
  array_view<float, 1> v(48), w(48);
  array_view<double, 1> d(48);
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        v[i] = gen(0.4f, i[0]);
        d[i] = gen(0.4, i[0]);
        w[i] = fs(0.4f, i[0]);
      });
  for (int i = 0; i < 48; ++i) {
    float hv = gen(0.4f, i), hw = fs(0.4f, i);
    double hd = gen(0.4, i);
    if (!(std::fabs(v[i] - hv) <= 1e-6f * (1 + std::fabs(hv))) ||
        !(std::fabs(d[i] - hd) <= 1e-14 * (1 + std::fabs(hd))) ||
        !(std::fabs(w[i] - hw) <= 1e-6f * (1 + std::fabs(hw))) ||
        !(std::fabs(v[i] - w[i]) < 1e-5f)) {
      std::printf("%d %.9g %.9g  %.17g %.17g\n", i, v[i], hv, d[i], hd);
      ++failures;
    }
  }
  CHECK(std::fabs(d[46] - std::tgamma(0.4)) < 1e-14);
  CHECK(std::fabs(d[28] - std::log(0.4)) < 1e-15);
}
} // namespace precise_math_calls

int main() {
  fast_math_calls::test();
  precise_math_calls::test();
  return failures;
}
