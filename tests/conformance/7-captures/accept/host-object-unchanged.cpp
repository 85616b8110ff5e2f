// Kernels that change copies of their captures leave the host objects unchanged.
//
// accept: P-7.1-k, R-5.1-i, AT-6-d
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#pragma GCC diagnostic ignored "-Wmisleading-indentation"
#include <amp.h>
#include "check.h"
using namespace concurrency;
struct acc {
  int n;
  array_view<int, 1> v;
  void add(int i) restrict(cpu, amp) {
    n += i;
    v[i] += n;
  }
};
int main() {
  acc a{5, array_view<int, 1>(4)};
  for (int i = 0; i < 4; ++i) a.v[i] = 0;
  int loc[4] = {1, 2, 3, 4};
  index<3> k(1, 2, 3);
  extent<1> e(4);
  parallel_for_each(
      e, [=](index<1> i) restrict(amp) {
        acc b = a;
        b.add(i[0]);
        index<3> m = k;
        m += i[0];
        int c[4];
        for (int j = 0; j < 4; ++j) c[j] = loc[j] * 2;
        b.v[i] += m[2] + c[i[0]];
        array_view<int, 1> w = b.v;
        w = w.section(i, extent<1>(1));
        w[0] += 1000;
      });
  for (int i = 0; i < 4; ++i) CHECK(a.v[i] == 5 + i + 3 + i + (i + 1) * 2 + 1000);
  CHECK(a.n == 5 && k == index<3>(1, 2, 3) && loc[3] == 4);
  a.add(1);
  CHECK(a.n == 6);
  return failures;
}
