// Kernels with several return statements, in loops and in a switch.
// P-7-d, L-2.4.3-a, L-2.4.3.7-g
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <vector>
#include "check.h"
using namespace concurrency;

int main()
{
    std::vector<int> data(60, -1);
    array_view<int, 1> v(60, data);
    parallel_for_each(v.extent, [=](index<1> idx) restrict(amp)
    {
        const int i = idx[0];
        if (i >= 50)
            return;
        v[i] = 0;
        for (int k = 0; ; ++k)
        {
            if (k * k >= i)
            {
                v[i] = k;
                if (i % 2)
                    return;
                break;
            }
        }
        switch (i % 3)
        {
        case 0:
            return;
        case 1:
            v[i] += 100;
            [[fallthrough]];
        default:
            v[i] += 1000;
        }
    });
    for (int i = 0; i < 60; ++i)
    {
        int k = 0;
        while (k * k < i)
            ++k;
        int expected = i >= 50 ? -1 : i % 2 || i % 3 == 0 ? k : i % 3 == 1 ? k + 1100 : k + 1000;
        CHECK_EQUAL(v[i], expected);
    }
    return report();
}
