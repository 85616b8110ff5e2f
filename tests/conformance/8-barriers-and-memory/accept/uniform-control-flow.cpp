// A kernel may wait in control flow that is uniform in the tile.
//
// accept: M-8.1.1-e, M-8.1.1-f, M-8.1.1-g, M-8.1.1-i, M-8.1.1-j, M-8.1.1-h, M-8.1.1-d, L-2.4.3.7-h,
// M-8.1.1-k, M-8.1.1-l
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "check.h"
#include <amp.h>

using namespace concurrency;

// A kernel may wait in branches and loops on captured values, template arguments and tile indices.
namespace barriers_under_uniform_conditions {
template <bool Twice>
int rotate(int x, tiled_index<4> t, int *buffer) restrict(amp) {
  buffer[t.local[0]] = x;
  t.barrier.wait();
  int r = buffer[(t.local[0] + 1) % 4];
  t.barrier.wait();
  if (Twice) {
    buffer[t.local[0]] = r;
    t.barrier.wait();
    r = buffer[(t.local[0] + 1) % 4];
    t.barrier.wait();
  }
  return r;
}

void test() {
  int data[8];
  for (int k = 0; k < 8; ++k)
    data[k] = k;
  array_view<int, 1> v(8, data);
  int rounds = 3;
  bool more = true;
  parallel_for_each(
      v.extent.tile<4>(), [=](tiled_index<4> t) restrict(amp) {
        tile_static int buffer[4];
        int x = v[t];
        for (int k = 0; k < rounds; ++k) {
          if (k == 2 && more)
            x = rotate<true>(x, t, buffer);
          else
            x = rotate<false>(x, t, buffer);
        }
        if (t.tile[0] == 1) {
          buffer[t.local[0]] = x;
          t.barrier.wait();
          x = buffer[3 - t.local[0]];
        }
        int n = rounds;
        do {
          t.barrier.wait();
          n -= 1;
        } while (n > 0);
        v[t] = x;
      });
  for (int k = 0; k < 4; ++k)
    check("first tile", v[k], k);
  for (int k = 0; k < 4; ++k)
    check("second tile", v[4 + k], 7 - k);
}
} // namespace barriers_under_uniform_conditions

// Extents, template values and results of functions of uniform arguments are uniform conditions.
namespace uniform_variables_and_function_results {
template <int N>
int stages() restrict(amp) {
  return N > 4 ? 3 : 2;
}
int half(int n) restrict(cpu, amp) { return n / 2; }

template <int N>
void scan(array_view<int, 1> v) {
  const int groups = v.extent[0] / N;
  parallel_for_each(
      v.extent.template tile<N>(), [=](tiled_index<N> t) restrict(amp) {
        tile_static int a[N];
        const int l = t.local[0];
        a[l] = v[t];
        t.barrier.wait();
        int stride = 1;
        for (int s = 0; s < stages<N>(); ++s) {
          int x = l >= stride ? a[l - stride] : 0;
          t.barrier.wait();
          a[l] += x;
          t.barrier.wait();
          stride *= 2;
        }
        int last = groups - 1;
        if (t.tile[0] == last) {
          int n = half(N);
          while (n > 0) {
            t.barrier.wait();
            if (l == 0)
              a[0] += 100;
            n = half(n);
          }
          t.barrier.wait();
        }
        v[t] = a[l];
      });
}

void test() {
  int data[16];
  for (int &x : data)
    x = 1;
  array_view<int, 1> v(16, data);
  scan<8>(v);
  check("first tile", v[7], 8);
  check("second tile", v[8] + v[15], 301 + 8);
  int small_data[4] = {1, 1, 1, 1};
  array_view<int, 1> w(4, small_data);
  scan<4>(w);
  check("one tile", w[0] + w[3], 201 + 4);
}
} // namespace uniform_variables_and_function_results

// A value read from tile_static memory after a barrier is a uniform loop bound.
namespace uniform_value_of_tile_static {
void test() {
  int data[16];
  for (int k = 0; k < 16; ++k)
    data[k] = k % 3;
  array_view<int, 1> v(16, data);
  parallel_for_each(
      v.extent.tile<8>(), [=](tiled_index<8> t) restrict(amp) {
        tile_static int count;
        tile_static int sum;
        if (t.local[0] == 0)
          count = sum = 0;
        t.barrier.wait();
        atomic_fetch_add(&count, v[t]);
        t.barrier.wait();
        int n = count;
        for (int k = 0; k < n; ++k) {
          if (t.local[0] == 0)
            sum += k;
          t.barrier.wait();
        }
        v[t] = sum * 100 + n;
      });
  // The tiles hold 0 1 2 0 1 2 0 1 and 2 0 1 2 0 1 2 0.
  check("first", v[5], 2107);
  check("second", v[9], 2808);
}
} // namespace uniform_value_of_tile_static

