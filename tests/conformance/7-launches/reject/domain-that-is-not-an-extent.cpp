// The domain of a launch must not be an integer, an index or a view.
//
// reject: P-7-b
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;

void f(array_view<int, 1> v)
{
    parallel_for_each(4, [=](index<1> i) restrict(amp) { v[i] = 1; });           // ERROR
    parallel_for_each(index<1>(4), [=](index<1> i) restrict(amp) { v[i] = 1; }); // ERROR
    parallel_for_each(v, [=](index<1> i) restrict(amp) { v[i] = 1; });           // ERROR
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = 1; });
}
