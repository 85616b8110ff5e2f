// With --tile-loops, the call of a function with barriers that a using directive or argument-dependent lookup finds
// is qualified.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %translate --tile-loops
// RUN: %expect
// RUN: %builds

#include <amp.h>
using namespace concurrency;

namespace outer {
inline namespace version {
namespace {
void rotate(int *values, int l, const tile_barrier &b) restrict(amp) {
  const int next = values[(l + 1) % 16];
  b.wait();
  values[l] = next;
  b.wait();
}
} // namespace
} // namespace version
namespace points {
struct point { int x, y; };
void swap_ends(point *values, point p, int l, const tile_barrier &b) restrict(amp) {
  b.wait();
  if (l == 0) values[15] = p;
  b.wait();
}
} // namespace points
void inside(int *values, int l, const tile_barrier &b) restrict(amp) { values[l] += 1; b.wait(); rotate(values, l, b); }
// CHECK:    amp2hip_run_rotate(amp2hip_whole, values, {{.*}}, b);
} // namespace outer
namespace {
void here(int *values, int l, const tile_barrier &b) restrict(amp) { b.wait(); values[l] *= 2; b.wait(); }
}

namespace program {
using namespace outer;
void run(array_view<int> v, array_view<outer::points::point> p) {
  parallel_for_each(v.extent.tile<16>(), [=](tiled_index<16> t) restrict(amp) {
    tile_static int s[16];
    tile_static outer::points::point q[16];
    const int l = t.local[0];
    s[l] = v[t];
    outer::points::point mine = p[t];
    q[l] = mine;
    rotate(s, l, t.barrier);
    // CHECK:      ::outer::amp2hip_run_rotate(amp2hip_whole, s, {{.*}}, {{.*}});
    inside(s, l, t.barrier);
    // CHECK:      ::outer::amp2hip_run_inside(amp2hip_whole, s, {{.*}}, {{.*}});
    here(s, l, t.barrier);
    // CHECK:      amp2hip_run_here(amp2hip_whole, s, {{.*}}, {{.*}});
    swap_ends(q, mine, l, t.barrier);
    // CHECK:      ::outer::points::amp2hip_run_swap_ends(amp2hip_whole, q, {{.*}}, {{.*}}, {{.*}});
    v[t] = s[l];
    p[t] = q[l];
  });
}
} // namespace program

// A using directive of the function, which the kernel leaves: the calls in the kernel are qualified.
namespace settings {
const int length = 16;
}
template <typename T> void by_directive(array_view<T> v) {
  using namespace outer;
  using namespace settings;
  parallel_for_each(v.extent.template tile<length>(), [=](tiled_index<length> t) restrict(amp) {
    tile_static int s[length];
    s[t.local[0]] = v[t];
    inside(s, t.local[0], t.barrier);
    // CHECK:      outer::amp2hip_run_inside(amp2hip_whole, s, {{.*}}, {{.*}});
    v[t] = s[t.local[0]];
  });
}

int main() {
  std::vector<int> values(32);
  std::vector<outer::points::point> points(32);
  for (int i = 0; i < 32; ++i) values[i] = i, points[i] = {i, -i};
  array_view<int> v(32, values);
  array_view<outer::points::point> p(32, points);
  program::run(v, p);
  by_directive(array_view<int>(16, values));
  v.synchronize();
  p.synchronize();
  return !(values[0] == 2 * 3 && values[15] == 2 * 2 && points[15].x == 0 && points[31].x == 16 && points[14].x == 14);
}
