// A lambda without a specifier inside amp code is an amp lambda at any depth.
//
// accept: L-2.1.2-f, L-2.2.1-d, L-2.2.1-h, L-2.4.3.3-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using namespace concurrency;

int only_amp(int x) restrict(amp) { return x + 1000; }

int nested(int x) restrict(amp)
{
    auto outer = [=](int y)
    {
        auto inner = [=](int z) { return only_amp(z) + x; };
        return inner(y) + 1;
    };
    return outer(10);
}

int main()
{
    int data[2] = {};
    array_view<int, 1> v(2, data);
    parallel_for_each(extent<1>(1), [=](index<1>) restrict(amp)
    {
        auto f = [](int y) { return only_amp(y); };
        v[0] = f(7);
        v[1] = nested(100);
    });
    check("in a kernel", v[0], 1007);
    check("in a function", v[1], 1111);
    return failures;
}
