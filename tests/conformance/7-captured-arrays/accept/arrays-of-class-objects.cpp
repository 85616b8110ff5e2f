// A kernel may capture C arrays of objects whose class has no default constructor, and of closures.
//
// accept: P-7.1-f, P-7.1-j
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <vector>
#include "check.h"
using namespace concurrency;

// A kernel in a function template captures an array of non-dependent objects without default
// constructor.
namespace class_in_function_template {
struct nod {
  int k;
  explicit nod(int k) restrict(cpu, amp) : k(k) {}
};
template <typename T>
void run() {
  std::vector<T> h(8, 1);
  array_view<T> v(h), u(8);
  nod n[2] = {nod(3), nod(4)};
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { u[i] = v[i] + n[0].k; });
  CHECK(u[3] == 4);
}
void test() {
  run<int>();
  run<double>();
}
} // namespace class_in_function_template

// A kernel captures an array of objects without default constructor, its length a template
// parameter.
namespace dependent_length {
struct nod {
  int k;
  explicit nod(int k) restrict(cpu, amp) : k(k) {}
};
template <int N>
void run() {
  std::vector<int> h(8, 1);
  array_view<int> v(h), u(8);
  nod n[N] = {nod(3), nod(4)};
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { u[i] = v[i] + n[0].k; });
  CHECK(u[3] == 4);
}
void test() { run<2>(); }
} // namespace dependent_length

// A kernel captures an array of objects of a dependent specialization without default constructor.
namespace dependent_specialization {
template <typename T>
struct nod {
  T k;
  explicit nod(T k) restrict(cpu, amp) : k(k) {}
};
template <typename T>
void run() {
  std::vector<T> h(8, 1);
  array_view<T> v(h), u(8);
  nod<T> n[2] = {nod<T>(3), nod<T>(4)};
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { u[i] = v[i] + n[0].k; });
  CHECK(u[3] == 4);
}
void test() {
  run<int>();
  run<double>();
}
} // namespace dependent_specialization

// A kernel captures one- and two-dimensional arrays of objects and of views together.
namespace objects_and_views {
struct two {
  array_view<int> a;
  array_view<int> b;
  two(array_view<int> x, array_view<int> y) : a(x), b(y) {}
};
struct nod {
  int k;
  explicit nod(int k) restrict(cpu, amp) : k(k) {}
};
void test() {
  std::vector<int> h(8, 1), g(8, 2);
  array_view<int> v(h), u(g);
  two pair[2] = {two(v, u), {u, v}};
  nod n[2] = {nod(3), nod(4)};
  nod m[2][2] = {{nod(3), nod(4)}, {nod(5), nod(6)}};
  array_view<int> vs[2][2] = {{v, u}, {u, v}};
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        v[i] = pair[1].a[i] + n[1].k + m[1][0].k + vs[0][1][i];
      });
  CHECK(v[7] == 2 + 4 + 5 + 2);
}
} // namespace objects_and_views

// A kernel captures an array of closures and calls an element.
namespace closures {
void test() {
  std::vector<int> h(8, 1);
  array_view<int> v(h);
  int k = 3;
  auto f = [k](int x) restrict(amp) { return x + k; };
  decltype(f) fs[2] = {f, f};
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = fs[1](i[0]); });
  CHECK(v[7] == 10);
}
} // namespace closures

int main() {
  class_in_function_template::test();
  dependent_length::test();
  dependent_specialization::test();
  objects_and_views::test();
  closures::test();
  return failures;
}
