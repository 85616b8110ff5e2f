// A kernel captures a local class made of local bases, typedefs, unions and unnamed classes.
//
// accept: P-7.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using namespace concurrency;
static int f(int n) {
  array_view<int, 1> v(2);
  struct A {
    int a;
    enum { k = 3 };
  };
  struct B : A {
    int b;
    A inner;
    int sum() const restrict(cpu, amp) { return a + b + inner.a + k; }
  };
  typedef B C[2];
  struct D {
    C c;
    union {
      int u;
      unsigned w;
    };
    struct {
      int an;
    } s;
  };
  D d = {};
  d.c[1].b = n;
  d.u = 4;
  d.s.an = 5;
  d.c[1].inner.a = 6;
  d.c[0].a = 7;
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        D e = d;
        v[i] = e.c[1].sum() + e.w * 100 + e.s.an * 1000 + e.c[0].a * 10000;
      });
  return v[0];
}
int main() {
  CHECK(f(1) == 1 + 6 + 3 + 400 + 5000 + 70000);
  return failures;
}
