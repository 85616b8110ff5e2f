// A default argument calls the overload of the caller's restriction, even through a cpu,amp
// function.
//
// accept: L-2.1.1-aa, L-2.3.2.1-d
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using namespace concurrency;

int side() { return 1; }
int side() restrict(amp) { return 2; }
int scaled(int x, int by = side()) restrict(cpu, amp) { return x * by; }
int from_both(int x) restrict(cpu, amp) { return scaled(x) + 1000; }

int main() {
  int data[2] = {};
  array_view<int, 1> v(2, data);
  parallel_for_each(
      extent<1>(1), [=](index<1>) restrict(amp) {
        v[0] = scaled(5);
        v[1] = from_both(5);
      });
  check("kernel", v[0], 10);
  check("through a function, kernel", v[1], 1010);
  check("host", scaled(5), 5);
  check("through a function, host", from_both(5), 1005);
  return failures;
}
