// Calls of different instances or overloads are no recursion; cpu code may recurse. L-2.4.3.4-c, L-2.4.3.4-d
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %accepted

#include <amp.h>
using namespace concurrency;

template <int N> int power(int x) restrict(cpu, amp) { return x * power<N - 1>(x); }
template <> int power<0>(int) restrict(cpu, amp) { return 1; }

int f(float x) restrict(cpu, amp) { return int(x) + 1; }
int f(int x) restrict(cpu, amp) { return f(float(x)); }

template <typename T> T sum(T x) restrict(cpu, amp) { return x; }
template <typename T, typename... More> T sum(T x, More... more) restrict(cpu, amp) { return x + sum(more...); }

int depth(int n) restrict(cpu) { return n ? depth(n - 1) + 1 : 0; }
int depth(int n) restrict(amp)
{
    int d = 0;
    while (n-- > 0)
        ++d;
    return d;
}

int g(int x) restrict(cpu, amp)
{
    auto twice = [](auto y) { return y + y; };
    return power<3>(x) + f(x) + sum(x, 1, 2) + twice(twice(x)) + depth(x);
}

int main()
{
    int data[4] = {1, 2, 3, 4};
    array_view<int, 1> v(4, data);
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = g(v[i]); });
    v.synchronize();
    return data[1] == 8 + 3 + 5 + 8 + 2 && g(2) == data[1] ? 0 : 1;
}
