// Tiles with too many threads. P-7-aa
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %rejected

#include <amp.h>
using namespace concurrency;



template <int N> void launch(array_view<int, 1> v)
{
    parallel_for_each(v.extent.tile<N>(), [=](tiled_index<N> t) restrict(amp) { v[t] = 1; }); // expected-error {{more than 1024 threads [AMP1606]}}
}
void launches(array_view<int, 1> v, array_view<int, 2> w, array_view<int, 3> x)
{
    launch<1025>(v);
    parallel_for_each(w.extent.tile<64, 32>(), [=](tiled_index<64, 32> t) restrict(amp) { w[t] = 1; }); // expected-error {{more than 1024 threads [AMP1606]}}
    parallel_for_each(x.extent.tile<128, 1, 1>(), [=](index<3> i) restrict(amp) { x[i] = 1; }); // expected-error {{is larger than 64 [AMP1606]}}
}
