// A cpu overload may call itself if its amp overload does not recurse.
//
// accept: L-2.4.3.4-c
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using namespace concurrency;

int triangle(int n) { return n == 0 ? 0 : n + triangle(n - 1); }
int triangle(int n) restrict(amp) { return n * (n + 1) / 2; }
int use(int n) restrict(cpu, amp) { return triangle(n) + triangle(triangle(n)); }

int main()
{
    int data[1] = {};
    array_view<int, 1> v(1, data);
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = use(3); });
    check("kernel", v[0], 27);
    check("host", use(3), 27);
    return failures;
}
