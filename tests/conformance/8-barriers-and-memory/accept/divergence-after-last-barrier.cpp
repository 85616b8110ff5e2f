// Threads of a tile may return separately after the last barrier or in functions without barriers.
//
// accept: M-8.1.1-d
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using namespace concurrency;

int first_larger(const int *values, int n, int x) restrict(amp)
{
    for (int k = 0; k < n; ++k)
        if (values[k] > x)
            return k;
    return -1;
}

int main()
{
    int data[8] = {4, 2, 8, 6, 1, 9, 3, 5};
    array_view<int, 1> v(8, data);
    parallel_for_each(v.extent.tile<4>(), [=](tiled_index<4> t) restrict(amp)
    {
        tile_static int values[4];
        const int l = t.local[0];
        values[l] = v[t];
        t.barrier.wait();
        int found = first_larger(values, 4, values[l]);
        t.barrier.wait();
        if (found < 0)
        {
            v[t] = 100;
            return;
        }
        while (true)
        {
            if (values[found] > l)
                break;
            ++found;
        }
        v[t] = found;
    });
    check("0", v[0], 2);
    check("2", v[2], 100);
    check("5", v[5], 100);
    check("6", v[6], 1);
    return failures;
}
