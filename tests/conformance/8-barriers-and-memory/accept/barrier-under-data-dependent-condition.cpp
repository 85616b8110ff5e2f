// A barrier under a condition read from global memory is accepted with a warning.
//
// accept: M-8.1.1-k, M-8.1.1-l
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using namespace concurrency;

int main()
{
    int data[4] = {9, 1, 2, 3};
    array_view<int, 1> v(4, data);
    parallel_for_each(v.extent.tile<4>(), [=](tiled_index<4> t) restrict(amp)
    {
        tile_static int buffer[4];
        buffer[t.local[0]] = v[t];
        if (v[0] > 5)
            t.barrier.wait(); // WARNING-NEAR
        v[t] = buffer[3 - t.local[0]];
    });
    check("0", v[0], 3);
    check("3", v[3], 9);
    return failures;
}
