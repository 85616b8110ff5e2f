// A kernel must not capture this, implicitly or explicitly.
//
// reject: L-2.4.3.3-c, P-7.1-g, P-7.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;

// A kernel in a member function must not capture this, implicitly or explicitly.
namespace implicit_and_explicit {
struct runner {
  array_view<int, 1> v;
  int n;

  void go() {
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = n; }); // expected-error
  }

  void go_explicitly() {
    array_view<int, 1> w = v;
    parallel_for_each(v.extent, [ this, w ](index<1> i) restrict(amp) { w[i] = n; });
    // expected-error@-1
  }

  void go_right() {
    array_view<int, 1> w = v;
    int m = n;
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { w[i] = m; });
  }
};
} // namespace implicit_and_explicit

// A member function's kernel must not capture this by a copy default, a reference default or by
// name.
namespace capture_defaults {
struct S {
  array_view<int> v;
  int n;
  void go() {
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = 0; }); // expected-error
    auto w = v;
    parallel_for_each(v.extent, [ w, this ](index<1> i) restrict(amp) { w[i] = n; });
    // expected-error@-1
    parallel_for_each(v.extent, [&](index<1> i) restrict(amp) { n = i[0]; });
    // expected-error@-1
  }
};
} // namespace capture_defaults

// A kernel must not capture this implicitly, explicitly or as an init-capture.
namespace kinds_of_uses {
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
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = a; });
    // expected-error@-1
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = this->a; });
    // expected-error@-1
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = b; });
    // expected-error@-1
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = mf(); });
    // expected-error@-1
    parallel_for_each(v.extent, [ this, v ](index<1> i) restrict(amp) { v[i] = a; });
    // expected-error@-1
    parallel_for_each(v.extent, [&](index<1> i) restrict(amp) { mv[i] = 1; });
    // expected-error@-1
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { mv[i] = 1; });
    // expected-error@-1
    parallel_for_each(
        v.extent, [ =, q = this ](index<1> i) restrict(amp) { v[i] = q->a; }); // expected-error
    parallel_for_each(
        v.extent, [=](index<1> i) restrict(amp) {
          auto g = [=]() restrict(amp) { return a; }; // expected-error
          v[i] = g();
        });
  }
};
} // namespace kinds_of_uses

int main() {}
