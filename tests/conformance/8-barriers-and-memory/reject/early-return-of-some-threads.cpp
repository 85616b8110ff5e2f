// Some threads of a tile must not return or break out of a loop before a barrier.
//
// reject: M-8.1.1-d
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;

void f(array_view<int, 1> v)
{
    parallel_for_each(v.extent.tile<16>(), [=](tiled_index<16> t) restrict(amp)
    {
        if (t.local[0] >= 5)
            return;
        t.barrier.wait(); // ERROR-NEAR
        v[t] = 1;
    });
}

void g(array_view<int, 1> v)
{
    parallel_for_each(v.extent.tile<16>(), [=](tiled_index<16> t) restrict(amp)
    {
        for (int k = 0; k < 4; ++k)
        {
            if (k == t.local[0])
                break;
            t.barrier.wait(); // ERROR-NEAR
        }
    });
}
