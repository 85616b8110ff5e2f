// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Functions with barriers. The two sources call them with arguments of
// different kinds, and the translation of this header must be the same for both.

#ifndef STEPS_H
#define STEPS_H

#include <amp.h>

namespace steps {
static const int size = 16;

inline void rotate(int (&part)[size], int by, int rounds, concurrency::tiled_index<size> t) restrict(amp) {
  for (int r = 0; r < rounds; ++r) {
    const int other = part[(t.local[0] + by) % size];
    t.barrier.wait();
    part[t.local[0]] = other + by;
    t.barrier.wait();
  }
}
template <typename T> T sum(T x, const concurrency::tiled_index<size> &t) restrict(amp) {
  tile_static T all[size];
  all[t.local[0]] = x;
  t.barrier.wait();
  T result = 0;
  for (int k = 0; k < size; ++k)
    result += all[k];
  t.barrier.wait();
  return result;
}
/// Returns the sum of the values of the threads before, and the sum of all values in `all`.
template <int N> int sums(int *part, int x, const concurrency::tiled_index<N> &t, int &all) restrict(amp) {
  const int local = t.local[0];
  part[local] = x;
  t.barrier.wait();
  for (int d = 1; d < N; d *= 2) {
    const int add = local >= d ? part[local - d] : 0;
    t.barrier.wait();
    part[local] += add;
    t.barrier.wait();
  }
  all = part[N - 1];
  const int result = part[local] - x;
  t.barrier.wait();
  return result;
}
} // namespace steps

/// The kernel of another source.
void run_other(const concurrency::array_view<int> &v, int by);

#endif
