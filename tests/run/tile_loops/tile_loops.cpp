// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Variables that live across barriers, and values that are uniform for a tile.
// On the CPU, such kernels run as work-item loops over the threads of a tile.
// With and without these loops, each kernel must compute the same.

#include "check.h"
#include <amp.h>
#include <vector>

using namespace concurrency;

struct pair_of {
  int first;
  float second;
};

// Each thread's own variables: numbers, arrays, objects, uninitialized and
// const variables.
static void own_variables(std::vector<int> &out) {
  array_view<int, 1> v(static_cast<int>(out.size()), out);
  parallel_for_each(v.extent.tile<32>(), [=](tiled_index<32> t) restrict(amp) {
    tile_static int shared[32];
    const int value = v[t.global];
    int later, untouched;
    int some[3] = {value, value + 1, value + 2};
    pair_of p = {value, 0.5f};
    index<2> place(value, 3);
    bool small = value % 2 == 0;
    shared[t.local[0]] = value;
    t.barrier.wait();
    later = shared[31 - t.local[0]];
    untouched = 7;
    some[1] += later;
    p.first += later;
    place[0] += 1;
    t.barrier.wait();
    shared[t.local[0]] = later + some[1] + untouched;
    t.barrier.wait();
    v[t.global] = shared[(t.local[0] + 1) % 32] + some[0] + some[2] + p.first + static_cast<int>(p.second * 2) +
                  place[0] + place[1] + small + value;
  });
}

static int expected_own(const std::vector<int> &in, int i) {
  const int base = i / 32 * 32, local = i % 32, next = base + (local + 1) % 32;
  const auto later = [&](int k) { return in[static_cast<std::size_t>(base + 31 - (k - base))]; };
  const auto value = [&](int k) { return in[static_cast<std::size_t>(k)]; };
  const int shared = later(next) + (value(next) + 1 + later(next)) + 7;
  return shared + value(i) + (value(i) + 2) + (value(i) + later(i)) + 1 + (value(i) + 1) + 3 +
         (value(i) % 2 == 0) + value(i);
}

// Loops with uniform bounds: variables that change in them, values computed
// from these, and exits that all threads take together.
static void common_loops(std::vector<int> &out, int rounds) {
  array_view<int, 2> v(16, 24, out);
  parallel_for_each(v.extent.tile<4, 8>(), [=](tiled_index<4, 8> t) restrict(amp) {
    tile_static int shared[4][8];
    const int row = t.local[0], column = t.local[1];
    int sum = 0;
    int steps = v.extent[1] / 8; // the same for all threads
    for (int i = 0, k = 10; i < rounds; i += 2, --k) {
      const int shift = column + i;
      shared[row][column] = row * 100 + shift * k;
      t.barrier.wait();
      sum += shared[3 - row][shift % 8];
      t.barrier.wait();
      if (i == 4)
        break;
    }
    while (steps > 0) {
      shared[row][column] = sum + steps;
      t.barrier.wait();
      if (steps % 2 == 0) {
        sum = shared[row][7 - column];
        t.barrier.wait();
      } else {
        tile_static int first;
        if (row == 0 && column == 0)
          first = shared[3][7];
        t.barrier.wait();
        sum += first;
      }
      --steps;
    }
    do {
      t.barrier.wait();
      shared[row][column] = sum;
      t.barrier.wait();
      if (t.tile[0] == 1)
        return;
      steps++;
    } while (steps < 2);
    v[t.global] = shared[(row + 1) % 4][column] - sum * 3;
  });
}

