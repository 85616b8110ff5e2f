// Default member initializers have the restriction of the constructor that evaluates them.
//
// accept: L-2.3.2-o
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
int g() restrict(cpu) { return 1; }
int g() restrict(amp) { return 2; }
struct A {
  int a = g();
  int b{g() + a};
};
struct B {
  int a = g();
  B() restrict(cpu, amp) {}
};
struct C {
  int a = g() * 5;
  C() restrict(cpu, amp) = default;
};
struct D : A {
  int c[2] = {g(), g() + 1};
};
int main() {
  int out[5] = {};
  array_view<int, 1> v(5, out);
  parallel_for_each(
      extent<1>(1), [=](index<1>) restrict(amp) {
        v[0] = A().b;
        v[1] = B().a;
        v[2] = C().a;
        D d;
        v[3] = d.c[1];
        A e{7};
        v[4] = e.b;
      });
  v.synchronize();
  D d;
  A e{7};
  if (A().b != 2 || B().a != 1 || C().a != 5 || d.c[1] != 2 || e.b != 8) return 1;
  return out[0] == 4 && out[1] == 2 && out[2] == 10 && out[3] == 3 && out[4] == 9 ? 0 : 2;
}
