// Decltype of a captured variable in a kernel is its declared type, with reference and const.
//
// accept: L-2.4.3.3-c
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <vector>
#include "check.h"
using namespace concurrency;
int main() {
  int o[2] = {};
  array_view<int> v(2, o);
  int n = 1;
  int &r = n;
  const int c = n + 1;
  double d = 2;
  const double &rd = d;
  int arr[2] = {3, 4};
  (void)n;
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        int loc = 1;
        decltype(r) q = loc;
        q = 5;
        decltype(c) k = 7;
        decltype(rd) z = d;
        decltype(arr) b = {8, 9};
        decltype(v) w = v;
        auto e = r;
        e += 1;
        decltype((n)) y = n;
        w[i] = loc + k + (int)z + b[1] + e + y + r + c + (int)sizeof(arr) + arr[0];
      });
  CHECK(v[0] == 5 + 7 + 2 + 9 + 2 + 1 + 1 + 2 + 8 + 3);
  return failures;
}
