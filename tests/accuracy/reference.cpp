//===--- reference.cpp - Exact results and errors -------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The reference is libquadmath. It has 113 bits, so that its own errors are far
// below the measured ones, even for double with its 53 bits.
//
//===----------------------------------------------------------------------===//

#include "accuracy.h"
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <limits>
#include <map>
#include <quadmath.h>
#include <string>
#include <thread>

namespace accuracy {

namespace {

using quad = __float128;

/// The exact result of a function, and the exact value that it stores.
struct exact {
  exact(quad result, quad stored = 0) : result(result), stored(stored) {}
  quad result;
  quad stored;
};
/// Computes the exact results for x, y and z.
using reference = exact (*)(quad, quad, quad);

// sin(pi x), cos(pi x) and tan(pi x): x minus the nearest integer is exact, and
// so are the zeros.
quad sin_pi(quad x) {
  if (!finiteq(x))
    return x - x;
  const quad n = roundq(x), y = sinq(M_PIq * (x - n));
  return fmodq(n, 2) == 0 ? y : -y;
}
quad cos_pi(quad x) {
  if (!finiteq(x))
    return x - x;
  const quad turn = fmodq(fabsq(x), 2), quarter = roundq(2 * turn), rest = turn - quarter / 2;
  switch (static_cast<int>(quarter) % 4) {
  case 0:
    return cosq(M_PIq * rest);
  case 1:
    return -sinq(M_PIq * rest);
  case 2:
    return -cosq(M_PIq * rest);
  default:
    return sinq(M_PIq * rest);
  }
}
quad tan_pi(quad x) {
  const quad c = cos_pi(x);
  if (c == 0) { // §9 names no sign for the poles; C23: +inf where x - 1/2 is even
    const bool even = fmodq(fabsq(x), 2) == 0.5Q;
    return copysignq(HUGE_VALQ, (x > 0) == even ? 1 : -1);
  }
  return sin_pi(x) / c;
}

/// Returns y with erfc(y) = c, for 0 < c < 1. Uses Newton's method on
/// log(erfc), which is concave, so that the iteration converges from any start.
quad erfc_inverse(quad c) {
  quad y = c < 0.5Q ? sqrtq(-logq(c)) : 0.5Q;
  for (int step = 0; step < 60; ++step) {
    const quad erfc = erfcq(y);
    const quad change = logq(erfc / c) * erfc * (sqrtq(M_PIq) / 2) * expq(y * y);
    y += change;
    if (fabsq(change) < 1e-29Q * y)
      break;
  }
  return y;
}
quad erf_inverse(quad x) {
  const quad size = fabsq(x);
  if (!(size < 1))
    return size == 1 ? copysignq(HUGE_VALQ, x) : nanq("");
  if (size > 0.5Q)
    return copysignq(erfc_inverse(1 - size), x); // 1 - size is exact
  quad y = size * (sqrtq(M_PIq) / 2);
  if (size < 1e-18Q) // the next term of the series is below the last bit
    return copysignq(y, x);
  for (int step = 0; step < 60; ++step) {
    const quad change = (size - erfq(y)) * (sqrtq(M_PIq) / 2) * expq(y * y);
    y += change;
    if (fabsq(change) < 1e-29Q * y)
      break;
  }
  return copysignq(y, x);
}
quad erfc_inverse_of_any(quad x) {
  if (!(x > 0 && x < 2))
    return x == 0 ? HUGE_VALQ : x == 2 ? -HUGE_VALQ : nanq("");
  return x < 0.5Q ? erfc_inverse(x) : erf_inverse(1 - x);
}

quad gamma_sign(quad x) {
  if (x < 0)
    return x == floorq(x) || fmodq(floorq(x), 2) == 0 ? 1 : -1;
  return x == 0 && signbitq(x) ? -1 : 1;
}
quad scaled(quad x, quad n) { return scalbnq(x, static_cast<int>(n)); }

template <typename T>
exact next_after(quad x, quad y, quad) {
  return exact(std::nextafter(static_cast<T>(x), static_cast<T>(y)));
}
template <typename T>
exact exponent_of(quad x, quad, quad) {
  return exact(static_cast<T>(ilogbq(x)));
}
template <typename T>
exact class_of(quad x, quad, quad) {
  return exact(std::fpclassify(static_cast<T>(x)));
}
template <typename T>
exact is_normal(quad x, quad, quad) {
  return exact(std::isnormal(static_cast<T>(x)));
}

template <typename T>
const std::map<std::string, reference> &references() {
#define OF(name, value)                                                                            \
  {#name, [](quad x, quad y, quad z) -> exact {                                                    \
     (void)x, (void)y, (void)z;                                                                    \
     return exact(value);                                                                          \
   }}
#define OF_X(name) OF(name, name##q(x))
#define OF_XY(name) OF(name, name##q(x, y))
  static const std::map<std::string, reference> all = {
      OF_X(acos),
      OF_X(acosh),
      OF_X(asin),
      OF_X(asinh),
      OF_X(atan),
      OF_XY(atan2),
      OF_X(atanh),
      OF_X(cbrt),
      OF_X(ceil),
      OF_XY(copysign),
      OF_X(cos),
      OF_X(cosh),
      OF(cospi, cos_pi(x)),
      OF_X(erf),
      OF_X(erfc),
      OF(erfcinv, erfc_inverse_of_any(x)),
      OF(erfinv, erf_inverse(x)),
      OF_X(exp),
      OF(exp10, powq(10, x)),
      OF(exp2, exp2q(x)),
      OF_X(expm1),
      OF_X(fabs),
      OF_XY(fdim),
      OF_X(floor),
      OF(fma, fmaq(x, y, z)),
      OF_XY(fmax),
      OF_XY(fmin),
      OF_XY(fmod),
      {"fpclassify", class_of<T>},
      OF_XY(hypot),
      {"ilogb", exponent_of<T>},
      OF(isfinite, finiteq(x) != 0),
      OF(isinf, isinfq(x) != 0),
      OF(isnan, isnanq(x) != 0),
      {"isnormal", is_normal<T>},
      OF(ldexp, scaled(x, y)),
      OF_X(log),
      OF_X(log10),
      OF_X(log1p),
      OF_X(log2),
      OF_X(logb),
      OF(nan, nanq("")),
      OF_X(nearbyint),
      {"nextafter", next_after<T>},
      OF_XY(pow),
      OF(rcbrt, 1 / cbrtq(x)),
      OF_XY(remainder),
      OF_X(round),
      OF(rsqrt, 1 / sqrtq(x)),
      OF(scalb, scaled(x, y)),
      OF(scalbn, scaled(x, y)),
      OF(signbit, signbitq(x) != 0),
      OF_X(sin),
      OF_X(sinh),
      OF(sinpi, sin_pi(x)),
      OF_X(sqrt),
      OF_X(tan),
      OF_X(tanh),
      OF(tanpi, tan_pi(x)),
      OF_X(tgamma),
      OF_X(trunc),
      {"frexp",
       [](quad x, quad, quad) -> exact {
         int n = 0;
         const quad fraction = frexpq(x, &n);
         return exact(fraction, finiteq(x) ? n : 0);
       }},
      {"lgamma", [](quad x, quad, quad) -> exact { return exact(lgammaq(x), gamma_sign(x)); }},
      {"modf",
       [](quad x, quad, quad) -> exact {
         quad whole = 0;
         const quad fraction = modfq(x, &whole);
         return exact(fraction, whole);
       }},
      {"remquo",
       [](quad x, quad y, quad) -> exact {
         int n = 0;
         const quad rest = remquoq(x, y, &n);
         return exact(rest, n % 8);
       }},
      {"sincos", [](quad x, quad, quad) -> exact { return exact(sinq(x), cosq(x)); }}};
#undef OF_XY
#undef OF_X
#undef OF
  return all;
}

struct error {
  double from_exact = 0;
  double from_rounded = 0;
};

/// Returns the errors of `value` in units in the last place of `expected`.
/// Infinity counts as the first power of two above the largest number. NaN
/// equals only NaN.
template <typename T>
error error_of(T value, quad expected) {
  using limits = std::numeric_limits<T>;
  if (std::isnan(value) || isnanq(expected)) {
    const double wrong = std::isnan(value) && isnanq(expected) ? 0 : HUGE_VAL;
    return {wrong, wrong};
  }
  const quad overflow = scalbnq(1, limits::max_exponent);
  const auto finite = [&](quad x) {
    return x > overflow ? overflow : x < -overflow ? -overflow : x;
  };
  const quad finite_value = finite(value), finite_expected = finite(expected),
             rounded = finite(static_cast<T>(expected));
  int exponent;
  (void)frexpq(finite_expected, &exponent);
  exponent = std::min(std::max(exponent, limits::min_exponent), limits::max_exponent);
  const quad unit = scalbnq(1, exponent - limits::digits);
  return {static_cast<double>(fabsq(finite_value - finite_expected) / unit),
          static_cast<double>(fabsq(finite_value - rounded) / unit)};
}

/// The largest errors, and the index of the arguments with the largest error
/// relative to the exact result.
struct worst {
  error largest;
  std::size_t at = 0;