// All threads of a tile may leave a loop or the kernel together before a barrier.
namespace uniform_exits {
int limit(int rounds) restrict(amp) { return rounds > 2 ? 2 : rounds; }

void test() {
  int data[8] = {1, 1, 1, 1, 1, 1, 1, 1};
  array_view<int, 1> v(8, data);
  int rounds = 5, tiles = 1;
  parallel_for_each(
      v.extent.tile<4>(), [=](tiled_index<4> t) restrict(amp) {
        tile_static int sum;
        if (t.tile[0] >= tiles)
          return;
        for (int k = 0; k < rounds; ++k) {
          if (k == limit(rounds))
            break;
          if (t.local[0] == 0)
            sum = k;
          t.barrier.wait();
          v[t] += sum + 1;
          t.barrier.wait_with_all_memory_fence();
        }
      });
  check("first tile", v[3], 4);
  check("second tile", v[4], 1);
}
} // namespace uniform_exits

// A kernel may wait in branches, loops and switches whose conditions depend on the tile alone.
namespace barriers_in_tile_uniform_flow {
void test() {
  int out[16] = {};
  array_view<int, 1> v(16, out);
  int n = 3;
  parallel_for_each(
      v.extent.tile<4>(), [=](tiled_index<4> t) restrict(amp) {
        tile_static int s[4];
        s[t.local[0]] = t.global[0];
        if (n > 2)
          t.barrier.wait();
        for (int i = 0; i < t.tile[0] + 1; i++) {
          int x = s[(t.local[0] + 1) % 4];
          t.barrier.wait();
          s[t.local[0]] = x;
          t.barrier.wait();
        }
        switch (t.tile[0]) {
        case 0:
          t.barrier.wait_with_all_memory_fence();
          break;
        default:
          t.barrier.wait_with_global_memory_fence();
        }
        bool odd = t.tile_origin[0] / 4 % 2;
        if (odd) {
          t.barrier.wait();
        } else if (t.local[0]) {
          s[0] += 0;
        }
        v[t.global] = s[t.local[0]];
      });
  v.synchronize();
  for (int g = 0; g < 16; g++) {
    int tile = g / 4;
    CHECK(out[g] == tile * 4 + (g % 4 + tile + 1) % 4);
  }
}
} // namespace barriers_in_tile_uniform_flow

// A barrier under a condition read from global memory is accepted with a warning.
namespace barrier_under_data_dependent_condition {
void test() {
  int data[4] = {9, 1, 2, 3};
  array_view<int, 1> v(4, data);
  parallel_for_each(
      v.extent.tile<4>(), [=](tiled_index<4> t) restrict(amp) {
        tile_static int buffer[4];
        buffer[t.local[0]] = v[t];
        if (v[0] > 5)
          t.barrier.wait(); // expected-warning
        v[t] = buffer[3 - t.local[0]];
      });
  check("0", v[0], 3);
  check("3", v[3], 9);
}
} // namespace barrier_under_data_dependent_condition

// A comparison of the local index with the length of the tile has the same value in all threads.
namespace comparison_with_tile_length {
void test() {
  array_view<int> v(8);
  parallel_for_each(
      v.extent.tile<4>(), [=](tiled_index<4> t) restrict(amp) {
        tile_static int values[4];
        values[t.local[0]] = t.global[0];
        if (t.local[0] < 4)
          t.barrier.wait();
        v[t] = values[3 - t.local[0]];
      });
  CHECK(v[0] == 3);
  CHECK(v[5] == 6);
}
} // namespace comparison_with_tile_length

int main() {
  barriers_under_uniform_conditions::test();
  uniform_variables_and_function_results::test();
  uniform_value_of_tile_static::test();
  uniform_exits::test();
  barriers_in_tile_uniform_flow::test();
  barrier_under_data_dependent_condition::test();
  comparison_with_tile_length::test();
  return failures;
}
