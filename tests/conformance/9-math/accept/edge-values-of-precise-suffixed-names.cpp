// precise_math functions with suffix f treat zeros, infinities and NaN as the std functions do.
//
// accept: MA-9.2-a
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
template <typename T> static std::vector<T> values() { typedef std::numeric_limits<T> L; std::vector<T> v = {T(0), -T(0), T(1), T(-1), T(0.5), T(-0.5), T(2), T(-2), T(3), T(-3), T(1.5), T(2.5), T(-1.5), T(-2.5), T(10), T(-10), T(0.1), T(-0.7), T(100.25), T(-77.5), T(1e-10), T(-1e-10), L::min(), -L::min(), L::denorm_min(), -L::denorm_min(), L::max(), L::lowest(), L::infinity(), -L::infinity(), L::quiet_NaN(), T(1) + L::epsilon(), T(1) - L::epsilon(), T(0.4999), T(8388607.5), T(8388609), T(16777216), T(-16777217), T(1e15), T(-0.9999), T(30), T(-30), T(700), T(88.5), T(-103.5), T(33), T(34.5), T(0.7853981633974483), T(3.14159265358979), T(1000000)}; return v; }
template <typename T> static bool near(T a, T w, int ulps) { if (std::isnan(w)) return std::isnan(a); if (std::isnan(a)) return false; if (a == w) return a != 0 || std::signbit(a) == std::signbit(w); if (std::isinf(a) || std::isinf(w)) return false; T d = std::fabs(a - w), u = std::fabs(std::nextafter(w, T(INFINITY)) - w), m = std::numeric_limits<T>::denorm_min(); if (std::isinf(u)) u = std::fabs(w - std::nextafter(w, T(0))); return d <= ulps * std::max(u, m); }

