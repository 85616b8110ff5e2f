// An array cannot be copied into amp code. L-2.4.1.3-j, L-2.4.3.3-c
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %rejected

#include <amp.h>
using namespace concurrency;

void kernels(array<int, 1> &a, const array<float, 2> &b)
{
    parallel_for_each(a.extent, [=](index<1> i) restrict(amp)
    {
        (void)a[i]; // expected-error {{an amp lambda cannot capture 'a' by value, because a concurrency::array cannot be copied into amp code; capture it by reference}}
    });
    parallel_for_each(b.extent, [b](index<2> i) restrict(amp) { (void)b[i]; }); // expected-error {{cannot capture 'b' by value}}
}
