// A local class keeps the global constant and class that later local declarations hide.
//
// accept: P-7.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#pragma GCC diagnostic ignored "-Wmissing-field-initializers"
#pragma GCC diagnostic ignored "-Wunused-parameter"
#include <amp.h>
#include "check.h"
using namespace concurrency;
// L uses the global k and Q, which a local constant and a local class hide later.
const int k = 100;
struct Q {
  int z = 50;
};
static int f(int n) {
  array_view<int, 1> v(2);
  struct L {
    int a;
    Q q;
    int get() const restrict(cpu, amp) { return a + k + q.z; }
  };
  L l{5};
  const int k = 2;
  struct Q {
    int z = 3;
  };
  Q q;
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        Q r;
        v[i] = l.get() + k * 1000 + q.z * 10000 + r.z * 100000;
      });
  return v[0];
}
int main() {
  CHECK(f(1) == 155 + 2000 + 30000 + 300000);
  return failures;
}
