// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "steps.h"

using namespace concurrency;

// A function of a name that the header has, too.
template <typename T> T sum(T x, int y) restrict(amp) { return x + y; }

void run_other(const array_view<int> &v, int by) {
  parallel_for_each(v.extent.tile<steps::size>(), [=](tiled_index<steps::size> t) restrict(amp) {
    tile_static int part[steps::size];
    part[t.local[0]] = v[t];
    t.barrier.wait();
    steps::rotate(part, by, 2, t);
    v[t] = sum(part[t.local[0]], 1000);
  });
}
