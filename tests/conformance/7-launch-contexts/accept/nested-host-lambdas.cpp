// A kernel may be launched in nested host lambdas, loops, conditions and comma expressions.
//
// accept: P-7-af
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using namespace concurrency;

#include <functional>

int main()
{
    int data[2] = {};
    array_view<int, 1> v(2, data);
    std::function<void(int)> launch = [v](int by)
    {
        auto inner = [&]
        {
            for (int k = 0; k < 2; ++k)
                parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] += by + k; });
        };
        inner();
    };
    launch(10);
    if (data[0] == 0)
        parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] += 1000; });
    else
        parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] += 2000; });
    int ready = (parallel_for_each(extent<1>(1), [=](index<1> i) restrict(amp) { v[i] += 5; }), 1);
    v.synchronize();
    check("ready", ready, 1);
    check("0", data[0] % 1000, 26);
    check("1", data[1] % 1000, 21);
    return failures;
}
