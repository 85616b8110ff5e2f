// A using declaration joins a base's amp member to a derived cpu member of equal parameters.
//
// accept: L-2.3.2.2-b
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
struct Base {
  int f(int) const restrict(amp) { return 2; }
  int f(float) const restrict(cpu, amp) { return 3; }
};
struct Derived : Base {
  using Base::f;
  int f(int) const restrict(cpu) { return 1; }
  int f() const restrict(amp) { return f(1) * 10; }
  int f() const restrict(cpu) { return f(1) * 10; }
};
int main() {
  int out[3] = {};
  array_view<int, 1> v(3, out);
  parallel_for_each(
      extent<1>(1), [=](index<1>) restrict(amp) {
        Derived d;
        v[0] = d.f(1);
        v[1] = d.f(1.f);
        v[2] = d.f();
      });
  v.synchronize();
  Derived d;
  return d.f(1) == 1 && d.f(1.f) == 3 && d.f() == 10 && out[0] == 2 && out[1] == 3 && out[2] == 20
             ? 0
             : 1;
}
