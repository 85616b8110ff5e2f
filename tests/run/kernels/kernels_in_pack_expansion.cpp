// Kernels inside a pack expansion: one launch per element. The function object
// of the kernel is a template over one element.
// C++11 14.5.3, L-2.4.3.3-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <amp.h>
#include <utility>
#include <vector>
#include "check.h"
using namespace concurrency;

template <typename... Functions> void apply_each(array_view<int> v, Functions... f) {
  (parallel_for_each(v.get_extent(), [=](index<1> i) restrict(amp) { v[i] = f(v[i]); }), ...);
}

template <typename... Values> void add_each(array_view<float> v, const Values &...values) {
  int each[] = {(parallel_for_each(v.get_extent(), [=](index<1> i) restrict(amp) { v[i] += Values(values) / 2; }), 0)...};
  (void)each;
}

template <std::size_t... I> void number(array_view<int> v, std::index_sequence<I...>) {
  (parallel_for_each(v.get_extent(), [=](index<1> i) restrict(amp) { v[i] = v[i] * 10 + int(I); }), ...);
}

template <typename Before, typename... T> void sizes(array_view<int> v, Before before) {
  (parallel_for_each(v.get_extent(), [=](index<1> i) restrict(amp) { v[i] += before(int(sizeof(T))); }), ...);
}

struct plus_one {
  int operator()(int x) const restrict(cpu, amp) { return x + 1; }
};
struct times {
  int k;
  int operator()(int x) const restrict(cpu, amp) { return x * k; }
};

int main() {
  std::vector<int> d(2, 1);
  array_view<int> v(2, d);
  apply_each(v, plus_one(), times{5}, [](int x) restrict(cpu, amp) { return x - 3; });
  CHECK_EQUAL(v[1], 7);
  std::vector<float> e(2, 0.f);
  array_view<float> w(2, e);
  add_each(w, 1, 3.f, 5u);
  CHECK_EQUAL(w[1], 0.f + 1.5f + 2.f);
  number(v, std::make_index_sequence<3>());
  CHECK_EQUAL(v[0], 7012);
  sizes<plus_one, int, double>(v, plus_one());
  CHECK_EQUAL(v[0], 7012 + 5 + 9);
  return report();
}
