// A closure copies large objects and arrays of thousands of elements when it is created.
//
// accept: P-7.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#pragma GCC diagnostic ignored "-Wunused-variable"
#include <amp.h>
#include "check.h"
using namespace concurrency;
struct Big {
  int a[1500];
  double d[100];
};
template <typename T, int N> struct vec {
  T x[N];
  T sum() const restrict(cpu, amp) {
    T s = 0;
    for (int i = 0; i < N; ++i) s += x[i];
    return s;
  }
};
int main() {
  Big b;
  for (int i = 0; i < 1500; ++i) b.a[i] = i;
  for (int i = 0; i < 100; ++i) b.d[i] = i;
  vec<float, 2000> q;
  for (float &x : q.x) x = 1;
  static int raw[3000];
  int loc[3000];
  for (int i = 0; i < 3000; ++i) loc[i] = i * 2;
  array_view<int, 1> v(4);
  int k = 1;
  auto f = [=](index<1> i) restrict(amp) {
    v[i] = b.a[1499] + int(b.d[99]) + int(q.sum()) + loc[2999] + k;
  };
  b.a[1499] = 0;
  loc[2999] = 0;
  parallel_for_each(v.extent, f);
  CHECK(v[2] == 1499 + 99 + 2000 + 5998 + 1);
  parallel_for_each(
      v.extent.tile<2>(), [=](tiled_index<2> t) restrict(amp) {
        v[t] = b.a[1498] + loc[2998] + q.sum();
      });
  CHECK(v[3] == 1498 + 5996 + 2000);
  return failures;
}
