// A mutable lambda as a kernel is accepted with a warning. Each thread changes
// its own copy of the captures, because a launch calls the kernel as a const
// object (§7).
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <amp.h>
#include <vector>
#include "check.h"
using namespace concurrency;

template <typename T> void count(array_view<T> v, T start) {
  parallel_for_each(v.get_extent(), [=](const index<1> &i) mutable restrict(amp) { v[i] = ++start; });
}

int main() {
  std::vector<int> a(2, 3), b(2), c(4);
  array_view<int> from(2, a), to(2, b), out(4, c);
  parallel_for_each(to.get_extent(), [=](index<1> i) mutable restrict(amp) {
    array_view<int> saved = to;
    to = from;
    saved[i] = to[i];
  });
  to.synchronize();
  CHECK_EQUAL(b[0], 3);
  CHECK_EQUAL(b[1], 3);
  int n = 0, table[2] = {4, 5};
  auto kernel = [=](tiled_index<2> t) mutable restrict(amp) {
    n += t.local[0];
    t.barrier.wait();
    table[0] += n;
    out[t.global] = table[0];
  };
  parallel_for_each(out.get_extent().tile<2>(), kernel);
  out.synchronize();
  CHECK_EQUAL(c[0], 4);
  CHECK_EQUAL(c[3], 5);
  count(out, 41);
  CHECK_EQUAL(out[2], 42);
  return report();
}
