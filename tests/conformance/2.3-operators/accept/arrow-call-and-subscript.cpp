// Arrow, call, subscript and plus operators are selected by restriction before constness.
//
// accept: L-2.3.2.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <vector>
#include "check.h"
using namespace concurrency;
struct T {
  int v;
};
struct P {
  T a, b;
  const T *operator->() const { return &a; }
  T *operator->() restrict(amp) { return &b; }
  T &operator*() restrict(amp) { return b; }
  const T &operator*() const { return a; }
  int operator()(long) const { return 1; }
  int operator()(int) restrict(amp) { return 2; }
  int operator[](double) const { return 3; }
  int operator[](int) restrict(amp) { return 4; }
  P &operator++() restrict(amp) {
    b.v += 10;
    return *this;
  }
  int operator+(long) const { return 5; }
  int operator+(int) restrict(amp) { return 6; }
};
int main() {
  int o[5];
  array_view<int> v(5, o);
  parallel_for_each(
      extent<1>(1), [=](index<1>) restrict(amp) {
        P p{{1}, {2}};
        v[0] = p->v;
        v[1] = (*p).v;
        v[2] = p(1);
        v[3] = p[1];
        v[4] = p + 1;
      });
  CHECK(v[0] == 2 && v[1] == 2 && v[2] == 2 && v[3] == 4 && v[4] == 6);
  P p{{1}, {2}};
  CHECK(p->v == 1 && (*p).v == 1 && p(1) == 1 && p[1] == 3 && p + 1 == 5);
  return failures;
}
