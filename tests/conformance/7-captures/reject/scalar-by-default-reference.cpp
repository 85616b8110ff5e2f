// A kernel with a default capture by reference must not use a scalar of the enclosing function.
//
// reject: L-2.4.3.3-b
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;

void f(array<int, 1> &a)
{
    int used = 1, unused = 2;
    (void)unused;

    parallel_for_each(a.extent, [&](index<1> i) restrict(amp) // ERROR-NEAR
    {
        a[i] = used;
    });
}
