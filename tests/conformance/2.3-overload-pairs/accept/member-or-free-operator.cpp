// An operator can be a member for amp code and a free function for cpu code.
//
// accept: L-2.3.2.1-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <vector>
#include "check.h"
using namespace concurrency;
struct V {
  int v;
  V operator+(V o) const restrict(amp) { return V{v * o.v}; }
};
V operator+(V a, V b) { return V{a.v + b.v}; }
struct W {
  int v;
  W operator-(const W &o) const restrict(cpu) { return W{v - o.v}; }
};
W operator-(const W &a, const W &b) restrict(amp) { return W{b.v - a.v}; }
int main() {
  std::vector<int> o(2);
  array_view<int> v(2, o);
  parallel_for_each(
      extent<1>(1), [=](index<1>) restrict(amp) {
        V a{3}, b{4};
        v[0] = (a + b).v;
        W c{3}, d{5};
        v[1] = (c - d).v;
      });
  CHECK(v[0] == 12 && v[1] == 2);
  CHECK((V{3} + V{4}).v == 7 && (W{3} - W{5}).v == -2);
  return failures;
}
