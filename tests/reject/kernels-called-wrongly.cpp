// A kernel that cannot be called with the index of its domain is diagnosed where it is launched.
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
    void operator()(index<2>) const restrict(amp) {} // expect-note@: no known conversion from 'index<1>' to 'index<2>'
};
void launch(array_view<int, 1> v)
{
    parallel_for_each(v.extent, [=](index<2> i) restrict(amp) { v[0] = i[0]; });         // expect-error@: no matching function for call
    parallel_for_each(v.extent.tile<4>(), [=](tiled_index<8> t) restrict(amp) { v[t] = 1; }); // expect-error@: no matching function for call
    parallel_for_each(v.extent, functor());                                              // expect-error@: no matching function for call
    parallel_for_each(v.extent, [=](index<1> i) mutable restrict(amp) { v[i] = 1; });    // expect-error@: no matching function for call
}
