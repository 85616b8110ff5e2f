// Amp code may cast constness away.
//
// accept: L-2.4.3.6-d
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using namespace concurrency;

void increment(const int &x) restrict(cpu, amp) { ++const_cast<int &>(x); }
void increment(const int *x) restrict(cpu, amp) { ++*(int *)x; }

int main()
{
    int data[1] = {};
    array_view<int, 1> v(1, data);
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp)
    {
        int x = 1;
        increment(x);
        increment(&x);
        v[i] = x;
    });
    check("kernel", v[0], 3);
    int x = 5;
    increment(x);
    check("host", x, 6);
    return failures;
}
