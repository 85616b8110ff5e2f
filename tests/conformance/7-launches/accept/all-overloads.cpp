// Each overload of parallel_for_each launches the kernel once for each index of its domain.
//
// accept: P-7-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using namespace concurrency;

int main() {
  int data[64] = {};
  array_view<int, 1> v(64, data);
  array_view<int, 2> m(8, 8, data);
  array_view<int, 3> c(4, 4, 4, data);
  accelerator_view av = accelerator().create_view();
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] += 1; });
  parallel_for_each(av, v.extent, [=](index<1> i) restrict(amp) { v[i] += 10; });
  parallel_for_each(
      v.extent.tile<16>(), [=](tiled_index<16> t) restrict(amp) { v[t.global] += 100; });
  parallel_for_each(
      av, v.extent.tile<16>(), [=](tiled_index<16> t) restrict(amp) { v[t] += 1000; });
  v.synchronize();
  parallel_for_each(
      m.extent.tile<4, 2>(), [=](tiled_index<4, 2> t) restrict(amp) { m[t] += 10000; });
  parallel_for_each(
      av, m.extent.tile<4, 2>(), [=](tiled_index<4, 2> t) restrict(amp) { m[t.global] += 20000; });
  m.synchronize();
  parallel_for_each(
      c.extent.tile<2, 2, 2>(), [=](tiled_index<2, 2, 2> t) restrict(amp) { c[t] += 100000; });
  parallel_for_each(
      av, c.extent.tile<1, 2, 4>(), [=](tiled_index<1, 2, 4> t) restrict(amp) { c[t] += 200000; });
  c.synchronize();
  for (int k = 0; k < 64; ++k) check("element", data[k], 331111);
  return failures;
}
