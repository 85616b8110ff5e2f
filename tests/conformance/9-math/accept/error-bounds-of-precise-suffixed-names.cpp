// Each precise_math function with suffix f has at most the permitted error over its domain.
//
// accept: MA-9-n
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#pragma GCC diagnostic ignored "-Wunused-variable"
#include <amp.h>
#include <amp_math.h>
#include <cstdio>
#include <vector>
#include <type_traits>
#include "check.h"
using namespace concurrency;
#include <cmath>
#include <cfloat>
#include <limits>
static const long double PI = 3.14159265358979323846264338327950288L;
static long double inv(long double x, int c) {
  long double lo = -8, hi = 8;
  for (int i = 0; i < 200; ++i) {
    long double m = (lo + hi) / 2, y = c ? -std::erfc(m) : std::erf(m);
    if (y < (c ? -x : x)) lo = m;
    else hi = m;
  }
  return (lo + hi) / 2;
}
template <class T> static bool close(T got, long double want, double ulps) {
  if (got == want) return true;
  if (std::isnan(want)) return std::isnan(got);
  int e;
  std::frexp(want, &e);
  long double u = std::ldexp(1.0L, e - std::numeric_limits<T>::digits);
  if (std::fabs((long double)got - want) <= (ulps + 1) * u) return true;
  std::printf("got %.17g want %.20Lg ", (double)got, want);
  return false;
}
int main() {
  const int n = 40;
  {
    std::vector<float> in(n), out(n);
    for (int i = 0; i < n; ++i) {
      float t = float(i) / (n - 1);
      in[i] = float(2 * t - 1);
    }
    array_view<const float, 1> a(n, in);
    array_view<float, 1> b(n, out);
    parallel_for_each(
        b.extent, [=](index<1> i) restrict(amp) {
          b[i] = precise_math::acosf(a[i]);
          static_assert(std::is_same<decltype(precise_math::acosf(a[i])), float>::value, "");
        });
    b.synchronize();
    for (int i = 0; i < n; ++i) {
      long double x = in[i];
      CHECK(close(out[i], std::acos(x), 6));
    }
  }
  {
    std::vector<float> in(n), out(n);
    for (int i = 0; i < n; ++i) {
      float t = float(i) / (n - 1);
      in[i] = float(1.0 + 8 * t);
    }
    array_view<const float, 1> a(n, in);
    array_view<float, 1> b(n, out);
    parallel_for_each(
        b.extent, [=](index<1> i) restrict(amp) {
          b[i] = precise_math::acoshf(a[i]);
          static_assert(std::is_same<decltype(precise_math::acoshf(a[i])), float>::value, "");
        });
    b.synchronize();
    for (int i = 0; i < n; ++i) {
      long double x = in[i];
      CHECK(close(out[i], std::acosh(x), 6));
    }
  }
  {
    std::vector<float> in(n), out(n);
    for (int i = 0; i < n; ++i) {
      float t = float(i) / (n - 1);
      in[i] = float(2 * t - 1);
    }
    array_view<const float, 1> a(n, in);
    array_view<float, 1> b(n, out);
    parallel_for_each(
        b.extent, [=](index<1> i) restrict(amp) {
          b[i] = precise_math::asinf(a[i]);
          static_assert(std::is_same<decltype(precise_math::asinf(a[i])), float>::value, "");
        });
    b.synchronize();
    for (int i = 0; i < n; ++i) {
      long double x = in[i];
      CHECK(close(out[i], std::asin(x), 6));
    }
  }
  {
    std::vector<float> in(n), out(n);
    for (int i = 0; i < n; ++i) {
      float t = float(i) / (n - 1);
      in[i] = float(6 * t - 3);
    }
    array_view<const float, 1> a(n, in);
    array_view<float, 1> b(n, out);
    parallel_for_each(
        b.extent, [=](index<1> i) restrict(amp) {
          b[i] = precise_math::asinhf(a[i]);
          static_assert(std::is_same<decltype(precise_math::asinhf(a[i])), float>::value, "");
        });
    b.synchronize();
    for (int i = 0; i < n; ++i) {
      long double x = in[i];
      CHECK(close(out[i], std::asinh(x), 6));
    }
  }
  {
    std::vector<float> in(n), out(n);
    for (int i = 0; i < n; ++i) {
      float t = float(i) / (n - 1);
      in[i] = float(6 * t - 3);
    }
    array_view<const float, 1> a(n, in);
    array_view<float, 1> b(n, out);
    parallel_for_each(
        b.extent, [=](index<1> i) restrict(amp) {
          b[i] = precise_math::atanf(a[i]);
          static_assert(std::is_same<decltype(precise_math::atanf(a[i])), float>::value, "");
        });
    b.synchronize();
    for (int i = 0; i < n; ++i) {
      long double x = in[i];
      CHECK(close(out[i], std::atan(x), 6));
    }
  }
  {
    std::vector<float> in(n), out(n);
    for (int i = 0; i < n; ++i) {
      float t = float(i) / (n - 1);
      in[i] = float(1.9 * t - 0.95);
    }
    array_view<const float, 1> a(n, in);
    array_view<float, 1> b(n, out);
    parallel_for_each(
        b.extent, [=](index<1> i) restrict(amp) {
          b[i] = precise_math::atanhf(a[i]);
          static_assert(std::is_same<decltype(precise_math::atanhf(a[i])), float>::value, "");
        });
    b.synchronize();
    for (int i = 0; i < n; ++i) {
      long double x = in[i];
      CHECK(close(out[i], std::atanh(x), 6));
    }
  }
  {
    std::vector<float> in(n), out(n);
    for (int i = 0; i < n; ++i) {
      float t = float(i) / (n - 1);
      in[i] = float(6 * t - 3);
    }
    array_view<const float, 1> a(n, in);
    array_view<float, 1> b(n, out);
    parallel_for_each(
        b.extent, [=](index<1> i) restrict(amp) {
          b[i] = precise_math::cbrtf(a[i]);
          static_assert(std::is_same<decltype(precise_math::cbrtf(a[i])), float>::value, "");
        });
    b.synchronize();
    for (int i = 0; i < n; ++i) {
      long double x = in[i];
      CHECK(close(out[i], std::cbrt(x), 6));
    }
  }
  {
    std::vector<float> in(n), out(n);
    for (int i = 0; i < n; ++i) {
      float t = float(i) / (n - 1);
      in[i] = float(6 * t - 3);
    }
    array_view<const float, 1> a(n, in);
    array_view<float, 1> b(n, out);
    parallel_for_each(
        b.extent, [=](index<1> i) restrict(amp) {
          b[i] = precise_math::ceilf(a[i]);
          static_assert(std::is_same<decltype(precise_math::ceilf(a[i])), float>::value, "");
        });
    b.synchronize();
    for (int i = 0; i < n; ++i) {
      long double x = in[i];
      CHECK(close(out[i], std::ceil(x), 6));
    }
  }
  {
    std::vector<float> in(n), out(n);
    for (int i = 0; i < n; ++i) {
      float t = float(i) / (n - 1);
      in[i] = float(6 * t - 3);
    }
    array_view<const float, 1> a(n, in);
    array_view<float, 1> b(n, out);
    parallel_for_each(
        b.extent, [=](index<1> i) restrict(amp) {
          b[i] = precise_math::cosf(a[i]);
          static_assert(std::is_same<decltype(precise_math::cosf(a[i])), float>::value, "");
        });
    b.synchronize();
    for (int i = 0; i < n; ++i) {
      long double x = in[i];
      CHECK(close(out[i], std::cos(x), 6));
    }
  }
  {
    std::vector<float> in(n), out(n);
    for (int i = 0; i < n; ++i) {
      float t = float(i) / (n - 1);
      in[i] = float(6 * t - 3);
    }
    array_view<const float, 1> a(n, in);
    array_view<float, 1> b(n, out);
    parallel_for_each(
        b.extent, [=](index<1> i) restrict(amp) {
          b[i] = precise_math::coshf(a[i]);
          static_assert(std::is_same<decltype(precise_math::coshf(a[i])), float>::value, "");
        });
    b.synchronize();
    for (int i = 0; i < n; ++i) {
      long double x = in[i];
      CHECK(close(out[i], std::cosh(x), 6));
    }
  }
  {
    std::vector<float> in(n), out(n);
    for (int i = 0; i < n; ++i) {
      float t = float(i) / (n - 1);
      in[i] = float(6 * t - 3);
    }
    array_view<const float, 1> a(n, in);
    array_view<float, 1> b(n, out);
    parallel_for_each(
        b.extent, [=](index<1> i) restrict(amp) {
          b[i] = precise_math::cospif(a[i]);
          static_assert(std::is_same<decltype(precise_math::cospif(a[i])), float>::value, "");
        });
    b.synchronize();
    for (int i = 0; i < n; ++i) {
      long double x = in[i];
      CHECK(close(out[i], std::cos(PI * x), 6));
    }
  }
  {
    std::vector<float> in(n), out(n);
    for (int i = 0; i < n; ++i) {
      float t = float(i) / (n - 1);
      in[i] = float(6 * t - 3);
    }
    array_view<const float, 1> a(n, in);
    array_view<float, 1> b(n, out);
    parallel_for_each(
        b.extent, [=](index<1> i) restrict(amp) {
          b[i] = precise_math::erff(a[i]);
          static_assert(std::is_same<decltype(precise_math::erff(a[i])), float>::value, "");
        });
    b.synchronize();
    for (int i = 0; i < n; ++i) {
      long double x = in[i];
      CHECK(close(out[i], std::erf(x), 6));
    }
  }
  {
    std::vector<float> in(n), out(n);
    for (int i = 0; i < n; ++i) {
      float t = float(i) / (n - 1);
      in[i] = float(6 * t - 3);
    }
    array_view<const float, 1> a(n, in);
    array_view<float, 1> b(n, out);
    parallel_for_each(
        b.extent, [=](index<1> i) restrict(amp) {
          b[i] = precise_math::erfcf(a[i]);
          static_assert(std::is_same<decltype(precise_math::erfcf(a[i])), float>::value, "");
        });
    b.synchronize();
    for (int i = 0; i < n; ++i) {
      long double x = in[i];
      CHECK(close(out[i], std::erfc(x), 6));
    }
  }
  {
    std::vector<float> in(n), out(n);
    for (int i = 0; i < n; ++i) {
      float t = float(i) / (n - 1);
      in[i] = float(1.9 * t - 0.95);
    }
    array_view<const float, 1> a(n, in);
    array_view<float, 1> b(n, out);
    parallel_for_each(
        b.extent, [=](index<1> i) restrict(amp) {
          b[i] = precise_math::erfinvf(a[i]);
          static_assert(std::is_same<decltype(precise_math::erfinvf(a[i])), float>::value, "");
        });
    b.synchronize();
    for (int i = 0; i < n; ++i) {
      long double x = in[i];
      CHECK(close(out[i], inv(x, 0), 8));
    }
  }
  {
    std::vector<float> in(n), out(n);
    for (int i = 0; i < n; ++i) {
      float t = float(i) / (n - 1);
      in[i] = float(1.9 * t + 0.05);
    }
    array_view<const float, 1> a(n, in);
    array_view<float, 1> b(n, out);
    parallel_for_each(
        b.extent, [=](index<1> i) restrict(amp) {
          b[i] = precise_math::erfcinvf(a[i]);
          static_assert(std::is_same<decltype(precise_math::erfcinvf(a[i])), float>::value, "");
        });
    b.synchronize();
    for (int i = 0; i < n; ++i) {
      long double x = in[i];
      CHECK(close(out[i], inv(x, 1), 8));
    }
  }
  {
    std::vector<float> in(n), out(n);
    for (int i = 0; i < n; ++i) {
      float t = float(i) / (n - 1);
      in[i] = float(6 * t - 3);
    }
    array_view<const float, 1> a(n, in);
    array_view<float, 1> b(n, out);
    parallel_for_each(
        b.extent, [=](index<1> i) restrict(amp) {
          b[i] = precise_math::expf(a[i]);
          static_assert(std::is_same<decltype(precise_math::expf(a[i])), float>::value, "");
        });
    b.synchronize();
    for (int i = 0; i < n; ++i) {
      long double x = in[i];
      CHECK(close(out[i], std::exp(x), 6));
    }
  }
  {
    std::vector<float> in(n), out(n);
    for (int i = 0; i < n; ++i) {
      float t = float(i) / (n - 1);
      in[i] = float(6 * t - 3);
    }
    array_view<const float, 1> a(n, in);
    array_view<float, 1> b(n, out);
    parallel_for_each(
        b.extent, [=](index<1> i) restrict(amp) {
          b[i] = precise_math::exp2f(a[i]);
          static_assert(std::is_same<decltype(precise_math::exp2f(a[i])), float>::value, "");
        });
    b.synchronize();
    for (int i = 0; i < n; ++i) {
      long double x = in[i];
      CHECK(close(out[i], std::exp2(x), 6));
    }
  }
  {
    std::vector<float> in(n), out(n);
    for (int i = 0; i < n; ++i) {
      float t = float(i) / (n - 1);
      in[i] = float(6 * t - 3);
    }
    array_view<const float, 1> a(n, in);
    array_view<float, 1> b(n, out);
    parallel_for_each(
        b.extent, [=](index<1> i) restrict(amp) {
          b[i] = precise_math::exp10f(a[i]);
          static_assert(std::is_same<decltype(precise_math::exp10f(a[i])), float>::value, "");
        });
    b.synchronize();
    for (int i = 0; i < n; ++i) {
      long double x = in[i];
      CHECK(close(out[i], std::pow(10.0L, x), 6));
    }
  }
  {
    std::vector<float> in(n), out(n);
    for (int i = 0; i < n; ++i) {
      float t = float(i) / (n - 1);
      in[i] = float(6 * t - 3);
    }
    array_view<const float, 1> a(n, in);
    array_view<float, 1> b(n, out);
    parallel_for_each(
        b.extent, [=](index<1> i) restrict(amp) {
          b[i] = precise_math::expm1f(a[i]);
          static_assert(std::is_same<decltype(precise_math::expm1f(a[i])), float>::value, "");
        });
    b.synchronize();
    for (int i = 0; i < n; ++i) {
      long double x = in[i];
      CHECK(close(out[i], std::expm1(x), 6));
    }
  }
  {
    std::vector<float> in(n), out(n);
    for (int i = 0; i < n; ++i) {
      float t = float(i) / (n - 1);
      in[i] = float(6 * t - 3);
    }
    array_view<const float, 1> a(n, in);
    array_view<float, 1> b(n, out);
    parallel_for_each(
        b.extent, [=](index<1> i) restrict(amp) {
          b[i] = precise_math::fabsf(a[i]);
          static_assert(std::is_same<decltype(precise_math::fabsf(a[i])), float>::value, "");
        });
    b.synchronize();
    for (int i = 0; i < n; ++i) {
      long double x = in[i];
      CHECK(close(out[i], std::fabs(x), 6));
    }
  }
  {
    std::vector<float> in(n), out(n);
    for (int i = 0; i < n; ++i) {
      float t = float(i) / (n - 1);
      in[i] = float(6 * t - 3);
    }
    array_view<const float, 1> a(n, in);
    array_view<float, 1> b(n, out);
    parallel_for_each(
        b.extent, [=](index<1> i) restrict(amp) {
          b[i] = precise_math::floorf(a[i]);
          static_assert(std::is_same<decltype(precise_math::floorf(a[i])), float>::value, "");
        });
    b.synchronize();
    for (int i = 0; i < n; ++i) {
      long double x = in[i];
      CHECK(close(out[i], std::floor(x), 6));
    }
  }
  {
    std::vector<float> in(n), out(n);
    for (int i = 0; i < n; ++i) {
      float t = float(i) / (n - 1);
      in[i] = float(0.01 + 9 * t);
    }
    array_view<const float, 1> a(n, in);
    array_view<float, 1> b(n, out);
    parallel_for_each(
        b.extent, [=](index<1> i) restrict(amp) {
          b[i] = precise_math::logf(a[i]);
          static_assert(std::is_same<decltype(precise_math::logf(a[i])), float>::value, "");
        });
    b.synchronize();
    for (int i = 0; i < n; ++i) {
      long double x = in[i];
      CHECK(close(out[i], std::log(x), 6));
    }
  }
  {
    std::vector<float> in(n), out(n);
    for (int i = 0; i < n; ++i) {
      float t = float(i) / (n - 1);
      in[i] = float(0.01 + 9 * t);
    }
    array_view<const float, 1> a(n, in);
    array_view<float, 1> b(n, out);
    parallel_for_each(
        b.extent, [=](index<1> i) restrict(amp) {
          b[i] = precise_math::log10f(a[i]);
          static_assert(std::is_same<decltype(precise_math::log10f(a[i])), float>::value, "");
        });
    b.synchronize();
    for (int i = 0; i < n; ++i) {
      long double x = in[i];
      CHECK(close(out[i], std::log10(x), 6));
    }
  }
  {
    std::vector<float> in(n), out(n);
    for (int i = 0; i < n; ++i) {
      float t = float(i) / (n - 1);
      in[i] = float(0.01 + 9 * t);
    }
    array_view<const float, 1> a(n, in);
    array_view<float, 1> b(n, out);
    parallel_for_each(
        b.extent, [=](index<1> i) restrict(amp) {
          b[i] = precise_math::log2f(a[i]);
          static_assert(std::is_same<decltype(precise_math::log2f(a[i])), float>::value, "");
        });
    b.synchronize();
    for (int i = 0; i < n; ++i) {
      long double x = in[i];
      CHECK(close(out[i], std::log2(x), 6));
    }
  }
  {
    std::vector<float> in(n), out(n);
    for (int i = 0; i < n; ++i) {
      float t = float(i) / (n - 1);
      in[i] = float(3 * t - 0.9);
    }
    array_view<const float, 1> a(n, in);
    array_view<float, 1> b(n, out);
    parallel_for_each(
        b.extent, [=](index<1> i) restrict(amp) {
          b[i] = precise_math::log1pf(a[i]);
          static_assert(std::is_same<decltype(precise_math::log1pf(a[i])), float>::value, "");
        });
    b.synchronize();
    for (int i = 0; i < n; ++i) {
      long double x = in[i];
      CHECK(close(out[i], std::log1p(x), 6));
    }
  }
  {
    std::vector<float> in(n), out(n);
    for (int i = 0; i < n; ++i) {
      float t = float(i) / (n - 1);
      in[i] = float(0.1 + 9 * t);
    }
    array_view<const float, 1> a(n, in);
    array_view<float, 1> b(n, out);
    parallel_for_each(
        b.extent, [=](index<1> i) restrict(amp) {
          b[i] = precise_math::logbf(a[i]);
          static_assert(std::is_same<decltype(precise_math::logbf(a[i])), float>::value, "");
        });
    b.synchronize();
    for (int i = 0; i < n; ++i) {
      long double x = in[i];
      CHECK(close(out[i], std::logb(x), 6));
    }
  }
  {
    std::vector<float> in(n), out(n);
    for (int i = 0; i < n; ++i) {
      float t = float(i) / (n - 1);
      in[i] = float(6 * t - 3);
    }
    array_view<const float, 1> a(n, in);
    array_view<float, 1> b(n, out);
    parallel_for_each(
        b.extent, [=](index<1> i) restrict(amp) {
          b[i] = precise_math::nearbyintf(a[i]);
          static_assert(std::is_same<decltype(precise_math::nearbyintf(a[i])), float>::value, "");
        });
    b.synchronize();
    for (int i = 0; i < n; ++i) {
      long double x = in[i];
      CHECK(close(out[i], std::nearbyint(x), 6));
    }
  }
  {
    std::vector<float> in(n), out(n);
    for (int i = 0; i < n; ++i) {
      float t = float(i) / (n - 1);
      in[i] = float(0.1 + 9 * t);
    }
    array_view<const float, 1> a(n, in);
    array_view<float, 1> b(n, out);
    parallel_for_each(
        b.extent, [=](index<1> i) restrict(amp) {
          b[i] = precise_math::rcbrtf(a[i]);
          static_assert(std::is_same<decltype(precise_math::rcbrtf(a[i])), float>::value, "");
        });
    b.synchronize();
    for (int i = 0; i < n; ++i) {
      long double x = in[i];
      CHECK(close(out[i], 1 / std::cbrt(x), 6));
    }
  }
  {
    std::vector<float> in(n), out(n);
    for (int i = 0; i < n; ++i) {
      float t = float(i) / (n - 1);
      in[i] = float(6 * t - 3);
    }
    array_view<const float, 1> a(n, in);
    array_view<float, 1> b(n, out);
    parallel_for_each(
        b.extent, [=](index<1> i) restrict(amp) {
          b[i] = precise_math::roundf(a[i]);
          static_assert(std::is_same<decltype(precise_math::roundf(a[i])), float>::value, "");
        });
    b.synchronize();
    for (int i = 0; i < n; ++i) {
      long double x = in[i];
      CHECK(close(out[i], std::round(x), 6));
    }
  }
  {
    std::vector<float> in(n), out(n);
    for (int i = 0; i < n; ++i) {
      float t = float(i) / (n - 1);
      in[i] = float(0.01 + 9 * t);
    }
    array_view<const float, 1> a(n, in);
    array_view<float, 1> b(n, out);
    parallel_for_each(
        b.extent, [=](index<1> i) restrict(amp) {
          b[i] = precise_math::rsqrtf(a[i]);
          static_assert(std::is_same<decltype(precise_math::rsqrtf(a[i])), float>::value, "");
        });
    b.synchronize();
    for (int i = 0; i < n; ++i) {
      long double x = in[i];
      CHECK(close(out[i], 1 / std::sqrt(x), 6));
    }
  }
  {
    std::vector<float> in(n), out(n);
    for (int i = 0; i < n; ++i) {
      float t = float(i) / (n - 1);
      in[i] = float(6 * t - 3);
    }
    array_view<const float, 1> a(n, in);
    array_view<float, 1> b(n, out);
    parallel_for_each(
        b.extent, [=](index<1> i) restrict(amp) {
          b[i] = precise_math::sinf(a[i]);
          static_assert(std::is_same<decltype(precise_math::sinf(a[i])), float>::value, "");
        });
    b.synchronize();
    for (int i = 0; i < n; ++i) {
      long double x = in[i];
      CHECK(close(out[i], std::sin(x), 6));
    }
  }
  {
    std::vector<float> in(n), out(n);
    for (int i = 0; i < n; ++i) {
      float t = float(i) / (n - 1);
      in[i] = float(6 * t - 3);
    }
    array_view<const float, 1> a(n, in);
    array_view<float, 1> b(n, out);
    parallel_for_each(
        b.extent, [=](index<1> i) restrict(amp) {
          b[i] = precise_math::sinhf(a[i]);
          static_assert(std::is_same<decltype(precise_math::sinhf(a[i])), float>::value, "");
        });
    b.synchronize();
    for (int i = 0; i < n; ++i) {
      long double x = in[i];
      CHECK(close(out[i], std::sinh(x), 6));
    }
  }
  {
    std::vector<float> in(n), out(n);
    for (int i = 0; i < n; ++i) {
      float t = float(i) / (n - 1);
      in[i] = float(6 * t - 3);
    }
    array_view<const float, 1> a(n, in);
    array_view<float, 1> b(n, out);
    parallel_for_each(
        b.extent, [=](index<1> i) restrict(amp) {
          b[i] = precise_math::sinpif(a[i]);
          static_assert(std::is_same<decltype(precise_math::sinpif(a[i])), float>::value, "");
        });
    b.synchronize();
    for (int i = 0; i < n; ++i) {
      long double x = in[i];
      CHECK(
          close(out[i], std::sin(PI * std::remainder(x, 2.0L)) * (x == std::round(x) ? 0 : 1), 6));
    }
  }
  {
    std::vector<float> in(n), out(n);
    for (int i = 0; i < n; ++i) {
      float t = float(i) / (n - 1);
      in[i] = float(9 * t);
    }
    array_view<const float, 1> a(n, in);
    array_view<float, 1> b(n, out);
    parallel_for_each(
        b.extent, [=](index<1> i) restrict(amp) {
          b[i] = precise_math::sqrtf(a[i]);
          static_assert(std::is_same<decltype(precise_math::sqrtf(a[i])), float>::value, "");
        });
    b.synchronize();
    for (int i = 0; i < n; ++i) {
      long double x = in[i];
      CHECK(close(out[i], std::sqrt(x), 6));
    }
  }
  {
    std::vector<float> in(n), out(n);
    for (int i = 0; i < n; ++i) {
      float t = float(i) / (n - 1);
      in[i] = float(0.1 + 6 * t);
    }
    array_view<const float, 1> a(n, in);
    array_view<float, 1> b(n, out);
    parallel_for_each(
        b.extent, [=](index<1> i) restrict(amp) {
          b[i] = precise_math::tgammaf(a[i]);
          static_assert(std::is_same<decltype(precise_math::tgammaf(a[i])), float>::value, "");
        });
    b.synchronize();
    for (int i = 0; i < n; ++i) {
      long double x = in[i];
      CHECK(close(out[i], std::tgamma(x), 11));
    }
  }
  {
    std::vector<float> in(n), out(n);
    for (int i = 0; i < n; ++i) {
      float t = float(i) / (n - 1);
      in[i] = float(6 * t - 3);
    }
    array_view<const float, 1> a(n, in);
    array_view<float, 1> b(n, out);
    parallel_for_each(
        b.extent, [=](index<1> i) restrict(amp) {
          b[i] = precise_math::tanf(a[i]);
          static_assert(std::is_same<decltype(precise_math::tanf(a[i])), float>::value, "");
        });
    b.synchronize();
    for (int i = 0; i < n; ++i) {
      long double x = in[i];
      CHECK(close(out[i], std::tan(x), 6));
    }
  }
  {
    std::vector<float> in(n), out(n);
    for (int i = 0; i < n; ++i) {
      float t = float(i) / (n - 1);
      in[i] = float(6 * t - 3);
    }
    array_view<const float, 1> a(n, in);
    array_view<float, 1> b(n, out);
    parallel_for_each(
        b.extent, [=](index<1> i) restrict(amp) {
          b[i] = precise_math::tanhf(a[i]);
          static_assert(std::is_same<decltype(precise_math::tanhf(a[i])), float>::value, "");
        });
    b.synchronize();
    for (int i = 0; i < n; ++i) {
      long double x = in[i];
      CHECK(close(out[i], std::tanh(x), 6));
    }
  }
  {
    std::vector<float> in(n), out(n);
    for (int i = 0; i < n; ++i) {
      float t = float(i) / (n - 1);
      in[i] = float(6 * t - 3);
    }
    array_view<const float, 1> a(n, in);
    array_view<float, 1> b(n, out);
    parallel_for_each(
        b.extent, [=](index<1> i) restrict(amp) {
          b[i] = precise_math::tanpif(a[i]);
          static_assert(std::is_same<decltype(precise_math::tanpif(a[i])), float>::value, "");
        });
    b.synchronize();
    for (int i = 0; i < n; ++i) {
      long double x = in[i];
      CHECK(
          close(out[i], std::tan(PI * std::remainder(x, 1.0L)) * (x == std::round(x) ? 0 : 1), 6));
    }
  }
  {
    std::vector<float> in(n), out(n);
    for (int i = 0; i < n; ++i) {
      float t = float(i) / (n - 1);
      in[i] = float(6 * t - 3);
    }
    array_view<const float, 1> a(n, in);
    array_view<float, 1> b(n, out);
    parallel_for_each(
        b.extent, [=](index<1> i) restrict(amp) {
          b[i] = precise_math::truncf(a[i]);
          static_assert(std::is_same<decltype(precise_math::truncf(a[i])), float>::value, "");
        });
    b.synchronize();
    for (int i = 0; i < n; ++i) {
      long double x = in[i];
      CHECK(close(out[i], std::trunc(x), 6));
    }
  }
  {
    std::vector<float> in(n), out(n);
    const float yy = float(1.75);
    for (int i = 0; i < n; ++i) {
      float t = float(i) / (n - 1);
      in[i] = float(6 * t - 3);
    }
    array_view<const float, 1> a(n, in);
    array_view<float, 1> b(n, out);
    parallel_for_each(
        b.extent, [=](index<1> i) restrict(amp) {
          b[i] = precise_math::atan2f(a[i], yy);
          static_assert(std::is_same<decltype(precise_math::atan2f(a[i], yy)), float>::value, "");
        });
    b.synchronize();
    for (int i = 0; i < n; ++i) {
      long double x = in[i];
      CHECK(close(out[i], std::atan2(x, (long double)yy), 8));
    }
  }
  {
    std::vector<float> in(n), out(n);
    const float yy = float(1.75);
    for (int i = 0; i < n; ++i) {
      float t = float(i) / (n - 1);
      in[i] = float(6 * t - 3);
    }
    array_view<const float, 1> a(n, in);
    array_view<float, 1> b(n, out);
    parallel_for_each(
        b.extent, [=](index<1> i) restrict(amp) {
          b[i] = precise_math::copysignf(a[i], yy);
          static_assert(std::is_same<decltype(precise_math::copysignf(a[i], yy)), float>::value,
                        "");
        });
    b.synchronize();
    for (int i = 0; i < n; ++i) {
      long double x = in[i];
      CHECK(close(out[i], std::copysign(x, (long double)yy), 8));
    }
  }
  {
    std::vector<float> in(n), out(n);
    const float yy = float(1.75);
    for (int i = 0; i < n; ++i) {
      float t = float(i) / (n - 1);
      in[i] = float(6 * t - 3);
    }
    array_view<const float, 1> a(n, in);
    array_view<float, 1> b(n, out);
    parallel_for_each(
        b.extent, [=](index<1> i) restrict(amp) {
          b[i] = precise_math::fdimf(a[i], yy);
          static_assert(std::is_same<decltype(precise_math::fdimf(a[i], yy)), float>::value, "");
        });
    b.synchronize();
    for (int i = 0; i < n; ++i) {
      long double x = in[i];
      CHECK(close(out[i], std::fdim(x, (long double)yy), 8));
    }
  }
  {
    std::vector<float> in(n), out(n);
    const float yy = float(1.75);
    for (int i = 0; i < n; ++i) {
      float t = float(i) / (n - 1);
      in[i] = float(6 * t - 3);
    }
    array_view<const float, 1> a(n, in);
    array_view<float, 1> b(n, out);
    parallel_for_each(
        b.extent, [=](index<1> i) restrict(amp) {
          b[i] = precise_math::fmaxf(a[i], yy);
          static_assert(std::is_same<decltype(precise_math::fmaxf(a[i], yy)), float>::value, "");
        });
    b.synchronize();
    for (int i = 0; i < n; ++i) {
      long double x = in[i];
      CHECK(close(out[i], std::fmax(x, (long double)yy), 8));
    }
  }
  {
    std::vector<float> in(n), out(n);
    const float yy = float(1.75);
    for (int i = 0; i < n; ++i) {
      float t = float(i) / (n - 1);
      in[i] = float(6 * t - 3);
    }
    array_view<const float, 1> a(n, in);
    array_view<float, 1> b(n, out);
    parallel_for_each(
        b.extent, [=](index<1> i) restrict(amp) {
          b[i] = precise_math::fminf(a[i], yy);
          static_assert(std::is_same<decltype(precise_math::fminf(a[i], yy)), float>::value, "");
        });
    b.synchronize();
    for (int i = 0; i < n; ++i) {
      long double x = in[i];
      CHECK(close(out[i], std::fmin(x, (long double)yy), 8));
    }
  }
  {
    std::vector<float> in(n), out(n);
    const float yy = float(1.75);
    for (int i = 0; i < n; ++i) {
      float t = float(i) / (n - 1);
      in[i] = float(6 * t - 3);
    }
    array_view<const float, 1> a(n, in);
    array_view<float, 1> b(n, out);
    parallel_for_each(
        b.extent, [=](index<1> i) restrict(amp) {
          b[i] = precise_math::fmodf(a[i], yy);
          static_assert(std::is_same<decltype(precise_math::fmodf(a[i], yy)), float>::value, "");
        });
    b.synchronize();
    for (int i = 0; i < n; ++i) {
      long double x = in[i];
      CHECK(close(out[i], std::fmod(x, (long double)yy), 8));
    }
  }
  {
    std::vector<float> in(n), out(n);
    const float yy = float(1.75);
    for (int i = 0; i < n; ++i) {
      float t = float(i) / (n - 1);
      in[i] = float(6 * t - 3);
    }
    array_view<const float, 1> a(n, in);
    array_view<float, 1> b(n, out);
    parallel_for_each(
        b.extent, [=](index<1> i) restrict(amp) {
          b[i] = precise_math::hypotf(a[i], yy);
          static_assert(std::is_same<decltype(precise_math::hypotf(a[i], yy)), float>::value, "");
        });
    b.synchronize();
    for (int i = 0; i < n; ++i) {
      long double x = in[i];
      CHECK(close(out[i], std::hypot(x, (long double)yy), 8));
    }
  }
  {
    std::vector<float> in(n), out(n);
    const float yy = float(1.75);
    for (int i = 0; i < n; ++i) {
      float t = float(i) / (n - 1);
      in[i] = float(6 * t - 3);
    }
    array_view<const float, 1> a(n, in);
    array_view<float, 1> b(n, out);
    parallel_for_each(
        b.extent, [=](index<1> i) restrict(amp) {
          b[i] = precise_math::nextafterf(a[i], yy);
          static_assert(std::is_same<decltype(precise_math::nextafterf(a[i], yy)), float>::value,
                        "");
        });
    b.synchronize();
    for (int i = 0; i < n; ++i) {
      long double x = in[i];
      CHECK(close(out[i], (long double)std::nextafter(in[i], yy), 8));
    }
  }
  {
    std::vector<float> in(n), out(n);
    const float yy = float(1.75);
    for (int i = 0; i < n; ++i) {
      float t = float(i) / (n - 1);
      in[i] = float(0.1 + 6 * t);
    }
    array_view<const float, 1> a(n, in);
    array_view<float, 1> b(n, out);
    parallel_for_each(
        b.extent, [=](index<1> i) restrict(amp) {
          b[i] = precise_math::powf(a[i], yy);
          static_assert(std::is_same<decltype(precise_math::powf(a[i], yy)), float>::value, "");
        });
    b.synchronize();
    for (int i = 0; i < n; ++i) {
      long double x = in[i];
      CHECK(close(out[i], std::pow(x, (long double)yy), 8));
    }
  }
  {
    std::vector<float> in(n), out(n);
    const float yy = float(1.75);
    for (int i = 0; i < n; ++i) {
      float t = float(i) / (n - 1);
      in[i] = float(6 * t - 3);
    }
    array_view<const float, 1> a(n, in);
    array_view<float, 1> b(n, out);
    parallel_for_each(
        b.extent, [=](index<1> i) restrict(amp) {
          b[i] = precise_math::remainderf(a[i], yy);
          static_assert(std::is_same<decltype(precise_math::remainderf(a[i], yy)), float>::value,
                        "");
        });
    b.synchronize();
    for (int i = 0; i < n; ++i) {
      long double x = in[i];
      CHECK(close(out[i], std::remainder(x, (long double)yy), 8));
    }
  }
  return failures;
}
