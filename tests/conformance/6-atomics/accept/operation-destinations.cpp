// Atomic operations work on arrays, view elements, data members and tile_static variables through
// helpers.
//
// accept: AT-6-c, AT-6-e
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using namespace concurrency;

struct stats {
  int hits;
  unsigned mask;
};
void bump(int *p) restrict(amp) { atomic_fetch_inc(p); }

int main() {
  stats data[2] = {};
  array_view<stats, 1> v(2, data);
  array<int, 1> a(1);
  array_view<int, 1> av(a);
  av[0] = 5;
  parallel_for_each(
      extent<1>(8).tile<4>(), [ =, &a ](tiled_index<4> t) restrict(amp) {
        tile_static int n;
        if (t.local[0] == 0) n = 0;
        t.barrier.wait();
        bump(&n);
        bump(&v[t.tile[0]].hits);
        bump(&a[0]);
        atomic_fetch_or(&v[t.tile[0]].mask, 1u << t.local[0]);
        t.barrier.wait();
        if (t.local[0] == 3) atomic_fetch_add(&a[0], n * 100);
      });
  check("hits", v[1].hits, 4);
  check("mask", v[0].mask, 15);
  check("array", av[0], 813);
  return failures;
}