/// The same computation on the host: each statement runs for all threads of a
/// tile.
static void common_loops_by_hand(std::vector<int> &out, int rounds) {
  for (int tile_row = 0; tile_row < 4; ++tile_row)
    for (int tile_column = 0; tile_column < 3; ++tile_column) {
      int shared[4][8], sum[4][8] = {};
      int steps = 3;
      const auto each = [](auto body) {
        for (int r = 0; r < 4; ++r)
          for (int c = 0; c < 8; ++c)
            body(r, c);
      };
      for (int i = 0, k = 10; i < rounds; i += 2, --k) {
        each([&](int r, int c) { shared[r][c] = r * 100 + (c + i) * k; });
        each([&](int r, int c) { sum[r][c] += shared[3 - r][(c + i) % 8]; });
        if (i == 4)
          break;
      }
      for (; steps > 0; --steps) {
        each([&](int r, int c) { shared[r][c] = sum[r][c] + steps; });
        if (steps % 2 == 0)
          each([&](int r, int c) { sum[r][c] = shared[r][7 - c]; });
        else
          each([&](int r, int c) { sum[r][c] += shared[3][7]; });
      }
      if (tile_row == 1)
        continue;
      each([&](int r, int c) { shared[r][c] = sum[r][c]; });
      each([&](int r, int c) {
        out[static_cast<std::size_t>((tile_row * 4 + r) * 24 + tile_column * 8 + c)] =
            shared[(r + 1) % 4][c] - sum[r][c] * 3;
      });
    }
}

// A functor that is a template, of rank 3.
template <typename T, int D> struct shifted {
  array_view<T, 3> data;
  T by;
  int rounds;
  void operator()(tiled_index<D, 2, D> t) const restrict(amp) {
    tile_static T cube[D][2][D];
    T value = data[t.global] + by;
    for (int r = 0; r < rounds; ++r) {
      cube[t.local[0]][t.local[1]][t.local[2]] = value;
      t.barrier.wait_with_tile_static_memory_fence();
      if (t.local[1] >= 1 && t.local[2] < r + 1)
        value += cube[t.local[0]][0][t.local[2]];
      t.barrier.wait_with_all_memory_fence();
    }
    data[t.global] = value;
  }
};

/// A kernel derived from another kernel runs its own call operator.
struct base_kernel {
  array_view<int, 1> data;
  void operator()(tiled_index<8> t) const restrict(amp) {
    tile_static int all[8];
    all[t.local[0]] = 1;
    t.barrier.wait();
    data[t.global] = all[7 - t.local[0]];
  }
};
struct derived_kernel : base_kernel {
  derived_kernel(const array_view<int, 1> &v) : base_kernel{v} {}
  void operator()(tiled_index<8> t) const restrict(amp) { data[t.global] = 2; }
};

// Conditions that select threads: comparisons in both directions, with captured
// values, outside of the tile's range, and unsigned.
static void selected_threads(std::vector<int> &out, int from, unsigned count) {
  array_view<int, 1> v(static_cast<int>(out.size()), out);
  parallel_for_each(v.extent.tile<16>(), [=](tiled_index<16> t) restrict(amp) {
    tile_static int shared[16];
    const int local = t.local[0];
    const unsigned number = t.local[0];
    shared[local] = 0;
    t.barrier.wait();
    if (local >= from)
      shared[local] += 1;
    t.barrier.wait();
    if (number < count)
      shared[local] += 10;
    t.barrier.wait();
    if (from <= local && 12 > local)
      shared[local] += 100;
    t.barrier.wait();
    if (local == from + 2) {
      shared[local] += 1000;
      shared[0] += 10000;
    }
    t.barrier.wait();
    if (number > static_cast<unsigned>(from))
      shared[local] += 100000;
    t.barrier.wait();
    if (local <= -1)
      shared[local] = -1;
    t.barrier.wait();
    v[t.global] = shared[local];
  });
}

// tile_static memory of a block inside a loop lives as long as the tile
// (§2.4.3.5.1).
static void memory_of_blocks(std::vector<int> &out, std::vector<int> &results, int rounds) {
  array_view<int, 1> sums(static_cast<int>(results.size()), results);
  array_view<int, 1> v(static_cast<int>(out.size()), out);
  parallel_for_each(v.extent.tile<8>(), [=](tiled_index<8> t) restrict(amp) {
    for (int i = 0; i < rounds; ++i) {
      tile_static int memory[8], count;
      if (i == 0)
        memory[t.local[0]] = v[t.global];
      if (i == 0 && t.local[0] == 0)
        count = 0;
      t.barrier.wait();
      const int other = memory[7 - t.local[0]];
      if (t.local[0] == 5)
        count += i;
      t.barrier.wait();
      memory[t.local[0]] += other + count;
      if (i == rounds - 1)
        sums[t.global] = memory[t.local[0]];
    }
    if (rounds > 1) {
      tile_static int memory[8];
      memory[t.local[0]] = v[t.global];
      t.barrier.wait();
      v[t.global] = memory[(t.local[0] + 3) % 8];
    }
    t.barrier.wait();
    for (int i = 0; i < 1; ++i) {
      tile_static int last[8];
      last[7 - t.local[0]] = v[t.global];
      t.barrier.wait();
      v[t.global] = last[t.local[0]];
    }
  });
}

