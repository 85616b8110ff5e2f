// What leaves a function cannot name its variables.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %rejected

#include <amp.h>
using namespace concurrency;

void operands(array_view<int, 1> v)
{
    double x = 1;
    static int calls = 0;
    struct local // expect-error@: amp code uses the local type 'local', which names the variable 'x' of its function
    {
        decltype(x) y;
    };
    local l = { x };
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = int(l.y); });
    ++calls;
}
