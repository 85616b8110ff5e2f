// Amp code must not contain asm declarations.
//
// reject: L-2.4.3.7-h
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

int f(int n) restrict(amp)
{
    asm(""); // ERROR
    return n;
}

int g(int n) restrict(cpu, amp)
{
    __asm__ volatile("nop"); // ERROR
    return n;
}
