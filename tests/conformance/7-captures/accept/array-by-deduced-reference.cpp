// A kernel may capture by reference an array whose type is a template parameter or auto.
//
// accept: P-7.1-c
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <vector>
#include "check.h"
using namespace concurrency;
template <class A> void inc(A &a, int k) {
  parallel_for_each(a.extent, [&a, k ](index<1> i) restrict(amp) { a[i] += k; });
}
template <class A> void inc2(A &a) {
  parallel_for_each(a.extent, [&](index<A::rank> i) restrict(amp) { a[i] += 1; });
}
int main() {
  int i2[] = {1, 2};
  array<int> a(2, i2);
  inc(a, 3);
  inc2(a);
  auto g = [](auto &x) {
    parallel_for_each(x.extent, [&x](index<1> i) restrict(amp) { x[i] *= 2; });
  };
  g(a);
  std::vector<int> h(2);
  copy(a, h.begin());
  CHECK(h[0] == 10 && h[1] == 12);
  return failures;
}
