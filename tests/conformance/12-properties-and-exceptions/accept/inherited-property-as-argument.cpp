// An inherited property that is passed to a function binds to const references only.
//
// accept: G-1.1-d
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using namespace concurrency;
int q(extent<2> &e) {
  e[0] = 1;
  return 1;
}
int q(const extent<2> &) { return 2; }
struct D : array_view<int, 2> {
  D(int a, int b) : array_view<int, 2>(a, b) {}
  int f() { return q(extent); }
  int g() {
    auto e = extent;
    e[0] = 9;
    auto &&r = extent;
    r[0] = 8;
    extent[0] = 7;
    return extent[0];
  }
};
struct E : array<int, 2> {
  E(int a, int b) : array<int, 2>(a, b) {}
  int f() { return q(this->extent); }
  unsigned n() const { return extent.size(); }
  concurrency::accelerator_view w() const { return accelerator_view; }
};
template <class B> struct F : B {
  using B::B;
  int f() { return q(this->extent); }
  int g() const { return this->extent[1]; }
};
int main() {
  D d(2, 3);
  CHECK(d.g() == 2);
  CHECK(d.f() == 2);
  CHECK(d.extent == extent<2>(2, 3));
  E e(2, 3);
  CHECK(e.f() == 2);
  CHECK(e.n() == 6);
  CHECK(e.w() == e.accelerator_view);
  F<array_view<int, 2>> x(2, 3);
  CHECK(x.g() == 3);
  CHECK(x.f() == 2);
  CHECK(x.g() == 3);
  return failures;
}
