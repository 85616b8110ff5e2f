// A cpu and an amp function template coexist with a plain pair, which is the better match.
//
// accept: L-2.3.2.1-e
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using namespace concurrency;

template <typename T> T pick(T x) restrict(cpu) { return x + T(1); }
template <typename T> T pick(T x) restrict(amp) { return x + T(2); }
int pick(int x) restrict(amp) { return x + 200; }
int pick(int x) { return x + 100; }

template <typename F, typename T> T twice(F f, T x) restrict(cpu, amp) { return f(f(x)); }
struct picker
{
    template <typename T> T operator()(T x) const restrict(cpu, amp) { return pick(x); }
};

int main()
{
    float data[3] = {};
    array_view<float, 1> v(3, data);
    parallel_for_each(extent<1>(1), [=](index<1>) restrict(amp)
    {
        v[0] = pick(0.5f);
        v[1] = float(twice(picker(), 1));
        v[2] = twice(picker(), 0.25f);
    });
    check("template", v[0], 2.5);
    check("non-template is better", v[1], 401);
    check("through templates", v[2], 4.25);
    check("host", pick(0.5f) + pick<int>(1) + twice(picker(), 1), 1.5 + 2 + 201);
    return failures;
}
