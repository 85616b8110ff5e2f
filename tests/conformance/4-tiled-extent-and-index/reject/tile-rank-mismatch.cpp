// Tile must have the rank of the extent, which is at most three.
//
// reject: P-7-y, R-4.2.3-d
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;

void f(extent<4> e, extent<2> e2)
{
    auto right = e2.tile<4, 4>();
    e.tile<2, 2, 2>();           // ERROR
    e2.tile<4>();                // ERROR
    parallel_for_each(right, [](tiled_index<4, 4>) restrict(amp) {});
}
