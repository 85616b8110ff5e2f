// Host code must not write to elements of const arrays or const views by any member.
//
// reject: R-5.2.3-w, R-5.1.4-a, R-5.1.5-a, R-5.2.4-b
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
struct S {
  int x, y;
  void set() restrict(cpu, amp) { x = 1; }
};
void f(array_view<const int, 1> c, array_view<const int, 3> c3, const array<int, 2> &ca,
       const array<S, 1> &cs, array_view<const S, 1> vs) {
  c[0] = 1; // ERROR
  c(index<1>(0))++; // ERROR
  c.get_ref(index<1>(0)) = 2; // ERROR
  c.data()[0] = 1; // ERROR
  c.section(0, 1)[0] = 1; // ERROR
  c3[0][0][0] = 1; // ERROR
  c3(0)(0)(0) = 1; // ERROR
  ca[0][0] = 1; // ERROR
  ca(0, 0) = 1; // ERROR
  ca.section(index<2>())(0, 0) = 1; // ERROR
  ca.reinterpret_as<float>()[0] = 1; // ERROR
  ca.view_as(extent<1>(1))[0] = 1; // ERROR
  *ca.data() = 1; // ERROR
  array_view<int, 2> w = ca; // ERROR
  array_view<int, 1> p = ca[0]; // ERROR
  cs[0].x = 1; // ERROR
  vs[0].set(); // ERROR
  int &r = c[0]; // ERROR
  const int &ok = c[0];
  (void)ok;
}
int main() {}
