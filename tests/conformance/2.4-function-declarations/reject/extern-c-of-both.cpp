// A function with C linkage must not have both restrictions.
//
// reject: L-2.4.2-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

extern "C" void f() restrict(cpu, amp); // ERROR
extern "C"
{
int g(int x) restrict(amp, cpu) { return x; } // ERROR
int h(int x) restrict(amp);
int k(int x) restrict(cpu);
}
