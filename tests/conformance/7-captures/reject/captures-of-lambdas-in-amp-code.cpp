// A lambda in an amp function must not capture references, pointers, this or adjacent bools.
//
// reject: L-2.4.3.3-b, L-2.4.3.3-c, L-2.4.3.3-e
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
struct Sh {
  short s;
};
int f(int n, array<int> &a) restrict(amp) {
  auto l1 = [&n] { return n; }; // expected-error
  auto l2 = [&] { return n; }; // expected-error
  auto l3 = [&a](index<1> i) { return a[i]; };
  int *p = &n;
  auto l4 = [p] { return *p; }; // expected-error
  auto l5 = [=] { return *p; }; // expected-error
  auto l6 = [q = &n] { return *q; }; // expected-error
  auto l7 = [&r = n] { return r; }; // expected-error
  bool b1 = true, b2 = false;
  auto l8 = [=] { return b1 && b2; }; // expected-error
  auto l9 = [](int x) restrict(cpu) { return x; };
  return l1() + l2() + l3(index<1>(0)) + l4() + l5() + l6() + l7() + l8() + l9(1); // expected-error
}
struct T {
  int k;
  int m() const restrict(amp) {
    auto l = [this] { return k; }; // expected-error
    return l();
  }
  int n() const restrict(amp) {
    auto l = [=] { return k; }; // expected-error
    return l();
  }
};
int main() {}
