// A launch ignores a program's function template run of four parameters in its namespace.
//
// accept: P-7-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
namespace bench {
template <typename A, typename B, typename C, typename D> double run(A &&, B &&, C &&, D &&) {
  return 0;
}
struct suite {
  static void fill(concurrency::array_view<int, 2> v) {
    concurrency::parallel_for_each(
        v.extent.tile<2, 2>(), [=](concurrency::tiled_index<2, 2> t) restrict(amp) {
          v[t] = t.local[0] + 7;
        });
  }
};
}
int main() {
  std::vector<int> h(4);
  concurrency::array_view<int, 2> v(2, 2, h);
  bench::suite::fill(v);
  CHECK(v(1, 1) == 8);
  return failures;
}
