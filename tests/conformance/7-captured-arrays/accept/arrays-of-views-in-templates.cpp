// A kernel in a template may capture C arrays of views whose element type or length depends on a
// template parameter.
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

// A kernel captures an array of views whose element type is a template parameter.
namespace dependent_element_type {
template <typename T>
void run() {
  std::vector<T> h(8, 1);
  array_view<T> v(h), u(8);
  array_view<T> vs[2] = {v, u};
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { vs[1][i] = vs[0][i] + 3; });
  CHECK(u[3] == 4);
}
void test() {
  run<int>();
  run<double>();
}
} // namespace dependent_element_type

// A kernel in a function template captures an array of views whose length is a template parameter.
namespace dependent_length {
template <int N>
void run() {
  std::vector<int> h(8, 1);
  array_view<int> v(h), u(8);
  array_view<int> vs[N] = {v, u};
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { vs[1][i] = vs[0][i] + 3; });
  CHECK(u[3] == 4);
}
void test() { run<2>(); }
} // namespace dependent_length

// A kernel captures a two-dimensional array of views whose length is a template parameter.
namespace two_dimensions {
template <int N>
void run() {
  std::vector<int> h(8, 1);
  array_view<int> v(h), u(8);
  array_view<int> vs[N][2] = {{v, u}, {u, v}};
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { u[i] = vs[0][0][i] + 3; });
  CHECK(u[3] == 4);
}
void test() { run<2>(); }
} // namespace two_dimensions

// A kernel captures an array whose element type is a template parameter for a view type.
namespace type_parameter {
template <typename V>
void run(V v) {
  std::vector<int> h(8);
  array_view<int> u(h);
  V vs[2] = {v, v};
  parallel_for_each(u.extent, [=](index<1> i) restrict(amp) { u[i] = vs[0][i] + 3; });
  CHECK(u[3] == 4);
}
void test() {
  std::vector<int> h(8, 1);
  array_view<int> v(h);
  array_view<const int> c(v);
  run(v);
  run(c);
}
} // namespace type_parameter

// A kernel captures an array of views of the class template's element type.
namespace element_type_of_class_template {
template <typename T>
struct C {
  array_view<T> a, b;
  C(std::vector<T> &x, std::vector<T> &y) : a(x), b(y) {}
  void run() {
    array_view<T> vs[2] = {a, b};
    parallel_for_each(a.extent, [=](index<1> i) restrict(amp) { vs[1][i] = vs[0][i] + 3; });
  }
};
void test() {
  std::vector<int> x(8, 1), y(8);
  C<int> c(x, y);
  c.run();
  CHECK(c.b[3] == 4);
}
} // namespace element_type_of_class_template

// A kernel in a class template's member function captures an array of views of dependent length.
namespace length_of_class_template {
template <int N>
struct C {
  array_view<int> a, b;
  C(std::vector<int> &x, std::vector<int> &y) : a(x), b(y) {}
  void run() {
    array_view<int> vs[N] = {a, b};
    parallel_for_each(a.extent, [=](index<1> i) restrict(amp) { vs[1][i] = vs[0][i] + 3; });
  }
};
void test() {
  std::vector<int> x(8, 1), y(8);
  C<2> c(x, y);
  c.run();
  CHECK(c.b[3] == 4);
}
} // namespace length_of_class_template

// A kernel captures a function object whose data member is an array of views of dependent type.
namespace member_of_function_object {
template <typename T>
struct K {
  T v[2];
  index<1> o;
  int operator()(int k, index<1> i) const restrict(amp) { return v[k][i]; }
};
template <typename V>
void run(V v) {
  std::vector<int> h(8);
  array_view<int> u(h);
  K<V> vs = {{v, v}, index<1>()};
  parallel_for_each(u.extent, [=](index<1> i) restrict(amp) { u[i] = vs(1, i) + 3; });
  CHECK(u[3] == 4);
}
void test() {
  std::vector<int> h(8, 1);
  array_view<int> v(h);
  array_view<const int> c(v);
  run(v);
  run(c);
}
} // namespace member_of_function_object

int main() {
  dependent_element_type::test();
  dependent_length::test();
  two_dimensions::test();
  type_parameter::test();
  element_type_of_class_template::test();
  length_of_class_template::test();
  member_of_function_object::test();
  return failures;
}
