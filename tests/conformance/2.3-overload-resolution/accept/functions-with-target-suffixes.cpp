// Functions named f_amp, f_cpu and f_choice do not affect calls of overloads named f.
//
// accept: L-2.3.2.1-d
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#pragma GCC diagnostic ignored "-Wunused-parameter"
#include <amp.h>
using namespace concurrency;
int f_choice(int) restrict(cpu, amp) { return 70; }
int f_amp(int) restrict(cpu, amp) { return 80; }
int f_cpu(int) restrict(cpu, amp) { return 90; }
int f(int) restrict(amp) { return 1; }
int f(double) restrict(cpu) { return 2; }
int k() restrict(cpu, amp) { return f(1) + f_choice(1) + f_amp(1) + f_cpu(1); }
int main() {
  int o = 0;
  array_view<int> r(1, &o);
  parallel_for_each(r.extent, [=](index<1> i) restrict(amp) { r[0] = k(); });
  return r[0] == 241 && k() == 242 ? 0 : 1;
}
