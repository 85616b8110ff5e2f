// Cpu,amp code must not call a pair whose functions return int and float.
//
// reject: L-2.2-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
int f() restrict(cpu);
float f() restrict(amp);
void g() restrict(cpu, amp) {
    auto x = f(); // ERROR
    (void)x;
}
void ok() restrict(amp) { auto x = f(); (void)x; }
int main() {}
