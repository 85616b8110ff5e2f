// Each precise_math function of double has at most the permitted error over its domain.
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
    std::vector<double> in(n), out(n);
    for (int i = 0; i < n; ++i) {
      double t = double(i) / (n - 1);
      in[i] = double(2 * t - 1);
    }
    array_view<const double, 1> a(n, in);
    array_view<double, 1> b(n, out);
    parallel_for_each(
        b.extent, [=](index<1> i) restrict(amp) {
          b[i] = precise_math::acos(a[i]);
          static_assert(std::is_same<decltype(precise_math::acos(a[i])), double>::value, "");
        });
    b.synchronize();
    for (int i = 0; i < n; ++i) {
      long double x = in[i];
      CHECK(close(out[i], std::acos(x), 6));
    }
  }
  {
    std::vector<double> in(n), out(n);
    for (int i = 0; i < n; ++i) {
      double t = double(i) / (n - 1);
      in[i] = double(1.0 + 8 * t);
    }
    array_view<const double, 1> a(n, in);
    array_view<double, 1> b(n, out);
    parallel_for_each(
        b.extent, [=](index<1> i) restrict(amp) {
          b[i] = precise_math::acosh(a[i]);
          static_assert(std::is_same<decltype(precise_math::acosh(a[i])), double>::value, "");
        });
    b.synchronize();
    for (int i = 0; i < n; ++i) {
      long double x = in[i];
      CHECK(close(out[i], std::acosh(x), 6));
    }
  }
  {
    std::vector<double> in(n), out(n);
    for (int i = 0; i < n; ++i) {
      double t = double(i) / (n - 1);
      in[i] = double(2 * t - 1);
    }
    array_view<const double, 1> a(n, in);
    array_view<double, 1> b(n, out);
    parallel_for_each(
        b.extent, [=](index<1> i) restrict(amp) {
          b[i] = precise_math::asin(a[i]);
          static_assert(std::is_same<decltype(precise_math::asin(a[i])), double>::value, "");
        });
    b.synchronize();
    for (int i = 0; i < n; ++i) {
      long double x = in[i];
      CHECK(close(out[i], std::asin(x), 6));
    }
  }
  {
    std::vector<double> in(n), out(n);
    for (int i = 0; i < n; ++i) {
      double t = double(i) / (n - 1);
      in[i] = double(6 * t - 3);
    }
    array_view<const double, 1> a(n, in);
    array_view<double, 1> b(n, out);
    parallel_for_each(
        b.extent, [=](index<1> i) restrict(amp) {
          b[i] = precise_math::asinh(a[i]);
          static_assert(std::is_same<decltype(precise_math::asinh(a[i])), double>::value, "");
        });
    b.synchronize();
    for (int i = 0; i < n; ++i) {
      long double x = in[i];
      CHECK(close(out[i], std::asinh(x), 6));
    }
  }
  {
    std::vector<double> in(n), out(n);
    for (int i = 0; i < n; ++i) {
      double t = double(i) / (n - 1);
      in[i] = double(6 * t - 3);
    }
    array_view<const double, 1> a(n, in);
    array_view<double, 1> b(n, out);
    parallel_for_each(
        b.extent, [=](index<1> i) restrict(amp) {
          b[i] = precise_math::atan(a[i]);
          static_assert(std::is_same<decltype(precise_math::atan(a[i])), double>::value, "");
        });
    b.synchronize();
    for (int i = 0; i < n; ++i) {
      long double x = in[i];
      CHECK(close(out[i], std::atan(x), 6));
    }
  }
  {
    std::vector<double> in(n), out(n);
    for (int i = 0; i < n; ++i) {
      double t = double(i) / (n - 1);
      in[i] = double(1.9 * t - 0.95);
    }
    array_view<const double, 1> a(n, in);
    array_view<double, 1> b(n, out);
    parallel_for_each(
        b.extent, [=](index<1> i) restrict(amp) {
          b[i] = precise_math::atanh(a[i]);
          static_assert(std::is_same<decltype(precise_math::atanh(a[i])), double>::value, "");
        });
    b.synchronize();
    for (int i = 0; i < n; ++i) {
      long double x = in[i];
      CHECK(close(out[i], std::atanh(x), 6));
    }
  }
  {
    std::vector<double> in(n), out(n);
    for (int i = 0; i < n; ++i) {
      double t = double(i) / (n - 1);
      in[i] = double(6 * t - 3);
    }
    array_view<const double, 1> a(n, in);
    array_view<double, 1> b(n, out);
    parallel_for_each(
        b.extent, [=](index<1> i) restrict(amp) {
          b[i] = precise_math::cbrt(a[i]);
          static_assert(std::is_same<decltype(precise_math::cbrt(a[i])), double>::value, "");
        });
    b.synchronize();
    for (int i = 0; i < n; ++i) {
      long double x = in[i];
      CHECK(close(out[i], std::cbrt(x), 6));
    }
  }
  {
    std::vector<double> in(n), out(n);
    for (int i = 0; i < n; ++i) {
      double t = double(i) / (n - 1);
      in[i] = double(6 * t - 3);
    }
    array_view<const double, 1> a(n, in);
    array_view<double, 1> b(n, out);
    parallel_for_each(
        b.extent, [=](index<1> i) restrict(amp) {
          b[i] = precise_math::ceil(a[i]);
          static_assert(std::is_same<decltype(precise_math::ceil(a[i])), double>::value, "");
        });
    b.synchronize();
    for (int i = 0; i < n; ++i) {
      long double x = in[i];
      CHECK(close(out[i], std::ceil(x), 6));
    }
  }
  {
    std::vector<double> in(n), out(n);
    for (int i = 0; i < n; ++i) {
      double t = double(i) / (n - 1);
      in[i] = double(6 * t - 3);
    }
    array_view<const double, 1> a(n, in);
    array_view<double, 1> b(n, out);
    parallel_for_each(
        b.extent, [=](index<1> i) restrict(amp) {
          b[i] = precise_math::cos(a[i]);
          static_assert(std::is_same<decltype(precise_math::cos(a[i])), double>::value, "");
        });
    b.synchronize();
    for (int i = 0; i < n; ++i) {
      long double x = in[i];
      CHECK(close(out[i], std::cos(x), 6));
    }
  }
  {
    std::vector<double> in(n), out(n);
    for (int i = 0; i < n; ++i) {
      double t = double(i) / (n - 1);
      in[i] = double(6 * t - 3);
    }
    array_view<const double, 1> a(n, in);
    array_view<double, 1> b(n, out);
    parallel_for_each(
        b.extent, [=](index<1> i) restrict(amp) {
          b[i] = precise_math::cosh(a[i]);
          static_assert(std::is_same<decltype(precise_math::cosh(a[i])), double>::value, "");
        });
    b.synchronize();
    for (int i = 0; i < n; ++i) {
      long double x = in[i];
      CHECK(close(out[i], std::cosh(x), 6));
    }
  }
  {
    std::vector<double> in(n), out(n);
    for (int i = 0; i < n; ++i) {
      double t = double(i) / (n - 1);
      in[i] = double(6 * t - 3);
    }
    array_view<const double, 1> a(n, in);
    array_view<double, 1> b(n, out);
    parallel_for_each(
        b.extent, [=](index<1> i) restrict(amp) {
          b[i] = precise_math::cospi(a[i]);
          static_assert(std::is_same<decltype(precise_math::cospi(a[i])), double>::value, "");
        });
    b.synchronize();
    for (int i = 0; i < n; ++i) {
      long double x = in[i];
      CHECK(close(out[i], std::cos(PI * x), 6));
    }
  }
  {
    std::vector<double> in(n), out(n);
    for (int i = 0; i < n; ++i) {
      double t = double(i) / (n - 1);
      in[i] = double(6 * t - 3);
    }
    array_view<const double, 1> a(n, in);
    array_view<double, 1> b(n, out);
    parallel_for_each(
        b.extent, [=](index<1> i) restrict(amp) {
          b[i] = precise_math::erf(a[i]);
          static_assert(std::is_same<decltype(precise_math::erf(a[i])), double>::value, "");
        });
    b.synchronize();
    for (int i = 0; i < n; ++i) {
      long double x = in[i];
      CHECK(close(out[i], std::erf(x), 6));
    }
  }
  {
    std::vector<double> in(n), out(n);
    for (int i = 0; i < n; ++i) {
      double t = double(i) / (n - 1);
      in[i] = double(6 * t - 3);
    }
    array_view<const double, 1> a(n, in);
    array_view<double, 1> b(n, out);
    parallel_for_each(
        b.extent, [=](index<1> i) restrict(amp) {
          b[i] = precise_math::erfc(a[i]);
          static_assert(std::is_same<decltype(precise_math::erfc(a[i])), double>::value, "");
        });
    b.synchronize();
    for (int i = 0; i < n; ++i) {
      long double x = in[i];
      CHECK(close(out[i], std::erfc(x), 6));
    }
  }
  {
    std::vector<double> in(n), out(n);
    for (int i = 0; i < n; ++i) {
      double t = double(i) / (n - 1);
      in[i] = double(1.9 * t - 0.95);
    }
    array_view<const double, 1> a(n, in);
    array_view<double, 1> b(n, out);
    parallel_for_each(
        b.extent, [=](index<1> i) restrict(amp) {
          b[i] = precise_math::erfinv(a[i]);
          static_assert(std::is_same<decltype(precise_math::erfinv(a[i])), double>::value, "");
        });
    b.synchronize();
    for (int i = 0; i < n; ++i) {
      long double x = in[i];
      CHECK(close(out[i], inv(x, 0), 8));
    }
  }
  {
    std::vector<double> in(n), out(n);
    for (int i = 0; i < n; ++i) {
      double t = double(i) / (n - 1);
      in[i] = double(1.9 * t + 0.05);
    }
    array_view<const double, 1> a(n, in);
    array_view<double, 1> b(n, out);
    parallel_for_each(
        b.extent, [=](index<1> i) restrict(amp) {
          b[i] = precise_math::erfcinv(a[i]);
          static_assert(std::is_same<decltype(precise_math::erfcinv(a[i])), double>::value, "");
        });
    b.synchronize();
    for (int i = 0; i < n; ++i) {
      long double x = in[i];
      CHECK(close(out[i], inv(x, 1), 8));
    }
  }
  {
    std::vector<double> in(n), out(n);
    for (int i = 0; i < n; ++i) {
      double t = double(i) / (n - 1);
      in[i] = double(6 * t - 3);
    }
    array_view<const double, 1> a(n, in);
    array_view<double, 1> b(n, out);
    parallel_for_each(
        b.extent, [=](index<1> i) restrict(amp) {
          b[i] = precise_math::exp(a[i]);
          static_assert(std::is_same<decltype(precise_math::exp(a[i])), double>::value, "");
        });
    b.synchronize();
    for (int i = 0; i < n; ++i) {
      long double x = in[i];
      CHECK(close(out[i], std::exp(x), 6));
    }
  }
  {
    std::vector<double> in(n), out(n);
    for (int i = 0; i < n; ++i) {
      double t = double(i) / (n - 1);
      in[i] = double(6 * t - 3);
    }
    array_view<const double, 1> a(n, in);
    array_view<double, 1> b(n, out);
    parallel_for_each(
        b.extent, [=](index<1> i) restrict(amp) {
          b[i] = precise_math::exp2(a[i]);
          static_assert(std::is_same<decltype(precise_math::exp2(a[i])), double>::value, "");
        });
    b.synchronize();
    for (int i = 0; i < n; ++i) {
      long double x = in[i];
      CHECK(close(out[i], std::exp2(x), 6));
    }
  }
  {
    std::vector<double> in(n), out(n);
    for (int i = 0; i < n; ++i) {
      double t = double(i) / (n - 1);
      in[i] = double(6 * t - 3);
    }
    array_view<const double, 1> a(n, in);
    array_view<double, 1> b(n, out);
    parallel_for_each(
        b.extent, [=](index<1> i) restrict(amp) {
          b[i] = precise_math::exp10(a[i]);
          static_assert(std::is_same<decltype(precise_math::exp10(a[i])), double>::value, "");
        });
    b.synchronize();
    for (int i = 0; i < n; ++i) {
      long double x = in[i];
      CHECK(close(out[i], std::pow(10.0L, x), 6));
    }
  }
  {
    std::vector<double> in(n), out(n);
    for (int i = 0; i < n; ++i) {
      double t = double(i) / (n - 1);
      in[i] = double(6 * t - 3);
    }
    array_view<const double, 1> a(n, in);
    array_view<double, 1> b(n, out);
    parallel_for_each(
        b.extent, [=](index<1> i) restrict(amp) {
          b[i] = precise_math::expm1(a[i]);
          static_assert(std::is_same<decltype(precise_math::expm1(a[i])), double>::value, "");
        });
    b.synchronize();
    for (int i = 0; i < n; ++i) {
      long double x = in[i];
      CHECK(close(out[i], std::expm1(x), 6));
    }
  }
  {
    std::vector<double> in(n), out(n);
    for (int i = 0; i < n; ++i) {
      double t = double(i) / (n - 1);
      in[i] = double(6 * t - 3);
    }
    array_view<const double, 1> a(n, in);
    array_view<double, 1> b(n, out);
    parallel_for_each(
        b.extent, [=](index<1> i) restrict(amp) {
          b[i] = precise_math::fabs(a[i]);
          static_assert(std::is_same<decltype(precise_math::fabs(a[i])), double>::value, "");
        });
    b.synchronize();
    for (int i = 0; i < n; ++i) {
      long double x = in[i];
      CHECK(close(out[i], std::fabs(x), 6));
    }
  }
  {
    std::vector<double> in(n), out(n);
    for (int i = 0; i < n; ++i) {
      double t = double(i) / (n - 1);
      in[i] = double(6 * t - 3);
    }
    array_view<const double, 1> a(n, in);
    array_view<double, 1> b(n, out);
    parallel_for_each(
        b.extent, [=](index<1> i) restrict(amp) {
          b[i] = precise_math::floor(a[i]);
          static_assert(std::is_same<decltype(precise_math::floor(a[i])), double>::value, "");
        });
    b.synchronize();
    for (int i = 0; i < n; ++i) {
      long double x = in[i];
      CHECK(close(out[i], std::floor(x), 6));
    }
  }
  {
    std::vector<double> in(n), out(n);
    for (int i = 0; i < n; ++i) {
      double t = double(i) / (n - 1);
      in[i] = double(0.01 + 9 * t);
    }
    array_view<const double, 1> a(n, in);
    array_view<double, 1> b(n, out);
    parallel_for_each(
        b.extent, [=](index<1> i) restrict(amp) {
          b[i] = precise_math::log(a[i]);
          static_assert(std::is_same<decltype(precise_math::log(a[i])), double>::value, "");
        });
    b.synchronize();
    for (int i = 0; i < n; ++i) {
      long double x = in[i];
      CHECK(close(out[i], std::log(x), 6));
    }
  }
  {
    std::vector<double> in(n), out(n);
    for (int i = 0; i < n; ++i) {
      double t = double(i) / (n - 1);
      in[i] = double(0.01 + 9 * t);
    }
    array_view<const double, 1> a(n, in);
    array_view<double, 1> b(n, out);
    parallel_for_each(
        b.extent, [=](index<1> i) restrict(amp) {
          b[i] = precise_math::log10(a[i]);
          static_assert(std::is_same<decltype(precise_math::log10(a[i])), double>::value, "");
        });
    b.synchronize();
    for (int i = 0; i < n; ++i) {
      long double x = in[i];
      CHECK(close(out[i], std::log10(x), 6));
    }
  }
  {
    std::vector<double> in(n), out(n);
    for (int i = 0; i < n; ++i) {
      double t = double(i) / (n - 1);
      in[i] = double(0.01 + 9 * t);
    }
    array_view<const double, 1> a(n, in);
    array_view<double, 1> b(n, out);
    parallel_for_each(
        b.extent, [=](index<1> i) restrict(amp) {
          b[i] = precise_math::log2(a[i]);
          static_assert(std::is_same<decltype(precise_math::log2(a[i])), double>::value, "");
        });
    b.synchronize();
    for (int i = 0; i < n; ++i) {
      long double x = in[i];
      CHECK(close(out[i], std::log2(x), 6));
    }
  }
  {
    std::vector<double> in(n), out(n);
    for (int i = 0; i < n; ++i) {
      double t = double(i) / (n - 1);
      in[i] = double(3 * t - 0.9);
    }
    array_view<const double, 1> a(n, in);
    array_view<double, 1> b(n, out);
    parallel_for_each(
        b.extent, [=](index<1> i) restrict(amp) {
          b[i] = precise_math::log1p(a[i]);
          static_assert(std::is_same<decltype(precise_math::log1p(a[i])), double>::value, "");
        });
    b.synchronize();
    for (int i = 0; i < n; ++i) {
      long double x = in[i];
      CHECK(close(out[i], std::log1p(x), 6));
    }
  }
  {
    std::vector<double> in(n), out(n);
    for (int i = 0; i < n; ++i) {
      double t = double(i) / (n - 1);
      in[i] = double(0.1 + 9 * t);
    }
    array_view<const double, 1> a(n, in);
    array_view<double, 1> b(n, out);
    parallel_for_each(
        b.extent, [=](index<1> i) restrict(amp) {
          b[i] = precise_math::logb(a[i]);
          static_assert(std::is_same<decltype(precise_math::logb(a[i])), double>::value, "");
        });
    b.synchronize();
    for (int i = 0; i < n; ++i) {
      long double x = in[i];
      CHECK(close(out[i], std::logb(x), 6));
    }
  }
  {
    std::vector<double> in(n), out(n);
    for (int i = 0; i < n; ++i) {
      double t = double(i) / (n - 1);
      in[i] = double(6 * t - 3);
    }
    array_view<const double, 1> a(n, in);
    array_view<double, 1> b(n, out);
    parallel_for_each(
        b.extent, [=](index<1> i) restrict(amp) {
          b[i] = precise_math::nearbyint(a[i]);
          static_assert(std::is_same<decltype(precise_math::nearbyint(a[i])), double>::value, "");
        });
    b.synchronize();
    for (int i = 0; i < n; ++i) {
      long double x = in[i];
      CHECK(close(out[i], std::nearbyint(x), 6));
    }
  }
  {
    std::vector<double> in(n), out(n);
    for (int i = 0; i < n; ++i) {
      double t = double(i) / (n - 1);
      in[i] = double(0.1 + 9 * t);
    }
    array_view<const double, 1> a(n, in);
    array_view<double, 1> b(n, out);
    parallel_for_each(
        b.extent, [=](index<1> i) restrict(amp) {
          b[i] = precise_math::rcbrt(a[i]);
          static_assert(std::is_same<decltype(precise_math::rcbrt(a[i])), double>::value, "");
        });
    b.synchronize();
    for (int i = 0; i < n; ++i) {
      long double x = in[i];
      CHECK(close(out[i], 1 / std::cbrt(x), 6));
    }
  }
  {
    std::vector<double> in(n), out(n);
    for (int i = 0; i < n; ++i) {
      double t = double(i) / (n - 1);
      in[i] = double(6 * t - 3);
    }
    array_view<const double, 1> a(n, in);
    array_view<double, 1> b(n, out);
    parallel_for_each(
        b.extent, [=](index<1> i) restrict(amp) {
          b[i] = precise_math::round(a[i]);
          static_assert(std::is_same<decltype(precise_math::round(a[i])), double>::value, "");
        });
    b.synchronize();
    for (int i = 0; i < n; ++i) {
      long double x = in[i];
      CHECK(close(out[i], std::round(x), 6));
    }
  }
  {
    std::vector<double> in(n), out(n);
    for (int i = 0; i < n; ++i) {
      double t = double(i) / (n - 1);
      in[i] = double(0.01 + 9 * t);
    }
    array_view<const double, 1> a(n, in);
    array_view<double, 1> b(n, out);
    parallel_for_each(
        b.extent, [=](index<1> i) restrict(amp) {
          b[i] = precise_math::rsqrt(a[i]);
          static_assert(std::is_same<decltype(precise_math::rsqrt(a[i])), double>::value, "");
        });
    b.synchronize();
    for (int i = 0; i < n; ++i) {
      long double x = in[i];
      CHECK(close(out[i], 1 / std::sqrt(x), 6));
    }
  }
  {
    std::vector<double> in(n), out(n);
    for (int i = 0; i < n; ++i) {
      double t = double(i) / (n - 1);
      in[i] = double(6 * t - 3);
    }
    array_view<const double, 1> a(n, in);
    array_view<double, 1> b(n, out);
    parallel_for_each(
        b.extent, [=](index<1> i) restrict(amp) {
          b[i] = precise_math::sin(a[i]);
          static_assert(std::is_same<decltype(precise_math::sin(a[i])), double>::value, "");
        });
    b.synchronize();
    for (int i = 0; i < n; ++i) {
      long double x = in[i];
      CHECK(close(out[i], std::sin(x), 6));
    }
  }
  {
    std::vector<double> in(n), out(n);
    for (int i = 0; i < n; ++i) {
      double t = double(i) / (n - 1);
      in[i] = double(6 * t - 3);
    }
    array_view<const double, 1> a(n, in);
    array_view<double, 1> b(n, out);
    parallel_for_each(
        b.extent, [=](index<1> i) restrict(amp) {
          b[i] = precise_math::sinh(a[i]);
          static_assert(std::is_same<decltype(precise_math::sinh(a[i])), double>::value, "");
        });
    b.synchronize();
    for (int i = 0; i < n; ++i) {
      long double x = in[i];
      CHECK(close(out[i], std::sinh(x), 6));
    }
  }
  {
    std::vector<double> in(n), out(n);
    for (int i = 0; i < n; ++i) {
      double t = double(i) / (n - 1);
      in[i] = double(6 * t - 3);
    }
    array_view<const double, 1> a(n, in);
    array_view<double, 1> b(n, out);
    parallel_for_each(
        b.extent, [=](index<1> i) restrict(amp) {
          b[i] = precise_math::sinpi(a[i]);
          static_assert(std::is_same<decltype(precise_math::sinpi(a[i])), double>::value, "");
        });
    b.synchronize();
    for (int i = 0; i < n; ++i) {
      long double x = in[i];
      CHECK(
          close(out[i], std::sin(PI * std::remainder(x, 2.0L)) * (x == std::round(x) ? 0 : 1), 6));
    }
  }
  {
    std::vector<double> in(n), out(n);
    for (int i = 0; i < n; ++i) {
      double t = double(i) / (n - 1);
      in[i] = double(9 * t);
    }
    array_view<const double, 1> a(n, in);
    array_view<double, 1> b(n, out);
    parallel_for_each(
        b.extent, [=](index<1> i) restrict(amp) {
          b[i] = precise_math::sqrt(a[i]);
          static_assert(std::is_same<decltype(precise_math::sqrt(a[i])), double>::value, "");
        });
    b.synchronize();
    for (int i = 0; i < n; ++i) {
      long double x = in[i];
      CHECK(close(out[i], std::sqrt(x), 6));
    }
  }
  {
    std::vector<double> in(n), out(n);
    for (int i = 0; i < n; ++i) {
      double t = double(i) / (n - 1);
      in[i] = double(0.1 + 6 * t);
    }
    array_view<const double, 1> a(n, in);
    array_view<double, 1> b(n, out);
    parallel_for_each(
        b.extent, [=](index<1> i) restrict(amp) {
          b[i] = precise_math::tgamma(a[i]);
          static_assert(std::is_same<decltype(precise_math::tgamma(a[i])), double>::value, "");
        });
    b.synchronize();
    for (int i = 0; i < n; ++i) {
      long double x = in[i];
      CHECK(close(out[i], std::tgamma(x), 11));
    }
  }
  {
    std::vector<double> in(n), out(n);
    for (int i = 0; i < n; ++i) {
      double t = double(i) / (n - 1);
      in[i] = double(6 * t - 3);
    }
    array_view<const double, 1> a(n, in);
    array_view<double, 1> b(n, out);
    parallel_for_each(
        b.extent, [=](index<1> i) restrict(amp) {
          b[i] = precise_math::tan(a[i]);
          static_assert(std::is_same<decltype(precise_math::tan(a[i])), double>::value, "");
        });
    b.synchronize();
    for (int i = 0; i < n; ++i) {
      long double x = in[i];
      CHECK(close(out[i], std::tan(x), 6));
    }
  }
  {
    std::vector<double> in(n), out(n);
    for (int i = 0; i < n; ++i) {
      double t = double(i) / (n - 1);
      in[i] = double(6 * t - 3);
    }
    array_view<const double, 1> a(n, in);
    array_view<double, 1> b(n, out);
    parallel_for_each(
        b.extent, [=](index<1> i) restrict(amp) {
          b[i] = precise_math::tanh(a[i]);
          static_assert(std::is_same<decltype(precise_math::tanh(a[i])), double>::value, "");
        });
    b.synchronize();
    for (int i = 0; i < n; ++i) {
      long double x = in[i];
      CHECK(close(out[i], std::tanh(x), 6));
    }
  }
  {
    std::vector<double> in(n), out(n);
    for (int i = 0; i < n; ++i) {
      double t = double(i) / (n - 1);
      in[i] = double(6 * t - 3);
    }
    array_view<const double, 1> a(n, in);
    array_view<double, 1> b(n, out);
    parallel_for_each(
        b.extent, [=](index<1> i) restrict(amp) {
          b[i] = precise_math::tanpi(a[i]);
          static_assert(std::is_same<decltype(precise_math::tanpi(a[i])), double>::value, "");
        });
    b.synchronize();
    for (int i = 0; i < n; ++i) {
      long double x = in[i];
      CHECK(
          close(out[i], std::tan(PI * std::remainder(x, 1.0L)) * (x == std::round(x) ? 0 : 1), 6));
    }
  }
  {
    std::vector<double> in(n), out(n);
    for (int i = 0; i < n; ++i) {
      double t = double(i) / (n - 1);
      in[i] = double(6 * t - 3);
    }
    array_view<const double, 1> a(n, in);
    array_view<double, 1> b(n, out);
    parallel_for_each(
        b.extent, [=](index<1> i) restrict(amp) {
          b[i] = precise_math::trunc(a[i]);
          static_assert(std::is_same<decltype(precise_math::trunc(a[i])), double>::value, "");
        });
    b.synchronize();
    for (int i = 0; i < n; ++i) {
      long double x = in[i];
      CHECK(close(out[i], std::trunc(x), 6));
    }
  }
  {
    std::vector<double> in(n), out(n);
    const double yy = double(1.75);
    for (int i = 0; i < n; ++i) {
      double t = double(i) / (n - 1);
      in[i] = double(6 * t - 3);
    }
    array_view<const double, 1> a(n, in);
    array_view<double, 1> b(n, out);
    parallel_for_each(
        b.extent, [=](index<1> i) restrict(amp) {
          b[i] = precise_math::atan2(a[i], yy);
          static_assert(std::is_same<decltype(precise_math::atan2(a[i], yy)), double>::value, "");
        });
    b.synchronize();
    for (int i = 0; i < n; ++i) {
      long double x = in[i];
      CHECK(close(out[i], std::atan2(x, (long double)yy), 8));
    }
  }
  {
    std::vector<double> in(n), out(n);
    const double yy = double(1.75);
    for (int i = 0; i < n; ++i) {
      double t = double(i) / (n - 1);
      in[i] = double(6 * t - 3);
    }
    array_view<const double, 1> a(n, in);
    array_view<double, 1> b(n, out);
    parallel_for_each(
        b.extent, [=](index<1> i) restrict(amp) {
          b[i] = precise_math::copysign(a[i], yy);
          static_assert(std::is_same<decltype(precise_math::copysign(a[i], yy)), double>::value,
                        "");
        });
    b.synchronize();
    for (int i = 0; i < n; ++i) {
      long double x = in[i];
      CHECK(close(out[i], std::copysign(x, (long double)yy), 8));
    }
  }
  {
    std::vector<double> in(n), out(n);
    const double yy = double(1.75);
    for (int i = 0; i < n; ++i) {
      double t = double(i) / (n - 1);
      in[i] = double(6 * t - 3);
    }
    array_view<const double, 1> a(n, in);
    array_view<double, 1> b(n, out);
    parallel_for_each(
        b.extent, [=](index<1> i) restrict(amp) {
          b[i] = precise_math::fdim(a[i], yy);
          static_assert(std::is_same<decltype(precise_math::fdim(a[i], yy)), double>::value, "");
        });
    b.synchronize();
    for (int i = 0; i < n; ++i) {
      long double x = in[i];
      CHECK(close(out[i], std::fdim(x, (long double)yy), 8));
    }
  }
  {
    std::vector<double> in(n), out(n);
    const double yy = double(1.75);
    for (int i = 0; i < n; ++i) {
      double t = double(i) / (n - 1);
      in[i] = double(6 * t - 3);
    }
    array_view<const double, 1> a(n, in);
    array_view<double, 1> b(n, out);
    parallel_for_each(
        b.extent, [=](index<1> i) restrict(amp) {
          b[i] = precise_math::fmax(a[i], yy);
          static_assert(std::is_same<decltype(precise_math::fmax(a[i], yy)), double>::value, "");
        });
    b.synchronize();
    for (int i = 0; i < n; ++i) {
      long double x = in[i];
      CHECK(close(out[i], std::fmax(x, (long double)yy), 8));
    }
  }
  {
    std::vector<double> in(n), out(n);
    const double yy = double(1.75);
    for (int i = 0; i < n; ++i) {
      double t = double(i) / (n - 1);
      in[i] = double(6 * t - 3);
    }
    array_view<const double, 1> a(n, in);
    array_view<double, 1> b(n, out);
    parallel_for_each(
        b.extent, [=](index<1> i) restrict(amp) {
          b[i] = precise_math::fmin(a[i], yy);
          static_assert(std::is_same<decltype(precise_math::fmin(a[i], yy)), double>::value, "");
        });
    b.synchronize();
    for (int i = 0; i < n; ++i) {
      long double x = in[i];
      CHECK(close(out[i], std::fmin(x, (long double)yy), 8));
    }
  }
  {
    std::vector<double> in(n), out(n);
    const double yy = double(1.75);
    for (int i = 0; i < n; ++i) {
      double t = double(i) / (n - 1);
      in[i] = double(6 * t - 3);
    }
    array_view<const double, 1> a(n, in);
    array_view<double, 1> b(n, out);
    parallel_for_each(
        b.extent, [=](index<1> i) restrict(amp) {
          b[i] = precise_math::fmod(a[i], yy);
          static_assert(std::is_same<decltype(precise_math::fmod(a[i], yy)), double>::value, "");
        });
    b.synchronize();
    for (int i = 0; i < n; ++i) {
      long double x = in[i];
      CHECK(close(out[i], std::fmod(x, (long double)yy), 8));
    }
  }
  {
    std::vector<double> in(n), out(n);
    const double yy = double(1.75);
    for (int i = 0; i < n; ++i) {
      double t = double(i) / (n - 1);
      in[i] = double(6 * t - 3);
    }
    array_view<const double, 1> a(n, in);
    array_view<double, 1> b(n, out);
    parallel_for_each(
        b.extent, [=](index<1> i) restrict(amp) {
          b[i] = precise_math::hypot(a[i], yy);
          static_assert(std::is_same<decltype(precise_math::hypot(a[i], yy)), double>::value, "");
        });
    b.synchronize();
    for (int i = 0; i < n; ++i) {
      long double x = in[i];
      CHECK(close(out[i], std::hypot(x, (long double)yy), 8));
    }
  }
  {
    std::vector<double> in(n), out(n);
    const double yy = double(1.75);
    for (int i = 0; i < n; ++i) {
      double t = double(i) / (n - 1);
      in[i] = double(6 * t - 3);
    }
    array_view<const double, 1> a(n, in);
    array_view<double, 1> b(n, out);
    parallel_for_each(
        b.extent, [=](index<1> i) restrict(amp) {
          b[i] = precise_math::nextafter(a[i], yy);
          static_assert(std::is_same<decltype(precise_math::nextafter(a[i], yy)), double>::value,
                        "");
        });
    b.synchronize();
    for (int i = 0; i < n; ++i) {
      long double x = in[i];
      CHECK(close(out[i], (long double)std::nextafter(in[i], yy), 8));
    }
  }
  {
    std::vector<double> in(n), out(n);
    const double yy = double(1.75);
    for (int i = 0; i < n; ++i) {
      double t = double(i) / (n - 1);
      in[i] = double(0.1 + 6 * t);
    }
    array_view<const double, 1> a(n, in);
    array_view<double, 1> b(n, out);
    parallel_for_each(
        b.extent, [=](index<1> i) restrict(amp) {
          b[i] = precise_math::pow(a[i], yy);
          static_assert(std::is_same<decltype(precise_math::pow(a[i], yy)), double>::value, "");
        });
    b.synchronize();
    for (int i = 0; i < n; ++i) {
      long double x = in[i];
      CHECK(close(out[i], std::pow(x, (long double)yy), 8));
    }
  }
  {
    std::vector<double> in(n), out(n);
    const double yy = double(1.75);
    for (int i = 0; i < n; ++i) {
      double t = double(i) / (n - 1);
      in[i] = double(6 * t - 3);
    }
    array_view<const double, 1> a(n, in);
    array_view<double, 1> b(n, out);
    parallel_for_each(
        b.extent, [=](index<1> i) restrict(amp) {
          b[i] = precise_math::remainder(a[i], yy);
          static_assert(std::is_same<decltype(precise_math::remainder(a[i], yy)), double>::value,
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
