// Amp code must not cast to char, short or unsigned long long.
//
// reject: L-2.4.1.2-b, L-2.4.1-b
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

int f(int x) restrict(amp)
{
    int a = (char)x;                       // ERROR
    int b = static_cast<short>(x);         // ERROR
    int c = int((unsigned long long)a);    // ERROR
    return a + b + c + int(short(x));     // ERROR
}
