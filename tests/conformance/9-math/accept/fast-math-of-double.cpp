// A fast_math function returns float for a double or an integer argument.
//
// accept: MA-9-b, MA-9-e
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <amp_math.h>
#include <type_traits>
#include "check.h"
using namespace concurrency;
#include <cmath>
int main() {
  array_view<double, 1> v(2);
  v[0] = 1000.0;
  v[1] = 1e-3;
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        v[i] = concurrency::fast_math::log10(v[i]);
        static_assert(std::is_same<decltype(concurrency::fast_math::log10(v[i])), float>::value,
                      "");
      });
  CHECK(std::fabs(v[0] - 3) < 1e-6 && std::fabs(v[1] + 3) < 1e-6);
  CHECK(v[1] == double(float(v[1])));
  array_view<float, 1> f(6);
  parallel_for_each(
      extent<1>(1), [=](index<1>) restrict(amp) {
        f[0] = fast_math::pow(2, 3);
        f[1] = fast_math::sqrt(16);
        f[2] = fast_math::fmax(1, 2.5);
        f[3] = precise_math::cosf(0);
        f[4] = precise_math::fmaxf(1, 2);
        f[5] = precise_math::ldexp(1.0f, true);
      });
  CHECK(f[0] == 8 && f[1] == 4 && f[2] == 2.5f && f[3] == 1 && f[4] == 2 && f[5] == 2);
  return failures;
}
