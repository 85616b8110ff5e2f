// Each fast_math function with suffix f has at most the permitted error over its domain.
//
// accept: MA-9-n
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#pragma GCC diagnostic ignored "-Wunused-function"
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
          b[i] = fast_math::acosf(a[i]);
          static_assert(std::is_same<decltype(fast_math::acosf(a[i])), float>::value, "");
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
      in[i] = float(2 * t - 1);
    }
    array_view<const float, 1> a(n, in);
    array_view<float, 1> b(n, out);
    parallel_for_each(
        b.extent, [=](index<1> i) restrict(amp) {
          b[i] = fast_math::asinf(a[i]);
          static_assert(std::is_same<decltype(fast_math::asinf(a[i])), float>::value, "");
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
          b[i] = fast_math::atanf(a[i]);
          static_assert(std::is_same<decltype(fast_math::atanf(a[i])), float>::value, "");
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
      in[i] = float(6 * t - 3);
    }
    array_view<const float, 1> a(n, in);
    array_view<float, 1> b(n, out);
    parallel_for_each(
        b.extent, [=](index<1> i) restrict(amp) {
          b[i] = fast_math::ceilf(a[i]);
          static_assert(std::is_same<decltype(fast_math::ceilf(a[i])), float>::value, "");
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
          b[i] = fast_math::cosf(a[i]);
          static_assert(std::is_same<decltype(fast_math::cosf(a[i])), float>::value, "");
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
          b[i] = fast_math::coshf(a[i]);
          static_assert(std::is_same<decltype(fast_math::coshf(a[i])), float>::value, "");
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
          b[i] = fast_math::expf(a[i]);
          static_assert(std::is_same<decltype(fast_math::expf(a[i])), float>::value, "");
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
          b[i] = fast_math::exp2f(a[i]);
          static_assert(std::is_same<decltype(fast_math::exp2f(a[i])), float>::value, "");
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
          b[i] = fast_math::fabsf(a[i]);
          static_assert(std::is_same<decltype(fast_math::fabsf(a[i])), float>::value, "");
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
          b[i] = fast_math::floorf(a[i]);
          static_assert(std::is_same<decltype(fast_math::floorf(a[i])), float>::value, "");
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
          b[i] = fast_math::logf(a[i]);
          static_assert(std::is_same<decltype(fast_math::logf(a[i])), float>::value, "");
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
          b[i] = fast_math::log10f(a[i]);
          static_assert(std::is_same<decltype(fast_math::log10f(a[i])), float>::value, "");
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
          b[i] = fast_math::log2f(a[i]);
          static_assert(std::is_same<decltype(fast_math::log2f(a[i])), float>::value, "");
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
      in[i] = float(6 * t - 3);
    }
    array_view<const float, 1> a(n, in);
    array_view<float, 1> b(n, out);
    parallel_for_each(
        b.extent, [=](index<1> i) restrict(amp) {
          b[i] = fast_math::roundf(a[i]);
          static_assert(std::is_same<decltype(fast_math::roundf(a[i])), float>::value, "");
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
          b[i] = fast_math::rsqrtf(a[i]);
          static_assert(std::is_same<decltype(fast_math::rsqrtf(a[i])), float>::value, "");
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
          b[i] = fast_math::sinf(a[i]);
          static_assert(std::is_same<decltype(fast_math::sinf(a[i])), float>::value, "");
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
          b[i] = fast_math::sinhf(a[i]);
          static_assert(std::is_same<decltype(fast_math::sinhf(a[i])), float>::value, "");
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
      in[i] = float(9 * t);
    }
    array_view<const float, 1> a(n, in);
    array_view<float, 1> b(n, out);
    parallel_for_each(
        b.extent, [=](index<1> i) restrict(amp) {
          b[i] = fast_math::sqrtf(a[i]);
          static_assert(std::is_same<decltype(fast_math::sqrtf(a[i])), float>::value, "");
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
      in[i] = float(6 * t - 3);
    }
    array_view<const float, 1> a(n, in);
    array_view<float, 1> b(n, out);
    parallel_for_each(
        b.extent, [=](index<1> i) restrict(amp) {
          b[i] = fast_math::tanf(a[i]);
          static_assert(std::is_same<decltype(fast_math::tanf(a[i])), float>::value, "");
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
          b[i] = fast_math::tanhf(a[i]);
          static_assert(std::is_same<decltype(fast_math::tanhf(a[i])), float>::value, "");
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
          b[i] = fast_math::truncf(a[i]);
          static_assert(std::is_same<decltype(fast_math::truncf(a[i])), float>::value, "");
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
          b[i] = fast_math::atan2f(a[i], yy);
          static_assert(std::is_same<decltype(fast_math::atan2f(a[i], yy)), float>::value, "");
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
          b[i] = fast_math::fmaxf(a[i], yy);
          static_assert(std::is_same<decltype(fast_math::fmaxf(a[i], yy)), float>::value, "");
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
          b[i] = fast_math::fminf(a[i], yy);
          static_assert(std::is_same<decltype(fast_math::fminf(a[i], yy)), float>::value, "");
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
          b[i] = fast_math::fmodf(a[i], yy);
          static_assert(std::is_same<decltype(fast_math::fmodf(a[i], yy)), float>::value, "");
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
      in[i] = float(0.1 + 6 * t);
    }
    array_view<const float, 1> a(n, in);
    array_view<float, 1> b(n, out);
    parallel_for_each(
        b.extent, [=](index<1> i) restrict(amp) {
          b[i] = fast_math::powf(a[i], yy);
          static_assert(std::is_same<decltype(fast_math::powf(a[i], yy)), float>::value, "");
        });
    b.synchronize();
    for (int i = 0; i < n; ++i) {
      long double x = in[i];
      CHECK(close(out[i], std::pow(x, (long double)yy), 8));
    }
  }
  return failures;
}
