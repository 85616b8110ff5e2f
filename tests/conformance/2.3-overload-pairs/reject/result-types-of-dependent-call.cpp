// A dependent call of a cpu,amp template must not select a pair with different result types.
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
  int get() const restrict(cpu) { return v; }
  double get() const restrict(amp) { return v; }
};
struct B {
  int v;
  int get() const restrict(cpu, amp) { return v; }
};
template <class T> double use(const T &t) restrict(cpu, amp) {
  return t.get() + 1; // ERROR
}
int main() {
  B b{1};
  A a{1};
  return (int)use(b) + (int)use(a);
}
