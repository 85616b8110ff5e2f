// Pointers of amp code support arithmetic, comparison and conversion to and from base classes.
//
// accept: L-2.4.1.3-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using namespace concurrency;

struct base
{
    int b;
};
struct derived : base
{
    int d;
};
int read(const base *p) restrict(cpu, amp) { return p->b; }

int work() restrict(cpu, amp)
{
    derived values[3] = {{{1}, 2}, {{3}, 4}, {{5}, 6}};
    derived *p = values, *end = values + 3;
    int s = 0;
    while (p < end)
        s += read(p++);
    --p;
    p -= 1;
    const base *b = p;
    s += static_cast<const derived *>(b)->d * 100;
    s += int(end - values) * 1000;
    s += *(&values[2].d - 0) + (p == &values[1]) + p[1].b;
    base &r = values[0];
    r.b += static_cast<derived &>(r).d;
    return s + values->b;
}

int main()
{
    int data[1] = {};
    array_view<int, 1> v(1, data);
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = work(); });
    check("kernel", v[0], 9 + 400 + 3000 + 6 + 1 + 5 + 3);
    check("host", work(), 3424);
    return failures;
}
