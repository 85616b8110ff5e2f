// Pointers to data members. L-2.4.1.3-s
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %accepted

#include <amp.h>
using namespace concurrency;


struct s
{
    int x, y;
    int get() const restrict(cpu, amp) { return x; }
};
int read(const s &from, int s::*which) restrict(amp) { return from.*which; }
int f(int x) restrict(amp)
{
    s v = {x, 5};
    return read(v, &s::y) + v.get();
}

int main()
{
    int data[4] = {1, 2, 3, 4};
    array_view<int, 1> v(4, data);
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = f(v[i]); });
    v.synchronize();
    return data[0] == 6 ? 0 : 1;
}
