// tile_static variables in kernels of untiled launches, and in functions that they call. L-2.4.3.5.1-d
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %rejected

#include <amp.h>
using namespace concurrency;

void sum(int n) restrict(amp)
{
    tile_static int total[4];
    total[0] = n;
}
struct functor
{
    void operator()(index<2> i) const restrict(amp) { sum(i[1]); }
};

void launches(array_view<int, 1> v)
{
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { // expected-warning {{uses the tile_static variable 'own' [AMP1506]}}
        tile_static int own;
        own = i[0];
        v[i] = own;
    });
    parallel_for_each(extent<2>(2, 2), functor()); // expected-warning {{uses the tile_static variable 'total' [AMP1506]}}
    auto generic = [=](auto i) restrict(amp) { sum(i[0]); };
    parallel_for_each(v.extent, generic); // expected-warning {{uses the tile_static variable 'total' [AMP1506]}}
    parallel_for_each(v.extent, 5); // expected-error {{the last argument of 'parallel_for_each' has no call operator}}
}
