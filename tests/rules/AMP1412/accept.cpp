// Casts that keep or add const. L-2.4.3.6-d
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %accepted

#include <amp.h>
using namespace concurrency;

int f(int x) restrict(cpu, amp)
{
    int *p = &x;
    const int *q = const_cast<const int *>(p);
    const int *r = (const int *)p;
    const int &s = (const int &)x;
    int copy = (int)s;
    return *q + *r + s + copy;
}
int host(const int &x) { return const_cast<int &>(x) = 7; }

int main()
{
    int data[4] = {1, 2, 3, 4};
    array_view<int, 1> v(4, data);
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = f(v[i]); });
    v.synchronize();
    return data[0] == 4 && host(data[1]) == 7 ? 0 : 1;
}
