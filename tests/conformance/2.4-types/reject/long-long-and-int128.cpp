// Amp code must not declare a long long or 128-bit integer variable.
//
// reject: L-2.4.1.2-b
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

int f(int x) restrict(amp)
{
    long long a = x;          // ERROR
    unsigned long long b = 1; // ERROR
    __int128 c = 2;           // ERROR
    return x;
}
