// A kernel may have init-captures whose types depend on template parameters.
//
// accept: L-2.4.3.3-c, L-2.1.2-h
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using namespace concurrency;

template <typename T, int N> int of_parameters() {
  int out = 0;
  array_view<int, 1> v(1, &out);
  parallel_for_each(v.extent, [ k = T(N), v ](index<1> i) restrict(amp) { v[i] = k; });
  v.synchronize();
  return out;
}

template <typename T> struct holder {
  T in_member(T x) {
    T out = 0;
    array_view<T, 1> v(1, &out);
    auto l = [k = x + T(1)](T y) restrict(cpu, amp) { return k + y; };
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = l(T(1)); });
    v.synchronize();
    return out;
  }
};

// Outside the lambda, the name refers to an object of another type.
template <typename T> double hiding(int k) {
  double out = 0;
  array_view<double, 1> v(1, &out);
  parallel_for_each(v.extent, [ k = T(k) / 2, v ](index<1> i) restrict(amp) { v[i] = k; });
  v.synchronize();
  return out;
}

template <typename T> int forms(T t) {
  int out = 0;
  array_view<int, 1> v(1, &out);
  parallel_for_each(
      v.extent,
      [ a{t}, b(t * 2), c = t, v ](index<1> i) restrict(amp) { v[i] = a + b * 10 + c * 100; });
  v.synchronize();
  return out;
}

template <typename T> int reference(T t) {
  array<T, 1> data(1);
  parallel_for_each(data.extent, [&r = data, t ](index<1> i) restrict(amp) { r[i] = t; });
  array_view<T, 1> w(data);
  return int(w[0]);
}
template <typename A> int unknown_reference(A &data) {
  auto &same = data;
  parallel_for_each(data.extent, [&r = same](index<1> i) restrict(amp) { r[i] = 8; });
  array_view<int, 1> w(data);
  return w[0];
}

template <typename T> int of_outer_lambda(T t) {
  int out = 0;
  array_view<int, 1> v(1, &out);
  auto host = [k = t + T(1), v] {
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = k; });
  };
  host();
  v.synchronize();
  return out;
}

template <typename T> int of_constant(const T &t) {
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

int main() {
  array<int, 1> data(1);
  check("of parameters", of_parameters<int, 3>(), 3);
  check("in a member", holder<int>().in_member(2), 4);
  check("hiding", hiding<double>(5), 2.5);
  check("forms", forms(1), 121);
  check("reference", reference(4), 4);
  check("unknown reference", unknown_reference(data), 8);
  check("of an outer lambda", of_outer_lambda(3), 4);
  check("of a constant", of_constant(6), 7);
  return failures;
}
