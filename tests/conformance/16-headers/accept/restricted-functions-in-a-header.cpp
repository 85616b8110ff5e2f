// A header can declare restricted functions and members that kernels of a source call.
//
// accept: L-2.1-j
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <cstdio>
using namespace concurrency;

static int failures = 0;
static void check(const char *what, double got, double expected)
{
    if (got == expected)
        return;
    std::printf("%s: %g, expected %g\n", what, got, expected);
    failures = 1;
}

#include "../../inputs/geometry.h"

int main()
{
    float data[2] = {};
    array_view<float, 1> v(2, data);
    geometry::point p = {3, 4};
    parallel_for_each(extent<1>(1), [=](index<1>) restrict(amp)
    {
        v[0] = p.squared() + geometry::scale(2.0f);
        v[1] = float(geometry::where());
    });
    check("kernel", v[0], 31);
    check("where, kernel", v[1], 2);
    check("host", p.squared() + geometry::scale(1.0f) + float(geometry::where()), 29);
    return failures;
}
