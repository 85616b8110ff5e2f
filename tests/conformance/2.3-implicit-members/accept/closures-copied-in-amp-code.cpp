// Amp code can copy and destroy closures that cpu code or amp code created.
//
// accept: L-2.1.2-d, L-2.3.2-k
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using namespace concurrency;

template <typename F> int call_twice(F f) restrict(cpu, amp)
{
    F copy(f);
    F other = copy;
    return copy(1) + other(2);
}

int main()
{
    int n = 10;
    auto add = [n](int x) restrict(cpu, amp) { return x + n; };
    int data[2] = {};
    array_view<int, 1> v(2, data);
    parallel_for_each(extent<1>(1), [=](index<1>) restrict(amp)
    {
        auto copy = add;
        v[0] = copy(5) + call_twice(copy);
        int m = 3;
        auto local = [m](int x) { return x * m; };
        auto again = local;
        v[1] = again(2) + call_twice(local);
    });
    check("captured", v[0], 15 + 23);
    check("local", v[1], 6 + 9);
    check("host", call_twice(add), 23);
    return failures;
}
