// An amp function may call other overloads and specializations of its own name.
//
// accept: L-2.4.3.4-c, L-2.4.3.4-d
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using namespace concurrency;

template <int N> struct count
{
};
template <int N> int down(count<N>) restrict(cpu, amp) { return N + down(count<N - 1>()); }
int down(count<0>) restrict(cpu, amp) { return 0; }
template <int N> int factorial() restrict(cpu, amp)
{
    if constexpr (N <= 1)
        return 1;
    else
        return N * factorial<N - 1>();
}
template <> int down<1>(count<1>) restrict(cpu, amp) { return 1; }

int f(float x) restrict(cpu, amp) { return int(x) + 1; }
int f(int x) restrict(cpu, amp) { return f(float(x)) * 2; }

struct tree
{
    int n;
    tree(int k) restrict(cpu, amp) : n(k) {}
    tree(tree a, int k) restrict(cpu, amp) : n(a.n + tree(k).n) {}
};
int twice(int x) restrict(cpu, amp) { return x * 2; }
int host_recursive(int x) { return x == 0 ? 0 : x + host_recursive(x - 1); }

int main()
{
    int data[2] = {};
    array_view<int, 1> v(2, data);
    parallel_for_each(extent<1>(1), [=](index<1>) restrict(amp)
    {
        v[0] = down(count<4>()) + factorial<5>();
        v[1] = f(3) + tree(tree(1), 2).n + twice(twice(twice(1)));
    });
    check("templates", v[0], 130);
    check("others", v[1], 19);
    check("host", host_recursive(4) + down(count<2>()), 13);
    return failures;
}
