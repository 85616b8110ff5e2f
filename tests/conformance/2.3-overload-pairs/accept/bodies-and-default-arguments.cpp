// Bodies and default arguments of a pair call the overload of their own restriction.
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
int g(int x = f(1)) restrict(amp) { return x; }
int h(int x) { return f(x); }
int h(int x) restrict(amp) { return f(x); }
struct S {
  int m() const { return f(1); }
  int m() const restrict(amp) { return f(1); }
  int operator()(int x) const { return f(x); }
  int operator()(int x) const restrict(amp) { return f(x); }
  operator int() const { return f(1); }
  operator int() const restrict(amp) { return f(1); }
};
#define R                                                                                          \
  S s;                                                                                             \
  return h(1) * 1000 + s.m() * 100 + s(1) * 10 + s;
int c() { R }
int a() restrict(amp) { R }
int b() restrict(cpu, amp) { R }
int main() {
  int o[3];
  array_view<int> r(3, o);
  parallel_for_each(
      extent<1>(1), [=](index<1> i) restrict(amp) {
        r[0] = a();
        r[1] = b();
        r[2] = g();
      });
  return r[0] == 2222 && r[1] == 2222 && r[2] == 2 && c() == 1111 && b() == 1111 ? 0 : 1;
}
