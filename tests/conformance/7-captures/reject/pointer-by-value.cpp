// A kernel must not capture a pointer.
//
// reject: L-2.4.3.3-c, P-7.1-g
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;

void f(array_view<int, 1> v, int *p)
{
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) // ERROR-NEAR
    {
        v[i] = *p;
    });
}
