// Implicit members construct and copy nested arrays of members by the caller's restriction.
//
// accept: L-2.3.2-h, L-2.3.2-o
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using namespace concurrency;

struct m
{
    int n;
    m() : n(1) {}
    m() restrict(amp) : n(2) {}
    ~m() restrict(cpu, amp) {}
};
struct row
{
    m cells[3];
};
struct grid
{
    row rows[2];
    int sum() const restrict(cpu, amp)
    {
        int s = 0;
        for (const row &r : rows)
            for (const m &c : r.cells)
                s += c.n;
        return s;
    }
};

int made() restrict(cpu, amp)
{
    grid g;
    grid copy = g;
    return copy.sum();
}

int main()
{
    int data[1] = {};
    array_view<int, 1> v(1, data);
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = made(); });
    check("kernel", v[0], 12);
    check("host", made(), 6);
    return failures;
}
