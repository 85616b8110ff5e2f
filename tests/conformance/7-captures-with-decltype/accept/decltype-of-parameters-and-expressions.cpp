// A kernel may capture variables whose types are declared by the decltype of parameters, views,
// elements, sums and calls.
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

// A kernel uses a local alias for the decltype of a function parameter outside and inside its body.
namespace alias_of_parameter {
template <typename K>
void run(K k) {
  std::vector<int> y(8, 1);
  array_view<int> b(y);
  using T = decltype(k);
  array_view<T> w(8);
  T z = k;
  parallel_for_each(
      b.extent, [=](index<1> i) restrict(amp) {
        w[i] = z;
        T q = 0;
        w[i] += q;
      });
  CHECK(w[0] == 4);
}
void test() { run(4); }
} // namespace alias_of_parameter

// A kernel captures references to arrays whose element type is the decltype of a captured
// parameter.
namespace arrays_by_reference {
template <typename T>
void run(T f) {
  array<T> r(8);
  array_view<T> z(r);
  parallel_for_each(r.extent, [=](index<1> i) restrict(amp) { z[i] = f; });
  array<decltype(f)> w(8);
  array<decltype(f)> &wr = w;
  parallel_for_each(r.extent, [ f, &wr, &r ](index<1> i) restrict(amp) { wr[i] = r[i] + f; });
  std::vector<T> o = w;
  CHECK(o[0] == 8);
}
void test() { run(4); }
} // namespace arrays_by_reference

// A kernel captures variables declared by the decltype of a parameter and of an arithmetic
// expression.
namespace parameter_and_expression {
template <typename T>
void run(T k) {
  std::vector<T> h(8, 1);
  array_view<T> v(h);
  std::vector<T> o(8);
  array_view<decltype(k)> w(o);
  decltype(k + 1) z = k;
  auto v2 = v.section(0, 8);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { w[i] = v2[i] + z; });
  CHECK(w[3] == T(4));
}
void test() {
  run(3);
  run(3.0);
}
} // namespace parameter_and_expression

// A kernel captures views and scalars declared by the decltype of dependent sums.
namespace dependent_sums {
template <typename T>
void run(T k) {
  std::vector<T> h(8, 1);
  array_view<T> v(h);
  auto z = k + 1;
  array_view<decltype(z)> w(8);
  decltype(z + k) q = 2;
  array_view<decltype(v[0] + k)> r(8);
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        w[i] = v[i] + q;
        r[i] = w[i];
      });
  CHECK(w[3] == T(3));
}
void test() {
  run(3);
  run(3.0);
}
} // namespace dependent_sums

// A kernel captures variables and arrays declared by the decltype of scalars, views and view
// elements.
namespace views_and_elements {
void test() {
  std::vector<int> x(8, 1), y(8);
  array_view<int> a(x), b(y);
  int k = 3;
  array_view<decltype(k)> w = b;
  decltype(k) n = 3;
  decltype(a) c = a;
  std::remove_reference_t<decltype(a[0])> q = 0;
  decltype(k) arr[2] = {0, 0};
  decltype(a) va[2] = {a, b};
  parallel_for_each(
      a.extent, [=](index<1> i) restrict(amp) { w[i] = c[i] + n + q + arr[1] + 0 * va[1][i]; });
  CHECK(b[3] == 4);
}
} // namespace views_and_elements

// A kernel captures a view whose element type is the decltype of a captured call result.
namespace call_result {
struct S {
  int k;
  int operator()(int x) const restrict(cpu, amp) { return (x + 1) * k; }
};
template <typename F>
void run(F f) {
  std::vector<int> y(8, 1);
  array_view<int> b(y);
  auto r = f(2);
  array_view<decltype(r)> w(8);
  F fs[2] = {f, f};
  parallel_for_each(b.extent, [=](index<1> i) restrict(amp) { w[i] = r + 0 * fs[1](1); });
  CHECK(w[0] == 6);
}
void test() { run(S{2}); }
} // namespace call_result

// A kernel captures a view whose element type is the decltype of a call of a closure parameter.
namespace closure_call {
template <typename F>
void run(F f) {
  std::vector<int> y(8, 1);
  array_view<int> b(y);
  auto r = f(2);
  array_view<decltype(f(1))> w(8);
  parallel_for_each(b.extent, [=](index<1> i) restrict(amp) { w[i] = r; });
  CHECK(w[0] == 6);
}
void test() {
  int k = 2;
  run([=](int x) restrict(cpu, amp) { return (x + 1) * k; });
}
} // namespace closure_call

// A kernel captures objects declared by the decltype of a call of a function template.
namespace template_call {
template <typename T>
T get(T x) {
  return x;
}
template <typename T>
void run(T k) {
  std::vector<T> h(8, 1);
  array_view<T> v(h);
  array_view<decltype(get(k))> w(8);
  const decltype(get(k)) c = 3;
  typedef decltype(get(k)) R;
  R r = 1;
  array_view<R> x(w);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { x[i] = v[i] + c + r; });
  CHECK(w[3] == T(5));
}
void test() {
  run(3);
  run(3.0);
}
} // namespace template_call

int main() {
  alias_of_parameter::test();
  arrays_by_reference::test();
  parameter_and_expression::test();
  dependent_sums::test();
  views_and_elements::test();
  call_result::test();
  closure_call::test();
  template_call::test();
  return failures;
}
