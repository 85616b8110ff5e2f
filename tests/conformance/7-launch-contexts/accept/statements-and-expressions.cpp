// parallel_for_each launches from each kind of statement, condition, comma and conditional
// expression.
//
// accept: P-7.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using namespace concurrency;
template <int N> int ic(int k) {
  array_view<int, 1> v(4);
  if constexpr (N == 0) parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = k; });
  else if constexpr (N == 1) {
    int z = k * 2;
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = z; });
  } else
    parallel_for_each(
        v.extent, [=](index<1> i) restrict(amp) {
          if constexpr (N > 2) v[i] = k + N;
          else v[i] = -k;
        });
  return v[0];
}
static int use(array_view<int, 1> v) { return v[0]; }
struct Chain {
  array_view<int, 1> v;
  template <class K> Chain run(K f) {
    parallel_for_each(v.extent, f);
    return *this;
  }
};
static int ret(array_view<int, 1> v, int k) {
  return parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = k; }), v[0];
}
static void retv(array_view<int, 1> v, int k) {
  return parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = k; });
}
int main() {
  CHECK(ic<0>(3) == 3);
  CHECK(ic<1>(3) == 6);
  CHECK(ic<2>(3) == -3);
  CHECK(ic<3>(3) == 6);
  array_view<int, 1> v(4);
  for (int k = 0; k < 4; ++k) switch (k) {
    case 0:
      parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = k + 1; });
      CHECK(v[0] == 1);
      break;
    case 1: {
      int q = 7;
      parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = k + q; });
    }
      CHECK(v[0] == 8);
      break;
    default:
      parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = 100; });
      CHECK(v[0] == 100);
    }
  int n = 0;
  for (parallel_for_each(
           v.extent, [=](index<1> i) restrict(amp) { v[i] = 0; });
       v[0] < 3; parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] += 1; }))
    ++n;
  CHECK(n == 3);
  for (int j = 0, q = 2; j < 2;
       parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = q + j; }), ++j)
    n += j;
  CHECK(v[0] == 3);
  n == 4 ? parallel_for_each(
               v.extent, [=](index<1> i) restrict(amp) { v[i] = 41; })
         : parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = 42; });
  CHECK(v[0] == 41);
  n = (parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = n; }), v[0] + 1);
  CHECK(n == 5);
  CHECK(ret(v, 9) == 9);
  retv(v, 8);
  CHECK(v[0] == 8);
  int k = 2;
  Chain c{v};
  c.run([=](index<1> i) restrict(amp) { v[i] = k; })
      .run([=](index<1> i) restrict(amp) { v[i] *= 10; })
      .run([=](index<1> i) restrict(amp) { v[i] += k; });
  CHECK(v[0] == 22);
  if (int q = 3; q > k) parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = q; });
  else parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = -q; });
  CHECK(v[0] == 3);
  if (int q = 0)
    ;
  else parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = q - 5; });
  CHECK(v[0] == -5);
  while (int w = v[0] + 5 ? 0 : 6)
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = w; });
  CHECK(v[0] == 6);
  do parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i]++; });
  while (v[0] < 9);
  CHECK(v[0] == 9);
  goto L;
M:
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i]++; });
  goto E;
L:
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = 70; });
  goto M;
E:
  CHECK(v[0] == 71);
  int arr[2] = {(parallel_for_each(
                     v.extent, [=](index<1> i) restrict(amp) { v[i] = 5; }),
                 v[0]),
                (parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = 6; }), v[0])};
  CHECK(arr[0] == 5 && arr[1] == 6);
  (void)arr;
  [&] { parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = 61; }); }();
  CHECK(use(v) == 61);
  return failures;
}
