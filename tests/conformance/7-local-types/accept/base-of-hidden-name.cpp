// A local class keeps its base class if a later local class hides the name of the base.
//
// accept: P-7.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using namespace concurrency;
struct Q {
  int z = 50;
};
static int f(int n) {
  array_view<int, 1> v(2);
  struct L : Q {
    int a;
  };
  L l;
  l.a = n;
  struct Q {
    int z = 3;
  };
  Q q;
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        Q r;
        v[i] = l.a + l.z + q.z * 1000 + r.z * 10000;
      });
  return v[0];
}
int main() {
  CHECK(f(1) == 51 + 33000);
  return failures;
}
