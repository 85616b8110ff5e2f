// Tiles count values with atomics in tile_static memory and add the counts to a global view.
//
// accept: AT-6-i, AT-6-j
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using namespace concurrency;

struct bins
{
    static const int count = 16;
};

int main()
{
    const int size = 256;
    unsigned values[size];
    int expected[bins::count] = {}, result[bins::count] = {};
    unsigned seed = 1;
    for (unsigned &x : values)
    {
        seed = seed * 1664525u + 1013904223u;
        x = seed >> 28;
        ++expected[x];
    }
    array_view<const unsigned, 1> in(size, values);
    array_view<int, 1> out(bins::count, result);
    parallel_for_each(in.extent.tile<32>(), [=](tiled_index<32> t) restrict(amp)
    {
        tile_static int local[bins::count];
        if (t.local[0] < bins::count)
            local[t.local[0]] = 0;
        t.barrier.wait();
        atomic_fetch_inc(&local[in[t]]);
        t.barrier.wait();
        if (t.local[0] < bins::count)
            atomic_fetch_add(&out[t.local[0]], local[t.local[0]]);
    });
    out.synchronize();
    for (int k = 0; k < bins::count; ++k)
        check("bin", result[k], expected[k]);
    return failures;
}