int main()
{
    const std::vector<float> xs = values<float>(); const int n = int(xs.size()); array_view<const float> x(xs); array_view<float> o(n); array_view<float, 2> o2(n, n);
    { parallel_for_each(o.extent, [=](index<1> i) restrict(amp) { static_assert(std::is_same<decltype(precise_math::acosf(x[i])), float>::value, ""); o[i] = precise_math::acosf(x[i]); });
      for (int k = 0; k < n; ++k) { const float w = std::acos(xs[k]); if (!near<float>(o[k], w, 8)) { std::printf("acosf(%.9g) = %.9g, not %.9g\n", double(xs[k]), double(o[k]), double(w)); failures = 1; } } }
    { parallel_for_each(o.extent, [=](index<1> i) restrict(amp) { static_assert(std::is_same<decltype(precise_math::asinf(x[i])), float>::value, ""); o[i] = precise_math::asinf(x[i]); });
      for (int k = 0; k < n; ++k) { const float w = std::asin(xs[k]); if (!near<float>(o[k], w, 8)) { std::printf("asinf(%.9g) = %.9g, not %.9g\n", double(xs[k]), double(o[k]), double(w)); failures = 1; } } }
    { parallel_for_each(o.extent, [=](index<1> i) restrict(amp) { static_assert(std::is_same<decltype(precise_math::atanf(x[i])), float>::value, ""); o[i] = precise_math::atanf(x[i]); });
      for (int k = 0; k < n; ++k) { const float w = std::atan(xs[k]); if (!near<float>(o[k], w, 8)) { std::printf("atanf(%.9g) = %.9g, not %.9g\n", double(xs[k]), double(o[k]), double(w)); failures = 1; } } }
    { parallel_for_each(o.extent, [=](index<1> i) restrict(amp) { static_assert(std::is_same<decltype(precise_math::ceilf(x[i])), float>::value, ""); o[i] = precise_math::ceilf(x[i]); });
      for (int k = 0; k < n; ++k) { const float w = std::ceil(xs[k]); if (!near<float>(o[k], w, 8)) { std::printf("ceilf(%.9g) = %.9g, not %.9g\n", double(xs[k]), double(o[k]), double(w)); failures = 1; } } }
    { parallel_for_each(o.extent, [=](index<1> i) restrict(amp) { static_assert(std::is_same<decltype(precise_math::cosf(x[i])), float>::value, ""); o[i] = precise_math::cosf(x[i]); });
      for (int k = 0; k < n; ++k) { const float w = std::cos(xs[k]); if (!near<float>(o[k], w, 8)) { std::printf("cosf(%.9g) = %.9g, not %.9g\n", double(xs[k]), double(o[k]), double(w)); failures = 1; } } }
    { parallel_for_each(o.extent, [=](index<1> i) restrict(amp) { static_assert(std::is_same<decltype(precise_math::coshf(x[i])), float>::value, ""); o[i] = precise_math::coshf(x[i]); });
      for (int k = 0; k < n; ++k) { const float w = std::cosh(xs[k]); if (!near<float>(o[k], w, 8)) { std::printf("coshf(%.9g) = %.9g, not %.9g\n", double(xs[k]), double(o[k]), double(w)); failures = 1; } } }
    { parallel_for_each(o.extent, [=](index<1> i) restrict(amp) { static_assert(std::is_same<decltype(precise_math::expf(x[i])), float>::value, ""); o[i] = precise_math::expf(x[i]); });
      for (int k = 0; k < n; ++k) { const float w = std::exp(xs[k]); if (!near<float>(o[k], w, 8)) { std::printf("expf(%.9g) = %.9g, not %.9g\n", double(xs[k]), double(o[k]), double(w)); failures = 1; } } }
    { parallel_for_each(o.extent, [=](index<1> i) restrict(amp) { static_assert(std::is_same<decltype(precise_math::exp2f(x[i])), float>::value, ""); o[i] = precise_math::exp2f(x[i]); });
      for (int k = 0; k < n; ++k) { const float w = std::exp2(xs[k]); if (!near<float>(o[k], w, 8)) { std::printf("exp2f(%.9g) = %.9g, not %.9g\n", double(xs[k]), double(o[k]), double(w)); failures = 1; } } }
    { parallel_for_each(o.extent, [=](index<1> i) restrict(amp) { static_assert(std::is_same<decltype(precise_math::fabsf(x[i])), float>::value, ""); o[i] = precise_math::fabsf(x[i]); });
      for (int k = 0; k < n; ++k) { const float w = std::fabs(xs[k]); if (!near<float>(o[k], w, 8)) { std::printf("fabsf(%.9g) = %.9g, not %.9g\n", double(xs[k]), double(o[k]), double(w)); failures = 1; } } }
    { parallel_for_each(o.extent, [=](index<1> i) restrict(amp) { static_assert(std::is_same<decltype(precise_math::floorf(x[i])), float>::value, ""); o[i] = precise_math::floorf(x[i]); });
      for (int k = 0; k < n; ++k) { const float w = std::floor(xs[k]); if (!near<float>(o[k], w, 8)) { std::printf("floorf(%.9g) = %.9g, not %.9g\n", double(xs[k]), double(o[k]), double(w)); failures = 1; } } }
    { parallel_for_each(o.extent, [=](index<1> i) restrict(amp) { static_assert(std::is_same<decltype(precise_math::logf(x[i])), float>::value, ""); o[i] = precise_math::logf(x[i]); });
      for (int k = 0; k < n; ++k) { const float w = std::log(xs[k]); if (!near<float>(o[k], w, 8)) { std::printf("logf(%.9g) = %.9g, not %.9g\n", double(xs[k]), double(o[k]), double(w)); failures = 1; } } }
    { parallel_for_each(o.extent, [=](index<1> i) restrict(amp) { static_assert(std::is_same<decltype(precise_math::log10f(x[i])), float>::value, ""); o[i] = precise_math::log10f(x[i]); });
      for (int k = 0; k < n; ++k) { const float w = std::log10(xs[k]); if (!near<float>(o[k], w, 8)) { std::printf("log10f(%.9g) = %.9g, not %.9g\n", double(xs[k]), double(o[k]), double(w)); failures = 1; } } }
    { parallel_for_each(o.extent, [=](index<1> i) restrict(amp) { static_assert(std::is_same<decltype(precise_math::log2f(x[i])), float>::value, ""); o[i] = precise_math::log2f(x[i]); });
      for (int k = 0; k < n; ++k) { const float w = std::log2(xs[k]); if (!near<float>(o[k], w, 8)) { std::printf("log2f(%.9g) = %.9g, not %.9g\n", double(xs[k]), double(o[k]), double(w)); failures = 1; } } }
    { parallel_for_each(o.extent, [=](index<1> i) restrict(amp) { static_assert(std::is_same<decltype(precise_math::roundf(x[i])), float>::value, ""); o[i] = precise_math::roundf(x[i]); });
      for (int k = 0; k < n; ++k) { const float w = std::round(xs[k]); if (!near<float>(o[k], w, 8)) { std::printf("roundf(%.9g) = %.9g, not %.9g\n", double(xs[k]), double(o[k]), double(w)); failures = 1; } } }
    { parallel_for_each(o.extent, [=](index<1> i) restrict(amp) { static_assert(std::is_same<decltype(precise_math::sinf(x[i])), float>::value, ""); o[i] = precise_math::sinf(x[i]); });
      for (int k = 0; k < n; ++k) { const float w = std::sin(xs[k]); if (!near<float>(o[k], w, 8)) { std::printf("sinf(%.9g) = %.9g, not %.9g\n", double(xs[k]), double(o[k]), double(w)); failures = 1; } } }
    { parallel_for_each(o.extent, [=](index<1> i) restrict(amp) { static_assert(std::is_same<decltype(precise_math::sinhf(x[i])), float>::value, ""); o[i] = precise_math::sinhf(x[i]); });
      for (int k = 0; k < n; ++k) { const float w = std::sinh(xs[k]); if (!near<float>(o[k], w, 8)) { std::printf("sinhf(%.9g) = %.9g, not %.9g\n", double(xs[k]), double(o[k]), double(w)); failures = 1; } } }
    { parallel_for_each(o.extent, [=](index<1> i) restrict(amp) { static_assert(std::is_same<decltype(precise_math::sqrtf(x[i])), float>::value, ""); o[i] = precise_math::sqrtf(x[i]); });
      for (int k = 0; k < n; ++k) { const float w = std::sqrt(xs[k]); if (!near<float>(o[k], w, 8)) { std::printf("sqrtf(%.9g) = %.9g, not %.9g\n", double(xs[k]), double(o[k]), double(w)); failures = 1; } } }
    { parallel_for_each(o.extent, [=](index<1> i) restrict(amp) { static_assert(std::is_same<decltype(precise_math::tanf(x[i])), float>::value, ""); o[i] = precise_math::tanf(x[i]); });
      for (int k = 0; k < n; ++k) { const float w = std::tan(xs[k]); if (!near<float>(o[k], w, 8)) { std::printf("tanf(%.9g) = %.9g, not %.9g\n", double(xs[k]), double(o[k]), double(w)); failures = 1; } } }
    { parallel_for_each(o.extent, [=](index<1> i) restrict(amp) { static_assert(std::is_same<decltype(precise_math::tanhf(x[i])), float>::value, ""); o[i] = precise_math::tanhf(x[i]); });
      for (int k = 0; k < n; ++k) { const float w = std::tanh(xs[k]); if (!near<float>(o[k], w, 8)) { std::printf("tanhf(%.9g) = %.9g, not %.9g\n", double(xs[k]), double(o[k]), double(w)); failures = 1; } } }
    { parallel_for_each(o.extent, [=](index<1> i) restrict(amp) { static_assert(std::is_same<decltype(precise_math::truncf(x[i])), float>::value, ""); o[i] = precise_math::truncf(x[i]); });
      for (int k = 0; k < n; ++k) { const float w = std::trunc(xs[k]); if (!near<float>(o[k], w, 8)) { std::printf("truncf(%.9g) = %.9g, not %.9g\n", double(xs[k]), double(o[k]), double(w)); failures = 1; } } }
    { parallel_for_each(o.extent, [=](index<1> i) restrict(amp) { static_assert(std::is_same<decltype(precise_math::acoshf(x[i])), float>::value, ""); o[i] = precise_math::acoshf(x[i]); });
      for (int k = 0; k < n; ++k) { const float w = std::acosh(xs[k]); if (!near<float>(o[k], w, 8)) { std::printf("acoshf(%.9g) = %.9g, not %.9g\n", double(xs[k]), double(o[k]), double(w)); failures = 1; } } }
    { parallel_for_each(o.extent, [=](index<1> i) restrict(amp) { static_assert(std::is_same<decltype(precise_math::asinhf(x[i])), float>::value, ""); o[i] = precise_math::asinhf(x[i]); });
      for (int k = 0; k < n; ++k) { const float w = std::asinh(xs[k]); if (!near<float>(o[k], w, 8)) { std::printf("asinhf(%.9g) = %.9g, not %.9g\n", double(xs[k]), double(o[k]), double(w)); failures = 1; } } }
    { parallel_for_each(o.extent, [=](index<1> i) restrict(amp) { static_assert(std::is_same<decltype(precise_math::atanhf(x[i])), float>::value, ""); o[i] = precise_math::atanhf(x[i]); });
      for (int k = 0; k < n; ++k) { const float w = std::atanh(xs[k]); if (!near<float>(o[k], w, 8)) { std::printf("atanhf(%.9g) = %.9g, not %.9g\n", double(xs[k]), double(o[k]), double(w)); failures = 1; } } }
    { parallel_for_each(o.extent, [=](index<1> i) restrict(amp) { static_assert(std::is_same<decltype(precise_math::cbrtf(x[i])), float>::value, ""); o[i] = precise_math::cbrtf(x[i]); });
      for (int k = 0; k < n; ++k) { const float w = std::cbrt(xs[k]); if (!near<float>(o[k], w, 8)) { std::printf("cbrtf(%.9g) = %.9g, not %.9g\n", double(xs[k]), double(o[k]), double(w)); failures = 1; } } }
    { parallel_for_each(o.extent, [=](index<1> i) restrict(amp) { static_assert(std::is_same<decltype(precise_math::erff(x[i])), float>::value, ""); o[i] = precise_math::erff(x[i]); });
      for (int k = 0; k < n; ++k) { const float w = std::erf(xs[k]); if (!near<float>(o[k], w, 8)) { std::printf("erff(%.9g) = %.9g, not %.9g\n", double(xs[k]), double(o[k]), double(w)); failures = 1; } } }
    { parallel_for_each(o.extent, [=](index<1> i) restrict(amp) { static_assert(std::is_same<decltype(precise_math::erfcf(x[i])), float>::value, ""); o[i] = precise_math::erfcf(x[i]); });
      for (int k = 0; k < n; ++k) { const float w = std::erfc(xs[k]); if (!near<float>(o[k], w, 8)) { std::printf("erfcf(%.9g) = %.9g, not %.9g\n", double(xs[k]), double(o[k]), double(w)); failures = 1; } } }
    { parallel_for_each(o.extent, [=](index<1> i) restrict(amp) { static_assert(std::is_same<decltype(precise_math::expm1f(x[i])), float>::value, ""); o[i] = precise_math::expm1f(x[i]); });
      for (int k = 0; k < n; ++k) { const float w = std::expm1(xs[k]); if (!near<float>(o[k], w, 8)) { std::printf("expm1f(%.9g) = %.9g, not %.9g\n", double(xs[k]), double(o[k]), double(w)); failures = 1; } } }
    { parallel_for_each(o.extent, [=](index<1> i) restrict(amp) { static_assert(std::is_same<decltype(precise_math::log1pf(x[i])), float>::value, ""); o[i] = precise_math::log1pf(x[i]); });
      for (int k = 0; k < n; ++k) { const float w = std::log1p(xs[k]); if (!near<float>(o[k], w, 8)) { std::printf("log1pf(%.9g) = %.9g, not %.9g\n", double(xs[k]), double(o[k]), double(w)); failures = 1; } } }
    { parallel_for_each(o.extent, [=](index<1> i) restrict(amp) { static_assert(std::is_same<decltype(precise_math::logbf(x[i])), float>::value, ""); o[i] = precise_math::logbf(x[i]); });
      for (int k = 0; k < n; ++k) { const float w = std::logb(xs[k]); if (!near<float>(o[k], w, 8)) { std::printf("logbf(%.9g) = %.9g, not %.9g\n", double(xs[k]), double(o[k]), double(w)); failures = 1; } } }
    { parallel_for_each(o.extent, [=](index<1> i) restrict(amp) { static_assert(std::is_same<decltype(precise_math::nearbyintf(x[i])), float>::value, ""); o[i] = precise_math::nearbyintf(x[i]); });
      for (int k = 0; k < n; ++k) { const float w = std::nearbyint(xs[k]); if (!near<float>(o[k], w, 8)) { std::printf("nearbyintf(%.9g) = %.9g, not %.9g\n", double(xs[k]), double(o[k]), double(w)); failures = 1; } } }
    { parallel_for_each(o.extent, [=](index<1> i) restrict(amp) { static_assert(std::is_same<decltype(precise_math::tgammaf(x[i])), float>::value, ""); o[i] = precise_math::tgammaf(x[i]); });
      for (int k = 0; k < n; ++k) { const float w = std::tgamma(xs[k]); if (!near<float>(o[k], w, 24)) { std::printf("tgammaf(%.9g) = %.9g, not %.9g\n", double(xs[k]), double(o[k]), double(w)); failures = 1; } } }
    { parallel_for_each(o2.extent, [=](index<2> i) restrict(amp) { static_assert(std::is_same<decltype(precise_math::atan2f(x[i[0]], x[i[1]])), float>::value, ""); o2[i] = precise_math::atan2f(x[i[0]], x[i[1]]); });
      for (int k = 0; k < n; ++k) for (int l = 0; l < n; ++l) { const float a = xs[k], b = xs[l], w = std::atan2(a, b), r = o2(k, l); bool ok = near<float>(r, w, 16); if ((std::string("atan2") == "fmax" || std::string("atan2") == "fmin") && a == 0 && b == 0) ok = r == 0; if (!ok) { std::printf("atan2f(%.9g, %.9g) = %.9g, not %.9g\n", double(a), double(b), double(r), double(w)); failures = 1; } } }
    { parallel_for_each(o2.extent, [=](index<2> i) restrict(amp) { static_assert(std::is_same<decltype(precise_math::fmaxf(x[i[0]], x[i[1]])), float>::value, ""); o2[i] = precise_math::fmaxf(x[i[0]], x[i[1]]); });
      for (int k = 0; k < n; ++k) for (int l = 0; l < n; ++l) { const float a = xs[k], b = xs[l], w = std::fmax(a, b), r = o2(k, l); bool ok = near<float>(r, w, 16); if ((std::string("fmax") == "fmax" || std::string("fmax") == "fmin") && a == 0 && b == 0) ok = r == 0; if (!ok) { std::printf("fmaxf(%.9g, %.9g) = %.9g, not %.9g\n", double(a), double(b), double(r), double(w)); failures = 1; } } }
    { parallel_for_each(o2.extent, [=](index<2> i) restrict(amp) { static_assert(std::is_same<decltype(precise_math::fminf(x[i[0]], x[i[1]])), float>::value, ""); o2[i] = precise_math::fminf(x[i[0]], x[i[1]]); });
      for (int k = 0; k < n; ++k) for (int l = 0; l < n; ++l) { const float a = xs[k], b = xs[l], w = std::fmin(a, b), r = o2(k, l); bool ok = near<float>(r, w, 16); if ((std::string("fmin") == "fmax" || std::string("fmin") == "fmin") && a == 0 && b == 0) ok = r == 0; if (!ok) { std::printf("fminf(%.9g, %.9g) = %.9g, not %.9g\n", double(a), double(b), double(r), double(w)); failures = 1; } } }
    { parallel_for_each(o2.extent, [=](index<2> i) restrict(amp) { static_assert(std::is_same<decltype(precise_math::fmodf(x[i[0]], x[i[1]])), float>::value, ""); o2[i] = precise_math::fmodf(x[i[0]], x[i[1]]); });
      for (int k = 0; k < n; ++k) for (int l = 0; l < n; ++l) { const float a = xs[k], b = xs[l], w = std::fmod(a, b), r = o2(k, l); bool ok = near<float>(r, w, 16); if ((std::string("fmod") == "fmax" || std::string("fmod") == "fmin") && a == 0 && b == 0) ok = r == 0; if (!ok) { std::printf("fmodf(%.9g, %.9g) = %.9g, not %.9g\n", double(a), double(b), double(r), double(w)); failures = 1; } } }
    { parallel_for_each(o2.extent, [=](index<2> i) restrict(amp) { static_assert(std::is_same<decltype(precise_math::powf(x[i[0]], x[i[1]])), float>::value, ""); o2[i] = precise_math::powf(x[i[0]], x[i[1]]); });
      for (int k = 0; k < n; ++k) for (int l = 0; l < n; ++l) { const float a = xs[k], b = xs[l], w = std::pow(a, b), r = o2(k, l); bool ok = near<float>(r, w, 16); if ((std::string("pow") == "fmax" || std::string("pow") == "fmin") && a == 0 && b == 0) ok = r == 0; if (!ok) { std::printf("powf(%.9g, %.9g) = %.9g, not %.9g\n", double(a), double(b), double(r), double(w)); failures = 1; } } }
    { parallel_for_each(o2.extent, [=](index<2> i) restrict(amp) { static_assert(std::is_same<decltype(precise_math::copysignf(x[i[0]], x[i[1]])), float>::value, ""); o2[i] = precise_math::copysignf(x[i[0]], x[i[1]]); });
      for (int k = 0; k < n; ++k) for (int l = 0; l < n; ++l) { const float a = xs[k], b = xs[l], w = std::copysign(a, b), r = o2(k, l); bool ok = near<float>(r, w, 16); if ((std::string("copysign") == "fmax" || std::string("copysign") == "fmin") && a == 0 && b == 0) ok = r == 0; if (!ok) { std::printf("copysignf(%.9g, %.9g) = %.9g, not %.9g\n", double(a), double(b), double(r), double(w)); failures = 1; } } }
    { parallel_for_each(o2.extent, [=](index<2> i) restrict(amp) { static_assert(std::is_same<decltype(precise_math::fdimf(x[i[0]], x[i[1]])), float>::value, ""); o2[i] = precise_math::fdimf(x[i[0]], x[i[1]]); });
      for (int k = 0; k < n; ++k) for (int l = 0; l < n; ++l) { const float a = xs[k], b = xs[l], w = std::fdim(a, b), r = o2(k, l); bool ok = near<float>(r, w, 16); if ((std::string("fdim") == "fmax" || std::string("fdim") == "fmin") && a == 0 && b == 0) ok = r == 0; if (!ok) { std::printf("fdimf(%.9g, %.9g) = %.9g, not %.9g\n", double(a), double(b), double(r), double(w)); failures = 1; } } }
    { parallel_for_each(o2.extent, [=](index<2> i) restrict(amp) { static_assert(std::is_same<decltype(precise_math::hypotf(x[i[0]], x[i[1]])), float>::value, ""); o2[i] = precise_math::hypotf(x[i[0]], x[i[1]]); });
      for (int k = 0; k < n; ++k) for (int l = 0; l < n; ++l) { const float a = xs[k], b = xs[l], w = std::hypot(a, b), r = o2(k, l); bool ok = near<float>(r, w, 16); if ((std::string("hypot") == "fmax" || std::string("hypot") == "fmin") && a == 0 && b == 0) ok = r == 0; if (!ok) { std::printf("hypotf(%.9g, %.9g) = %.9g, not %.9g\n", double(a), double(b), double(r), double(w)); failures = 1; } } }
    { parallel_for_each(o2.extent, [=](index<2> i) restrict(amp) { static_assert(std::is_same<decltype(precise_math::nextafterf(x[i[0]], x[i[1]])), float>::value, ""); o2[i] = precise_math::nextafterf(x[i[0]], x[i[1]]); });
      for (int k = 0; k < n; ++k) for (int l = 0; l < n; ++l) { const float a = xs[k], b = xs[l], w = std::nextafter(a, b), r = o2(k, l); bool ok = near<float>(r, w, 16); if ((std::string("nextafter") == "fmax" || std::string("nextafter") == "fmin") && a == 0 && b == 0) ok = r == 0; if (!ok) { std::printf("nextafterf(%.9g, %.9g) = %.9g, not %.9g\n", double(a), double(b), double(r), double(w)); failures = 1; } } }
    { parallel_for_each(o2.extent, [=](index<2> i) restrict(amp) { static_assert(std::is_same<decltype(precise_math::remainderf(x[i[0]], x[i[1]])), float>::value, ""); o2[i] = precise_math::remainderf(x[i[0]], x[i[1]]); });
      for (int k = 0; k < n; ++k) for (int l = 0; l < n; ++l) { const float a = xs[k], b = xs[l], w = std::remainder(a, b), r = o2(k, l); bool ok = near<float>(r, w, 16); if ((std::string("remainder") == "fmax" || std::string("remainder") == "fmin") && a == 0 && b == 0) ok = r == 0; if (!ok) { std::printf("remainderf(%.9g, %.9g) = %.9g, not %.9g\n", double(a), double(b), double(r), double(w)); failures = 1; } } }
    { array_view<int> e(n); parallel_for_each(o.extent, [=](index<1> i) restrict(amp) { int q = 77; o[i] = precise_math::frexpf(x[i], &q); e[i] = q; }); for (int k = 0; k < n; ++k) { int q; float w = std::frexp(xs[k], &q); CHECK(near<float>(o[k], w, 0)); if (std::isfinite(xs[k])) CHECK(e[k] == q); } }
    { array_view<float> e(n); parallel_for_each(o.extent, [=](index<1> i) restrict(amp) { float q = 77; o[i] = precise_math::modff(x[i], &q); e[i] = q; }); for (int k = 0; k < n; ++k) { float q; float w = std::modf(xs[k], &q); CHECK(near<float>(o[k], w, 0)); CHECK(near<float>(e[k], q, 0)); } }
    { array_view<float> e(n); parallel_for_each(o.extent, [=](index<1> i) restrict(amp) { float s = 7, c = 7; precise_math::sincosf(x[i], &s, &c); o[i] = s; e[i] = c; }); for (int k = 0; k < n; ++k) { CHECK(near<float>(o[k], std::sin(xs[k]), 8)); CHECK(near<float>(e[k], std::cos(xs[k]), 8)); } }
    for (int p : {0, 1, -1, 10, -10, 126, -149, 300, -300, 1100, -1100, 2147483647, -2147483647 - 1}) { parallel_for_each(o.extent, [=](index<1> i) restrict(amp) { o[i] = precise_math::ldexpf(x[i], p); }); for (int k = 0; k < n; ++k) CHECK(near<float>(o[k], std::ldexp(xs[k], p), 0)); }
    { array_view<int> e(n); parallel_for_each(o.extent, [=](index<1> i) restrict(amp) { static_assert(std::is_same<decltype(precise_math::isnan(x[i])), int>::value && std::is_same<decltype(precise_math::isinf(x[i])), int>::value && std::is_same<decltype(precise_math::isfinite(x[i])), int>::value && std::is_same<decltype(precise_math::signbitf(x[i])), int>::value, ""); e[i] = (precise_math::isnan(x[i]) != 0) + 2 * (precise_math::isinf(x[i]) != 0) + 4 * (precise_math::isfinite(x[i]) != 0) + 8 * (precise_math::signbitf(x[i]) != 0); o[i] = precise_math::rsqrtf(x[i]); }); for (int k = 0; k < n; ++k) { CHECK(e[k] == std::isnan(xs[k]) + 2 * std::isinf(xs[k]) + 4 * std::isfinite(xs[k]) + 8 * std::signbit(xs[k])); if (xs[k] > 0) CHECK(near<float>(o[k], float(1 / std::sqrt((long double)xs[k])), 4)); if (xs[k] < 0) CHECK(std::isnan(o[k])); if (xs[k] == 0) CHECK(std::isinf(o[k])); } }
    { array_view<int> e(n), g(n), q(n); parallel_for_each(o.extent, [=](index<1> i) restrict(amp) { e[i] = 0;  q[i] = precise_math::ilogbf(x[i]); o[i] = precise_math::exp10f(x[i]); }); for (int k = 0; k < n; ++k) {  CHECK(q[k] == std::ilogb(xs[k])); const float w = float(std::pow(10.0L, (long double)xs[k])); CHECK(near<float>(o[k], w, 4)); } }
    { array_view<float> p(n), q(n), r(n); parallel_for_each(o.extent, [=](index<1> i) restrict(amp) { o[i] = precise_math::cospif(x[i]); p[i] = precise_math::sinpif(x[i]); q[i] = precise_math::tanpif(x[i]); r[i] = precise_math::rcbrtf(x[i]); }); const long double PI = 3.14159265358979323846264338327950288L; for (int k = 0; k < n; ++k) { long double z = std::fmod((long double)xs[k], 2.0L); const float c = float(std::cos(PI * z)); const long double zr = z - std::round(z), sl = (std::fmod(std::round(z), 2.0L) != 0 ? -1 : 1) * std::sin(PI * zr); const float s = float(sl); if (!std::isfinite(xs[k])) { CHECK(std::isnan(o[k]) && std::isnan(p[k])); continue; } if (z * 2 == std::floor(z * 2)) { CHECK(o[k] == std::round(std::cos(PI * z))); CHECK(p[k] == std::round(std::sin(PI * z))); } else { CHECK(std::fabs(o[k] - c) <= 1e-6 * std::fabs(c) + 1e-18); CHECK(near<float>(p[k], s, 64)); CHECK(near<float>(q[k], float(sl / std::cos(PI * z)), 64)); } if (xs[k] != 0) CHECK(near<float>(r[k], float(1 / std::cbrt((long double)xs[k])), 4)); } }
    { array_view<float> p(n), q(n); array_view<int> g(n); parallel_for_each(o.extent, [=](index<1> i) restrict(amp) { o[i] = precise_math::erfinvf(x[i]); p[i] = precise_math::erfcinvf(x[i]); int s = 5; q[i] = precise_math::lgammaf(x[i], &s); g[i] = s; }); for (int k = 0; k < n; ++k) { const float z = xs[k]; if (std::fabs(z) < 1) CHECK(std::fabs(std::erf(o[k]) - z) <= 8 * std::numeric_limits<float>::epsilon() * std::fabs(z) + std::numeric_limits<float>::denorm_min()); if (std::fabs(z) > 1) CHECK(std::isnan(o[k])); if (z == 1) CHECK(std::isinf(o[k]) && o[k] > 0); if (z == -1) CHECK(std::isinf(o[k]) && o[k] < 0); if (z > 0.05 && z < 1.9) CHECK(std::fabs(std::erfc(p[k]) - z) <= 32 * std::numeric_limits<float>::epsilon() * z); if (z < 0 || z > 2) CHECK(std::isnan(p[k])); if (z > 0.2 && z < 1000) { CHECK(near<float>(q[k], std::lgamma(z), 8) || std::fabs(q[k] - std::lgamma(z)) < 4 * std::numeric_limits<float>::epsilon()); CHECK(g[k] == 1); } if (z == float(-0.5) || z == float(-2.5)) CHECK(g[k] == -1); if (z == float(-1.5)) CHECK(g[k] == 1); } }
    for (int p : {0, 1, -1, 200, -200, 2147483647}) { parallel_for_each(o.extent, [=](index<1> i) restrict(amp) { o[i] = precise_math::scalbnf(x[i], p); }); for (int k = 0; k < n; ++k) CHECK(near<float>(o[k], std::scalbn(xs[k], p), 0)); }
    for (float p : {float(0), float(1), float(-1), float(20), float(-200)}) { parallel_for_each(o.extent, [=](index<1> i) restrict(amp) { o[i] = precise_math::scalbf(x[i], p); }); for (int k = 0; k < n; ++k) CHECK(near<float>(o[k], std::scalbn(xs[k], int(p)), 0)); }
    { array_view<int, 2> qv(n, n); parallel_for_each(o2.extent, [=](index<2> i) restrict(amp) { int q = 0; o2[i] = precise_math::remquof(x[i[0]], x[i[1]], &q); qv[i] = q; }); for (int k = 0; k < n; ++k) for (int l = 0; l < n; ++l) { int q = 0; const float w = std::remquo(xs[k], xs[l], &q); CHECK(near<float>(o2(k, l), w, 0)); if (!std::isnan(w)) CHECK((qv(k, l) & 7) == (q & 7) || std::isinf(xs[l])); } }
    for (float c : xs) { parallel_for_each(o2.extent, [=](index<2> i) restrict(amp) { o2[i] = precise_math::fmaf(x[i[0]], x[i[1]], c); }); for (int k = 0; k < n; ++k) for (int l = 0; l < n; ++l) CHECK(near<float>(o2(k, l), std::fma(xs[k], xs[l], c), 0)); }

    return failures;
}
