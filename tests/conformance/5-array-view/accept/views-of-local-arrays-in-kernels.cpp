// A kernel creates a view of a local array and passes sections and rows of views to functions.
//
// accept: R-5.2.2-i, R-5.2.4-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using namespace concurrency;

int sum(array_view<const int, 1> v) restrict(cpu, amp)
{
    int s = 0;
    for (int k = 0; k < v.extent[0]; ++k)
        s += v[k];
    return s;
}

int main()
{
    int data[6] = {1, 2, 3, 4, 5, 6}, out[3] = {};
    array_view<int, 2> m(2, 3, data);
    array_view<int, 1> o(3, out);
    parallel_for_each(extent<1>(1), [=](index<1>) restrict(amp)
    {
        int local[4] = {10, 20, 30, 40};
        array_view<int, 1> w(4, local);
        w.section(1, 2)[0] += 5;
        o[0] = sum(w);
        o[1] = sum(m[1]);
        array_view<const int, 2> c = m;
        o[2] = sum(c[0].section(1, 2)) + c.section(1, 1, 1, 2)(0, 1);
    });
    check("local", o[0], 105);
    check("row", o[1], 15);
    check("sections", o[2], 11);
    check("host", sum(m[0]), 6);
    return failures;
}
