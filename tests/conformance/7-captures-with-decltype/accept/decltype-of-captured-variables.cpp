// A kernel may capture a view whose element type is the decltype of another captured variable.
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

// A function's kernel captures a view of the decltype of a variable that it captures too.
namespace function {
void test() {
  std::vector<int> y(8, 1);
  array_view<int> b(y);
  auto r = 2;
  array_view<decltype(r)> w(8);
  parallel_for_each(b.extent, [=](index<1> i) restrict(amp) { w[i] = r; });
  CHECK(w[0] == 2);
}
} // namespace function

// A function template's kernel captures a view of the decltype of a variable and an array of type
// T.
namespace function_template {
template <typename T>
void run(T f) {
  std::vector<int> y(8, 1);
  array_view<int> b(y);
  auto r = f + 2;
  array_view<decltype(r)> w(8);
  T q[2] = {f, f};
  parallel_for_each(b.extent, [=](index<1> i) restrict(amp) { w[i] = r + q[0]; });
  CHECK(w[0] == 10);
}
void test() { run(4); }
} // namespace function_template

// A member template's kernel captures a view of the decltype of the sum of two dependent types.
namespace member_template {
template <typename T>
struct C {
  array_view<T> a;
  explicit C(std::vector<T> &v) : a(v) {}
  template <typename U>
  int run(U u) {
    auto s = a[0] + u;
    array_view<decltype(s)> out(a.extent);
    const array_view<T> in = a;
    parallel_for_each(a.extent, [=](index<1> i) restrict(amp) { out[i] = in[i] + s; });
    return int(out[1] * 2);
  }
};
void test() {
  std::vector<int> v(4, 1);
  C<int> c(v);
  CHECK(c.run(0.5) == 5);
}
} // namespace member_template

// A kernel captures a view whose element type aliases the decltype of another captured variable.
namespace alias {
void test() {
  std::vector<int> y(8, 1);
  array_view<int> b(y);
  auto r = 2;
  using T = decltype(r);
  array_view<T> w(8);
  parallel_for_each(b.extent, [=](index<1> i) restrict(amp) { w[i] = r; });
  CHECK(w[0] == 2);
}
} // namespace alias

// A template's kernel captures a view whose type aliases the decltype of a captured variable.
namespace alias_in_template {
template <typename K>
void run(K k) {
  std::vector<int> y(8, 1);
  array_view<int> b(y);
  auto r = k + 1;
  using T = decltype(r);
  array_view<T> w(8);
  parallel_for_each(b.extent, [=](index<1> i) restrict(amp) { w[i] = r; });
  CHECK(w[0] == 5);
}
void test() { run(4); }
} // namespace alias_in_template

// A captured view has the decltype of a capture as element type beside a local class that uses it
// too.
namespace member_of_local_class {
void test() {
  std::vector<int> y(8, 1);
  array_view<int> b(y);
  auto r = 2;
  array_view<decltype(r)> w(8);
  struct L {
    decltype(r) m;
  };
  parallel_for_each(b.extent, [=](index<1> i) restrict(amp) { w[i] = r; });
  CHECK(w[0] == 2);
}
} // namespace member_of_local_class

// A kernel initializes a constant from a captured sum of dependent type.
namespace constant_in_kernel {
template <typename T>
void run(T f) {
  std::vector<int> y(8, 1);
  array_view<int> b(y);
  auto r = f + 2;
  array_view<decltype(r)> w(8);
  parallel_for_each(
      b.extent, [=](index<1> i) restrict(amp) {
        const int q = r;
        w[i] = q;
      });
  CHECK(w[0] == 6);
}
void test() { run(4); }
} // namespace constant_in_kernel

int main() {
  function::test();
  function_template::test();
  member_template::test();
  alias::test();
  alias_in_template::test();
  member_of_local_class::test();
  constant_in_kernel::test();
  return failures;
}
