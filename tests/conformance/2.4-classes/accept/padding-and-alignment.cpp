// Sizes, alignments and offsets of a class in a kernel equal those of the host.
//
// accept: L-2.4.1.3-u
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using namespace concurrency;

#include <cstddef>

struct odd
{
    bool b;
    double d;
    int i;
    long l;
};
struct alignas(16) wide
{
    float f[3];
    odd o;
};

int main()
{
    wide data[3] = {};
    for (int k = 0; k < 3; ++k)
        data[k].o = {k == 1, k + 0.5, k, -k};
    int layout_data[5] = {};
    array_view<wide, 1> v(3, data);
    array_view<int, 1> layout(5, layout_data);
    parallel_for_each(extent<1>(1), [=](index<1>) restrict(amp)
    {
        layout[0] = int(sizeof(wide));
        layout[1] = int(alignof(wide));
        layout[2] = int(offsetof(odd, d));
        layout[3] = int(offsetof(odd, l));
        layout[4] = int(offsetof(wide, o));
        for (int k = 0; k < 3; ++k)
            v[k].f[2] = float(v[k].o.d) + float(v[k].o.b) + float(v[k].o.l);
    });
    check("sizeof", layout[0], sizeof(wide));
    check("alignof", layout[1], alignof(wide));
    check("d", layout[2], offsetof(odd, d));
    check("l", layout[3], offsetof(odd, l));
    check("o", layout[4], offsetof(wide, o));
    check("0", v[0].f[2], 0.5);
    check("1", v[1].f[2], 1.5);
    check("2", v[2].f[2], 0.5);
    return failures;
}
