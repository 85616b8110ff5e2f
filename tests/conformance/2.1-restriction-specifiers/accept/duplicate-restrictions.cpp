// Repeated restrictions in a specifier have no effect.
//
// accept: L-2.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using namespace concurrency;

int f(int x) restrict(amp, amp) restrict(amp);
int f(int x) restrict(amp) { return x * 3; }
int g(int x) restrict(cpu, amp, cpu) restrict(amp, cpu) { return x * 5; }

int main()
{
    int data[1] = {};
    array_view<int, 1> v(1, data);
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp, amp) { v[i] = f(2) + g(2); });
    check("kernel", v[0], 16);
    check("host", g(4), 20);
    return failures;
}
