// No subexpression of a cpu,amp function may have a type that depends on the restriction.
//
// reject: L-2.2-g
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
struct A {
  int v;
  int get() const { return v; }
  long get() const restrict(amp) { return v; }
};
int f(A a) restrict(cpu, amp) {
  return (int)a.get(); // ERROR
}
int g(A a) restrict(cpu, amp) {
  a.get(); // ERROR
  return 0;
}
struct P1 {
  int x;
};
struct P2 {
  int x;
};
P1 mk() restrict(cpu);
P2 mk() restrict(amp);
int h() restrict(cpu, amp) {
  return mk().x; // ERROR
}
struct C {
  operator int() const restrict(cpu) { return 1; }
  operator float() const restrict(amp) { return 1; }
};
bool k(C c) restrict(cpu, amp) {
  return c + 1 > 0; // ERROR
}
int main() {}
