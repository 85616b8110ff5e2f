// Containers, smart pointers, streams and range-based for loops call the cpu constructors,
// operators and functions of user classes.
//
// accept: L-2.3.2.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>

#include <algorithm>
#include <iterator>
#include <memory>
#include <set>
#include <sstream>
#include <vector>

#include "check.h"

// std::vector constructs an element with the cpu constructor although an amp one matches exactly.
namespace emplace {
// clang-format off
struct S { int v; S(double) : v(1) {} S(int) restrict(amp) : v(2) {} };
void test() { std::vector<S> v; v.emplace_back(1); CHECK(v[0].v == 1); }
// clang-format on
} // namespace emplace

// Containers and smart pointers construct objects with a cpu constructor, not an exact amp one.
struct S {
  int v;
  S(double) : v(1) {}
  S(int) restrict(amp) : v(2) {}
};
void test_smart_pointers() {
  std::vector<S> v;
  v.emplace_back(1);
  v.push_back(1);
  std::unique_ptr<S> gu(new S(1));
  CHECK(v[0].v == 1);
  CHECK(v[1].v == 1);
  CHECK(std::make_unique<S>(1)->v == 1);
  CHECK(gu->v == 1);
}

// std::set, std::less and range loops ignore amp operators and functions of the element type.
namespace set_and_range_loop {
namespace Q {
struct K {
  int v;
  bool operator<(const K &o) const { return v < o.v; }
  bool operator<(const K &o) restrict(amp) { return v > o.v; }
};
struct R {
  int a[2];
};
const int *begin(const R &r) { return r.a; }
int *begin(R &r) restrict(amp) { return r.a + 1; }
const int *end(const R &r) { return r.a + 2; }
} // namespace Q
void test() {
  std::set<Q::K> s{{1}, {2}};
  Q::K a{1}, b{2};
  Q::R r{{1, 2}};
  int n = 0;
  for (int x : r)
    n += x;
  CHECK(s.begin()->v == 1 && std::less<>()(a, b) && n == 3);
}
} // namespace set_and_range_loop

// Streams and host code use the cpu operator<< and conversion of a class, kernels its amp
// conversion.
namespace Q {
struct P {
  int v;
};
std::ostream &operator<<(std::ostream &o, const P &p) { return o << p.v; }
struct Z {
  int v;
  operator P() const { return P{v}; }
  operator P() const restrict(amp) { return P{9}; }
};
} // namespace Q
void test_streams() {
  std::ostringstream s;
  Q::P p[2] = {{1}, {2}};
  std::copy(p, p + 2, std::ostream_iterator<Q::P>(s));
  Q::P q = Q::Z{5};
  concurrency::array_view<int, 1> w(1);
  concurrency::parallel_for_each(
      w.extent, [=](concurrency::index<1> i) restrict(amp) {
        Q::P k = Q::Z{5};
        w[i] = k.v;
      });
  CHECK(s.str() == "12");
  CHECK(q.v == 5);
  CHECK(w[0] == 9);
}

int main() {
  emplace::test();
  test_smart_pointers();
  set_and_range_loop::test();
  test_streams();
  return failures;
}
