// An amp lambda captures an object other than an array or texture by reference. L-2.4.3.3-b, P-7.1-e
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %rejected

#include <amp.h>
using namespace concurrency;

void launch(array_view<int, 1> v, array<int, 1> &a)
{
    int n = 1;
    parallel_for_each(v.extent, [&n, v](index<1> i) restrict(amp) { v[i] = n; }); // expected-error {{cannot capture 'n' by reference, because it is not a concurrency::array or a texture; capture it by value [AMP1402]}}
    parallel_for_each(v.extent, [&v](index<1> i) restrict(amp) { v[i] = 1; });    // expected-error {{cannot capture 'v' by reference [AMP1402]}}
    parallel_for_each(v.extent, [&](index<1> i) restrict(amp) { a[i] = n; });     // expected-error {{cannot capture 'n' by reference [AMP1402]}}
}
