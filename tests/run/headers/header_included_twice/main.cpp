// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A header that is included as cpu and as amp code has two translations.
#include "march.h"
#include "../../check.h"

int other(int);

int main() {
  std::vector<int> data(4);
  concurrency::array_view<int> v(4, data);
  parallel_for_each(v.extent, [=](concurrency::index<1> i) restrict(amp) { v[i] = march_amp(i[0]); });
  v.synchronize();
  for (int i = 0; i < 4; ++i)
    CHECK_EQUAL(v[i], 2 * i + 1), CHECK_EQUAL(march_cpu(i), i + 1), CHECK_EQUAL(other(i), 3 * i + 2);
  return report();
}
