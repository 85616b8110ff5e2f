// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "march.h"

int other(int i) {
  int sum = 0;
  concurrency::array_view<int> v(1, &sum);
  parallel_for_each(v.extent, [=](concurrency::index<1> at) restrict(amp) { v[at] = march_amp(i); });
  return march_cpu(i) + v[0];
}
