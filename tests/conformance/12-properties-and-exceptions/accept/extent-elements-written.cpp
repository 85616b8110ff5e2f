// A write to an element of the extent property changes a temporary and leaves the container
// unchanged.
//
// accept: G-1.1-d, R-5.1.3-a, C-1.1-c
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <utility>
#include "check.h"
using namespace concurrency;
void inc(int &x) restrict(cpu, amp) { x += 5; }
template <typename T> void gen(T &x) { x = 77; }
struct ref {
  int &r;
  void go() { r = 9; }
};
int &pass(int &x) restrict(cpu, amp) {
  x = -1;
  return x;
}
extent<2> &self(extent<2> &e) { return e; }
int main() {
  array_view<int, 2> v(2, 3);
  array<int, 2> a(2, 3);
  const array_view<const int, 2> c = v;
  v.extent[0] = 50;
  CHECK(v.extent[0] == 2);
  ++v.extent[1];
  CHECK(v.extent[1] == 3);
  (v.extent)[0] *= 3;
  CHECK(v.extent[0] == 2);
  inc(v.extent[0]);
  CHECK(v.extent[0] == 2);
  gen(v.extent[1]);
  CHECK(v.extent[1] == 3);
  std::swap(v.extent[0], v.extent[1]);
  CHECK(v.extent == extent<2>(2, 3));
  ref{v.extent[0]}.go();
  CHECK(v.extent[0] == 2);
  pass(a.extent[1]) = 4;
  CHECK(a.extent[1] == 3);
  inc(a.extent[0]);
  inc(c.extent[0]);
  CHECK(a.extent[0] == 2 && c.extent[0] == 2);
  v.extent.operator+=(1);
  CHECK(v.extent[0] == 2);
  v.extent.operator=(extent<2>(9, 9));
  CHECK(v.extent[0] == 2);
  v.extent.operator++();
  a.extent.operator[](0) = 12;
  CHECK(v.extent[0] == 2 && a.extent[0] == 2);
  int k = v.extent[0]++;
  CHECK(k == 2 && v.extent[0] == 2);
  *&v.extent[0] = 8;
  CHECK(v.extent[0] == 2);
  extent<2> *p = nullptr;
  (void)p;
  for (int &x = v.extent[0]; false;) (void)x;
  [&](int &x) { x = 3; }(v.extent[1]);
  CHECK(v.extent[1] == 3);
  const int w[] = {v.extent[0] = 6, 1};
  CHECK(w[0] == 6 && v.extent[0] == 2);
  bool b = (v.extent[0] = 0) || (a.extent[1] -= 1) == 2;
  CHECK(b && v.extent[0] == 2 && a.extent[1] == 3);
  parallel_for_each(
      v.extent, [ =, &a ](index<2> i) restrict(amp) {
        v.extent[0] = 40;
        inc(v.extent[1]);
        inc(a.extent[0]);
        a.extent[1]++;
        pass(v.extent[0]);
        v[i] = v.extent[0] * 1000 + v.extent[1] * 100 + a.extent[0] * 10 + a.extent[1];
      });
  CHECK(v(1, 2) == 2323);
  tiled_extent<2, 2> t = extent<2>(4, 4);
  t.tile_extent[0] = 9;
  inc(t.tile_extent[1]);
  CHECK(t.tile_extent == extent<2>(2, 2));
  return failures;
}
