// A kernel must not create arrays or views, copy, assign or synchronize them.
//
// reject: R-5.1-g, R-5.1-h, R-5.3-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
int main() {
  int o[4];
  array_view<int> v(4, o), w(4, o);
  array<int> a(4), b(4);
  accelerator acc;
  std::vector<int> vec(4);
  parallel_for_each(v.extent, [=](index<1>) restrict(amp) { v.synchronize(); }); // ERROR
  parallel_for_each(v.extent, [=](index<1>) restrict(amp) { array<int, 1> q(4); }); // ERROR
  parallel_for_each(v.extent, [=](index<1>) restrict(amp) { copy(v, w); }); // ERROR
  parallel_for_each(v.extent, [&](index<1>) restrict(amp) { a = b; }); // ERROR
  parallel_for_each(v.extent, [=](index<1>) restrict(amp) { accelerator x; }); // ERROR
  parallel_for_each(v.extent, [=](index<1>) restrict(amp) { array_view<int> x(4, o); }); // ERROR
  parallel_for_each(v.extent, [=](index<1>) restrict(amp) { w.discard_data(); }); // ERROR
}
