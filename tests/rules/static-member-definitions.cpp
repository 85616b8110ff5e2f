// Constant static members of class templates that are also defined outside of the class.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %amp2hip --from-msvc %s -o %t.hip 2>&1 | count 0

#include <amp.h>

template <int Tile>
struct product {
  static const int tile = Tile;
  template <typename T>
  static void run(const concurrency::array_view<T, 1> &v) {
    parallel_for_each(v.extent, [=](concurrency::index<1> i) restrict(amp) {
      T values[tile];
      values[0] = tile * 2;
      v[i] = values[0];
    });
  }
};
template <int Tile>
const int product<Tile>::tile;

int f(int x) restrict(amp) { return x; }
