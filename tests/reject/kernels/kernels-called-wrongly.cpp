// A kernel that cannot be called with the index of its domain is reported at its launch.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %rejected

#include <amp.h>
using namespace concurrency;

struct functor
{
    void operator()(index<2>) const restrict(amp) {} // expected-note {{the call operator is declared here}}
};
void launch(array_view<int, 1> v)
{
    parallel_for_each(v.extent, [=](index<2> i) restrict(amp) { v[0] = i[0]; });         // expected-error {{takes 'index<2>', but this launch passes 'index<1>' [AMP1604]}}
    parallel_for_each(v.extent.tile<4>(), [=](tiled_index<8> t) restrict(amp) { v[t] = 1; }); // expected-error {{takes 'tiled_index<8>', but this launch passes 'tiled_index<4>' [AMP1604]}}
    parallel_for_each(v.extent, functor());                                              // expected-error {{takes 'index<2>', but this launch passes 'index<1>' [AMP1604]}}
}
