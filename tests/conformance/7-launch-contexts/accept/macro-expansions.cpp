// Kernels whose captures, restriction or body come from macros run correctly.
//
// accept: P-7.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using namespace concurrency;
#define PFE(v, ...) parallel_for_each((v).extent, [=](index<1> i) restrict(amp) __VA_ARGS__)
#define LAM [=](index<1> i) restrict(amp)
#define BODY                                                                                       \
  { v[i] = k + i[0]; }
#define CAP [ =, &arr ]
#define CAP2 [ v, k ]
#define RES restrict(amp)
#define AMP_ amp
#define IDX index<1> i
#define NAME(n)                                                                                    \
  int n(int k) {                                                                                   \
    array_view<int, 1> v(4);                                                                       \
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = k * n##_c; });              \
    return v[0];                                                                                   \
  }
#define KVAR k
enum { one_c = 1, two_c = 2 };
NAME(one)
NAME(two)
#define TWICE(x) x x
#define ALL(k0)                                                                                    \
  [&] {                                                                                            \
    array_view<int, 1> v(4);                                                                       \
    int k = k0;                                                                                    \
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = k; });                      \
    return v[0];                                                                                   \
  }()
int main() {
  array_view<int, 1> v(4);
  int k = 10;
  PFE(v, { v[i] = k; });
  CHECK(v[1] == 10);
  PFE(v, {
    int a[2] = {1, 2};
    v[i] = a[0] + a[1] + k;
  });
  CHECK(v[1] == 13);
  parallel_for_each(v.extent, LAM { v[i] = k + 5; });
  CHECK(v[1] == 15);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) BODY);
  CHECK(v[1] == 11);
  array<int, 1> arr(4);
  parallel_for_each(
      v.extent, CAP(index<1> i) restrict(amp) {
        arr[i] = k + 7;
        v[i] = arr[i] + 1;
      });
  CHECK(v[1] == 18);
  parallel_for_each(v.extent, CAP2(index<1> i) RES { v[i] = k + 8; });
  CHECK(v[1] == 18);
  parallel_for_each(v.extent, CAP2(IDX) restrict(AMP_) { v[i] = KVAR + 9; });
  CHECK(v[1] == 19);
  CHECK(one(3) == 3);
  CHECK(two(3) == 6);
  TWICE(parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] += KVAR; });)
  CHECK(v[1] == 39);
  TWICE(TWICE(PFE(v, BODY);))
  CHECK(v[2] == 12);
  CHECK(ALL(5) == 5);
  CHECK(ALL(7) + ALL(8) == 15);
  return failures;
}
