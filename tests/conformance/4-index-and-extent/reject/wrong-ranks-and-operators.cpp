// Index and extent must not have a wrong rank or component count, nor undefined operators.
//
// reject: R-4.1-b, R-4.1.2-c, R-4.1.4-g, R-4.2.2-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
#include <string>
#include <vector>
int main() {
  int o[4];
  float fo[4];
  array_view<int> v(4, o);
  array_view<const int> c(v);
  array_view<int, 2> m(2, 2, o);
  array<int> a(4);
  const array<int> &ca = a;
  index<2> a1(1); // ERROR
  index<4> a2(1, 2, 3); // ERROR
  index<1> a3 = 3; // ERROR
  index<3> a4(1, 2); // ERROR
  index<-1> a5; // ERROR
  extent<2> e1(1); // ERROR
  extent<1> e2 = 4; // ERROR
  extent<0> e3; // ERROR
  index<2> s1(1, 2), s2 = s1 * s1; // ERROR
  bool lt = s1 < s1; // ERROR
  auto ng = -s1; // ERROR
  index<1> i1(3);
  s1 = i1; // ERROR
  auto mix = s1 + extent<2>(1, 2); // ERROR
  accelerator ac = std::wstring(L"cpu"); // ERROR
  accelerator_view nav; // ERROR
}
