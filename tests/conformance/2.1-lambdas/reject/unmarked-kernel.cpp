// The kernel of a launch must not be a lambda without restrict(amp).
//
// reject: L-2.1.2-e, P-7-n
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;

void fill(array_view<int, 1> v)
{
    parallel_for_each(v.extent, [=](index<1> i) { v[i] = 1; }); // ERROR-NEAR
}

void fill_right(array_view<int, 1> v)
{
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = 1; });
}
