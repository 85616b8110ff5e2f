// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Launches over grids with an origin, a class of the preview of C++ AMP: kernels receive the
// indices from the origin on.
#include "check.h"
#include <amp.h>
#include <amp2hip/preview/grid.h>
#include <vector>

using concurrency::array_view;
using concurrency::extent;
using concurrency::grid;
using concurrency::index;

struct add {
  array_view<int, 2> v;
  void operator()(index<2> i) const restrict(amp) { v[i] += 1000; }
};

int main() {
  std::vector<int> data(6 * 8, 0);
  array_view<int, 2> v(6, 8, data);
  const grid<2> inside(index<2>(1, 2), extent<2>(4, 5));
  concurrency::parallel_for_each(inside, [=](index<2> i) restrict(amp) {
    v[i] = (i[0] - inside.origin[0]) * 10 + i[1];
  });
  concurrency::parallel_for_each(concurrency::accelerator().default_view, inside, add{v});
  v.synchronize();
  for (int r = 0; r < 6; ++r)
    for (int c = 0; c < 8; ++c)
      CHECK_EQUAL(v(r, c), inside.contains(index<2>(r, c)) ? (r - 1) * 10 + c + 1000 : 0);

  const grid<2> all(v.extent);
  CHECK_EQUAL((all.origin == index<2>(0, 0) && all != inside && all == grid<2>(6, 8)), true);
  CHECK_EQUAL((all.tile<2, 4>() == extent<2>(6, 8)), true);
  bool thrown = false;
  try {
    (void)inside.tile<2, 5>();
  } catch (const concurrency::invalid_compute_domain &) {
    thrown = true;
  }
  CHECK_EQUAL(thrown, true);
  return report();
}
