// An array_view must not be created without a source or from data of another constness, type or
// rank.
//
// reject: R-5.2.2-a, R-5.2.2-d, R-5.2.2-m, R-5.2.2-o
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
int main() {
  int o[4];
  float fo[4];
  array_view<int> v(4, o);
  array_view<const int> c(v);
  array<int> a(4);
  const array<int> &ca = a;
  int td = tiled_extent<4>::tile_dim1; // ERROR
  array<int, 1> it(4, 10); // ERROR
  array<int, 1> nodef; // ERROR
  array_view<int, 1> nov; // ERROR
  array_view<int> fromconst(ca); // ERROR
  array_view<int> back(c); // ERROR
  array_view<float> wrongt(v); // ERROR
  array_view<int, 2> wrongr(v); // ERROR
  array_view<float> arrt(o); // ERROR
}
