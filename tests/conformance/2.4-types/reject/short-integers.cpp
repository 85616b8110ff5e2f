// A cpu,amp function must not declare a short or unsigned short variable or array.
//
// reject: L-2.4.1.2-b
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

int f(int x) restrict(cpu, amp)
{
    short a = 0;                   // ERROR
    unsigned short b[4] = {};      // ERROR
    const unsigned short int c = 1; // ERROR
    return x;
}
