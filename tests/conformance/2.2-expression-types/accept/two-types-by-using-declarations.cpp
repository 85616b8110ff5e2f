// Using declarations keep the result types of overloads that differ only in restriction.
//
// accept: L-2.2-h
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <vector>
#include "check.h"
using namespace concurrency;
namespace n {
double q(int) { return 1; }
int q(int) restrict(amp) { return 2; }
}
using n::q;
namespace m {
using namespace n;
int go() restrict(amp) { return q(1); }
}
namespace k {
using n::q;
int go() restrict(amp) { return q(1) + k::q(2); }
}
struct M {
  double sz() const { return 2.5; }
  int sz() const restrict(amp) { return 5; }
};
struct D : private M {
  using M::sz;
};
int main() {
  int o[1];
  array_view<int> v(1, o);
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        using n::q;
        v[i] = q(1) + ::q(1) + m::go() + k::go() + D().sz();
      });
  CHECK(v[0] == 15 && q(1) == 1.0 && D().sz() == 2.5);
  return failures;
}
