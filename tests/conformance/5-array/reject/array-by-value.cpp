// Amp code must not create, copy, assign, capture or point to a concurrency::array held by value.
//
// reject: L-2.4.1.3-j, L-2.4.3.3-c
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
struct H {
  array<int, 1> &ok;
};
struct Bad {
  array<int, 1> a;
};
struct HP {
  array<int, 1> *p;
};
void f(array<int, 1> &a, const array<int, 1> &ca, array<float, 2> *pa) restrict(amp) {
  array<int, 1> b(4); // ERROR
  auto c = a; // ERROR
  auto &r = a;
  const auto *p = &ca;
  (void)pa;
  a = ca; // ERROR
  Bad *bp; // ERROR
  HP hp; // ERROR
  array<int, 1> arr[1] = {a}; // ERROR
  static_cast<array<int, 1>>(a); // ERROR
  auto l = [a] { return a[0]; }; // ERROR
}
array<int, 1> &okr(array<int, 1> &a) restrict(amp) { return a; }
void g(array<int, 1> &a, array_view<int, 1> v) {
  parallel_for_each(v.extent, [ v, b = a ](index<1> i) restrict(amp) { v[i] = b[i]; }); // ERROR
}
void g2(array<int, 1> *a, array_view<int, 1> v) {
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = (*a)[i]; }); // ERROR
}
void g3(Bad &b, array_view<int, 1> v) {
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = b.a[i]; }); // ERROR
}
void g4(Bad &b, array_view<int, 1> v) {
  auto &a = b.a;
  parallel_for_each(v.extent, [ =, &a ](index<1> i) restrict(amp) { v[i] = a[i]; });
}
