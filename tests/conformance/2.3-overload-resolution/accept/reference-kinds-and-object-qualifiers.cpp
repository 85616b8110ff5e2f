// Overloads that differ in reference kind or object qualifier are selected by restriction first.
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
struct S {
  int v;
  int m() & { return 1; }
  int m() &&restrict(amp) { return 2; }
  int q() const &restrict(amp) { return 4; }
  int q() && { return 3; }
};
int f(const int &) { return 1; }
int f(int &) restrict(amp) { return 2; }
int g(int &) { return 3; }
int g(const int &) restrict(amp) { return 4; }
int main() {
  int o[4];
  array_view<int> v(4, o);
  parallel_for_each(
      extent<1>(1), [=](index<1>) restrict(amp) {
        int x = 0;
        v[0] = S().m();
        v[1] = S().q();
        v[2] = f(x);
        v[3] = g(x);
      });
  CHECK(v[0] == 2 && v[1] == 4 && v[2] == 2 && v[3] == 4);
  S s;
  int y = 0;
  CHECK(s.m() == 1 && S().q() == 3 && f(y) == 1 && g(y) == 3);
  return failures;
}
