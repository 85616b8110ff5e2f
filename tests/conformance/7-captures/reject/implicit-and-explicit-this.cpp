// A kernel must not capture this implicitly, explicitly or as an init-capture.
//
// reject: P-7.1-f, L-2.4.3.3-c
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
static int fails;
struct B {
  int b;
};
struct S : B {
  int a;
  static int s;
  array_view<int, 1> mv;

  int mf() const restrict(cpu, amp) { return a; }
  void f() {
    array_view<int, 1> v(4);
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = a; }); // ERROR
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = this->a; }); // ERROR
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = b; }); // ERROR
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = mf(); }); // ERROR
    parallel_for_each(v.extent, [ this, v ](index<1> i) restrict(amp) { v[i] = a; }); // ERROR
    parallel_for_each(v.extent, [&](index<1> i) restrict(amp) { mv[i] = 1; }); // ERROR
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { mv[i] = 1; }); // ERROR
    parallel_for_each(
        v.extent, [ =, q = this ](index<1> i) restrict(amp) { v[i] = q->a; }); // ERROR
    parallel_for_each(
        v.extent, [=](index<1> i) restrict(amp) {
          auto g = [=]() restrict(amp) { return a; }; // ERROR
          v[i] = g();
        });
  }
};
int main() { return 0; }
