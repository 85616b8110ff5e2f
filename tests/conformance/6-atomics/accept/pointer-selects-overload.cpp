// The pointer argument selects the atomic overload, and other arguments convert to its value type.
//
// accept: AT-6-g, AT-6-k
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using namespace concurrency;

int main()
{
    int data[2] = {-2147483647 - 1, 10};
    unsigned bits[2] = {0xffffffffu, 0x80000000u};
    float f[1] = {1.5f};
    int old[6] = {};
    array_view<int, 1> v(2, data), o(6, old);
    array_view<unsigned, 1> u(2, bits);
    array_view<float, 1> w(1, f);
    parallel_for_each(extent<1>(1), [=](index<1>) restrict(amp)
    {
        o[0] = atomic_fetch_add(&v[1], 1u);
        o[1] = atomic_fetch_max(&v[0], 1);
        atomic_fetch_max(&u[1], 1);
        o[2] = atomic_fetch_inc(&u[0]) == 0xffffffffu;
        float before = atomic_exchange(&w[0], 3);
        o[3] = int(before * 2);
        int expected = 11;
        o[4] = atomic_compare_exchange(&v[1], &expected, 20);
        expected = 11;
        o[5] = atomic_compare_exchange(&v[1], &expected, 30) ? -1 : expected;
    });
    check("add", o[0], 10);
    check("signed max", v[0], 1);
    check("unsigned max", u[1], 2147483648.0);
    check("wraps", u[0] + o[2], 1);
    check("exchange", w[0] + o[3], 6);
    check("compare", o[4], 1);
    check("compare fails", o[5], 20);
    check("value", v[1], 20);
    return failures;
}
