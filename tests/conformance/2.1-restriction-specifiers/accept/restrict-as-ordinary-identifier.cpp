// Restrict is an ordinary identifier wherever no restriction specifier can appear.
//
// accept: L-2.1-c
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using namespace concurrency;

struct cpu
{
    int value;
};

int restrict(cpu);
int restrict(cpu c) { return c.value * 2; }

struct options
{
    int restrict;
};

namespace limits
{
int restrict(int amp) restrict(cpu, amp) { return amp - 1; }
}

int main()
{
    options o = {4};
    int data[1] = {};
    array_view<int, 1> v(1, data);
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp)
    {
        int restrict = limits::restrict(o.restrict);
        v[i] = restrict * 10;
    });
    check("kernel", v[0], 30);
    check("function named restrict", restrict(cpu{21}), 42);
    int restrict = 7;
    restrict += 1;
    check("variable named restrict", restrict, 8);
    return failures;
}
