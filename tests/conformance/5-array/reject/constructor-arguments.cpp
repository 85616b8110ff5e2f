// An array must not be constructed from wrong ranks, containers, iterators or accelerators.
//
// reject: R-5.1.2-n, R-5.1-g, R-5.1.2-d, R-5.1.2-c
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <vector>
using namespace concurrency;
void f(array_view<int, 2> v, array_view<const int, 1> c, accelerator_view av, std::vector<int> h,
       array<int, 2> &o, accelerator acc) {
  array<int, 1> a; // ERROR
  array<int, 1> b(4, 10); // ERROR
  array<int, 2> d(4); // ERROR
  array<int, 1> e = 4; // ERROR
  array<int, 2> g = v; // ERROR
  array<int, 2> i(c); // ERROR
  array<int, 1> j(4, acc); // ERROR
  array<int, 4> k(1, 2, 3, 4); // ERROR
  array<int, 2> l(extent<1>(4)); // ERROR
  array<int, 1> m = extent<1>(4); // ERROR
  array<int, 1> n(4, av, 1); // ERROR
  array<int, 1> p(4, h); // ERROR
  array<int, 1> q(h.begin(), h.end()); // ERROR
  array<float, 2> r(o); // ERROR
  array<int, 1> s(h); // ERROR
  array<int, 1> t(4, av, av, av); // ERROR
  array<int, 1> u(av, 4); // ERROR
  array<int, 0> *w;
  w->extent; // ERROR
}
int main() {}
