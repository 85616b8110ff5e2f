// The host uses const operators -> and * on a mutable object although non-const amp ones match
// better.
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
};
int main() {
  int o[2];
  array_view<int> v(2, o);
  parallel_for_each(
      extent<1>(1), [=](index<1>) restrict(amp) {
        P p{{1}, {2}};
        v[0] = p->v;
        v[1] = (*p).v;
      });
  CHECK(v[0] == 2 && v[1] == 2);
  P p{{1}, {2}};
  CHECK(p->v == 1);
  CHECK((*p).v == 1);
  return failures;
}
