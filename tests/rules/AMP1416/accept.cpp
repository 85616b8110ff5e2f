// Conversions of cpu lambdas to function pointers, and amp lambdas as objects. L-2.4.3.7-e
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %accepted

#include <amp.h>
using namespace concurrency;

int (*p)(int) = [](int x) { return x + 1; };
int take(int (*f)(int)) { return f(1); }
template <typename F> int apply(F f, int x) restrict(cpu, amp) { return f(x); }

int f(int x) restrict(cpu, amp)
{
    auto g = [](int y) { return y * 3; };
    return apply(g, x) + g(x);
}

int main()
{
    int data[4] = {1, 2, 3, 4};
    array_view<int, 1> v(4, data);
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = f(v[i]); });
    v.synchronize();
    return data[0] == 6 && take([](int x) restrict(cpu) { return x; }) == 1 && p(1) == 2 ? 0 : 1;
}
