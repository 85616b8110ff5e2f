// The implicit members of a plain struct are cpu,amp.
//
// accept: L-2.3.2-p, L-2.3.2-h, L-2.3.2-i
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using namespace concurrency;

struct grod
{
    int a;
    int b;
    int frool() restrict(amp) { return a + b; }
    int blarg() restrict(cpu) { return a * b; }
};
struct line
{
    grod from, to[2];
    float w = 0.5f;
};
struct labelled : line
{
    bool on = true;
};

int caller() restrict(amp)
{
    grod g = {3, 4};
    labelled l, m(l);
    l.to[1] = g;
    m = l;
    labelled n = static_cast<labelled &&>(m);
    return n.to[1].frool() + int(n.w * 2) + n.on;
}
int caller() restrict(cpu)
{
    grod g = {3, 4};
    labelled l, m(l);
    l.to[1] = g;
    m = l;
    labelled n = static_cast<labelled &&>(m);
    return n.to[1].blarg() + int(n.w * 2) + n.on;
}

int main()
{
    int data[1] = {};
    array_view<int, 1> v(1, data);
    labelled captured;
    captured.from = {20, 22};
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp)
    {
        labelled copy = captured;
        v[i] = caller() * 100 + copy.from.frool();
    });
    check("kernel", v[0], 942);
    check("host", caller(), 14);
    return failures;
}
