// A kernel reads elements through const arrays and views, and writes through captured views and
// arrays.
//
// accept: P-7.1-c, P-7.1-h
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using namespace concurrency;

struct point {
  int x, y;
  int get() { return -1; }
  int get() const restrict(cpu, amp) { return x; }
};

int main() {
  point in[2] = {{1, 2}, {3, 4}};
  array<point, 1> a(2, in);
  const array<point, 1> &c = a;
  array_view<const point, 1> r(a);
  int out[2] = {};
  array_view<int, 1> v(2, out);
  point p = {50, 60};
  parallel_for_each(
      v.extent,
      [ =, &c ](index<1> i) restrict(amp) { v[i] = c[i].get() + r[i].y * 10 + p.get() * 100; });
  check("0", v[0], 5021);
  check("1", v[1], 5043);
  parallel_for_each(v.extent, [&a](index<1> i) restrict(amp) { a[i].x += 5; });
  copy(a, in);
  check("array", in[1].x, 8);
  return failures;
}
