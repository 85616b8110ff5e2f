// A kernel must not write elements of a const array or of a view of const elements.
//
// reject: R-5.1.4-a, R-5.2.4-b
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
int main() {
  int o[4];
  array_view<int> v(4, o);
  array_view<const int> c(v);
  array<int> a(4);
  const array<int> &ca = a;
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { c[i] = 1; }); // ERROR
  parallel_for_each(v.extent, [&ca](index<1> i) restrict(amp) { ca[i] = 1; }); // ERROR
  array_view<int> back(c); // ERROR
  array_view<int> fromc(ca); // ERROR
  c.discard_data(); // ERROR
  a.extent = extent<1>(3); // ERROR
  array<int, 1> none; // ERROR
  accelerator_view av; // ERROR
  index<2> i2(1); // ERROR
  index<0> i0; // ERROR
  array<bool> ab(3); // ERROR
}
