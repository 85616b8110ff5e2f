// Local classes of two blocks use the constants of their own block.
//
// accept: P-7.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using namespace concurrency;
static int f(int n)
{
    array_view<int, 1> v(2);
    if (n)
    {
        const int k = 2;
        struct L { int a; int get() const restrict(cpu, amp) { return a + k; } };
        L l{5};
        parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = l.get(); });
    }
    else
    {
        const int k = 3;
        struct L { int a; int get() const restrict(cpu, amp) { return a + k; } };
        L l{5};
        parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = l.get(); });
    }
    return v[0];
}
int main()
{
    CHECK(f(1) == 7);
    CHECK(f(0) == 8);
    return failures;
}
