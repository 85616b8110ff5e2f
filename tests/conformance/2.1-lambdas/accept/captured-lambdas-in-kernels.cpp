// A kernel may capture lambdas and pass its own lambdas to function templates.
//
// accept: L-2.4.3.3-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using namespace concurrency;

template <typename F> int apply(F f, int x) restrict(cpu, amp) { return f(x) + 1; }

int main()
{
    int n = 4;
    auto scale = [n](int x) restrict(cpu, amp) { return x * n; };
    auto shift = [scale](int x) restrict(amp) { return scale(x) + 3; };
    int in[2] = {5, 6};
    array<int, 1> a(2, in);
    int data[2] = {};
    array_view<int, 1> v(2, data);
    parallel_for_each(v.extent, [=, &a](index<1> i) restrict(amp)
    {
        auto element = [&a, i] { return a[i]; };
        auto sum = [=](int y) { return y + n; };
        v[i] = apply(sum, element()) + shift(1) + apply(scale, 2);
    });
    check("0", v[0], 10 + 7 + 9);
    check("1", v[1], 11 + 7 + 9);
    check("host", apply(scale, 3), 13);
    return failures;
}
