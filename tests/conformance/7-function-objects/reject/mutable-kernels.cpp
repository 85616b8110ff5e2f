// A kernel's call operator must be const, except in a mutable lambda that is not generic.
//
// reject: P-7-h, X-7-c
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;

struct kernel {
  array_view<int, 1> v;
  void operator()(index<1> i) restrict(amp) { v[i] = 1; }
};

void f(array_view<int, 1> v, int n) {
  parallel_for_each(
      v.extent, [=](index<1> i) mutable restrict(amp) { v[i] = n++; }); // WARNING-NEAR
}

void h(array_view<int, 1> v, int n) {
  parallel_for_each(v.extent, [=](auto i) mutable restrict(amp) { v[i] = n++; }); // ERROR-NEAR
}

void g(array_view<int, 1> v) {
  kernel k = {v};
  parallel_for_each(v.extent, k); // ERROR-NEAR
}
