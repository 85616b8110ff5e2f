// A kernel may capture and use nested class templates with compatible members.
//
// accept: L-2.4.1.3-k
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using namespace concurrency;

template <typename T, int N> struct vec {
  T e[N];
  T &operator[](int k) restrict(cpu, amp) { return e[k]; }
  const T &operator[](int k) const restrict(cpu, amp) { return e[k]; }
  template <typename U> vec<U, N> as() const restrict(cpu, amp) {
    vec<U, N> r;
    for (int k = 0; k < N; ++k) r[k] = U(e[k]);
    return r;
  }
};
template <typename T, int N> T dot(const vec<T, N> &a, const vec<T, N> &b) restrict(cpu, amp) {
  T s = T();
  for (int k = 0; k < N; ++k) s += a[k] * b[k];
  return s;
}
template <int R, int C> using matrix = vec<vec<float, C>, R>;

int main() {
  matrix<2, 3> m = {{{{1, 2, 3}}, {{4, 5, 6}}}};
  vec<int, 3> w = {{1, 10, 100}};
  float data[2] = {};
  array_view<float, 1> v(2, data);
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) { v[i] = dot(m[i[0]], w.as<float>()); });
  check("0", v[0], 321);
  check("1", v[1], 654);
  return failures;
}
