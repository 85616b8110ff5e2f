// What a launch runs over. P-7-a, P-7-b
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %rejected

#include <amp.h>
using namespace concurrency;



void launches(array_view<int, 1> v, accelerator place)
{
    parallel_for_each(10, [=](index<1> i) restrict(amp) { v[i] = 1; }); // expect-error@: an extent or a tiled_extent, not over 'int' [AMP1602]
    parallel_for_each(index<1>(4), [=](index<1> i) restrict(amp) { v[i] = 1; }); // expect-error@: not over 'index<1>' [AMP1602]
    parallel_for_each(v, [=](index<1> i) restrict(amp) { v[i] = 1; }); // expect-error@: not over [AMP1602]
    parallel_for_each(v.extent, v.extent, [=](index<1> i) restrict(amp) { v[i] = 1; }); // expect-error@: the first of three arguments of parallel_for_each is an accelerator_view [AMP1602]
    parallel_for_each(place.default_view, v, [=](index<1> i) restrict(amp) { v[i] = 1; }); // expect-error@: not over [AMP1602]
    parallel_for_each(v.extent); // expect-error@: takes a domain and a kernel [AMP1602]
}
