// Kernels can be generic lambdas, call generic lambdas and have init-captures.
//
// accept: L-2.1.2-h
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using namespace concurrency;

int main()
{
    float data[4] = {};
    array_view<float, 1> v(4, data);
    int n = 4;
    auto add = [](auto a, auto b) restrict(cpu, amp) { return a + b; };
    auto sum = [](auto... xs) restrict(cpu, amp) { return (xs + ... + 0); };
    parallel_for_each(extent<1>(1), [=, twice = n * 2, view = v.section(2, 2)](auto i) restrict(amp)
    {
        v[i] = float(add(1, twice));
        v[1] = add(0.5f, 1.0f);
        view[0] = float(sum(1, 2, 3));
        view[1] = float(sum());
    });
    check("init-capture", v[0], 9);
    check("generic", v[1], 1.5);
    check("pack", v[2], 6);
    check("empty pack", v[3], 0);
    check("host", add(1, 2.5) + sum(1, 1), 5.5);
    return failures;
}
