// A barrier must not be in an if or for statement whose condition depends on the thread index.
//
// reject: M-8.1.1-c
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
        if (t.local[0] < 8)
            t.barrier.wait(); // ERROR-NEAR
        v[t] = 1;
    });
}

void loop(array_view<int, 1> v)
{
    parallel_for_each(v.extent.tile<16>(), [=](tiled_index<16> t) restrict(amp)
    {
        for (int k = 0; k < t.local[0]; ++k)
            t.barrier.wait(); // ERROR-NEAR
        v[t] = 1;
    });
}

void uniform(array_view<int, 1> v, int n)
{
    parallel_for_each(v.extent.tile<16>(), [=](tiled_index<16> t) restrict(amp)
    {
        if (n > 8)
            t.barrier.wait();
        v[t] = 1;
    });
}
