// Calls by name; in cpu code, pointers to functions of both restrictions. L-2.4.3.7-d
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %accepted

#include <amp.h>
using namespace concurrency;

int twice(int x) restrict(cpu, amp) { return x * 2; }
struct s
{
    int n;
    int get() const restrict(cpu, amp) { return n; }
    friend s operator+(s a, s b) restrict(cpu, amp) { return {a.n + b.n}; }
};

int f(int x) restrict(cpu, amp)
{
    s a = {x};
    return (twice)(x) + ::twice(x) + (a + a).get() + operator+(a, a).get() + sizeof(twice(x)) / 4;
}
int host(int (*g)(int)) { return g(4); }

int main()
{
    int data[4] = {1, 2, 3, 4};
    array_view<int, 1> v(4, data);
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = f(v[i]); });
    v.synchronize();
    return data[0] == 9 && host(twice) == 8 && host(&twice) == 8 ? 0 : 1;
}
