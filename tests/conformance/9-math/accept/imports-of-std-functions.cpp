// Cpu code and cpu,amp code that names a math namespace, by directive, declaration or alias, calls
// the functions of std.
//
// accept: MA-9-h, MA-9.1-imports, MA-9.2-imports, MA-9-i
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "check.h"
#include <amp.h>
#include <amp_math.h>
#include <cmath>
#include <type_traits>

// Using directives, using declarations and namespace aliases bring math functions to cpu,amp code.
namespace imports {
namespace by_directive {
using namespace concurrency::fast_math;
float all(float x, float y) restrict(cpu, amp) {
  int e;
  float p;
  float s = 0;
  s += acos(x) + acosf(x) + asin(x) + asinf(x) + atan(x) + atanf(x) + atan2(x, y) + atan2f(x, y) +
       ceil(x) + ceilf(x) + cos(x) + cosf(x) + cosh(x) + coshf(x) + exp(x) + expf(x) + exp2(x) +
       exp2f(x) + fabs(x) + fabsf(x) + floor(x) + floorf(x) + fmax(x, y) + fmaxf(x, y) +
       fmin(x, y) + fminf(x, y) + fmod(x, y) + fmodf(x, y);
  s += frexp(x, &e) + frexpf(x, &e) + ldexp(x, 2) + ldexpf(x, 2) + log(x) + logf(x) + log10(x) +
       log10f(x) + log2(x) + log2f(x) + modf(x, &p) + modff(x, &p) + pow(x, y) + powf(x, y) +
       round(x) + roundf(x) + sin(x) + sinf(x) + sinh(x) + sinhf(x) + sqrt(x) + sqrtf(x) + tan(x) +
       tanf(x) + tanh(x) + tanhf(x) + trunc(x) + truncf(x);
  return s;
}
} // namespace by_directive
namespace in_functions {
template <typename T>
T both(T x, T y) restrict(cpu, amp) {
  using namespace concurrency::precise_math;
  int e;
  T p, s = 0;
  s += acos(x) + acosh(y) + asin(x) + asinh(x) + atan(x) + atan2(x, y) + atanh(x) + cbrt(x) +
       ceil(x) + copysign(x, y) + cos(x) + cosh(x) + erf(x) + erfc(x) + exp(x) + exp2(x) +
       expm1(x) + fabs(x) + fdim(x, y) + floor(x) + fma(x, y, x) + fmax(x, y) + fmin(x, y) +
       fmod(x, y) + frexp(x, &e) + hypot(x, y) + ilogb(x) + ldexp(x, 3);
  s += log(x) + log10(x) + log1p(x) + log2(x) + logb(x) + modf(x, &p) + nearbyint(x) +
       nextafter(x, y) + pow(x, y) + remainder(x, y) + remquo(x, y, &e) + round(x) + scalbn(x, 2) +
       sin(x) + sinh(x) + sqrt(x) + tan(x) + tanh(x) + tgamma(x) + trunc(x);
  return s;
}
float suffix(float x, float y) restrict(cpu, amp) {
  namespace p = concurrency::precise_math;
  int e;
  float i;
  return p::acosf(x) + p::acoshf(y) + p::asinf(x) + p::asinhf(x) + p::atanf(x) + p::atan2f(x, y) +
         p::atanhf(x) + p::cbrtf(x) + p::ceilf(x) + p::copysignf(x, y) + p::cosf(x) + p::coshf(x) +
         p::erff(x) + p::erfcf(x) + p::expf(x) + p::exp2f(x) + p::expm1f(x) + p::fabsf(x) +
         p::fdimf(x, y) + p::floorf(x) + p::fmaf(x, y, x) + p::fmaxf(x, y) + p::fminf(x, y) +
         p::fmodf(x, y) + p::frexpf(x, &e) + p::hypotf(x, y) + p::ilogbf(x) + p::ldexpf(x, 3) +
         p::logf(x) + p::log10f(x) + p::log1pf(x) + p::log2f(x) + p::logbf(x) + p::modff(x, &i) +
         p::nearbyintf(x) + p::nextafterf(x, y) + p::powf(x, y) + p::remainderf(x, y) +
         p::remquof(x, y, &e) + p::roundf(x) + p::scalbnf(x, 2) + p::sinf(x) + p::sinhf(x) +
         p::sqrtf(x) + p::tanf(x) + p::tanhf(x) + p::tgammaf(x) + p::truncf(x);
}
} // namespace in_functions
float host(float x) {
  using concurrency::fast_math::cos;
  using concurrency::precise_math::hypotf;
  return cos(x) + hypotf(x, 4) + concurrency::precise_math::pow(x, 2);
}
struct in_class {
  template <typename T>
  static T len(T a, T b) restrict(cpu, amp) {
    return concurrency::precise_math::sqrt(a * a + b * b);
  }
};
void test() {
  using namespace concurrency;
  array_view<double, 1> r(6);
  r[0] = 0;
  parallel_for_each(
      concurrency::extent<1>(1), [=](concurrency::index<1>) restrict(amp) {
        r[0] = by_directive::all(0.4f, 1.3f);
        r[1] = in_functions::both(0.4, 1.3);
        r[2] = in_functions::both(0.4f, 1.3f);
        r[3] = in_functions::suffix(0.4f, 1.3f);
        r[4] = in_class::len(3.0, 4.0);
        r[5] = in_class::len(3.f, 4.f);
      });
  auto eq = [](double a, double b, double t) { return a - b < t && b - a < t; };
  CHECK(eq(r[0], by_directive::all(0.4f, 1.3f), 1e-3));
  CHECK(eq(r[1], in_functions::both(0.4, 1.3), 1e-11));
  CHECK(eq(r[2], in_functions::both(0.4f, 1.3f), 1e-3));
  CHECK(eq(r[3], in_functions::suffix(0.4f, 1.3f), 1e-3));
  CHECK(r[4] == 5 && r[5] == 5 && in_class::len(3.f, 4.f) == 5);
  CHECK(host(3) > 13 && host(3) < 14.1);
}
} // namespace imports

