// A generic lambda selects member functions of its argument by restriction, also in a fold.
//
// accept: L-2.3.2.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#pragma GCC diagnostic ignored "-Wunused-parameter"
#include <amp.h>
using namespace concurrency;
struct S {
  int m(double) const { return 3; }
  int m(int) const restrict(amp) { return 4; }
};
int a() restrict(amp) {
  return [](auto s) { return s.m(1); }(S());
}
int c() {
  return [](auto s) { return s.m(1); }(S());
}
int d() {
  return [](auto s, auto... x) { return (s.m(x) + ...); }(S(), 1);
}
int main() {
  int o[4];
  array_view<int> r(4, o);
  parallel_for_each(extent<1>(1), [=](index<1> i) restrict(amp) { r[0] = a(); });
  return r[0] != 4 ? 1 : c() != 3 ? 2 : d() != 3 ? 3 : 0;
}
