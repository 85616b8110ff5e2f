// Barriers under a condition that depends on data have a warning; another error makes the translation fail.
// M-8.1.1-k, M-8.1.1-l
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %rejected

#include <amp.h>
using namespace concurrency;

int read(array_view<int, 1> v, int i) restrict(amp) { return v[i]; }

void launches(array_view<int, 1> v, array_view<const int, 1> w)
{
    parallel_for_each(v.extent.tile<16>(), [=](tiled_index<16> t) restrict(amp) {
        tile_static int count;
        if (v[t] > 0) // expected-note {{this condition may differ between the threads of a tile}}
            t.barrier.wait(); // expected-warning {{this barrier might not be reached by all threads of the tile [AMP1651]}}
        count = 0;
        if (count == 0)
            t.barrier.wait(); // expected-warning {{this barrier might not be reached by all threads of the tile [AMP1651]}}
        int old = atomic_fetch_inc(&count);
        while (old-- > 0)
            t.barrier.wait(); // expected-warning {{this barrier might not be reached by all threads of the tile [AMP1651]}}
        if (read(v, 3) + t.local[0] > 2)
            t.barrier.wait(); // expected-warning {{this barrier might not be reached by all threads of the tile [AMP1651]}}
        if (w(2) == 1)
            return;
        t.barrier.wait(); // expected-warning {{this barrier might not be reached by all threads of the tile [AMP1651]}}
    });
    parallel_for_each(v.extent.tile<16>(), [=](tiled_index<16> t) restrict(amp) {
        asm(""); // expected-error {{[AMP1419]}}
        v[t] = 1;
    });
}
