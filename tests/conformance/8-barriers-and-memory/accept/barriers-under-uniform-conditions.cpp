// A kernel may wait in branches and loops on captured values, template arguments and tile indices.
//
// accept: M-8.1.1-e, M-8.1.1-f, M-8.1.1-g, M-8.1.1-i
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using namespace concurrency;

template <bool Twice> int rotate(int x, tiled_index<4> t, int *buffer) restrict(amp)
{
    buffer[t.local[0]] = x;
    t.barrier.wait();
    int r = buffer[(t.local[0] + 1) % 4];
    t.barrier.wait();
    if (Twice)
    {
        buffer[t.local[0]] = r;
        t.barrier.wait();
        r = buffer[(t.local[0] + 1) % 4];
        t.barrier.wait();
    }
    return r;
}

int main()
{
    int data[8];
    for (int k = 0; k < 8; ++k)
        data[k] = k;
    array_view<int, 1> v(8, data);
    int rounds = 3;
    bool more = true;
    parallel_for_each(v.extent.tile<4>(), [=](tiled_index<4> t) restrict(amp)
    {
        tile_static int buffer[4];
        int x = v[t];
        for (int k = 0; k < rounds; ++k)
        {
            if (k == 2 && more)
                x = rotate<true>(x, t, buffer);
            else
                x = rotate<false>(x, t, buffer);
        }
        if (t.tile[0] == 1)
        {
            buffer[t.local[0]] = x;
            t.barrier.wait();
            x = buffer[3 - t.local[0]];
        }
        int n = rounds;
        do
        {
            t.barrier.wait();
            n -= 1;
        } while (n > 0);
        v[t] = x;
    });
    for (int k = 0; k < 4; ++k)
        check("first tile", v[k], k);
    for (int k = 0; k < 4; ++k)
        check("second tile", v[4 + k], 7 - k);
    return failures;
}
