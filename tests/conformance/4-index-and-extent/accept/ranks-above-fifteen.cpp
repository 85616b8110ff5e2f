// Indices, arrays, views and kernels work at ranks 16 and 40, and indices at rank 200.
//
// accept: R-4.1-b, R-5.1-a, P-7-c
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using namespace concurrency;
template <int N> void go() {
  extent<N> e;
  for (int k = 0; k < N; ++k) e[k] = k % 8 ? 1 : 2;
  array<int, N> a(e);
  array_view<int, N> v(a);
  parallel_for_each(
      e, [=](index<N> i) restrict(amp) {
        int n = 0;
        for (int k = 0; k < N; ++k) n = n * e[k] + i[k];
        v[i] = n;
      });
  std::vector<int> h = a;
  for (size_t i = 0; i < h.size(); ++i) CHECK(h[i] == int(i));
  index<N> o;
  o[0] = 1;
  array_view<int, N> s = v.section(o);
  parallel_for_each(
      s.extent, [=](index<N> i) restrict(amp) {
        array_view<int, N> t = v.section(o, s.extent);
        t[i] = -t[i];
        array_view<int, N - 1> p = v[0];
        index<N - 1> j;
        for (int k = 1; k < N; ++k) j[k - 1] = i[k];
        p[j] += 1;
      });
  h = a;
  CHECK(h[0] == 1 && h.back() == -int(h.size() - 1));
  index<N> z = s.extent.size() ? o * 3 - 2 * o : o;
  CHECK(z == o && s.extent[0] == 1 && (index<N>() + 1) % 2 == index<N>() + 1);
}
int main() {
  go<16>();
  go<40>();
  index<200> big;
  big += 3;
  CHECK(big[199] == 3 && (big - 1)[0] == 2);
  return failures;
}
