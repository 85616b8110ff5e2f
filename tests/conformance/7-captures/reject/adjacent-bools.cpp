// A kernel must not capture two adjacent variables of type bool.
//
// reject: L-2.4.3.3-e
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;

void f(array_view<int, 1> v, bool a, bool b, int n)
{
    parallel_for_each(v.extent, [v, a, b](index<1> i) restrict(amp) // ERROR-NEAR
    {
        v[i] = a && b;
    });

    parallel_for_each(v.extent, [v, a, n, b](index<1> i) restrict(amp) { v[i] = (a && b) + n; });
}
