// A kernel may capture C arrays whose sizes are deduced, constant or dependent.
//
// accept: P-7-af, P-7.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <vector>
#include "check.h"
using namespace concurrency;

// A kernel in a function may capture C arrays of several ranks whose initializers give their sizes.
namespace deduced_in_function {
int f(int t) {
  int a[] = {t, 2};
  int b[][2] = {{1, 2}, {3, 4}};
  float c[]{1.f, t * 1.f};
  const int d[] = {7, 8};
  int o = 0;
  array_view<int> v(1, &o);
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) { v[i] = a[0] + a[1] + b[1][1] + (int)c[1] + d[1]; });
  return v[0];
}
void test() { CHECK(f(3) == 5 + 4 + 3 + 8); }
} // namespace deduced_in_function

// A kernel in a function template may capture an int array whose initializer gives its size.
namespace deduced_in_template {
template <class T>
int f(T t) {
  int a[] = {1, 2, 3};
  int o = 0;
  array_view<int> v(1, &o);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = a[0] + a[2] + t; });
  return v[0];
}
void test() { CHECK(f<int>(3) == 7); }
} // namespace deduced_in_template

// A kernel may capture a C array of dependent element type whose initializer gives its size.
namespace deduced_for_dependent_elements {
template <class T>
int f(T t) {
  T a[] = {t, 2};
  int o = 0;
  array_view<int> v(1, &o);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = a[0] + a[1]; });
  return v[0];
}
void test() { CHECK(f<int>(3) == 5); }
} // namespace deduced_for_dependent_elements

// A kernel may capture C arrays whose sizes are template arguments, constants, sizeof or sums.
namespace dependent_expressions {
template <class T>
struct tr {
  typedef T type[2];
  using elem = T;
  static const int n = 2;
};
enum { two = 2 };
template <class T, int N, class... P>
int f(T t, P...) {
  constexpr int L = N + 1;
  const int M = L + 1;
  T a[N] = {t}, b[N + 1] = {t}, c[sizeof...(P)] = {t}, d[sizeof(T)] = {t}, e[tr<T>::n] = {t},
    g[L] = {t}, h[M] = {t}, q[two] = {t}, r[N][L] = {{t}};
  typename tr<T>::elem s[2] = {t};
  int o = 0;
  array_view<int> v(1, &o);
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        v[i] = a[0] + b[0] + c[0] + d[0] + e[0] + g[0] + h[0] + q[0] + r[0][0] + s[0] +
               (int)(sizeof(a) + sizeof(b) + sizeof(c) + sizeof(d) + sizeof(e) + sizeof(g) +
                     sizeof(h) + sizeof(q) + sizeof(r)) *
                   100;
      });
  return v[0];
}
void test() {
  CHECK((f<int, 2>(3, 1, 2.f, 3)) == 30 + 4 * 100 * (2 + 3 + 3 + 4 + 2 + 3 + 4 + 2 + 6));
}
} // namespace dependent_expressions

// A kernel captures an array of scalars whose length is a template parameter.
namespace template_parameter {
template <int N>
void run() {
  std::vector<int> h(8, 1);
  array_view<int> v(h), u(8);
  int n[N] = {3, 4};
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { u[i] = v[i] + n[0]; });
  CHECK(u[3] == 4);
}
void test() { run<2>(); }
} // namespace template_parameter

int main() {
  deduced_in_function::test();
  deduced_in_template::test();
  deduced_for_dependent_elements::test();
  dependent_expressions::test();
  template_parameter::test();
  return failures;
}
