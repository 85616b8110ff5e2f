// Pointers to bool without arithmetic, and arithmetic on other pointers. L-2.4.3.7-b
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %accepted

#include <amp.h>
using namespace concurrency;

template <typename T> T second(T *p) restrict(cpu, amp) { return p[1]; }

int f(int x) restrict(cpu, amp)
{
    bool b = x > 2;
    bool *p = &b;
    const bool *q = p;
    int pair[2] = {x, x + 1};
    return (*p ? 10 : 20) + (p == q) + (p != nullptr) + second(pair) + !*q;
}
int host(bool *p)
{
    ++p;
    return *p + p[-1];
}

int main()
{
    int data[4] = {1, 2, 3, 4};
    array_view<int, 1> v(4, data);
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = f(v[i]); });
    v.synchronize();
    return data[0] == 25 && data[3] == 17 ? 0 : 1;
}
