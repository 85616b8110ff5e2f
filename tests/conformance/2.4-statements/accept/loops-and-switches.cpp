// Loops, switches, conditions with declarations and comma expressions work in amp code.
//
// accept: L-2.4.3-a, L-2.4.3.7-g
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using namespace concurrency;

int classify(int x) restrict(cpu, amp)
{
    switch (x % 4)
    {
    case 0:
    case 1:
        return 10;
    case 2:
        x += 1;
        [[fallthrough]];
    default:
        break;
    }
    int n = 0;
    for (int k = 0, step = 2; k < x; k += step)
    {
        if (k == 4)
            continue;
        n += k;
        if (n > 50)
            break;
    }
    while (n > 20)
        n -= 7;
    do
        ++n;
    while (n % 3 != 0);
    if (int half = n / 2; half > 3)
        n += half;
    switch (int rest = n % 3; rest)
    {
    case 0:
        for (;;)
        {
            if (++n > 5)
                break;
        }
    }
    return n > 10 ? (n += 2, n + 1) : -n;
}

int main()
{
    int data[40] = {};
    array_view<int, 1> v(40, data);
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = classify(i[0]); });
    for (int k = 0; k < 40; ++k)
        check("element", v[k], classify(k));
    return failures;
}
