// Members are selected by restriction before constness, through this, a pointer or a reference.
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
  int m() const { return 1; }
  int m() restrict(amp) { return 2; }
  int n() { return 3; }
  int n() const restrict(amp) { return 4; }
  int cpu() { return m() * 10 + n(); }
  int amp() restrict(amp) { return m() * 10 + n(); }
  int operator[](int) const { return 5; }
  int operator[](int) restrict(amp) { return 6; }
};
int main() {
  int o[4];
  array_view<int> v(4, o);
  parallel_for_each(
      extent<1>(1), [=](index<1>) restrict(amp) {
        S s;
        S *p = &s;
        S &r = s;
        v[0] = s.amp();
        v[1] = p->m() * 10 + p->n();
        v[2] = r.m() * 10 + r.n();
        v[3] = s[0];
      });
  CHECK(v[0] == 24 && v[1] == 24 && v[2] == 24 && v[3] == 6);
  S s;
  S *p = &s;
  CHECK(s.cpu() == 13 && p->m() == 1 && p->n() == 3 && s[0] == 5);
  return failures;
}
