// Integer, floating and bool literals of compatible types keep their values in amp code.
//
// accept: L-2.4.3.1-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using namespace concurrency;

double all(int k) restrict(cpu, amp)
{
    switch (k)
    {
    case 0:
        return 2147483647;
    case 1:
        return 5000000000;
    case 2:
        return 0xffffffffu + 1ul;
    case 3:
        return 0b1011 + 017 + 1'000;
    case 4:
        return 1.5e-3f;
    case 5:
        return 0x1p4 + .25;
    case 6:
        return double(18446744073709551615ul >> 60);
    case 7:
        return -2147483647 - 1;
    default:
        return true + false;
    }
}

int main()
{
    double data[9] = {};
    array_view<double, 1> v(9, data);
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = all(i[0]); });
    for (int k = 0; k < 9; ++k)
        check("literal", v[k], all(k));
    check("long", v[1], 5e9);
    return failures;
}
