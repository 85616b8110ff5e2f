// Names of the preview of Visual Studio 11 become those of C++ AMP 1.2.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %amp2hip --amp-preview %s -o %t.hip && %code %t.hip | FileCheck %s && %syntax %t.hip

#include <amp.h>
#include <vector>

using namespace concurrency;

float scaled(float x) restrict(direct3d, cpu) { return 2 * x; }
// CHECK: __host__ __device__ float scaled(float x) { return 2 * x; }

struct params {
  int grid; // a member of the program keeps its name
  // CHECK: int grid;
};

void scale(std::vector<float> &data, int h, int w) {
  array_view<const float, 2> in(h, w, data);
  array_view<writeonly<float>, 2> out(h, w, data);
  // CHECK: array_view<float, 2> out(h, w, data);
  array_view<writeonly<float>> all(h * w, data);
  // CHECK: array_view<float> all(h * w, data);
  grid<2> g(h, w);
  // CHECK: extent<2> g(h, w);
  tiled_grid<8, 8> t = g.tile<8, 8>();
  // CHECK: tiled_extent<8, 8> t = g.tile<8, 8>();
  parallel_for_each(out.grid, [=](index<2> i) restrict(direct3d) { out[i] = scaled(in[i]); });
  // CHECK: parallel_for_each(out.extent, scale_kernel{in, out});
  parallel_for_each(t, [=](tiled_index<8, 8> i) restrict(direct3d) { out[i] = in[i]; });
  params p = {all.grid[0]};
  // CHECK: params p = {all.get_extent()[0]};
  (void)p.grid;
  // CHECK: (void)p.grid;
  const int rows = g.extent[0] + in.grid.extent[0];
  // CHECK: const int rows = g[0] + in.extent[0];
  (void)rows;
}
