// A kernel copies the value of references to elements of a static array, also in a range-based
// loop.
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
static int arr[3] = {1, 2, 3};
int main() {
  int t = 0;
  array_view<int, 1> v(2);
  for (const int &x : arr) {
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = x; });
    t = t * 10 + v[0];
  }
  CHECK(t == 123);
  auto &r = arr;
  int &e = arr[1];
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = e; });
  CHECK(v[0] == 2);
  return failures;
}
