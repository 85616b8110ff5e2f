// A kernel declares tile_static arrays of local classes with lengths from constants and parameters.
//
// accept: P-7.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using namespace concurrency;
template <int N> int f(int k) {
  const int half = N / 2;
  struct L {
    int a, b;
  };
  L l{k, 2};
  array_view<int, 1> v(N * 2);
  parallel_for_each(
      v.extent.tile<N>(), [=](tiled_index<N> t) restrict(amp) {
        tile_static L s[N];
        tile_static int h[half];
        s[t.local[0]] = L{l.a * t.local[0], l.b};
        if (t.local[0] < half) h[t.local[0]] = half;
        t.barrier.wait();
        L q = s[N - 1 - t.local[0]];
        v[t.global] = q.a + q.b + h[0];
      });
  return v[N + 1];
}
struct S {
  typedef int real;
  enum { T = 4 };
  struct P {
    real r;
  };
  int run();
};
int S::run() {
  array_view<int, 1> v(8);
  P p{3};
  parallel_for_each(
      v.extent.tile<T>(), [=](tiled_index<T> t) restrict(amp) {
        tile_static P s[T];
        s[t.local[0]].r = p.r * t.local[0];
        t.barrier.wait();
        v[t] = s[T - 1].r;
      });
  return v[7];
}
#define TS tile_static
int main() {
  CHECK(f<4>(10) == 20 + 2 + 2);
  CHECK(f<8>(1) == 6 + 2 + 4);
  CHECK(S().run() == 9);
  const int T = 2;
  array_view<int, 2> v(4, 4);
  parallel_for_each(
      v.extent.tile<T, T>(), [=](tiled_index<T, T> t) restrict(amp) {
        TS int s[T][T];
        s[t.local[1]][t.local[0]] = t.global[0] * 10 + t.global[1];
        t.barrier.wait();
        v[t] = s[t.local[0]][t.local[1]];
      });
  CHECK(v(2, 3) == 32 && v(3, 2) == 23 && v(0, 1) == 10);
  return failures;
}
