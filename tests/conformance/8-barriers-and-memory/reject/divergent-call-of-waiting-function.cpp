// A kernel must not call a function that waits from a branch on the thread index.
//
// reject: M-8.1.1-b
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;

void sync(const tiled_index<4> &t) restrict(amp) { t.barrier.wait(); }

void f(array_view<int, 1> v)
{
    parallel_for_each(v.extent.tile<4>(), [=](tiled_index<4> t) restrict(amp)
    {
        int l = t.local[0];
        bool first = l == 0;
        if (first)
            sync(t); // ERROR-NEAR
        v[t] = l;
    });
}
