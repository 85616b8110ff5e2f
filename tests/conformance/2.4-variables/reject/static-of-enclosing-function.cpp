// A kernel must not use a non-constant static variable of its function.
//
// reject: L-2.4.3.2-b
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;

void f(array_view<int, 1> v)
{
    static int calls = 0;
    static const int fixed = 4;
    ++calls;
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp)
    {
        v[i] = fixed;
        v[i] += calls; // ERROR
    });
}