using namespace concurrency;

// Cpu code that names a math namespace calls the functions of std, with std's types.
namespace host_calls {
namespace pm = concurrency::precise_math;

static double by_name(double x) { return fast_math::cos(x); }
static long double wide(long double x) { return pm::sqrt(x); }
static double of_integers(int n) { return fast_math::sqrt(n) + precise_math::cbrt(n) + pm::erf(n); }
static double by_directive(float x) {
  using namespace concurrency::fast_math;
  static_assert(std::is_same<decltype(pow(x, 2)), double>::value, "std's");
  return pow(x, 2);
}
static double by_declaration(double x) {
  using concurrency::precise_math::log1p;
  return log1p(x) + pm::hypotf(3.0f, 4.0f);
}
template <typename T>
static T in_template(T x) {
  return fast_math::exp(x);
}
static float on_both_sides(float x) restrict(cpu, amp) {
  return fast_math::floor(x) + pm::truncf(x);
}

void test() {
  const float third = 1.0f / 3;
  check("name", by_name(0.3), std::cos(0.3));
  check("long double", wide(2.0L) == std::sqrt(2.0L), 1);
  check("integers", of_integers(5), std::sqrt(5.0) + std::cbrt(5.0) + std::erf(5.0));
  check("directive", by_directive(third), std::pow(double(third), 2.0));
  check("declaration", by_declaration(0.7), std::log1p(0.7) + 5);
  check("template", in_template(0.3), std::exp(0.3));
  double (*pointer)(double) = precise_math::sin;
  check("pointer", pointer(0.3), std::sin(0.3));
  double data[2] = {0.3, 2.75};
  array_view<double, 1> v(2, data);
  parallel_for_each(
      extent<1>(1), [=](index<1>) restrict(amp) {
        v[0] = fast_math::fabs(v[0]); // MA-9-b: narrowed
        v[1] = on_both_sides(float(v[1]));
      });
  check("narrowed", v[0], 0.3f);
  check("both, amp", v[1], 4);
  check("both, cpu", on_both_sides(2.75f), 4);
}
} // namespace host_calls

// A cpu,amp function that uses math namespaces has the same results on the host and in kernels.
namespace host_and_kernels {
float hypotenuse(float a, float b) restrict(cpu, amp) {
  using namespace concurrency::fast_math;
  return sqrt(a * a + b * b);
}
double wave(double x) restrict(cpu, amp) {
  using namespace concurrency::precise_math;
  return floor(x) + fabs(-x);
}

void test() {
  double data[2] = {};
  array_view<double, 1> v(2, data);
  parallel_for_each(
      extent<1>(1), [=](index<1>) restrict(amp) {
        v[0] = hypotenuse(3, 4);
        v[1] = wave(2.5) + concurrency::precise_math::fmax(1.0, 2.0);
      });
  check("fast_math", v[0], 5);
  check("precise_math", v[1], 6.5);
  check("host", hypotenuse(6, 8) + wave(1.5), 12.5);
}
} // namespace host_and_kernels

int main() {
  imports::test();
  host_calls::test();
  host_and_kernels::test();
  return failures;
}
