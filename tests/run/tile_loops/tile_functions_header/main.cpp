// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Kernels of two sources call functions with barriers of one header.

#include "check.h"
#include "steps.h"
#include <vector>

using namespace concurrency;

int main() {
  const int size = steps::size;
  std::vector<int> numbers(2 * size), others(2 * size);
  for (int i = 0; i < 2 * size; ++i)
    numbers[static_cast<std::size_t>(i)] = others[static_cast<std::size_t>(i)] = i;

  const array_view<int> v(2 * size, numbers);
  parallel_for_each(v.extent.tile<steps::size>(), [=](tiled_index<steps::size> t) restrict(amp) {
    tile_static int part[steps::size];
    part[t.local[0]] = v[t];
    t.barrier.wait();
    steps::rotate(part, t.local[0] % 2, 1, t); // differs between the threads
    const int all = steps::sum(part[t.local[0]], t);
    v[t] = part[t.local[0]] + all * 100;
  });
  for (int i = 0; i < 2 * size; ++i) {
    const int local = i % size, tile = i / size;
    const auto part = [&](int k) { return tile * size + (k + k % 2) % size + k % 2; };
    int all = 0;
    for (int k = 0; k < size; ++k)
      all += part(k);
    CHECK_EQUAL(v[i], part(local) + all * 100);
  }

  parallel_for_each(v.extent.tile<steps::size>(), [=](tiled_index<steps::size> t) restrict(amp) {
    tile_static int part[steps::size];
    int carry = 0;
    for (int k = 0; k < 3; ++k) {
      int all;
      const int before = steps::sums(part, t.local[0] + k, t, all);
      v[t] = carry + before;
      carry += all + (t.local[0] == 1);
    }
    v[t] = v[t] * 10 + carry;
  });
  for (int i = 0; i < 2 * size; ++i) {
    const int local = i % size, all = size * (size - 1) / 2;
    const int before = local * (local - 1) / 2 + 2 * local, one = local == 1;
    CHECK_EQUAL(v[i], (2 * all + size + 2 * one + before) * 10 + 3 * all + 3 * size + 3 * one);
  }

  const array_view<int> w(2 * size, others);
  run_other(w, 3);
  for (int i = 0; i < 2 * size; ++i)
    CHECK_EQUAL(w[i], i / size * size + (i % size + 6) % size + 6 + 1000);
  return report();
}
