// Each tile_static variable belongs to its scope: a loop, a branch, a member function or a kernel.
// A lambda captures its value.
//
// accept: L-2.4.3.5.1-d, L-2.4.3.5.1-g, L-2.4.3.5.1-k, L-2.4.3.5.1-a, L-2.1.2-g
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "check.h"
#include <amp.h>

using namespace concurrency;

// tile_static variables may be declared in loops and in branches that all threads of a tile take.
namespace in_loops_and_uniform_branches {
template <typename T, int Tile>
struct reduce {
  array_view<const T, 1> in;
  array_view<T, 1> out;
  int rounds;
  void operator()(tiled_index<Tile> t) const restrict(amp) {
    T sum = T();
    for (int r = 0; r < rounds; ++r) {
      tile_static T buffer[Tile];
      buffer[t.local[0]] = in[t.global] + T(r);
      t.barrier.wait();
      if (rounds > 1) {
        tile_static T extra;
        if (t.local[0] == 0)
          extra = T(100);
        t.barrier.wait();
        sum += extra;
      }
      for (int k = 0; k < Tile; ++k)
        sum += buffer[k];
      t.barrier.wait();
    }
    out[t.global] = sum;
  }
};

void test() {
  double data[4] = {1, 2, 3, 4};
  array_view<const double, 1> in(4, data);
  array_view<double, 1> out(4);
  reduce<double, 2> k = {in, out, 2};
  parallel_for_each(out.extent.tile<2>(), k);
  check("first tile", out[0], 3 + 5 + 200);
  check("second tile", out[3], 7 + 9 + 200);
}
} // namespace in_loops_and_uniform_branches

// Member functions and kernels may have separate tile_static variables of the same name.
namespace variables_of_member_functions {
struct exchange {
  int offset;
  int swap(tiled_index<4> t, int x) const restrict(amp) {
    tile_static int buffer[4];
    buffer[t.local[0]] = x + offset;
    t.barrier.wait();
    return buffer[t.local[0] ^ 1];
  }
  static int sum(tiled_index<4> t, int x) restrict(amp) {
    tile_static int buffer;
    if (t.local[0] == 0)
      buffer = 0;
    t.barrier.wait();
    atomic_fetch_add(&buffer, x);
    t.barrier.wait();
    return buffer;
  }
};

void test() {
  int data[8];
  for (int k = 0; k < 8; ++k)
    data[k] = k;
  array_view<int, 1> v(8, data);
  exchange e = {100};
  parallel_for_each(
      v.extent.tile<4>(), [=](tiled_index<4> t) restrict(amp) {
        tile_static int buffer[4];
        buffer[3 - t.local[0]] = v[t];
        int other = e.swap(t, v[t]);
        v[t] = other + exchange::sum(t, v[t]) * 1000 + buffer[3 - t.local[0]];
      });
  check("0", v[0], 101 + 6000 + 0);
  check("7", v[7], 106 + 22000 + 7);
  array_view<int, 3> w(2, 2, 2, data);
  parallel_for_each(
      w.extent.tile<1, 2, 2>(), [=](tiled_index<1, 2, 2> t) restrict(amp) {
        tile_static int buffer[1][2][2];
        buffer[t.local[0]][t.local[1]][t.local[2]] =
            t.global[0] * 100 + t.local[1] * 10 + t.local[2];
        t.barrier.wait();
        w[t] = buffer[0][1 - t.local[1]][1 - t.local[2]];
      });
  check("cube", w(1, 0, 1), 110);
}
} // namespace variables_of_member_functions

// A lambda in a kernel captures the value that a tile_static variable has at that point.
namespace copy_captured_by_lambda {
void test() {
  int data[4] = {};
  array_view<int, 1> v(4, data);
  parallel_for_each(
      v.extent.tile<2>(), [=](tiled_index<2> t) restrict(amp) {
        tile_static int s;
        if (t.local[0] == 0)
          s = 1 + t.tile[0];
        t.barrier.wait();
        auto before = [=] { return s; };
        t.barrier.wait();
        if (t.local[0] == 0)
          s = 50;
        t.barrier.wait();
        v[t] = before() * 100 + s;
      });
  check("first tile", v[1], 150);
  check("second tile", v[2], 250);
}
} // namespace copy_captured_by_lambda

int main() {
  in_loops_and_uniform_branches::test();
  variables_of_member_functions::test();
  copy_captured_by_lambda::test();
  return failures;
}
