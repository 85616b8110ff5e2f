// A property binds to a const template reference parameter, not to a non-const one.
//
// accept: G-1.1-d
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using namespace concurrency;
template <class T> int q(T &) { return 1; }
template <class T> int q(const T &) { return 2; }
struct X {
  int k;
  X(extent<1> &) : k(1) {}
  X(const extent<1> &) : k(2) {}
  int operator+(extent<1> &) const { return 1; }
  int operator+(const extent<1> &) const { return 2; }
};
template <class V> int in(V &v) { return q(v.extent); }
int main() {
  array<int, 1> a(4);
  array_view<int, 1> v(a);
  CHECK(q(v.extent) == 2);
  CHECK(q(a.extent) == 2);
  CHECK(q(true ? v.extent : a.extent) == 2);
  CHECK(q((v.extent)) == 2);
  CHECK(in(v) == 2);
  CHECK(X(v.extent).k == 2);
  CHECK(X(a.extent) + a.extent == 2);
  return failures;
}
