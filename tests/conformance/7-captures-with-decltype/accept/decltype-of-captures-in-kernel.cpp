// A kernel declares variables by the decltype of captured arrays, closures, calls, views and its
// index.
//
// accept: P-7.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using namespace concurrency;
int main() {
  array_view<int, 1> v(4);
  float buf[4] = {1, 2, 3, 4};
  auto fn = [](int x) restrict(cpu, amp) { return x * 2; };
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        decltype(buf) g = {5};
        decltype(fn) h = fn;
        decltype(fn(1)) r = h(4);
        decltype(v) w = v;
        w[i] = int(g[0]) + r;
        decltype(i) j = i;
        w[j] += sizeof(buf);
      });
  CHECK(v[1] == 13 + 16);
  return failures;
}
