// A function template that launches a kernel is called with host lambdas. The
// function object of the kernel must not depend on their types, because nvcc
// rejects such types in a kernel.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <amp.h>
#include <vector>
#include "check.h"
using namespace concurrency;

template <typename Done> void fill(array_view<int> v, int k, Done done) {
  parallel_for_each(v.get_extent(), [=](index<1> i) restrict(amp) { v[i] = k; });
  v.synchronize();
  done();
}

// The kernel depends on some of the template parameters only.
template <typename Before, typename T, int N, typename... After>
T scale(std::vector<T> &data, Before before, After... after) {
  before();
  array_view<T> v(int(data.size()), data);
  parallel_for_each(v.get_extent(), [=](index<1> i) restrict(amp) { v[i] *= N; });
  v.synchronize();
  (after(), ...);
  return v[0];
}

#define FACTOR Factor
template <typename F, int Factor> void through_macro(array_view<int> v, F f) {
  parallel_for_each(v.get_extent(), [=](index<1> i) restrict(amp) { v[i] *= FACTOR; });
  v.synchronize();
  f();
}

int main() {
  std::vector<int> d(2, 1);
  array_view<int> v(2, d);
  int calls = 0;
  auto count = [&calls] { ++calls; };
  fill(v, 5, [&] { ++calls; });
  fill(v, 6, count);
  CHECK_EQUAL(d[1], 6);
  through_macro<decltype(count), 2>(v, count);
  CHECK_EQUAL(d[0], 12);
  std::vector<float> w(3, 2.f);
  float first = scale<decltype(count), float, 3>(w, count, count, [&] { calls += 10; });
  CHECK_EQUAL(first, 6.f);
  CHECK_EQUAL(calls, 15);
  return report();
}
