// A kernel in a generic lambda may capture objects whose types are declared by the decltype of the
// lambda's parameters.
//
// accept: P-7.1-f, P-7.1-j
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <vector>
#include <type_traits>
#include "check.h"
using namespace concurrency;

// A kernel in a generic lambda captures a view whose element type is the decltype of the lambda
// parameter.
namespace element_type_of_view {
void test() {
  std::vector<int> x(8, 1), y(8);
  array_view<int> a(x), b(y);
  auto g = [=](auto k) {
    array_view<decltype(k)> w = b;
    parallel_for_each(a.extent, [=](index<1> i) restrict(amp) { w[i] = a[i] + k; });
  };
  g(3);
  CHECK(b[3] == 4);
}
} // namespace element_type_of_view

// A kernel in a generic lambda captures objects of an alias for the decltype of its parameter.
namespace alias {
void test() {
  std::vector<int> x(8, 1), y(8);
  array_view<int> a(x), b(y);
  auto g = [=](auto k) {
    using T = decltype(k);
    array_view<T> w = b;
    T z = k;
    parallel_for_each(a.extent, [=](index<1> i) restrict(amp) { w[i] = a[i] + z; });
  };
  g(3);
  CHECK(b[3] == 4);
}
} // namespace alias

// A kernel in a generic lambda captures variables declared by the decltype of the parameter and of
// a sum.
namespace sum {
void test() {
  std::vector<int> x(8, 1), y(8);
  array_view<int> a(x), b(y);
  auto g = [=](auto k) {
    decltype(k) z = k;
    decltype(k + 1) q = 1;
    parallel_for_each(a.extent, [=](index<1> i) restrict(amp) { b[i] = a[i] + z + 0 * q; });
  };
  g(3);
  CHECK(b[3] == 4);
}
} // namespace sum

// A kernel captures objects declared by the decayed decltype of a generic lambda's parameters.
namespace decayed_types {
void test() {
  std::vector<int> x(8, 1), y(8);
  array_view<int> a(x), b(y);
  auto g = [=](auto v, const auto &k) {
    auto w = v.section(0, 8);
    auto z = k;
    std::decay_t<decltype(k)> q = 0;
    typename decltype(v)::value_type t = 0;
    parallel_for_each(w.extent, [=](index<1> i) restrict(amp) { w[i] = a[i] + z + q + t; });
  };
  g(b, 3);
  CHECK(b[3] == 4);
}
} // namespace decayed_types

// A kernel in a generic lambda captures a view of the decltype of a variable that it captures too.
namespace captured_variable {
void test() {
  std::vector<int> x(8, 1), y(8);
  array_view<int> a(x), b(y);
  auto g = [=](auto k) {
    auto r = k + 1;
    array_view<decltype(r)> w(8);
    parallel_for_each(
        a.extent, [=](index<1> i) restrict(amp) {
          w[i] = a[i] + r;
          b[i] = w[i];
        });
  };
  g(2);
  CHECK(b[3] == 4);
}
} // namespace captured_variable

int main() {
  element_type_of_view::test();
  alias::test();
  sum::test();
  decayed_types::test();
  captured_variable::test();
  return failures;
}
