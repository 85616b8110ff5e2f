// Member overloads of a class and of two base classes are selected by restriction.
//
// accept: L-2.3.2.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
int f(int) restrict(amp) { return 1; }
int f(long) { return 2; }
struct S {
  int f(int) { return 3; }
  int f(double) const restrict(amp) { return 4; }
  int t() { return f(1) * 10 + ::f(1); }
  static int g(int) restrict(amp) { return 5; }
  static int g(double) { return 6; }
  int u() const restrict(cpu, amp) { return 0; }
};
struct A {
  int h(int) restrict(amp) { return 7; }
};
struct B {
  int h(long) { return 8; }
};
struct C : A, B {
  using A::h;
  using B::h;
};
int main() {
  S s;
  C c;
  int o = 0;
  array_view<int> v(1, &o);
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        const S t = S();
        C d;
        v[i] = t.f(1) * 100 + S::g(1) * 10 + d.h(1);
      });
  return s.t() == 32 && S::g(1) == 6 && c.h(1) == 8 && v[0] == 457 ? 0 : 1;
}
