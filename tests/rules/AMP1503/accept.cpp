// A lambda in a kernel gets a tile_static array as an argument, and may capture a tile_static scalar. L-2.4.3.5.1-d
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
    std::vector<int> data = {1, 2, 3, 4};
    array_view<int, 1> v(4, data);
    parallel_for_each(v.extent.tile<4>(), [=](tiled_index<4> t) restrict(amp)
    {
        tile_static int shared[4];
        shared[t.local[0]] = v[t.global];
        t.barrier.wait();
        auto first = [](const int *s) { return s[0]; };
        tile_static int last;
        if (t.local[0] == 3)
            last = shared[3];
        t.barrier.wait();
        auto copy = [=] { return last; };
        auto inner = [=] { auto same = [&] { return last; }; return same(); };
        t.barrier.wait();
        if (t.local[0] == 3)
            last = 0;
        t.barrier.wait();
        v[t.global] = first(shared) + copy() + inner() + last;
    });
    v.synchronize();
    return data[0] == 9 && data[3] == 9 ? 0 : 1;
}
