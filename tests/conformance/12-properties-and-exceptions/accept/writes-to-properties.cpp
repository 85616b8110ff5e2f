// A write to an element of a property changes a temporary copy and leaves the container unchanged.
//
// accept: G-1.1-d, R-5.1.3-a, C-1.1-c, R-5.2.3-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "check.h"
#include <amp.h>
#include <utility>
#include <vector>
using namespace concurrency;

// A write to an element of the extent property changes a temporary and leaves the container
// unchanged.
namespace extent_elements_written {
void inc(int &x) restrict(cpu, amp) { x += 5; }
template <typename T>
void gen(T &x) {
  x = 77;
}
struct ref {
  int &r;
  void go() { r = 9; }
};
int &pass(int &x) restrict(cpu, amp) {
  x = -1;
  return x;
}
extent<2> &self(extent<2> &e) { return e; }
void test() {
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
  for (int &x = v.extent[0]; false;)
    (void)x;
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
}
} // namespace extent_elements_written

// The extent property gives a copy that can be kept after the view is assigned.
namespace kept_copies {
template <typename A>
int changed(A &a) {
  a.extent[0] = 1;
  return a.extent[0];
}

template <typename T, int N>
extent<N> kept(array_view<T, N> v, const array_view<T, N> &other) {
  const extent<N> &before = v.extent;
  v = other;
  return before;
}

int first(extent<2> &&e) { return e[0]--; }
int second(const extent<2> &e) { return e[1]; }
int any(const extent<2> &) { return 1; }
int any(extent<2> &&) { return 2; }

void test() {
  std::vector<int> d(24), d2(6);
  array_view<int, 2> v(4, 6, d), w(2, 3, d2);
  const array_view<int, 2> cv(v);
  array<int, 2> a(4, 6);
  v.extent[0] = 3;
  a.extent[1] = 2;
  v.extent[0]++;
  --v.extent[1];
  (v.extent[0]) += 5;
  cv.extent[0] = 9;
  CHECK(v.extent == extent<2>(4, 6));
  CHECK(a.extent == extent<2>(4, 6));
  CHECK(cv.extent == extent<2>(4, 6));
  CHECK(changed(v) == 4 && changed(a) == 4);
  CHECK(kept(v, w) == extent<2>(4, 6));
  CHECK(first(v.extent) == 4 && second(v.extent) == 6 && any(v.extent) == 2);
  const extent<2> &before = v.extent;
  auto &&mine = v.extent;
  mine[0] = 8;
  v = w;
  CHECK(before == extent<2>(4, 6) && mine == extent<2>(8, 6));
  CHECK(v.extent == extent<2>(2, 3));
  auto copied = a.extent;
  copied[0] = 9;
  decltype(a.extent) typed = a.extent;
  typed[1] = 7;
  CHECK(a.extent == extent<2>(4, 6) && copied[0] == 9 && typed[1] == 7);
  array_view<int, 2> *p = &v;
  p->extent[0] = 100;
  CHECK(p->extent[0] == 2 && (*p).extent[1] == 3 && (&a)->extent.size() == 24);
  int out[2] = {};
  array_view<int> o(out);
  parallel_for_each(
      extent<1>(1), [ =, &a ](index<1>) restrict(amp) {
        auto e = a.extent;
        e[0] *= 2;
        o[0] = e[0] + a.extent[0];
        o[1] = v.extent.size();
      });
  CHECK(o[0] == 12 && o[1] == 6);
}
} // namespace kept_copies

// A write to a conditional expression of two properties changes neither container.
namespace conditional_expressions {
void test() {
  array<int, 1> a(4), b(5);
  array_view<int, 1> v(6);
  for (extent<1> e = true ? a.extent : b.extent; e[0] < 5; ++e)
    ;
  (true ? a.extent : b.extent)[0] = 8;
  CHECK(a.extent[0] == 4);
  ++(true ? a.extent : b.extent);
  CHECK(a.extent[0] == 4 && b.extent[0] == 5);
  int n = (failures ? b.extent : v.extent)[0]--;
  CHECK(n == 6);
  CHECK(v.extent[0] == 6);
}
} // namespace conditional_expressions

int main() {
  extent_elements_written::test();
  kept_copies::test();
  conditional_expressions::test();
  return failures;
}
