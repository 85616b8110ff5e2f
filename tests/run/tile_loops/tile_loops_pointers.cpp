// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Functions with barriers get other pointers from each thread. The CPU runs the kernels as loops if
// the pointers certainly refer to memory that the threads share. With and without loops, each kernel
// must compute the same.

#include "tile_results.h"

using namespace concurrency;

static const int size = 16, width = 4;

static int sum_row(int *row, int lane, tile_barrier const &b) restrict(amp) {
  for (int half = width / 2; half > 0; half /= 2) {
    if (lane < half)
      row[lane] += row[lane + half];
    b.wait();
  }
  return row[0];
}
// Passes the pointer on, keeps another one across the barrier, and refers to elements.
static int moved(const int *const from, int n, tiled_index<size> t) restrict(amp) {
  int sum = 0;
  const int *at = from;
  const int &first = from[1];
  for (int i = 0; i < n; ++i) {
    sum += *at + first;
    t.barrier.wait();
    ++at;
  }
  return sum;
}
static int twice(int *row, tiled_index<size> t) restrict(amp) {
  const int sum = sum_row(row, t.local[0] % width, t.barrier);
  t.barrier.wait();
  int other = moved(row + 1, 2, t);
  return sum * 100 + other;
}
// Pointers to variables of the thread: this kernel keeps fibers.
static int own(int *p, tiled_index<size> t) restrict(amp) {
  tile_static int all[size];
  all[t.local[0]] = *p;
  t.barrier.wait();
  *p += all[size - 1 - t.local[0]];
  return *p;
}

int main() {
  compare<size>(run([](array_view<int, 1> v) {
            parallel_for_each(v.extent.tile<size>(), [=](tiled_index<size> t) restrict(amp) {
              tile_static int rows[size / width][width];
              const int group = t.local[0] / width, lane = t.local[0] % width;
              int *mine = rows[group];
              mine[lane] = v[t];
              t.barrier.wait();
              int sum = sum_row(mine, lane, t.barrier);
              t.barrier.wait();
              rows[group][lane] = sum + lane;
              t.barrier.wait();
              sum = sum_row(&rows[(group + 1) % width][0], lane, t.barrier);
              v[t] = sum;
            });
          }),
          [](int tile, int local) {
            const int group = (local / width + 1) % width, first = tile * size + group * width;
            return (4 * first + 6) * 4 + 6;
          });
  compare<size>(run([](array_view<int, 1> v) {
            parallel_for_each(v.extent.tile<size>(), [=](tiled_index<size> t) restrict(amp) {
              tile_static int rows[size / width][width];
              rows[t.local[0] / width][t.local[0] % width] = v[t];
              t.barrier.wait();
              int x = twice(rows[t.local[0] / width], t);
              const int y = moved(&v[t.tile_origin[0] + t.local[0] / 2], 3, t);
              v[t] = x * 10 + y;
            });
          }),
          [](int tile, int local) {
            const int first = tile * size + local / width * width, from = tile * size + local / 2;
            int row[width] = {first, first + 1, first + 2, first + 3};
            for (int half = width / 2; half > 0; half /= 2)
              for (int k = 0; k < half; ++k)
                row[k] += row[k + half];
            const int x = row[0] * 100 + row[1] + row[2] + 2 * row[2];
            return x * 10 + 3 * from + 3 + 3 * (from + 1);
          });
  compare<size>(run([](array_view<int, 1> v) {
            parallel_for_each(v.extent.tile<size>(), [=](tiled_index<size> t) restrict(amp) {
              int x = v[t];
              const int y = own(&x, t);
              v[t] = x + y;
            });
          }),
          [](int tile, int) { return 2 * (2 * tile * size + size - 1); });
  return report();
}
