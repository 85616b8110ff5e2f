// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Objects that store the barrier of the tile, whose member functions wait. The CPU runs these
// kernels as loops over the threads of a tile if all threads have equal objects. With and without
// loops, each kernel must compute the same.

#include "tile_results.h"

using namespace concurrency;

static const int size = 8;

template <typename Kernel, typename Expected> static void check(Kernel kernel, Expected expected) {
  compare<size>(run(kernel), expected);
}

// A prefix sum of the tile. Member functions call each other.
template <int N> class scanner {
  tile_barrier bar;
  int factor;
  void sync() const restrict(amp) { bar.wait_with_tile_static_memory_fence(); }

public:
  scanner(const tile_barrier &b, int f) restrict(amp) : bar(b), factor(f) {}
  int scaled(int x) const restrict(amp) { return x * factor; }
  int inclusive(int (&data)[N], int l, int x) const restrict(amp) {
    data[l] = scaled(x);
    sync();
    for (int d = 1; d < N; d *= 2) {
      const int add = l >= d ? data[l - d] : 0;
      sync();
      data[l] += add;
      bar.wait();
    }
    return data[l];
  }
};

// The constructor is implicit.
struct exchanger {
  tile_barrier barrier;
  int distance;
  int swapped(int x, int l) const restrict(amp) {
    tile_static int values[size];
    values[l] = x;
    barrier.wait();
    const int result = values[(l + distance) % size];
    tile_static_memory_fence(barrier);
    barrier.wait();
    return result;
  }
};

static void equal_objects() {
  check(
      [](array_view<int, 1> v) {
        const int factor = 3;
        parallel_for_each(v.extent.tile<size>(), [=](tiled_index<size> t) restrict(amp) {
          tile_static int part[size];
          const scanner<size> scan(t.barrier, factor);
          int own = scan.scaled(v[t]);
          const int sum = scan.inclusive(part, t.local[0], t.local[0]);
          v[t] = own * 1000 + sum;
        });
      },
      [](int tile, int local) {
        return (tile * size + local) * 3000 + 3 * local * (local + 1) / 2;
      });
  check(
      [](array_view<int, 1> v) {
        parallel_for_each(v.extent.tile<size>(), [=](tiled_index<size> t) restrict(amp) {
          int own = v[t];
          for (int i = 1; i < 3; ++i) {
            const exchanger next = {t.barrier, i};
            own = next.swapped(own, t.local[0]);
            own += 100 * next.distance;
          }
          v[t] = own;
        });
      },
      [](int tile, int local) { return tile * size + (local + 3) % size + 300; });
}

// The objects of the threads differ, in a number or by assignment: these keep fibers.
static void different_objects() {
  check(
      [](array_view<int, 1> v) {
        parallel_for_each(v.extent.tile<size>(), [=](tiled_index<size> t) restrict(amp) {
          const exchanger next = {t.barrier, t.local[0]};
          const int own = next.swapped(v[t], t.local[0]);
          v[t] = own;
        });
      },
      [](int tile, int local) { return tile * size + 2 * local % size; });
  check(
      [](array_view<int, 1> v) {
        parallel_for_each(v.extent.tile<size>(), [=](tiled_index<size> t) restrict(amp) {
          exchanger next = {t.barrier, 1};
          if (t.local[0] % 2 == 0)
            next.distance = 2;
          const int own = next.swapped(v[t], t.local[0]);
          v[t] = own;
        });
      },
      [](int tile, int local) {
        return tile * size + (local + (local % 2 == 0 ? 2 : 1)) % size;
      });
}

int main() {
  equal_objects();
  different_objects();
  return report();
}
