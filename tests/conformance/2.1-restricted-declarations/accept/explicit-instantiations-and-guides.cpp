// Extern templates, constructor templates and deduction guides work with cpu,amp functions.
//
// accept: L-2.1.1-o
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using namespace concurrency;

template <typename T> T triple(T x) restrict(cpu, amp) { return x * 3; }
extern template int triple<int>(int x) restrict(cpu, amp);
template int triple<int>(int x) restrict(cpu, amp);

template <typename A, typename B> struct couple {
  A a;
  B b;
  template <typename X, typename Y> couple(X x, Y y) restrict(cpu, amp) : a(x), b(y) {}
  explicit couple(A x) restrict(cpu, amp) : couple(x, B(7)) {}
  template <typename R> R sum() const restrict(cpu, amp) { return R(a) + R(b); }
};
template <typename X, typename Y> couple(X, Y) -> couple<X, Y>;
template <> template <> inline int couple<int, int>::sum<int>() const restrict(cpu, amp) {
  return (a + b) * 100;
}

float work() restrict(cpu, amp) {
  couple c(1, 2.5f);
  return c.sum<float>() + float(couple<int, int>(1).sum<int>()) + float(triple(2));
}

int main() {
  float data[1] = {};
  array_view<float, 1> v(1, data);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = work(); });
  check("kernel", v[0], 3.5 + 800 + 6);
  check("host", work(), 809.5);
  return failures;
}
