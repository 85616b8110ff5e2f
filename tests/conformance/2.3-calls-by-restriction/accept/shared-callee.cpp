// Cpu, amp and cpu,amp functions can call a cpu,amp function.
//
// accept: L-2.3.2-f, L-2.3.2.1-a, L-2.3.2.1-b, L-2.3.2.1-d
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "check.h"
#include <amp.h>

using namespace concurrency;

int both(int x) restrict(cpu, amp) { return x + 1; }
int from_cpu(int x) { return both(x) * 2; }
int from_amp(int x) restrict(amp) { return both(x) * 3; }
int from_both(int x) restrict(amp, cpu) { return both(both(x)); }

int main() {
  int data[1] = {};
  array_view<int, 1> v(1, data);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = from_amp(1) + from_both(1); });
  check("kernel", v[0], 9);
  check("host", from_cpu(1) + from_both(1), 7);
  return failures;
}
