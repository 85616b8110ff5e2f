// Index, extent and tiled_extent have no implicit construction, mixed operators or writable
// constants.
//
// reject: R-4.1.2-c, R-4.1.2-e, R-4.1.4-g, R-4.2.2-a, R-4.2.3-d
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
void f() {
  index<1> a1 = 3; // ERROR
  extent<1> b1 = 3; // ERROR
  int c[2] = {1, 2};
  index<2> a2 = c; // ERROR
  extent<2> b2 = c; // ERROR
  index<2> x(1, 2);
  extent<2> e(1, 2);
  x < x; // ERROR
  -x; // ERROR
  x *x; // ERROR
  e *e; // ERROR
  x + e; // ERROR
  x = e; // ERROR
  e = x; // ERROR
  x == e; // ERROR
  x + index<1>(1); // ERROR
  x = 5; // ERROR
  const index<2> k(1, 2);
  k[0] = 1; // ERROR
  k += 1; // ERROR
  ++k; // ERROR
  const extent<2> ke(1, 2);
  ke[0] = 1; // ERROR
  ke -= 1; // ERROR
  ke--; // ERROR
  tiled_extent<4>::tile_dim1; // ERROR
  tiled_extent<4, 4>::tile_dim2; // ERROR
  x.rank = 3; // ERROR
  e.size(1); // ERROR
  e.contains(index<1>(0)); // ERROR
  tiled_extent<4> t4 = extent<2>(4, 4); // ERROR
  tiled_extent<4> t5 = 16; // ERROR
  tiled_extent<4> t6(16); // ERROR
  tiled_extent<4, 4> t7(16, 16); // ERROR
}
