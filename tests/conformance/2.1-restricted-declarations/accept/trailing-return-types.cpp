// A restriction specifier precedes a trailing return type.
//
// accept: L-2.1.1-f, L-2.1.1-g
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using namespace concurrency;

auto trailing(float x) restrict(cpu, amp) -> double;
auto trailing(float x) restrict(cpu, amp) -> double { return x * 0.5; }
auto deduced(int x) restrict(cpu, amp) { return x * 2u; }
decltype(auto) exact(int &x) restrict(cpu, amp) { return (x); }
auto nothrow(int x) restrict(cpu, amp) noexcept -> int { return x + 1; }

template <typename A, typename B> auto sum(A a, B b) restrict(cpu, amp) -> decltype(a + b) {
  return a + b;
}

int main() {
  double data[4] = {};
  array_view<double, 1> v(4, data);
  parallel_for_each(
      extent<1>(1), [=](index<1>) restrict(amp) {
        v[0] = trailing(3.0f);
        v[1] = deduced(4);
        int x = 1;
        exact(x) = 9;
        v[2] = x;
        v[3] = sum(1, 0.25) + nothrow(1);
      });
  check("trailing", v[0], 1.5);
  check("deduced", v[1], 8);
  check("exact", v[2], 9);
  check("sum", v[3], 3.25);
  check("host", sum(trailing(1.0f), deduced(2)), 4.5);
  return failures;
}
