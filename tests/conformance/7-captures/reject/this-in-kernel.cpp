// A kernel in a member function must not capture this, implicitly or explicitly.
//
// reject: L-2.4.3.3-c, P-7.1-g
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;

struct runner
{
    array_view<int, 1> v;
    int n;

    void go()
    {
        parallel_for_each(v.extent, [=](index<1> i) restrict(amp) // ERROR-NEAR
        {
            v[i] = n;
        });
    }

    void go_explicitly()
    {
        array_view<int, 1> w = v;
        parallel_for_each(v.extent, [this, w](index<1> i) restrict(amp) // ERROR-NEAR
        {
            w[i] = n;
        });
    }

    void go_right()
    {
        array_view<int, 1> w = v;
        int m = n;
        parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { w[i] = m; });
    }
};
