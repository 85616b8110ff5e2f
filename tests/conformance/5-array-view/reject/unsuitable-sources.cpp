// A view must not be constructed from const, list or differently typed sources or without a source.
//
// reject: R-5.2-b, R-5.2.2-a, R-5.2.2-d, R-5.2.2-g, R-5.2.2-k, R-5.2.2-m, R-5.2.2-n, R-5.2.2-o
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <list>
#include <vector>
using namespace concurrency;

void f(const std::vector<int> &cv, std::vector<int> &v, const int *cp, int *p, array<int, 1> &a1,
       const array<int, 1> &ca1, array_view<const int, 1> c1) {
  int ia[4] = {};
  const int cia[4] = {};
  std::list<int> l;
  std::vector<double> vd;
  array_view<const int, 2> e031; // ERROR
  array_view<int, 1> e032(ca1); // ERROR
  array_view<int, 2> e033(a1); // ERROR
  array_view<float, 1> e034(a1); // ERROR
  array_view<int, 1> e035(cv); // ERROR
  array_view<int, 1> e036(4, cp); // ERROR
  array_view<float, 1> e037(ia); // ERROR
  array_view<float, 1> e038(4, p); // ERROR
  array_view<int, 1> e039(l); // ERROR
  array_view<int, 1> e040(vd); // ERROR
  array_view<const int, 2> e042(2, 2); // ERROR
  array_view<const int, 2> e043(extent<2>(2, 2)); // ERROR
  array_view<int, 1> e044(c1); // ERROR
  array_view<int, 1> e045 = v; // ERROR
  array_view<int, 1> e047(cia); // ERROR
  array_view<int, 1> e053(4, 4, p); // ERROR
  array_view<int, 2> e056(v); // ERROR
  array_view<int, 1> e057 = 10; // ERROR
  (void)cia, (void)ia;
}
