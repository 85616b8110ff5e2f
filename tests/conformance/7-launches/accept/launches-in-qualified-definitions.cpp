// A kernel in a function that is defined outside its namespace finds the names of this namespace.
//
// accept: P-7-af
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <vector>
#include "../../inputs/class_in_namespace.h"

inline int scale(int x) restrict(cpu, amp) { return -x; } // not the function of geo
struct point {
  int z;
};

namespace geo {
struct point {
  int x, y;
};
int run(point p);
inline int scale(int x) restrict(cpu, amp) { return 2 * x; }
const int base = 3;
namespace detail {
int more(std::vector<point> &ps);
template <class T> int each(T t);
}
inline namespace v1 {
int inlined(point p);
}
class solver {
  int factor;

public:
  explicit solver(int f) : factor(f) {}
  int run(int n) const;
  template <class T> T apply(T t) const;
};
extern int initialized;
}

int geo::run(point p) {
  struct pair {
    point a, b;
  };
  pair both = {p, {4, 5}};
  std::vector<int> d(4);
  concurrency::array_view<int> v(4, d);
  parallel_for_each(
      v.extent, [=](concurrency::index<1>) restrict(amp) {
        v[0] = scale(both.a.x) + base + both.b.x;
      });
  parallel_for_each(
      v.extent, [=](concurrency::index<1> i) restrict(amp) {
        point q = p;
        if (i[0] > 0) v[i] = scale(q.x) + base;
      });
  return v[0] + v[3];
}

int geo::detail::more(std::vector<point> &ps) {
  concurrency::array_view<point> v(int(ps.size()), ps);
  parallel_for_each(
      v.extent, [=](concurrency::index<1> i) restrict(amp) { v[i].x = scale(v[i].y); });
  v.synchronize();
  return ps[0].x;
}

template <class T> int geo::detail::each(T t) {
  std::vector<point> ps(2);
  concurrency::array_view<point> v(2, ps);
  parallel_for_each(v.extent, [=](concurrency::index<1> i) restrict(amp) { v[i].x = scale(t); });
  return v[1].x;
}

int geo::inlined(point p) {
  std::vector<int> d(4);
  concurrency::array_view<int> v(4, d);
  parallel_for_each(v.extent, [=](concurrency::index<1> i) restrict(amp) { v[i] = scale(p.y); });
  return v[2];
}

int geo::solver::run(int n) const {
  std::vector<int> d(4);
  concurrency::array_view<int> v(4, d);
  point p = {n, n};
  const int f = factor;
  parallel_for_each(
      v.extent, [=](concurrency::index<1> i) restrict(amp) { v[i] = scale(p.x) * f; });
  return v[2];
}

template <class T> T geo::solver::apply(T t) const {
  std::vector<T> d(4);
  concurrency::array_view<T> v(4, d);
  point p = {1, 1};
  parallel_for_each(
      v.extent, [=](concurrency::index<1> i) restrict(amp) { v[i] = scale(p.x) + t; });
  return v[2];
}

int plain::worker::run(spot p) const {
  std::vector<int> d(4);
  concurrency::array_view<int> v(4, d);
  hidden h = {1};
  worker w;
  parallel_for_each(
      v.extent, [=](concurrency::index<1> i) restrict(amp) {
        spot q = p;
        v[i] = scale(q.y) + h.h + w.secret;
      });
  return v[2];
}

int geo::initialized = [] {
  std::vector<int> d(1);
  concurrency::array_view<int> v(1, d);
  point p = {7, 8};
  parallel_for_each(v.extent, [=](concurrency::index<1> i) restrict(amp) { v[i] = scale(p.y); });
  return v[0];
}();

int main() {
  std::vector<geo::point> ps = {{1, 2}};
  return geo::run({1, 2}) != 9 + 5           ? 1
         : geo::detail::more(ps) != 4        ? 2
         : geo::detail::each(3) != 6         ? 3
         : geo::inlined({1, 2}) != 4         ? 4
         : geo::solver(5).run(1) != 10       ? 5
         : geo::solver(5).apply<int>(1) != 3 ? 6
         : geo::initialized != 16            ? 7
         : plain::worker().run({1, 2}) != 2  ? 8
                                             : 0;
}
