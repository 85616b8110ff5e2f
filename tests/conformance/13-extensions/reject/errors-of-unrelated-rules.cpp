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
  ~A(); // expected-error
};
void h();
int f(int x) restrict(amp) {
  h(); // expected-error
  x = global; // expected-error
  char c; // expected-error
  goto end; // expected-error
  V v; // expected-error
  static int s; // expected-error
end: // expected-error
  return f(x); // expected-error
}
void z() restrict(gpu); // expected-error
int ok(int x) restrict(amp) { return x; }
void k() { ok(1); } // expected-error
int (*p)(int) = ok; // expected-error
template <class T> T t(T a) restrict(amp) { return a + 'x'; } // expected-error
int u() restrict(amp) { return t(1); }
int main() {
  array_view<int, 1> v(1);
  parallel_for_each(v.extent, [=](index<1> i) { v[i] = 1; }); // expected-error
}
