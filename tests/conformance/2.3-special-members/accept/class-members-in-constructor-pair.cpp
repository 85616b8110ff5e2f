// A pair of constructors initializes a class member with its constructor of the same restriction.
//
// accept: L-2.3.2.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#pragma GCC diagnostic ignored "-Wunused-parameter"
#include <amp.h>
using namespace concurrency;
struct M {
  int v;
  M(double) : v(1) {}
  M(int) restrict(amp) : v(2) {}
};
struct S {
  M m;
  S() : m(1) {}
  S() restrict(amp) : m(1) {}
};
int c() {
  S s;
  return s.m.v;
}
int a() restrict(amp) {
  S s;
  return s.m.v;
}
int main() {
  int o[2];
  array_view<int> r(2, o);
  parallel_for_each(extent<1>(1), [=](index<1> i) restrict(amp) { r[0] = a(); });
  return r[0] != 2 ? 1 : c() != 1 ? 2 : 0;
}
