// The parameter of a kernel must match the rank and the tile size of its domain.
//
// reject: P-7-i
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;

void rank(array_view<int, 2> v) {
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v(i[0], 0) = 1; }); // ERROR-NEAR
}

void tile(array_view<int, 1> v) {
  parallel_for_each(
      v.extent.tile<16>(), [=](tiled_index<8> t) restrict(amp) { v[t] = 1; }); // ERROR-NEAR
}

void untiled(array_view<int, 1> v) {
  parallel_for_each(v.extent, [=](tiled_index<8> t) restrict(amp) { v[t] = 1; }); // ERROR-NEAR
}

void temporary(array_view<int, 1> v) {
  parallel_for_each(v.extent, [=](index<1> &&i) restrict(amp) { v[i] = 1; }); // ERROR-NEAR
}

void none(array_view<int, 1> v) {
  parallel_for_each(v.extent, [=]() restrict(amp) { v[0] = 1; }); // ERROR-NEAR
}

void right(array_view<int, 1> v) {
  parallel_for_each(v.extent.tile<8>(), [=](tiled_index<8> t) restrict(amp) { v[t] = 1; });
}
