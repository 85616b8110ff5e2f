// One translation reports errors of unrelated rules, each on its own line.
//
// reject: X-13-g
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
int global;
struct V {
  virtual void f();
};
struct A {
  A();
  A() restrict(amp);
  ~A(); // ERROR
};
void h();
int f(int x) restrict(amp) {
  h(); // ERROR
  x = global; // ERROR
  char c; // ERROR
  goto end; // ERROR
  V v; // ERROR
  static int s; // ERROR
end: // ERROR
  return f(x); // ERROR
}
void z() restrict(gpu); // ERROR
int ok(int x) restrict(amp) { return x; }
void k() { ok(1); } // ERROR
int (*p)(int) = ok; // ERROR
template <class T> T t(T a) restrict(amp) { return a + 'x'; } // ERROR
int u() restrict(amp) { return t(1); }
int main() {
  array_view<int, 1> v(1);
  parallel_for_each(v.extent, [=](index<1> i) { v[i] = 1; }); // ERROR
}
