// A cpu,amp function may call the fast_math functions of the standard library, with and without
// suffix f.
//
// accept: MA-9-h, MA-9.1-imports
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <amp_math.h>
#include <cstdio>
#include "check.h"
using namespace concurrency;
#include <cmath>
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
int main() {
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
  return failures;
}
