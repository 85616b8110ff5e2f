// A member function's kernel must not capture this by a copy default, a reference default or by
// name.
//
// reject: P-7.1-g
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
struct S {
  array_view<int> v;
  int n;
  void go() {
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = 0; }); // ERROR
    auto w = v;
    parallel_for_each(v.extent, [ w, this ](index<1> i) restrict(amp) { w[i] = n; }); // ERROR
    parallel_for_each(v.extent, [&](index<1> i) restrict(amp) { n = i[0]; }); // ERROR
  }
};
int main() {}
