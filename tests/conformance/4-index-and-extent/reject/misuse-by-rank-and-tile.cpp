// Index, extent and tile arguments must match the rank, and tile lengths must be positive.
//
// reject: R-4.1-b, R-4.1.2-c, R-4.1.2-e, R-4.1.4-g, R-4.2.2-a, R-4.2.3-d, R-4.2.3-e, R-4.2.4-b,
// R-4.3.2-b
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;

void f(const extent<2> &ce, const index<2> &ci) {
  index<2> i001(1); // ERROR
  index<4> i004(1, 2, 3, 4); // ERROR
  index<1> i005 = 3; // ERROR
  index<2> i006(0); // ERROR
  index<0> i008; // ERROR
  extent<2> e006(0); // ERROR
  extent<2> e011(index<2>(1, 1)); // ERROR
  ci + ce; // ERROR
  ce.contains(extent<2>()); // ERROR
  ce.tile<4>(); // ERROR
  extent<1>(8).tile<-4>(); // ERROR
  ce.tile<4, 0>(); // ERROR
  tiled_extent<4> x001 = extent<2>(4, 4); // ERROR
  tiled_extent<4, 4> x002(4, 4); // ERROR
  extent<2> ee(2, 2);
  ee.size() = 4; // ERROR
}
