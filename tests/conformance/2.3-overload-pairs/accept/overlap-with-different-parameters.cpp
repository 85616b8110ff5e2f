// Functions of different parameters can share a restriction.
//
// accept: L-2.3.2-c
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using namespace concurrency;

int f(int) restrict(cpu, amp) { return 1; }
int f(float) restrict(cpu) { return 2; }
int f(float) restrict(amp) { return 3; }
int f(double) restrict(amp) { return 4; }
int f(int, int) { return 5; }

int main()
{
    int data[3] = {};
    array_view<int, 1> v(3, data);
    parallel_for_each(extent<1>(1), [=](index<1>) restrict(amp)
    {
        v[0] = f(1);
        v[1] = f(1.0f);
        v[2] = f(1.0);
    });
    check("int", v[0], 1);
    check("float, kernel", v[1], 3);
    check("double", v[2], 4);
    check("int, host", f(1), 1);
    check("float, host", f(1.0f), 2);
    check("two", f(1, 2), 5);
    return failures;
}
