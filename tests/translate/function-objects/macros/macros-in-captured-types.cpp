// The function that contains a kernel defines a macro, and the type of a captured variable uses it.
// Before the function, the type is written without the macro.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %translate -- -std=c++17
// RUN: %expect
// RUN: %builds

#include <amp.h>

#define OUTSIDE 2

void fill(concurrency::array_view<int, 2> v)
{
#define TILE 4
    concurrency::tiled_extent<TILE, TILE> domain(v.get_extent());
    // CHECK:    concurrency::tiled_extent<4, 4{{(, 0)?}}> domain;
    int weights[TILE + 1] = {};
    // CHECK:    int weights[5];
    int others[OUTSIDE] = {};
    // CHECK:    int others[OUTSIDE];
    // CHECK:    concurrency::tiled_extent<TILE, TILE> domain(v.get_extent());
    // CHECK:    int weights[TILE + 1] = {};
    // CHECK:    int others[OUTSIDE] = {};
    concurrency::parallel_for_each(domain, [=](concurrency::tiled_index<TILE, TILE> t) restrict(amp) {
        v[t.global] = domain.tile_dim0 + weights[0] + others[1];
    });
#undef TILE
}
