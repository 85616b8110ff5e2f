// Amp code can use long as the host defines it, and the translator warns.
//
// accept: F-13.2-f, L-2.4.1.2-d
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using namespace concurrency;

long widen(int x) restrict(amp) // WARNING-NEAR
{
    long big = 1;
    return (big << 40) + x;
}

int main()
{
    double data[1] = {};
    array_view<double, 1> v(1, data);
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = double(widen(5)); });
    check("kernel", v[0], 1099511627781.0);
    return failures;
}
