// Host and amp code from before C++17: register variables and throw().
// L-2.4.3.5-b, L-2.1.1-d
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <vector>
#include "check.h"
using namespace concurrency;

int host(int n) throw()
{
    register int sum = 0;
    for (register int i = 0; i < n; ++i)
        sum += i;
    return sum;
}

int both(int n) restrict(cpu, amp)
{
    register int sum = 0;
    for (int i = 0; i < n; ++i)
        sum += i;
    return sum;
}

int main()
{
    std::vector<int> data(6);
    array_view<int, 1> v(data);
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp)
    {
        register int x = both(i[0]);
        const register int y = 100;
        v[i] = x + y;
    });
    CHECK_EQUAL(v[5], host(5) + 100);
    return report();
}
