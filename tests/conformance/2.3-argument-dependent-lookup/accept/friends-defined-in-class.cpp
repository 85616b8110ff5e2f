// Friends defined in a class or class template are selected by the caller's restriction.
//
// accept: L-2.3.2.1-e
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#pragma GCC diagnostic ignored "-Wunused-parameter"
#include <amp.h>
using namespace concurrency;
struct S {
  int v;
  friend int f(const S &, double) { return 1; }
  friend int f(const S &, int) restrict(amp) { return 2; }
  friend int operator+(const S &, double) { return 3; }
  friend int operator+(const S &, int) restrict(amp) { return 4; }
};
template <class T> struct W {
  T v;
  friend int f(const W &, double) { return 5; }
  friend int f(const W &, int) restrict(amp) { return 6; }
  friend int operator+(const W &, double) { return 7; }
  friend int operator+(const W &, int) restrict(amp) { return 8; }
};
#define R                                                                                          \
  S s{};                                                                                           \
  W<int> w{};                                                                                      \
  return f(s, 1) * 1000 + (s + 1) * 100 + f(w, 1) * 10 + (w + 1);
int c() { R }
int a() restrict(amp) { R }
int main() {
  int o[2];
  array_view<int> r(2, o);
  parallel_for_each(extent<1>(1), [=](index<1> i) restrict(amp) { r[0] = a(); });
  return r[0] == 2468 && c() == 1357 ? 0 : 1;
}
