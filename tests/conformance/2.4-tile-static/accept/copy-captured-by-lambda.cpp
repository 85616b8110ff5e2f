// A lambda in a kernel captures the value that a tile_static variable has at that point.
//
// accept: L-2.4.3.5.1-a, L-2.1.2-g
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using namespace concurrency;

int main()
{
    int data[4] = {};
    array_view<int, 1> v(4, data);
    parallel_for_each(v.extent.tile<2>(), [=](tiled_index<2> t) restrict(amp)
    {
        tile_static int s;
        if (t.local[0] == 0)
            s = 1 + t.tile[0];
        t.barrier.wait();
        auto before = [=] { return s; };
        t.barrier.wait();
        if (t.local[0] == 0)
            s = 50;
        t.barrier.wait();
        v[t] = before() * 100 + s;
    });
    check("first tile", v[1], 150);
    check("second tile", v[2], 250);
    return failures;
}