int main() {
  std::vector<int> own(256);
  for (std::size_t i = 0; i < own.size(); ++i)
    own[i] = static_cast<int>(i * 37 % 300);
  const std::vector<int> in = own;
  own_variables(own);
  for (int i = 0; i < 256; ++i)
    CHECK_EQUAL(own[static_cast<std::size_t>(i)], expected_own(in, i));

  for (int rounds : {0, 3, 9}) {
    std::vector<int> a(16 * 24, 5), b = a;
    common_loops(a, rounds);
    common_loops_by_hand(b, rounds);
    for (std::size_t i = 0; i < a.size(); ++i)
      CHECK_EQUAL(a[i], b[i]);
  }

  std::vector<float> cube(6 * 4 * 6);
  for (std::size_t i = 0; i < cube.size(); ++i)
    cube[i] = static_cast<float>(i);
  array_view<float, 3> view(6, 4, 6, cube);
  parallel_for_each(view.extent.tile<3, 2, 3>(), shifted<float, 3>{view, 0.5f, 2});
  for (int x = 0; x < 6; ++x)
    for (int y = 0; y < 4; ++y)
      for (int z = 0; z < 6; ++z) {
        const auto before = [&](int row) { return static_cast<float>((x * 4 + row) * 6 + z) + 0.5f; };
        const int times = y % 2 == 0 ? 0 : (z % 3 < 1) + (z % 3 < 2);
        CHECK_EQUAL(view(x, y, z), before(y) + static_cast<float>(times) * before(y - y % 2));
      }

  std::vector<int> flags(32);
  const array_view<int, 1> flags_view(32, flags);
  parallel_for_each(flags_view.extent.tile<8>(), base_kernel{flags_view});
  CHECK_EQUAL(flags_view[9], 1);
  parallel_for_each(flags_view.extent.tile<8>(), derived_kernel(flags_view));
  CHECK_EQUAL(flags_view[9], 2);

  for (int from : {-3, 0, 5, 14, 20})
    for (unsigned count : {0u, 7u, 16u, 4000000000u}) {
      std::vector<int> v(32);
      selected_threads(v, from, count);
      for (int i = 0; i < 32; ++i) {
        const int local = i % 16;
        int want = (local >= from) + 10 * (static_cast<unsigned>(local) < count) + 100 * (from <= local && local < 12) +
                   1000 * (local == from + 2) + 100000 * (static_cast<unsigned>(local) > static_cast<unsigned>(from));
        if (local == 0 && from + 2 >= 0 && from + 2 < 16)
          want += 10000;
        CHECK_EQUAL(v[static_cast<std::size_t>(i)], want);
      }
    }

  std::vector<int> kept(16);
  for (std::size_t i = 0; i < kept.size(); ++i)
    kept[i] = static_cast<int>(i);
  std::vector<int> sums(16);
  memory_of_blocks(kept, sums, 3);
  for (int i = 0; i < 16; ++i)
    CHECK_EQUAL(kept[static_cast<std::size_t>(i)], i / 8 * 8 + (7 - i % 8 + 3) % 8);
  for (int tile = 0; tile < 2; ++tile) {
    int memory[8], count = 0;
    for (int k = 0; k < 8; ++k)
      memory[k] = tile * 8 + k;
    for (int round = 0; round < 3; ++round) {
      count += round;
      int before[8];
      for (int k = 0; k < 8; ++k)
        before[k] = memory[7 - k];
      for (int k = 0; k < 8; ++k)
        memory[k] += before[k] + count;
    }
    for (int k = 0; k < 8; ++k)
      CHECK_EQUAL(sums[static_cast<std::size_t>(tile * 8 + k)], memory[k]);
  }
  return report();
}
