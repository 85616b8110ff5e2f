// Implicit conversions in initializers, switches, conditions and subscripts use their target's
// function.
//
// accept: L-2.3.2.1-e
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
struct S {
  operator int() const restrict(cpu) { return 1; }
  operator int() const restrict(amp) { return 2; }
};
struct T {
  operator int() const restrict(cpu) { return 1; }
  operator double() const restrict(amp) { return 2.5; }
};
struct U {
  int v;
  U(int x) restrict(cpu) : v(x) {}
  U(double x) restrict(amp) : v(int(x * 2)) {}
};
int take(U u) restrict(cpu, amp) { return u.v; }
int both(S s) restrict(cpu, amp) {
  int a = s;
  a += s;
  switch (s) {
  case 1:
    a += 10;
    break;
  case 2:
    a += 20;
  }
  return a + (s ? 100 : 0);
}
int main() {
  int out[4] = {};
  array_view<int, 1> v(4, out);
  parallel_for_each(
      extent<1>(1), [=](index<1>) restrict(amp) {
        v[0] = both(S());
        double d = T();
        v[1] = int(2 * d);
        v[2] = take(3);
        int arr[3] = {4, 5, 6};
        v[3] = arr[S()];
      });
  v.synchronize();
  int arr[3] = {4, 5, 6};
  if (both(S()) != 112 || take(3) != 3 || arr[S()] != 5) return 1;
  return out[0] == 124 && out[1] == 5 && out[2] == 6 && out[3] == 6 ? 0 : 2;
}
