// Amp code may use const objects; only cpu code uses volatile ones. L-2.4.1.1-d, L-2.4.1.1-b
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
    const int n;
    volatile int v;
    int get() const restrict(cpu, amp) { return n; }
};
volatile int for_the_cpu = 1;
int f(int x) restrict(amp)
{
    const int &r = x;
    const s one = {1, 2};
    return r + one.get();
}

int main()
{
    int data[4] = {1, 2, 3, 4};
    array_view<int, 1> v(4, data);
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = f(v[i]); });
    v.synchronize();
    return for_the_cpu && data[0] == 2 ? 0 : 1;
}
