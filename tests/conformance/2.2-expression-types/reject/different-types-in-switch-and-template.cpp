// A cpu,amp switch or template must not depend on overloads of different result types.
//
// reject: L-2.2-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
struct A {
  double get() const { return 1; }
  int get() const restrict(amp) { return 1; }
};
int okc(A a) { return (int)a.get(); }
int oka(A a) restrict(amp) { return a.get(); }
int bad1(A a) restrict(cpu, amp) { return (int)a.get(); } // ERROR
template <class T> int bad2(T a) restrict(cpu, amp) {
  auto x = a.get(); // ERROR
  return (int)x;
}
struct B {
  int v;
  int *begin() restrict(cpu, amp);
  float *end() restrict(cpu);
  int *end() restrict(amp);
};
struct C {
  operator int() const { return 1; }
  operator long() const restrict(amp) { return 1; }
};
int sw(C c) restrict(cpu, amp) {
  switch (c) { // ERROR
  default:
    return 1;
  }
}
int use() restrict(cpu, amp) { return bad2(A()); }
int main() {}
