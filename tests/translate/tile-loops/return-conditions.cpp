// With --tile-loops, the condition of an early return may call a function with barriers if no
// barrier follows: each thread then ends on its own.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %translate --tile-loops -Rpass=tile-loops -Rpass-missed=tile-loops 2>&1 | FileCheck %s --check-prefix=REMARK
// RUN: %builds

#include <amp.h>
using namespace concurrency;

static bool load(const tiled_index<64> &t, int (&s)[64], array_view<const int, 1> v) restrict(amp)
{
    s[t.local[0]] = v[t.global];
    t.barrier.wait();
    return (s[63 - t.local[0]] & 1) != 0;
}

static int loaded(const tiled_index<64> &t, int (&s)[64], array_view<const int, 1> v) restrict(amp)
{
    if (!load(t, s, v))
        return -1;
    return s[t.local[0]];
}

void run(array_view<const int, 1> v, array_view<int, 1> o)
{
    // REMARK: [[@LINE+1]]:{{.*}}kernel runs as loops
    parallel_for_each(v.extent.tile<64>(), [=](tiled_index<64> t) restrict(amp) {
        tile_static int s[64];
        if (!load(t, s, v)) {
            o[t.global] = 0;
            return;
        }
        o[t.global] = s[63 - t.local[0]];
    });
    // REMARK: [[@LINE+1]]:{{.*}}kernel runs as loops
    parallel_for_each(v.extent.tile<64>(), [=](tiled_index<64> t) restrict(amp) {
        tile_static int s[64];
        o[t.global] = loaded(t, s, v);
    });
    // A barrier follows, which the threads that return do not reach.
    // REMARK: [[@LINE+1]]:{{.*}}on a fiber
    parallel_for_each(v.extent.tile<64>(), [=](tiled_index<64> t) restrict(amp) {
        tile_static int s[64];
        if (load(t, s, v) && t.tile[0] > 3)
            return;
        t.barrier.wait();
        o[t.global] = s[63 - t.local[0]];
    });
    // REMARK: [[@LINE+1]]:{{.*}}on a fiber
    parallel_for_each(v.extent.tile<64>(), [=](tiled_index<64> t) restrict(amp) {
        tile_static int s[64];
        for (int i = 0; i < 3; ++i)
            if (load(t, s, v))
                return;
    });
}
