// A function of one restriction may have C linkage, and amp templates may have parameter packs.
//
// accept: L-2.4.2-f, L-2.4.2-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using namespace concurrency;

extern "C" int c_amp(int x) restrict(amp) { return x + 1; }
extern "C" int c_cpu(int x) { return x + 2; }

int sum() restrict(cpu, amp) { return 0; }
template <typename T, typename... Ts> int sum(T x, Ts... rest) restrict(cpu, amp) {
  return x + sum(rest...);
}
template <typename... Ts> int fold(Ts... xs) restrict(cpu, amp) { return (0 + ... + xs); }

int main() {
  int data[1] = {};
  array_view<int, 1> v(1, data);
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        v[i] = c_amp(1) + fold(10, 20u) + sum(100, 200, 300);
      });
  check("kernel", v[0], 632);
  check("host", c_cpu(1) + sum(1, 2), 6);
  return failures;
}
