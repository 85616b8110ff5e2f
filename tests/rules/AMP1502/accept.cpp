// tile_static variables are assigned; constructors of their classes do not run. L-2.4.3.5.1-g
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %accepted

#include <amp.h>
#include <vector>
using namespace concurrency;

int main()
{
    std::vector<int> data(8);
    array_view<int, 1> v(8, data);
    parallel_for_each(v.extent.tile<4>(), [=](tiled_index<4> t) restrict(amp)
    {
        tile_static int first;
        tile_static index<1> where;
        if (t.local[0] == 0)
        {
            first = 5;
            where = t.tile_origin;
        }
        t.barrier.wait();
        v[t.global] = first + where[0];
    });
    v.synchronize();
    return data[0] == 5 && data[7] == 9 ? 0 : 1;
}
