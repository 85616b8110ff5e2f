// A kernel may capture aggregates and C arrays of aggregates that have views, const members or
// default member initializers.
//
// accept: P-7.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <vector>
#include "check.h"
using namespace concurrency;

// A kernel captures an array of aggregates whose members are views.
namespace members_are_views {
struct two {
  array_view<int> a;
  array_view<int> b;
};
void test() {
  std::vector<int> h(8, 1), g(8, 2);
  array_view<int> v(h), u(g);
  two pair[2] = {{v, u}, {u, v}};
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) { v[i] = pair[1].a[i] + pair[0].b[i]; });
  CHECK(v[7] == 4);
}
} // namespace members_are_views

// A kernel captures an array of aggregates that have a const data member.
namespace const_member {
struct K {
  const int k;
  float w;
};
void test() {
  std::vector<float> h(8, 1);
  array_view<float> v(h);
  K t[2] = {{1, 2.0f}, {3, 4.0f}};
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = t[1].k + t[0].w; });
  CHECK(v[7] == 5);
}
} // namespace const_member

// A kernel captures aggregates and arrays of aggregates with const, array and default-initialized
// members.
namespace default_member_initializers {
struct K {
  const int k;
  float w;
};
struct L {
  array_view<float> v[2];
};
struct M {
  int a = 3;
  int b;
};
template <typename T>
struct N {
  T t;
  array_view<T> v;
};
void test() {
  std::vector<float> h(8, 1);
  array_view<float> v(h), u(8);
  K t = {1, 2.0f};
  L l = {{v, u}};
  M ms[2] = {{1, 2}, {3, 4}};
  const M cms[2] = {{1, 2}, {3, 4}};
  N<float> n = {2.0f, v};
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        l.v[0][i] = t.k + t.w + ms[1].b + cms[1].a + n.t;
      });
  parallel_for_each(
      v.extent, [ n, l ](index<1> i) restrict(amp) {
        l.v[1][i] = n.t;
        n.v[i] += 1;
      });
  CHECK(v[7] == 1 + 2 + 4 + 3 + 2 + 1);
}
} // namespace default_member_initializers

// A kernel in a function template captures an array of a class template's aggregates with views.
namespace class_template {
template <typename T>
struct N {
  T t;
  array_view<T> v;
};
template <typename T>
void run() {
  std::vector<T> h(8, 1);
  array_view<T> v(h), u(8);
  N<T> n[2] = {{T(2), v}, {T(3), u}};
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { n[1].v[i] = n[0].v[i] + n[1].t; });
  CHECK(u[3] == 4);
}
void test() {
  run<int>();
  run<double>();
}
} // namespace class_template

int main() {
  members_are_views::test();
  const_member::test();
  default_member_initializers::test();
  class_template::test();
  return failures;
}
