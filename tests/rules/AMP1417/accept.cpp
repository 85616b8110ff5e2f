// Static casts in a class hierarchy. L-2.4.3.7-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %accepted

#include <amp.h>
using namespace concurrency;

struct base
{
    int n;
};
struct derived : base
{
    int m;
};
template <typename A, typename B> struct same { static const int value = 0; };
template <typename A> struct same<A, A> { static const int value = 1; };

int f(int x) restrict(cpu, amp)
{
    derived d;
    d.n = x;
    d.m = x + 1;
    base *b = &d;
    return static_cast<derived *>(b)->m + b->n + same<decltype(x), int>::value;
}

int main()
{
    int data[4] = {1, 2, 3, 4};
    array_view<int, 1> v(4, data);
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = f(v[i]); });
    v.synchronize();
    return data[0] == 4 ? 0 : 1;
}
