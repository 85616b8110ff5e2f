// A kernel applies sizeof, alignof and decltype to host variables that it does not capture.
//
// accept: P-7.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#pragma GCC diagnostic ignored "-Wunused-variable"
#include <amp.h>
#include <cstdio>
#include "check.h"
using namespace concurrency;
int main() {
  array_view<int, 1> v(10);
  int a = 1;
  double d = 2;
  float f[6] = {};
  struct L {
    int x, y, z;
  } l;
  const int k = 3;
  parallel_for_each(
      extent<1>(1), [=](index<1>) restrict(amp) {
        v[0] = sizeof(a) + sizeof(d);
        v[1] = sizeof(f) / sizeof(f[0]);
        v[2] = sizeof(l);
        v[3] = sizeof(f[0] + l.y);
        v[4] = alignof(decltype(d));
        decltype(d) q = 2.5;
        v[5] = int(q * 2);
        decltype(l.x) w = 6;
        v[6] = w;
        decltype(f) g = {1, 2};
        v[7] = int(g[1]);
        v[8] = sizeof(decltype(a + d));
        const decltype(k) z = k;
        v[9] = z;
      });
  int want[] = {12, 6, 12, 4, 8, 5, 6, 2, 8, 3};
  for (int i = 0; i < 10; ++i) {
    CHECK(v[i] == want[i]);
    if (v[i] != want[i]) std::printf("%d: %d\n", i, int(v[i]));
  }
  (void)a;
  (void)l;
  return failures;
}
