// A kernel with a default copy capture must not use an array.
//
// reject: P-7.1-d
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;

void f()
{
    array<int, 1> a(4);

    parallel_for_each(a.extent, [=](index<1> i) restrict(amp) // ERROR-NEAR
    {
        a(i);
    });

    parallel_for_each(a.extent, [&a](index<1> i) restrict(amp) { a[i] = 1; });
}
