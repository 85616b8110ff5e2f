// A class template in a header without C++ AMP. This source defines its member
// functions with kernels, whose function objects are templates over the class's
// parameters.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "sums.h"
#include <amp.h>
#include "check.h"
using namespace concurrency;

template <class T, int N> void sums<T, N>::fill(std::vector<T> &v) {
  array_view<T> out(int(v.size()), v);
  const value_type first = T(start);
  parallel_for_each(out.get_extent(), [out, first](index<1> i) restrict(amp) {
    value_type k = first + N;
    out[i] = T(i[0]) + k;
  });
}

template <class T, int N> template <class F> void sums<T, N>::apply(std::vector<T> &v, F f) {
  array_view<T> out(int(v.size()), v);
  parallel_for_each(out.get_extent(), [=](index<1> i) restrict(amp) { out[i] = f(out[i]); });
}

struct twice {
  float operator()(float x) const restrict(cpu, amp) { return 2 * x; }
};

int main() {
  std::vector<float> v(4);
  sums<float, 2> s;
  s.fill(v);
  CHECK_EQUAL(v[3], 15.f);
  s.apply(v, twice());
  CHECK_EQUAL(v[3], 30.f);
  return report();
}
