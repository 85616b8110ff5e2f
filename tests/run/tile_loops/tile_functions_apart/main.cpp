// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Functions with barriers that are defined in another file than their class. The kernels that call
// them run as loops.

#include "check.h"
#include "sorter.h"
#include <algorithm>

int main() {
  const int size = sorting::sorter::size;
  std::vector<unsigned> values(3 * size);
  for (unsigned i = 0; i < values.size(); ++i)
    values[i] = i * 37 % 64;
  std::vector<unsigned> sorted = values;
  for (auto at = sorted.begin(); at != sorted.end(); at += size)
    std::sort(at, at + size);

  const sorting::sorter sorter(6);
  const std::vector<int> ranks = sorter.ranks(values);
  for (int i = 0; i < 3 * size; ++i) {
    const int from = i / size * size, other = from + (i % size + 3) % size;
    CHECK_EQUAL(sorted[static_cast<std::size_t>(from + ranks[static_cast<std::size_t>(i)])],
                values[static_cast<std::size_t>(other)]);
  }
  sorter.sort(values);
  for (std::size_t i = 0; i < values.size(); ++i)
    CHECK_EQUAL(values[i], sorted[i]);
  return report();
}
