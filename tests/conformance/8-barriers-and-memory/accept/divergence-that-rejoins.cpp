// Threads of a tile may diverge and rejoin before a barrier.
//
// accept: M-8.1.1-c
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using namespace concurrency;

int main()
{
    int data[8] = {};
    array_view<int, 1> v(8, data);
    parallel_for_each(v.extent.tile<4>(), [=](tiled_index<4> t) restrict(amp)
    {
        tile_static int buffer[4];
        int l = t.local[0];
        if (l % 2)
            buffer[l] = l * 10;
        else
            buffer[l] = -l;
        for (int k = 0; k < l; ++k)
        {
            if (k == 2)
                break;
            buffer[l] += 1;
        }
        t.barrier.wait();
        for (int stride = 2; stride > 0; stride /= 2)
        {
            if (l < stride)
                buffer[l] += buffer[l + stride];
            t.barrier.wait();
        }
        if (l != 0)
            return;
        v[t.tile[0]] = buffer[0];
    });
    check("0", v[0], 0 + 11 + 0 + 32);
    check("1", v[1], 43);
    return failures;
}
