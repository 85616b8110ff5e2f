// precise_math functions are at least as accurate as fast_math functions.
//
// accept: MA-9-e, MA-9-f, MA-9-g, MA-9.2-ulp
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <amp_math.h>
#include <cmath>
#include <vector>
#include "check.h"
using namespace concurrency;

struct result {
  float fast, precise;
};
template <typename Reference, typename Kernel>
static void compare(const char *what, Reference reference, const Kernel &kernel) {
  const int n = 2000;
  std::vector<float> arguments(n);
  std::vector<result> results(n);
  for (int k = 0; k < n; ++k) arguments[k] = 0.01f + 0.01f * float(k);
  array_view<const float, 1> in(n, arguments);
  array_view<result, 1> out(n, results);
  parallel_for_each(in.extent, [=](index<1> i) restrict(amp) { out[i] = kernel(in[i]); });
  out.synchronize();
  double fast = 0, precise = 0;
  for (int k = 0; k < n; ++k) {
    const double exact = reference(double(arguments[k]));
    fast = std::fmax(fast, std::fabs(results[k].fast - exact) / std::fabs(exact));
    precise = std::fmax(precise, std::fabs(results[k].precise - exact) / std::fabs(exact));
  }
  check(what, precise <= fast && precise < 1e-6, 1);
}

int main() {
  compare(
      "exp", [](double x) { return std::exp(x); },
      [](float x) restrict(amp) { return result{fast_math::exp(x), precise_math::exp(x)}; });
  compare(
      "atan", [](double x) { return std::atan(x); },
      [](float x) restrict(amp) { return result{fast_math::atan(x), precise_math::atan(x)}; });
  compare(
      "sqrt", [](double x) { return std::sqrt(x); },
      [](float x) restrict(amp) { return result{fast_math::sqrt(x), precise_math::sqrt(x)}; });
  compare(
      "rsqrt", [](double x) { return 1 / std::sqrt(x); },
      [](float x) restrict(amp) { return result{fast_math::rsqrt(x), precise_math::rsqrt(x)}; });
  compare(
      "pow", [](double x) { return std::pow(x, double(1.7f)); }, [](float x) restrict(amp) {
        return result{fast_math::pow(x, 1.7f), precise_math::pow(x, 1.7f)};
      });
  compare(
      "sinh", [](double x) { return std::sinh(x); },
      [](float x) restrict(amp) { return result{fast_math::sinh(x), precise_math::sinh(x)}; });
  return failures;
}
