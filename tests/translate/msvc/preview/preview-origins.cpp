// Grids with an origin remain objects of the class grid, which the output declares.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %amp2hip --amp-preview %s -o %t.hip && %code %t.hip | FileCheck %s && %syntax %t.hip

#include <amp.h>
// CHECK: #include <amp2hip/preview/grid.h>
#include <vector>

using namespace concurrency;

void blur(array_view<float, 2> v) {
  grid<2> inner(index<2>(1, 1), v.grid.extent - index<2>(2, 2)), all(v.grid);
  // CHECK: grid<2> inner(concurrency::index<2>(1, 1), v.extent - concurrency::index<2>(2, 2)), all(v.extent);
  parallel_for_each(inner, [=](index<2> i) restrict(direct3d) { v[i] = float(i.x + inner.origin[0]); });
  // CHECK: parallel_for_each(inner, blur_kernel{v, inner});
  tiled_grid<8, 8> tiles = all.tile<8, 8>();
  // CHECK: tiled_extent<8, 8> tiles = all.tile<8, 8>();
  (void)(tiles.extent == all.extent && inner.origin[0] == 1);
  // CHECK: (void)(tiles == all.extent && inner.origin[0] == 1);
}
