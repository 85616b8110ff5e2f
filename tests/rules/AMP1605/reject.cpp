// Amp code calls parallel_for_each. P-7-e
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %rejected

#include <amp.h>
using namespace concurrency;



void inner(array_view<int, 1> v) restrict(amp)
{
    parallel_for_each(v.extent, [=](index<1> i) { v[i] = 1; }); // expected-error {{cannot call 'parallel_for_each' [AMP1605]}}
}
void launches(array_view<int, 1> v)
{
    parallel_for_each(v.extent, [=](index<1>) restrict(amp) {
        parallel_for_each(v.extent, [=](index<1> j) { v[j] = 1; }); // expected-error {{cannot call 'parallel_for_each' [AMP1605]}}
    });
}
