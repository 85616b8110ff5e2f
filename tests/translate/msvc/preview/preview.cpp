// Names of the preview of Visual Studio 11 become those of C++ AMP 1.2.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %amp2hip --amp-preview %s -o %t.hip && %code %t.hip | FileCheck %s && %syntax %t.hip
// RUN: %amp2hip --from-msvc %s -o %t.detected.hip 2>&1 | FileCheck --check-prefix=DETECTED %s
// RUN: %code %t.detected.hip | FileCheck %s
// DETECTED: note: '{{.*}}preview.cpp' is code for the preview of C++ AMP; it is translated with '--amp-preview'
// DETECTED-NOT: is code for the preview

#include <amp.h>
#include <vector>

namespace named {
using concurrency::extent;
using concurrency::grid;
using concurrency::tiled_grid;
using concurrency::writeonly;
grid<1> g(4);
// CHECK: using concurrency::extent;
// CHECK-NOT: grid;
// CHECK: using concurrency::tiled_extent;
// CHECK-NOT: writeonly
// CHECK: extent<1> g(4);
}

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
  (void)(t.extent == g.extent && t.extent[1] == w);
  // CHECK: (void)(t == g && t[1] == w);
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

#define REQUIRE(x) check(x, #x)
void check(bool, const char *) {}

// CHECK: v[i] = i[0] * width + i[1] + (*pi)[1] + (*pi)[0];
void members(array_view<int, 2> v, grid<2> g, const grid<2> *pg) {
  REQUIRE(g.extent[0] > 0);
  // CHECK: REQUIRE(g[0] > 0);
  int width = v.extent.get_x() + pg->extent[1] + v.get_grid()[0];
  // CHECK: int width = v.extent[1] + (*pg)[1] + v.get_extent()[0];
  parallel_for_each(v.grid, [=](index<2> i) restrict(direct3d) {
    const index<2> *pi = &i;
    v[i] = i.y * width + i.x + pi->x + pi->get_y();
  });
}

accelerator hardware() {
  std::vector<accelerator> all = get_accelerators();
  // CHECK: std::vector<accelerator> all = accelerator::get_all();
  return concurrency::get_accelerators().empty() ? all.front() : all.back();
  // CHECK: return concurrency::accelerator::get_all().empty() ? all.front() : all.back();
}

accelerator reference() { return accelerator(accelerator::gpu_ref); }
// CHECK: accelerator reference() { return accelerator(accelerator::direct3d_ref); }

namespace sim {
class grid {}; // no template, unlike that of the preview
// CHECK: class grid {};
grid cells;
}
