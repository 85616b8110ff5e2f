// A cpu,amp template selects constructors and static members of a template template argument by
// target.
//
// accept: L-2.3.2.1-e, L-2.2-g
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using namespace concurrency;

template <typename T> struct policy {
  static T get(T x) { return x + T(1); }
  static T get(T x) restrict(amp) { return x + T(2); }
  T value;
  policy(T v) : value(v * T(10)) {}
  policy(T v) restrict(amp) : value(v * T(20)) {}
  ~policy() restrict(cpu, amp) {}
};
template <template <typename> class P, typename T> T run(T x) restrict(cpu, amp) {
  P<T> p(x);
  return P<T>::get(x) + p.value;
}

int main() {
  float data[2] = {};
  array_view<float, 1> v(2, data);
  parallel_for_each(
      extent<1>(1), [=](index<1>) restrict(amp) {
        v[0] = run<policy>(0.5f);
        v[1] = float(run<policy>(3));
      });
  check("float", v[0], 12.5);
  check("int", v[1], 65);
  check("host", run<policy>(0.5f) + run<policy>(3), 6.5 + 34);
  return failures;
}
