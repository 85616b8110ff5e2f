// A header whose internal function calls a function that each source defines
// before it includes the header.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once
#include <amp.h>

static int changed(concurrency::array_view<int, 2> v) {
  struct by {
    int n;
    int plus(int x) const restrict(amp) { return change(x) + n; }
  } one = {1};
  parallel_for_each(v.get_extent(), [=](concurrency::index<2> i) restrict(amp) { v[i] = one.plus(v[i]); });
  return v(1, 0) + v(1, 1);
}
