// A kernel uses constexpr and const objects, their members and elements of constant arrays.
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
struct P {
  int a;
  float b;
  constexpr int sum() const restrict(cpu, amp) { return a + int(b); }
};
constexpr P gp{1, 2.f};
int main() {
  array_view<int, 1> v(8);
  constexpr P p{3, 4.f};
  const P q{5, 6.f};
  constexpr int arr[] = {7, 8, 9};
  const int carr[2] = {10, 11};
  constexpr int el = arr[1] + 4;
  static constexpr int sarr[2] = {1, 2};
  const int x = 3, y = 8;
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        v[0] = p.a + p.sum();
        v[1] = q.a;
        v[2] = arr[(i[0] * 3 + 1) % 3];
        v[3] = carr[1];
        v[4] = el;
        v[5] = x;
        v[6] = y;
        int z[arr[0]];
        v[7] = sizeof(z);
      });
  CHECK(v[0] == 10);
  CHECK(v[1] == 5);
  CHECK(v[2] == 8);
  CHECK(v[3] == 11);
  CHECK(v[4] == 12);
  CHECK(v[5] == 3);
  CHECK(v[6] == 8);
  CHECK(v[7] == 28);
  return failures;
}
