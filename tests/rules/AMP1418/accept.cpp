// switch and loops in amp code, goto in cpu code. L-2.4.3.7-g, L-2.4.3-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %accepted

#include <amp.h>
using namespace concurrency;

int f(int n) restrict(cpu, amp)
{
    switch (n)
    {
    case 1:
    case 2:
        return 10;
    default:
        break;
    }
    for (;;)
        if (++n > 5)
            break;
    return n;
}
int host(int n)
{
again:
    if (--n > 0)
        goto again;
    return n;
}

int main()
{
    int data[4] = {1, 2, 3, 4};
    array_view<int, 1> v(4, data);
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = f(v[i]); });
    v.synchronize();
    return data[0] == 10 && data[3] == 6 && host(3) == 0 ? 0 : 1;
}
