// An amp helper function or a kernel must not launch a kernel.
//
// reject: P-7-e
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;

void helper(array_view<int, 1> v) restrict(amp)
{
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = 1; }); // ERROR-NEAR
}

void f(array_view<int, 1> v)
{
    parallel_for_each(v.extent, [=](index<1>) restrict(amp)
    {
        parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = 1; }); // ERROR-NEAR
    });
}
