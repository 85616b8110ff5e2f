// A kernel may capture C arrays of views. Their length may be a constant or deduced.
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

// A kernel captures arrays of views whose length is a global constant or is deduced.
namespace length_from_global_constant {
const int N = 2;
void test() {
  std::vector<int> h(8, 1);
  array_view<int> v(h), u(8);
  array_view<int> vs[N] = {v, u};
  array_view<int> ws[] = {v, u};
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { vs[1][i] = ws[0][i] + 3; });
  CHECK(u[3] == 4);
}
} // namespace length_from_global_constant

// A kernel captures arrays of views whose length is a local constant, enumerator or constexpr
// value.
namespace length_from_local_constant {
void test() {
  const int N = 2;
  enum { M = 2 };
  constexpr int K = 1;
  std::vector<int> h(8, 1);
  array_view<int> v(h), u(8);
  array_view<int> vs[N] = {v, u};
  array_view<int> ws[M] = {v, u};
  array_view<int> xs[K + 1] = {v, u};
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) { vs[1][i] = ws[0][i] + 3 + 0 * xs[1][i]; });
  CHECK(u[3] == 4);
}
} // namespace length_from_local_constant

// A kernel captures an array of views of const elements.
namespace views_of_const_elements {
void test() {
  std::vector<int> h(8, 1);
  array_view<int> v(h), u(8);
  array_view<const int> vs[2] = {v, v};
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { u[i] = vs[0][i] + 3; });
  CHECK(u[3] == 4);
}
} // namespace views_of_const_elements

// A kernel captures arrays of views whose array or element type is a typedef.
namespace typedefs_of_array_and_element {
typedef array_view<int> row;
typedef row rows[2];
void test() {
  std::vector<int> h(8, 1);
  array_view<int> v(h), u(8);
  rows vs = {v, u};
  using three = row[3];
  three t = {v, u, v};
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) { vs[1][i] = vs[0][i] + 3 + 0 * t[2][i]; });
  CHECK(u[3] == 4);
}
} // namespace typedefs_of_array_and_element

int main() {
  length_from_global_constant::test();
  length_from_local_constant::test();
  views_of_const_elements::test();
  typedefs_of_array_and_element::test();
  return failures;
}
