// fast_math functions of float treat zeros, infinities and NaN as the std functions do.
//
// accept: MA-9.1-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <amp_math.h>
#include <cmath>
#include <limits>
#include <type_traits>
#include <vector>
#include <cstdio>
#include <algorithm>
#include <chrono>
#include <functional>
#include <future>
#include <map>
#include <memory>
#include <numeric>
#include <set>
#include <string>
#include <thread>
#include <atomic>
#include "check.h"
using namespace concurrency;
#define SAME(e, ...) static_assert(std::is_same<decltype(e), __VA_ARGS__>::value, #e)
template <typename T> static std::vector<T> values() {
  typedef std::numeric_limits<T> L;
  std::vector<T> v = {T(0),
                      -T(0),
                      T(1),
                      T(-1),
                      T(0.5),
                      T(-0.5),
                      T(2),
                      T(-2),
                      T(3),
                      T(-3),
                      T(1.5),
                      T(2.5),
                      T(-1.5),
                      T(-2.5),
                      T(10),
                      T(-10),
                      T(0.1),
                      T(-0.7),
                      T(100.25),
                      T(-77.5),
                      T(1e-10),
                      T(-1e-10),
                      L::min(),
                      -L::min(),
                      L::denorm_min(),
                      -L::denorm_min(),
                      L::max(),
                      L::lowest(),
                      L::infinity(),
                      -L::infinity(),
                      L::quiet_NaN(),
                      T(1) + L::epsilon(),
                      T(1) - L::epsilon(),
                      T(0.4999),
                      T(8388607.5),
                      T(8388609),
                      T(16777216),
                      T(-16777217),
                      T(1e15),
                      T(-0.9999),
                      T(30),
                      T(-30),
                      T(700),
                      T(88.5),
                      T(-103.5),
                      T(33),
                      T(34.5),
                      T(0.7853981633974483),
                      T(3.14159265358979),
                      T(1000000)};
  return v;
}
template <typename T> static bool near(T a, T w, int ulps) {
  if (std::isnan(w)) return std::isnan(a);
  if (std::isnan(a)) return false;
  if (a == w) return a != 0 || std::signbit(a) == std::signbit(w);
  if (std::isinf(a) || std::isinf(w)) return false;
  T d = std::fabs(a - w), u = std::fabs(std::nextafter(w, T(INFINITY)) - w),
    m = std::numeric_limits<T>::denorm_min();
  if (std::isinf(u)) u = std::fabs(w - std::nextafter(w, T(0)));
  return d <= ulps * std::max(u, m);
}

