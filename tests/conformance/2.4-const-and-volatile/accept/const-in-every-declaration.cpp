// Amp code may declare variables, members, parameters, pointers and member functions const.
//
// accept: L-2.4.1.1-d
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using namespace concurrency;

struct table
{
    const int first;
    int values[3];
    int at(const int k) const restrict(cpu, amp) { return values[k]; }
    int &at(int k) restrict(cpu, amp) { return values[k]; }
};

int total(const table &t, const int *const extra) restrict(cpu, amp)
{
    const int n = 3;
    const int &r = t.first;
    int sum = r + *extra;
    for (int k = 0; k < n; ++k)
        sum += t.at(k);
    return sum;
}

int main()
{
    const table t = {100, {1, 2, 3}};
    int data[1] = {};
    array_view<int, 1> v(1, data);
    parallel_for_each(v.extent, [=](const index<1> i) restrict(amp)
    {
        const int extra = 1000;
        table copy = {t.first, {0, 0, 0}};
        copy.at(2) = 30;
        v[i] = total(t, &extra) + total(copy, &extra);
    });
    check("kernel", v[0], 2236);
    int extra = 0;
    check("host", total(t, &extra), 106);
    return failures;
}
