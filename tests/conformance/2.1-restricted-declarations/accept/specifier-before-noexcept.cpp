// A restriction specifier precedes noexcept, which amp functions can have.
//
// accept: L-2.1.1-d, L-2.4.2-e
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using namespace concurrency;

int plain(int x) restrict(cpu, amp) noexcept { return x + 1; }
int conditional(int x) restrict(cpu, amp) noexcept(sizeof(int) == 4) { return x + 2; }
int refers(int x) restrict(cpu, amp) noexcept(noexcept(plain(1))) { return plain(x) + 2; }

struct pair {
  int a, b;
  pair(int x) restrict(cpu, amp) noexcept : a(x), b(x) {}
  int sum() const restrict(cpu, amp) noexcept { return a + b; }
  bool operator==(const pair &other) const restrict(cpu, amp) noexcept {
    return a == other.a && b == other.b;
  }
};

static_assert(noexcept(refers(1)), "follows plain");
static_assert(noexcept(pair(1) == pair(2)), "operators too");

int main() {
  int data[3] = {};
  array_view<int, 1> v(3, data);
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        int x = i[0];
        v[i] = x == 0   ? plain(10)
               : x == 1 ? conditional(10) + (pair(1) == pair(1))
                        : refers(10) + pair(5).sum();
      });
  check("plain", v[0], 11);
  check("conditional", v[1], 13);
  check("refers", v[2], 23);
  check("host", refers(1), 4);
  return failures;
}
