// Amp code may declare variables with the register storage class.
//
// accept: L-2.4.3.5-b
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using namespace concurrency;

int sum(int n) restrict(cpu, amp)
{
    register int s = 0;
    int register twice = 0;
    for (register int k = 0; k < n; ++k)
    {
        s += k;
        const register int d = k * 2;
        twice += d;
    }
    return s + twice;
}

int main()
{
    int data[1] = {};
    array_view<int, 1> v(1, data);
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp)
    {
        register int n = 5;
        v[i] = sum(n);
    });
    check("kernel", v[0], 30);
    check("host", sum(3), 9);
    return failures;
}
