// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// A class with functions with barriers that another file defines.

#ifndef SORTER_H
#define SORTER_H

#include <amp.h>
#include <vector>

namespace sorting {
class sorter {
public:
  static const int size = 16;
  explicit sorter(int bits) : bits(bits) {}
  /// Sorts each `size` numbers of at most `bits` bits.
  void sort(std::vector<unsigned> &values) const;
  /// The rank of each number among each `size` numbers.
  std::vector<int> ranks(std::vector<unsigned> &values) const;

private:
  struct memory {
    unsigned values[size];
    int sums[2][size];
  };
  typedef int counts[size];

  static void wait(const concurrency::tile_barrier &b) restrict(amp);
  static int zeros_before(memory &m, int bit, int i, const concurrency::tile_barrier &b) restrict(amp);
  static int smaller(memory &m, unsigned own, int i, const concurrency::tile_barrier &b) restrict(amp);
  static void rotate(counts &all, int &own, concurrency::tiled_index<size> t, int by = 1) restrict(amp);

  int bits;
};
} // namespace sorting

#endif
