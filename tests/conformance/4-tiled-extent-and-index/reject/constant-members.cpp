// Amp code must not assign a tiled_index, its members or a tile_barrier, nor default-construct
// them.
//
// reject: R-4.4.1-a, R-4.4.2-a, R-4.5-a, R-4.5.3-e
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
void f(tiled_index<4> t, tiled_index<4> u, tile_barrier b) restrict(amp) {
  t.local[0] = 1; // ERROR
  t.global = index<1>(1); // ERROR
  t = u; // ERROR
  tiled_index<4> d; // ERROR
  tile_barrier n; // ERROR
  b = t.barrier; // ERROR
  t.tile++; // ERROR
  t.tile_origin += 1; // ERROR
  index<2> i = t; // ERROR
  tiled_index<2> w = t; // ERROR
}
int main() {}
