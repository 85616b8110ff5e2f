// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "sorter.h"

using namespace concurrency;

namespace sorting {
void sorter::wait(const tile_barrier &b) restrict(amp) { b.wait(); }

int sorter::zeros_before(memory &m, int bit, int i, const tile_barrier &b) restrict(amp) {
  m.sums[0][i] = bit ^ 1;
  wait(b);
  int current = 0;
  for (int d = 1; d < size; d *= 2, current ^= 1) {
    int x = m.sums[current][i];
    if (i >= d)
      x += m.sums[current][i - d];
    m.sums[current ^ 1][i] = x;
    sorter::wait(b);
  }
  return m.sums[current][i] - (bit ^ 1);
}

void sorter::rotate(counts &all, int &own, tiled_index<size> t, int by) restrict(amp) {
  all[t.local[0]] = own;
  t.barrier.wait();
  own = all[(t.local[0] + by) % size];
  t.barrier.wait();
}

int sorter::smaller(memory &m, unsigned own, int i, const tile_barrier &b) restrict(amp) {
  m.values[i] = own;
  b.wait();
  int result = 0;
  for (int k = 0; k < size; ++k)
    result += m.values[k] < own || (m.values[k] == own && k < i);
  b.wait();
  return result;
}

void sorter::sort(std::vector<unsigned> &values) const {
  array_view<unsigned> v(static_cast<int>(values.size()), values);
  const int last = bits;
  parallel_for_each(v.extent.tile<size>(), [=](tiled_index<size> t) restrict(amp) {
    tile_static memory m;
    const int i = t.local[0];
    unsigned own = v[t];
    for (int k = 0; k < last; ++k) {
      const int bit = (own >> k) & 1;
      const int before = zeros_before(m, bit, i, t.barrier);
      const int zeros = m.sums[0][size - 1];
      m.values[bit ? zeros + i - before : before] = own;
      wait(t.barrier);
      own = m.values[i];
      wait(t.barrier);
    }
    v[t] = own;
  });
  v.synchronize();
}

std::vector<int> sorter::ranks(std::vector<unsigned> &values) const {
  std::vector<int> result(values.size());
  array_view<const unsigned> v(static_cast<int>(values.size()), values);
  array_view<int> r(v.extent, result);
  parallel_for_each(v.extent.tile<size>(), [=](tiled_index<size> t) restrict(amp) {
    tile_static memory m;
    tile_static counts all;
    int rank = smaller(m, v[t], t.local[0], t.barrier);
    rotate(all, rank, t);
    rotate(all, rank, t, 2);
    r[t] = rank;
  });
  r.synchronize();
  return result;
}
} // namespace sorting
