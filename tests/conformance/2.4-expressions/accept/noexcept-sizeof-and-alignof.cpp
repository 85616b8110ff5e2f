// Amp code may use noexcept, sizeof and alignof of calls that it does not evaluate.
//
// accept: L-2.4.3.7-j
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using namespace concurrency;

int may_throw(int) restrict(cpu, amp) { return 1; }
int never(int) restrict(cpu, amp) noexcept { return 2; }

int facts() restrict(cpu, amp) {
  return noexcept(may_throw(1)) + noexcept(never(1)) * 10 + int(sizeof(never(1))) * 100 +
         int(alignof(double)) * 1000;
}

int main() {
  int data[1] = {};
  array_view<int, 1> v(1, data);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = facts(); });
  check("kernel", v[0], 8410);
  check("host", facts() + may_throw(1) + never(1), 8413);
  return failures;
}
