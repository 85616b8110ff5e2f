// A kernel must not call a lambda that cpu code declares without a restriction.
//
// reject: L-2.1.2-e, L-2.3.2-d
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
template <class F> void launch(array_view<int, 1> v, F f) {
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = f(i[0]); }); // ERROR
}
void go(array_view<int, 1> v) {
  auto helper = [](int x) { return x; };
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = helper(1); }); // ERROR
  launch(v, [](int x) { return x + 1; });
  auto k = [=](index<1> i) { v[i] = 1; };
  parallel_for_each(v.extent, k); // ERROR
  auto wrap = [=](auto f) { parallel_for_each(v.extent, f); }; // ERROR
  wrap(k);
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        auto in = [=](int x) restrict(cpu) { return x; };
        v[i] = in(1); // ERROR
      });
}
