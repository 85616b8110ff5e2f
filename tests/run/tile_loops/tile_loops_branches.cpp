// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Variables on which barriers depend get their values in conditionals without barriers. The CPU
// evaluates such conditionals once for the tile if they are the same in all threads. With and
// without loops, each kernel must compute the same.

#include "tile_results.h"

using namespace concurrency;

static const int size = 8;

template <typename Kernel, typename Expected> static void check(Kernel kernel, Expected expected) {
  compare<size>(run(kernel), expected);
}

// A `switch`, whose cases also change a variable of the thread, and a chain of assignments.
template <int Phase> static void phases() {
  check(
      [](array_view<int, 1> v) {
        parallel_for_each(v.extent.tile<size>(), [=](tiled_index<size> t) restrict(amp) {
          tile_static int part[size];
          int rounds, step;
          int own = v[t];
          switch (Phase) {
          case 1:
            rounds = step = 2;
            break;
          case 2:
            own += 100;
            rounds = t.tile[0] == 0 ? 1 : 3;
            step = 1;
            break;
          default:
            step = t.tile[0];
            own += step;
            rounds = step + 1;
          }
          for (int k = 0; k < rounds; ++k) {
            part[t.local[0]] = own;
            t.barrier.wait();
            own = part[(t.local[0] + step) % size];
            t.barrier.wait();
          }
          v[t] = own * 10 + rounds;
        });
      },
      [](int tile, int local) {
        const int step = Phase == 1 ? 2 : Phase == 2 ? 1 : tile;
        const int rounds = Phase == 1 ? 2 : Phase == 2 ? (tile == 0 ? 1 : 3) : tile + 1;
        const int more = Phase == 1 ? 0 : Phase == 2 ? 100 : tile;
        return (tile * size + (local + rounds * step) % size + more) * 10 + rounds;
      });
}

// Conditionals and a loop in each other, which read memory of the tile.
static void nested() {
  check(
      [](array_view<int, 1> v) {
        parallel_for_each(v.extent.tile<size>(), [=](tiled_index<size> t) restrict(amp) {
          tile_static int part[size];
          part[t.local[0]] = v[t] % 16;
          t.barrier.wait();
          int rounds = 0;
          int sum = 0;
          if (part[3] > 8) {
            for (int k = 0; k < 3; ++k) {
              sum += part[(t.local[0] + k) % size];
              if (part[k] % 2 == 0)
                ++rounds;
            }
          } else {
            rounds = part[1] + 2;
          }
          for (int k = 0; k < rounds; ++k) {
            t.barrier.wait();
            if (t.local[0] == k)
              part[k] += 10;
            t.barrier.wait();
            sum += part[k];
          }
          v[t] = sum * 10 + rounds;
        });
      },
      [](int tile, int local) {
        int part[size], sum = 0, rounds = 3;
        for (int k = 0; k < size; ++k)
          part[k] = (tile * size + k) % 16;
        if (part[3] > 8) {
          for (int k = 0; k < 3; ++k)
            sum += part[(local + k) % size];
          rounds = 2;
        }
        for (int k = 0; k < rounds; ++k)
          sum += part[k] + 10;
        return sum * 10 + rounds;
      });
}

// `own = rounds = 2` assigns to `own`, of which each thread has its own value, and to `rounds`, which
// decides about a barrier.
static void chains() {
  check(
      [](array_view<int, 1> v) {
        parallel_for_each(v.extent.tile<size>(), [=](tiled_index<size> t) restrict(amp) {
          tile_static int part[size];
          int own = v[t], rounds = 1, seen = 0;
          part[t.local[0]] = own;
          t.barrier.wait();
          seen = rounds;
          own = rounds = 2;
          own += t.local[0];
          const int before = rounds;
          for (int k = 0; k < before; ++k) {
            t.barrier.wait();
            seen += part[k] * own;
          }
          v[t] = seen;
        });
      },
      [](int tile, int local) { return 1 + (tile * size * 2 + 1) * (2 + local); });
}

int main() {
  phases<1>();
  phases<2>();
  phases<3>();
  nested();
  chains();
  return report();
}
