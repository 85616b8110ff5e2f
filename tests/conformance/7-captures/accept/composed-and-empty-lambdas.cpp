// A kernel calls captured amp lambdas and their composition; a kernel without captures runs.
//
// accept: P-7.1-n, P-7.1-o
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using namespace concurrency;

template <typename F, typename G> auto compose(F f, G g) {
  return [=](float x) restrict(amp) { return f(g(x)); };
}

int main() {
  float data[2] = {1, 2};
  array_view<float, 1> v(2, data);
  float a = 3;
  auto square = [](float x) restrict(amp) { return x * x; };
  auto add = [a](float x) restrict(amp) { return x + a; };
  auto both = compose(square, add);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = both(v[i]) + square(2); });
  check("0", v[0], 20);
  check("1", v[1], 29);
  parallel_for_each(extent<1>(3), [](index<1>) restrict(amp){});
  return failures;
}
