// Lambdas and local classes without a specifier in a cpu,amp function are cpu,amp.
//
// accept: L-2.2.1-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using namespace concurrency;

int side() { return 1; }
int side() restrict(amp) { return 2; }

int work(int x) restrict(cpu, amp)
{
    auto f = [x](int y) { return x + y * side(); };
    struct local
    {
        int n;
        local(int k) : n(k * side()) {}
        int get() const { return n + side(); }
    };
    auto generic = [](auto y) { return y * side(); };
    return f(10) * 1000 + local(5).get() * 10 + generic(3);
}

int main()
{
    int data[1] = {};
    array_view<int, 1> v(1, data);
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = work(1); });
    check("kernel", v[0], 21000 + 120 + 6);
    check("host", work(1), 11000 + 60 + 3);
    return failures;
}
