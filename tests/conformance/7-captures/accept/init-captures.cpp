// A kernel may have init-captures of dependent types and init-captures of amp lambdas.
//
// accept: L-2.4.3.3-c, L-2.1.2-h
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <vector>
#include "check.h"
using namespace concurrency;

// A kernel may have init-captures whose types depend on template parameters.
namespace dependent_types {
template <typename T, int N>
int template_parameters() {
  int out = 0;
  array_view<int, 1> v(1, &out);
  parallel_for_each(v.extent, [ k = T(N), v ](index<1> i) restrict(amp) { v[i] = k; });
  v.synchronize();
  return out;
}

template <typename T>
struct class_template {
  T in_member(T x) {
    T out = 0;
    array_view<T, 1> v(1, &out);
    auto l = [k = x + T(1)](T y) restrict(cpu, amp) { return k + y; };
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = l(T(1)); });
    v.synchronize();
    return out;
  }
};

// The name of the init-capture refers to an object of another type outside the lambda.
template <typename T>
double other_type_outside(int k) {
  double out = 0;
  array_view<double, 1> v(1, &out);
  parallel_for_each(v.extent, [ k = T(k) / 2, v ](index<1> i) restrict(amp) { v[i] = k; });
  v.synchronize();
  return out;
}

template <typename T>
int forms(T t) {
  int out = 0;
  array_view<int, 1> v(1, &out);
  parallel_for_each(
      v.extent,
      [ a{t}, b(t * 2), c = t, v ](index<1> i) restrict(amp) { v[i] = a + b * 10 + c * 100; });
  v.synchronize();
  return out;
}

template <typename T>
int reference(T t) {
  array<T, 1> data(1);
  parallel_for_each(data.extent, [&r = data, t ](index<1> i) restrict(amp) { r[i] = t; });
  array_view<T, 1> w(data);
  return int(w[0]);
}
template <typename A>
int reference_to_parameter(A &data) {
  auto &same = data;
  parallel_for_each(data.extent, [&r = same](index<1> i) restrict(amp) { r[i] = 8; });
  array_view<int, 1> w(data);
  return w[0];
}

template <typename T>
int kernel_in_lambda(T t) {
  int out = 0;
  array_view<int, 1> v(1, &out);
  auto host = [k = t + T(1), v] {
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = k; });
  };
  host();
  v.synchronize();
  return out;
}

template <typename T>
int constant_parameter(const T &t) {
  int out = 0;
  array_view<int, 1> v(1, &out);
  parallel_for_each(
      v.extent, [ k = t, v ](index<1> i) restrict(amp) {
        auto m = k;
        m += 1;
        v[i] = m;
      });
  v.synchronize();
  return out;
}

void test() {
  array<int, 1> data(1);
  check("template parameters", template_parameters<int, 3>(), 3);
  check("in a member", class_template<int>().in_member(2), 4);
  check("other type outside", other_type_outside<double>(5), 2.5);
  check("forms", forms(1), 121);
  check("reference", reference(4), 4);
  check("reference to a parameter", reference_to_parameter(data), 8);
  check("kernel in a lambda", kernel_in_lambda(3), 4);
  check("constant parameter", constant_parameter(6), 7);
}
} // namespace dependent_types

// The initializer of a capture can contain an amp lambda, whose closure is an amp-compatible value.
namespace amp_lambda {
template <typename F>
struct twice {
  F f;
  int operator()(int x) const restrict(cpu, amp) { return f(f(x)); }
};
template <typename F>
twice<F> make_twice(F f) {
  return {f};
}
template <typename T>
T run(array_view<T> v, T n) {
  parallel_for_each(
      v.extent, [ =, k = [=](T x) restrict(amp) { return x + n; } ](index<1> i) restrict(amp) {
        v[i] = k(i[0]);
      });
  return v[1];
}
// clang-format off
void test_braces(array_view<int> v) {
  auto outer = [&](int x) {
    parallel_for_each(v.extent, [=, k{[=](int y) restrict(amp) { return x + y; }}](
                                    index<1> i) restrict(amp) { v[i] = k(i[0]); });
  };
  outer(40);
}
// clang-format on
void test() {
  std::vector<int> data(8);
  array_view<int> v(8, data);
  int n = 5;
  parallel_for_each(
      v.extent, [ v, k = [=](int x) restrict(amp) { return x * n; } ](index<1> i) restrict(amp) {
        v[i] = k(i[0]);
      });
  CHECK(v[2] == 10);
  parallel_for_each(
      v.extent, [ v, k = make_twice([=](int x) restrict(cpu, amp) { return x * n; }) ](
                    index<1> i) restrict(amp) { v[i] = k(i[0]); });
  CHECK(v[2] == 50);
  parallel_for_each(
      v.extent, [ v, n = [&] { return n + 1; }() ](index<1> i) restrict(amp) { v[i] = n; });
  CHECK(v[2] == 6);
  CHECK(run(v, 3) == 4);
  parallel_for_each(
      v.extent, [
        v, k = [m = [=](int x) restrict(amp) { return x + n; }](int x) restrict(
               amp) { return m(x) + 1; }
      ](index<1> i) restrict(amp) { v[i] = k(i[0]); });
  CHECK(v[2] == 8);
  test_braces(v);
  CHECK(v[2] == 42);
}
} // namespace amp_lambda

int main() {
  dependent_types::test();
  amp_lambda::test();
  return failures;
}