int main() {
  const std::vector<float> xs = values<float>();
  const int n = int(xs.size());
  array_view<const float> x(xs);
  array_view<float> o(n);
  array_view<float, 2> o2(n, n);
  {
    parallel_for_each(
        o.extent, [=](index<1> i) restrict(amp) {
          static_assert(std::is_same<decltype(fast_math::acos(x[i])), float>::value, "");
          o[i] = fast_math::acos(x[i]);
        });
    for (int k = 0; k < n; ++k) {
      const float w = std::acos(xs[k]);
      if (!near<float>(o[k], w, 8)) {
        std::printf("acos(%.9g) = %.9g, not %.9g\n", double(xs[k]), double(o[k]), double(w));
        failures = 1;
      }
    }
  }
  {
    parallel_for_each(
        o.extent, [=](index<1> i) restrict(amp) {
          static_assert(std::is_same<decltype(fast_math::asin(x[i])), float>::value, "");
          o[i] = fast_math::asin(x[i]);
        });
    for (int k = 0; k < n; ++k) {
      const float w = std::asin(xs[k]);
      if (!near<float>(o[k], w, 8)) {
        std::printf("asin(%.9g) = %.9g, not %.9g\n", double(xs[k]), double(o[k]), double(w));
        failures = 1;
      }
    }
  }
  {
    parallel_for_each(
        o.extent, [=](index<1> i) restrict(amp) {
          static_assert(std::is_same<decltype(fast_math::atan(x[i])), float>::value, "");
          o[i] = fast_math::atan(x[i]);
        });
    for (int k = 0; k < n; ++k) {
      const float w = std::atan(xs[k]);
      if (!near<float>(o[k], w, 8)) {
        std::printf("atan(%.9g) = %.9g, not %.9g\n", double(xs[k]), double(o[k]), double(w));
        failures = 1;
      }
    }
  }
  {
    parallel_for_each(
        o.extent, [=](index<1> i) restrict(amp) {
          static_assert(std::is_same<decltype(fast_math::ceil(x[i])), float>::value, "");
          o[i] = fast_math::ceil(x[i]);
        });
    for (int k = 0; k < n; ++k) {
      const float w = std::ceil(xs[k]);
      if (!near<float>(o[k], w, 8)) {
        std::printf("ceil(%.9g) = %.9g, not %.9g\n", double(xs[k]), double(o[k]), double(w));
        failures = 1;
      }
    }
  }
  {
    parallel_for_each(
        o.extent, [=](index<1> i) restrict(amp) {
          static_assert(std::is_same<decltype(fast_math::cos(x[i])), float>::value, "");
          o[i] = fast_math::cos(x[i]);
        });
    for (int k = 0; k < n; ++k) {
      const float w = std::cos(xs[k]);
      if (!near<float>(o[k], w, 8)) {
        std::printf("cos(%.9g) = %.9g, not %.9g\n", double(xs[k]), double(o[k]), double(w));
        failures = 1;
      }
    }
  }
  {
    parallel_for_each(
        o.extent, [=](index<1> i) restrict(amp) {
          static_assert(std::is_same<decltype(fast_math::cosh(x[i])), float>::value, "");
          o[i] = fast_math::cosh(x[i]);
        });
    for (int k = 0; k < n; ++k) {
      const float w = std::cosh(xs[k]);
      if (!near<float>(o[k], w, 8)) {
        std::printf("cosh(%.9g) = %.9g, not %.9g\n", double(xs[k]), double(o[k]), double(w));
        failures = 1;
      }
    }
  }
  {
    parallel_for_each(
        o.extent, [=](index<1> i) restrict(amp) {
          static_assert(std::is_same<decltype(fast_math::exp(x[i])), float>::value, "");
          o[i] = fast_math::exp(x[i]);
        });
    for (int k = 0; k < n; ++k) {
      const float w = std::exp(xs[k]);
      if (!near<float>(o[k], w, 8)) {
        std::printf("exp(%.9g) = %.9g, not %.9g\n", double(xs[k]), double(o[k]), double(w));
        failures = 1;
      }
    }
  }
  {
    parallel_for_each(
        o.extent, [=](index<1> i) restrict(amp) {
          static_assert(std::is_same<decltype(fast_math::exp2(x[i])), float>::value, "");
          o[i] = fast_math::exp2(x[i]);
        });
    for (int k = 0; k < n; ++k) {
      const float w = std::exp2(xs[k]);
      if (!near<float>(o[k], w, 8)) {
        std::printf("exp2(%.9g) = %.9g, not %.9g\n", double(xs[k]), double(o[k]), double(w));
        failures = 1;
      }
    }
  }
  {
    parallel_for_each(
        o.extent, [=](index<1> i) restrict(amp) {
          static_assert(std::is_same<decltype(fast_math::fabs(x[i])), float>::value, "");
          o[i] = fast_math::fabs(x[i]);
        });
    for (int k = 0; k < n; ++k) {
      const float w = std::fabs(xs[k]);
      if (!near<float>(o[k], w, 8)) {
        std::printf("fabs(%.9g) = %.9g, not %.9g\n", double(xs[k]), double(o[k]), double(w));
        failures = 1;
      }
    }
  }
  {
    parallel_for_each(
        o.extent, [=](index<1> i) restrict(amp) {
          static_assert(std::is_same<decltype(fast_math::floor(x[i])), float>::value, "");
          o[i] = fast_math::floor(x[i]);
        });
    for (int k = 0; k < n; ++k) {
      const float w = std::floor(xs[k]);
      if (!near<float>(o[k], w, 8)) {
        std::printf("floor(%.9g) = %.9g, not %.9g\n", double(xs[k]), double(o[k]), double(w));
        failures = 1;
      }
    }
  }
  {
    parallel_for_each(
        o.extent, [=](index<1> i) restrict(amp) {
          static_assert(std::is_same<decltype(fast_math::log(x[i])), float>::value, "");
          o[i] = fast_math::log(x[i]);
        });
    for (int k = 0; k < n; ++k) {
      const float w = std::log(xs[k]);
      if (!near<float>(o[k], w, 8)) {
        std::printf("log(%.9g) = %.9g, not %.9g\n", double(xs[k]), double(o[k]), double(w));
        failures = 1;
      }
    }
  }
  {
    parallel_for_each(
        o.extent, [=](index<1> i) restrict(amp) {
          static_assert(std::is_same<decltype(fast_math::log10(x[i])), float>::value, "");
          o[i] = fast_math::log10(x[i]);
        });
    for (int k = 0; k < n; ++k) {
      const float w = std::log10(xs[k]);
      if (!near<float>(o[k], w, 8)) {
        std::printf("log10(%.9g) = %.9g, not %.9g\n", double(xs[k]), double(o[k]), double(w));
        failures = 1;
      }
    }
  }
  {
    parallel_for_each(
        o.extent, [=](index<1> i) restrict(amp) {
          static_assert(std::is_same<decltype(fast_math::log2(x[i])), float>::value, "");
          o[i] = fast_math::log2(x[i]);
        });
    for (int k = 0; k < n; ++k) {
      const float w = std::log2(xs[k]);
      if (!near<float>(o[k], w, 8)) {
        std::printf("log2(%.9g) = %.9g, not %.9g\n", double(xs[k]), double(o[k]), double(w));
        failures = 1;
      }
    }
  }
  {
    parallel_for_each(
        o.extent, [=](index<1> i) restrict(amp) {
          static_assert(std::is_same<decltype(fast_math::round(x[i])), float>::value, "");
          o[i] = fast_math::round(x[i]);
        });
    for (int k = 0; k < n; ++k) {
      const float w = std::round(xs[k]);
      if (!near<float>(o[k], w, 8)) {
        std::printf("round(%.9g) = %.9g, not %.9g\n", double(xs[k]), double(o[k]), double(w));
        failures = 1;
      }
    }
  }
  {
    parallel_for_each(
        o.extent, [=](index<1> i) restrict(amp) {
          static_assert(std::is_same<decltype(fast_math::sin(x[i])), float>::value, "");
          o[i] = fast_math::sin(x[i]);
        });
    for (int k = 0; k < n; ++k) {
      const float w = std::sin(xs[k]);
      if (!near<float>(o[k], w, 8)) {
        std::printf("sin(%.9g) = %.9g, not %.9g\n", double(xs[k]), double(o[k]), double(w));
        failures = 1;
      }
    }
  }
  {
    parallel_for_each(
        o.extent, [=](index<1> i) restrict(amp) {
          static_assert(std::is_same<decltype(fast_math::sinh(x[i])), float>::value, "");
          o[i] = fast_math::sinh(x[i]);
        });
    for (int k = 0; k < n; ++k) {
      const float w = std::sinh(xs[k]);
      if (!near<float>(o[k], w, 8)) {
        std::printf("sinh(%.9g) = %.9g, not %.9g\n", double(xs[k]), double(o[k]), double(w));
        failures = 1;
      }
    }
  }
  {
    parallel_for_each(
        o.extent, [=](index<1> i) restrict(amp) {
          static_assert(std::is_same<decltype(fast_math::sqrt(x[i])), float>::value, "");
          o[i] = fast_math::sqrt(x[i]);
        });
    for (int k = 0; k < n; ++k) {
      const float w = std::sqrt(xs[k]);
      if (!near<float>(o[k], w, 8)) {
        std::printf("sqrt(%.9g) = %.9g, not %.9g\n", double(xs[k]), double(o[k]), double(w));
        failures = 1;
      }
    }
  }
  {
    parallel_for_each(
        o.extent, [=](index<1> i) restrict(amp) {
          static_assert(std::is_same<decltype(fast_math::tan(x[i])), float>::value, "");
          o[i] = fast_math::tan(x[i]);
        });
    for (int k = 0; k < n; ++k) {
      const float w = std::tan(xs[k]);
      if (!near<float>(o[k], w, 8)) {
        std::printf("tan(%.9g) = %.9g, not %.9g\n", double(xs[k]), double(o[k]), double(w));
        failures = 1;
      }
    }
  }
  {
    parallel_for_each(
        o.extent, [=](index<1> i) restrict(amp) {
          static_assert(std::is_same<decltype(fast_math::tanh(x[i])), float>::value, "");
          o[i] = fast_math::tanh(x[i]);
        });
    for (int k = 0; k < n; ++k) {
      const float w = std::tanh(xs[k]);
      if (!near<float>(o[k], w, 8)) {
        std::printf("tanh(%.9g) = %.9g, not %.9g\n", double(xs[k]), double(o[k]), double(w));
        failures = 1;
      }
    }
  }
  {
    parallel_for_each(
        o.extent, [=](index<1> i) restrict(amp) {
          static_assert(std::is_same<decltype(fast_math::trunc(x[i])), float>::value, "");
          o[i] = fast_math::trunc(x[i]);
        });
    for (int k = 0; k < n; ++k) {
      const float w = std::trunc(xs[k]);
      if (!near<float>(o[k], w, 8)) {
        std::printf("trunc(%.9g) = %.9g, not %.9g\n", double(xs[k]), double(o[k]), double(w));
        failures = 1;
      }
    }
  }
  {
    parallel_for_each(
        o2.extent, [=](index<2> i) restrict(amp) {
          static_assert(std::is_same<decltype(fast_math::atan2(x[i[0]], x[i[1]])), float>::value,
                        "");
          o2[i] = fast_math::atan2(x[i[0]], x[i[1]]);
        });
    for (int k = 0; k < n; ++k)
      for (int l = 0; l < n; ++l) {
        const float a = xs[k], b = xs[l], w = std::atan2(a, b), r = o2(k, l);
        bool ok = near<float>(r, w, 16);
        if ((std::string("atan2") == "fmax" || std::string("atan2") == "fmin") && a == 0 && b == 0)
          ok = r == 0;
        if (!ok) {
          std::printf("atan2(%.9g, %.9g) = %.9g, not %.9g\n", double(a), double(b), double(r),
                      double(w));
          failures = 1;
        }
      }
  }
  {
    parallel_for_each(
        o2.extent, [=](index<2> i) restrict(amp) {
          static_assert(std::is_same<decltype(fast_math::fmax(x[i[0]], x[i[1]])), float>::value,
                        "");
          o2[i] = fast_math::fmax(x[i[0]], x[i[1]]);
        });
    for (int k = 0; k < n; ++k)
      for (int l = 0; l < n; ++l) {
        const float a = xs[k], b = xs[l], w = std::fmax(a, b), r = o2(k, l);
        bool ok = near<float>(r, w, 16);
        if ((std::string("fmax") == "fmax" || std::string("fmax") == "fmin") && a == 0 && b == 0)
          ok = r == 0;
        if (!ok) {
          std::printf("fmax(%.9g, %.9g) = %.9g, not %.9g\n", double(a), double(b), double(r),
                      double(w));
          failures = 1;
        }
      }
  }
  {
    parallel_for_each(
        o2.extent, [=](index<2> i) restrict(amp) {
          static_assert(std::is_same<decltype(fast_math::fmin(x[i[0]], x[i[1]])), float>::value,
                        "");
          o2[i] = fast_math::fmin(x[i[0]], x[i[1]]);
        });
    for (int k = 0; k < n; ++k)
      for (int l = 0; l < n; ++l) {
        const float a = xs[k], b = xs[l], w = std::fmin(a, b), r = o2(k, l);
        bool ok = near<float>(r, w, 16);
        if ((std::string("fmin") == "fmax" || std::string("fmin") == "fmin") && a == 0 && b == 0)
          ok = r == 0;
        if (!ok) {
          std::printf("fmin(%.9g, %.9g) = %.9g, not %.9g\n", double(a), double(b), double(r),
                      double(w));
          failures = 1;
        }
      }
  }
  {
    parallel_for_each(
        o2.extent, [=](index<2> i) restrict(amp) {
          static_assert(std::is_same<decltype(fast_math::fmod(x[i[0]], x[i[1]])), float>::value,
                        "");
          o2[i] = fast_math::fmod(x[i[0]], x[i[1]]);
        });
    for (int k = 0; k < n; ++k)
      for (int l = 0; l < n; ++l) {
        const float a = xs[k], b = xs[l], w = std::fmod(a, b), r = o2(k, l);
        bool ok = near<float>(r, w, 16);
        if ((std::string("fmod") == "fmax" || std::string("fmod") == "fmin") && a == 0 && b == 0)
          ok = r == 0;
        if (!ok) {
          std::printf("fmod(%.9g, %.9g) = %.9g, not %.9g\n", double(a), double(b), double(r),
                      double(w));
          failures = 1;
        }
      }
  }
  {
    parallel_for_each(
        o2.extent, [=](index<2> i) restrict(amp) {
          static_assert(std::is_same<decltype(fast_math::pow(x[i[0]], x[i[1]])), float>::value, "");
          o2[i] = fast_math::pow(x[i[0]], x[i[1]]);
        });
    for (int k = 0; k < n; ++k)
      for (int l = 0; l < n; ++l) {
        const float a = xs[k], b = xs[l], w = std::pow(a, b), r = o2(k, l);
        bool ok = near<float>(r, w, 16);
        if ((std::string("pow") == "fmax" || std::string("pow") == "fmin") && a == 0 && b == 0)
          ok = r == 0;
        if (!ok) {
          std::printf("pow(%.9g, %.9g) = %.9g, not %.9g\n", double(a), double(b), double(r),
                      double(w));
          failures = 1;
        }
      }
  }
  {
    array_view<int> e(n);
    parallel_for_each(
        o.extent, [=](index<1> i) restrict(amp) {
          int q = 77;
          o[i] = fast_math::frexp(x[i], &q);
          e[i] = q;
        });
    for (int k = 0; k < n; ++k) {
      int q;
      float w = std::frexp(xs[k], &q);
      CHECK(near<float>(o[k], w, 0));
      if (std::isfinite(xs[k])) CHECK(e[k] == q);
    }
  }
  {
    array_view<float> e(n);
    parallel_for_each(
        o.extent, [=](index<1> i) restrict(amp) {
          float q = 77;
          o[i] = fast_math::modf(x[i], &q);
          e[i] = q;
        });
    for (int k = 0; k < n; ++k) {
      float q;
      float w = std::modf(xs[k], &q);
      CHECK(near<float>(o[k], w, 0));
      CHECK(near<float>(e[k], q, 0));
    }
  }
  {
    array_view<float> e(n);
    parallel_for_each(
        o.extent, [=](index<1> i) restrict(amp) {
          float s = 7, c = 7;
          fast_math::sincos(x[i], &s, &c);
          o[i] = s;
          e[i] = c;
        });
    for (int k = 0; k < n; ++k) {
      CHECK(near<float>(o[k], std::sin(xs[k]), 8));
      CHECK(near<float>(e[k], std::cos(xs[k]), 8));
    }
  }
  for (int p :
       {0, 1, -1, 10, -10, 126, -149, 300, -300, 1100, -1100, 2147483647, -2147483647 - 1}) {
    parallel_for_each(
        o.extent, [=](index<1> i) restrict(amp) { o[i] = fast_math::ldexp(x[i], p); });
    for (int k = 0; k < n; ++k) CHECK(near<float>(o[k], std::ldexp(xs[k], p), 0));
  }
  {
    array_view<int> e(n);
    parallel_for_each(
        o.extent, [=](index<1> i) restrict(amp) {
          static_assert(std::is_same<decltype(fast_math::isnan(x[i])), int>::value &&
                            std::is_same<decltype(fast_math::isinf(x[i])), int>::value &&
                            std::is_same<decltype(fast_math::isfinite(x[i])), int>::value &&
                            std::is_same<decltype(fast_math::signbit(x[i])), int>::value,
                        "");
          e[i] = (fast_math::isnan(x[i]) != 0) + 2 * (fast_math::isinf(x[i]) != 0) +
                 4 * (fast_math::isfinite(x[i]) != 0) + 8 * (fast_math::signbit(x[i]) != 0);
          o[i] = fast_math::rsqrt(x[i]);
        });
    for (int k = 0; k < n; ++k) {
      CHECK(e[k] == std::isnan(xs[k]) + 2 * std::isinf(xs[k]) + 4 * std::isfinite(xs[k]) +
                        8 * std::signbit(xs[k]));
      if (xs[k] > 0) CHECK(near<float>(o[k], float(1 / std::sqrt((long double)xs[k])), 4));
      if (xs[k] < 0) CHECK(std::isnan(o[k]));
      if (xs[k] == 0) CHECK(std::isinf(o[k]));
    }
  }

  return failures;
}
