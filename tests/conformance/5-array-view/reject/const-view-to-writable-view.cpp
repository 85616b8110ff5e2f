// A view of const elements or const array must not become a writable view or be written.
//
// reject: R-5.2.2-d, R-5.2.2-m, R-5.2.3-r
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;

void f(array_view<const int, 1> c, const array<int, 1> &a)
{
    array_view<int, 1> w(c); // ERROR
    array_view<int, 1> u(a); // ERROR
    c.discard_data();        // ERROR
}
void g(array_view<const int, 1> c)
{
    parallel_for_each(c.extent, [=](index<1> i) restrict(amp)
    {
        c[i] = 1; // ERROR
    });
}