  void add(const error &other, std::size_t where) {
    largest.from_rounded = std::max(largest.from_rounded, other.from_rounded);
    if (other.from_exact > largest.from_exact) {
      largest.from_exact = other.from_exact;
      at = where;
    }
  }
};

} // namespace

template <typename T>
bool report_errors(const row &function, const arguments<T> &in, const results<T> &out) {
  const reference expected = references<T>().at(function.name);
  // The reference is slow, so each thread computes a part.
  const std::size_t n = in.x.size(), parts = std::max(1u, std::thread::hardware_concurrency());
  std::vector<worst> found(parts);
  std::vector<std::thread> threads;
  for (std::size_t part = 0; part < parts; ++part)
    threads.emplace_back([&, part] {
      for (std::size_t i = part; i < n; i += parts) {
        const exact exact_results = expected(in.x[i], in.y[i], in.z[i]);
        found[part].add(error_of(out.first[i], exact_results.result), i);
        found[part].add(error_of(out.second[i], exact_results.stored), i);
      }
    });
  for (std::thread &thread : threads)
    thread.join();
  worst all;
  for (const worst &part : found)
    all.add(part.largest, part.at);
  std::printf("%s\t%s\t%s\t%g\t%.3f\t%.3f\t%.9g %.9g %.9g\n", function.space, function.name,
              std::is_same<T, float>::value ? "float" : "double", function.bound,
              all.largest.from_exact, all.largest.from_rounded, static_cast<double>(in.x[all.at]),
              static_cast<double>(in.y[all.at]), static_cast<double>(in.z[all.at]));
  std::fflush(stdout);
  return function.bound < 0 || all.largest.from_rounded <= function.bound;
}

template bool report_errors(const row &, const arguments<float> &, const results<float> &);
template bool report_errors(const row &, const arguments<double> &, const results<double> &);

} // namespace accuracy
