// Amp code evaluates default arguments of functions, constructors and call operators.
//
// accept: L-2.1.1-aa
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using namespace concurrency;

int origin() restrict(cpu, amp) { return 40; }
int shift(int x, int by = origin() + 2) restrict(cpu, amp) { return x + by; }

struct scale
{
    int factor;
    scale(int f = 3) restrict(cpu, amp) : factor(f) {}
    int operator()(int x, int times = 2) const restrict(cpu, amp) { return x * factor * times; }
};

int main()
{
    int data[3] = {};
    array_view<int, 1> v(3, data);
    parallel_for_each(extent<1>(1), [=](index<1>) restrict(amp)
    {
        v[0] = shift(1);
        v[1] = scale()(5);
        v[2] = scale(4)(5, 1);
    });
    check("function", v[0], 43);
    check("members", v[1], 30);
    check("all given", v[2], 20);
    check("host", shift(8, 1) + scale()(1), 15);
    return failures;
}
