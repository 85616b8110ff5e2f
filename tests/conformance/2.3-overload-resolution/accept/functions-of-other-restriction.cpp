// Functions without the caller's restriction are not candidates.
//
// accept: L-2.3.2.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using namespace concurrency;

int f(int) { return 1; }
int f(double) restrict(amp) { return 2; }
int g(float) restrict(cpu, amp) { return 3; }
int g(int) restrict(cpu) { return 4; }

int main()
{
    int data[2] = {};
    array_view<int, 1> v(2, data);
    parallel_for_each(extent<1>(1), [=](index<1>) restrict(amp)
    {
        v[0] = f(5);
        v[1] = g(5);
    });
    check("f, kernel", v[0], 2);
    check("g, kernel", v[1], 3);
    check("f, host", f(5), 1);
    check("g, host", g(5), 4);
    return failures;
}
