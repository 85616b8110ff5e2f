// Cpu code that names a math namespace calls the functions of std, with std's types.
//
// accept: MA-9-h, MA-9-i, MA-9.1-imports, MA-9.2-imports
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using namespace concurrency;

#include <amp_math.h>
#include <cmath>
#include <type_traits>
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
template <typename T> static T in_template(T x) { return fast_math::exp(x); }
static float on_both_sides(float x) restrict(cpu, amp) {
  return fast_math::floor(x) + pm::truncf(x);
}

int main() {
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
  return failures;
}
