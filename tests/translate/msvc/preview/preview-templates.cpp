// Members of the preview are replaced in templates without an instance, where the types of the
// objects are specializations of C++ AMP's templates.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %amp2hip --amp-preview %s -o %t.hip && %code %t.hip | FileCheck %s && %syntax %t.hip
// RUN: %amp2hip --amp-preview --from-msvc %s -o %t.msvc.hip
// RUN: %code %t.msvc.hip | FileCheck %s

#include <amp.h>

using namespace concurrency;

// CHECK: const int row = t.local[0] + t.global[1] + pt->tile_origin[0];
// CHECK-NEXT: out(t.global[1], row) = in[t.global];
template <int N, typename T> void transpose(array_view<const T, 2> in, array<T, 2> &out) {
  tiled_grid<N, N> tiles = in.grid.template tile<N, N>();
  // CHECK: tiled_extent<N, N> tiles = in.extent.template tile<N, N>();
  parallel_for_each(tiles, [=, &out](tiled_index<N, N> t) restrict(direct3d) {
    const tiled_index<N, N> *pt = &t;
    const int row = t.local.y + t.global.get_x() + pt->tile_origin.y;
    out(t.global.x, row) = in[t.global];
  });
  (void)(out.get_grid().get_y() + tiles.extent[0] + in.grid.extent[1]);
  // CHECK: (void)(out.get_extent()[0] + tiles[0] + in.extent[1]);
}

template <typename T, int N> int width(const array_view<T, N> &v, grid<N> g) {
  return v.grid[N - 1] + g.extent[0];
  // CHECK: return v.extent[N - 1] + g[0];
}

template <typename T> struct columns {
  array<T> values;
  const array<T> *next;
  int size() const { return values.grid.x + next->grid[0]; }
  // CHECK: int size() const { return values.extent[0] + next->extent[0]; }
};

struct plot {
  int grid;
};

// Objects of other types keep their members.
template <typename T> int lines(const T &t) { return t.grid; }
// CHECK: int lines(const T &t) { return t.grid; }
template <int N> struct axis {
  int x, grid;
  int sum() const { return x + this->grid; }
  // CHECK: int sum() const { return x + this->grid; }
};
int lines_of_plot = lines(plot());

void halve(array_view<int, 2> v) {
  parallel_for_each(v.grid.tile<2, 2>(), [=](tiled_index<2, 2> t) restrict(direct3d) {
    v[t.global] /= 2;
  });
  // CHECK: parallel_for_each(v.extent.tile<2, 2>(), halve_kernel{v});
}
