// Member initializers of a pair of constructors call the overload of their own restriction.
//
// accept: L-2.3.2.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#pragma GCC diagnostic ignored "-Wunused-parameter"
#include <amp.h>
using namespace concurrency;
int f(double) { return 1; }
int f(int) restrict(amp) { return 2; }
struct S {
  int m;
  S() : m(f(1)) {}
  S() restrict(amp) : m(f(1)) {}
};
int c() {
  S s;
  return s.m;
}
int a() restrict(amp) {
  S s;
  return s.m;
}
int main() {
  int o[2];
  array_view<int> r(2, o);
  parallel_for_each(extent<1>(1), [=](index<1> i) restrict(amp) { r[0] = a(); });
  return r[0] != 2 ? 1 : c() != 1 ? 2 : 0;
}
