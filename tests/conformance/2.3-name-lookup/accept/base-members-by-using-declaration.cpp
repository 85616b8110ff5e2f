// A using declaration in a class makes cpu and amp overloads of the base selectable by target.
//
// accept: L-2.3.2.1-d
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
struct B {
  int f(int) const restrict(cpu) { return 1; }
  int f(float) const restrict(amp) { return 2; }
};
struct D : B {
  using B::f;
  int f(int, int) const restrict(cpu, amp) { return 3; }
  int k() const restrict(cpu, amp) {
    return f(1) * 10 + f(1, 2) + B::f(1) * 100 + this->D::f(1) * 1000;
  }
};
int main() {
  int o = 0;
  array_view<int> v(1, &o);
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        D d;
        v[i] = d.k();
      });
  return v[0] == 2223 && D().k() == 1113 ? 0 : 1;
}
