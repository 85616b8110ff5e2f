// A barrier must not be in an operand of &&, || or ?: that the thread index selects.
//
// reject: M-8.1.1-c
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;

bool sync(const tile_barrier &b) restrict(amp)
{
    b.wait();
    return true;
}

void by_and(array_view<int, 1> v)
{
    parallel_for_each(v.extent.tile<4>(), [=](tiled_index<4> t) restrict(amp)
    {
        v[t] = t.local[0] > 1 && sync(t.barrier); // ERROR-NEAR
    });
}

void by_conditional(array_view<int, 1> v)
{
    parallel_for_each(v.extent.tile<4>(), [=](tiled_index<4> t) restrict(amp)
    {
        v[t] = t.local[0] % 2 ? int(sync(t.barrier)) : 0; // ERROR-NEAR
    });
}

void by_switch(array_view<int, 1> v)
{
    parallel_for_each(v.extent.tile<4>(), [=](tiled_index<4> t) restrict(amp)
    {
        switch (t.local[0])
        {
        case 1:
            t.barrier.wait(); // ERROR-NEAR
            break;
        default:
            v[t] = 1;
        }
    });
}
