// Using declarations make pairs of several bases callable through a class with private inheritance.
//
// accept: L-2.3.2.2-b
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
struct A {
  int a;
  int who() const restrict(cpu) { return 1; }
  int who() const restrict(amp) { return 2; }
};
struct B {
  int b;
  int who(int) const restrict(cpu, amp) { return 3; }
};
struct C : A, B {
  int c;
  using A::who;
  using B::who;
};
struct P : private C {
  using C::who;
  P(int x) restrict(cpu, amp) : C{{x}, {x + 1}, x + 2} {}
  const A &as() const restrict(cpu, amp) { return *this; }
  B *bp() restrict(cpu, amp) { return this; }
};
int test() restrict(cpu, amp) {
  P p(5);
  C c{{1}, {2}, 3};
  B &rb = c;
  A *pa = &c;
  return p.who() + p.who(0) * 10 + p.as().a * 100 + p.bp()->b * 1000 +
         static_cast<C &>(rb).c * 10000 + static_cast<C *>(pa)->b * 100000 + c.A::who() * 1000000;
}
int main() {
  int out = 0;
  array_view<int, 1> v(1, &out);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = test(); });
  v.synchronize();
  if (test() != 1 + 30 + 500 + 6000 + 30000 + 200000 + 1000000) return 1;
  return out == 2 + 30 + 500 + 6000 + 30000 + 200000 + 2000000 ? 0 : 2;
}
