// Amp code may call functions by name, and objects with call operators. L-2.4.3.4-b
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %accepted

#include <amp.h>
using namespace concurrency;

int twice(int x) restrict(cpu, amp) { return 2 * x; }
struct adder
{
    int n;
    int operator()(int x) const restrict(cpu, amp) { return x + n; }
    static int one() restrict(cpu, amp) { return 1; }
};
template <typename F> int apply(F g, int x) restrict(cpu, amp) { return g(x); }
template <typename T> void destroy(T &x) restrict(cpu, amp) { x.~T(); }

int f(int x) restrict(cpu, amp)
{
    adder a = {3};
    auto b = [=](int y) { return y + x; };
    destroy(x);
    destroy(a);
    return (twice)(x) + apply(a, x) + apply(b, x) + apply([](int y) { return y; }, x) + adder::one() + a.one();
}
int host(int (*g)(int), int x) { return g(x); }

int main()
{
    int data[4] = {1, 2, 3, 4};
    array_view<int, 1> v(4, data);
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = f(v[i]); });
    v.synchronize();
    return data[0] == 2 + 4 + 2 + 1 + 2 && host(twice, 2) == 4 ? 0 : 1;
}
