// A view must not be constructed from containers, pointers or lengths of wrong type or rank.
//
// reject: R-5.2.2-d, R-5.2.2-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <vector>
#include <list>
#include <deque>
using namespace concurrency;
void f(const array<int, 1> &ca, array<int, 2> &a2, array_view<const int, 1> c,
       const std::vector<int> &ch, std::list<int> l, std::deque<int> d, float *fp, const int *cp,
       std::vector<bool> vb, std::vector<int> h, array<int, 1> &a) {
  array_view<int, 1> b; // ERROR
  array_view<int, 1> e(ca); // ERROR
  array_view<int, 1> g(a2); // ERROR
  array_view<int, 1> i(c); // ERROR
  array_view<int, 1> j(ch); // ERROR
  array_view<int, 1> k(l); // ERROR
  array_view<int, 1> m(d); // ERROR
  array_view<int, 1> n(4, fp); // ERROR
  array_view<int, 1> o(4, cp); // ERROR
  array_view<int, 2> p(h); // ERROR
  array_view<int, 1> q = h; // ERROR
  array_view<int, 3> r(2, 2, h); // ERROR
  array_view<float, 1> s(a); // ERROR
  const int ci[3] = {};
  array_view<int, 1> t(ci); // ERROR
  int ii[3];
  array_view<float, 1> u(ii); // ERROR
  array_view<unsigned, 1> w(h); // ERROR
  array_view<int, 1> x(4, 5); // ERROR
  array_view<int, 2> y = extent<2>(1, 1); // ERROR
  array_view<int, 4> z(1, 1, 1, 1, h.data()); // ERROR
}
int main() {}
