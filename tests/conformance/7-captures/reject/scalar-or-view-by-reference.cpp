// A kernel must not capture a scalar or an array_view explicitly by reference.
//
// reject: L-2.4.3.3-b
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;

void f(array<int, 1> &a, int n, array_view<int, 1> v)
{
    parallel_for_each(a.extent, [&a, &n](index<1> i) restrict(amp) // ERROR-NEAR
    {
        a[i] = n;
    });

    parallel_for_each(a.extent, [&a, &v](index<1> i) restrict(amp) // ERROR-NEAR
    {
        a[i] = v[i];
    });

    parallel_for_each(a.extent, [&a, n](index<1> i) restrict(amp) { a[i] = n; });
}
