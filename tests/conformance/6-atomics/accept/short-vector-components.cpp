// Atomic operations work on short vector components, nested members and members of class templates.
//
// accept: AT-6-e
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <amp_short_vectors.h>
#include "check.h"
using namespace concurrency;
using namespace concurrency::graphics;
struct cell {
  int_2 c;
  unsigned hist[4];
  struct {
    float f;
    int n;
  } in;
};
template <typename T> T add(T *p, T n) restrict(amp) { return atomic_fetch_add(p, n); }
template <typename T> struct box {
  T v;
  T *get() restrict(cpu, amp) { return &v; }
};
int main() {
  array<cell, 2> a(2, 2);
  array_view<cell, 2> v(a);
  for (int i = 0; i < 4; ++i) {
    cell z = {};
    v(i / 2, i % 2) = z;
  }
  array_view<box<unsigned>, 1> b(1);
  b[0].v = 7;
  parallel_for_each(
      extent<1>(1000), [ =, &a ](index<1> i) restrict(amp) {
        cell &c = a(i[0] % 2, 1);
        atomic_fetch_inc(&c.c.ref_x());
        atomic_fetch_sub(&c.c.ref_y(), 2);
        add(&c.hist[i[0] % 4], 3u);
        add(&v[index<2>(0, 0)].in.n, -1);
        add(a[1][0].hist + 1, 1u);
        atomic_fetch_max(b[0].get(), unsigned(i[0]));
        atomic_exchange(&v(1, 0).in.f, 2.5f);
      });
  CHECK(v(0, 1).c.x == 500 && v(1, 1).c.y == -1000 && v(0, 1).hist[2] == 750 &&
        v(1, 1).hist[3] == 750 && v(1, 1).hist[2] == 0 && v(0, 0).in.n == -1000 &&
        v(1, 0).hist[1] == 1000 && b[0].v == 999 && v(1, 0).in.f == 2.5f);
  return failures;
}
