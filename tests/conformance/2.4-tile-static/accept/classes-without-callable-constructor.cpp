// A tile_static object may have a class whose default constructor is cpu, deleted or missing.
//
// accept: L-2.4.3.5.1-g
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <cstdio>
#include <vector>
using namespace concurrency;

struct on_cpu {
  int x;
  on_cpu() restrict(cpu) : x(-1) {}
};
struct on_amp {
  int x;
  on_amp() restrict(amp) : x(-2) {}
  ~on_amp() restrict(amp) { x = -3; }
};
struct of_one {
  int x;
  of_one(int v) restrict(cpu, amp) : x(v) {}
  int get() const restrict(amp) { return x; }
};
struct of_others {
  of_one first;
  index<1> place;
};
struct hidden {
  int x;
  hidden() restrict(cpu, amp) = delete;
};

template <typename T> int first(tiled_index<4> t) restrict(amp) {
  tile_static T cells[4];
  cells[t.local[0]].x = t.local[0] + 1;
  t.barrier.wait();
  return cells[3 - t.local[0]].x;
}

int main() {
  array<int, 1> a(8);
  parallel_for_each(
      a.extent.tile<4>(), [&a](tiled_index<4> t) restrict(amp) {
        tile_static on_cpu one;
        tile_static on_amp other;
        tile_static of_one of[2];
        tile_static of_others both;
        if (t.local[0] == 0) {
          one.x = 10 * t.tile[0];
          other.x = 3;
          of[1].x = 4;
          both.first.x = 5;
          both.place[0] = 6;
        }
        t.barrier.wait();
        a[t.global] = one.x + other.x + of[1].get() + both.first.get() + both.place[0] +
                      100 * first<on_cpu>(t) + 1000 * first<of_one>(t) + 10000 * first<hidden>(t);
      });
  std::vector<int> v = a;
  for (int k = 0; k < 8; ++k) {
    int expected = 10 * (k / 4) + 18 + 11100 * (4 - k % 4);
    if (v[k] != expected) {
      std::printf("element %d: %d, expected %d\n", k, v[k], expected);
      return 1;
    }
  }
  return 0;
}
