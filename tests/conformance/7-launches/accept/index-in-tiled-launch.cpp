// A tiled launch accepts a kernel that takes an index or returns a value.
//
// accept: P-7-j, P-7-k
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using namespace concurrency;

int main() {
  int data[12] = {};
  array_view<int, 2> v(3, 4, data);
  parallel_for_each(
      v.extent.tile<3, 2>(), [=](index<2> i) restrict(amp) { v[i] = i[0] * 10 + i[1]; });
  check("corner", v(2, 3), 23);
  parallel_for_each(v.extent, [=](index<2> i) restrict(amp)->int { return v[i] += 100; });
  check("corner again", v(2, 3), 123);
  parallel_for_each(v.extent, [=](index<2> i) restrict(amp) { return v[i] = 7; });
  check("deduced", v(1, 1), 7);
  return failures;
}
