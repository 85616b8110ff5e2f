// A cpu call selects a base class parameter although an amp overload takes the derived class.
//
// accept: L-2.3.2.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#pragma GCC diagnostic ignored "-Wmaybe-uninitialized"
#include <amp.h>
using namespace concurrency;
struct X {};
struct Y : X {
  int k;
};
int f(const X &) { return 1; }
int f(const Y &) restrict(amp) { return 2; }
struct B {
  int g(X) { return 3; }
};
struct D : B {
  using B::g;
  int g(Y) restrict(amp) { return 4; }
};
template <class T> int h(T) { return 5; }
int h(Y) restrict(amp) { return 6; }
int main() {
  Y y;
  D d;
  return f(y) == 1 && d.g(y) == 3 && h(y) == 5 ? 0 : 1;
}
