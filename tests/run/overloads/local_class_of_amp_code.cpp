// A local class of amp code uses the tile_static variables and constants of its
// function (C++11 9.8), which have static storage (§2.4.3.5.1). It is also a
// template argument.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <amp.h>
#include <vector>
#include "check.h"
using namespace concurrency;

template <typename F> int call(F f, int x) restrict(amp) { return f(x); }

int main() {
  std::vector<int> r(4);
  array_view<int> out(4, r);
  parallel_for_each(extent<1>(4).tile<4>(), [=](tiled_index<4> t) restrict(amp) {
    tile_static int sum;
    const int more = 1;
    struct access {
      int k;
      static int &get() { return sum; }
      int operator()(int x) const restrict(amp) { return x + k + more; }
    };
    if (t.local[0] == 0)
      access::get() = 5;
    t.barrier.wait();
    out[t.global] = access::get() + call(access{10}, t.local[0]);
  });
  out.synchronize();
  CHECK_EQUAL(r[0], 16);
  CHECK_EQUAL(r[3], 19);
  return report();
}
