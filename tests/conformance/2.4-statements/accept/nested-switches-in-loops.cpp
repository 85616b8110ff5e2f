// Amp code may nest switch statements in loops with fallthrough and default labels.
//
// accept: L-2.4.3.7-g
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using namespace concurrency;

int run(int program) restrict(cpu, amp)
{
    int acc = 0;
    for (int step = 0; step < 6; ++step)
    {
        switch (program & 3)
        {
        case 0:
            acc += 1;
            break;
        case 1:
        {
            int twice = acc * 2;
            acc = twice;
            break;
        }
        case 2:
            switch (acc % 2)
            {
            default:
                acc -= 1;
                break;
            case 1:
                acc += 10;
            }
            [[fallthrough]];
        case 3:
            if (acc > 100)
                return acc;
            acc += 3;
        }
        program >>= 2;
    }
    return acc;
}

int main()
{
    int data[64];
    for (int k = 0; k < 64; ++k)
        data[k] = k * 61 % 4096;
    array_view<int, 1> v(64, data);
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = run(v[i]); });
    for (int k = 0; k < 64; ++k)
        check("program", v[k], run(k * 61 % 4096));
    return failures;
}
